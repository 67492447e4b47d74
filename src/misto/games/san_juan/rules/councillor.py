"""The councillor (SJ-7): draw, keep some, and fill the Customs office."""

from typing import Final

from mypy_extensions import i64

from misto.games.san_juan.actions import DISCARD, KEEP, NO, PASS, PLAIN, YES
from misto.games.san_juan.asks import ASK_ARCHIVE, ASK_COUNCIL, ASK_CUSTOMS, ASK_KEEP, MAY_PASS, NO_OR_YES
from misto.games.san_juan.catalog import (
    ARCHIVE,
    CUSTOMS_GOOD,
    CUSTOMS_OFFICE,
    GOODS,
    KIND_IDS,
    NOTHING,
    PREFECTURE,
    first_of,
)
from misto.games.san_juan.state import Fields

NO_YES_OR_PLAIN: Final[i64] = 7


def begin(state: Fields) -> bool:
    if state.house.ask_draws:
        state.ask = ASK_COUNCIL
        state.can = options(state)
        return True
    return draw(state, state.actor, True)


def options(state: Fields) -> i64:
    ask = state.ask
    if ask == ASK_KEEP:
        # SJ-14.22: only the Prefecture's second card may be declined, and only where draws are asked.
        if state.count > 0 and state.house.ask_draws:
            return state.drawn_set | MAY_PASS
        return state.drawn_set
    if ask == ASK_ARCHIVE:
        return state.held[state.actor]
    if ask == ASK_COUNCIL and state.actor == state.chooser:
        return NO_YES_OR_PLAIN
    return NO_OR_YES


def draw(state: Fields, seat: i64, privileged: bool) -> bool:
    """SJ-7.1: 2 cards, 5 for the chooser, 8 with the Library; seen by the drawer only."""
    number: i64 = 2
    if privileged and seat == state.chooser:
        number += 3 * (1 + state.doubled)
    keep: i64 = 2 if (state.works[seat] >> PREFECTURE) & 1 == 1 else 1  # SJ-7.2
    if (state.works[seat] >> ARCHIVE) & 1 == 1:
        got = state.draw_to_hand(seat, number)  # SJ-7.3
        state.owed = got - keep if got > keep else 0
        if state.owed == 0:
            return customs(state, seat)
        state.ask = ASK_ARCHIVE
        state.can = state.held[seat]
        return True
    draw_aside(state, seat, number)
    state.owed = keep
    state.count = 0
    if state.drawn_size <= (1 if state.house.ask_draws else keep):
        while state.drawn_size > 0:
            keep_one(state, seat, first_of(state.drawn_set))
        return customs(state, seat)
    state.ask = ASK_KEEP
    state.can = options(state)
    return True


def draw_aside(state: Fields, seat: i64, number: i64) -> None:
    names: list[str] | None = None if state.heard is None else []
    while state.drawn_size < number:
        kind = state.draw_seen()
        if kind == NOTHING:
            break
        state.add_drawn(kind)
        if names is not None:
            names.append(KIND_IDS[kind])
    if state.drawn_size > 0:
        state.reveals += 1
        if names is not None:
            count = int(state.drawn_size)
            state.tell("council", -2 - seat, {"seat": int(seat), "count": count})
            state.tell("council_own", seat, {"seat": int(seat), "count": count, "cards": names})


def keep_one(state: Fields, seat: i64, kind: i64) -> None:
    state.take_drawn(kind)
    state.add_to_hand(seat, kind)
    state.owed -= 1
    state.count += 1
    if state.heard is not None:
        state.tell("keep", -2 - seat, {"seat": int(seat), "count": 1})
        state.tell("keep_own", seat, {"seat": int(seat), "card": KIND_IDS[kind]})


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    ask = state.ask
    if ask == ASK_KEEP:
        if action != PASS:
            keep_one(state, seat, action - KEEP)
            if state.owed > 0 and state.drawn_size > 0:
                state.can = options(state)
                return True
        state.discard_drawn()
        return customs(state, seat)
    if ask == ASK_ARCHIVE:
        state.discard_from_hand(seat, action - DISCARD)
        state.owed -= 1
        if state.owed > 0:
            state.can = state.held[seat]
            return True
        return customs(state, seat)
    if ask == ASK_COUNCIL:
        if action == NO:
            if state.heard is not None:
                state.tell("pass", -1, {"seat": int(seat)})
            return customs(state, seat)
        return draw(state, seat, action != PLAIN)
    if action == YES:
        fill_customs(state, seat)
    return False


def customs(state: Fields, seat: i64) -> bool:
    """SJ-7.4: after the owner's own draw and discard."""
    if (state.works[seat] >> CUSTOMS_OFFICE) & 1 == 0 or state.full[seat * GOODS + CUSTOMS_GOOD] > 0:
        return False
    if state.house.ask_draws:
        state.ask = ASK_CUSTOMS
        state.can = NO_OR_YES
        return True
    fill_customs(state, seat)
    return False


def fill_customs(state: Fields, seat: i64) -> None:
    card = state.draw_unseen()
    if card == NOTHING:
        return
    state.put_good(state.find(seat, CUSTOMS_OFFICE, False), card)
    if state.heard is not None:
        state.tell("uses", -1, {"seat": int(seat), "card": KIND_IDS[CUSTOMS_OFFICE]})
