"""What a position of Welcome To is worth."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.judge import Judge
from misto.core.state import State
from misto.games.welcome_to import estimate, prior
from misto.games.welcome_to.state import Fields


class WelcomeToJudge(Judge):
    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return estimate.outlook(cast(Fields, state), seat, actions, count, out)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(Fields, state), seat, actions, count, out)


JUDGE = WelcomeToJudge()
