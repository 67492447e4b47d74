"""How good a position is: in how many rounds each city can pay for its last landmark.

A player weighs three things: what is still to be paid, what is in the purse, and what the city
earns in a round of the table. Their quotient is the time to the end; the shorter one's own time
next to the others', the better.
"""

import math

from mypy_extensions import i64

from misto.games.machi_koro.catalog import (
    AMOUNT,
    AMUSEMENT_PARK,
    BANK,
    BANK_CATCH,
    BANK_PER_SYMBOL,
    BLUE_ON,
    GREEN_ON,
    GREEN_TOO_ON,
    HARBOR,
    IS_SHOP,
    KINDS,
    LANDMARK_COST,
    LANDMARKS,
    NEEDS_HARBOR,
    NOTHING,
    PER,
    RED_ON,
    SHOPPING_MALL,
    STADIUM,
    SYMBOL,
    TRAIN_STATION,
    TV_STATION,
    VERB,
)
from misto.games.machi_koro.state import Fields

CATCH_MEAN = 7.0
SHARPNESS = 0.45


def ways(dice: i64, result: i64) -> float:
    """The chance of a result."""
    if dice == 1:
        return 1.0 / 6.0 if result <= 6 else 0.0
    if result < 2:
        return 0.0
    return float(result - 1 if result <= 7 else 13 - result) / 36.0


def card_income(state: Fields, seat: i64, kind: i64) -> float:
    """What one triggering of all own copies brings from the bank."""
    copies = state.cards[seat * KINDS + kind]
    if copies == 0:
        return 0.0
    if NEEDS_HARBOR[kind] == 1 and state.built[seat * LANDMARKS + HARBOR] == 0:
        return 0.0
    if VERB[kind] == BANK_CATCH:
        return CATCH_MEAN * float(copies)
    each = AMOUNT[kind]
    if IS_SHOP[kind] == 1:
        each += state.built[seat * LANDMARKS + SHOPPING_MALL]
    if VERB[kind] != BANK:
        counted: i64 = 0
        if VERB[kind] == BANK_PER_SYMBOL:
            other: i64 = 0
            while other < state.kinds:
                if SYMBOL[other] == PER[kind]:
                    counted += state.cards[seat * KINDS + other]
                other += 1
        else:
            counted = state.cards[seat * KINDS + PER[kind]]
        each *= counted
    return float(copies * each)


def roll_income(state: Fields, seat: i64, dice: i64, own: bool) -> float:
    """Expected income from the bank of one roll, on one's own turn or on another's."""
    total = 0.0
    result: i64 = 1
    last: i64 = 6 if dice == 1 else 12
    while result <= last:
        sum_here = 0.0
        kind = BLUE_ON[result]
        if kind != NOTHING:
            sum_here += card_income(state, seat, kind)
        if own:
            kind = GREEN_ON[result]
            if kind != NOTHING:
                sum_here += card_income(state, seat, kind)
            kind = GREEN_TOO_ON[result]
            if kind != NOTHING:
                sum_here += card_income(state, seat, kind)
        else:
            kind = RED_ON[result]
            if kind != NOTHING:
                copies = state.cards[seat * KINDS + kind]
                if copies > 0 and (NEEDS_HARBOR[kind] == 0 or state.built[seat * LANDMARKS + HARBOR] == 1):
                    each: i64 = AMOUNT[kind] + state.built[seat * LANDMARKS + SHOPPING_MALL]
                    sum_here += 0.6 * float(copies * each)  # a poor roller pays less
        total += ways(dice, result) * sum_here
        result += 1
    return total


def round_income(state: Fields, seat: i64) -> float:
    """Expected income of one round of the table."""
    one = roll_income(state, seat, 1, True)
    total = one
    if state.built[seat * LANDMARKS + TRAIN_STATION] == 1:
        two = roll_income(state, seat, 2, True)
        if two > one:
            total = two
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            dice: i64 = 1 + state.built[other * LANDMARKS + TRAIN_STATION]
            total += roll_income(state, seat, dice, False)
        other += 1
    if state.cards[seat * KINDS + STADIUM] > 0:
        total += 0.15 * 2.0 * float(state.seats - 1)
    if state.cards[seat * KINDS + TV_STATION] > 0:
        total += 0.15 * 4.0
    if state.built[seat * LANDMARKS + AMUSEMENT_PARK] == 1:
        total *= 1.12
    return total


def rounds_left(state: Fields, seat: i64) -> float:
    """In how many rounds the city could pay for all its landmarks."""
    owed: i64 = 0
    marks: i64 = 0
    mark: i64 = 0
    while mark < state.landmarks:
        if state.built[seat * LANDMARKS + mark] == 0:
            owed += LANDMARK_COST[mark]
            marks += 1
        mark += 1
    missing = float(owed - state.coins[seat])
    if missing < 0.0:
        missing = 0.0
    time = missing / (round_income(state, seat) + 0.35)
    floor = float(marks)  # one landmark a turn at best
    return time if time > floor else floor


def estimate(state: Fields, seat: i64) -> float:
    mine = rounds_left(state, seat)
    total = 0.0
    other: i64 = 0
    while other < state.seats:
        gap = rounds_left(state, other) - mine
        total += math.exp(-SHARPNESS * gap) if gap < 60.0 else 0.0
        other += 1
    return 1.0 / total


def own_turn_income(state: Fields, seat: i64, result: i64) -> float:
    """What a result on one's own turn brings from the bank: blue and green cards."""
    total = 0.0
    kind = BLUE_ON[result]
    if kind != NOTHING:
        total += card_income(state, seat, kind)
    kind = GREEN_ON[result]
    if kind != NOTHING:
        total += card_income(state, seat, kind)
    kind = GREEN_TOO_ON[result]
    if kind != NOTHING:
        total += card_income(state, seat, kind)
    return total
