"""City plans: their conditions, and the estates they spend (WT-8, WT-9.10 to WT-9.15, WT-13.11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.actions import SPEND
from misto.games.welcome_to.catalog import (
    BIS_ON_STREET,
    CELLS_PARK,
    CELLS_PARK_EACH,
    CELLS_TEMP,
    CELLS_VALUE,
    COLUMN_CELLS,
    END_HOUSES,
    END_LOTS,
    ESTATES,
    FIRST_LOT,
    FULL_COLUMNS,
    FULL_PARKS,
    FULL_POOLS,
    FULL_STREET,
    LARGEST,
    PARK_CELLS,
    PARKS_POOLS,
    PARKS_POOLS_ROUNDABOUT,
    STREET_END_ESTATES,
    STREET_MASK,
    STREET_OF,
    bit,
)
from misto.games.welcome_to.house import (
    P_BIS,
    P_KIND,
    P_LEAST,
    P_NEED,
    P_POOLS,
    P_ROUNDS,
    P_STREET,
    PLAN_SIZE,
    Box,
)
from misto.games.welcome_to.rules.numbering import estate_last, note_estates, span
from misto.games.welcome_to.state import (
    BISES,
    COLUMNS,
    EMPTY,
    FENCES,
    NEED,
    OPEN,
    PARKS,
    PLAN,
    POOLS,
    ROUNDS,
    SPENT,
    TEMPS,
    USED,
    WHERE,
)

HIGH: Final[i64] = 0x808080808080  # one bit above the count of each size
UNCHOSEN: Final[i64] = -2  # the one street is still to be chosen


def enough(have: i64, need: i64) -> bool:
    """Whether, for every size, have counts at least what need asks."""
    return ((have | HIGH) - need) & HIGH == HIGH


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def is_fit_estate(rows: vec[i64], at: i64, first: i64, last: i64, bis: i64, pools: i64) -> bool:
    """Completed, unspent, of size 1 to 6, with so many bis houses and built pools (WT-9.12)."""
    if last - first >= LARGEST:
        return False
    houses = span(first, last)
    if (rows[at + EMPTY] | rows[at + ROUNDS] | rows[at + SPENT]) & houses != 0:
        return False
    return bits(rows[at + BISES] & houses) >= bis and bits(rows[at + POOLS] & houses) >= pools


def open_estates(rows: vec[i64], at: i64, street: i64, bis: i64, pools: i64) -> i64:
    """Estates of one street that may serve a plan, a byte per size."""
    if bis == 0 and pools == 0:
        return rows[at + OPEN + street]
    fences = rows[at + FENCES]
    have: i64 = 0
    lot = FIRST_LOT[street]
    end = FIRST_LOT[street + 1]
    while lot < end:
        last = estate_last(fences, lot)
        if is_fit_estate(rows, at, lot, last, bis, pools):
            have += bit(8 * (last - lot))
        lot = last + 1
    return have


def serves(box: Box, p: i64, rows: vec[i64], at: i64, street: i64) -> bool:
    """Whether the plan's estates and roundabouts are all on this street (WT-9.14)."""
    plans = box.plans
    if bits(rows[at + ROUNDS] & STREET_MASK[street]) < plans[p + P_ROUNDS]:
        return False
    return enough(open_estates(rows, at, street, plans[p + P_BIS], plans[p + P_POOLS]), plans[p + P_NEED])


def candidates(box: Box, p: i64, rows: vec[i64], at: i64, where: i64) -> i64:
    """Estates that may be spent for the plan, a byte per size."""
    bis = box.plans[p + P_BIS]
    pools = box.plans[p + P_POOLS]
    if where >= 0:
        return open_estates(rows, at, where, bis, pools)
    return (
        open_estates(rows, at, 0, bis, pools)
        + open_estates(rows, at, 1, bis, pools)
        + open_estates(rows, at, 2, bis, pools)
    )


