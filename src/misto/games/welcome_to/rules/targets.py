"""The action of a chosen card: whether it has a target, and what it does to a sheet (WT-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.actions import BIS, COLUMN, FENCE, PARK, POOL, SKIP
from misto.games.welcome_to.catalog import (
    ALL_COLUMN_CELLS,
    BIS_CARD,
    BIS_CELLS,
    FENCE_CARD,
    PARK_CARD,
    PARK_CELLS,
    POOL_CARD,
    SLOT_LOT,
    STREET_OF,
    VALUE_CARD,
    bit,
)
from misto.games.welcome_to.house import Box
from misto.games.welcome_to.rules import numbering, plans
from misto.games.welcome_to.state import BIS_MARKS, CARD_ACTION, COLUMNS, LOT, PARKS, POOL_MARKS, POOLS


def has_target(box: Box, rows: vec[i64], at: i64) -> bool:
    """An action without a target falls away (WT-6.0.2)."""
    kind = rows[at + CARD_ACTION]
    lot = rows[at + LOT]
    across = not box.first_edition
    if kind == FENCE_CARD:
        return numbering.free_slots(rows, at, across) != 0
    if kind == VALUE_CARD:
        return plans.columns_marked(rows, at, False) < ALL_COLUMN_CELLS
    if kind == PARK_CARD:
        street = STREET_OF[lot]
        return rows[at + PARKS + street] < PARK_CELLS[street]
    if kind == POOL_CARD:
        return (box.pools >> lot) & 1 == 1
    if kind == BIS_CARD and rows[at + BIS_MARKS] < BIS_CELLS:
        left = numbering.copy_from_left(rows, at, across)
        return left | numbering.copy_from_right(rows, at, across) != 0
    return False


def perform(rows: vec[i64], at: i64, action: i64) -> None:
    if action == SKIP:
        return
    if action == PARK:
        rows[at + PARKS + STREET_OF[rows[at + LOT]]] += 1
    elif action == POOL:
        rows[at + POOLS] |= bit(rows[at + LOT])
        rows[at + POOL_MARKS] += 1
    elif action >= BIS:
        target: i64 = (action - BIS) >> 1
        numbering.copy_number(rows, at, target, target + 1 if (action - BIS) & 1 == 1 else target - 1)
    elif action >= COLUMN:
        rows[at + COLUMNS + action - COLUMN] += 1
    else:
        numbering.draw_fence(rows, at, SLOT_LOT[action - FENCE])
