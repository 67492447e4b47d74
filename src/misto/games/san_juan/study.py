"""What San Juan offers so that its judgement can be learned, and its chances fitted (``misto.lab.edge``)."""

from typing import cast

from librt.vecs import vec

from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State
from misto.core.study import Gap, Setting, Study
from misto.games.san_juan.chances import ERRS, KNOTS
from misto.games.san_juan.estimate import rounds_left, value
from misto.games.san_juan.features import FEATURES, read_side
from misto.games.san_juan.judge import JUDGE, WEIGHTS, LearnedJudge
from misto.games.san_juan.state import Fields

EDGE_KNOTS = tuple(float(knot) for knot in KNOTS)  # rounds to come at which the edge is fitted


def forecasts(whole: State, viewer: int) -> Gap:
    """What every seat may come to, as the viewer can judge it, the edge of its own plans left in."""
    state = cast(Fields, whole)
    told = tuple(float(value(state, seat, viewer)) for seat in range(int(state.seats)))
    return Gap(float(rounds_left(state)), told)


def errs(left: float) -> float:
    """By how much such values err."""
    return float(ERRS.at(left))


SETTINGS = (
    Setting(0.45, 2),
    Setting(0.08, 2, {"edition": 1}),
    Setting(0.08, 2, {"new_buildings": True}),
    Setting(0.08, 2, {"new_buildings": True, "events": True}),
    Setting(0.08, 3),
    Setting(0.04, 3, {"new_buildings": True, "events": True}),
    Setting(0.09, 4),
    Setting(0.03, 4, {"edition": 1}),
    Setting(0.03, 4, {"new_buildings": True}),
    Setting(0.04, 4, {"new_buildings": True, "events": True}),
)


def features(whole: State, which: int) -> vec[float]:
    """A side as its own seat sees it, or as the others do."""
    state = cast(Fields, whole)
    seat = which % int(state.seats)
    return read_side(state, seat, seat if which == seat else -1)


def result(state: State, seat: int) -> float:
    return float(state.points(seat))


def judge(weights: Weights) -> Judge:
    return LearnedJudge(weights)


def gap(judge: Judge, whole: State) -> Gap:
    state = cast(Fields, whole)
    told = cast(LearnedJudge, judge).table.all_of(state, int(state.governor))
    return Gap(float(rounds_left(state)), tuple(float(x) for x in told))


STUDY = Study(
    size=int(FEATURES),
    features=features,
    result=result,
    share=False,
    everybody=True,
    settings=SETTINGS,
    first=JUDGE,
    first_soft=0.03,
    soft=0.03,
    soft_share=0.15,
    cuts=False,
    judge=judge,
    gap=gap,
    pace=300,
    weights=WEIGHTS,
    ways=2,
    rounds=2,
    deep=0.003,
)
