"""How good a position is: what the sheet scores now, and what it promises.

A player weighs: the room left for numbers between those already written, estates that fences have
begun, the plans they lead to, half-filled parks, pool houses kept free, and the refusals risked.
All of it is measured in points a sheet may expect at the end.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.actions import (
    APPROVE,
    BIS,
    COLUMN,
    DONE,
    FENCE,
    HOUSE,
    PAIR,
    PARK,
    POOL,
    REFUSE,
    ROUNDABOUT,
    SKIP,
    SPEND,
)
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
    TEMP_CARD,
    TEMP_CELLS,
    VALUE_CARD,
)
from misto.games.welcome_to.rules.numbering import estate_last, number_at, write_number
from misto.games.welcome_to.rules.plans import bits, meets
from misto.games.welcome_to.rules.targets import has_target, perform
from misto.games.welcome_to.scoring import rival_points, temp_counts, temp_points, zone_points
from misto.games.welcome_to.state import (
    AAA,
    ASK,
    ASK_HOUSE,
    ASK_PAIR,
    ASK_TARGET,
    ASK_TEMP,
    BIS_MARKS,
    CARD_ACTION,
    COLUMN_WIDTH,
    COLUMNS,
    EMPTY,
    FENCES,
    FIT,
    GIVEN,
    LOT,
    MADE,
    NUMBER,
    NUMS,
    OPEN,
    P_FIRST,
    P_KIND,
    P_LATER,
    P_NEED,
    PARK_WIDTH,
    PARKS,
    PILES,
    PLAN_SIZE,
    POOL_MARKS,
    REFUSALS,
    ROUND_MARKS,
    ROUNDS,
    ROW,
    SOLO,
    TEMPS,
    VALUES,
    Box,
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
    LAST_PLAN,
    ODD_PLAN,
    PACE,
    PARKS_PART,
    POOL_LOT,
    RATE,
    REFUSAL,
    ROUNDABOUT_DOUBT,
    SECOND,
    SHARE,
    TEMP,
    TEMPS_PART,
    TIGHT,
    TO_DO,
    TO_FENCE,
    TO_PARK,
    TO_REPEAT,
    TO_TEMP,
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
NOWHERE: Final = -1000.0  # no lot is left for a number
SPREAD: Final[float] = 14.0  # points that make a lead likely


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


class Houses:
    """One sheet as it would be with one more house, lot by lot: only the house's street changes."""

    def __init__(self, state: Fields, row: vec[i64], rounds: float) -> None:
        box = state.box
        self.state = state
        self.row = row
        self.rounds = rounds
        self.time = time_for(bits(row[EMPTY]) - 1, rounds)
        self.rate = best_rate(box.column_values, row, 0)
        self.notes = NO_NOTES[:]
        self.parts = self.notes[:3]
        street: i64 = 0
        while street < 3:
            self.parts[street] = street_value(box, row, 0, street, rounds, self.time, self.rate, self.notes)
            street += 1
        self.before = self.notes[:]

    def value(self, number: i64, lot: i64, written: bool) -> float:
        """What the sheet may expect with the number there: as promised before, or once it is written."""
        box = self.state.box
        row = self.row
        notes = self.notes
        street = STREET_OF[lot]
        empty = row[EMPTY]
        numbers = row[NUMS + street]
        made = row[MADE + street]
        unspent = row[OPEN + street]
        write_number(row, 0, lot, number)
        row[LOT] = lot
        value = street_value(box, row, 0, street, self.rounds, self.time, self.rate, notes)
        other: i64 = 0
        while other < 3:
            if other != street:
                value += self.parts[other]
            other += 1
        value += whole_value(self.state, row, 0, self.rounds, notes)
        if not written or has_target(box, row, 0):
            worth = action_worth(self.state, row, 0, row[CARD_ACTION], lot, self.rounds)
            value += WEIGHTS[TO_DO] * worth if written else worth
        row[EMPTY] = empty
        row[NUMS + street] = numbers
        row[MADE + street] = made
        row[OPEN + street] = unspent
        row[LOT] = -1
        i: i64 = LOTS + street * SIZES
        end: i64 = i + SIZES
        while i < end:
            notes[i] = self.before[i]
            i += 1
        return value

    def best(self, number: i64) -> float:
        """The best lot for a number, with what its action then brings."""
        fits = self.row[FIT + number]
        best = NOWHERE
        lot: i64 = 0
        while fits != 0:
            if fits & 1 == 1:
                value = self.value(number, lot, False)
                if value > best:
                    best = value
            fits >>= 1
            lot += 1
        return best

    def best_changed(self, number: i64) -> float:
        """The same with a temp's help."""
        best = NOWHERE
        change: i64 = -2
        while change <= 2:
            value = self.best(number + change)
            if value > best:
                best = value
            change += 1
        return best + WEIGHTS[TO_TEMP]


def promise(state: Fields, seat: i64, rounds: float) -> float:
    """What a seat may expect, the choice it is in the middle of included."""
    rows = state.sheet
    at: i64 = seat * ROW
    ask = rows[at + ASK]
    if ask == ASK_HOUSE:
        return Houses(state, rows[at : at + ROW], rounds).best(rows[at + NUMBER])
    if ask == ASK_TEMP:
        return Houses(state, rows[at : at + ROW], rounds).best_changed(rows[at + NUMBER])
    value = sheet_value(state, rows, at, rounds)
    if ask == ASK_TARGET:
        # Not quite all of it, so that a good deed done counts for more than one to come.
        value += WEIGHTS[TO_DO] * action_worth(
            state, rows, at, rows[at + CARD_ACTION], rows[at + LOT], rounds
        )
    return value