def meets(box: Box, letter: i64, rows: vec[i64], at: i64) -> bool:
    """Whether the sheet meets the plan of the letter as it stands (WT-8.6)."""
    p: i64 = letter * PLAN_SIZE
    plans = box.plans
    if plans[p + P_KIND] != ESTATES:
        return meets_other(box, p, rows, at)
    street = plans[p + P_STREET]
    if street == UNCHOSEN:
        return serves(box, p, rows, at, 0) or serves(box, p, rows, at, 1) or serves(box, p, rows, at, 2)
    return enough(candidates(box, p, rows, at, street), plans[p + P_NEED])


def meets_other(box: Box, p: i64, rows: vec[i64], at: i64) -> bool:
    kind = box.plans[p + P_KIND]
    least = box.plans[p + P_LEAST]
    street = box.plans[p + P_STREET]
    if kind == STREET_END_ESTATES:
        return has_end_estates(rows, at)
    if kind == CELLS_TEMP:
        return rows[at + TEMPS] >= least
    if kind in (CELLS_VALUE, FULL_COLUMNS):
        return columns_marked(rows, at, kind == FULL_COLUMNS) >= least
    if kind == CELLS_PARK:
        return rows[at + PARKS] + rows[at + PARKS + 1] + rows[at + PARKS + 2] >= least
    if kind == FULL_STREET:
        # Houses already spent may not be used again (WT-13.11); a roundabout is no house.
        houses: i64 = STREET_MASK[street] & ~rows[at + ROUNDS]
        return (rows[at + EMPTY] | rows[at + SPENT]) & houses == 0
    if kind == END_HOUSES:
        return (rows[at + EMPTY] | rows[at + SPENT] | rows[at + ROUNDS]) & END_LOTS == 0
    if kind == PARKS_POOLS:
        return has_all(box, rows, at, street, True, True)
    return streets_meeting(box, p, rows, at) >= (least if least > 0 else 1)


def streets_meeting(box: Box, p: i64, rows: vec[i64], at: i64) -> i64:
    """For plans about any one or two streets: on how many the condition holds."""
    kind = box.plans[p + P_KIND]
    least = box.plans[p + P_LEAST]
    count: i64 = 0
    street: i64 = 0
    while street < 3:
        kept = False
        if kind == FULL_PARKS:
            kept = has_all(box, rows, at, street, True, False)
        elif kind == FULL_POOLS:
            kept = has_all(box, rows, at, street, False, True)
        elif kind == PARKS_POOLS_ROUNDABOUT:
            round_here = rows[at + ROUNDS] & STREET_MASK[street] != 0
            kept = round_here and has_all(box, rows, at, street, True, True)
        elif kind == BIS_ON_STREET and bits(rows[at + BISES] & STREET_MASK[street]) >= least:
            return least
        elif kind == CELLS_PARK_EACH:
            if rows[at + PARKS + street] < least:
                return 0
            count = least
        if kept:
            count += 1
        street += 1
    return count


def has_all(box: Box, rows: vec[i64], at: i64, street: i64, parks: bool, pools: bool) -> bool:
    if parks and rows[at + PARKS + street] < PARK_CELLS[street]:
        return False
    houses = box.pools & STREET_MASK[street]
    return not pools or rows[at + POOLS] & houses == houses


def columns_marked(rows: vec[i64], at: i64, full: bool) -> i64:
    """Marked estate-value cells, or full columns."""
    count: i64 = 0
    column: i64 = 0
    while column < LARGEST:
        marks = rows[at + COLUMNS + column]
        if full:
            marks = 1 if marks == COLUMN_CELLS[column] else 0
        count += marks
        column += 1
    return count


def has_end_estates(rows: vec[i64], at: i64) -> bool:
    """WT-9.13: a completed estate of one house at both ends of every street."""
    if (rows[at + EMPTY] | rows[at + SPENT] | rows[at + ROUNDS]) & END_LOTS != 0:
        return False
    fences = rows[at + FENCES]
    street: i64 = 0
    while street < 3:
        first = FIRST_LOT[street]
        last: i64 = FIRST_LOT[street + 1] - 1
        if (fences >> first) & 1 == 0 or (fences >> (last - 1)) & 1 == 0:
            return False
        street += 1
    return True


# --- spending


