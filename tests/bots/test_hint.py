"""Hints: a best and a second best, a difference that is said no surer than it is, and reasons for it."""

import pytest

from misto.bots import look
from misto.bots.hint import duel, hinted
from misto.bots.search import SearchBot
from misto.core.record import legal_actions, seed_rng
from misto.games.registry import GAMES
from tests.games.walks import TABLES, positions


@pytest.mark.parametrize(("room", "seats", "options"), TABLES[::3])
def test_a_hint_names_two_moves_and_says_why(room, seats, options):
    game = GAMES[room]
    for state, seat in positions(room, seats, options)[1:-1:25]:
        rng = seed_rng(1)
        seen = look(game, state, seat, rng)
        hint, legal = hinted(seen, rng, ms=10, duel_ms=10), legal_actions(game, state, seat)
        assert hint.best in legal
        if len(legal) == 1:
            assert (hint.second, hint.compared) == (None, None)
            continue
        assert hint.second in legal
        assert hint.second != hint.best
        assert hint.compared in ("clearly", "about")
        told = game.words.reasons(seen.state, seat, hint.best, hint.second)
        assert hint.reasons[-len(told) :] == told or not told


def test_a_move_is_never_clearly_better_than_itself():
    """Both on the same deals: the lead is nothing, and so is its error."""
    game = GAMES["akropolis"]
    state, seat = positions("akropolis", 2, ())[3]
    seen, rng = look(game, state, seat, seed_rng(1)), seed_rng(2)
    action = legal_actions(game, state, seat)[0]
    lead, error = duel(SearchBot(iterations=50), seen, rng, (action, action), 1)
    assert lead == pytest.approx(0.0)
    assert error == pytest.approx(0.0)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_winning_move_is_clearly_better(seats):
    """MK-6.1: the last landmark, even where it could wait a turn."""
    game = GAMES["machi_koro"]
    found = [
        (state, seat)
        for state, seat in positions("machi_koro", seats, (), every=1)
        if seat >= 0 and any(after_wins(state, seat, action) for action in legal_actions(game, state, seat))
    ]
    state, seat = found[-1]
    rng = seed_rng(1)
    hint = hinted(look(game, state, seat, rng), rng, ms=50, duel_ms=50)
    assert after_wins(state, seat, hint.best)
    assert hint.compared == "clearly"
    assert hint.reasons[0].key == "why-wins"


def after_wins(state, seat, action):
    after = state.copy()
    after.apply(seat, action)
    return after.turn() < 0 and after.outcome(seat) == 1.0
