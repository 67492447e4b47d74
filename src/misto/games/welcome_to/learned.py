"""Chances to win between two rounds, from what a network forecasts of every sheet."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import Net, Spread, Weights
from misto.games.welcome_to.chances import marks_of, rounds_to_come, temp_promises
from misto.games.welcome_to.features import NOTHING_READ, read_sheet
from misto.games.welcome_to.house import PILES
from misto.games.welcome_to.state import Fields

FAR: Final = 40.0
MOST_SEATS: Final[i64] = 6  # at larger tables the hand-made worth is quicker


class Forecasts:
    """A forecast is the points that a sheet comes to."""

    def __init__(self, weights: Weights) -> None:
        self.net: Net = weights.net
        spreads = weights.spreads
        self.of_two: Spread = spreads["2"]
        self.of_more: Spread = spreads["4"]

    def reads(self, state: Fields) -> bool:
        """Whether it was learned for such a table."""
        return state.box.mode == PILES and not state.box.expert and 1 < state.seats <= MOST_SEATS

    def spread(self, seats: i64, rounds: float) -> float:
        return self.of_two.at(rounds) if seats == 2 else self.of_more.at(rounds)

    def all_of(self, state: Fields) -> vec[float]:
        """What every sheet comes to. Between rounds all may see them all."""
        rounds = rounds_to_come(state)
        temps = temp_promises(state)
        told = vec[float]([0.0 for _ in range(state.seats)])
        seat: i64 = 0
        while seat < state.seats:
            read = NOTHING_READ[:]
            read_sheet(state, state.sheet, seat, rounds, temps[marks_of(state, seat)], read)
            told[seat] = self.net.value(read)
            seat += 1
        return told

    def of_seat(self, state: Fields, seat: i64) -> float:
        told = self.all_of(state)
        spread = self.spread(state.seats, rounds_to_come(state))
        total = 1.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                gap = (told[other] - told[seat]) / spread
                total += math.exp(gap if gap < FAR else FAR)
            other += 1
        return 1.0 / total
