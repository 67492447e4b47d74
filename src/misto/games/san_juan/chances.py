"""Chances to win, from what every city may come to and how much such values err.

A viewer knows its own hand and not the others', and counts on what it can build with it: that edge, which
everybody has on average, is taken off again.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import Spread
from misto.games.san_juan.estimate import rounds_left, value
from misto.games.san_juan.state import Fields

# By the rounds to come, in points; fitted (docs/strength.md).
ERRS: Final = Spread(vec[float]([1.0, 2.0, 3.0, 5.0, 8.0, 12.0]), vec[float]([1.4, 1.8, 2.1, 2.5, 4.0, 10.0]))
# The edge that a viewer's own plans seem to give it, by the rounds to come and by the seats; fitted too.
KNOTS: Final = vec[float]([0.0, 3.0, 6.0, 9.0, 12.0])
EDGE_OF_TWO: Final = Spread(KNOTS, vec[float]([0.0, 0.95, 1.9, 2.85, 3.8]))
EDGE_OF_THREE: Final = Spread(KNOTS, vec[float]([0.0, 0.88, 2.88, 4.25, 2.88]))
EDGE_OF_FOUR: Final = Spread(KNOTS, vec[float]([0.0, 0.94, 3.06, 5.38, 3.25]))
FAR: Final = 40.0


def edge(seats: i64, left: float) -> float:
    if seats <= 2:
        return EDGE_OF_TWO.at(left)
    return EDGE_OF_THREE.at(left) if seats == 3 else EDGE_OF_FOUR.at(left)


def of_seat(state: Fields, seat: i64) -> float:
    left = rounds_left(state)
    spread = ERRS.at(left)
    mine = value(state, seat, seat) - edge(state.seats, left)
    total = 1.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            gap = (value(state, other, seat) - mine) / spread
            total += math.exp(gap if gap < FAR else FAR)
        other += 1
    return 1.0 / total


def fill(state: Fields, viewer: i64, out: vec[float]) -> None:
    """Everybody's chance, as the viewer sees it; they make 1."""
    left = rounds_left(state)
    spread = ERRS.at(left)
    mine = value(state, viewer, viewer) - edge(state.seats, left)
    total = 0.0
    seat: i64 = 0
    while seat < state.seats:
        gap = 0.0 if seat == viewer else (value(state, seat, viewer) - mine) / spread
        out[seat] = math.exp(gap if gap < FAR else FAR)
        total += out[seat]
        seat += 1
    seat = 0
    while seat < state.seats:
        out[seat] /= total
        seat += 1
