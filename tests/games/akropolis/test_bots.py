"""What bots are told of a position: the estimate, the prior, the observation."""

import pytest
from librt.vecs import vec

from misto._plain import is_compiled
from misto.core.greedy import greedy_action
from misto.core.record import legal_actions, room_for, seed_rng
from misto.games.akropolis import GAME
from misto.games.akropolis.observe import SIZE
from misto.testing.conformance import observed
from tests.games.akropolis.position import new, take


def play(state, bots, seed, turns=60):
    rng, room = seed_rng(seed, 3), room_for(GAME)
    while state.turn() >= 0 and state.turns() < turns:
        seat = int(state.turn())
        if bots[seat] == "greedy":
            action = int(greedy_action(GAME.judge, state, seat, rng, room, 1))
        else:
            actions = legal_actions(GAME, state, seat)
            action = actions[rng.below(len(actions))]
        state.apply(seat, action)
    return state


def test_one_step_by_estimate_builds_a_good_city():
    """AK-7.7: about 130 points a city on average, and a random player has no chance. In plain Python,
    where such games are slow, the first turns of one must do.
    """
    if not is_compiled():
        state = play(new(2, 1), ["greedy", "random"], 1, turns=6)
        assert state.points(0) > state.points(1)
        return
    points = []
    for seed in range(10):
        state = play(new(2, seed), ["greedy", "greedy"], seed)
        points += [int(state.points(seat)) for seat in range(2)]
    assert sum(points) / len(points) > 120
    wins = sum(play(new(2, seed), ["greedy", "random"], seed).outcome(0) for seed in range(10))
    assert wins == 10


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_estimates_are_chances(seats):
    """AK-7.7: between 0 and 1, at every step, with a tile in hand and without."""
    state = new(seats, 3, solo="hard" if seats == 1 else "off")
    rng = seed_rng(3)
    while state.turn() >= 0:
        for seat in range(seats):
            assert 0.0 <= GAME.judge.estimate(state, seat) <= 1.0
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        state.apply(seat, actions[rng.below(len(actions))])


def test_prior_prefers_what_fits():
    """AK-5.3: the best action has promise 1, the others less, none below 0."""
    state = new(2, 4, first_player=1)
    for _ in range(2):
        room = room_for(GAME)
        n = state.legal(0, room)
        out = vec[float]([0.0] * n)
        GAME.judge.prior(state, 0, room, n, out)
        assert max(out) == 1.0
        assert min(out) > 0.0
        if not state.held:
            take(state, 1)


def test_observation_shows_the_table():
    """AK-R11: sizes as named, stones and the own city where they should be."""
    assert GAME.observer.size() == SIZE
    at, starts = 0, {}
    for name, size in GAME.observer.pieces:
        starts[name] = at
        at += size
    state = new(3, 2, first_player=2)
    out = observed(GAME, state, 1)
    assert [out[starts["stones"] + i] for i in range(4)] == pytest.approx([0.1, 0.2, 0.3, 0.0])
    assert [out[starts["is_active"] + i] for i in range(4)] == [1.0, 0.0, 0.0, 0.0]
    plaza = starts["own_kinds"] + 5 * 529 + 11 * 23 + 11
    assert out[plaza] == 1.0
    assert sum(out[starts["own_kinds"] + i] for i in range(11 * 529)) == 4.0
    assert out[starts["other_levels"] + 11 * 23 + 11] == 0.25
    assert sum(out[starts["row"] + i] for i in range(198)) == 15.0
    assert sum(out[starts["held"] + i] for i in range(33)) == 0.0
