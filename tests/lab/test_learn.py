"""Learning a judgement, and telling how true it is."""

import json
import math

import numpy as np
import pytest
from librt.vecs import vec

from misto.cli import learn_commands
from misto.core.net import weights_from
from misto.core.rng import seeded
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, find_game
from misto.lab import learn as lab
from misto.lab.calibrate import calibrate
from misto.lab.fit import KNOTS, Contest, fit, fit_spread
from misto.lab.learn import Line, learn, pick, targets_of, weights_text
from tests.cli.line import in_process

STUDIED = [name for name, game in GAMES.items() if game.study is not None]


def test_targets_look_ahead_by_the_trace():
    """The last look learns the result, each before it the next one's word and, by the trace, its target."""
    line = Line([np.zeros(1)] * 3, [math.nan] * 3, 100.0)
    assert targets_of(line, np.array([50.0, 60.0, 80.0]), 1.0) == [100.0, 100.0, 100.0]
    assert targets_of(line, np.array([50.0, 60.0, 80.0]), 0.5) == [80.0, 100.0, 100.0]


def test_a_soft_decision_cuts_the_trace():
    line = Line([np.zeros(1)] * 3, [math.nan, math.nan, 95.0], 40.0)
    assert targets_of(line, np.array([50.0, 60.0, 30.0]), 0.5) == [77.5, 95.0, 40.0]


def test_a_network_learns_what_is_not_straight():
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 4, (20_000, 6)).astype(np.float32)
    targets = rows[:, 0] * rows[:, 1] + 3.0 * rows[:, 2] - 5.0
    made = fit(rows, targets.astype(np.float64), 12, 1)
    assert np.sqrt(np.mean((made.values(rows) - targets) ** 2)) < 0.25
    net = weights_from({"format": "misto-net-1", "net": made.plain(), "spreads": {}, "shifts": {}}).net
    told = [net.value(vec[float]([float(x) for x in row])) for row in rows[:50]]
    assert told == pytest.approx(list(made.values(rows[:50])), abs=1e-3)


def test_a_share_is_learned_as_its_odds():
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 4, (20_000, 4)).astype(np.float32)
    chances = 1 / (1 + np.exp(-(rows[:, 0] * rows[:, 1] - 2.0)))
    wins = (rng.random(len(rows)) < chances).astype(np.float64)
    made = fit(rows, wins, 20, 1, share=True)
    assert np.abs(made.values(rows) - chances).mean() < 0.03


def test_a_spread_is_found_again():
    """Winners drawn with a known spread lead back to it."""
    rng = np.random.default_rng(2)
    contests = []
    for _ in range(20_000):
        left = float(rng.integers(1, 12))
        gap = float(rng.normal(0.0, 15.0))
        won = float(rng.random() < 1 / (1 + math.exp(-gap / (3.0 + left))))
        contests.append(Contest(left, (100.0 + gap, 100.0), (won, 1.0 - won)))
    errors, shift = fit_spread(contests, False)
    assert shift == 0.0
    for left in (2.0, 5.0, 8.0):
        assert np.interp(left, KNOTS, errors) == pytest.approx(3.0 + left, rel=0.15)


@pytest.mark.parametrize(
    "room", [*(pytest.param(room, marks=pytest.mark.slow) for room in STUDIED[:-1]), STUDIED[-1]]
)
def test_learning_is_repeatable_and_readable(room):
    """A seed makes the same file; the room reads it; it tells its recipe."""
    game = find_game(room)
    files = [weights_text(learn(game, 0.001, 5, lambda line: None)) for _ in range(2)]
    assert files[0] == files[1]
    told = json.loads(files[0])
    assert told["recipe"]["seed"] == 5
    judge = game.study.judge(weights_from(told))
    seats = game.rules.usual_seats
    state = game.rules.new(game.settle({}, seats), seats, seeded(1, 1))
    assert sum(judge.estimate(state, seat) for seat in range(seats)) == pytest.approx(1.0)


