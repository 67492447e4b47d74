"""What the learned judgement reads of one city: some counts, and for each colour what it may become.

Everything is counted from what shows on top. A *raised place* is three cells on which a tile may be
laid upon others; each is counted once, whichever way the tile would be turned. Everything *to come*
lies in the row or in the stacks; which tile lies where in the stacks is not asked.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from misto.games.akropolis.catalog import (
    BARRACKS,
    COLOURS,
    HEX,
    HOUSE,
    HOUSES_FLOOR,
    MARKET,
    PLAZA,
    QUARRY,
    STARS,
    TEMPLE,
    TILES,
    VARIANT_BARRACKS,
    VARIANT_GARDENS,
    VARIANT_HOUSES,
    VARIANT_MARKETS,
    VARIANT_TEMPLES,
)
from misto.games.akropolis.house import House
from misto.games.akropolis.placement import FITS, KIND, KIND_SHIFT, LEVEL, City
from misto.games.akropolis.scoring import (
    BLANK,
    FAILED,
    NO_QUEUE,
    NO_TALLY,
    SCORING,
    STARRED,
    VALUE,
    mark_outside,
    weigh_group,
)

# Where each group of features begins. By level means 1, 2, 3, 4 and more.
LEVELS: Final[i64] = 4
HOUSES_AT: Final[i64] = 0  # outside the group that scores, in it; by level
MARKETS_AT: Final[i64] = 8  # alone, crowded; by level
BARRACKS_AT: Final[i64] = 16  # sides on the edge 0, 1, 2, 3 and more; by level
TEMPLES_AT: Final[i64] = 32  # gaps around it 0, 1, 2, 3 and more; by level
GARDENS_AT: Final[i64] = 48  # plain, doubled; by level
QUARRIES_AT: Final[i64] = 56  # for good, may be covered
PLAZAS_AT: Final[i64] = 58  # the same for each colour
RAISED_AT: Final[i64] = (
    68  # by level 2, 3, 4, 5 and more; quarries beneath 0 to 3; nothing dear beneath, dear
)
RIM_AT: Final[i64] = 100  # raised places that touch the outside, by their level; and so on:
BESIDE_AT: Final[i64] = 104  # beside the houses that score
FREE_AT: Final[i64] = 108  # with no market beside
ENCLOSED_AT: Final[i64] = 112  # with a cell that is built on all sides
COLOURS_AT: Final[i64] = 116  # for each colour what ``read_colours`` says
A_COLOUR: Final[i64] = 11
STONES_AT: Final[i64] = 171
TURNS_AT: Final[i64] = 174
FEATURES: Final[i64] = 180
NO_FEATURES: Final = vec[float]([0.0] * 180)

# What is beside a cell, and whether it scores.
TOUCHES_OUT: Final[i64] = 1
OPEN: Final[i64] = 2  # an empty neighbour
BY_MAIN: Final[i64] = 4
BY_MARKET: Final[i64] = 8
SCORES: Final[i64] = 16
RAISABLE: Final[i64] = 32  # of a raised place
MAIN: Final[i64] = 3  # in marks: a house of the group that scores

FIELD: Final[i64] = 6


def packed(tile: int) -> int:
    """How many of each colour's districts and plazas a tile has, six bits for each kind."""
    kinds = [int(HEX[tile * 3 + i]) for i in range(3)]
    return sum(64**kind for kind in kinds if kind != int(QUARRY)) if tile else 0


COUNTS: Final = vec[i64]([packed(t) for t in range(TILES + 1)])


def level_class(level: i64) -> i64:
    return LEVELS - 1 if level >= LEVELS else level - 1


def points_of(x: vec[float], stones: i64) -> float:
    """The points a city has, from its features."""
    total = float(stones)
    colour: i64 = 0
    while colour < COLOURS:
        total += x[COLOURS_AT + colour * A_COLOUR + 2]
        colour += 1
    return total


