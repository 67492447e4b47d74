"""The one base class of every game: the protocol between rules and everybody who plays them.

What a position is worth says a Judge, what a learner sees of it an Observer.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from misto.core.event import Event, Value
from misto.core.rng import Rng

LINE: Final[i64] = 8  # numbers
ZEROS: Final = vec[i64]([0] * 1024)


class IllegalAction(Exception):
    """The action is not among the seat's legal ones; the state is unchanged."""


@mypyc_attr(
    allow_interpreted_subclasses=True
)  # a room of another package is plain Python beside compiled core
class State:
    """A position: all there is to know about a game at one moment, chance included.

    A room subclasses it. ``reveals`` counts the moments at which something hidden came to light
    (a die, a card); undo needs nothing else to know how far it may go. ``heard`` collects events
    while somebody listens and is None otherwise.
    """

    def __init__(self, seats: i64, rng: Rng, reveals: i64) -> None:
        self.seats = seats
        self.rng = rng
        self.reveals = reveals
        self.heard: list[Event] | None = None

    def turn(self) -> i64:
        """A seat that owes a decision, -1 when the game is over."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Several seats may owe a decision at once."""
        return self.turn() == seat

    def barrier(self, seat: i64) -> i64:
        """How often the seat has closed a stretch of decisions for good: undo does not go past one."""
        return 0

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Fill out with the seat's legal actions, ascending; return how many."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Take the action, or raise IllegalAction and change nothing."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A copy that shares nothing and to which nobody listens."""
        raise NotImplementedError

    def conceal(self, seat: i64, rng: Rng) -> None:
        """Deal anew all that the seat cannot know and reseed the future.

        The result depends on nothing but what the seat may know and on rng.
        """
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """The seat's points as the score stands now."""
        raise NotImplementedError

    def outcome(self, seat: i64) -> float:
        """At the end: 1 for a win, 1/k for a win shared by k, 0 otherwise."""
        raise NotImplementedError

    def turns(self) -> i64:
        """How many turns (rounds, where all play at once) have begun."""
        raise NotImplementedError

    def fields(self) -> list[tuple[str, list[int]]]:
        """Every field by name, in a fixed order: the source of bytes, text and fingerprint."""
        raise NotImplementedError

    def tell(self, kind: str, to: i64, facts: dict[str, Value]) -> None:
        """Report an event. Call it only under ``if self.heard is not None`` in hot code."""
        heard = self.heard
        if heard is not None:
            heard.append(Event(kind, int(to), facts))


def zeros(n: i64) -> vec[i64]:
    """n zeros, copied out of a longer row: many times quicker than by way of a list."""
    made = ZEROS
    while len(made) < n:
        made = extend(made, made)
    return made[:n]


def prefetch_lines(numbers: vec[i64], first: i64, end: i64) -> i64:
    """Read one number of every line of memory from first to end; the answer means nothing."""
    total: i64 = 0
    while first < end:
        total += numbers[first]
        first += LINE
    return total


def copied(numbers: vec[i64]) -> vec[i64]:
    return numbers[:]


def listed(numbers: vec[i64]) -> list[int]:
    out: list[int] = []
    for n in numbers:
        out.append(int(n))
    return out