def outlook(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
    """What the seat may expect after each action; what others may expect does not depend on these."""
    at: i64 = seat * ROW
    ask = state.sheet[at + ASK]
    if state.box.mode != PILES or state.box.expert:
        return False
    if ask != ASK_PAIR and ask != ASK_HOUSE and ask != ASK_TARGET:
        return False
    rounds = rounds_to_come(state)
    row = state.sheet[at : at + ROW]
    i: i64 = 0
    if ask == ASK_TARGET:
        while i < count:
            after = row[:]
            perform(after, 0, actions[i])
            out[i] = sheet_value(state, after, 0, rounds)
            i += 1
        return True
    houses = Houses(state, row, rounds)
    while i < count:
        action = actions[i]
        if ask == ASK_HOUSE:
            out[i] = houses.value(row[NUMBER], action - HOUSE, True)
        elif action == REFUSE:
            after = row[:]
            after[REFUSALS] += 1
            out[i] = sheet_value(state, after, 0, rounds)
        else:
            row[CARD_ACTION] = state.actions[action - PAIR]
            number: i64 = state.numbers[action - PAIR]
            out[i] = houses.best_changed(number) if row[CARD_ACTION] == TEMP_CARD else houses.best(number)
        i += 1
    return True


def rounds_to_come(state: Fields) -> float:
    """By the houses and plans that anybody has left, as all may know it, and a little for refusals."""
    least = float(LOTS)
    seat: i64 = 0
    while seat < state.seats:
        row: i64 = seat * ROW
        left = float(bits(state.shown[row + EMPTY])) * WEIGHTS[PACE]
        plans: i64 = 0
        letter: i64 = 0
        while letter < 3:
            if state.shown[row + VALUES + letter] >= 0:
                plans += 1
            letter += 1
        if plans == 2:
            left *= WEIGHTS[LAST_PLAN]
        if left < least:
            least = left
        seat += 1
    return least + 0.5


def temp_promise(state: Fields, seat: i64, seen: i64) -> float:
    marks = state.sheet[seat * ROW + TEMPS]
    now = float(temp_points(state.box, seen, marks, state.given, state.given_count))
    early = WEIGHTS[TEMP] * float(marks if marks < 6 else 6) + (0.3 if marks >= TEMP_CELLS else 0.0)
    return WEIGHTS[TEMPS_PART] * now + early


def estimate(state: Fields, seat: i64) -> float:
    rounds = rounds_to_come(state)
    seen = temp_counts(state.sheet, state.seats)
    mine = promise(state, seat, rounds) + temp_promise(state, seat, seen)
    if state.box.mode == AAA or state.box.mode == SOLO:
        return lead((mine - rival_promise(state)) / 25.0)
    total = 1.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = sheet_value(state, state.shown, other * ROW, rounds) + temp_promise(state, other, seen)
            gap = (theirs - mine) / SPREAD
            total += math.exp(gap if gap < 40.0 else 40.0)
        other += 1
    return 1.0 / total


def lead(x: float) -> float:
    if x < -40.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def rival_promise(state: Fields) -> float:
    """What the opponent may reach: what he has, the card about to be given, and as much again."""
    if state.box.mode == SOLO or state.box.level == 0:
        return 80.0
    count = state.given_count
    given = state.given[:]
    going = state.sheet[GIVEN]
    if going >= 0:
        given[count] = state.card(going)
        count += 1
    now = float(rival_points(state.box, given, count, state.rival, state.sheet[TEMPS]))
    return now * 30.0 / (float(count) + 4.0) * 0.3 + now * 0.7


def prior(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """A first guess without looking ahead: skip little, refuse least, write where there is room."""
    rows = state.sheet
    at: i64 = seat * ROW
    i: i64 = 0
    while i < count:
        action = actions[i]
        worth = 1.0
        if action == REFUSE:
            worth = 0.02
        elif action == SKIP:
            worth = 0.15
        elif action >= HOUSE and action < FENCE:
            worth = house_prior(rows[at + NUMBER], action - HOUSE)
        elif action in (PARK, POOL) or (action >= APPROVE and action < SPEND):
            worth = 4.0
        elif action >= ROUNDABOUT and action < APPROVE:
            worth = 0.03
        elif action >= BIS and action < ROUNDABOUT:
            worth = 0.6
        elif action >= COLUMN and action < PARK:
            made = rows[at + MADE] + rows[at + MADE + 1] + rows[at + MADE + 2]
            worth = 0.5 + float((made >> (8 * (action - COLUMN))) & 255)
        elif action == DONE:
            worth = 0.7
        out[i] = worth
        i += 1


def house_prior(number: i64, lot: i64) -> float:
    return HOUSE_PRIOR[number * LOTS + lot]


def house_looks(number: int, lot: int) -> float:
    """Numbers belong where their share of the street is: 1 to 15 from left to right."""
    street = int(STREET_OF[lot])
    first = int(FIRST_LOT[street])
    houses = int(FIRST_LOT[street + 1]) - first
    wanted = (number - 0.5) / 15.0 * houses
    off = (lot - first + 0.5 - wanted) / houses
    return 0.05 + math.exp(-22.0 * off * off)


HOUSE_PRIOR: Final = vec[float](
    [house_looks(number, lot) for number in range(NUMBERS) for lot in range(int(LOTS))]
)
