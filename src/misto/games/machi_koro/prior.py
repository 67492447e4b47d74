"""How promising a decision looks at a glance: what a player thinks of before thinking.

Landmarks first, the dearest before the cheaper; of the cards those that earn most a round in this
city; passing when something better is nearly paid for. Dice by what they earn here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.machi_koro.actions import (
    BUILD,
    DECLINE,
    GIVE,
    KEEP,
    LANDMARK,
    PARTNER,
    PASS,
    STAY,
    TAKE,
    TARGET,
)
from misto.games.machi_koro.asks import ASK_BUILD, ASK_DICE, ASK_GIVE, ASK_PARTNER, ASK_REROLL, ASK_TAKE
from misto.games.machi_koro.catalog import (
    AMOUNT,
    BANK_CATCH,
    BANK_PER_KIND,
    BANK_PER_SYMBOL,
    BLUE,
    COLOUR,
    GREEN,
    HARBOR,
    IS_SHOP,
    KINDS,
    LANDMARK_COST,
    LANDMARKS,
    NEEDS_HARBOR,
    PER,
    PURPLE,
    RED,
    SHOPPING_MALL,
    SYMBOL,
    TRAIN_STATION,
    VERB,
)
from misto.games.machi_koro.estimate import (
    CATCH_MEAN,
    ONE_DIE,
    TWO_DICE,
    TWO_DICE_ADDED,
    others_with_two,
    own_turn_income,
    purple_income,
)
from misto.games.machi_koro.rules.income import with_symbol
from misto.games.machi_koro.scoring import landmarks_built
from misto.games.machi_koro.state import Fields
from misto.games.machi_koro.weights import POOR, WEIGHTS

WINS: Final = 10000.0
A_LITTLE: Final = 0.02  # nothing is out of the question
EAGER: Final = 0.6  # what a landmark is worth per coin of its cost, next to a card's coins a round


def prior(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    i: i64 = 0
    while i < count:
        out[i] = looks(state, seat, actions[i])
        i += 1


def looks(state: Fields, seat: i64, action: i64) -> float:
    ask = state.ask
    if ask == ASK_BUILD:
        return looks_building(state, seat, action)
    if ask == ASK_DICE:
        return A_LITTLE + squared(own_roll_income(state, seat, action + 1))
    if ask == ASK_REROLL:
        return looks_rerolling(state, seat, action)
    if action > TARGET and action < DECLINE:
        return 0.2 + float(state.coins[(seat + action - TARGET) % state.seats])
    if ask == ASK_PARTNER:
        return 0.2 if action == DECLINE else 1.0 + float(state.coins[(seat + action - PARTNER) % state.seats])
    if ask == ASK_TAKE:
        return A_LITTLE + squared(one_more(state, seat, action - TAKE))
    if ask == ASK_GIVE:
        return 1.0 / (0.05 + squared(one_more(state, seat, action - GIVE)))
    return looks_adding(state, seat, action)


def squared(coins: float) -> float:
    return coins * coins


def looks_building(state: Fields, seat: i64, action: i64) -> float:
    if action == PASS:
        return A_LITTLE
    if action < LANDMARK:
        return A_LITTLE + squared(one_more(state, seat, action - BUILD))
    if landmarks_built(state, seat) == state.landmarks - 1:
        return WINS
    return squared(EAGER * float(LANDMARK_COST[action - LANDMARK])) + 0.5


def one_more(state: Fields, seat: i64, kind: i64) -> float:
    """Coins a round that one more card of a kind would earn, with what it does for others here."""
    colour = COLOUR[kind]
    if colour == PURPLE:
        return purple_income(state, kind) * ONE_DIE[kind] * 0.8
    if NEEDS_HARBOR[kind] == 1 and state.built[seat * LANDMARKS + HARBOR] == 0:
        return 0.0
    station = state.built[seat * LANDMARKS + TRAIN_STATION]
    each = one_brings(state, seat, kind)
    mine = ONE_DIE[kind]
    if station == 1:
        two = TWO_DICE_ADDED[kind]
        mine = two if two > mine else (two + mine) / 2.0
    if colour == GREEN:
        return each * mine
    with_two = others_with_two(state, seat)
    theirs = float(with_two) * TWO_DICE[kind] + float(state.seats - 1 - with_two) * ONE_DIE[kind]
    if colour == RED:
        return WEIGHTS[POOR] * each * theirs
    return each * (mine + theirs) + fed(state, seat, kind)


def one_brings(state: Fields, seat: i64, kind: i64) -> float:
    """Coins from one triggering of one copy."""
    verb = VERB[kind]
    if verb == BANK_CATCH:
        return CATCH_MEAN
    each = AMOUNT[kind]
    if IS_SHOP[kind] == 1:
        each += state.built[seat * LANDMARKS + SHOPPING_MALL]
    if verb == BANK_PER_SYMBOL:
        each *= with_symbol(state, seat, PER[kind])
    elif verb == BANK_PER_KIND:
        each *= state.cards[seat * KINDS + PER[kind]]
    return float(each)


def fed(state: Fields, seat: i64, kind: i64) -> float:
    """What a blue card adds to the factories and markets that count its symbol."""
    if COLOUR[kind] != BLUE or state.built[seat * LANDMARKS + TRAIN_STATION] == 0:
        return 0.0
    total = 0.0
    other: i64 = 0
    while other < state.kinds:
        if VERB[other] == BANK_PER_SYMBOL and PER[other] == SYMBOL[kind]:
            total += float(state.cards[seat * KINDS + other] * AMOUNT[other]) * TWO_DICE_ADDED[other]
        other += 1
    return total


def own_roll_income(state: Fields, seat: i64, dice: i64) -> float:
    """Expected income from the bank of one's own roll of so many dice."""
    total = 0.0
    result: i64 = 1
    last: i64 = 6 if dice == 1 else 12
    while result <= last:
        chance = 1.0 / 6.0
        if dice == 2:
            chance = float(result - 1 if result <= 7 else 13 - result) / 36.0
        total += chance * own_turn_income(state, seat, result)
        result += 1
    return total


def looks_rerolling(state: Fields, seat: i64, action: i64) -> float:
    if action == KEEP:
        return A_LITTLE + squared(own_turn_income(state, seat, state.die_one + state.die_two))
    return A_LITTLE + squared(own_roll_income(state, seat, action - KEEP))


def looks_adding(state: Fields, seat: i64, action: i64) -> float:
    result: i64 = state.die_one + state.die_two
    if action != STAY:
        result += 2
    return A_LITTLE + squared(own_turn_income(state, seat, result))
