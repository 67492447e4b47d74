"""Points of Template Room (TR-3)."""

from mypy_extensions import i64

from misto.core.decision import Line
from misto.template.room.catalog import HOUSES, POINTS, TOP
from misto.template.room.state import Fields


def house_points(state: Fields, seat: i64) -> i64:
    """TR-3.2: each house by its storeys."""
    total: i64 = 0
    house: i64 = 0
    while house < HOUSES:
        total += POINTS[state.storeys[seat * HOUSES + house]]
        house += 1
    return total


def longest_row(state: Fields, seat: i64) -> i64:
    """TR-3.3: the most neighbouring houses of a street that are begun."""
    longest: i64 = 0
    row: i64 = 0
    house: i64 = 0
    while house < HOUSES:
        row = row + 1 if state.storeys[seat * HOUSES + house] > 0 else 0
        if row > longest:
            longest = row
        house += 1
    return longest


def points(state: Fields, seat: i64) -> i64:
    return house_points(state, seat) + (longest_row(state, seat) if state.house.rows else 0)


def outcome(state: Fields, seat: i64) -> float:
    """TR-3.4: most points win; who share the most share the win."""
    mine = points(state, seat)
    equal: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = points(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
        other += 1
    return 1.0 / float(equal)


def sheet(state: Fields, seat: i64) -> list[Line]:
    finished = sum(1 for house in range(HOUSES) if state.storeys[seat * HOUSES + house] == TOP)
    lines = [Line("houses", int(house_points(state, seat)), {"finished": finished})]
    if state.house.rows:
        row = int(longest_row(state, seat))
        lines.append(Line("row", row, {"houses": row}))
    return lines
