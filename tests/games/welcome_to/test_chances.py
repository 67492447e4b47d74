"""Chances: the quick look at one's own sheet, what is remembered of the others', and play for points."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import legal_actions, seed_rng
from misto.games.welcome_to import GAME, chances
from misto.games.welcome_to.estimate import rounds_to_come as rounds_by_houses
from misto.games.welcome_to.judge import FIRST, JUDGE, WelcomeToJudge

TABLES = (
    (2, {}),
    (4, {"expert": True, "plans": "mixed"}),
    (2, {"edition": "first", "expert": True}),
    (3, {"edition": "first", "draft": True}),
    (1, {"edition": "first"}),
    (1, {"expert": True}),
    (1, {"opponent": 0}),
)


def walk(seats, options, seed, most=250):
    state = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))
    rng = seed_rng(seed, 5)
    for _ in range(most):
        seat = int(state.turn())
        if seat < 0:
            return
        known = state.copy()
        known.conceal(seat, seed_rng(seed, 9))
        yield known, seat
        actions = legal_actions(GAME, state, seat)
        state.apply(seat, actions[rng.below(len(actions))])


def weighed(judge, state, seat):
    actions = legal_actions(GAME, state, seat)
    out = vec[float]([0.0] * len(actions))
    if not judge.weigh(state, seat, vec[i64](actions), len(actions), out):
        return None
    return dict(zip(actions, out, strict=True))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_quick_look_equals_trying(seats, options):
    """WT-4.4: nothing but the own row changes by choosing a pair, a house or a target. Roundabouts are
    reckoned as what they add (WT-9.4), and the end of a round is not foreseen.
    """
    looked = 0
    for state, seat in walk(seats, options, 3):
        told = weighed(JUDGE, state, seat)
        for action, chance in (told or {}).items():
            after = state.copy()
            after.apply(seat, action)
            if GAME.words.write(action).startswith("roundabout") or after.turns() != state.turns():
                continue
            if after.turn() < 0:
                continue  # the third refusal ends the game (WT-10.1)
            looked += 1
            assert chance == pytest.approx(JUDGE.estimate(after, seat), abs=1e-9)
    assert looked > 40


def test_what_is_remembered_changes_nothing():
    """A judge that has seen many tables says what a new one says."""
    used = WelcomeToJudge()
    for options in ({}, {"expert": True}):
        for i, (state, seat) in enumerate(walk(3, options, 4)):
            told = used.estimate(state, seat)
            if i % 5 == 0:
                assert told == WelcomeToJudge().estimate(state, seat)


@pytest.mark.parametrize("options", [{"edition": "first"}, {"opponent": 0}])
def test_alone_points_are_the_goal(options):
    """WT-13.8, WT-12.23: every finished game is won, so more points must be worth more."""
    found = []
    for seed in range(4):
        state = GAME.rules.new(GAME.settle(options, 1), 1, seed_rng(seed))
        rng = seed_rng(seed, 5)
        while state.turn() >= 0:
            actions = legal_actions(GAME, state, 0)
            state.apply(0, actions[rng.below(len(actions))])
        found.append((int(state.points(0)), float(JUDGE.verdict(state, 0))))
        assert FIRST.estimate(state, 0) == state.outcome(0)
        assert JUDGE.estimate(state, 0) == JUDGE.verdict(state, 0)
    found.sort()
    assert all(one[1] <= two[1] for one, two in pairwise(found))
    assert all(0.0 < worth < 1.0 for _, worth in found)


def test_alone_the_cards_end_the_first_edition():
    """WT-13.8: 27 rounds, however many lots are empty; elsewhere houses, plans and refusals end a game."""
    for state, _ in walk(1, {"edition": "first"}, 6):
        left = 27 - int(state.turns())  # after this one
        assert chances.rounds_to_come(state) <= min(rounds_by_houses(state), left + chances.LOTS_TO_SPARE)
    for options, seats in (({}, 2), ({"opponent": 0}, 1), ({"edition": "first"}, 2)):
        for state, _ in walk(seats, options, 6):
            assert chances.rounds_to_come(state) == rounds_by_houses(state)
