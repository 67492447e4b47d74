"""What Welcome To offers so that its judgement can be learned."""

from typing import cast

from librt.vecs import vec

from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State
from misto.core.study import Gap, Setting, Study
from misto.games.welcome_to.chances import marks_of, rounds_to_come, temp_promises
from misto.games.welcome_to.features import FEATURES, NOTHING_READ, read_sheet
from misto.games.welcome_to.judge import JUDGE, WEIGHTS, LearnedJudge
from misto.games.welcome_to.state import Fields

SETTINGS = (
    Setting(0.70, 2),
    Setting(0.10, 3),
    Setting(0.20, 4),
)


def features(whole: State, seat: int) -> vec[float]:
    state = cast(Fields, whole)
    read = NOTHING_READ[:]
    temps = temp_promises(state)[marks_of(state, seat)]
    read_sheet(state, state.sheet, seat, rounds_to_come(state), temps, read)
    return read


def result(state: State, seat: int) -> float:
    return float(state.points(seat))


def judge(weights: Weights) -> Judge:
    return LearnedJudge(weights)


def gap(judge: Judge, whole: State) -> Gap:
    state = cast(Fields, whole)
    told = cast(LearnedJudge, judge).sheets.all_of(state)
    return Gap(float(rounds_to_come(state)), tuple(float(x) for x in told))


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
    soft_share=0.1,
    cuts=False,
    judge=judge,
    gap=gap,
    pace=100,
    weights=WEIGHTS,
    rounds=2,
    deep=0.004,
)