LEARNED = {"format": "misto-net-1", "net": {"bias": 1.0}}


@pytest.fixture
def meanwhile(monkeypatch):
    """What happens while something is learned, said by the test."""
    happens = []

    def learned(*words):
        for what in happens:
            what()
        return LEARNED

    monkeypatch.setattr(lab, "learn", learned)
    return happens


@pytest.mark.parametrize("force", [False, True])
def test_a_file_that_came_meanwhile_stays_unless_it_may_go(tmp_path, meanwhile, force):
    out = tmp_path / "value.json"
    meanwhile.append(lambda: out.write_text("mine"))
    done = in_process("learn", "akropolis", "--out", str(out), *(["--force"] if force else []))
    if force:
        assert done.returncode == 0
        assert json.loads(out.read_text()) == LEARNED
        return
    assert done.returncode == 2
    assert out.read_text() == "mine"
    [other] = [path for path in tmp_path.iterdir() if path != out]
    assert json.loads(other.read_text()) == LEARNED
    assert str(other) in done.stderr
    assert "exists already" in done.stderr


def test_a_folder_that_went_meanwhile_loses_nothing(tmp_path, meanwhile, monkeypatch):
    """Nothing can be written there any more, as with a full disk: the weights are kept elsewhere, and told."""
    gone, here = tmp_path / "gone", tmp_path / "here"
    gone.mkdir()
    here.mkdir()
    monkeypatch.chdir(here)
    meanwhile.append(gone.rmdir)
    done = in_process("learn", "akropolis", "--out", str(gone / "value.json"))
    assert done.returncode == 2
    [kept] = here.iterdir()
    assert json.loads(kept.read_text()) == LEARNED
    assert str(kept) in done.stderr
    assert "cannot be written" in done.stderr


def test_where_nothing_can_be_written_the_weights_are_said(tmp_path, meanwhile, monkeypatch):
    def full(path, text, force=False):
        raise Trouble("not-written", file=str(path), why="full")

    monkeypatch.setattr(learn_commands, "write_file", full)
    done = in_process("learn", "akropolis", "--out", str(tmp_path / "value.json"))
    assert done.returncode == 2
    assert json.loads(done.stdout) == LEARNED
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("room", STUDIED)
def test_weights_of_the_room_are_small_and_tell_how_they_were_made(room):
    study = find_game(room).study
    assert study.weights.stat().st_size < 500_000
    told = json.loads(study.weights.read_text())
    assert {"recipe", "quality", "net", "spreads", "shifts"} <= set(told)
    assert {str(setting.seats) for setting in study.settings} == set(told["spreads"])


@pytest.mark.parametrize("room", STUDIED)
def test_settings_can_be_played(room):
    game = find_game(room)
    for setting in game.study.settings:
        game.settle(setting.options, setting.seats)
    assert pick(game.study.settings, seeded(1, 1)) in game.study.settings


def test_a_room_that_does_not_learn_says_so():
    game = next(game for game in GAMES.values() if game.study is None)
    with pytest.raises(Trouble, match="no-study"):
        learn(game, 1.0, 1)


@pytest.mark.parametrize("room", sorted(GAMES))
def test_calibration_counts_every_turn(room):
    game = find_game(room)
    told = calibrate(game, 2, {}, 2, 3, ("random",))
    assert told["whole"]["positions"] == sum(phase["positions"] for phase in told["phases"])
    assert sum(row[2] for row in told["whole"]["reliability"] if row) == 2 * told["whole"]["positions"]
    assert told["whole"]["coin"] == pytest.approx(0.25)


def test_another_version_judges_the_same_games():
    game = find_game("akropolis")
    now, then = (calibrate(game, 2, {}, 1, 3, ("level:novice",), version) for version in ("", "v0.1.0"))
    for one, two in zip(now["phases"], then["phases"], strict=True):
        assert (one["positions"], one["coin"]) == (two["positions"], two["coin"])
    assert now["whole"]["brier"] != then["whole"]["brier"]
