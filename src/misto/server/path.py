"""Which moves of a log count: a path through all moves that were ever made.

Moves form a tree. A move leads one on from where the table stands, a rewind returns to where it
stood after an earlier entry, an undo leads along the same moves without one of them. No rules are
needed for that, so that a table whose rules are gone still knows its moves.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

MOVE, UNDO, REWIND, ASK, YES, NO, RESIGN = "move", "undo", "rewind", "ask", "yes", "no", "resign"
PERSON, BOT, AWAY = "person", "bot", "away"


@dataclass(frozen=True, slots=True)
class Entry:
    seq: int
    kind: str
    seat: int
    value: int  # the action; for undo the number of the move taken out; for rewind the number returned to
    at: float
    by: str
    key: str | None = None
    answered: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Taken:
    """A move that counts: its number in the log, who, what, and what undo must know of the time before it."""

    seq: int
    seat: int
    action: int
    by: str
    number: int  # which of the moves that count, from 1
    reveals: int
    barrier: int
    before: "Taken | None" = field(repr=False)


class Path:
    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.stood: list[Taken | None] = [None]  # the last move that counted after each entry

    @property
    def last(self) -> Taken | None:
        return self.taken[-1] if self.taken else None

    def go(self, seq: int, seat: int, action: int, by: str, reveals: int = 0, barrier: int = 0) -> None:
        self.taken.append(Taken(seq, seat, action, by, len(self.taken) + 1, reveals, barrier, self.last))

    def note(self) -> None:
        """An entry ends here."""
        self.stood.append(self.last)

    def goal(self, entry: Entry) -> tuple[Taken | None, list[Taken]]:
        """Where an undo or a rewind leads: the move after which it stands, and the moves to make again."""
        if entry.kind == REWIND:
            return self.stood[entry.value], []
        place = bisect_left(self.taken, entry.value, key=lambda one: one.seq)
        if place == len(self.taken) or self.taken[place].seq != entry.value:
            return self.last, []
        return self.taken[place].before, self.taken[place + 1 :]

    def stand(self, goal: Taken | None) -> None:
        """Let exactly the moves up to this one count."""
        other: list[Taken] = []
        while goal is not None and (len(self.taken) < goal.number or self.taken[goal.number - 1] is not goal):
            other.append(goal)
            goal = goal.before
        del self.taken[goal.number if goal is not None else 0 :]
        self.taken.extend(reversed(other))


def moves_of(entries: Iterable[Entry]) -> list[Taken]:
    """The moves of a log that count, without playing them."""
    path = Path()
    for entry in entries:
        if entry.kind == MOVE:
            path.go(entry.seq, entry.seat, entry.value, entry.by)
        elif entry.kind in (UNDO, REWIND):
            goal, later = path.goal(entry)
            path.stand(goal)
            for one in later:
                path.go(one.seq, one.seat, one.action, one.by)
        path.note()
    return path.taken


def marks_of(entries: Sequence[Entry], taken: Sequence[Taken]) -> dict[str, str]:
    """What a reader of the record should know and the rules do not."""
    found: dict[str, str] = {}
    rewinds = [e for e in entries if e.kind == REWIND]
    if rewinds:
        found["rewinds"] = ", ".join(f"seat {e.seat + 1} at {e.seq} to {e.value}" for e in rewinds)
    stood_in = [str(one.number) for one in taken if one.by == AWAY]
    if stood_in:
        found["played for someone away"] = ", ".join(stood_in)
    resigned = {e.seat for e in entries if e.kind == RESIGN}
    if resigned:
        found["resigned"] = ", ".join(f"seat {seat + 1}" for seat in sorted(resigned))
    return found
