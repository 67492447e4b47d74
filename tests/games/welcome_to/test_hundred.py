"""A hundred seats: a whole game runs, replays and scores; a decision costs no more than with four."""

import time

import pytest

from misto.core.playout import Tally, playouts
from misto.core.record import (
    Record,
    fingerprint,
    from_json,
    legal_actions,
    replay,
    room_for,
    seed_rng,
    to_json,
)
from misto.games.welcome_to import GAME


def test_a_full_game_with_a_hundred():
    """WT-1.4: run, replayed, scored."""
    options = GAME.settle({"expert": True, "plans": "mixed"}, 100)
    state = GAME.rules.new(options, 100, seed_rng(1))
    choose = seed_rng(2)
    steps = []
    while state.turn() >= 0:
        seat = int(state.turn())
        actions = legal_actions(GAME, state, seat)
        action = actions[choose.below(len(actions))]
        steps.append((seat, action))
        state.apply(seat, action)
    record = Record("welcome_to", GAME.rules.version, options, ("random",) * 100, "seed:1", tuple(steps))
    again = replay(GAME, record)
    assert fingerprint(again) == fingerprint(state)
    assert from_json({"welcome_to": GAME}, to_json(GAME, record)) == record
    for seat in range(100):
        assert sum(line.points for line in GAME.words.sheet(state, seat)) == state.points(seat)
    assert abs(sum(state.outcome(seat) for seat in range(100)) - 1.0) < 1e-9
    assert len(GAME.words.view(state, 7)["sheets"]) == 100


@pytest.mark.slow
def test_cost_per_decision_does_not_grow_with_seats():
    """WT-1.4: everything but the close is independent of the seats, the close linear in them."""
    costs = {}
    for seats, games in ((4, 100), (100, 4)):
        start = GAME.rules.new(GAME.settle({}, seats), seats, seed_rng(1))
        best = 1e9
        for k in range(5):
            tally = Tally()
            begun = time.process_time()
            playouts(start, games, seed_rng(k), room_for(GAME), tally)
            best = min(best, (time.process_time() - begun) / tally.decisions)
        costs[seats] = best
    assert costs[100] < 3 * costs[4]
