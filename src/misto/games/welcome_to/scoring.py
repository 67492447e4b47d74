"""Points, ranks and ties (WT-11, WT-12.14 to WT-12.25, WT-13.6), and the lines of the score sheet."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.decision import Line
from misto.core.event import Value
from misto.games.welcome_to.catalog import (
    ACTION_KINDS,
    BIS_CARD,
    FENCE_CARD,
    LARGEST,
    LETTERS,
    PARK_CARD,
    PLAN_IDS,
    POOL_CARD,
    SEGMENTS_SCORED,
    SOLO_FIRST_TEMPS,
    SOLO_FIRST_VP,
    STREETS,
    TEMP_CARD,
    VALUE_CARD,
    bit,
)
from misto.games.welcome_to.house import (
    AAA,
    COLUMN_WIDTH,
    O_BIS,
    O_FENCE,
    O_PARK,
    O_PLACES,
    O_POOL,
    O_SCORES,
    O_TEMP,
    O_VALUE,
    P_ID,
    PARK_WIDTH,
    PLAN_SIZE,
    SOLO,
    Box,
)
from misto.games.welcome_to.state import (
    BIS_MARKS,
    COLUMNS,
    MADE,
    PARKS,
    POOL_MARKS,
    REFUSALS,
    ROUND_MARKS,
    ROW,
    TEMPS,
    VALUES,
    Fields,
)


def made(rows: vec[i64], at: i64) -> i64:
    """Completed estates of all streets, a byte per size."""
    return rows[at + MADE] + rows[at + MADE + 1] + rows[at + MADE + 2]


def zone_points(box: Box, rows: vec[i64], at: i64) -> i64:
    """All zones but the temp crew, which needs the others' counts."""
    total: i64 = 0
    i: i64 = 0
    while i < 3:
        value = rows[at + VALUES + i]
        if value > 0:
            total += value
        total += box.park_values[i * PARK_WIDTH + rows[at + PARKS + i]]
        i += 1
    total += box.pool_values[rows[at + POOL_MARKS]]
    total -= box.bis_values[rows[at + BIS_MARKS]]
    total -= box.refusal_values[rows[at + REFUSALS]]
    total -= box.round_values[rows[at + ROUND_MARKS]]
    estates = made(rows, at)
    i = 0
    while i < LARGEST:
        total += (estates & 255) * box.column_values[i * COLUMN_WIDTH + rows[at + COLUMNS + i]]
        estates >>= 8
        i += 1
    return total


# --- temp crew


def temp_counts(rows: vec[i64], seats: i64) -> i64:
    """Which counts of temp marks occur at the table, a bit each."""
    seen: i64 = 0
    seat: i64 = 0
    while seat < seats:
        seen |= bit(rows[seat * ROW + TEMPS])
        seat += 1
    return seen


def rank_points(box: Box, seen: i64, marks: i64) -> i64:
    """WT-11.3: dense ranking; no marks, no points."""
    if marks == 0:
        return 0
    place: i64 = 0
    above = seen >> (marks + 1)
    while above != 0:
        place += above & 1
        above >>= 1
    return box.places[place] if place < 3 else 0


def temp_points(box: Box, seen: i64, marks: i64, given: vec[i64], given_count: i64) -> i64:
    if box.mode == SOLO:
        return SOLO_FIRST_VP if marks >= SOLO_FIRST_TEMPS else 0
    if box.mode != AAA:
        return rank_points(box, seen, marks)
    if box.opponent[O_SCORES] == 1:
        theirs = cards_of(given, given_count, TEMP_CARD)
        return rank_points(box, bit(marks) | bit(theirs), marks)
    place: i64 = 0
    while place < 3:
        if marks >= box.opponent[O_PLACES + place]:
            return box.places[place]
        place += 1
    return 0


def points(box: Box, rows: vec[i64], seats: i64, given: vec[i64], given_count: i64, seat: i64) -> i64:
    at: i64 = seat * ROW
    seen = temp_counts(rows, seats)
    return zone_points(box, rows, at) + temp_points(box, seen, rows[at + TEMPS], given, given_count)


# --- the opponent


def cards_of(given: vec[i64], count: i64, action: i64) -> i64:
    found: i64 = 0
    i: i64 = 0
    while i < count:
        if given[i] % ACTION_KINDS == action:
            found += 1
        i += 1
    return found


def segments(box: Box, given: vec[i64], count: i64) -> vec[i64]:
    """WT-12.20, WT-12.21: houses and points of every segment with cards, one after the other."""
    out: list[int] = []
    houses: i64 = 0
    value: i64 = 1
    i: i64 = 0
    while i <= count:
        action: i64 = FENCE_CARD if i == count else given[i] % ACTION_KINDS
        if action == FENCE_CARD:
            if houses > 0:
                out.append(int(houses))
                out.append(int(houses * value))
            houses = 0
            value = 1
        else:
            houses += box.opponent[O_BIS] if action == BIS_CARD else 1
            if action == VALUE_CARD:
                value = box.opponent[O_VALUE]
        i += 1
    return vec[i64](out)


def segment_points(box: Box, given: vec[i64], count: i64) -> vec[i64]:
    """WT-12.22: the points of the five largest segments, most houses first, then most points."""
    every = segments(box, given, count)
    out = vec[i64]([0, 0, 0, 0, 0])
    place: i64 = 0
    while place < SEGMENTS_SCORED:
        best: i64 = -1
        i: i64 = 0
        while i < len(every):
            if every[i] > 0 and (
                best < 0 or (every[i] * 1000 + every[i + 1] > every[best] * 1000 + every[best + 1])
            ):
                best = i
            i += 2
        if best < 0:
            return out
        out[place] = every[best + 1]
        every[best] = 0
        place += 1
    return out


