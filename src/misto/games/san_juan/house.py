"""The options in force at a table, and the costs, prices and copies that follow from them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.state import copied
from misto.games.san_juan.catalog import (
    BANK,
    BASE_KINDS,
    BIT,
    CATHEDRAL,
    COPIES,
    COST,
    KINDS,
    PREFECTURE,
    PREFECTURE_COST_FIRST,
    PRICE,
)

# SJ-12.14: what buildings do during a Governor's visit.
VISIT_ALL_BUT_LIBRARY: Final[i64] = 0
VISIT_ALL: Final[i64] = 1
VISIT_NONE: Final[i64] = 2

TOP_PURSE: Final[i64] = 16  # more cards than any building costs


class House:
    """The options in force; never changed after set-up, so copies share it."""

    def __init__(
        self,
        edition: i64,
        new_buildings: bool,
        events: bool,
        alternative_setup: bool,
        guard_always: bool,
        visit: i64,
        ask_draws: bool,
        show_piles: bool,
        bank_cost: i64,
        extra: i64,
        ask_library: bool,
    ) -> None:
        self.edition = edition
        self.new_buildings = new_buildings
        self.events = events
        self.alternative_setup = alternative_setup
        self.guard_always = guard_always
        self.visit = visit
        self.ask_draws = ask_draws
        self.ask_library = ask_library  # only together with ask_draws (SJ-3.16)
        self.show_piles = show_piles
        self.bank_cost = bank_cost
        self.extra = extra  # the set of production kinds with one more copy in New Buildings
        self.cost = copied(COST)
        self.cost[BANK] = bank_cost
        if edition == 1:
            self.cost[PREFECTURE] = PREFECTURE_COST_FIRST  # SJ-1.1
        self.kinds: i64 = KINDS if new_buildings else BASE_KINDS
        self.within = affordable_by_purse(self.cost)  # kinds that so many cards can pay for
        self.price = copied(PRICE)  # by tile * GOODS + good

    def copies(self, kind: i64) -> i64:
        """How many cards of a kind are shuffled (SJ-1.6): the Cathedral is none of them."""
        if kind >= self.kinds or kind == CATHEDRAL:
            return 0
        more: i64 = 0
        if self.new_buildings and (self.extra & BIT[kind]) != 0:
            more = 1
        return COPIES[kind] + more

    def listed(self) -> list[int]:
        return [
            int(self.edition),
            int(self.new_buildings),
            int(self.events),
            int(self.alternative_setup),
            int(self.guard_always),
            int(self.visit),
            int(self.ask_draws) + int(self.ask_library),
            int(self.show_piles),
            int(self.bank_cost),
            int(self.extra),
        ]


def affordable_by_purse(cost: vec[i64]) -> vec[i64]:
    """For each number of cards from 0 to TOP_PURSE the set of kinds that cost no more."""
    table: list[int] = []
    for purse in range(17):
        table.append(sum(1 << kind for kind in range(40) if cost[kind] <= purse))
    return vec[i64](table)
