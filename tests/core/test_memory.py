"""Nothing stays behind: what is made for one decision is freed after it."""

import gc
import tracemalloc

import numpy as np
import pytest

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import legal_actions, seed_rng
from misto.envs.batch import Batch
from misto.games.registry import GAMES, find_game

MOST_LEFT = 4_000  # bytes; a vec left by every decision comes to ten times that


def look_at_everything(game, moves):
    """A game as a server sees it: every position is asked for all that people are shown."""
    state = game.rules.new(game.settle({}, 2), 2, seed_rng(1))
    bot, rng = make_bot("random"), bot_rng(1, 0)
    for _ in range(moves):
        seat = int(state.turn())
        if seat < 0:
            return
        state = state.copy()
        legal_actions(game, state, seat)
        game.words.view(state, seat)
        game.words.decide(state, seat)
        game.words.sheet(state, seat)
        state.apply(seat, ask(bot, game, state, seat, rng))


def step_a_batch(game, moves):
    with Batch(game.name, 64, seed=1) as batch:
        for _ in range(moves):
            batch.step(np.array(batch.choose("random")))


@pytest.mark.parametrize("use", [look_at_everything, pytest.param(step_a_batch, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_leaves_nothing_behind(name, use):
    game = find_game(name)
    use(game, 60)  # what is kept for good is kept now
    gc.collect()
    tracemalloc.start()
    try:
        use(game, 60)
        gc.collect()
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert left < MOST_LEFT