def read_city(
    city: City, house: House, stones: i64, left: i64, players: i64, to_come: i64, tiles: i64
) -> vec[float]:
    """The features of a city with so many own turns left. ``to_come`` holds the counts of the ``tiles``
    that may still be taken, packed like COUNTS.
    """
    x = NO_FEATURES[:]
    width: i64 = 2 * city.half
    marks = BLANK[: width * width]
    beside = BLANK[: width * width]
    sums = NO_TALLY[:]
    mark_outside(city, marks, NO_QUEUE[:])
    mark_main(city, house, marks, sums)
    read_cells(city, house, marks, beside, sums, x)
    read_raised(city, beside, sums, x)
    read_ground(city, beside, x)
    read_colours(house, sums, float(left), to_come, tiles, x)
    x[STONES_AT] = float(stones)
    x[STONES_AT + 1] = float(stones * left)
    x[STONES_AT + 2] = float(stones if stones < 3 else 3)
    x[TURNS_AT] = float(left)
    x[TURNS_AT + 1] = float(left * left)
    if players > 2:
        x[TURNS_AT + players - 1] = float(left)  # three players, four
    if left == 1 or left == 2:
        x[TURNS_AT + 3 + left] = 1.0
    return x


def mark_main(city: City, house: House, marks: vec[u8], sums: vec[i64]) -> None:
    """Find the group of houses that scores (AK-6.5) and mark it."""
    top = city.top
    queue = NO_QUEUE[:]
    start: i64 = -1
    i: i64 = 0
    while i < city.built:
        cell: i64 = i64(city.cells[i])
        if (i64(top[cell]) >> KIND_SHIFT) & KIND == HOUSE and marks[cell] == 0:
            many: i64 = sums[SCORING]
            value: i64 = sums[VALUE]
            weigh_group(city, house, marks, queue, cell, sums)
            if sums[SCORING] != many or sums[VALUE] != value:
                start = cell
        i += 1
    if start < 0:
        return
    steps = city.steps
    queue[0] = i16(start)
    marks[start] = u8(MAIN)
    n: i64 = 1
    at: i64 = 0
    while at < n:
        direction: i64 = 0
        while direction < 6:
            other: i64 = i64(queue[at]) + steps[direction]
            if marks[other] == 2:
                marks[other] = u8(MAIN)
                queue[n] = i16(other)
                n += 1
            direction += 1
        at += 1
    if house.variants & VARIANT_HOUSES != 0 and sums[VALUE] >= HOUSES_FLOOR:
        sums[VALUE] *= 2  # AK-8.3, AK-R5


def read_cells(
    city: City, house: House, marks: vec[u8], beside: vec[u8], sums: vec[i64], x: vec[float]
) -> None:
    """Every district by kind, level and how it lies; into sums the value, the stars and the levels that
    fail, by colour; into beside what lies around each cell.
    """
    top = city.top
    steps = city.steps
    sums[FAILED] = 0  # weigh_group counted houses, here it is levels
    i: i64 = 0
    while i < city.built:
        cell: i64 = i64(city.cells[i])
        shown: i64 = i64(top[cell])
        kind: i64 = (shown >> KIND_SHIFT) & KIND
        gaps: i64 = 0
        sides: i64 = 0
        ponds: i64 = 0
        near: i64 = 0
        by_plaza = False
        direction: i64 = 0
        while direction < 6:
            other: i64 = cell + steps[direction]
            there: i64 = i64(top[other])
            if there == 0:
                gaps += 1
                if marks[other] != 0:
                    sides += 1
                elif not house.single_hex or i64(city.code[other]) & 63 == 63:
                    ponds += 1
            else:
                neighbour: i64 = (there >> KIND_SHIFT) & KIND
                if neighbour == MARKET:
                    near |= BY_MARKET
                elif neighbour == PLAZA + MARKET:
                    by_plaza = True
                elif marks[other] == MAIN:
                    near |= BY_MAIN
            direction += 1
        if sides > 0:
            near |= TOUCHES_OUT
        if gaps > 0:
            near |= OPEN
        level: i64 = shown & LEVEL
        if kind < COLOURS:
            scores = True
            doubled = False
            high: i64 = level_class(level)
            if kind == HOUSE:
                scores = marks[cell] == MAIN
                x[HOUSES_AT + (LEVELS if scores else 0) + high] += 1.0
            elif kind == MARKET:
                scores = near & BY_MARKET == 0
                doubled = by_plaza and house.variants & VARIANT_MARKETS != 0
                x[MARKETS_AT + (0 if scores else LEVELS) + high] += 1.0
            elif kind == BARRACKS:
                edge: i64 = gaps if house.any_empty else sides
                scores = edge > 0
                doubled = (gaps if house.any_side else edge) >= 3 and house.variants & VARIANT_BARRACKS != 0
                x[BARRACKS_AT + (edge if edge < 3 else 3) * LEVELS + high] += 1.0
            elif kind == TEMPLE:
                scores = gaps == 0
                doubled = level >= 2 and house.variants & VARIANT_TEMPLES != 0
                x[TEMPLES_AT + (gaps if gaps < 3 else 3) * LEVELS + high] += 1.0
            else:
                doubled = ponds > 0 and house.variants & VARIANT_GARDENS != 0
                x[GARDENS_AT + (LEVELS if doubled else 0) + high] += 1.0
            if not scores:
                sums[FAILED + kind] += level
            else:
                near |= SCORES
                if kind != HOUSE:
                    sums[VALUE + kind] += 2 * level if doubled else level
        elif kind != QUARRY:
            sums[STARRED + kind - PLAZA] += STARS[kind - PLAZA]
        beside[cell] = u8(near)
        i += 1


