"""What the learned judgement reads of a table, and the exact look that goes by it."""

import json
import os
import subprocess
import sys
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import legal_actions, seed_rng
from misto.games.machi_koro import GAME
from misto.games.machi_koro.asks import ASK_DICE
from misto.games.machi_koro.features import FEATURES, features, read_cities
from misto.games.machi_koro.judge import FITTED, JUDGE
from misto.games.machi_koro.learned import Loaded
from tests.games.machi_koro import naive_features
from tests.games.machi_koro.position import position, roll

MODES = (
    {},
    {"expansion": "harbor"},
    {"market": "ten_kinds"},
    {"expansion": "harbor", "market": "ten_kinds", "park_check": "at_roll", "reroll_dice": "same_count"},
)
PLAIN = "from tests.games.machi_koro.test_learned import estimates; print(estimates())"


def walk(seats, seed, most=400, **options):
    """Positions of a game of random decisions that builds whenever it can, so that it gets somewhere."""
    state = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))
    rng = seed_rng(seed, 5)
    for _ in range(most):
        if state.turn() < 0:
            return
        yield state
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        state.apply(seat, actions[rng.below(max(1, len(actions) - 1))])


def weighed(state, seat):
    actions = legal_actions(GAME, state, seat)
    out = vec[float]([0.0] * len(actions))
    assert JUDGE.weigh(state, seat, vec[i64](actions), len(actions), out)
    return dict(zip(actions, out, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", MODES)
def test_features_are_what_a_slow_count_finds(seats, options):
    """MK-4, MK-8: tables and sums as card by card and roll by roll."""
    for state in walk(seats, 3, 300, **options):
        if state.ask == ASK_DICE:
            for seat in range(seats):
                x = features(state, seat, read_cities(state))
                assert len(x) == FEATURES
                assert list(x) == pytest.approx(naive_features.features(state, seat))


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("options", MODES)
def test_chances_of_all_seats_make_one(seats, options):
    """MK-6.1: somebody wins; also in the midst of a turn."""
    for i, state in enumerate(walk(seats, 4, 160, **options)):
        if i % 4 == 0:
            assert sum(JUDGE.estimate(state, s) for s in range(seats)) == pytest.approx(1.0, abs=1e-9)


def test_a_roll_is_weighed_by_every_way_the_dice_can_fall():
    """MK-3.3: the mean over all rolls of what the rules make of each."""
    cities = [{"ranch": 2, "bakery": 2, "cafe": 1, "cheese_factory": 1}, {"wheat_field": 3, "forest": 1}]
    marks = (("train_station", "amusement_park"), ("train_station",))
    state = position(cities, coins=(9, 4), landmarks=marks, expansion="none")
    told = weighed(state, 0)
    for dice, action in ((1, 0), (2, 1)):
        total = 0.0
        ways = list(product(range(1, 7), repeat=dice))
        for faces in ways:
            after = state.copy()
            after.rng = Loaded(faces[0], faces[1] if dice == 2 else 0)
            after.apply(0, action)
            total += JUDGE.estimate(after, 0)
        assert told[action] == pytest.approx(total / len(ways))


def test_building_is_weighed_by_the_table_after_it():
    for state in walk(3, 8, 120, expansion="harbor"):
        if state.ask == 7:
            seat = int(state.turn())
            for action, chance in weighed(state, seat).items():
                after = state.copy()
                after.apply(seat, action)
                assert chance == pytest.approx(JUDGE.estimate(after, seat))


def test_the_last_landmark_is_certain():
    """MK-6.1."""
    marks = ("train_station", "shopping_mall", "amusement_park")
    state = position(coins=(30, 3), landmarks=(marks, ()), ask="build", seats=2, expansion="none")
    told = weighed(state, 0)
    assert told[GAME.words.read("build radio_tower")] == 1.0
    assert max(chance for action, chance in told.items() if action != 94) < 1.0


def test_the_decks_order_is_not_looked_at():
    """MK-R16: neither an estimate nor a choice counts on what will come to lie in the row."""
    for i, state in enumerate(walk(2, 6, 150, expansion="harbor", market="ten_kinds")):
        if i % 5:
            continue
        other = state.copy()
        other.conceal(0, seed_rng(99))
        other.rng.reseed(4, 7)
        seat = int(state.turn())
        assert [JUDGE.estimate(other, s) for s in (0, 1)] == [JUDGE.estimate(state, s) for s in (0, 1)]
        assert weighed(other, seat) == weighed(state, seat)


def test_a_catch_to_come_is_not_looked_at():
    """MK-8.8: a result of 12 raised to 14 rolls for the boats; a look counts on their mean catch."""
    cities, marks = [{"tuna_boat": 2}, {"wheat_field": 1}], (("harbor", "train_station"), ())
    state = roll(position(cities, coins=(20, 5), landmarks=marks), 6, 6)
    told = weighed(state, 0)
    assert len(told) == 2
    for word in range(1, 8):
        state.rng.reseed(word, 7)
        assert weighed(state, 0) == told


def test_looking_changes_nothing():
    for state in walk(4, 9, 40, expansion="harbor"):
        before = state.fields()
        weighed(state, int(state.turn()))
        JUDGE.estimate(state, 1)
        assert state.fields() == before


def estimates():
    """Some estimates to the last bit, of both judges."""
    told = []
    for i, state in enumerate(walk(3, 5, 120, expansion="harbor")):
        if i % 9 == 0:
            told += [JUDGE.estimate(state, 1), FITTED.estimate(state, 1)]
    return json.dumps([float(x).hex() for x in told])


def test_plain_python_judges_alike():
    """Compiled or not, the same to the last bit."""
    env = {**os.environ, "MISTO_PURE": "1"}
    plain = subprocess.run([sys.executable, "-c", PLAIN], env=env, capture_output=True, text=True, check=True)
    assert json.loads(plain.stdout) == json.loads(estimates())
