"""Chances to win at the beginning of a round, from what a network forecasts of every side."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import Net, Spread, Weights
from misto.games.san_juan.estimate import rounds_left
from misto.games.san_juan.features import read_side
from misto.games.san_juan.state import Fields

FAR = 40.0


class Forecasts:
    """A forecast is the points that a side comes to, by what the viewer may know of it."""

    def __init__(self, weights: Weights) -> None:
        self.net: Net = weights.net
        spreads = weights.spreads
        self.of_two: Spread = spreads["2"]
        self.of_three: Spread = spreads["3"]
        self.of_four: Spread = spreads["4"]

    def points(self, state: Fields, seat: i64, viewer: i64) -> float:
        return self.net.value(read_side(state, seat, viewer))

    def spread(self, state: Fields) -> float:
        left = rounds_left(state)
        if state.seats <= 2:
            return self.of_two.at(left)
        return self.of_three.at(left) if state.seats == 3 else self.of_four.at(left)

    def of_seat(self, state: Fields, seat: i64) -> float:
        mine = self.points(state, seat, seat)
        spread = self.spread(state)
        total = 1.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                gap = (self.points(state, other, seat) - mine) / spread
                total += math.exp(gap if gap < FAR else FAR)
            other += 1
        return 1.0 / total

    def all_of(self, state: Fields, viewer: i64) -> vec[float]:
        told = vec[float]([0.0 for _ in range(state.seats)])
        seat: i64 = 0
        while seat < state.seats:
            told[seat] = self.points(state, seat, viewer)
            seat += 1
        return told
