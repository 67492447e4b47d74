"""A first guess at what to answer, without looking ahead."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.actions import (
    APPROVE,
    BIS,
    COLUMN,
    DONE,
    FENCE,
    HOUSE,
    PARK,
    POOL,
    REFUSE,
    ROUNDABOUT,
    SKIP,
    SPEND,
)
from misto.games.welcome_to.catalog import (
    FIRST_LOT,
    LOTS,
    NUMBERS,
    STREET_OF,
)
from misto.games.welcome_to.state import (
    MADE,
    NUMBER,
    ROW,
    Fields,
)


def house_looks(number: int, lot: int) -> float:
    """Numbers belong where their share of the street is: 1 to 15 from left to right."""
    street = int(STREET_OF[lot])
    first = int(FIRST_LOT[street])
    houses = int(FIRST_LOT[street + 1]) - first
    wanted = (number - 0.5) / 15.0 * houses
    off = (lot - first + 0.5 - wanted) / houses
    return 0.05 + math.exp(-22.0 * off * off)


LOOKS: Final = vec[float]([house_looks(number, lot) for number in range(NUMBERS) for lot in range(int(LOTS))])


def prior(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """Skip little, refuse least, write where there is room."""
    rows = state.sheet
    at: i64 = seat * ROW
    i: i64 = 0
    while i < count:
        action = actions[i]
        worth = 1.0
        if action == REFUSE:
            worth = 0.02
        elif action == SKIP:
            worth = 0.15
        elif action >= HOUSE and action < FENCE:
            worth = LOOKS[rows[at + NUMBER] * LOTS + action - HOUSE]
        elif action in (PARK, POOL) or (action >= APPROVE and action < SPEND):
            worth = 4.0
        elif action >= ROUNDABOUT and action < APPROVE:
            worth = 0.03
        elif action >= BIS and action < ROUNDABOUT:
            worth = 0.6
        elif action >= COLUMN and action < PARK:
            made = rows[at + MADE] + rows[at + MADE + 1] + rows[at + MADE + 2]
            worth = 0.5 + float((made >> (8 * (action - COLUMN))) & 255)
        elif action == DONE:
            worth = 0.7
        out[i] = worth
        i += 1
