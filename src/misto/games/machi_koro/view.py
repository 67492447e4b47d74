"""What one seat may see: all but the order of the market deck (MK-R16). A field not listed stays."""

from typing import cast

from misto.core.game import View
from misto.core.state import State
from misto.games.machi_koro import scoring
from misto.games.machi_koro.catalog import KIND_IDS, KINDS, LANDMARK_IDS, LANDMARKS
from misto.games.machi_koro.estimate import own_turn_income
from misto.games.machi_koro.rules import MachiKoro
from misto.games.machi_koro.state import OVER

ASKS = ("dice", "reroll", "add", "target", "partner", "take", "give", "build", "over")


def city(state: MachiKoro, seat: int) -> dict[str, object]:
    kinds = range(state.kinds)
    return {
        "coins": int(state.coins[seat]),
        "cards": {
            KIND_IDS[k]: int(state.cards[seat * KINDS + k]) for k in kinds if state.cards[seat * KINDS + k]
        },
        "landmarks": {LANDMARK_IDS[m]: state.has_built(seat, m) for m in range(state.landmarks)},
        "city_hall": state.landmarks == LANDMARKS,
        "points": int(state.points(seat)),
        "income": [round(own_turn_income(state, seat, r), 2) for r in range(1, 15)],
    }


def view(whole: State, seat: int) -> View:
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
