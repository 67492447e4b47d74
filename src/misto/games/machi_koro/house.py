"""The house rules of a table, and what follows from them."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from misto.core.state import copied
from misto.games.machi_koro.catalog import COST, KINDS, LANDMARK_COST, LANDMARKS, SUSHI_BAR

# The things one can build, numbered as in the actions: kinds, then landmarks.
THINGS: Final[i64] = KINDS + LANDMARKS
TOP_COST: Final[i64] = 30  # the dearest landmark: a richer purse affords no more


def affordable_by_purse(cost: vec[i64]) -> vec[i64]:
    """For each purse up to TOP_COST a row of the things it can pay for, ascending, then end marks."""
    table: list[int] = []
    for purse in range(31):
        row = [thing for thing in range(31) if cost[thing] <= purse]
        table += row + [31] * (32 - len(row))
    return vec[i64](table)


class House:
    """The house rules in force; never changed after set-up, so copies share it."""

    def __init__(
        self,
        sushi_bar_cost: i64,
        reroll_same_count: bool,
        park_at_roll: bool,
        swap_mandatory: bool,
        discard_dead_purple: bool,
        turn_cap: i64,
    ) -> None:
        self.sushi_bar_cost = sushi_bar_cost
        self.reroll_same_count = reroll_same_count
        self.park_at_roll = park_at_roll
        self.swap_mandatory = swap_mandatory
        self.discard_dead_purple = discard_dead_purple
        self.turn_cap = turn_cap
        self.cost = extend(copied(COST), LANDMARK_COST)  # by thing
        self.cost[SUSHI_BAR] = sushi_bar_cost
        self.affordable = affordable_by_purse(self.cost)
