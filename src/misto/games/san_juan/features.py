"""What a network reads of one side of the table at the beginning of a round.

A viewer knows its own hand; of the others' it knows how many cards there are. A few sums by the fitted
estimate come first, then what stands in the area, once as it is and once by the rounds to come, since a
building is worth what it will still earn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.san_juan import scoring
from misto.games.san_juan.catalog import GOODS, KINDS, PRODUCTION, SLOTS, VIOLET_SET, first_of
from misto.games.san_juan.estimate import goods_worth, hand_worth, income, plans, rate, rounds_left
from misto.games.san_juan.state import Fields

SUMS: Final[i64] = 24
AREA: Final[i64] = SUMS  # + kind
EARNS: Final[i64] = AREA + KINDS  # + kind: the same by the rounds to come
HELD: Final[i64] = EARNS + KINDS  # + kind
WAITS: Final[i64] = HELD + KINDS  # + kind: the same by the rounds to come
STORE: Final[i64] = WAITS + KINDS  # + good
SIZE: Final[i64] = STORE + GOODS  # + buildings
LARGEST: Final[i64] = SIZE + SLOTS + 1  # + buildings of the largest area of the others
FEATURES: Final[i64] = LARGEST + SLOTS + 1
NOTHING_READ: Final = vec[float]([0.0] * int(FEATURES))

LONG: Final = 12.0  # rounds; a tenth of it is a round
TEN: Final = 10.0


def read_side(state: Fields, seat: i64, viewer: i64) -> vec[float]:
    out = NOTHING_READ[:]
    left = rounds_left(state)
    share = left / LONG
    read_area(state, seat, share, out)
    cards = state.hand_size[seat]
    earned = income(state, seat)
    functions = 0.0
    kinds: i64 = state.owns[seat] & VIOLET_SET
    while kinds != 0:
        functions += rate(first_of(kinds))
        kinds &= kinds - 1
    points = float(scoring.total(state, seat))
    out[0] = points / TEN
    out[1] = earned
    out[2] = earned * share
    out[3] = functions
    out[4] = functions * share
    out[5] = goods_worth(state, seat, left)
    out[6] = hand_worth(state, seat, cards, left)
    out[7] = float(cards) / TEN
    out[8] = float(cards) * share / TEN
    out[9] = float(state.piled[seat]) / TEN
    out[10] = float(state.piled[seat]) * share / TEN
    out[11] = share
    out[12] = share * share
    after: i64 = seat - state.governor
    if after < 0:
        after += state.seats
    out[13 + after] = 1.0  # whose turn it is in the round: 13 to 16
    out[17] = 1.0 if state.seats == 3 else 0.0
    out[18] = 1.0 if state.seats == 4 else 0.0
    out[19] = points * share / TEN
    if seat == viewer:
        out[20] = 1.0
        out[21] = share
        planned = plans(state, seat, state.held[seat], left)
        out[22] = planned
        out[23] = planned * share
        read_hand(state, seat, share, out)
    return out


def read_area(state: Fields, seat: i64, share: float, out: vec[float]) -> None:
    kinds: i64 = state.owns[seat] & VIOLET_SET
    while kinds != 0:
        kind = first_of(kinds)
        out[AREA + kind] = 1.0
        out[EARNS + kind] = share
        kinds &= kinds - 1
    kind = 0
    while kind < PRODUCTION:
        copies = float(state.made[seat * PRODUCTION + kind])
        out[AREA + kind] = copies
        out[EARNS + kind] = copies * share
        kind += 1
    good: i64 = 0
    while good < GOODS:
        out[STORE + good] = float(state.full[seat * GOODS + good])
        good += 1
    out[SIZE + at_most(state.size[seat])] = 1.0
    largest: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.size[other] > largest:
            largest = state.size[other]
        other += 1
    out[LARGEST + at_most(largest)] = 1.0


def at_most(buildings: i64) -> i64:
    return buildings if buildings < SLOTS else SLOTS


def read_hand(state: Fields, seat: i64, share: float, out: vec[float]) -> None:
    kinds: i64 = state.held[seat]
    while kinds != 0:
        kind = first_of(kinds)
        copies = float(state.hand[seat * KINDS + kind])
        out[HELD + kind] = copies
        out[WAITS + kind] = copies * share
        kinds &= kinds - 1
