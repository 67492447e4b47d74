"""What a city is worth, who won, and the lines of the score sheet (AK-6, AK-7.5 to 7.7, AK-8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from misto.core.decision import Line
from misto.core.event import Value
from misto.games.akropolis.architect import architect_points
from misto.games.akropolis.catalog import (
    BARRACKS,
    COLOUR_IDS,
    COLOURS,
    GARDEN,
    HOUSE,
    HOUSES_FLOOR,
    MARKET,
    PLAZA,
    QUARRY,
    STARS,
    TEMPLE,
    VARIANT_BARRACKS,
    VARIANT_GARDENS,
    VARIANT_HOUSES,
    VARIANT_MARKETS,
    VARIANT_TEMPLES,
)
from misto.games.akropolis.house import House
from misto.games.akropolis.placement import BUILT, KIND, KIND_SHIFT, LEVEL, City
from misto.games.akropolis.state import Fields

# A tally: five numbers of each sort, by colour.
VALUE: Final[i64] = 0  # levels of the scoring districts, doubled ones twice
STARRED: Final[i64] = 5  # stars in sight
SCORING: Final[i64] = 10  # districts that meet their condition
FAILED: Final[i64] = 15  # districts that do not
DOUBLED: Final[i64] = 20  # scoring districts that a variant doubles
NO_TALLY: Final = vec[i64]([0] * 25)

BLANK: Final = vec[u8]([0] * 16384)
NO_QUEUE: Final = vec[i16]([0] * 640)


def tally(city: City, house: House) -> vec[i64]:
    """The five colours of a city, counted from what shows on top (AK-6.3)."""
    sums = NO_TALLY[:]
    top = city.top
    width: i64 = 2 * city.half
    marks = BLANK[: width * width]  # 1: an empty cell beside the city, outside; 2: a house in a group
    queue = NO_QUEUE[:]
    lakes = city.shape != 1  # without one, every empty cell is outside
    if lakes:
        mark_outside(city, marks, queue)
    i: i64 = 0
    while i < city.built:
        cell: i64 = i64(city.cells[i])
        shown: i64 = i64(top[cell])
        kind: i64 = (shown >> KIND_SHIFT) & KIND
        level: i64 = shown & LEVEL
        if kind == HOUSE:
            if marks[cell] == 0:
                weigh_group(city, house, marks, queue, cell, sums)
        elif kind == MARKET:
            tally_market(city, house, cell, level, sums)
        elif kind == BARRACKS:
            tally_barracks(city, house, marks, lakes, cell, level, sums)
        elif kind == TEMPLE:
            tally_temple(city, house, cell, level, sums)
        elif kind == GARDEN:
            tally_garden(city, house, marks, lakes, cell, level, sums)
        elif kind != QUARRY:
            sums[STARRED + kind - PLAZA] += STARS[kind - PLAZA]  # AK-5.3, AK-5.5
        i += 1
    if house.variants & VARIANT_HOUSES != 0 and sums[VALUE + HOUSE] >= HOUSES_FLOOR:
        sums[VALUE + HOUSE] *= 2  # AK-8.3, AK-R5
        sums[DOUBLED + HOUSE] = sums[SCORING + HOUSE]
    return sums


def mark_outside(city: City, marks: vec[u8], queue: vec[i16]) -> None:
    """AK-R4, AK-R9: the empty cells beside the city that are no lake's.

    The city is connected, so those on its outer side form one ring: following it from beyond the
    northernmost built cell finds them all, and equals flooding the open country.
    """
    code = city.code
    width: i64 = 2 * city.half
    first: i64 = 0
    while city.q_at(i64(city.cells[first])) != city.low_q:
        first += 1
    steps = city.steps
    start: i64 = i64(city.cells[first]) - width
    queue[0] = i16(start)
    marks[start] = 1
    n: i64 = 1
    at: i64 = 0
    while at < n:
        cell: i64 = i64(queue[at])
        at += 1
        direction: i64 = 0
        while direction < 6:
            other: i64 = cell + steps[direction]
            seen: i64 = i64(code[other])
            if seen < BUILT and seen & 63 != 0 and marks[other] == 0:  # empty, beside the city, new
                marks[other] = 1
                queue[n] = i16(other)
                n += 1
            direction += 1


def weigh_group(
    city: City, house: House, marks: vec[u8], queue: vec[i16], start: i64, sums: vec[i64]
) -> None:
    """AK-6.5: one group of houses; the best so far stays in the tally, the rest has failed."""
    top = city.top
    steps = city.steps
    queue[0] = i16(start)
    marks[start] = 2
    n: i64 = 1
    at: i64 = 0
    value: i64 = 0
    while at < n:
        cell: i64 = i64(queue[at])
        value += i64(top[cell]) & LEVEL
        direction: i64 = 0
        while direction < 6:
            other: i64 = cell + steps[direction]
            shown: i64 = i64(top[other])
            if shown != 0 and (shown >> KIND_SHIFT) & KIND == HOUSE and marks[other] == 0:
                marks[other] = 2
                queue[n] = i16(other)
                n += 1
            direction += 1
        at += 1
    best: i64 = sums[SCORING + HOUSE]
    worth: i64 = sums[VALUE + HOUSE]
    if house.most_valuable:  # AK-R3
        better = value > worth or (value == worth and n > best)
    else:
        better = n > best or (n == best and value > worth)
    if better:
        sums[FAILED + HOUSE] += best
        sums[SCORING + HOUSE] = n
        sums[VALUE + HOUSE] = value
    else:
        sums[FAILED + HOUSE] += n


def add(sums: vec[i64], colour: i64, level: i64, scores: bool, doubled: bool) -> None:
    if not scores:
        sums[FAILED + colour] += 1
        return
    sums[SCORING + colour] += 1
    sums[VALUE + colour] += level
    if doubled:
        sums[DOUBLED + colour] += 1
        sums[VALUE + colour] += level


def tally_market(city: City, house: House, cell: i64, level: i64, sums: vec[i64]) -> None:
    """AK-6.6: no market beside it; AK-8.4: doubled beside a market plaza."""
    top = city.top
    steps = city.steps
    alone = True
    beside_plaza = False
    direction: i64 = 0
    while direction < 6:
        shown: i64 = i64(top[cell + steps[direction]])
        if shown != 0:
            kind: i64 = (shown >> KIND_SHIFT) & KIND
            if kind == MARKET:
                alone = False
            elif kind == PLAZA + MARKET:
                beside_plaza = True
        direction += 1
    add(sums, MARKET, level, alone, beside_plaza and house.variants & VARIANT_MARKETS != 0)


def tally_barracks(
    city: City, house: House, marks: vec[u8], lakes: bool, cell: i64, level: i64, sums: vec[i64]
) -> None:
    """AK-6.7, AK-R4: on the edge of the city; AK-8.5: doubled with three or four sides on it, or (AK-R17)
    on any empty space.
    """
    top = city.top
    steps = city.steps
    anywhere = house.any_empty or not lakes
    sides: i64 = 0
    more: i64 = 0  # on a lake that is no edge
    direction: i64 = 0
    while direction < 6:
        other: i64 = cell + steps[direction]
        if top[other] == 0:
            if anywhere or marks[other] != 0:
                sides += 1
            elif house.any_side:
                more += 1
        direction += 1
    add(sums, BARRACKS, level, sides > 0, sides + more >= 3 and house.variants & VARIANT_BARRACKS != 0)


def tally_temple(city: City, house: House, cell: i64, level: i64, sums: vec[i64]) -> None:
    """AK-6.8: built on all six sides; AK-8.6: doubled from level 2 on."""
    top = city.top
    steps = city.steps
    surrounded = True
    direction: i64 = 0
    while direction < 6:
        if top[cell + steps[direction]] == 0:
            surrounded = False
        direction += 1
    add(sums, TEMPLE, level, surrounded, level >= 2 and house.variants & VARIANT_TEMPLES != 0)


def tally_garden(
    city: City, house: House, marks: vec[u8], lakes: bool, cell: i64, level: i64, sums: vec[i64]
) -> None:
    """AK-6.9: always; AK-8.7: doubled beside a lake (AK-R6), once."""
    steps = city.steps
    by_lake = False
    if lakes and house.variants & VARIANT_GARDENS != 0:
        direction: i64 = 0
        while direction < 6:
            other: i64 = cell + steps[direction]
            enclosed = city.top[other] == 0 and marks[other] == 0
            if enclosed and (not house.single_hex or i64(city.code[other]) & 63 == 63):
                by_lake = True
            direction += 1
    add(sums, GARDEN, level, True, by_lake)


def city_points(city: City, house: House) -> i64:
    """AK-7.5: value times stars, colour by colour; stones not included."""
    sums = tally(city, house)
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        total += sums[VALUE + colour] * sums[STARRED + colour]
        colour += 1
    return total


def points(state: Fields, seat: i64) -> i64:
    """AK-7.5, AK-7.6."""
    return city_points(state.cities[seat], state.house) + state.stones[seat]


def outcome(state: Fields, seat: i64) -> float:
    """AK-7.7: most points, then most stones, else shared (AK-R7); alone AK-S9."""
    mine = standing(points(state, seat), state.stones[seat])
    if state.house.solo > 0:
        theirs = standing(architect_points(state), state.architect_stones)
        return 1.0 if mine > theirs else 0.0
    equal: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = standing(points(state, other), state.stones[other])
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
        other += 1
    return 1.0 / float(equal)


def standing(total: i64, stones: i64) -> i64:
    return total * 1000 + stones


def city_lines(city: City, house: House) -> list[Line]:
    """One line a colour, with the numbers behind it."""
    sums = tally(city, house)
    lines: list[Line] = []
    for colour, name in enumerate(COLOUR_IDS):
        facts: dict[str, Value] = {
            "colour": name,
            "value": int(sums[VALUE + colour]),
            "stars": int(sums[STARRED + colour]),
            "scoring": int(sums[SCORING + colour]),
            "failed": int(sums[FAILED + colour]),
            "doubled": int(sums[DOUBLED + colour]),
        }
        lines.append(Line(name, int(sums[VALUE + colour] * sums[STARRED + colour]), facts))
    return lines


def sheet(state: Fields, seat: i64) -> list[Line]:
    lines = city_lines(state.cities[seat], state.house)
    stones = int(state.stones[seat])
    lines.append(Line("stones", stones, {"stones": stones}))
    return lines
