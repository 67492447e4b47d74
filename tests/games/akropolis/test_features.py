"""What the learned judgement reads of a city, and what it makes of it."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import read_weights
from misto.core.record import legal_actions, seed_rng
from misto.games.akropolis import GAME
from misto.games.akropolis.features import COUNTS, FEATURES, points_of, read_city
from misto.games.akropolis.judge import HANDMADE, JUDGE, WEIGHTS, LearnedJudge
from misto.games.akropolis.learned import own_turns
from misto.games.akropolis.placement import start_city
from misto.games.akropolis.scoring import city_points
from tests.games.akropolis import naive_features
from tests.games.akropolis.position import house, new
from tests.games.akropolis.test_twins import SHARE, STYLES, SWITCHES, grow

PLAIN = """
from tests.games.akropolis.test_features import estimates
print(estimates())
"""


@settings(max_examples=600 // SHARE, deadline=None, derandomize=True, database=None)
@given(
    st.integers(0, 2**32),
    st.integers(0, 28),
    STYLES,
    SWITCHES,
    st.integers(0, 9),
    st.integers(0, 20),
    st.integers(2, 4),
)
def test_features_of_random_cities(seed, turns, style, rules, stones, left, players):
    """AK-4, AK-6, AK-8: counted in passes over packed cells as one by one from a dictionary."""
    city, twin = grow(seed, turns, style)
    tiles = [1 + (seed + 7 * i) % 61 for i in range(left)]
    packed = sum(int(COUNTS[tile]) for tile in tiles)
    x = read_city(city, house(**rules), stones, left, players, packed, len(tiles))
    assert len(x) == FEATURES
    assert list(x) == pytest.approx(naive_features.features(twin, rules, stones, left, players, tiles))
    assert points_of(x, stones) == city_points(city, house(**rules)) + stones


def walk(seats, seed, **options):
    """Every position of a random game, with a generator for what else is random."""
    state = new(seats, seed, **options)
    rng = seed_rng(seed, 5)
    while state.turn() >= 0:
        yield state
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        state.apply(seat, actions[rng.below(len(actions))])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_own_turns_are_counted_to_the_end(seats):
    """AK-3.7, AK-7.3: as many as the seat then has."""
    solo = {"solo": "easy"} if seats == 1 else {}
    told, took = [], [0] * seats
    for state in walk(seats, 2, **solo):
        told.append(([int(own_turns(state, s)) for s in range(seats)], list(took)))
        if state.held == 0:
            took[int(state.turn())] += 1
    for left, before in told:
        assert [a + b for a, b in zip(left, before, strict=True)] == took


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_of_all_seats_make_one(seats):
    """AK-7.7: somebody wins."""
    for state in walk(seats, 4):
        assert sum(GAME.judge.estimate(state, s) for s in range(seats)) == pytest.approx(1.0, abs=1e-9)


def test_the_stacks_order_is_not_looked_at():
    """AK-R11: a forecast is the same whatever lies where in the stacks."""
    for state in walk(2, 6):
        other = state.copy()
        other.conceal(0, seed_rng(99))
        for seat in range(2):
            assert JUDGE.estimate(other, seat) == JUDGE.estimate(state, seat)


def test_a_memory_changes_nothing():
    """What was remembered is what would be found anew."""
    weights = read_weights(WEIGHTS)
    used = LearnedJudge(weights, 8, 8)
    for i, state in enumerate(walk(2, 8, variants=["houses", "markets"])):
        used.estimate(state, 0)
        if i % 6 == 0:
            assert used.estimate(state, 1) == LearnedJudge(weights, 8, 8).estimate(state, 1)


def test_keys_tell_cities_apart():
    """A key is of the placements in their order; a copy has the same."""
    keys = set()
    for tile in range(1, 62):
        for action in ((1, -1, 4), (-1, 2, 0)):
            city = start_city()
            city.place(tile, *action)
            keys.add(int(city.key))
            assert city.copy().key == city.key
    assert len(keys) == 122


def test_outlook_is_what_a_placement_leads_to():
    """The quick way equals trying the action, where it looked at it."""
    weights = read_weights(WEIGHTS)
    judge = LearnedJudge(weights, 8, 8)
    for state in list(walk(2, 3))[:30]:
        if not state.held:
            continue
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        out = vec[float]([0.0] * len(actions))
        assert judge.outlook(state, seat, vec[i64](actions), len(actions), out)
        best = max(range(len(actions)), key=lambda i: out[i])
        rest = [i for i in range(len(actions)) if out[i] > -1e8]
        assert 1 <= len(rest) <= 8
        after = state.copy()
        after.apply(seat, actions[best])
        if after.turn() < 0:
            assert out[best] == after.points(seat)


def estimates():
    """Some estimates to the last bit, of both judges."""
    told = []
    for i, state in enumerate(walk(3, 5, variants=["temples"])):
        if i % 9 == 0:
            told += [JUDGE.estimate(state, 1), HANDMADE.estimate(state, 1)]
    return json.dumps([float(x).hex() for x in told])


def test_plain_python_judges_alike():
    """Compiled or not, the same to the last bit."""
    env = {**os.environ, "MISTO_PURE": "1"}
    plain = subprocess.run([sys.executable, "-c", PLAIN], env=env, capture_output=True, text=True, check=True)
    assert json.loads(plain.stdout) == json.loads(estimates())
