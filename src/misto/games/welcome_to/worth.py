"""What a sheet is worth: the points on it, and what its houses, estates, plans and parks promise."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.catalog import (
    BIS_CARD,
    BIS_CELLS,
    COLUMN_CELLS,
    ESTATES,
    FENCE_CARD,
    FIRST_LOT,
    LARGEST,
    LOTS,
    NUMBERS,
    PARK_CARD,
    PARK_CELLS,
    POOL_CARD,
    STREET_OF,
    VALUE_CARD,
)
from misto.games.welcome_to.house import (
    COLUMN_WIDTH,
    P_FIRST,
    P_KIND,
    P_LATER,
    P_NEED,
    PARK_WIDTH,
    PLAN_SIZE,
    Box,
)
from misto.games.welcome_to.rules.numbering import estate_last, number_at
from misto.games.welcome_to.rules.plans import bits, meets
from misto.games.welcome_to.scoring import zone_points
from misto.games.welcome_to.state import (
    BIS_MARKS,
    COLUMNS,
    EMPTY,
    FENCES,
    MADE,
    OPEN,
    PARKS,
    POOL_MARKS,
    REFUSALS,
    ROUND_MARKS,
    ROUNDS,
    VALUES,
    Fields,
)
from misto.games.welcome_to.weights import (
    ACTION,
    BEGUN,
    BEND,
    EARLY,
    FENCE_WORTH,
    FENCING,
    FILLED,
    FIT_PART,
    HALF,
    KEPT,
    LAST_PARK,
    ODD_PLAN,
    PARKS_PART,
    POOL_LOT,
    RATE,
    REFUSAL,
    ROUNDABOUT_DOUBT,
    SECOND,
    SHARE,
    TIGHT,
    TO_FENCE,
    TO_PARK,
    TO_REPEAT,
    TO_VALUE,
    WEIGHTS,
)

# How often a number comes up, against the mean of 1 to 15; 0, 16 and 17 come only by temp.
WEIGHT: Final = vec[float](
    [0.1, 0.5, 0.5, 0.75, 1.0, 1.2, 1.4, 1.45, 1.6, 1.45, 1.4, 1.2, 1.0, 0.75, 0.5, 0.5, 0.15, 0.1]
)
# The weights of all numbers below one.
BELOW: Final = vec[float]([sum(list(WEIGHT)[:n]) for n in range(NUMBERS + 1)])
SIZES: Final[i64] = 7  # of estates: 0 to 6 houses
# Notes on a sheet: for each lot how likely it is numbered, then the estates begun, by street and size,
# completed ones apart, and the same of all streets.
BEGUN_ALL: Final[i64] = LOTS + 3 * SIZES
NO_NOTES: Final = vec[float]([0.0] * (LOTS + 4 * SIZES))


def fill_chance(room: float, lots: float) -> float:
    """How likely a lot of a gap gets its number, by the numbers that fit for each lot."""
    density = room / lots
    if density >= 2.2:
        return 0.96
    return density / (density + WEIGHTS[FIT_PART] + WEIGHTS[TIGHT] / (density + 0.2)) * WEIGHTS[FILLED]


def time_for(empty: i64, rounds: float) -> float:
    """The part of so many empty lots that the rounds to come can fill."""
    return rounds / float(empty) if float(empty) > rounds else 1.0


def note_chances(rows: vec[i64], at: i64, street: i64, time: float, chance: vec[float]) -> None:
    """For every lot of a street how likely it is numbered at the end."""
    empty = rows[at + EMPTY]
    lot = FIRST_LOT[street]
    end = FIRST_LOT[street + 1]
    low: i64 = -1
    while lot < end:
        if (empty >> lot) & 1 == 0:
            chance[lot] = 1.0
            lot += 1
            continue
        if lot > FIRST_LOT[street]:
            low = number_at(rows, at, lot - 1)  # -1 for a roundabout: anything fits again
        stop = lot
        while stop < end and (empty >> stop) & 1 == 1:
            stop += 1
        high = NUMBERS
        if stop < end and number_at(rows, at, stop) >= 0:
            high = number_at(rows, at, stop)
        p = fill_chance(BELOW[high] - BELOW[low + 1], float(stop - lot)) * time
        if p > 0.96:
            p = 0.96
        while lot < stop:
            chance[lot] = p
            lot += 1


def street_value(
    box: Box, rows: vec[i64], at: i64, street: i64, rounds: float, time: float, rate: float, notes: vec[float]
) -> float:
    """What the houses to come on a street promise; notes get the chances of its lots and the estates begun."""
    note_chances(rows, at, street, time, notes)
    begun: i64 = LOTS + street * SIZES
    i: i64 = 0
    while i < SIZES:
        notes[begun + i] = 0.0
        i += 1
    fences = rows[at + FENCES]
    empty = rows[at + EMPTY]
    total = 0.0
    coming = 0.0
    lot = FIRST_LOT[street]
    while lot < FIRST_LOT[street + 1]:
        last = estate_last(fences, lot)
        size: i64 = last - lot + 1
        whole = 1.0
        mean = 0.0
        i = lot
        while i <= last:
            p = notes[i]
            whole *= p
            mean += p
            if (empty >> i) & 1 == 1:
                coming += p
                if (box.pools >> i) & 1 == 1:
                    total += WEIGHTS[POOL_LOT] * p
            i += 1
        if (rows[at + ROUNDS] >> lot) & 1 == 0:
            if size > LARGEST:
                wanted = float(size) / 4.0
                fence_time = rounds * WEIGHTS[FENCING] / (wanted + 0.5)
                worth = WEIGHTS[FENCE_WORTH] + WEIGHTS[RATE] * rate
                total += worth * mean * (fence_time if fence_time < 1.0 else 1.0)
            elif whole < 1.0:
                notes[begun + size] += whole
        lot = last + 1
    return total + WEIGHTS[ACTION] * coming + park_promise(box, rows, at, street, coming)


def whole_value(state: Fields, rows: vec[i64], at: i64, rounds: float, notes: vec[float]) -> float:
    """What the streets have in common: the points there are, estates begun, plans, and the risks."""
    box = state.box
    total = float(zone_points(box, rows, at))
    size: i64 = 1
    while size < SIZES:
        begun = notes[LOTS + size] + notes[LOTS + SIZES + size] + notes[LOTS + 2 * SIZES + size]
        notes[BEGUN_ALL + size] = begun
        column: i64 = (size - 1) * COLUMN_WIDTH
        total += WEIGHTS[BEGUN] * begun * float(box.column_values[column + rows[at + COLUMNS + size - 1]])
        size += 1
    letter: i64 = 0
    while letter < 3:
        if rows[at + VALUES + letter] < 0:
            total += plan_promise(state, rows, at, letter, rounds, notes)
        letter += 1
    refusals = rows[at + REFUSALS]
    if refusals > 0:
        total -= WEIGHTS[REFUSAL if refusals == 1 else SECOND]
    return total - WEIGHTS[ROUNDABOUT_DOUBT] * float(rows[at + ROUND_MARKS])


def sheet_value(state: Fields, rows: vec[i64], at: i64, rounds: float) -> float:
    """The points a sheet may expect, the temp crew apart."""
    box = state.box
    notes = NO_NOTES[:]
    time = time_for(bits(rows[at + EMPTY]), rounds)
    rate = best_rate(box.column_values, rows, at)
    total = 0.0
    street: i64 = 0
    while street < 3:
        total += street_value(box, rows, at, street, rounds, time, rate, notes)
        street += 1
    return total + whole_value(state, rows, at, rounds, notes)


def best_rate(values: vec[i64], rows: vec[i64], at: i64) -> float:
    """What a house of an estate earns where the columns pay best."""
    best = 0.0
    size: i64 = 1
    while size <= LARGEST:
        cell: i64 = (size - 1) * COLUMN_WIDTH + rows[at + COLUMNS + size - 1]
        rate = float(values[cell]) / float(size)
        if rate > best:
            best = rate
        size += 1
    return best


def plan_promise(
    state: Fields, rows: vec[i64], at: i64, letter: i64, rounds: float, notes: vec[float]
) -> float:
    """What a plan not yet approved may bring: by the estates that are there or begun."""
    box = state.box
    p: i64 = letter * PLAN_SIZE
    worth = float(box.plans[p + (P_LATER if state.turned[letter] == 1 else P_FIRST)])
    if meets(box, letter, rows, at):
        return WEIGHTS[KEPT] * worth
    if box.plans[p + P_KIND] != ESTATES:
        return WEIGHTS[ODD_PLAN] * worth
    need = box.plans[p + P_NEED]
    have = rows[at + OPEN] + rows[at + OPEN + 1] + rows[at + OPEN + 2]
    there = 0.0
    asked = 0.0
    size: i64 = 1
    while need != 0:
        wanted = float(need & 255)
        if wanted > 0.0:
            found = float(have & 255) + WEIGHTS[HALF] * notes[BEGUN_ALL + size]
            if found > wanted:
                found = wanted
            asked += wanted * float(size + 1)
            there += found * float(size + 1)
        need >>= 8
        have >>= 8
        size += 1
    share = there / asked
    young = 1.0 if rounds > 12.0 else rounds / 12.0
    bent = math.exp(WEIGHTS[BEND] * math.log(share)) if share > 0.0 else 0.0
    return WEIGHTS[KEPT] * worth * (WEIGHTS[EARLY] * young + WEIGHTS[SHARE] * bent)


def park_promise(box: Box, rows: vec[i64], at: i64, street: i64, coming: float) -> float:
    """A park well begun leads to its last value, if so many houses are to come on that street."""
    marks = rows[at + PARKS + street]
    cells = PARK_CELLS[street]
    if marks == 0 or marks >= cells:
        return 0.0
    first: i64 = street * PARK_WIDTH
    gain = float(box.park_values[first + cells] - box.park_values[first + marks])
    reach = coming * WEIGHTS[PARKS_PART] / float(cells - marks)
    return gain * WEIGHTS[LAST_PARK] * (reach * reach if reach < 1.0 else 1.0)


def action_worth(state: Fields, rows: vec[i64], at: i64, action: i64, lot: i64, rounds: float) -> float:
    """What the action still to be performed is worth, after the house was numbered."""
    box = state.box
    if action == FENCE_CARD:
        return WEIGHTS[TO_FENCE] * (1.0 if rounds > 3.0 else 0.5)
    if action == PARK_CARD:
        street = STREET_OF[lot]
        marks = rows[at + PARKS + street]
        if marks >= PARK_CELLS[street]:
            return 0.0
        step = box.park_values[street * PARK_WIDTH + marks + 1] - box.park_values[street * PARK_WIDTH + marks]
        return float(step) + WEIGHTS[TO_PARK]
    if action == POOL_CARD:
        if (box.pools >> lot) & 1 == 0:
            return 0.0
        built = rows[at + POOL_MARKS]
        return float(box.pool_values[built + 1] - box.pool_values[built])
    if action == VALUE_CARD:
        return best_column(state, rows, at)
    if action == BIS_CARD and rows[at + BIS_MARKS] < BIS_CELLS:
        marks = rows[at + BIS_MARKS]
        left = WEIGHTS[TO_REPEAT] - float(box.bis_values[marks + 1] - box.bis_values[marks])
        return left if left > 0.0 else 0.0
    return 0.0


def best_column(state: Fields, rows: vec[i64], at: i64) -> float:
    """The most that one more estate-value cell brings to estates completed or asked for by plans."""
    box = state.box
    made = rows[at + MADE] + rows[at + MADE + 1] + rows[at + MADE + 2]
    best = 0.0
    size: i64 = 1
    while size <= LARGEST:
        marks = rows[at + COLUMNS + size - 1]
        if marks < COLUMN_CELLS[size - 1]:
            cell: i64 = (size - 1) * COLUMN_WIDTH + marks
            step = float(box.column_values[cell + 1] - box.column_values[cell])
            worth = step * (float((made >> (8 * (size - 1))) & 255) + WEIGHTS[TO_VALUE])
            if worth > best:
                best = worth
        size += 1
    return best
