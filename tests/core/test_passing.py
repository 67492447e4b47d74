"""Passing: the decision names the answer that takes nothing, and what it gives up."""

import pytest

from misto.core.passing import forgone
from misto.core.record import Chance, Record, advance, begin, seed_rng
from misto.games.machi_koro.actions import PASS as BUILD_NOTHING
from misto.games.registry import GAMES


def positions(room, seed, seats=3, most=400):
    """Positions of a game of random decisions, with what the seat to decide is asked."""
    game, choose = GAMES[room], seed_rng(seed, 7)
    record = Record(room, game.rules.version, game.settle({}, seats), ("a",) * seats, f"seed:{seed}")
    state, chance = begin(game, record), Chance(record.chance)
    for number in range(1, most):
        if state.turn() < 0:
            return
        seat = next(s for s in range(seats) if state.owes(s))
        decision = game.words.decide(state, seat)
        yield state, seat, decision
        advance(state, chance, number, seat, decision.options[choose.below(len(decision.options))].action)


@pytest.mark.parametrize("room", list(GAMES))
def test_what_passing_gives_up_is_offered_and_is_no_pass(room):
    found = asked = 0
    for state, _, decision in positions(room, 3):
        if decision.passing is None:
            continue
        asked += 1
        offered = {option.action for option in decision.options}
        assert decision.passing in offered
        given_up = forgone(GAMES[room], state, decision)
        assert set(given_up) <= offered - {decision.passing}
        found += bool(given_up)
    assert (found > 0) == (asked > 0)  # in some games nobody can pass at all


@pytest.mark.parametrize("room", list(GAMES))
def test_it_tells_nothing_of_what_the_seat_cannot_know(room):
    """The same position with everything hidden dealt anew is judged the same."""
    game = GAMES[room]
    for state, seat, decision in positions(room, 4, most=150):
        other = state.copy()
        other.conceal(seat, seed_rng(99, seat))
        again = game.words.decide(other, seat)
        assert again.passing == decision.passing
        assert forgone(game, other, again) == forgone(game, state, decision)


def test_a_purse_without_a_coin_gives_up_nothing():
    found = [
        (state, d) for state, _, d in positions("machi_koro", 5) if d.kind == "build" and len(d.options) == 1
    ]
    assert found
    for state, decision in found:
        assert decision.passing == BUILD_NOTHING
        assert forgone(GAMES["machi_koro"], state, decision) == ()


def test_a_large_table_is_not_looked_at():
    """A hundred sheets are not copied for every answer of every seat."""
    for state, _, decision in positions("welcome_to", 3, seats=9, most=60):
        assert forgone(GAMES["welcome_to"], state, decision) == ()
