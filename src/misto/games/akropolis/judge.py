"""What a position of Akropolis is worth."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.judge import Judge
from misto.core.state import State
from misto.games.akropolis import estimate
from misto.games.akropolis.state import Fields


class AkropolisJudge(Judge):
    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        estimate.prior(cast(Fields, state), seat, actions, count, out)


JUDGE = AkropolisJudge()
