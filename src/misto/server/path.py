"""Which moves of a log count: a path through all moves that were ever made.

Moves form a tree. A move leads one on from where the table stands, a rewind returns to where it
stood after an earlier entry, an undo leads along the same moves without one of them. No rules are
needed for that, so that a table whose rules are gone still knows its moves.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from misto.core.record import mark_cuts

MOVE, UNDO, REWIND, ASK, YES, NO, RESIGN = "move", "undo", "rewind", "ask", "yes", "no", "resign"
HINT = "hint"
PERSON, BOT, AWAY = "person", "bot", "away"
HURRIED = "hurried"  # a bot that had less time than its budget


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log. Thousands of tables keep all of theirs in memory: small, and nothing to collect."""

    seq: int
    kind: str
    seat: int
    value: int  # the action; for undo the number of the move taken out; for rewind the number returned to
    at: float
    by: str
    key: str | None = None
    answered: int | None = None


class Taken(msgspec.Struct, frozen=True, eq=False):
    """A move that counts: its entry in the log, and what undo must know of the time before it."""

    entry: Entry
    number: int  # which of the moves that count, from 1
    reveals: int
    barrier: int
    before: "Taken | None"

    @property
    def seq(self) -> int:
        return self.entry.seq

    @property
    def seat(self) -> int:
        return self.entry.seat

    @property
    def action(self) -> int:
        return self.entry.value

    @property
    def by(self) -> str:
        return self.entry.by


class Path:
    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.stood: list[Taken | None] = [None]  # the last move that counted after each entry

    @property
    def last(self) -> Taken | None:
        return self.taken[-1] if self.taken else None

    def go(self, move: Entry, reveals: int = 0, barrier: int = 0) -> None:
        self.taken.append(Taken(move, len(self.taken) + 1, reveals, barrier, self.last))

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
            path.go(entry)
        elif entry.kind in (UNDO, REWIND):
            goal, later = path.goal(entry)
            path.stand(goal)
            for one in later:
                path.go(one.entry)
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
    found |= mark_cuts(one.number for one in taken if one.by == HURRIED)
    resigned = {e.seat for e in entries if e.kind == RESIGN}
    if resigned:
        found["resigned"] = ", ".join(f"seat {seat + 1}" for seat in sorted(resigned))
    hints = Counter(e.seat for e in entries if e.kind == HINT)
    if hints:
        found["hints"] = ", ".join(f"seat {seat + 1}: {count}" for seat, count in sorted(hints.items()))
    return found
