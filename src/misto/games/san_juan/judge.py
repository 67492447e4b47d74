"""What a position of San Juan is worth, and was in v0.1.0."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.folder import folder_of
from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State
from misto.games.san_juan import chances, estimate, prior
from misto.games.san_juan.learned import Forecasts
from misto.games.san_juan.state import Fields

WEIGHTS: Final = folder_of(__name__) / "weights" / "value.json"


class FirstJudge(Judge):
    """As in v0.1.0."""

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(Fields, state), seat, actions, count, out)


class SanJuanJudge(FirstJudge):
    """The same values of cities and hands, with chances that are true."""

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return chances.of_seat(cast(Fields, state), seat)

    def chances(self, state: State, viewer: i64, out: vec[float]) -> None:
        if state.turn() < 0:
            super().chances(state, viewer, out)
        else:
            chances.fill(cast(Fields, state), viewer, out)


class LearnedJudge(SanJuanJudge):
    """Where a playout ends, by what was learned."""

    def __init__(self, weights: Weights) -> None:
        self.table: Forecasts = Forecasts(weights)

    def leaf(self, state: State, seat: i64) -> float:
        return self.table.of_seat(cast(Fields, state), seat)


FIRST = FirstJudge()
JUDGE = SanJuanJudge()
