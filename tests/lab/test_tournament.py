"""Tournaments: rotated seats, shared deals, honest intervals, and the same table after a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from misto.core.trouble import Trouble
from misto.lab.engines import most_workers, run_jobs
from misto.lab.match import Result, play, secret_of
from misto.lab.share import wilson
from misto.lab.standings import pairings, standings
from misto.lab.tournament import Tournament, run_tournament

SMALL = Tournament("machi_koro", ("random", "greedy", "level:novice"), 6, 2, {}, 3, 0.1)
CLI = [sys.executable, "-c", "from misto.cli import main; main()"]


def timeless(results):
    """Results without the one thing that two runs do not share."""
    return [replace(r, seconds=()) for r in results]


def test_every_pairing_over_rotated_seats_and_shared_deals():
    jobs = SMALL.jobs()
    assert len(jobs) == 3 * 6
    assert len({job.key for job in jobs}) == len(jobs)
    by_deal = {}
    for job in jobs:
        by_deal.setdefault((job.deal, frozenset(job.bots)), []).append(job.bots)
    assert all(len(seatings) == 2 and seatings[0] == seatings[1][::-1] for seatings in by_deal.values())


def test_with_four_seats_one_sits_among_three():
    plan = Tournament("machi_koro", ("random", "greedy"), 8, 4)
    jobs = plan.jobs()
    assert len(jobs) == 2 * 8
    alone = [job for job in jobs if job.key.startswith("greedy|random|")]
    assert len(alone) == 8
    assert sorted(job.bots.index("greedy") for job in alone) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_deal_has_one_secret():
    assert secret_of(1, 2) == secret_of(1, 2)
    assert len({secret_of(seed, deal) for seed in range(3) for deal in range(3)}) == 9


def test_the_same_whatever_the_workers(tmp_path):
    one = run_tournament(SMALL, tmp_path / "one.ndjson", workers=1)
    two = run_tournament(SMALL, tmp_path / "two.ndjson", workers=2)
    assert timeless(one) == timeless(two)
    assert [play(job).outcome for job in SMALL.jobs()[:3]] == [r.outcome for r in one[:3]]


def test_it_goes_on_where_it_was(tmp_path):
    whole = run_tournament(SMALL, tmp_path / "whole.ndjson", workers=1)
    lines = (tmp_path / "whole.ndjson").read_bytes().splitlines(keepends=True)
    torn = tmp_path / "torn.ndjson"
    torn.write_bytes(b"".join(lines[:8]) + lines[8][:30])  # killed in the middle of a line
    told = []
    resumed = run_tournament(SMALL, torn, workers=1, tell=lambda done, of, last: told.append((done, of)))
    assert told[0] == (7, 18)
    assert told[-1] == (18, 18)
    assert timeless(resumed) == timeless(whole)
    assert resumed[:7] == whole[:7]  # not played again: even the time is that of the first run
    more = replace(SMALL, games=8)
    assert timeless(run_tournament(more, torn, workers=1))[:6] == timeless(whole)[:6]


def test_results_of_another_tournament_are_refused(tmp_path):
    run_tournament(replace(SMALL, games=2, bots=("random", "greedy")), tmp_path / "r.ndjson", workers=1)
    with pytest.raises(Trouble, match="other-tournament"):
        run_tournament(SMALL, tmp_path / "r.ndjson", workers=1)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda data: b"notes of mine, no end of line", "not-results"),
        (lambda data: b"line\nand a half", "not-results"),
        (lambda data: bytes(range(256)), "not-results"),
        (lambda data: b"[" * 100_000, "not-results"),
        (lambda data: data + b"my remark", "bad-results"),
        (lambda data: data + b"my remark\n", "bad-results"),
        (lambda data: data + b"[]\n", "bad-results"),
        (lambda data: data + b"[" * 100_000 + b"\n", "bad-results"),
        (lambda data: data + b"\xff\xfe\n", "bad-results"),
        (lambda data: data.replace(b'"turns":', b'"twists":', 1), "bad-results"),
        (lambda data: data.replace(b'"deal":0', b'"deal":"0"', 1), "bad-results"),
        (lambda data: data.replace(b'"outcome":[', b'"outcome":[NaN,', 1), "bad-results"),
    ],
)
def test_what_is_not_ours_is_left_as_it_is(tmp_path, change, key):
    """A file is looked at whole before a byte of it is changed."""
    file = tmp_path / "r.ndjson"
    plan = replace(SMALL, games=2, bots=("random", "greedy"))
    run_tournament(plan, file, workers=1)
    data = change(file.read_bytes())
    file.write_bytes(data)
    with pytest.raises(Trouble, match=key):
        run_tournament(replace(plan, games=4), file, workers=1)
    assert file.read_bytes() == data


@pytest.mark.parametrize("left", [0, 1, 40])
def test_killed_in_the_first_line(tmp_path, left):
    whole, torn = tmp_path / "whole.ndjson", tmp_path / "torn.ndjson"
    plan = replace(SMALL, games=2, bots=("random", "greedy"))
    calm = run_tournament(plan, whole, workers=1)
    torn.write_bytes(whole.read_bytes()[:left])
    assert timeless(run_tournament(plan, torn, workers=1)) == timeless(calm)
    assert torn.read_bytes().count(b"\n") == whole.read_bytes().count(b"\n")


def test_where_nothing_can_be_played_nothing_is_written(tmp_path):
    with pytest.raises(Trouble, match="unknown-engine"):
        run_tournament(SMALL, tmp_path / "r.ndjson", on="moon")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["folder", "notes.txt/r.ndjson"])
def test_a_target_is_tried_before_the_first_game(tmp_path, monkeypatch, name):
    (tmp_path / "folder").mkdir()
    (tmp_path / "notes.txt").write_text("mine")
    monkeypatch.setattr("misto.lab.tournament.run_jobs", lambda *_: pytest.fail("a game was played"))
    with pytest.raises(Trouble, match=r"no-file|not-written"):
        run_tournament(SMALL, tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "notes.txt"]


def test_a_tournament_has_an_end():
    """Each game is a job in memory: so many are not even counted out."""
    with pytest.raises(Trouble, match="long-tournament"):
        replace(SMALL, games=10**9).check()
    for plan in (SMALL, replace(SMALL, games=7), replace(SMALL, seats=3), replace(SMALL, alone="greedy")):
        assert plan.number_of_games() == len(plan.jobs())


def test_workers_are_no_more_than_games_and_machine(monkeypatch):
    """Thousands of processes bring a machine down."""
    asked = []
    monkeypatch.setattr("misto.lab.engines.on_processes", lambda play, jobs, workers: asked.append(workers))
    run_jobs(play, [1, 2, 3], "local", 100_000)
    run_jobs(play, list(range(100_000)), "local", 100_000)
    assert asked[0] <= 3
    assert asked[1] == most_workers() < 100_000


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"bots": ("random",)}, "bad-bots"),
        ({"bots": ("random", "random")}, "bad-bots"),
        ({"bots": ("random", "nobody")}, "unknown-bot"),
        ({"seats": 1}, "bad-seats"),
        ({"game": "chess"}, "unknown-game"),
        ({"games": 0}, "bad-tournament"),
        ({"options": {"x": 1}}, "unknown-option"),
    ],
)
def test_a_wrong_plan_is_told_before_anything_is_played(tmp_path, change, key):
    with pytest.raises(Trouble, match=key):
        run_tournament(replace(SMALL, **change), tmp_path / "r.ndjson")
    assert not (tmp_path / "r.ndjson").exists()


def command(games, folder, *more):
    words = ["tournament", "machi_koro", "--bots", "random,greedy", "--games", str(games), "--jobs", "2"]
    return [*CLI, *words, "--results", str(folder / "results.ndjson"), "--json", *more]


def table(process):
    """The printed table without times."""
    told = json.loads(process.stdout)
    for row in told["standings"]:
        del row["ms"], row["slowest_ms"]
    return told


def killed_and_started_again(tmp_path, games, *more):
    """The table of an undisturbed run, and of one killed with all its workers in the middle."""
    for folder in ("calm", "killed"):
        (tmp_path / folder).mkdir()
    calm = subprocess.run(command(games, tmp_path / "calm", *more), capture_output=True, check=True)
    file = tmp_path / "killed" / "results.ndjson"
    process = subprocess.Popen(
        command(games, tmp_path / "killed", *more),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    until = time.monotonic() + 240
    while process.poll() is None and time.monotonic() < until and lines_in(file) < games // 4:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    played = lines_in(file) - 1
    assert 0 < played < games, "the kill must come in the middle"
    again = subprocess.run(command(games, tmp_path / "killed", *more), capture_output=True, check=True)
    return table(calm), table(again)


def lines_in(file: Path):
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_killed_in_the_middle_and_started_again(tmp_path):
    calm, again = killed_and_started_again(tmp_path, 120)
    assert calm == again
    assert calm["games"] == 120


@pytest.mark.slow
def test_two_thousand_games_killed_in_the_middle(tmp_path):
    calm, again = killed_and_started_again(tmp_path, 2000)
    assert calm == again
    assert calm["games"] == 2000


@pytest.mark.slow
def test_ray_gives_the_table_of_the_local_run_though_a_worker_is_killed(tmp_path):
    (tmp_path / "local").mkdir()
    (tmp_path / "ray").mkdir()
    local = subprocess.run(command(2000, tmp_path / "local"), capture_output=True, check=True)
    process = subprocess.Popen(
        command(2000, tmp_path / "ray", "--on", "ray"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    killed = kill_a_ray_worker(process, tmp_path / "ray" / "results.ndjson")
    out, _ = process.communicate(timeout=1800)
    assert killed
    assert process.returncode == 0
    assert table(local) == table(subprocess.CompletedProcess([], 0, out))


def kill_a_ray_worker(process, file):
    """Kill one of the cluster's workers that is playing, once some games are done."""
    until = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < until:
        if lines_in(file) > 50:
            for pid in descendants(process.pid):
                if b"ray::play" in command_line(pid):
                    os.kill(pid, signal.SIGKILL)
                    return True
        time.sleep(0.01)
    return False


