"""The start of the game and of each round (SJ-2.7, SJ-3.2): exchange, store, limit."""

from typing import Final

from mypy_extensions import i64

from misto.games.san_juan.actions import DISCARD, PASS, STORE
from misto.games.san_juan.asks import (
    ASK_BANK,
    ASK_CHAPEL,
    ASK_LIMIT,
    ASK_OFFICE,
    ASK_SETUP,
    MAY_PASS,
    P_LIMIT,
    P_OFFICE,
    P_STORE,
)
from misto.games.san_juan.catalog import (
    BANK,
    BIT,
    CHAPEL,
    GUARD_ROOM,
    HAND,
    KIND_IDS,
    LIMIT,
    LIMIT_NO_GUARD,
    LIMIT_TOWER,
    OFFICE_BUILDING,
    TOWER,
)
from misto.games.san_juan.state import UNDER_BANK, UNDER_CHAPEL, Fields

MOST_EXCHANGED: Final[i64] = 2  # SJ-11.2


def begin(state: Fields) -> bool:
    phase = state.phase
    seat = state.actor
    if phase == P_STORE:
        return chapel(state, seat)
    if phase == P_LIMIT:
        over: i64 = state.hand_size[seat] - limit(state, seat)
        return over > 0 and ask_discards(state, seat, ASK_LIMIT, over)
    if phase == P_OFFICE:
        return exchange(state, seat)
    return ask_discards(state, seat, ASK_SETUP, state.hand_size[seat] - HAND)


def options(state: Fields) -> i64:
    if state.ask == ASK_SETUP or state.ask == ASK_LIMIT:
        return state.held[state.actor]
    return state.held[state.actor] | MAY_PASS


def ask_discards(state: Fields, seat: i64, ask: i64, number: i64) -> bool:
    state.owed = number
    state.ask = ask
    state.can = state.held[seat]
    return True


def limit(state: Fields, seat: i64) -> i64:
    """SJ-3.5, SJ-11.1."""
    works = state.works[seat]
    if (works >> TOWER) & 1 == 1:
        return LIMIT_TOWER
    if not state.house.new_buildings or (works >> GUARD_ROOM) & 1 == 1:
        return LIMIT
    if state.house.guard_always:
        return LIMIT_NO_GUARD
    other: i64 = 0
    while other < state.seats:
        if (state.works[other] >> GUARD_ROOM) & 1 == 1:
            return LIMIT_NO_GUARD
        other += 1
    return LIMIT


def exchange(state: Fields, seat: i64) -> bool:
    if (state.works[seat] >> OFFICE_BUILDING) & 1 == 0 or state.hand_size[seat] == 0:
        return False
    state.count = 0
    state.ask = ASK_OFFICE
    state.can = state.held[seat] | MAY_PASS
    return True


def chapel(state: Fields, seat: i64) -> bool:
    """SJ-3.4: the Chapel before the Bank."""
    if state.has(seat, CHAPEL) and state.hand_size[seat] > 0:
        state.ask = ASK_CHAPEL
        state.can = state.held[seat] | MAY_PASS
        return True
    return bank(state, seat)


def bank(state: Fields, seat: i64) -> bool:
    """SJ-11.7: once in the game for each player; nothing put there is not a use."""
    if state.hand_size[seat] == 0 or not is_bank_open(state, seat):
        return False
    state.count = 0
    state.ask = ASK_BANK
    state.can = state.held[seat] | MAY_PASS
    return True


def is_bank_open(state: Fields, seat: i64) -> bool:
    return state.has(seat, BANK) and (state.bank_used & BIT[seat]) == 0


def can_store(state: Fields, seat: i64) -> bool:
    """Whether the seat has a place that turns cards into points."""
    return state.has(seat, CHAPEL) or is_bank_open(state, seat)


def store(state: Fields, seat: i64, kind: i64, building: i64, way: i64) -> None:
    state.take_from_hand(seat, kind)
    state.put_beneath(state.find(seat, building, False), way, kind)
    if state.heard is not None:
        state.tell("store", -2 - seat, {"seat": int(seat), "card": KIND_IDS[building]})
        state.tell(
            "store_own", seat, {"seat": int(seat), "card": KIND_IDS[building], "stored": KIND_IDS[kind]}
        )


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    ask = state.ask
    if ask == ASK_CHAPEL:
        if action != PASS:
            store(state, seat, action - STORE, CHAPEL, UNDER_CHAPEL)
        return bank(state, seat)
    if ask == ASK_BANK:
        if action != PASS:
            store(state, seat, action - STORE, BANK, UNDER_BANK)
            state.count += 1
            if state.hand_size[seat] > 0:
                state.can = state.held[seat] | MAY_PASS
                return True
        if state.count > 0:
            state.bank_used |= BIT[seat]
        return False
    if ask == ASK_OFFICE:
        if action != PASS:
            state.discard_from_hand(seat, action - DISCARD)
            state.count += 1
            if state.count < MOST_EXCHANGED and state.hand_size[seat] > 0:
                state.can = state.held[seat] | MAY_PASS
                return True
        if state.count > 0:
            state.draw_to_hand(seat, state.count)
        return False
    state.discard_from_hand(seat, action - DISCARD)
    state.owed -= 1
    state.can = state.held[seat]
    return state.owed > 0
