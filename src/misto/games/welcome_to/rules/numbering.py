"""Numbers, fences, bis, roundabouts and the estates they make (WT-5, WT-6, WT-7, WT-9).

Every sheet keeps, for each number, the mask of lots where it fits, and per street the completed
estates by size. ``note_row`` is the slow twin that counts both from the board alone.
"""

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.catalog import (
    ALL_LOTS,
    FIRST_LOT,
    JOINED,
    LARGEST,
    LOTS,
    NOT_FIRST,
    NUMBERS,
    STREET_OF,
    bit,
)
from misto.games.welcome_to.state import (
    BIS_MARKS,
    BISES,
    EMPTY,
    FENCES,
    FIT,
    MADE,
    NUMS,
    OPEN,
    POOLS,
    ROUND_MARKS,
    ROUNDS,
    SPENT,
    TWINS,
)


def span(first: i64, last: i64) -> i64:
    """The mask of lots first to last."""
    return bit(last + 1) - bit(first)


def number_at(rows: vec[i64], at: i64, lot: i64) -> i64:
    """The number of a lot, -1 if it has none."""
    street = STREET_OF[lot]
    return ((rows[at + NUMS + street] >> (5 * (lot - FIRST_LOT[street]))) & 31) - 1


def estate_first(fences: i64, lot: i64) -> i64:
    while lot > 0 and (fences >> (lot - 1)) & 1 == 0:
        lot -= 1
    return lot


def estate_last(fences: i64, lot: i64) -> i64:
    while (fences >> lot) & 1 == 0:
        lot += 1
    return lot


def count_estate(rows: vec[i64], at: i64, first: i64, last: i64, sign: i64) -> None:
    """Add the run first to last to the completed estates, or take it away, if it is one."""
    size: i64 = last - first + 1
    if size < 1 or size > LARGEST:
        return
    houses = span(first, last)
    if (rows[at + EMPTY] | rows[at + ROUNDS]) & houses != 0:
        return
    street = STREET_OF[first]
    one: i64 = sign << (8 * (size - 1))
    rows[at + MADE + street] += one
    if rows[at + SPENT] & houses == 0:
        rows[at + OPEN + street] += one


def write_number(rows: vec[i64], at: i64, lot: i64, number: i64) -> None:
    """Only that; what fits beside it from now on is not noted."""
    street = STREET_OF[lot]
    rows[at + EMPTY] &= ~bit(lot)
    rows[at + NUMS + street] |= (number + 1) << (5 * (lot - FIRST_LOT[street]))
    fences = rows[at + FENCES]
    count_estate(rows, at, estate_first(fences, lot), estate_last(fences, lot), 1)


def place(rows: vec[i64], at: i64, lot: i64, number: i64) -> None:
    """Write a number (WT-5.3): left of it only smaller ones fit from now on, right of it greater."""
    street = STREET_OF[lot]
    start = FIRST_LOT[street]
    end = FIRST_LOT[street + 1]
    empty = rows[at + EMPTY]
    here = bit(lot)
    i: i64 = lot - 1
    while i >= start and (empty >> i) & 1 == 1:
        i -= 1
    left: i64 = here - bit(i + 1)
    i = lot + 1
    while i < end and (empty >> i) & 1 == 1:
        i += 1
    right: i64 = bit(i) - (here << 1)
    write_number(rows, at, lot, number)
    fit: i64 = at + FIT
    keep: i64 = ~(right | here)
    stop: i64 = fit + number
    while fit < stop:
        rows[fit] &= keep
        fit += 1
    rows[fit] &= ~(left | here | right)
    fit += 1
    keep = ~(left | here)
    stop = at + FIT + NUMBERS
    while fit < stop:
        rows[fit] &= keep
        fit += 1


def copy_number(rows: vec[i64], at: i64, target: i64, source: i64) -> None:
    """Bis (WT-6.6.1, WT-6.6.2)."""
    place(rows, at, target, number_at(rows, at, source))
    rows[at + BISES] |= bit(target)
    rows[at + TWINS] |= bit(source if source < target else target)
    rows[at + BIS_MARKS] += 1


