"""What a position is worth: what bots, hints and playouts go by.

A room subclasses it. A judge knows no more than the position it is handed, and changes none; whoever
may not know all of that hands over a concealed one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.state import State


class Judge:
    def estimate(self, state: State, seat: i64) -> float:
        """How good the position is for the seat, from 0 to 1, as an outcome one may expect; at the end
        the outcome itself.
        """
        raise NotImplementedError

    def outlook(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """How the seat's estimate looks after each of the first count actions, in their order and on any
        scale, if the room knows a quicker way than to try them; False if not.
        """
        return False

    def prior(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """How promising each of the first count actions looks, any scale from 0 up."""
        i: i64 = 0
        while i < count:
            out[i] = 1.0
            i += 1
