"""How good a position is, in points a seat may expect at the end.

A player weighs the points on the table, what the buildings will still earn in the rounds that are
left, the cards in hand as money and as plans, the goods, and what the open question is about to
bring. Others' hands are money only: nobody sees them.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.san_juan import scoring
from misto.games.san_juan.asks import (
    ASK_ARCHIVE,
    ASK_BUILD,
    ASK_CRANE,
    ASK_GOLD_KEEP,
    ASK_GOLDSMITH,
    ASK_KEEP,
    ASK_LIBRARY,
    ASK_LIMIT,
    ASK_MARKET,
    ASK_MINE,
    ASK_OFFICE,
    ASK_PAY,
    ASK_PICK,
    ASK_PRODUCE,
    ASK_SELL,
    ASK_SUBSIDY,
)
from misto.games.san_juan.catalog import (
    AQUEDUCT,
    BASE_KINDS,
    BIT,
    BUILDER,
    CATHEDRAL,
    CITY_HALL,
    GOODS,
    GUILD_HALL,
    HERO,
    KINDS,
    LIBRARY,
    MONUMENT_SET,
    NOTHING,
    PALACE,
    PRODUCTION,
    RESIDENCE,
    SLOTS,
    SMITHY,
    STATUE,
    TOWER,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    VIOLET_SET,
    VP,
    count_bits,
    first_of,
)
from misto.games.san_juan.rules import builder
from misto.games.san_juan.state import Fields
from misto.games.san_juan.weights import (
    ABOVE,
    BEST_PLAN,
    CARD,
    OUTPUT,
    PACE,
    POSTS,
    RANKS,
    RATES,
    SECOND_PLAN,
    STORED,
    STORED_LATE,
    TO_BUILD,
    TO_DIG,
    TO_DOUBLE,
    TO_MAKE,
    TO_SELL,
    WEIGHTS,
)

SHARPNESS: Final = 0.22
MONUMENTS: Final[i64] = HERO - STATUE + 1  # kinds that have no rate, being worth their points alone
# What the function of a new building earns in points a round: Guard room to Cathedral.
NEW_RATE: Final = vec[float]([0.08, 0.15, 0.06, 0.12, 0.10, 0.25, 0.25, 0.30, 0.18, 0.30, 0.20])
# The mean price of a good over the tiles, the Customs good last.
MEAN_PRICE: Final = vec[float]([1.0, 1.4, 1.8, 2.2, 2.6, 2.0])


def rounds_left(state: Fields) -> float:
    largest: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.size[seat] > largest:
            largest = state.size[seat]
        seat += 1
    return WEIGHTS[PACE] * float(SLOTS - largest) if largest < SLOTS else 0.0


def card_worth(left: float) -> float:
    """Cards lose their worth when little can be built any more."""
    return WEIGHTS[CARD] if left >= 3.0 else WEIGHTS[CARD] * (0.25 + 0.25 * left)


def output(rank: i64) -> float:
    """How often the best, second best, … production building makes and sells its good, a round."""
    return WEIGHTS[OUTPUT + rank] if rank < RANKS else 0.0


def rate(kind: i64) -> float:
    """What a building's function earns in points a round; production is reckoned by its goods."""
    if kind >= BASE_KINDS:
        return NEW_RATE[kind - BASE_KINDS]
    if kind < SMITHY or STATUE <= kind <= HERO:
        return 0.0
    return WEIGHTS[RATES + kind if kind < STATUE else RATES + kind - MONUMENTS]


def income(state: Fields, seat: i64) -> float:
    """Cards a round from goods: the dearest production buildings first."""
    cards = 0.0
    rank: i64 = 0
    if (state.owns[seat] & (BIT[AQUEDUCT] | BIT[TRADING_POST] | BIT[LIBRARY])) != 0:
        cards += WEIGHTS[POSTS] * float(count_bits(state.owns[seat] & (BIT[AQUEDUCT] | BIT[TRADING_POST])))
    kind: i64 = PRODUCTION - 1
    while kind >= 0:
        copies = state.made[seat * PRODUCTION + kind]
        while copies > 0 and rank < SLOTS:
            cards += output(rank) * MEAN_PRICE[kind]
            rank += 1
            copies -= 1
        kind -= 1
    return cards


