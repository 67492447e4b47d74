"""What Akropolis offers so that its judgement can be learned."""

from typing import cast

from librt.vecs import vec

from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State
from misto.core.study import Gap, Setting, Study
from misto.games.akropolis.catalog import COLOUR_IDS
from misto.games.akropolis.features import FEATURES, read_city
from misto.games.akropolis.judge import HANDMADE, WEIGHTS, LearnedJudge
from misto.games.akropolis.learned import Outlook, architect_forecast, own_turns, turns_to_come
from misto.games.akropolis.state import Fields

WIDE = 20  # placements tried for a tile while learning

SETTINGS = (
    Setting(0.40, 2),
    Setting(0.12, 3),
    Setting(0.14, 4),
    Setting(0.12, 2, {"variants": COLOUR_IDS}),
    Setting(0.02, 2, {"variants": ("houses",)}),
    Setting(0.02, 2, {"variants": ("markets",)}),
    Setting(0.02, 2, {"variants": ("barracks",)}),
    Setting(0.02, 2, {"variants": ("temples",)}),
    Setting(0.02, 2, {"variants": ("gardens",)}),
    Setting(0.04, 2, {"long_game": True}),
    Setting(0.02, 3, {"long_game": True}),
    Setting(0.02, 1, {"solo": "easy"}),
    Setting(0.02, 1, {"solo": "medium"}),
    Setting(0.02, 1, {"solo": "hard"}),
)


def features(whole: State, seat: int) -> vec[float]:
    state = cast(Fields, whole)
    table = Outlook(state)
    left = own_turns(state, seat)
    return read_city(
        state.cities[seat],
        state.house,
        state.stones[seat],
        left,
        table.players,
        table.to_come,
        table.tiles,
    )


def result(state: State, seat: int) -> float:
    return float(state.points(seat))


def judge(weights: Weights) -> Judge:
    return LearnedJudge(weights, WIDE, WIDE)


def gap(judge: Judge, whole: State) -> Gap:
    state = cast(Fields, whole)
    table = Outlook(state)
    forecast = cast(LearnedJudge, judge).table.forecast
    left = float(turns_to_come(state))
    told = [float(forecast.of_seat(state, table, seat)) for seat in range(state.seats)]
    if state.house.solo > 0:
        told.append(float(architect_forecast(state, left, 0.0)))
    return Gap(left, tuple(told))


STUDY = Study(
    size=int(FEATURES),
    features=features,
    result=result,
    share=False,
    everybody=False,  # between its turns a city stays as it is
    settings=SETTINGS,
    first=HANDMADE,
    first_soft=0.03,
    soft=2.5,
    soft_share=0.12,  # a turn has two
    cuts=False,
    judge=judge,
    gap=gap,
    pace=1500,
    weights=WEIGHTS,
)
