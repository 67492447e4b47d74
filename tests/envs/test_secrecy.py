"""What a seat observes does not change when what it cannot know is dealt anew."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.core.record import legal_actions, seed_rng
from misto.envs.setup import BOUND, Setup, floats
from misto.games.registry import GAMES, ROOMS

from .cases import otherwise


def seen_by(setup, look, state, seat):
    look.observe(state, seat)
    look.legal(state, seat)
    return floats(look.seen).copy(), np.asarray(look.mask).copy()


@pytest.mark.parametrize("room", ROOMS)
@settings(max_examples=30, deadline=None, derandomize=True)
@given(data=st.data())
def test_hidden_cards_do_not_show(room, data):
    game = GAMES[room]
    seats = data.draw(st.integers(max(2, game.rules.seats[0]), min(4, game.rules.seats[1])))
    options = data.draw(st.sampled_from([{}, otherwise(game, seats)]))
    setup = Setup(room, seats, options)
    look = setup.look()
    state = setup.new(seed_rng(data.draw(st.integers(0, 10_000))))
    choose = seed_rng(data.draw(st.integers(0, 10_000)), 1)
    steps = data.draw(st.integers(0, 200))
    for number in range(steps):
        if state.turn() < 0:
            break
        owing = [seat for seat in range(seats) if state.owes(seat)]
        seat = owing[choose.below(len(owing))]
        actions = legal_actions(game, state, seat)
        state.apply(seat, actions[choose.below(len(actions))])
        if number % 20 and number != steps - 1:
            continue
        for viewer in range(seats):
            other = state.copy()
            other.conceal(viewer, seed_rng(number, 2))
            mine, theirs = seen_by(setup, look, state, viewer), seen_by(setup, look, other, viewer)
            assert np.array_equal(mine[0], theirs[0])
            assert np.array_equal(mine[1], theirs[1])
            assert np.abs(mine[0]).max() < BOUND