def read_raised(city: City, beside: vec[u8], sums: vec[i64], x: vec[float]) -> None:
    """Every raised place. Rotations 0 and 1 of its cells name each of them once."""
    steps = city.steps
    code = city.code
    i: i64 = 0
    while i < city.built:
        cell: i64 = i64(city.cells[i])
        bits: i64 = i64(FITS[i64(code[cell])])
        if bits & 1 != 0:
            read_place(city, beside, sums, x, cell, cell + steps[0], cell + steps[1])
        if bits & 2 != 0:
            read_place(city, beside, sums, x, cell, cell + steps[1], cell + steps[2])
        i += 1


def read_place(
    city: City, beside: vec[u8], sums: vec[i64], x: vec[float], one: i64, two: i64, three: i64
) -> None:
    top = city.top
    high: i64 = level_class(i64(top[one]) & LEVEL)
    quarries: i64 = 0
    dear: i64 = 0
    enclosed = False
    around: i64 = 0
    k: i64 = 0
    while k < 3:
        cell: i64 = one if k == 0 else two if k == 1 else three
        kind: i64 = (i64(top[cell]) >> KIND_SHIFT) & KIND
        near: i64 = i64(beside[cell])
        if kind == QUARRY:
            quarries += 1
        elif kind >= PLAZA or (near & SCORES != 0 and sums[STARRED + kind] > 0):
            dear = 1
        if near & OPEN == 0:
            enclosed = True
        around |= near
        beside[cell] = u8(near | RAISABLE)
        k += 1
    x[RAISED_AT + high * 8 + quarries * 2 + dear] += 1.0
    if around & TOUCHES_OUT != 0:
        x[RIM_AT + high] += 1.0
    if around & BY_MAIN != 0:
        x[BESIDE_AT + high] += 1.0
    if around & BY_MARKET == 0:
        x[FREE_AT + high] += 1.0
    if enclosed:
        x[ENCLOSED_AT + high] += 1.0


def read_ground(city: City, beside: vec[u8], x: vec[float]) -> None:
    """Quarries and plazas, and whether a tile may still come to lie on them."""
    top = city.top
    i: i64 = 0
    while i < city.built:
        cell: i64 = i64(city.cells[i])
        kind: i64 = (i64(top[cell]) >> KIND_SHIFT) & KIND
        if kind >= PLAZA:
            raisable: i64 = 1 if i64(beside[cell]) & RAISABLE != 0 else 0
            if kind == QUARRY:
                x[QUARRIES_AT + raisable] += 1.0
            else:
                x[PLAZAS_AT + (kind - PLAZA) * 2 + raisable] += 1.0
        i += 1


def read_colours(house: House, sums: vec[i64], left: float, to_come: i64, tiles: i64, x: vec[float]) -> None:
    """Each colour's value and stars, their product, and what may be added to either."""
    share = left / float(tiles) if tiles > 0 else 0.0
    colour: i64 = 0
    while colour < COLOURS:
        at: i64 = COLOURS_AT + colour * A_COLOUR
        value = float(sums[VALUE + colour])
        stars = float(sums[STARRED + colour])
        failed = float(sums[FAILED + colour])
        districts = share * float((to_come >> (FIELD * colour)) & 63)
        plazas = share * float((to_come >> (FIELD * (PLAZA + colour))) & 63)
        x[at] = value
        x[at + 1] = stars
        x[at + 2] = value * stars
        x[at + 3] = value * left
        x[at + 4] = stars * left
        x[at + 5] = failed
        x[at + 6] = failed * stars
        x[at + 7] = stars * districts
        x[at + 8] = value * plazas * float(STARS[colour])
        if (house.variants >> colour) & 1 != 0:
            x[at + 9] = left
            x[at + 10] = stars * left
        colour += 1
