"""What a learner sees of a position: the numbers of an observation, in the order of the room's pieces."""

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from misto.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # as State
class Observer:
    """A room's observations: ``pieces`` names their parts with sizes, ``observe`` writes one."""

    def __init__(self, pieces: tuple[tuple[str, int], ...]) -> None:
        self.pieces = pieces  # names and sizes, in order

    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(size for _, size in self.pieces)

    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write the seat's observation into out from ``at`` on, as words of single precision (see
        ``single``). All is zero there before.
        """
        raise NotImplementedError

    def notes(self) -> i64:
        """How many numbers ``observe_anew`` notes down about what it has written; 0: the room has no
        incremental way.
        """
        return 0

    def observe_anew(
        self, state: State, seat: i64, out: vec[i32], notes: vec[i64], at: i64, first: i64
    ) -> None:
        """Turn an earlier observation of this game, of any seat, into the seat's: write what differs.

        It lies in out from ``at`` on, and the notes from ``first`` on say what it is; both are all zero
        before the game's first. What then lies there must equal ``observe``.
        """
        raise NotImplementedError

    def prefetch(self, state: State, seat: i64) -> i64:
        """Read a little of each stretch of memory that the seat's turn and observation will need.

        Who walks through many games calls it one game ahead: the memory is then fetched all at once
        instead of piece by piece. The answer means nothing.
        """
        return 0
