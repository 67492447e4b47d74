"""What a position is worth: what bots, hints and playouts go by.

A room subclasses it. A judge knows no more than the position it is handed, and changes none; whoever
may not know all of that hands over a concealed one.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from misto.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # as State
class Judge:
    """What positions of one room are worth. A room overrides ``estimate`` and whatever it knows better."""

    def estimate(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, from 0 to 1, as an outcome one may expect; at the end
        the outcome itself.
        """
        raise NotImplementedError

    def chances(self, state: State, viewer: i64, out: vec[float]) -> None:
        """Every seat's chance to win, by what the viewer may know of the position; they make 1."""
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = self.estimate(state, seat)
            seat += 1

    def leaf(self, state: State, seat: i64) -> float:
        """The estimate where a playout ends, between two turns: a room may know more there than it has time
        for at every look.
        """
        return self.estimate(state, seat)

    def verdict(self, state: State, seat: i64) -> float:
        """What a finished game is worth to the seat, from 0 to 1: its outcome, or, where every finished
        game is won, its points on the scale of estimate.
        """
        return state.outcome(seat)

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """How the seat's estimate looks after each of the first count actions, in their order and on any
        scale, if the room knows a quicker way than to try them; False if not.
        """
        return False

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """The seat's estimate after each of the first count actions, all that chance may bring weighed and
        nothing hidden counted on, if the room can tell exactly; False if it has to be sampled.
        """
        return False

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """How promising each of the first count actions looks, any scale from 0 up."""
        i: i64 = 0
        while i < count:
            out[i] = 1.0
            i += 1