def added_income(state: Fields, seat: i64, kind: i64) -> float:
    """Cards a round that one more production building of the kind would bring."""
    better: i64 = 0
    other: i64 = kind + 1
    while other < PRODUCTION:
        better += state.made[seat * PRODUCTION + other]
        other += 1
    better += state.made[seat * PRODUCTION + kind]
    return output(better) * MEAN_PRICE[kind]


def build_worth(state: Fields, seat: i64, kind: i64, left: float) -> float:
    """What building the kind would add to the seat's points by the end, its cost apart."""
    owns = state.owns[seat]
    worth = float(VP[kind]) + rate(kind) * left
    if kind < PRODUCTION:
        worth += added_income(state, seat, kind) * WEIGHTS[CARD] * left
        if (owns >> GUILD_HALL) & 1 == 1:
            worth += 2.0 if state.house.edition == 1 or (owns & BIT[kind]) == 0 else 1.0
    else:
        if (owns >> CITY_HALL) & 1 == 1:
            worth += 1.0
        if STATUE <= kind <= HERO and (owns >> TRIUMPHAL_ARCH) & 1 == 1:
            worth += 2.0 if (owns & MONUMENT_SET) != 0 else 4.0
        if kind == GUILD_HALL:
            worth += float(scoring.guild_hall(state, seat))
        elif kind == CITY_HALL:
            worth += float(count_bits(owns & VIOLET_SET) + 1)
        elif kind == TRIUMPHAL_ARCH:
            worth += float(scoring.ARCH_POINTS[count_bits(owns & MONUMENT_SET)])
        elif kind == PALACE:
            worth += float(scoring.before_palace(state, seat) // 4)
        elif kind == RESIDENCE:
            worth += float(scoring.series(scoring.residence_sets(state, seat)))
        elif kind == CATHEDRAL:
            worth += float(scoring.series(scoring.rival_sixes(state, seat)))
    if (owns >> PALACE) & 1 == 1:
        worth *= 1.2
    return worth


def plans(state: Fields, seat: i64, kinds: i64, left: float) -> float:
    """What the best cards of a set promise beyond their cost, the best one most."""
    best = 0.0
    second = 0.0
    kinds &= ~(state.owns[seat] & VIOLET_SET)
    while kinds != 0:
        kind = first_of(kinds)
        kinds &= kinds - 1
        gain = build_worth(state, seat, kind, left) - WEIGHTS[CARD] * float(state.house.cost[kind] + 1)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return WEIGHTS[BEST_PLAN] * best + WEIGHTS[SECOND_PLAN] * second


def hand_worth(state: Fields, seat: i64, cards: i64, left: float) -> float:
    """Cards as money; those above the limit will likely be lost."""
    most: i64 = 12 if (state.owns[seat] >> TOWER) & 1 == 1 else 7
    if state.phase == BUILDER:
        most += 3
    each = card_worth(left)
    if cards <= most:
        return each * float(cards)
    return each * (float(most) + WEIGHTS[ABOVE] * float(cards - most))


def goods_worth(state: Fields, seat: i64, left: float) -> float:
    worth = 0.0
    good: i64 = 0
    while good < GOODS:
        worth += float(state.full[seat * GOODS + good]) * MEAN_PRICE[good]
        good += 1
    return worth * card_worth(left) * (WEIGHTS[STORED] if left >= 1.5 else WEIGHTS[STORED_LATE])


def table_worth(state: Fields, seat: i64, left: float) -> float:
    """Points now and what the area will still bring."""
    worth = float(scoring.total(state, seat))
    kinds: i64 = state.owns[seat] & VIOLET_SET
    while kinds != 0:
        worth += rate(first_of(kinds)) * left
        kinds &= kinds - 1
    return worth + income(state, seat) * WEIGHTS[CARD] * left + goods_worth(state, seat, left)


def value(state: Fields, seat: i64, viewer: i64) -> float:
    """Expected points of a seat, as the viewer can judge them."""
    left = rounds_left(state)
    worth = table_worth(state, seat, left)
    cards = state.hand_size[seat]
    if seat == state.actor:
        cards += pending_cards(state)
    worth += hand_worth(state, seat, cards if cards > 0 else 0, left)
    if seat == viewer:
        kinds = state.held[seat]
        if seat == state.actor:
            worth += pending(state, seat, left)
            if state.ask == ASK_KEEP or state.ask == ASK_PICK or state.ask == ASK_GOLD_KEEP:
                kinds |= state.drawn_set
        worth += plans(state, seat, kinds, left)
    return worth


def pending_cards(state: Fields) -> i64:
    """Cards the open question will take from or bring to the actor's hand."""
    ask = state.ask
    if ask == ASK_PAY or ask == ASK_ARCHIVE or ask == ASK_LIMIT or ask == ASK_MARKET:
        return -state.owed
    if ask == ASK_KEEP:
        return state.owed if state.owed < state.drawn_size else state.drawn_size
    if ask == ASK_SELL:
        return state.gain
    if ask == ASK_OFFICE:
        return state.count
    return 0


def pending(state: Fields, seat: i64, left: float) -> float:
    """What the open question is about to bring, in points."""
    ask = state.ask
    if ask == ASK_BUILD or ask == ASK_SUBSIDY:
        return best_build(state, seat, left)
    if ask == ASK_CRANE:
        price = float(builder.price(state, seat, state.building, NOTHING))
        return build_worth(state, seat, state.building, left) - WEIGHTS[CARD] * price
    if ask == ASK_PRODUCE:
        return best_goods(state, seat, left, True)
    if ask == ASK_SELL:
        return best_goods(state, seat, left, False)
    if ask == ASK_LIBRARY:
        return WEIGHTS[TO_DOUBLE]
    if ask == ASK_MINE or ask == ASK_GOLDSMITH:
        return WEIGHTS[TO_DIG]
    return 0.0


def best_build(state: Fields, seat: i64, left: float) -> float:
    """The best building the open question offers, beyond what the plans already count."""
    best = 0.0
    kinds: i64 = state.can & (BIT[KINDS] - 1)
    while kinds != 0:
        kind = first_of(kinds)
        kinds &= kinds - 1
        price = float(builder.price(state, seat, kind, NOTHING))
        if state.ask == ASK_SUBSIDY:
            price = 0.0
        gain = build_worth(state, seat, kind, left) - WEIGHTS[CARD] * (price + 1.0)
        if gain > best:
            best = gain
    return WEIGHTS[TO_BUILD] * best


def best_goods(state: Fields, seat: i64, left: float, producing: bool) -> float:
    """The dearest goods that can still be made, or what selling brings beyond holding."""
    n = state.owed
    worth = 0.0
    good: i64 = PRODUCTION - 1
    while good >= 0 and n > 0:
        stocked = state.full[seat * GOODS + good]
        here = state.made[seat * PRODUCTION + good] - stocked if producing else stocked
        while here > 0 and n > 0:
            worth += MEAN_PRICE[good]
            here -= 1
            n -= 1
        good -= 1
    return worth * card_worth(left) * (WEIGHTS[TO_MAKE] if producing else WEIGHTS[TO_SELL])


def estimate(state: Fields, seat: i64) -> float:
    mine = value(state, seat, seat)
    total = 0.0
    other: i64 = 0
    while other < state.seats:
        gap = mine - value(state, other, seat)
        total += math.exp(-SHARPNESS * gap) if gap < 200.0 else 0.0
        other += 1
    return 1.0 / total
