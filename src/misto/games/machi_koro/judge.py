"""What a position of Machi Koro is worth: by what was learned, and by the fitted estimate before it."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.folder import folder_of
from misto.core.judge import Judge
from misto.core.net import Weights, read_weights
from misto.core.state import State
from misto.games.machi_koro import estimate, prior
from misto.games.machi_koro.learned import Look, look_of
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.state import Fields

WEIGHTS: Final = folder_of(__name__) / "weights" / "value.json"


class FittedJudge(Judge):
    """The estimate of v0.1.0."""

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(Fields, state), seat, actions, count, out)


class LearnedJudge(FittedJudge):
    def __init__(self, weights: Weights) -> None:
        self.look: Look = look_of(weights)

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return self.look.chances(cast(MachiKoro, state))[seat]

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        self.look.weigh(cast(MachiKoro, state), seat, actions, count, out)
        return True

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return self.weigh(state, seat, actions, count, out)


FITTED = FittedJudge()
JUDGE = LearnedJudge(read_weights(WEIGHTS))
