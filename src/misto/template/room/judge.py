"""What a position of Template Room is worth, for bots and hints."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.judge import Judge
from misto.core.state import State
from misto.template.room import estimate, prior
from misto.template.room.rules.turns import TemplateRoom
from misto.template.room.state import Fields


class TemplateRoomJudge(Judge):
    def estimate(self, state: State, seat: i64) -> float:
        if state.turn() < 0:
            return state.outcome(seat)
        return estimate.estimate(cast(Fields, state), seat)

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(cast(TemplateRoom, state), seat, actions, count, out)


JUDGE = TemplateRoomJudge()
