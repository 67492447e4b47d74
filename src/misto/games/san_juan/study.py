"""What San Juan offers so that its chances can be fitted: ``python -m misto.lab.edge san_juan``."""

from typing import cast

from misto.core.state import State
from misto.core.study import Gap
from misto.games.san_juan.chances import ERRS, KNOTS
from misto.games.san_juan.estimate import rounds_left, value
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
