"""The producer (SJ-5): unseen cards of the deck become goods."""

from mypy_extensions import i64

from misto.games.san_juan.actions import PASS, PRODUCE, YES
from misto.games.san_juan.asks import ASK_PRODUCE, ASK_WELL, MAY_PASS, NO_OR_YES
from misto.games.san_juan.catalog import AQUEDUCT, BIT, GOOD_IDS, GOODS, PRODUCTION, WELL
from misto.games.san_juan.rules.builder import draw_for
from misto.games.san_juan.state import Fields


def begin(state: Fields) -> bool:
    seat = state.actor
    kinds = empty_kinds(state, seat)
    if kinds == 0:
        return False
    state.owed = most(state, seat)
    state.count = 0
    state.ask = ASK_PRODUCE
    state.can = kinds | MAY_PASS
    return True


def options(state: Fields) -> i64:
    if state.ask == ASK_PRODUCE:
        return empty_kinds(state, state.actor) | MAY_PASS
    return NO_OR_YES


def most(state: Fields, seat: i64) -> i64:
    """SJ-5.2: 1, for the chooser 2, with the Library 3, with the Aqueduct one more."""
    goods: i64 = 1 + ((state.works[seat] >> AQUEDUCT) & 1)
    if seat == state.chooser:
        goods += 1 + state.doubled
    return goods


def empty_kinds(state: Fields, seat: i64) -> i64:
    """Kinds of which the seat has an empty production building, as long as there is a card (SJ-9.3)."""
    if state.deck_left + state.discarded == 0:
        return 0
    kinds: i64 = 0
    kind: i64 = 0
    while kind < PRODUCTION:
        if state.made[seat * PRODUCTION + kind] > state.full[seat * GOODS + kind]:
            kinds |= BIT[kind]
        kind += 1
    return kinds


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    if state.ask == ASK_WELL:
        if action == YES:
            draw_for(state, seat, WELL)
        return False
    if action != PASS:
        good: i64 = action - PRODUCE
        state.put_good(state.find(seat, good, False), state.draw_unseen())
        state.owed -= 1
        state.count += 1
        if state.heard is not None:
            state.tell("produce", -1, {"seat": int(seat), "good": GOOD_IDS[good]})
        kinds = empty_kinds(state, seat)
        if state.owed > 0 and kinds != 0:
            state.can = kinds | MAY_PASS
            return True
    elif state.heard is not None and state.count == 0:
        state.tell("pass", -1, {"seat": int(seat)})
    return well(state, seat)


def well(state: Fields, seat: i64) -> bool:
    """SJ-5.4: a card for two goods."""
    if state.count >= 2 and (state.works[seat] >> WELL) & 1 == 1:
        if state.house.ask_draws:
            state.ask = ASK_WELL
            state.can = NO_OR_YES
            return True
        draw_for(state, seat, WELL)
    return False
