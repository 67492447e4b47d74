"""Which actions look promising: a quick look, before anything is tried."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.template.room.actions import BUILD, PASS
from misto.template.room.estimate import gain
from misto.template.room.rules.turns import TemplateRoom


def prior(state: TemplateRoom, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
    """A build by the points it brings; a roll as a middling build."""
    i: i64 = 0
    while i < count:
        action = actions[i]
        is_build = BUILD <= action < PASS
        out[i] = 1.0 + float(gain(state, seat, action - BUILD)) if is_build else 3.0
        i += 1
