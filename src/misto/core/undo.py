"""The rule of undo, said once: which decision a seat may take back, at any table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from misto.core.state import State


class Played(Protocol):
    """A decision that counts: whose it was, and what undo must know of the time before it."""

    @property
    def seat(self) -> int: ...
    @property
    def reveals(self) -> int: ...
    @property
    def barrier(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Before:
    """A decision of this seat, noted before it was taken."""

    seat: int
    reveals: int
    barrier: int


def before(state: State, seat: int) -> Before:
    return Before(seat, int(state.reveals), int(state.barrier(seat)))


def undoable(played: Sequence[Played], state: State, simultaneous: bool, seat: int) -> int | None:
    """The place of the seat's last decision among those that count, or None if it stays.

    It can be taken back while nothing hidden came to light since, the seat has not closed its turn for
    good and, where players act in turn, while nobody else has acted.
    """
    return next(reached(played, state, simultaneous, seat), None)


def reached(played: Sequence[Played], state: State, simultaneous: bool, seat: int) -> Iterator[int]:
    """The places of all decisions of the seat that the rule reaches, the latest first."""
    barrier = state.barrier(seat)
    for place in range(len(played) - 1, -1, -1):
        one = played[place]
        if one.reveals != state.reveals:
            return
        if one.seat == seat:
            if one.barrier != barrier:
                return
            yield place
        elif not simultaneous:
            return
