"""The automatic architect of the solo game: what it takes and what that is worth (AK-S1 to AK-S9)."""

from typing import Final

from mypy_extensions import i64

from misto.games.akropolis.catalog import (
    COLOURS,
    HAS_PLAZA,
    HOUSE,
    HOUSES_FLOOR,
    MARKET,
    PLAZA,
    QUARRY,
    STARS,
    TEMPLE,
)
from misto.games.akropolis.state import Fields

SOLO_MEDIUM: Final[i64] = 2
SOLO_HARD: Final[i64] = 3
MARKETS_A_PLAZA: Final[i64] = 3  # AK-S8
POINTS_A_QUARRY: Final[i64] = 2  # AK-S6, medium


def architect_choice(state: Fields) -> i64:
    """AK-S3: the cheapest tile with a plaza it can pay for, else the free one."""
    place: i64 = 0
    while place < state.row_count and place <= state.architect_stones:
        if HAS_PLAZA[state.row[place]] == 1:
            return place
        place += 1
    return 0


def architect_value(state: Fields, colour: i64) -> i64:
    """AK-S5, AK-S6, AK-S8: levels of all its districts of a colour."""
    districts: i64 = state.architect_kinds[colour]
    level: i64 = 2 if state.house.solo == SOLO_HARD else 1
    value: i64 = districts * level
    if (state.house.variants >> colour) & 1 == 0:
        return value
    if colour == HOUSE:
        return 2 * value if value >= HOUSES_FLOOR else value
    if colour == TEMPLE:
        return 2 * value if level == 2 else value
    if colour == MARKET:
        doubled: i64 = MARKETS_A_PLAZA * state.architect_kinds[PLAZA + MARKET]
        if doubled > districts:
            doubled = districts
        return value + doubled * level
    return 2 * value


def architect_points(state: Fields) -> i64:
    total: i64 = state.architect_stones
    if state.house.solo == SOLO_MEDIUM:
        total += POINTS_A_QUARRY * state.architect_kinds[QUARRY]
    colour: i64 = 0
    while colour < COLOURS:
        stars: i64 = state.architect_kinds[PLAZA + colour] * STARS[colour]
        total += architect_value(state, colour) * stars
        colour += 1
    return total
