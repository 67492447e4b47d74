"""Random playouts, the hot loop."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import State


def random_action(state: State, seat: i64, rng: Rng, out: vec[i64]) -> i64:
    """One of the seat's legal actions, each as likely; rng is used only where there is a choice."""
    n = state.legal(seat, out)
    if n > 1:
        return out[rng.below(n)]
    return out[0]


class Tally:
    """What a playout counts: all decisions, and those in which there was more than one option."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0


def playout(state: State, rng: Rng, out: vec[i64], tally: Tally) -> None:
    """Play the state to its end by uniformly random decisions."""
    decisions: i64 = 0
    choices: i64 = 0
    seat = state.turn()
    while seat >= 0:
        n = state.legal(seat, out)
        if n > 1:
            choices += 1
            state.apply(seat, out[rng.below(n)])
        else:
            state.apply(seat, out[0])
        decisions += 1
        seat = state.turn()
    tally.decisions += decisions
    tally.choices += choices


def playouts(start: State, games: i64, rng: Rng, out: vec[i64], tally: Tally) -> None:
    """Play many games from copies of one position, each with its own chance."""
    i: i64 = 0
    while i < games:
        state = start.copy()
        state.rng.reseed(rng.bits(), rng.bits())
        playout(state, rng, out, tally)
        i += 1


def copies(start: State, times: i64) -> None:
    """Copy a position many times over: what copying costs."""
    i: i64 = 0
    while i < times:
        start.copy()
        i += 1


def scores(state: State, seat: i64, times: i64) -> None:
    """Count a seat's points many times over: what scoring costs."""
    i: i64 = 0
    while i < times:
        state.points(seat)
        i += 1
