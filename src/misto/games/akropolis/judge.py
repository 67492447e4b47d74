"""What a position of Akropolis is worth: by what was learned, and by the hand-made estimate before it."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.folder import folder_of
from misto.core.judge import Judge
from misto.core.net import Weights, read_weights
from misto.core.state import State
from misto.games.akropolis import estimate, prior
from misto.games.akropolis.learned import Chances, chances_of
from misto.games.akropolis.state import Fields

WEIGHTS: Final = folder_of(__name__) / "weights" / "value.json"
LOOKED_AT: Final[i64] = 32  # placements tried in earnest for a tile in hand,
GLANCED_AT: Final[i64] = 8  # and in playouts


class HandmadeJudge(Judge):
    """The estimate of v0.1.0."""

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(Fields, state), seat, actions, count, out)


class LearnedJudge(HandmadeJudge):
    def __init__(self, weights: Weights, looked_at: i64, glanced_at: i64) -> None:
        self.table: Chances = chances_of(weights, looked_at, glanced_at)

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return self.table.of_seat(cast(Fields, state), seat)

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """In points of the seat's own city: what the others may come to hardly changes by it."""
        self.table.forecast.look_ahead(cast(Fields, state), seat, actions, count, out)
        return True


HANDMADE = HandmadeJudge()
JUDGE = LearnedJudge(read_weights(WEIGHTS), LOOKED_AT, GLANCED_AT)
