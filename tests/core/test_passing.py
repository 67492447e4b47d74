"""Passing: the decision names the answer that takes nothing, and what it gives up."""

import pytest

from misto.bots import ask, bot_rng, make_bot
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
        asked += len(decision.options) > 1  # who can only pass gives up nothing
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


@pytest.mark.slow
def test_a_good_players_passes_are_seldom_asked_about():
    """Passing saves cards for something dearer, which one look at the next position does not see."""
    game = GAMES["san_juan"]
    passes = asked = 0
    for seed in range(6):
        state = game.rules.new(game.settle({}, 2), 2, seed_rng(600 + seed))
        bots, rngs = [make_bot("level:expert", 0.02) for _ in (0, 1)], [bot_rng(seed, s) for s in (0, 1)]
        while (seat := int(state.turn())) >= 0:
            action = ask(bots[seat], game, state, seat, rngs[seat])
            decision = game.words.decide(state, seat)
            if action == decision.passing and len(decision.options) > 1:
                passes += 1
                asked += bool(forgone(game, state, decision))
            state.apply(seat, action)
    assert passes > 20
    assert asked <= 0.2 * passes
