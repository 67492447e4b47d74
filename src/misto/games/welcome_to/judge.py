"""What a position of Welcome To is worth, and was in v0.1.0."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.folder import folder_of
from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State
from misto.games.welcome_to import chances, estimate, prior
from misto.games.welcome_to.chances import Chances
from misto.games.welcome_to.house import AAA, SOLO
from misto.games.welcome_to.learned import Forecasts
from misto.games.welcome_to.state import Fields

WEIGHTS: Final = folder_of(__name__) / "weights" / "value.json"

GOOD: Final = 100.0  # points of a good street, where there is nobody to beat
A_STEP: Final = 25.0


class FirstJudge(Judge):
    """As in v0.1.0."""

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return estimate.outlook(cast(Fields, state), seat, actions, count, out)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(Fields, state), seat, actions, count, out)


class WelcomeToJudge(FirstJudge):
    """The same promises of sheets, with chances that are true, and points where there is nobody to beat."""

    def __init__(self) -> None:
        self.table: Chances = Chances()

    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return self.verdict(state, seat)
        return self.table.of_seat(cast(Fields, state), seat)

    def verdict(self, state: State, seat: i64) -> float:
        won = state.outcome(seat)
        if is_for_points(cast(Fields, state)):
            return won * estimate.lead((float(state.points(seat)) - GOOD) / A_STEP)
        return won

    def chances(self, state: State, viewer: i64, out: vec[float]) -> None:
        if state.turn() < 0:
            super().chances(state, viewer, out)
        else:
            self.table.fill(cast(Fields, state), viewer, out)

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return self.table.weigh(cast(Fields, state), seat, actions, count, out)

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return chances.outlook(cast(Fields, state), seat, actions, count, out)


def is_for_points(state: Fields) -> bool:
    """WT-13.8, WT-12.23: alone, with nobody to beat or with one that any street beats."""
    return state.box.mode == SOLO or (state.box.mode == AAA and state.box.level == 0)


class LearnedJudge(WelcomeToJudge):
    """Where a playout ends, by what was learned."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.sheets: Forecasts = Forecasts(weights)

    def leaf(self, state: State, seat: i64) -> float:
        if self.sheets.reads(cast(Fields, state)):
            return self.sheets.of_seat(cast(Fields, state), seat)
        return self.estimate(state, seat)


FIRST = FirstJudge()
JUDGE = WelcomeToJudge()