def draw_fence(rows: vec[i64], at: i64, lot: i64) -> None:
    """A fence right of the lot; it may split a completed estate (WT-6.1.2) or complete one."""
    fences = rows[at + FENCES]
    first = estate_first(fences, lot)
    last = estate_last(fences, lot)
    count_estate(rows, at, first, last, -1)
    rows[at + FENCES] = fences | bit(lot)
    count_estate(rows, at, first, lot, 1)
    count_estate(rows, at, lot + 1, last, 1)


def build_roundabout(rows: vec[i64], at: i64, lot: i64) -> None:
    """WT-9.4, WT-9.5: fences on both sides, and numbering begins anew on either."""
    street = STREET_OF[lot]
    fences = rows[at + FENCES]
    first = estate_first(fences, lot)
    last = estate_last(fences, lot)
    rows[at + EMPTY] &= ~bit(lot)
    rows[at + ROUNDS] |= bit(lot)
    rows[at + ROUND_MARKS] += 1
    fences |= bit(lot)
    if lot > FIRST_LOT[street]:
        fences |= bit(lot - 1)
    rows[at + FENCES] = fences
    count_estate(rows, at, first, lot - 1, 1)
    count_estate(rows, at, lot + 1, last, 1)
    note_fits(rows, at, street)


def free_slots(rows: vec[i64], at: i64, part_twins: bool) -> i64:
    """Lots right of which a fence may be drawn (WT-6.1, WT-7.5); WT-13.5 keeps twins together."""
    spent = rows[at + SPENT]
    free: i64 = JOINED & ~rows[at + FENCES] & ~(spent & (spent >> 1))
    if not part_twins:
        free &= ~rows[at + TWINS]
    return free


def copy_from_left(rows: vec[i64], at: i64, across: bool) -> i64:
    """Empty lots that may take their left neighbour's number (WT-6.6.1, WT-6.6.5, WT-6.6.6)."""
    empty = rows[at + EMPTY]
    numbered: i64 = ALL_LOTS & ~empty & ~rows[at + ROUNDS]
    if not across:
        numbered &= ~rows[at + FENCES]
    return (numbered << 1) & empty & NOT_FIRST


def copy_from_right(rows: vec[i64], at: i64, across: bool) -> i64:
    empty = rows[at + EMPTY]
    numbered: i64 = ALL_LOTS & ~empty & ~rows[at + ROUNDS]
    targets: i64 = (numbered >> 1) & empty & JOINED
    if not across:
        targets &= ~rows[at + FENCES]
    return targets


def note_fits(rows: vec[i64], at: i64, street: i64) -> None:
    """Where each number fits on one street, counted from the board (WT-5.3, WT-9.5)."""
    start = FIRST_LOT[street]
    end = FIRST_LOT[street + 1]
    number: i64 = 0
    while number < NUMBERS:
        rows[at + FIT + number] &= ~span(start, end - 1)
        number += 1
    empty = rows[at + EMPTY]
    rounds = rows[at + ROUNDS]
    low: i64 = -1
    lot = start
    while lot < end:
        if (rounds >> lot) & 1 == 1:
            low = -1
        elif (empty >> lot) & 1 == 0:
            low = number_at(rows, at, lot)
        else:
            stop = lot
            while stop < end and (empty >> stop) & 1 == 1:
                stop += 1
            high = NUMBERS
            if stop < end and (rounds >> stop) & 1 == 0:
                high = number_at(rows, at, stop)
            gap = span(lot, stop - 1)
            number = low + 1
            while number < high:
                rows[at + FIT + number] |= gap
                number += 1
            lot = stop - 1
        lot += 1


def note_estates(rows: vec[i64], at: i64) -> None:
    """Completed estates by street and size, counted from the board (WT-7.1 to WT-7.3)."""
    street: i64 = 0
    while street < 3:
        rows[at + MADE + street] = 0
        rows[at + OPEN + street] = 0
        street += 1
    fences = rows[at + FENCES]
    lot: i64 = 0
    while lot < LOTS:
        last = estate_last(fences, lot)
        count_estate(rows, at, lot, last, 1)
        lot = last + 1


def note_row(rows: vec[i64], at: i64) -> None:
    """Everything derived, from the board alone."""
    number: i64 = 0
    while number < NUMBERS:
        rows[at + FIT + number] = 0
        number += 1
    street: i64 = 0
    while street < 3:
        note_fits(rows, at, street)
        street += 1
    note_estates(rows, at)


def pool_houses_built(rows: vec[i64], at: i64, houses: i64) -> bool:
    return rows[at + POOLS] & houses == houses
