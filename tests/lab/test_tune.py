"""Tuning by play: variants, what they win, and where the next generation stands."""

import subprocess
import sys
from random import Random

import pytest

from misto.games.machi_koro.weights import WEIGHTS as MACHI_KORO
from misto.games.welcome_to.weights import WEIGHTS
from misto.lab.tune import LEAST_SPREAD, Trial, gather, play_trial, vary


def trial(weights, by="points", game="welcome_to", rivals=("greedy",)):
    return Trial(7, game, tuple(weights), rivals, range(3), 5, by)


def test_equal_weights_win_nothing():
    """Both seats of every deal: what one wins from here it loses from there."""
    assert play_trial(trial(WEIGHTS)) == (7, 0.0)
    assert play_trial(trial(WEIGHTS, "wins")) == (7, 0.5)


def test_bad_weights_lose_and_the_room_keeps_its_own():
    kept = list(WEIGHTS)
    number, gain = play_trial(trial([1e-9 for _ in WEIGHTS]))
    assert (number, list(WEIGHTS)) == (7, kept)
    assert gain < -5


def test_rivals_may_be_any_bots():
    rivals = ("random", "class:tests.games.machi_koro.plans.BreadBot")
    assert 0.5 < play_trial(trial(MACHI_KORO, "wins", "machi_koro", rivals))[1] <= 1.0


def test_variants_lie_on_both_sides():
    middle, spread = [1.0, -2.0, 0.0], [0.5, 0.1, 0.0]
    variants = vary(middle, spread, 4, Random(1))
    assert len(variants) == 8
    for one, other in zip(variants[::2], variants[1::2], strict=True):
        assert [(a + b) / 2 for a, b in zip(one, other, strict=True)] == pytest.approx(middle)
        assert one[2] == 0.0


def test_the_next_generation_stands_where_the_better_are():
    middle, spread = gather([0.0, 0.0], [0.2, 0.2], [[1.0, 0.0], [0.5, 0.0], [0.8, 0.0]])
    assert 0.7 < middle[0] < 1.0
    assert middle[1] == 0.0
    assert spread[0] > 0.2  # far from where they started
    assert spread[1] == pytest.approx(0.15)  # all agree
    assert gather([0.0], [LEAST_SPREAD], [[0.0]])[1] == [LEAST_SPREAD]


def test_command():
    few = ["--generations", "1", "--pairs", "1", "--deals", "1", "--jobs", "1", "--by", "wins"]
    run = subprocess.run(
        [sys.executable, "-m", "misto.lab.tune", "machi_koro", *few],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = run.stdout.splitlines()
    assert lines[0].startswith("0: best ")
    assert lines[1].split()[0] == "sharpness"
    assert lines[-1].startswith("on 20 new deals: 0.")
