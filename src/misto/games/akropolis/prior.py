"""Which actions look promising, by what they add to the seat's own city."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.catalog import (
    HEX,
    PLAZA,
    QUARRY,
    STARS,
)
from misto.games.akropolis.estimate import Gains, bounded, turns_left, worth_of
from misto.games.akropolis.state import Fields


def prior(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """The promise of each action, the best one 1."""
    left = turns_left(state)
    worth = worth_of(state, seat, left)
    city = state.cities[seat]
    quick = Gains(city, worth, state.held)
    best = -1.0e9
    i: i64 = 0
    while i < count:
        if state.held == NOTHING:
            out[i] = tile_gain(worth, state.row[actions[i]]) - 1.5 * float(actions[i])
        else:
            out[i] = quick.of(actions[i])
        if out[i] > best:
            best = out[i]
        i += 1
    i = 0
    while i < count:
        out[i] = math.exp(bounded((out[i] - best) / 4.0))
        i += 1


def tile_gain(worth: vec[float], tile: i64) -> float:
    """What a tile is worth before one knows where it will lie."""
    gain = 0.0
    i: i64 = 0
    while i < 3:
        kind = HEX[tile * 3 + i]
        if kind == QUARRY:
            gain += 0.6
        elif kind >= PLAZA:
            gain += float(STARS[kind - PLAZA]) * worth[kind]
        else:
            gain += 1.4 * worth[kind]
        i += 1
    return gain
