"""What Machi Koro offers so that its judgement can be learned."""

from typing import cast

from librt.vecs import vec

from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State
from misto.core.study import Gap, Setting, Study
from misto.games.machi_koro.features import FEATURES, features, read_cities
from misto.games.machi_koro.judge import FITTED, WEIGHTS, LearnedJudge
from misto.games.machi_koro.learned import rounds_to_come
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.state import Fields

HARBOR = {"expansion": "harbor"}
ROW = {"market": "ten_kinds"}

SETTINGS = (
    Setting(0.28, 2),
    Setting(0.16, 2, HARBOR),
    Setting(0.06, 2, ROW),
    Setting(0.10, 2, HARBOR | ROW),
    Setting(0.06, 3),
    Setting(0.04, 3, HARBOR),
    Setting(0.03, 3, HARBOR | ROW),
    Setting(0.10, 4),
    Setting(0.06, 4, HARBOR),
    Setting(0.02, 4, ROW),
    Setting(0.04, 4, HARBOR | ROW),
    Setting(0.02, 5),
    Setting(0.02, 5, HARBOR),
    Setting(0.01, 5, HARBOR | ROW),
)


def read(whole: State, seat: int) -> vec[float]:
    state = cast(Fields, whole)
    return features(state, seat, read_cities(state))


def result(state: State, seat: int) -> float:
    return float(state.outcome(seat))


def judge(weights: Weights) -> Judge:
    return LearnedJudge(weights)


def gap(judge: Judge, whole: State) -> Gap:
    state = cast(MachiKoro, whole)
    cities = read_cities(state)
    told = cast(LearnedJudge, judge).look.forecasts(state, cities)
    return Gap(float(rounds_to_come(cities)), tuple(float(x) for x in told))


STUDY = Study(
    size=int(FEATURES),
    features=read,
    result=result,
    share=True,
    everybody=True,  # red cards and the market change everybody's chances
    settings=SETTINGS,
    first=FITTED,
    first_soft=0.06,
    soft=0.04,
    soft_share=0.15,
    cuts=True,
    judge=judge,
    gap=gap,
    pace=1000,
    weights=WEIGHTS,
)
