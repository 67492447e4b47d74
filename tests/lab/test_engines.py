"""Where games are played: every engine brings the same, and a lost worker costs nothing."""

import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from misto.core.trouble import Trouble
from misto.lab.engines import run_jobs


def square(n):
    return n * n


def square_unless_killed(job):
    """The first to come to job 5 dies on the spot, as if the machine had killed it."""
    n, mark = job
    if n == 5 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def die(n):
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_once(workers):
    assert sorted(run_jobs(square, range(20), "local", workers)) == [n * n for n in range(20)]


def test_a_killed_worker_is_replaced_and_its_jobs_done_again(tmp_path):
    jobs = [(n, str(tmp_path / "killed")) for n in range(20)]
    assert sorted(run_jobs(square_unless_killed, jobs, "local", 2)) == [n * n for n in range(20)]
    assert (tmp_path / "killed").exists()


def test_a_job_that_always_kills_is_given_up(monkeypatch):
    monkeypatch.setattr("misto.lab.engines.MOST_LOSSES", 2)
    with pytest.raises(Trouble, match="workers-lost"):
        list(run_jobs(die, range(4), "local", 2))


def test_unknown_engine():
    with pytest.raises(Trouble, match="unknown-engine"):
        list(run_jobs(square, range(4), "cloud"))


def test_a_cluster_that_does_not_start(monkeypatch):
    """Ray raises a bare Exception where a node of its own does not come up."""

    def init(**options):
        raise Exception("The current node timed out during startup.\nmore of it")

    ray = SimpleNamespace(is_initialized=lambda: False, init=init, __spec__=object())
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Trouble, match="no-cluster") as told:
        list(run_jobs(square, range(4), "ray"))
    assert told.value.facts["why"] == "The current node timed out during startup."


@pytest.mark.slow
def test_ray_replaces_a_killed_worker(tmp_path):
    jobs = [(n, str(tmp_path / "killed")) for n in range(20)]
    assert sorted(run_jobs(square_unless_killed, jobs, "ray", 2)) == [n * n for n in range(20)]
    assert (tmp_path / "killed").exists()
