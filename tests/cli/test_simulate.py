"""simulate: the same seed gives the same results, whatever the jobs; the figures are honest."""

import json
import subprocess
import sys

import pytest

from misto.core.record import from_json
from misto.games.registry import GAMES
from misto.lab.engines import most_workers
from misto.lab.simulate import Plan, figures, simulate
from tests.cli.line import in_process, misto, refused


def plan(bots=("random", "random"), games=60, **options):
    return Plan("machi_koro", GAMES["machi_koro"].settle(options, len(bots)), bots, games, 7)


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random")])
def test_jobs_do_not_change_results(bots):
    assert simulate(plan(bots), 1).played == simulate(plan(bots), 2).played


def test_records_do_not_change_results():
    kept = simulate(plan(), 1, keep=True).played
    bare = simulate(plan(), 1).played
    assert [(p.decisions, p.turns, p.points, p.outcome) for p in kept] == [
        (p.decisions, p.turns, p.points, p.outcome) for p in bare
    ]
    assert all(len(from_json(GAMES, p.record).steps) == p.decisions for p in kept)


def test_greedy_beats_random():
    wins = figures(simulate(plan(("greedy", "random", "random"), 80)))["wins"]
    assert wins[0]["low"] > 0.9


def test_json_object():
    done = misto(
        "simulate", "machi_koro", "--seats", "3", "--games", "50", "-o", "expansion=harbor", "--json"
    )
    told = json.loads(done.stdout)
    assert told["options"]["expansion"] == "harbor"
    assert {"game", "options", "seats", "games", "decisions", "decisions_per_s", "games_per_s"} <= set(told)
    assert {"mean", "se"} <= set(told["turns"])
    assert len(told["points"]["per_seat"]) == len(told["wins"]) == 3
    assert abs(sum(w["share"] for w in told["wins"]) - 1) < 1e-9
    assert all(w["low"] <= w["share"] <= w["high"] for w in told["wins"])


def test_jobs_are_no_more_than_the_games(monkeypatch):
    asked = []
    monkeypatch.setattr(
        "misto.lab.simulate.simulate_on_processes", lambda plan, jobs, *rest: asked.append(jobs) or {}
    )
    simulate(plan(games=3), 10_000)
    simulate(plan(games=100_000), 100_000)
    assert asked[0] <= 3
    assert asked[1] == most_workers()


def test_a_program_that_fails_is_not_told_as_a_player(tmp_path):
    """Everything is written, and the exit code says that it is worth nothing."""
    done = misto("simulate", "machi_koro", "--games", "2", "--bots", "random,exec:/bin/false", "--seats", "2",
                 "--records", str(tmp_path / "r.ndjson"))  # fmt: skip
    assert done.returncode == 2
    assert "faults" in done.stdout
    assert "failed so often in 2 of 2 games" in done.stderr
    assert (tmp_path / "r.ndjson").read_text().count("\n") == 2


def test_files_are_overwritten_only_by_force(tmp_path):
    report, records = tmp_path / "r.html", tmp_path / "r.ndjson"
    words = ["simulate", "machi_koro", "--games", "2", "--report", str(report), "--records", str(records)]
    assert in_process(*words).returncode == 0
    report.write_text("mine")
    refused(in_process(*words), "nothing was overwritten")
    assert report.read_text() == "mine"
    assert in_process(*words, "--force").returncode == 0
    assert report.read_text().startswith("<!doctype html>")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["r.html", "r.ndjson"]


def test_a_link_is_followed_by_force(tmp_path):
    """What is replaced is the file, not the link to it."""
    (tmp_path / "real.html").write_text("mine")
    (tmp_path / "link.html").symlink_to(tmp_path / "real.html")
    words = ["simulate", "machi_koro", "--games", "1", "--report", str(tmp_path / "link.html"), "--force"]
    assert in_process(*words).returncode == 0
    assert (tmp_path / "link.html").is_symlink()
    assert (tmp_path / "real.html").read_text() != "mine"


@pytest.mark.slow
def test_training_overwrites_only_by_force(tmp_path):
    pytest.importorskip("torch")
    (tmp_path / "mine.csv").write_text("mine")
    words = [
        sys.executable,
        "-m",
        "misto.envs.train",
        "machi_koro",
        "--minutes",
        "0",
        "--out",
        str(tmp_path / "mine"),
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "nothing was overwritten" in done.stderr
    assert [p.name for p in tmp_path.iterdir()] == ["mine.csv"]
