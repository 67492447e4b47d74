"""A table's history and the position it leads to.

The log only grows. Its entries are numbered 1, 2, …; that number is the ``step`` people see. A move
adds a step to the game, an undo takes one out, a rewind returns to what the log said at an earlier
number. So a step number never means two things, and ``since=step`` stays true across take-backs.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from misto.core.event import ALL, Event
from misto.core.game import Game
from misto.core.record import Chance, Record, advance, begin, undo
from misto.core.state import IllegalAction, State

MOVE, UNDO, REWIND, ASK, YES, NO, RESIGN = "move", "undo", "rewind", "ask", "yes", "no", "resign"
PERSON, BOT, AWAY = "person", "bot", "away"

TOLD = {
    UNDO: "table-undo",
    REWIND: "table-rewind",
    ASK: "table-takeback",
    YES: "table-takeback-yes",
    NO: "table-takeback-no",
    RESIGN: "table-resign",
}
STOOD_IN = "table-away"


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


@dataclass(frozen=True, slots=True)
class Taken:
    """A move that counts: its number in the log, who, what, and what undo must know of the time before it."""

    seq: int
    seat: int
    action: int
    reveals: int
    barrier: int
    by: str


@dataclass
class Takeback:
    seat: int
    accepted: list[int]


class Journal:
    def __init__(self, game: Game, record: Record, started: float) -> None:
        self.game = game
        self.base = replace(record, steps=())
        self.chance = Chance(record.chance)
        self.entries: list[Entry] = []
        self.taken: list[Taken] = []
        self.heard: list[tuple[int, Event]] = []
        self.state: State = begin(game, self.base, listen=True)
        self.started = started
        self.takeback: Takeback | None = None
        self.resigned: set[int] = set()
        self.away: set[int] = set()  # seats whose last decision was taken for them
        self.own: dict[int, int] = {}  # the last entry that was a seat's own
        self.changed = 0  # the last entry that may have changed everybody's question
        self.owed: dict[int, float] = {}
        self.look_who_owes(started)

    @property
    def step(self) -> int:
        return self.entries[-1].seq if self.entries else 0

    @property
    def is_over(self) -> bool:
        return self.state.turn() < 0

    def owing(self) -> list[int]:
        return sorted(self.owed)

    def record(self, seats: Sequence[str], steps: int | None = None) -> Record:
        return replace(
            self.base,
            seats=tuple(seats),
            steps=tuple((t.seat, t.action) for t in self.taken[:steps]),
            marks=self.base.marks | self.marks(),
        )

    def played_until(self, step: int, since: int) -> tuple[State, list[tuple[int, Event]]]:
        """The position after so many decisions that count, and what was heard of those after ``since``."""
        state = begin(self.game, self.base, listen=True)
        heard: list[tuple[int, Event]] = []
        for number, one in enumerate(self.taken[:step], 1):
            events = advance(state, self.chance, number, one.seat, one.action)
            if number > since:
                if one.by == AWAY:
                    heard.append((number, Event(STOOD_IN, ALL, {"seat": one.seat})))
                heard.extend((number, event) for event in events)
        return state, heard

    def marks(self) -> dict[str, str]:
        """What a reader of the record should know and the rules do not."""
        found: dict[str, str] = {}
        rewinds = [e for e in self.entries if e.kind == REWIND]
        if rewinds:
            found["rewinds"] = ", ".join(f"seat {e.seat + 1} at {e.seq} to {e.value}" for e in rewinds)
        stood_in = [str(i) for i, t in enumerate(self.taken, 1) if t.by == AWAY]
        if stood_in:
            found["played for someone away"] = ", ".join(stood_in)
        if self.resigned:
            found["resigned"] = ", ".join(f"seat {seat + 1}" for seat in sorted(self.resigned))
        return found

    # --- looking

    def events_after(self, since: int) -> list[tuple[int, Event]]:
        return self.heard[bisect_right(self.heard, since, key=lambda pair: pair[0]) :]

    def is_current(self, seat: int, step: int) -> bool:
        """Whether what the seat is asked is still what it was asked at that step."""
        return max(self.own.get(seat, 0), self.changed) <= step <= self.step

    def last_of(self, seat: int) -> int | None:
        """The place of the seat's last move, if undo by the rule may reach it."""
        for place in range(len(self.taken) - 1, -1, -1):
            one = self.taken[place]
            if one.reveals != self.state.reveals:
                return None
            if one.seat == seat:
                return place if one.barrier == self.state.barrier(seat) else None
            if not self.game.simultaneous:
                return None
        return None

    def undone(self, seat: int) -> Entry | None:
        """The entry that undoes the seat's last decision, or None if the rule of undo forbids it."""
        place = self.last_of(seat)
        if place is None or undo(self.game, self.record(self.base.seats), seat) is None:
            return None
        return Entry(self.step + 1, UNDO, seat, self.taken[place].seq, 0.0, PERSON)

    def before_last_of(self, seat: int) -> int | None:
        """The number to rewind to so that the seat's last decision is open again."""
        for one in reversed(self.taken):
            if one.seat == seat:
                return one.seq - 1
        return None

    def trial(self) -> "Trial":
        return Trial(self)

    # --- growing

    def add(self, entry: Entry) -> None:
        if entry.seq != self.step + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.step}")
        if entry.kind == MOVE:
            self.add_move(entry)
        elif entry.kind in (UNDO, REWIND):
            self.entries.append(entry)
            self.take_back(entry)
        else:
            self.entries.append(entry)
            self.add_talk(entry)
        if entry.kind in TOLD:
            self.heard.append((entry.seq, Event(TOLD[entry.kind], ALL, {"seat": entry.seat})))

    def add_move(self, entry: Entry) -> None:
        before = (self.state.turns(), self.state.reveals)
        reveals, barrier = int(self.state.reveals), int(self.state.barrier(entry.seat))
        events = advance(self.state, self.chance, len(self.taken) + 1, entry.seat, entry.value)
        self.entries.append(entry)
        self.taken.append(Taken(entry.seq, entry.seat, entry.value, reveals, barrier, entry.by))
        if entry.by == AWAY:
            self.heard.append((entry.seq, Event(STOOD_IN, ALL, {"seat": entry.seat})))
            self.away.add(entry.seat)
        else:
            self.away.discard(entry.seat)
        self.heard.extend((entry.seq, event) for event in events)
        self.takeback = None
        self.own[entry.seat] = entry.seq
        self.owed.pop(entry.seat, None)
        if not self.game.simultaneous or before != (self.state.turns(), self.state.reveals):
            self.changed = entry.seq
            self.look_who_owes(entry.at)
        elif self.state.owes(entry.seat):
            self.owed[entry.seat] = entry.at

    def take_back(self, entry: Entry) -> None:
        if entry.kind == UNDO:
            kept = [one for one in self.taken if one.seq != entry.value]
        else:
            kept = self.taken_at(entry.value)
        self.state = begin(self.game, self.base, listen=True)
        self.taken = []
        for number, one in enumerate(kept, 1):
            reveals, barrier = int(self.state.reveals), int(self.state.barrier(one.seat))
            advance(self.state, self.chance, number, one.seat, one.action)
            self.taken.append(replace(one, reveals=reveals, barrier=barrier))
        self.takeback = None
        self.own[entry.seat] = entry.seq
        if entry.kind == REWIND or not self.game.simultaneous:
            self.changed = entry.seq
        self.owed.clear()
        self.look_who_owes(entry.at)

    def taken_at(self, number: int) -> list[Taken]:
        """The moves that counted when the log ended at this number."""
        kept: list[Taken] = []
        for entry in self.entries[:number]:
            if entry.kind == MOVE:
                kept.append(Taken(entry.seq, entry.seat, entry.value, 0, 0, entry.by))
            elif entry.kind == UNDO:
                kept = [one for one in kept if one.seq != entry.value]
            elif entry.kind == REWIND:
                kept = self.taken_at(entry.value)
        return kept

    def add_talk(self, entry: Entry) -> None:
        if entry.kind == RESIGN:
            self.resigned.add(entry.seat)
        elif entry.kind == ASK:
            self.takeback = Takeback(entry.seat, [])
        elif entry.kind == YES and self.takeback is not None:
            self.takeback.accepted.append(entry.seat)
        elif entry.kind == NO:
            self.takeback = None

    def look_who_owes(self, at: float) -> None:
        """Note since when each seat owes its decision; one that owed already keeps its time."""
        if not self.game.simultaneous:
            turn = int(self.state.turn())
            self.owed = {turn: at} if turn >= 0 else {}
            return
        self.owed = {
            seat: self.owed.get(seat, at) for seat in range(int(self.state.seats)) if self.state.owes(seat)
        }


class Trial:
    """Moves tried on a copy: a list is taken whole or not at all, and nothing shows before it is saved."""

    def __init__(self, journal: Journal) -> None:
        self.chance = journal.chance
        self.state = journal.state.copy()
        self.number = len(journal.taken)

    def take(self, seat: int, action: int) -> bool:
        try:
            advance(self.state, self.chance, self.number + 1, seat, action)
        except (IllegalAction, IndexError):
            return False
        self.number += 1
        return True
