"""The kit asks what a judge weighs, and finds one that answers beyond its scale or otherwise each time."""

from dataclasses import replace
from itertools import count

import pytest

from misto.core.judge import Judge
from misto.games.registry import GAMES
from misto.testing.conformance import Failure, check_game

GAME = GAMES["machi_koro"]


class Wrong(Judge):
    def __init__(self, answers):
        self.answers = answers

    def estimate(self, state, seat):
        return GAME.judge.estimate(state, seat)

    def weigh(self, state, seat, actions, count, out):
        out[0] = next(self.answers)
        return True


@pytest.mark.parametrize(
    ("answers", "says"),
    [(iter([1.5, 1.5]), "from 0 to 1"), ((1 / n for n in count(2)), "tells the same again")],
)
def test_a_wrong_weigh_is_found(answers, says):
    with pytest.raises(Failure, match=says):
        check_game(replace(GAME, judge=Wrong(answers)), seats=[2], games=1)
