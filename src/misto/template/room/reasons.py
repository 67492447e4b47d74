"""Why a move: what it adds to the score at once, and what another roll adds on average."""

from itertools import product
from typing import cast

from misto.core.state import State
from misto.core.why import Gain, Why, tenths, weighed
from misto.template.room.actions import BUILD, PASS, ROLL
from misto.template.room.catalog import DICE, HOUSES, POINTS, TOP
from misto.template.room.rules.turns import TemplateRoom
from misto.template.room.scoring import longest_row

SIDES = range(1, HOUSES + 1)


def reasons(whole: State, seat: int, best: int, second: int | None = None) -> list[Why]:
    state = cast(TemplateRoom, whole)
    return weighed(gains(state, seat, best), None if second is None else gains(state, seat, second))


def gains(state: TemplateRoom, seat: int, action: int) -> list[Gain]:
    if action == ROLL:
        return [Gain("mean", "TR-2.2", tenths(mean_of_roll(state, seat)), 1.0)]
    if action == PASS:
        return []
    house = action - BUILD
    after = state.copy()
    after.build(seat, house)
    row = int(longest_row(after, seat) - longest_row(state, seat)) if state.house.rows else 0
    points = worth(state, seat, house, int(state.shown(house)))
    return [Gain("points", "TR-3.2", points, 1.0), Gain("row", "TR-3.3", row, 1.0)]


def worth(state: TemplateRoom, seat: int, house: int, grows: int) -> int:
    """Points of the house itself for so many storeys more."""
    before = int(state.storeys[seat * HOUSES + house])
    return int(POINTS[min(before + grows, int(TOP))] - POINTS[before])


def mean_of_roll(state: TemplateRoom, seat: int) -> float:
    """What a roll brings to the best house for it, over all that the dice may show."""
    rolls = list(product(SIDES, repeat=int(DICE)))
    best = [max(worth(state, seat, side - 1, roll.count(side)) for side in roll) for roll in rolls]
    return sum(best) / len(rolls)