def descendants(pid):
    found = []
    for child in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(child.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found += [int(child.parent.name), *descendants(int(child.parent.name))]
        except (OSError, IndexError, ValueError):
            continue
    return found


def command_line(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


# --- what the results show


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (60, 100, 0.5020, 0.6906), (400, 400, 0.9905, 1.0)],
)
def test_wilson_intervals(wins, games, low, high):
    share = wilson(wins, games)
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_one_alone():
    """Of three bots at four seats: the one among three of each other."""
    plan = replace(SMALL, bots=("a", "b", "c"), seats=4, alone="b")
    assert plan.pairings() == [("b", "a"), ("b", "c")]
    assert replace(plan, seats=2).pairings() == [("a", "b"), ("b", "c")]
    with pytest.raises(Trouble, match="bad-alone"):
        replace(SMALL, alone="nobody").check()


def result(key, bots, outcome, points):
    return Result(key, bots, int(key.split("|")[2]), outcome, points, (10, 20), 5, (0, 1), (0.1, 0.4))


def test_standings_and_pairings():
    played = [
        result("a|b|0|0", ("a", "b"), (1.0, 0.0), (10, 4)),
        result("a|b|0|1", ("b", "a"), (0.0, 1.0), (6, 12)),
        result("a|b|1|0", ("a", "b"), (0.5, 0.5), (8, 8)),
        result("a|b|1|1", ("b", "a"), (1.0, 0.0), (9, 3)),
    ]
    [pairing] = pairings(played)
    assert (pairing.one, pairing.rest, pairing.share.share) == ("a", "b", 2.5 / 4)
    assert (pairing.points_one, pairing.points_rest) == (33 / 4, 27 / 4)
    assert (pairing.swept, pairing.lost) == (0.5, 0.0)
    first, second = standings(("a", "b"), played)
    assert (first.bot, first.games, first.wins.share, first.faults) == ("a", 4, 2.5 / 4, 2)
    assert first.ms == pytest.approx(1000 * (0.1 + 0.4 + 0.1 + 0.4) / (10 + 20 + 10 + 20))
    assert first.rating > second.rating


def test_ratings_order_a_ladder(tmp_path):
    ranks = standings(SMALL.bots, run_tournament(SMALL, tmp_path / "r.ndjson", workers=1))
    assert [row.bot for row in ranks][-1] == "random"
