"""How good a position is: in how many rounds each city can pay for its last landmark.

A player weighs what is still to be paid, what is in the purse, what the city earns in a round of the
table and how fast that grows, and who rolls next. Together they are the time to the end; the shorter
one's own time next to the others', the better, and the surer the nearer the end is.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.machi_koro.asks import ASK_DICE
from misto.games.machi_koro.catalog import (
    AMOUNT,
    AMUSEMENT_PARK,
    BANK_CATCH,
    BANK_PER_KIND,
    BANK_PER_SYMBOL,
    BLUE,
    BLUE_ON,
    BUSINESS_CENTER,
    COLOUR,
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
    PURPLE,
    RADIO_TOWER,
    RED,
    ROWS,
    SHOPPING_MALL,
    STADIUM,
    TRAIN_STATION,
    TV_STATION,
    VERB,
)
from misto.games.machi_koro.rules.income import with_symbol
from misto.games.machi_koro.state import Fields
from misto.games.machi_koro.weights import (
    CALM,
    GROWTH,
    LUCK,
    PARK_PART,
    POOR,
    RADIO_PART,
    SHARPNESS,
    STADIUM_PART,
    SWAP_WORTH,
    TEMPO,
    TV_PART,
    WEIGHTS,
)

CATCH_MEAN: Final = 7.0


def ways(dice: int, result: int) -> float:
    """The chance of a result."""
    if dice == 1:
        return 1.0 / 6.0 if result <= 6 else 0.0
    if result < 2 or result > 12:
        return 0.0
    return float(result - 1 if result <= 7 else 13 - result) / 36.0


def chance_of(dice: int, added: bool) -> vec[float]:
    """By kind, the chance that a roll triggers it; added: 2 is added wherever that is allowed."""
    return vec[float](
        [
            sum(ways(dice, result - 2 if added and result >= 12 else result) for result in row.rolls)
            for row in ROWS
        ]
    )


ONE_DIE: Final = chance_of(1, False)
TWO_DICE: Final = chance_of(2, False)
TWO_DICE_ADDED: Final = chance_of(2, True)


def card_income(state: Fields, seat: i64, kind: i64) -> float:
    """What one triggering of all own copies brings from the bank, or for red cards from the roller."""
    copies = state.cards[seat * KINDS + kind]
    if copies == 0:
        return 0.0
    if NEEDS_HARBOR[kind] == 1 and state.built[seat * LANDMARKS + HARBOR] == 0:
        return 0.0
    verb = VERB[kind]
    if verb == BANK_CATCH:
        return CATCH_MEAN * float(copies)
    each = AMOUNT[kind]
    if IS_SHOP[kind] == 1:
        each += state.built[seat * LANDMARKS + SHOPPING_MALL]
    if verb == BANK_PER_SYMBOL:
        each *= with_symbol(state, seat, PER[kind])
    elif verb == BANK_PER_KIND:
        each *= state.cards[seat * KINDS + PER[kind]]
    return float(copies * each)


def round_income(state: Fields, seat: i64) -> float:
    """Expected income of one round of the table."""
    built: i64 = seat * LANDMARKS
    with_two = others_with_two(state, seat)
    with_one: i64 = state.seats - 1 - with_two
    two_dice = TWO_DICE_ADDED if state.built[built + HARBOR] == 1 else TWO_DICE
    own_one = 0.0
    own_two = 0.0
    on_others = 0.0
    kind: i64 = 0
    while kind < state.kinds:
        if state.cards[seat * KINDS + kind] > 0:
            colour = COLOUR[kind]
            if colour == PURPLE:
                on_own = purple_income(state, kind)
                own_one += on_own * ONE_DIE[kind]
                own_two += on_own * TWO_DICE[kind]
            else:
                brings = card_income(state, seat, kind)
                if colour != RED:
                    own_one += brings * ONE_DIE[kind]
                    own_two += brings * two_dice[kind]
                if colour == BLUE:
                    on_others += brings * (float(with_one) * ONE_DIE[kind] + float(with_two) * TWO_DICE[kind])
                elif colour == RED:
                    part = float(with_one) * ONE_DIE[kind] + float(with_two) * TWO_DICE[kind]
                    on_others += WEIGHTS[POOR] * brings * part
        kind += 1
    own = own_one
    if state.built[built + TRAIN_STATION] == 1:
        if own_two > own:
            own = own_two
        if state.built[built + AMUSEMENT_PARK] == 1:
            own *= 1.0 + WEIGHTS[PARK_PART]
    if state.built[built + RADIO_TOWER] == 1:
        own *= 1.0 + WEIGHTS[RADIO_PART]
    return own + on_others


def others_with_two(state: Fields, seat: i64) -> i64:
    """How many opponents may roll two dice."""
    count: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            count += state.built[other * LANDMARKS + TRAIN_STATION]
        other += 1
    return count


def purple_income(state: Fields, kind: i64) -> float:
    """What a purple card brings when its number comes."""
    if kind == STADIUM:
        return WEIGHTS[STADIUM_PART] * 12.0 * float(state.seats - 1)
    if kind == TV_STATION:
        return WEIGHTS[TV_PART] * 30.0
    if kind == BUSINESS_CENTER:
        return WEIGHTS[SWAP_WORTH] * 6.0
    return 2.0 * float(state.seats - 1)


def rounds_left(state: Fields, seat: i64) -> float:
    """In how many rounds the city could pay for all its landmarks, its income growing as it goes."""
    owed: i64 = 0
    marks: i64 = 0
    mark: i64 = 0
    while mark < state.landmarks:
        if state.built[seat * LANDMARKS + mark] == 0:
            owed += LANDMARK_COST[mark]
            marks += 1
        mark += 1
    income = round_income(state, seat) + WEIGHTS[LUCK]
    missing = float(owed - state.coins[seat])
    time = 0.0
    if missing > 0.0:
        growth = WEIGHTS[GROWTH]
        # missing = income * time + growth * time**2 / 2
        time = (math.sqrt(income * income + 2.0 * growth * missing) - income) / growth
    floor = float(marks) - 1.0  # one landmark a turn at best
    if time < floor:
        time = floor
    wait: i64 = seat - state.active
    if wait < 0:
        wait += state.seats
    if wait == 0 and state.ask != ASK_DICE:
        # The income of this turn is in; building comes next, so the wait is still none.
        return time
    return time + WEIGHTS[TEMPO] * (float(wait) / float(state.seats))


def estimate(state: Fields, seat: i64) -> float:
    mine = rounds_left(state, seat)
    total = 1.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            theirs = rounds_left(state, other)
            end = mine if mine < theirs else theirs
            lead = (theirs - mine) * WEIGHTS[SHARPNESS] / (1.0 + end / WEIGHTS[CALM])
            if lead < -30.0:
                lead = -30.0
            total += math.exp(-lead)
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
