"""Where games are played: every engine brings the same, and a lost worker costs nothing."""

import os
import signal
from pathlib import Path

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


@pytest.mark.slow
def test_ray_replaces_a_killed_worker(tmp_path):
    jobs = [(n, str(tmp_path / "killed")) for n in range(20)]
    assert sorted(run_jobs(square_unless_killed, jobs, "ray", 2)) == [n * n for n in range(20)]
    assert (tmp_path / "killed").exists()
