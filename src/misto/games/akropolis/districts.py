"""One district at a time: whether it scores and what decides it. What ``scoring.tally`` counts all at once."""

# stays plain: asked of a city on paper, one at a time

from dataclasses import dataclass, field

from misto.core.event import Value
from misto.games.akropolis.catalog import (
    BARRACKS,
    GARDEN,
    HOUSE,
    HOUSES_FLOOR,
    MARKET,
    PLAZA,
    STEP_Q,
    STEP_R,
    TEMPLE,
    VARIANT_BARRACKS,
    VARIANT_GARDENS,
    VARIANT_HOUSES,
    VARIANT_MARKETS,
    VARIANT_TEMPLES,
)
from misto.games.akropolis.house import House
from misto.games.akropolis.placement import KIND, KIND_SHIFT, LEVEL, City

Cell = tuple[int, int]
LARGE_SIDES = 3  # AK-8.5: barracks with so many sides on the edge count twice


@dataclass(frozen=True, slots=True)
class Spot:
    kind: int
    level: int


@dataclass(frozen=True, slots=True)
class District:
    level: int
    scores: bool
    doubled: bool
    facts: dict[str, Value] = field(default_factory=dict)  # what decides it


class Ground:
    """A city as cells with what shows on them, the empty cells around it, and those of them that are outside."""

    def __init__(self, city: City, house: House) -> None:
        self.house = house
        self.hexes: dict[Cell, Spot] = {}
        for i in range(city.built):
            cell = int(city.cells[i])
            shown = int(city.top[cell])
            at = (int(city.q_at(cell)), int(city.r_at(cell)))
            self.hexes[at] = Spot(shown >> int(KIND_SHIFT) & int(KIND), shown & int(LEVEL))
        self.outside = self.flooded()

    def flooded(self) -> set[Cell]:
        """The empty cells that can be reached from beyond the city (AK-R4)."""
        qs, rs = [q for q, _ in self.hexes], [r for _, r in self.hexes]
        low, high = (min(qs) - 1, min(rs) - 1), (max(qs) + 1, max(rs) + 1)
        found, queue = {low}, [low]
        while queue:
            for near in around(queue.pop()):
                within = low[0] <= near[0] <= high[0] and low[1] <= near[1] <= high[1]
                if within and near not in self.hexes and near not in found:
                    found.add(near)
                    queue.append(near)
        return found

    def beside(self, cell: Cell) -> bool:
        return any(near in self.hexes for near in around(cell))

    def kinds_around(self, cell: Cell) -> list[int]:
        return [self.hexes[near].kind for near in around(cell) if near in self.hexes]

    def empty_around(self, cell: Cell) -> list[Cell]:
        return [near for near in around(cell) if near not in self.hexes]

    def groups(self) -> list[set[Cell]]:
        """Houses that hang together (AK-6.5)."""
        left = {cell for cell, spot in self.hexes.items() if spot.kind == HOUSE}
        found = []
        while left:
            queue = [left.pop()]
            group = set(queue)
            while queue:
                for near in around(queue.pop()):
                    if near in left:
                        left.discard(near)
                        group.add(near)
                        queue.append(near)
            found.append(group)
        return found

    def value(self, group: set[Cell]) -> int:
        return sum(self.hexes[cell].level for cell in group)


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + int(STEP_Q[k]), cell[1] + int(STEP_R[k])) for k in range(6)]


def district(ground: Ground, cell: Cell) -> District:
    spot, variants = ground.hexes[cell], int(ground.house.variants)
    if spot.kind == HOUSE:
        return house(ground, cell, spot.level)
    if spot.kind == MARKET:
        beside = ground.kinds_around(cell)
        others = beside.count(int(MARKET))
        plaza = int(PLAZA + MARKET) in beside
        return District(
            spot.level, others == 0, bool(variants & VARIANT_MARKETS) and plaza, {"others": others}
        )
    if spot.kind == BARRACKS:
        return barracks(ground, cell, spot.level)
    if spot.kind == TEMPLE:
        empty = len(ground.empty_around(cell))
        return District(
            spot.level, empty == 0, bool(variants & VARIANT_TEMPLES) and spot.level >= 2, {"empty": empty}
        )
    assert spot.kind == GARDEN
    lakes = [near for near in ground.empty_around(cell) if near not in ground.outside]
    if ground.house.single_hex:
        lakes = [near for near in lakes if not ground.empty_around(near)]
    return District(spot.level, True, bool(variants & VARIANT_GARDENS and lakes))


def house(ground: Ground, cell: Cell, level: int) -> District:
    """AK-6.5, AK-R3: of equal groups it does not matter which one counts; here it is the first that is best."""
    groups = ground.groups()
    mine = next(group for group in groups if cell in group)

    def order(group: set[Cell]) -> tuple[int, int]:
        size, value = len(group), ground.value(group)
        return (value, size) if ground.house.most_valuable else (size, value)

    best = max(groups, key=lambda group: (order(group), -min(group)[0], -min(group)[1]))
    doubled = bool(ground.house.variants & VARIANT_HOUSES) and ground.value(best) >= HOUSES_FLOOR
    facts: dict[str, Value] = {
        "size": len(mine),
        "value": ground.value(mine),
        "largest": len(best),
        "most": ground.value(best),
    }
    return District(level, mine is best, doubled, facts)


def barracks(ground: Ground, cell: Cell, level: int) -> District:
    empty = ground.empty_around(cell)
    outer = [near for near in empty if near in ground.outside]
    edge = len(empty) if ground.house.any_empty else len(outer)
    sides = len(empty) if ground.house.any_side else edge
    doubled = bool(ground.house.variants & VARIANT_BARRACKS) and sides >= LARGE_SIDES
    return District(level, edge > 0, doubled, {"sides": edge})
