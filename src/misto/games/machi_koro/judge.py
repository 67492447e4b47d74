"""What a position of Machi Koro is worth: by what was learned, and by the fitted estimate before it."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.folder import folder_of
from misto.core.judge import Judge
from misto.core.net import Weights, read_weights
from misto.core.state import State
from misto.games.machi_koro import estimate, prior
from misto.games.machi_koro.catalog import BASE_LANDMARKS
from misto.games.machi_koro.learned import Look, look_of
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.state import Fields

FOLDER: Final = folder_of(__name__) / "weights"
WEIGHTS: Final = FOLDER / "value.json"
OF_TWO: Final = FOLDER / "base_2.json"  # the base game with two seats and the full market


class FittedJudge(Judge):
    """The estimate of v0.1.0."""

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(Fields, state), seat, actions, count, out)


class LearnedJudge(FittedJudge):
    """By one network for every table, or by one more that was learned of the base game for two alone."""

    def __init__(self, weights: Weights, of_two: Weights | None = None) -> None:
        self.look: Look = look_of(weights)
        self.look_of_two: Look = self.look if of_two is None else look_of(of_two)

    def look_at(self, state: Fields) -> Look:
        base = state.landmarks == BASE_LANDMARKS and state.row_kinds == 0
        return self.look_of_two if base and state.seats == 2 else self.look

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        table = cast(MachiKoro, state)
        return self.look_at(table).chances(table)[seat]

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        table = cast(MachiKoro, state)
        self.look_at(table).weigh(table, seat, actions, count, out)
        return True

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return self.weigh(state, seat, actions, count, out)


FITTED = FittedJudge()
JUDGE = LearnedJudge(read_weights(WEIGHTS), read_weights(OF_TWO))
