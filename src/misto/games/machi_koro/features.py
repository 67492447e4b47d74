"""What the learned judgement reads of a table between two turns, as one seat sees it.

Of its own city and of the rival nearest to the end: cards, landmarks, the purse in steps, what every roll
brings, expected incomes, the rounds still needed and the chance to win with the next roll. Of the other
rivals a few sums; of the table who rolls next, the market and what is played.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.machi_koro.catalog import (
    BASE_KINDS,
    BLUE,
    BLUE_ON,
    COLOUR,
    GREEN_ON,
    GREEN_TOO_ON,
    HARBOR,
    KINDS,
    LANDMARK_COST,
    LANDMARKS,
    NOTHING,
    RADIO_TOWER,
    RED,
    TRAIN_STATION,
)
from misto.games.machi_koro.estimate import ONE_DIE, TWO_DICE, card_income, estimate, rounds_left
from misto.games.machi_koro.state import Fields

RESULTS: Final[i64] = 15  # of a roll, 0 to 14
STEPS: Final = vec[float]([1.0, 3.0, 6.0, 10.0, 16.0, 22.0, 30.0])  # of a purse: what is to be paid for

# A city's part, in this order.
CARDS_AT: Final[i64] = 0
MARKS_AT: Final[i64] = 25
PURSE_AT: Final[i64] = 31
ROLLS_AT: Final[i64] = 39
SUMS_AT: Final[i64] = 53
A_CITY: Final[i64] = 67

# The table's part, behind the seat's own city and its nearest rival's.
OTHERS_AT: Final[i64] = 134
LEAD_AT: Final[i64] = 140
SEATS_AT: Final[i64] = 146
MODE_AT: Final[i64] = 149
MARKET_AT: Final[i64] = 151
FEATURES: Final[i64] = 176

NO_FEATURES: Final = vec[float]([0.0] * 176)
NO_CITY: Final = vec[float]([0.0] * 67)
NO_ROLLS: Final = vec[float]([0.0] * 15)
NO_INCOME: Final = vec[float]([0.0] * 25)
ROUNDS: Final[i64] = SUMS_AT + 8  # a city's own place for the rounds it still needs
PART_OF_ONE: Final = 1.0 / 6.0
MOST_LEAD: Final = 6.0


def read_cities(state: Fields) -> list[vec[float]]:
    cities: list[vec[float]] = []
    seat: i64 = 0
    while seat < state.seats:
        cities.append(read_city(state, seat))
        seat += 1
    return cities


def read_city(state: Fields, seat: i64) -> vec[float]:
    """A city's own part: what it is and what it earns."""
    x = NO_CITY[:]
    cards: i64 = seat * KINDS
    brings = NO_INCOME[:]
    blue = 0.0
    red = 0.0
    two_share = with_two(state, seat)
    one_share = float(state.seats - 1) - two_share
    kind: i64 = 0
    while kind < state.kinds:
        copies = state.cards[cards + kind]
        if copies > 0:
            x[CARDS_AT + kind] = float(copies)
            brings[kind] = card_income(state, seat, kind)
            on_others = brings[kind] * (one_share * ONE_DIE[kind] + two_share * TWO_DICE[kind])
            if COLOUR[kind] == BLUE:
                blue += on_others
            elif COLOUR[kind] == RED:
                red += on_others
        kind += 1
    rolls = by_result(brings)
    result: i64 = 1
    while result < RESULTS:
        x[ROLLS_AT + result - 1] = rolls[result] / 5.0
        result += 1
    read_purse(x, state.coins[seat])
    x[SUMS_AT + 3] = blue
    x[SUMS_AT + 4] = red
    read_sums(x, state, seat, rolls)
    return x


def with_two(state: Fields, seat: i64) -> float:
    """How many rivals may roll two dice."""
    count: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            count += state.built[other * LANDMARKS + TRAIN_STATION]
        other += 1
    return float(count)


def by_result(brings: vec[float]) -> vec[float]:
    """What every result brings from the bank on one's own turn: blue and green cards."""
    rolls = NO_ROLLS[:]
    result: i64 = 1
    while result < RESULTS:
        kind = BLUE_ON[result]
        if kind != NOTHING:
            rolls[result] += brings[kind]
        kind = GREEN_ON[result]
        if kind != NOTHING:
            rolls[result] += brings[kind]
        kind = GREEN_TOO_ON[result]
        if kind != NOTHING:
            rolls[result] += brings[kind]
        result += 1
    return rolls


def read_purse(x: vec[float], coins: i64) -> None:
    purse = float(coins)
    x[PURSE_AT] = purse / 10.0
    i: i64 = 0
    while i < len(STEPS):
        x[PURSE_AT + 1 + i] = 1.0 if purse >= STEPS[i] else purse / STEPS[i]
        i += 1


