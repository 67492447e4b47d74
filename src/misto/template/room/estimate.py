"""A first guess at what a position of Template Room is worth: the points, what the dice on the table bring, and
the turns that are left.
"""

import math
from typing import Final, cast

from mypy_extensions import i64

from misto.template.room.catalog import HOUSES, POINTS, TOP
from misto.template.room.rules.turns import TemplateRoom
from misto.template.room.scoring import points
from misto.template.room.state import Fields

SPREAD: Final = 2.0  # points by which the turns of a round may still change a lead


def gain(state: TemplateRoom, seat: i64, house: i64) -> i64:
    """What the dice on the table bring to a house."""
    before = state.storeys[seat * HOUSES + house]
    after = before + state.shown(house)
    return POINTS[after if after < TOP else TOP] - POINTS[before]


def best_build(state: TemplateRoom, seat: i64) -> i64:
    """The most points that a house gains by the dice on the table."""
    best: i64 = 0
    house: i64 = 0
    while house < HOUSES:
        brings = gain(state, seat, house)
        if brings > best:
            best = brings
        house += 1
    return best


def estimate(whole: Fields, seat: i64) -> float:
    """The seat's share of the win, by how far each is ahead."""
    state = cast(TemplateRoom, whole)
    left = float(state.house.rounds) - float(state.turn_count) / float(state.seats) + 1.0
    scale = SPREAD * math.sqrt(left)
    mine = 0.0
    total = 0.0
    other: i64 = 0
    while other < state.seats:
        known = points(state, other)
        if other == state.active:
            known += best_build(state, other)
        weight = math.exp(float(known) / scale)
        total += weight
        if other == seat:
            mine = weight
        other += 1
    return mine / total
