"""Events (SJ-12): activated instead of a role, and then gone for good."""

from typing import Final

from mypy_extensions import i64

from misto.games.san_juan.actions import BUILD, DISCARD, PASS, RAZE
from misto.games.san_juan.asks import (
    ASK_AMNESTY,
    ASK_RAZE,
    ASK_SUBSIDY,
    ASK_TAX,
    ASK_VISIT,
    EVENT_PHASE,
    MAY_PASS,
)
from misto.games.san_juan.catalog import (
    BIT,
    CATHEDRAL,
    DEBT_RELIEF,
    EARTHQUAKE,
    GENERAL_AMNESTY,
    KIND_IDS,
    NOTHING,
    SLOTS,
    SUBSIDIZED_CONSTRUCTION,
    TAXES,
    VIOLET_SET,
    only_of,
)
from misto.games.san_juan.rules.builder import area_bit, area_slot
from misto.games.san_juan.state import Fields

RELIEF_CARDS: Final[i64] = 3
MOST_SUBSIDIZED: Final[i64] = 4


def begin(state: Fields) -> bool:
    seat = state.actor
    event: i64 = state.phase - EVENT_PHASE
    if event == EARTHQUAKE:
        return earthquake(state, seat)
    if event == DEBT_RELIEF:
        state.draw_to_hand(seat, RELIEF_CARDS)
        return False
    if event == TAXES:
        return tax(state, seat)
    if event == GENERAL_AMNESTY:
        return state.hand_size[seat] > 0 and pose(state, ASK_AMNESTY)
    if event == SUBSIDIZED_CONSTRUCTION:
        return state.hand_size[seat] > 0 and pose(state, ASK_SUBSIDY)
    return pose(state, ASK_VISIT)


def pose(state: Fields, ask: i64) -> bool:
    state.ask = ask
    state.count = 0
    state.can = options(state)
    return True


def options(state: Fields) -> i64:
    seat = state.actor
    ask = state.ask
    if ask == ASK_RAZE:
        return area(state, seat)
    if ask == ASK_TAX:
        return state.held[seat]
    if ask == ASK_AMNESTY:
        return state.held[seat] | MAY_PASS
    if ask == ASK_SUBSIDY:
        free: i64 = state.held[seat] & state.house.within[MOST_SUBSIDIZED]
        return (free & ~(state.owns[seat] & VIOLET_SET)) | MAY_PASS  # SJ-4.2 holds
    return state.roles_used


def area(state: Fields, seat: i64) -> i64:
    """All buildings of an area as options."""
    places: i64 = 0
    slot: i64 = seat * SLOTS
    end: i64 = slot + SLOTS
    while slot < end:
        if state.site[slot] != NOTHING:
            places |= area_bit(state, slot)
        slot += 1
    return places


def earthquake(state: Fields, seat: i64) -> bool:
    """SJ-12.9; an only building falls without asking."""
    places = area(state, seat)
    if places == 0:
        return False
    if places & (places - 1) == 0:
        raze(state, seat, only_of(places))
        return False
    return pose(state, ASK_RAZE)


def raze(state: Fields, seat: i64, place: i64) -> None:
    slot = area_slot(state, seat, place)
    kind = state.site[slot]
    state.vacate(slot)
    state.clear_beneath(slot)
    if kind == CATHEDRAL:
        state.cathedral = 1  # SJ-11.11
    else:
        state.discard(kind)
    if state.heard is not None:
        state.tell("raze", -1, {"seat": int(seat), "card": KIND_IDS[kind]})


def tax(state: Fields, seat: i64) -> bool:
    """SJ-12.11; an only card is paid without asking."""
    if state.hand_size[seat] == 0:
        return False
    if state.hand_size[seat] == 1:
        state.discard_from_hand(seat, only_of(state.held[seat]))
        return False
    return pose(state, ASK_TAX)


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    ask = state.ask
    if ask == ASK_RAZE:
        raze(state, seat, action - RAZE)
        return False
    if ask == ASK_TAX:
        state.discard_from_hand(seat, action - DISCARD)
        return False
    if ask == ASK_AMNESTY:
        if action != PASS:
            state.discard_from_hand(seat, action - DISCARD)
            state.count += 1
            if state.hand_size[seat] > 0:
                state.can = options(state)
                return True
        if state.count > 0:
            state.draw_to_hand(seat, state.count)
        return False
    if action == PASS:
        if state.heard is not None:
            state.tell("pass", -1, {"seat": int(seat)})
        return False
    kind: i64 = action - BUILD
    state.take_from_hand(seat, kind)
    state.place(seat, kind)
    if state.heard is not None:
        state.tell("build", -1, {"seat": int(seat), "card": KIND_IDS[kind], "cost": 0})
    return False


def appeared(state: Fields) -> i64:
    """SJ-12.4, SJ-12.14: events that may be activated now; no visit before a role was used."""
    if state.roles_used == 0:
        return state.row & ~BIT[5]
    return state.row