def read_sums(x: vec[float], state: Fields, seat: i64, rolls: vec[float]) -> None:
    built = state.built
    at: i64 = seat * LANDMARKS
    owed: i64 = 0
    missing: i64 = 0
    last: i64 = 0
    mark: i64 = 0
    while mark < state.landmarks:
        if built[at + mark] == 1:
            x[MARKS_AT + mark] = 1.0
        else:
            owed += LANDMARK_COST[mark]
            missing += 1
            last = LANDMARK_COST[mark]
        mark += 1
    short = owed - state.coins[seat]
    added = built[at + HARBOR] == 1
    station = built[at + TRAIN_STATION] == 1
    one = expected(rolls, 1, False, -1.0)
    two = expected(rolls, 2, added, -1.0)
    own = two if station and two > one else one
    x[SUMS_AT] = one
    x[SUMS_AT + 1] = two
    x[SUMS_AT + 2] = own
    x[SUMS_AT + 5] = own + x[SUMS_AT + 3] + 0.5 * x[SUMS_AT + 4]
    x[SUMS_AT + 6] = float(owed) / 20.0
    x[SUMS_AT + 7] = float(short) / 20.0 if short > 0 else 0.0
    rounds = rounds_left(state, seat)
    x[SUMS_AT + 8] = rounds / 10.0
    x[SUMS_AT + 9] = 1.0 / (1.0 + rounds)
    if missing == 1:
        x[SUMS_AT + 10] = next_roll_wins(rolls, float(last - state.coins[seat]), station, added)
        if built[at + RADIO_TOWER] == 1:
            x[SUMS_AT + 10] *= 2.0 - x[SUMS_AT + 10]
        x[SUMS_AT + 11] = 1.0
    elif missing == 2:
        x[SUMS_AT + 12] = 1.0
    x[SUMS_AT + 13] = float(missing)


def next_roll_wins(rolls: vec[float], needed: float, station: bool, added: bool) -> float:
    """The chance that the next roll brings what the last landmark still needs."""
    if needed <= 0.0:
        return 1.0
    one = expected(rolls, 1, False, needed)
    two = expected(rolls, 2, added, needed) if station else 0.0
    return two if two > one else one


def expected(rolls: vec[float], dice: i64, added: bool, needed: float) -> float:
    """The mean of what a roll brings, or the chance that it brings as much as is needed, if that is not
    below 0. The Harbor's 2 are added where that brings more.
    """
    total = 0.0
    result: i64 = 1
    last: i64 = 6 if dice == 1 else 12
    while result <= last:
        share = PART_OF_ONE
        if dice == 2:
            share = float(result - 1 if result <= 7 else 13 - result) / 36.0
        brings = rolls[result]
        if added and result >= 10 and rolls[result + 2] > brings:
            brings = rolls[result + 2]
        if needed < 0.0:
            total += share * brings
        elif brings >= needed:
            total += share
        result += 1
    return total


def features(state: Fields, seat: i64, cities: list[vec[float]]) -> vec[float]:
    """All that is read for a seat."""
    x = NO_FEATURES[:]
    rival = nearest(state, seat, cities)
    put(x, 0, cities[seat])
    put(x, A_CITY, cities[rival])
    read_others(x, state, seat, rival, cities)
    chance = estimate(state, seat)
    lead = math.log(chance / (1.0 - chance)) if 0.0 < chance < 1.0 else MOST_LEAD
    x[LEAD_AT] = MOST_LEAD if lead > MOST_LEAD else -MOST_LEAD if lead < -MOST_LEAD else lead
    x[LEAD_AT + 1] = cities[rival][ROUNDS] - cities[seat][ROUNDS]
    x[LEAD_AT + 2] = x[LEAD_AT + 1] * (cities[seat][ROUNDS + 1] + cities[rival][ROUNDS + 1])
    wait: i64 = waits(state, seat)
    if wait == 0:
        x[LEAD_AT + 3] = 1.0
    if waits(state, rival) < wait:
        x[LEAD_AT + 4] = 1.0
    x[LEAD_AT + 5] = float(wait) / float(state.seats)
    if state.seats > 2:
        x[SEATS_AT + state.seats - 3] = 1.0
    if state.kinds > BASE_KINDS:
        x[MODE_AT] = 1.0
    if state.row_kinds > 0:
        x[MODE_AT + 1] = 1.0
    kind: i64 = 0
    while kind < state.kinds:
        x[MARKET_AT + kind] = float(state.market[kind])
        kind += 1
    return x


def put(x: vec[float], at: i64, city: vec[float]) -> None:
    i: i64 = 0
    while i < A_CITY:
        x[at + i] = city[i]
        i += 1


def waits(state: Fields, seat: i64) -> i64:
    """How many seats roll before this one."""
    return seat - state.active if seat >= state.active else seat - state.active + state.seats


def nearest(state: Fields, seat: i64, cities: list[vec[float]]) -> i64:
    """The rival that needs the fewest rounds; of equal ones the one that rolls first."""
    best: i64 = NOTHING
    distance: i64 = 1
    while distance < state.seats:
        other: i64 = (seat + distance) % state.seats
        if best == NOTHING or cities[other][ROUNDS] < cities[best][ROUNDS]:
            best = other
        distance += 1
    return best


def read_others(x: vec[float], state: Fields, seat: i64, rival: i64, cities: list[vec[float]]) -> None:
    """Sums over the rivals that are not the nearest to the end."""
    other: i64 = 0
    while other < state.seats:
        if other != seat and other != rival:
            city = cities[other]
            x[OTHERS_AT] += city[PURSE_AT]
            x[OTHERS_AT + 1] += city[ROUNDS]
            x[OTHERS_AT + 2] += city[ROUNDS + 1]
            x[OTHERS_AT + 3] += city[SUMS_AT + 10]
            x[OTHERS_AT + 4] += city[SUMS_AT + 5]
            x[OTHERS_AT + 5] += city[SUMS_AT + 4]
        other += 1
