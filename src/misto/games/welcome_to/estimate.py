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
    HOUSE,
    PAIR,
    REFUSE,
)
from misto.games.welcome_to.asks import ASK_HOUSE, ASK_PAIR, ASK_TARGET, ASK_TEMP
from misto.games.welcome_to.catalog import (
    LOTS,
    STREET_OF,
    TEMP_CARD,
    TEMP_CELLS,
)
from misto.games.welcome_to.house import AAA, PILES, SOLO
from misto.games.welcome_to.rules.numbering import write_number
from misto.games.welcome_to.rules.plans import bits
from misto.games.welcome_to.rules.targets import has_target, perform
from misto.games.welcome_to.scoring import rival_points, temp_counts, temp_points
from misto.games.welcome_to.state import (
    ASK,
    CARD_ACTION,
    EMPTY,
    FIT,
    GIVEN,
    LOT,
    MADE,
    NUMBER,
    NUMS,
    OPEN,
    REFUSALS,
    ROW,
    TEMPS,
    VALUES,
    Fields,
)
from misto.games.welcome_to.weights import (
    LAST_PLAN,
    PACE,
    TEMP,
    TEMPS_PART,
    TO_DO,
    TO_TEMP,
    WEIGHTS,
)
from misto.games.welcome_to.worth import (
    NO_NOTES,
    SIZES,
    action_worth,
    best_rate,
    sheet_value,
    street_value,
    time_for,
    whole_value,
)

NOWHERE: Final = -1000.0  # no lot is left for a number
SPREAD: Final[float] = 14.0  # points that make a lead likely


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
        self.empty: i64 = 0  # what a house on trial writes over: see take_back
        self.numbers: i64 = 0
        self.made: i64 = 0
        self.unspent: i64 = 0

    def promised(self, number: i64, lot: i64) -> float:
        """What the sheet may expect before the number is written there."""
        value = self.write(number, lot)
        value += action_worth(self.state, self.row, 0, self.row[CARD_ACTION], lot, self.rounds)
        self.take_back(lot)
        return value

    def written(self, number: i64, lot: i64) -> float:
        """And once it is written, when the action has yet to be used if it can be."""
        value = self.write(number, lot)
        if has_target(self.state.box, self.row, 0):
            worth = action_worth(self.state, self.row, 0, self.row[CARD_ACTION], lot, self.rounds)
            value += WEIGHTS[TO_DO] * worth
        self.take_back(lot)
        return value

    def write(self, number: i64, lot: i64) -> float:
        """What the sheet is worth with the number there, its action apart."""
        row = self.row
        street = STREET_OF[lot]
        self.empty = row[EMPTY]
        self.numbers = row[NUMS + street]
        self.made = row[MADE + street]
        self.unspent = row[OPEN + street]
        write_number(row, 0, lot, number)
        row[LOT] = lot
        value = street_value(self.state.box, row, 0, street, self.rounds, self.time, self.rate, self.notes)
        other: i64 = 0
        while other < 3:
            if other != street:
                value += self.parts[other]
            other += 1
        return value + whole_value(self.state, row, 0, self.rounds, self.notes)

    def take_back(self, lot: i64) -> None:
        row = self.row
        street = STREET_OF[lot]
        row[EMPTY] = self.empty
        row[NUMS + street] = self.numbers
        row[MADE + street] = self.made
        row[OPEN + street] = self.unspent
        row[LOT] = -1
        i: i64 = LOTS + street * SIZES
        end: i64 = i + SIZES
        while i < end:
            self.notes[i] = self.before[i]
            i += 1

    def best(self, number: i64) -> float:
        """The best lot for a number, with what its action then brings."""
        fits = self.row[FIT + number]
        best = NOWHERE
        lot: i64 = 0
        while fits != 0:
            if fits & 1 == 1:
                value = self.promised(number, lot)
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
            out[i] = houses.written(row[NUMBER], action - HOUSE)
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
