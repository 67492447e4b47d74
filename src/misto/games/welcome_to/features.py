"""What a network reads of one sheet between two rounds.

First sums by the hand-made worth of a sheet, then what is on it, each also by the rounds to come. Plans
have numbers of their own: what each is worth, how much of it is there, and how near the others are, for
whoever approves three of them ends the game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.catalog import ESTATES, FIRST_LOT, LOTS
from misto.games.welcome_to.house import COLUMN_WIDTH, P_FIRST, P_KIND, P_LATER, P_NEED, PLAN_SIZE
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
    ROW,
    TEMPS,
    VALUES,
    Fields,
)
from misto.games.welcome_to.worth import (
    BEGUN_ALL,
    NO_NOTES,
    SIZES,
    best_rate,
    plan_promise,
    street_value,
    time_for,
    whole_value,
)

STREETS: Final[i64] = 3
PLANS: Final[i64] = 3
EACH_PLAN: Final[i64] = 12
EACH_SIZE: Final[i64] = 6
EACH_STREET: Final[i64] = 6

SUMS: Final[i64] = 16
PLAN: Final[i64] = SUMS  # + plan * EACH_PLAN
ESTATE: Final[i64] = PLAN + PLANS * EACH_PLAN  # + size * EACH_SIZE
STREET: Final[i64] = ESTATE + 6 * EACH_SIZE  # + street * EACH_STREET
TRACKS: Final[i64] = STREET + STREETS * EACH_STREET
EACH_TRACK: Final[i64] = 24
RIVALS: Final[i64] = TRACKS + EACH_TRACK
FEATURES: Final[i64] = RIVALS + 12
NOTHING_READ: Final = vec[float]([0.0] * int(FEATURES))

LONG: Final = 33.0  # rounds; lots, too
TEN: Final = 10.0


def read_sheet(
    state: Fields, rows: vec[i64], seat: i64, rounds: float, temps: float, out: vec[float]
) -> float:
    """Fill what is read of a sheet; what the hand-made worth says of it, the temps apart."""
    at: i64 = seat * ROW
    share = rounds / LONG
    notes = NO_NOTES[:]
    empty = rows[at + EMPTY]
    time = time_for(bits(empty), rounds)
    rate = best_rate(state.box.column_values, rows, at)
    worth = 0.0
    street: i64 = 0
    while street < STREETS:
        value = street_value(state.box, rows, at, street, rounds, time, rate, notes)
        read_street(rows, at, street, value, share, notes, out)
        worth += value
        street += 1
    whole = whole_value(state, rows, at, rounds, notes)
    points = float(zone_points(state.box, rows, at))
    out[0] = points / TEN
    out[1] = points * share / TEN
    out[2] = worth / TEN
    out[3] = worth * share / TEN
    out[4] = whole / TEN
    out[5] = share
    out[6] = share * share
    out[7] = rate
    out[8] = rate * share
    out[9] = float(bits(empty)) / LONG
    out[10] = time
    out[11] = temps / TEN
    out[12] = temps * share / TEN
    out[13] = 1.0 if state.seats == 3 else 0.0
    out[14] = 1.0 if state.seats > 3 else 0.0
    out[15] = float(bits(rows[at + FENCES])) / TEN
    letter: i64 = 0
    while letter < PLANS:
        read_plan(state, rows, seat, letter, rounds, notes, out)
        letter += 1
    read_estates(state, rows, at, share, notes, out)
    read_tracks(rows, at, share, out)
    read_rivals(state, seat, share, out)
    return worth + whole + temps


def read_street(
    rows: vec[i64], at: i64, street: i64, value: float, share: float, notes: vec[float], out: vec[float]
) -> None:
    base: i64 = STREET + street * EACH_STREET
    empty = rows[at + EMPTY]
    open_lots = 0.0
    likely = 0.0
    tight = 0.0
    lot = FIRST_LOT[street]
    while lot < FIRST_LOT[street + 1]:
        if (empty >> lot) & 1 == 1:
            open_lots += 1.0
            likely += notes[lot]
            if notes[lot] < 0.5:
                tight += 1.0
        lot += 1
    out[base] = value / TEN
    out[base + 1] = open_lots / TEN
    out[base + 2] = likely / TEN
    out[base + 3] = tight / TEN
    out[base + 4] = float(rows[at + PARKS + street]) / TEN
    out[base + 5] = float(rows[at + PARKS + street]) * share / TEN


def read_plan(
    state: Fields, rows: vec[i64], seat: i64, letter: i64, rounds: float, notes: vec[float], out: vec[float]
) -> None:
    """Approved, or what it is worth and how far away; the others by the sheets that all may see."""
    box = state.box
    at: i64 = seat * ROW
    base: i64 = PLAN + letter * EACH_PLAN
    p: i64 = letter * PLAN_SIZE
    share = rounds / LONG
    first = float(box.plans[p + P_FIRST])
    later = float(box.plans[p + P_LATER])
    turned = state.turned[letter] == 1
    near = 0.0
    done = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            if state.shown[other * ROW + VALUES + letter] >= 0:
                done = 1.0
            else:
                there = plan_share(state, state.shown, other * ROW, letter, NO_NOTES)
                if there > near:
                    near = there
        other += 1
    if rows[at + VALUES + letter] >= 0:
        out[base] = 1.0
        out[base + 1] = float(rows[at + VALUES + letter]) / TEN
        return
    worth = later if turned else first
    there = plan_share(state, rows, at, letter, notes)
    out[base + 2] = worth / TEN
    out[base + 3] = worth * share / TEN
    out[base + 4] = there * worth / TEN
    out[base + 5] = there * there * worth / TEN
    out[base + 6] = there * worth * share / TEN
    out[base + 7] = plan_promise(state, rows, at, letter, rounds, notes) / TEN
    out[base + 8] = near
    out[base + 9] = 0.0 if turned else near * near * (first - later) / TEN
    out[base + 10] = done
    out[base + 11] = (1.0 - there) * worth * (1.0 - share) / TEN


def plan_share(state: Fields, rows: vec[i64], at: i64, letter: i64, notes: vec[float]) -> float:
    """How much of a plan a sheet has, estates begun by their chance."""
    box = state.box
    if meets(box, letter, rows, at):
        return 1.0
    p: i64 = letter * PLAN_SIZE
    if box.plans[p + P_KIND] != ESTATES:
        return 0.0
    need = box.plans[p + P_NEED]
    have = rows[at + OPEN] + rows[at + OPEN + 1] + rows[at + OPEN + 2]
    asked = 0.0
    there = 0.0
    size: i64 = 1
    while need != 0:
        wanted = float(need & 255)
        if wanted > 0.0:
            found = float(have & 255) + notes[BEGUN_ALL + size]
            asked += wanted * float(size + 1)
            there += (found if found < wanted else wanted) * float(size + 1)
        need >>= 8
        have >>= 8
        size += 1
    return there / asked


def read_estates(
    state: Fields, rows: vec[i64], at: i64, share: float, notes: vec[float], out: vec[float]
) -> None:
    made = rows[at + MADE] + rows[at + MADE + 1] + rows[at + MADE + 2]
    unspent = rows[at + OPEN] + rows[at + OPEN + 1] + rows[at + OPEN + 2]
    size: i64 = 1
    while size < SIZES:
        base: i64 = ESTATE + (size - 1) * EACH_SIZE
        marks = rows[at + COLUMNS + size - 1]
        value = float(state.box.column_values[(size - 1) * COLUMN_WIDTH + marks])
        out[base] = float(made & 255)
        out[base + 1] = float(unspent & 255)
        out[base + 2] = notes[BEGUN_ALL + size]
        out[base + 3] = notes[BEGUN_ALL + size] * value / TEN
        out[base + 4] = float(marks)
        out[base + 5] = float(marks) * share
        made >>= 8
        unspent >>= 8
        size += 1


def read_tracks(rows: vec[i64], at: i64, share: float, out: vec[float]) -> None:
    pools = float(rows[at + POOL_MARKS])
    out[TRACKS] = pools / TEN
    out[TRACKS + 1] = pools * share / TEN
    bis = float(rows[at + BIS_MARKS])
    out[TRACKS + 2] = bis / TEN
    out[TRACKS + 3] = bis * share / TEN
    out[TRACKS + 4] = float(rows[at + ROUND_MARKS])
    out[TRACKS + 5] = float(rows[at + ROUND_MARKS]) * share
    refusals = rows[at + REFUSALS]
    out[TRACKS + 6 + (refusals if refusals < 3 else 3)] = 1.0  # 6 to 9
    if refusals > 0:
        out[TRACKS + 10] = share
    marks = rows[at + TEMPS]
    out[TRACKS + 11 + (marks if marks < 11 else 11)] = 1.0  # 11 to 22
    out[TRACKS + 23] = float(marks) * share


def read_rivals(state: Fields, seat: i64, share: float, out: vec[float]) -> None:
    """Who may end the game, and when."""
    fewest = LOTS
    most_plans: i64 = 0
    refusals: i64 = 0
    own_plans: i64 = 0
    other: i64 = 0
    while other < state.seats:
        row: i64 = other * ROW
        plans: i64 = 0
        letter: i64 = 0
        while letter < PLANS:
            if state.shown[row + VALUES + letter] >= 0:
                plans += 1
            letter += 1
        if other == seat:
            own_plans = plans
        else:
            if plans > most_plans:
                most_plans = plans
            if bits(state.shown[row + EMPTY]) < fewest:
                fewest = bits(state.shown[row + EMPTY])
            if state.shown[row + REFUSALS] > refusals:
                refusals = state.shown[row + REFUSALS]
        other += 1
    out[RIVALS + (own_plans if own_plans < 3 else 3)] = 1.0  # 0 to 3
    out[RIVALS + 4 + (most_plans if most_plans < 3 else 3)] = 1.0  # 4 to 7
    out[RIVALS + 8] = float(fewest) / LONG
    out[RIVALS + 9] = 1.0 if refusals >= 2 else 0.0
    out[RIVALS + 10] = float(most_plans) * share
    out[RIVALS + 11] = float(own_plans) * share