def rival_points(box: Box, given: vec[i64], count: i64, rival: vec[i64], marks: i64) -> i64:
    total: i64 = 0
    for line in rival_lines(box, given, count, rival, marks):
        total += line.points
    return total


def rival_lines(box: Box, given: vec[i64], count: i64, rival: vec[i64], marks: i64) -> list[Line]:
    """WT-12.15: the opponent's score sheet; level 0 scores nothing (WT-12.14)."""
    if box.opponent[O_SCORES] == 0:
        return [Line("rival-closed", 0, {})]
    lines: list[Line] = []
    for letter in range(3):
        lines.append(Line("plan", max(0, int(rival[letter])), {"letter": LETTERS[letter]}))
    rates = (
        (PARK_CARD, O_PARK, "rival-parks"),
        (POOL_CARD, O_POOL, "rival-pools"),
        (TEMP_CARD, O_TEMP, "rival-temps"),
    )
    for action, rate, key in rates:
        n = int(cards_of(given, count, action))
        lines.append(Line(key, n * int(box.opponent[rate]), {"cards": n, "each": int(box.opponent[rate])}))
    temps = cards_of(given, count, TEMP_CARD)
    rank = rank_points(box, bit(marks) | bit(temps), temps)
    lines.append(Line("temp", int(rank), {"marks": int(temps)}))
    fences = int(cards_of(given, count, FENCE_CARD))
    each = int(box.opponent[O_FENCE])
    lines.append(Line("rival-fences", fences * each, {"cards": fences, "each": each}))
    for place, value in enumerate(segment_points(box, given, count)):
        lines.append(Line("rival-estate", int(value), {"place": place + 1}))
    return lines


# --- who won


def standing(box: Box, rows: vec[i64], at: i64, total: i64) -> i64:
    """One number that orders the sheets: points, completed estates, and in the first edition the
    estates of 1, 2 … 6 houses (WT-11.6, WT-13.6)."""
    sizes = made(rows, at)
    order: i64 = 0
    estates: i64 = 0
    i: i64 = 0
    while i < LARGEST:
        estates += sizes & 255
        if box.first_edition:
            order = order * 64 + (sizes & 255)
        sizes >>= 8
        i += 1
    return (((total + 1000) * 64 + estates) << 36) + order


def estate_count(rows: vec[i64], at: i64) -> i64:
    sizes = made(rows, at)
    count: i64 = 0
    while sizes != 0:
        count += sizes & 255
        sizes >>= 8
    return count


def outcome(state: Fields, seat: i64) -> float:
    box = state.box
    rows = state.sheet
    if box.mode == SOLO:
        return 1.0  # WT-13.8: there is no opponent
    if box.mode == AAA:
        return outcome_against(state)
    seen = temp_counts(rows, state.seats)
    mine: i64 = -1
    equal: i64 = 0
    step: i64 = 0
    while step < state.seats:
        who: i64 = (seat + step) % state.seats
        at: i64 = who * ROW
        temps = rank_points(box, seen, rows[at + TEMPS])
        theirs = standing(box, rows, at, zone_points(box, rows, at) + temps)
        if step == 0:
            mine = theirs
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
        step += 1
    return 1.0 / float(equal)


def outcome_against(state: Fields) -> float:
    """WT-12.24, WT-12.25."""
    box = state.box
    rows = state.sheet
    mine = points(box, rows, 1, state.given, state.given_count, 0)
    theirs = rival_points(box, state.given, state.given_count, state.rival, rows[TEMPS])
    if mine == theirs:
        mine = estate_count(rows, 0)
        theirs = len(segments(box, state.given, state.given_count)) // 2
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0


# --- the score sheet


def lines(box: Box, rows: vec[i64], at: i64, temps: i64) -> list[Line]:
    """WT-11.1, zone by zone; temps is what the temp crew is worth."""
    out: list[Line] = []
    for letter in range(3):
        value = int(rows[at + VALUES + letter])
        facts: dict[str, Value] = {
            "letter": LETTERS[letter],
            "plan": PLAN_IDS[box.plans[letter * PLAN_SIZE + P_ID]],
        }
        out.append(Line("plan", max(0, value), facts))
    for street in range(3):
        marks = rows[at + PARKS + street]
        worth = int(box.park_values[street * PARK_WIDTH + marks])
        out.append(Line("park", worth, {"street": STREETS[street], "marks": int(marks)}))
    pools = rows[at + POOL_MARKS]
    out.append(Line("pool", int(box.pool_values[pools]), {"marks": int(pools)}))
    out.append(Line("temp", int(temps), {"marks": int(rows[at + TEMPS])}))
    sizes = made(rows, at)
    for size in range(1, 7):
        count = int((sizes >> (8 * (size - 1))) & 255)
        each = int(box.column_values[(size - 1) * COLUMN_WIDTH + rows[at + COLUMNS + size - 1]])
        out.append(Line("estates", count * each, {"size": size, "count": count, "each": each}))
    bis = rows[at + BIS_MARKS]
    out.append(Line("bis", -int(box.bis_values[bis]), {"marks": int(bis)}))
    refused = rows[at + REFUSALS]
    out.append(Line("refusals", -int(box.refusal_values[refused]), {"marks": int(refused)}))
    rounds = rows[at + ROUND_MARKS]
    out.append(Line("roundabouts", -int(box.round_values[rounds]), {"marks": int(rounds)}))
    return out


def sheet(state: Fields, seat: i64) -> list[Line]:
    seen = temp_counts(state.sheet, state.seats)
    marks = state.sheet[seat * ROW + TEMPS]
    temps = temp_points(state.box, seen, marks, state.given, state.given_count)
    return lines(state.box, state.sheet, seat * ROW, temps)
