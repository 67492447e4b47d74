"""The actions as learning environments number them: those of the game, or those near where it is played.

A room whose actions spread over far more places than a game ever comes to offers a Window: a smaller
set of numbers for the places around the position. It is the environments' alone. Records, bots and
the rules keep the game's own actions.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from misto.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # as State
class Window:
    """All actions of a game under their own numbers. A room's window is a subclass.

    It promises that a seat which owes a decision has at least one legal action inside.
    """

    def __init__(self, actions: i64) -> None:
        self.actions = actions  # numbers are 0 to actions - 1

    def inward(self, state: State, seat: i64, action: i64) -> i64:
        """The number of one of the game's actions, -1 if it lies outside."""
        return action

    def outward(self, state: State, seat: i64, number: i64) -> i64:
        """The game's action of a number, -1 if it has none."""
        return number

    def legal(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Fill out with the numbers of the seat's legal actions inside, ascending; return how many."""
        return state.legal(seat, out)
