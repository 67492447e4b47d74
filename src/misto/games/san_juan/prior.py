"""Which actions look promising: a quick look, before anything is tried."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.san_juan import scoring
from misto.games.san_juan.actions import (
    BUILD,
    COVER,
    EVENT,
    KEEP,
    NO,
    PASS,
    PAY,
    PRODUCE,
    RAZE,
    ROLE,
    SELL,
    SPEND,
    VISIT,
)
from misto.games.san_juan.catalog import (
    ARCHIVE,
    BIT,
    BUILDER,
    COUNCILLOR,
    KINDS,
    PREFECTURE,
    PRODUCER,
    PROSPECTOR,
    TRADER,
    VP,
)
from misto.games.san_juan.estimate import MEAN_PRICE, build_worth, plans, rounds_left
from misto.games.san_juan.state import Fields


def prior(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    left = rounds_left(state)
    i: i64 = 0
    while i < count:
        out[i] = promise(state, seat, actions[i], left)
        i += 1


def promise(state: Fields, seat: i64, action: i64, left: float) -> float:
    """How promising an action looks, from 0 up."""
    if action == PASS or action == NO:
        return 0.25
    if action < ROLE:
        return 1.0
    if action < VISIT:
        return role_promise(state, seat, action - ROLE) if action < EVENT else 0.6
    if action < PRODUCE:
        return role_promise(state, seat, action - VISIT)
    if action < SELL:
        return MEAN_PRICE[action - PRODUCE]
    if action < SPEND:
        return MEAN_PRICE[action - SELL]
    if action < BUILD:
        return 1.0 / MEAN_PRICE[action - SPEND]
    if action < PAY:
        return 0.3 + build_worth(state, seat, action - BUILD, left)
    if action >= COVER:
        kind: i64 = (action - COVER) % (RAZE - COVER)
        return 2.0 / (1.0 + float(VP[kind if kind < KINDS else kind - KINDS]))
    kind = (action - PAY) % KINDS
    plan = plans(state, seat, BIT[kind], left)
    if action >= KEEP:
        return 0.2 + plan
    copies = state.hand[seat * KINDS + kind]
    return 1.5 if copies > 1 else 1.0 / (0.3 + plan)


def role_promise(state: Fields, seat: i64, role: i64) -> float:
    """A role looks good where the seat can use its privilege now."""
    goods = float(state.goods(seat))
    cards = float(state.hand_size[seat])
    if role == BUILDER:
        return 0.3 + 0.4 * cards
    if role == PRODUCER:
        empty = float(scoring.production(state, seat)) - goods
        return 0.2 + (0.8 * empty if empty < 3.0 else 2.4)
    if role == TRADER:
        return 0.2 + (1.0 * goods if goods < 3.0 else 3.0)
    if role == COUNCILLOR:
        return 1.2 if (state.owns[seat] & (BIT[PREFECTURE] | BIT[ARCHIVE])) != 0 else 0.8
    return 0.9 if role == PROSPECTOR else 0.5