def begin_spending(box: Box, letter: i64, rows: vec[i64], at: i64) -> bool:
    """Spend what needs no choice; True when nothing is left to choose (WT-15.10)."""
    p: i64 = letter * PLAN_SIZE
    kind = box.plans[p + P_KIND]
    if kind == ESTATES:
        rows[at + PLAN] = letter
        rows[at + NEED] = box.plans[p + P_NEED]
        rows[at + WHERE] = box.plans[p + P_STREET]
        if rows[at + WHERE] == UNCHOSEN:
            choose_only_street(box, p, rows, at)
        return spend_forced(box, p, rows, at)
    if kind in (STREET_END_ESTATES, END_HOUSES):
        mark_spent(rows, at, letter, END_LOTS)
        note_estates(rows, at)
    elif kind == FULL_STREET:
        mark_spent(rows, at, letter, STREET_MASK[box.plans[p + P_STREET]] & ~rows[at + ROUNDS])
        note_estates(rows, at)
    return True


def mark_spent(rows: vec[i64], at: i64, letter: i64, houses: i64) -> None:
    """WT-7.5: a line above the houses."""
    rows[at + SPENT] |= houses
    rows[at + USED + letter] |= houses


def choose_only_street(box: Box, p: i64, rows: vec[i64], at: i64) -> None:
    found: i64 = UNCHOSEN
    street: i64 = 0
    while street < 3:
        if serves(box, p, rows, at, street):
            if found != UNCHOSEN:
                return
            found = street
        street += 1
    rows[at + WHERE] = found


def spend_forced(box: Box, p: i64, rows: vec[i64], at: i64) -> bool:
    """Take every size of which no more estates qualify than are needed; True when all are taken."""
    where = rows[at + WHERE]
    if where == UNCHOSEN:
        return False
    have = candidates(box, p, rows, at, where)
    need = rows[at + NEED]
    size: i64 = 1
    while size <= LARGEST:
        wanted: i64 = (need >> (8 * (size - 1))) & 255
        if wanted > 0 and (have >> (8 * (size - 1))) & 255 == wanted:
            lot: i64 = 0 if where < 0 else FIRST_LOT[where]
            end = FIRST_LOT[3] if where < 0 else FIRST_LOT[where + 1]
            while lot < end:
                last = estate_last(rows[at + FENCES], lot)
                if last - lot + 1 == size and is_candidate(box, rows, at, lot):
                    spend_estate(rows, at, lot)
                lot = last + 1
        size += 1
    if rows[at + NEED] == 0:
        rows[at + PLAN] = -1
        rows[at + WHERE] = 0
        return True
    return False


def is_candidate(box: Box, rows: vec[i64], at: i64, first: i64) -> bool:
    """Whether the estate that begins at this lot may be spent next for the plan in hand."""
    fences = rows[at + FENCES]
    if first > 0 and (fences >> (first - 1)) & 1 == 0:
        return False
    last = estate_last(fences, first)
    if last - first >= LARGEST or (rows[at + NEED] >> (8 * (last - first))) & 255 == 0:
        return False
    p: i64 = rows[at + PLAN] * PLAN_SIZE
    if not is_fit_estate(rows, at, first, last, box.plans[p + P_BIS], box.plans[p + P_POOLS]):
        return False
    where = rows[at + WHERE]
    street = STREET_OF[first]
    if where == UNCHOSEN:
        return serves(box, p, rows, at, street)
    return where < 0 or where == street


def legal_spending(box: Box, rows: vec[i64], at: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    lot: i64 = 0
    while lot < FIRST_LOT[3]:
        if is_candidate(box, rows, at, lot):
            out[n] = SPEND + lot
            n += 1
        lot = estate_last(rows[at + FENCES], lot) + 1
    return n


def spend_estate(rows: vec[i64], at: i64, first: i64) -> None:
    last = estate_last(rows[at + FENCES], first)
    one = bit(8 * (last - first))
    mark_spent(rows, at, rows[at + PLAN], span(first, last))
    rows[at + OPEN + STREET_OF[first]] -= one
    rows[at + NEED] -= one
    if rows[at + WHERE] == UNCHOSEN:
        rows[at + WHERE] = STREET_OF[first]
