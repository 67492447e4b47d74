"""Bots see what a seat may know, and nothing else."""

import pytest

from misto.bots import ask, known_bots, make_bot
from misto.core.playout import random_action
from misto.core.record import legal_actions, room_for, seed_rng
from misto.games.registry import GAMES, ROOMS


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_no_peeking(room, name):
    """Hidden cards dealt anew and the state's own dice reseeded: the choice is the same."""
    game = GAMES[room]
    seats = max(2, game.seats[0])
    state = game.new(game.settle({}, seats), seats, seed_rng(11))
    rng, out, bot = seed_rng(12), room_for(game), make_bot(name)
    for number in range(60):
        seat = int(state.turn())
        if seat < 0:
            break
        if number % 6 == 0:
            other = state.copy()
            other.conceal(seat, seed_rng(1000 + number))
            mine = ask(bot, game, state, seat, seed_rng(number))
            assert mine == ask(bot, game, other, seat, seed_rng(number))
            assert mine in legal_actions(game, state, seat)
        state.apply(seat, random_action(state, seat, rng, out))


def test_names():
    assert {"random", "greedy"} <= set(known_bots())
