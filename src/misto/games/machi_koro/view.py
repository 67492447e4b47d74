"""What one seat may see: all but the order of the market deck (MK-R16). A field not listed stays."""

from typing import cast

from misto.core.state import State
from misto.games.machi_koro import scoring
from misto.games.machi_koro.asks import OVER
from misto.games.machi_koro.catalog import (
    AMOUNT,
    BLUE_ON,
    KIND_IDS,
    KINDS,
    LANDMARK_IDS,
    LANDMARKS,
    NOTHING,
    PUBLISHER,
    RED_ON,
    ROWS,
    STADIUM,
    TAX_FLOOR,
    TAX_OFFICE,
    TV_STATION,
)
from misto.games.machi_koro.estimate import card_income, own_turn_income
from misto.games.machi_koro.rules.income import shops
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.seen import MachiKoroCity, MachiKoroView

ASKS = ("dice", "reroll", "add", "target", "partner", "take", "give", "build", "over")


RESULTS = range(1, 15)
# The purple cards that take coins at each result, in the order they act.
TAKING = {
    r: [kind for kind in (STADIUM, TV_STATION, PUBLISHER, TAX_OFFICE) if r in ROWS[kind].rolls]
    for r in RESULTS
}


Incomes = tuple[list[float], list[float]]
"""Coins at each result on one's own turn, and on another's."""


def from_rivals(state: MachiKoro, seat: int, result: int) -> int:
    """What the purple cards take on one's own turn from rivals as rich as they are now (MK-4.7)."""
    taking = [kind for kind in TAKING[result] if state.cards[seat * KINDS + kind]]
    if not taking:
        return 0
    purses = {s: int(state.coins[s]) for s in range(state.seats) if s != seat}
    total = 0
    for kind in taking:
        if kind == TV_STATION:
            total += min(int(AMOUNT[kind]), max(purses.values()))
            continue
        for rival, purse in purses.items():
            due = int(AMOUNT[kind])
            if kind == PUBLISHER:
                due *= int(shops(state, rival))
            elif kind == TAX_OFFICE:
                due = purse // 2 if purse >= TAX_FLOOR else 0
            paid = min(due, purse)
            total += paid
            purses[rival] = purse - paid
    return total


def on_other_turn(state: MachiKoro, seat: int, result: int) -> float:
    """Blue cards from the bank, red ones from a roller who can pay (MK-4.4, MK-4.6)."""
    found = (kind for kind in (RED_ON[result], BLUE_ON[result]) if kind != NOTHING)
    return sum(card_income(state, seat, kind) for kind in found)


def incomes(state: MachiKoro, seat: int) -> Incomes:
    own = [round(own_turn_income(state, seat, r) + from_rivals(state, seat, r), 2) for r in RESULTS]
    return own, [round(on_other_turn(state, seat, r), 2) for r in RESULTS]


def city(state: MachiKoro, seat: int) -> MachiKoroCity:
    own, others = incomes(state, seat)
    kinds = range(state.kinds)
    return {
        "coins": int(state.coins[seat]),
        "cards": {
            KIND_IDS[k]: int(state.cards[seat * KINDS + k]) for k in kinds if state.cards[seat * KINDS + k]
        },
        "landmarks": {LANDMARK_IDS[m]: state.has_built(seat, m) for m in range(state.landmarks)},
        "city_hall": state.landmarks == LANDMARKS,
        "points": int(state.points(seat)),
        "income": own,
        "income_others": others,
    }


def view(whole: State, seat: int) -> MachiKoroView:
    state = cast(MachiKoro, whole)
    over = state.ask == OVER
    return {
        "game": "machi_koro",
        "seat": seat,
        "expansion": "harbor" if state.landmarks == LANDMARKS else "none",
        "market_rule": "ten_kinds" if state.row_kinds else "full",
        "turn": int(state.turn_count),
        "active": int(state.active),
        "asked": ASKS[state.ask],
        "dice": [int(d) for d in (state.die_one, state.die_two) if d],
        "added": int(state.added),
        "partner": int(state.partner),
        "taking": KIND_IDS[state.taking] if state.taking >= 0 else None,
        "cities": [city(state, s) for s in range(state.seats)],
        "market": {KIND_IDS[k]: int(state.market[k]) for k in range(state.kinds)},
        "costs": {KIND_IDS[k]: int(state.house.cost[k]) for k in range(state.kinds)},
        "deck": int(state.deck_left),
        "over": over,
        "outcome": [scoring.outcome(state, s) for s in range(state.seats)] if over else None,
    }
