"""A table's history and the position it leads to.

The log only grows. Its entries are numbered 1, 2, …; that number is the ``step`` people see. A move
adds a step to the game, an undo takes one out, a rewind returns to what the log said at an earlier
number. So a step number never means two things, and ``since=step`` stays true across take-backs.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from misto.core.event import ALL, Event
from misto.core.game import Game
from misto.core.record import Chance, Record, advance, begin
from misto.core.state import IllegalAction, State
from misto.core.undo import before, reached
from misto.server.heard import Heard
from misto.server.path import (
    ASK,
    AWAY,
    BOT,
    HINT,
    MOVE,
    NO,
    PERSON,
    RESIGN,
    REWIND,
    UNDO,
    YES,
    Entry,
    Path,
    Taken,
    marks_of,
)

__all__ = [
    "ASK",
    "AWAY",
    "BOT",
    "HINT",
    "MOVE",
    "NO",
    "PERSON",
    "RESIGN",
    "REWIND",
    "UNDO",
    "YES",
    "Draft",
    "Entry",
    "Journal",
    "Taken",
    "Trial",
]

STRIDE = 32  # a table that takes back keeps every so many-th position …
KEPT_MOST = 16  # … and no more than these
LOG_MOST = 20_000  # entries beside the moves that count; with so many nothing is taken back any more
SCANNED_MOST = 500  # entries looked through for a request's key; of a longer log's keys a list is kept
RETURNS_MOST = 500  # positions kept while a log is read, because it returns to them

TOLD = {
    UNDO: "table-undo",
    REWIND: "table-rewind",
    ASK: "table-takeback",
    YES: "table-takeback-yes",
    NO: "table-takeback-no",
    RESIGN: "table-resign",
    HINT: "table-hint",
}
STOOD_IN = "table-away"


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
        self.path = Path()
        self.kept: dict[Taken, State] = {}
        self.returns: dict[Taken, State] = {}
        self.marked: dict[Taken, State] = {}  # positions on long ways back, until the table rests
        self.keys: dict[int, dict[str, Entry]] = {}  # by seat, of the first so many entries of a long log
        self.keyed = 0
        self.heard = Heard()
        self.state: State = begin(game, self.base, listen=True)
        self.started = started
        self.takeback: Takeback | None = None
        self.resigned: set[int] = set()
        self.hinted: Counter[int] = Counter()  # hints taken by seat, as far as others heard of them
        self.hinted_at: dict[int, int] = {}
        self.away: set[int] = set()  # seats whose last decision was taken for them
        self.own: dict[int, int] = {}  # the last entry that was a seat's own
        self.changed = 0  # the last entry that may have changed everybody's question
        self.talked = 0  # the last entry that was no move
        self.owed: dict[int, float] = {}
        self.look_who_owes(started)

    @property
    def step(self) -> int:
        return self.entries[-1].seq if self.entries else 0

    @property
    def taken(self) -> list[Taken]:
        """The moves that count."""
        return self.path.taken

    @property
    def is_full(self) -> bool:
        """Whether the log takes nothing but what the game needs: moves, resigning, an answer that somebody waits for.

        A rewind may bring a whole game back, so what is beside the game may once grow by a game's length over
        the mark, and no more: then it leads on from a full log.
        """
        return self.step - len(self.taken) >= LOG_MOST

    def answered(self, seat: int, key: str) -> int | None:
        """The number at which the log ended after the request with this key, None if there was none."""
        if len(self.entries) - self.keyed > SCANNED_MOST:
            for entry in self.entries[self.keyed :]:
                if entry.key is not None:
                    self.keys.setdefault(entry.seat, {})[entry.key] = entry
            self.keyed = len(self.entries)
        known = self.keys.get(seat, {}).get(key)
        if known is not None:
            return known.answered
        late = reversed(self.entries[self.keyed :])
        return next((one.answered for one in late if one.key == key and one.seat == seat), None)

    @property
    def is_over(self) -> bool:
        return self.state.turn() < 0

    def latest(self, steps: int | None = None) -> Iterator[int]:
        """The actions that count (the first so many, if said), the latest first."""
        counting = self.taken if steps is None else self.taken[:steps]
        return (one.action for one in reversed(counting))

    def owing(self) -> list[int]:
        return sorted(self.owed)

    def record(self, seats: Sequence[str], steps: int | None = None) -> Record:
        return replace(
            self.base,
            seats=tuple(seats),
            steps=tuple((t.seat, t.action) for t in self.taken[:steps]),
            marks=self.base.marks | marks_of(self.entries, self.taken),
        )

    def as_of(self, number: int) -> "Journal":
        """The journal as it was when the log ended at this number."""
        past = Journal(self.game, self.base, self.started)
        past.add_all(self.entries[:number])
        return past

    def played_until(self, step: int, since: int) -> tuple[State, list[tuple[int, Event]]]:
        """The position after so many decisions that count, and what was heard of those after ``since``."""
        known = min(since, step)
        state = self.position_after(self.taken[known - 1] if known else None)
        heard: list[tuple[int, Event]] = []
        for number, one in enumerate(self.taken[known:step], known + 1):
            events = advance(state, self.chance, number, one.seat, one.action)
            if one.by == AWAY:
                heard.append((number, Event(STOOD_IN, ALL, {"seat": one.seat})))
            heard.extend((number, event) for event in events)
        return state, heard

    # --- looking

    def events_after(self, since: int) -> list[tuple[int, Event]]:
        return self.heard.after(since)

    def is_current(self, seat: int, step: int) -> bool:
        """Whether what the seat is asked is still what it was asked at that step."""
        return max(self.own.get(seat, 0), self.changed) <= step <= self.step

    def has_acted(self, seat: int, since: float) -> bool:
        """Whether the seat's person has done something after that moment."""
        last = self.own.get(seat, 0)
        return last > 0 and self.entries[last - 1].by == PERSON and self.entries[last - 1].at > since

    def has_hint(self, seat: int) -> bool:
        """Whether the seat took a hint already for what it is asked now."""
        return self.hinted_at.get(seat, 0) > max(self.own.get(seat, 0), self.changed)

    def last_of(self, seat: int) -> int | None:
        """The place of the seat's last move, if undo by the rule may reach it."""
        return next(self.reached(seat), None)

    def reached(self, seat: int) -> Iterator[int]:
        return reached(self.taken, self.state, self.game.rules.simultaneous, seat)

    def undone(self, seat: int) -> list[int]:
        """The numbers of the moves that undo takes out, the latest first; none if its rule forbids it.

        Moves that were one answer, a payment of several cards, go together as far as the rule reaches.
        """
        numbers = [self.taken[place].seq for place in self.reached(seat)]
        first = self.answer_begins(numbers[0]) if numbers else 0
        return [number for number in numbers if number >= first]

    def answer_begins(self, number: int) -> int:
        """The number of the first move of the list that this one was given in; its own if it was alone."""
        for entry in reversed(self.entries[:number]):
            if entry.kind != MOVE or entry.seat != self.entries[number - 1].seat:
                break
            if entry.key is not None:
                return entry.seq if entry.answered is not None and entry.answered >= number else number
        return number

    def before_last_of(self, seat: int) -> int | None:
        """The number to rewind to so that the seat's last decision is open again."""
        for one in reversed(self.taken):
            if one.seat == seat:
                return one.seq - 1
        return None

    def may_undo(self, seat: int) -> bool:
        return not self.is_over and not self.is_full and self.last_of(seat) is not None

    def trial(self) -> "Trial":
        return Trial(self)

    # --- growing

    def add_all(self, entries: Sequence[Entry]) -> None:
        """Add a stretch of the log; every move in it is played once, however often it returns.

        A position that the stretch returns to is kept until it has done so for the last time; where those are
        too many, a way is played to it.
        """
        numbers = Counter(returned_to(entries))
        wanted: Counter[Taken] = Counter()
        for entry in entries:
            leads_from = self.path.goal(entry)[0] if entry.kind in (UNDO, REWIND) else None
            self.add(entry)
            if leads_from is not None and leads_from in wanted:
                wanted[leads_from] -= 1
                if wanted[leads_from] <= 0:
                    self.returns.pop(leads_from, None)
            last = self.path.last
            if last is not None and numbers[entry.seq]:
                wanted[last] += numbers[entry.seq]
                if last not in self.returns and len(self.returns) < RETURNS_MOST:
                    self.returns[last] = self.state.copy()
        self.returns.clear()

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
        self.path.note()
        if entry.kind in TOLD:
            self.talked = entry.seq
            self.heard.add(entry.seq, Event(TOLD[entry.kind], ALL, {"seat": entry.seat}))

    def add_move(self, entry: Entry) -> None:
        before = (self.state.turns(), self.state.reveals)
        events = self.go(entry)
        self.entries.append(entry)
        if entry.by == AWAY:
            self.heard.add(entry.seq, Event(STOOD_IN, ALL, {"seat": entry.seat}))
            self.away.add(entry.seat)
        else:
            self.away.discard(entry.seat)
        for event in events:
            self.heard.add(entry.seq, event)
        self.takeback = None
        self.own[entry.seat] = entry.seq
        self.owed.pop(entry.seat, None)
        if not self.game.rules.simultaneous or before != (self.state.turns(), self.state.reveals):
            self.changed = entry.seq
            self.look_who_owes(entry.at)
        elif self.state.owes(entry.seat):
            self.owed[entry.seat] = entry.at

    def take_back(self, entry: Entry) -> None:
        goal, later = self.path.goal(entry)
        self.state = self.position_after(goal)
        self.path.stand(goal)
        for one in later:
            self.go(one.entry)
        self.takeback = None
        self.own[entry.seat] = entry.seq
        if entry.kind == REWIND or not self.game.rules.simultaneous:
            self.changed = entry.seq
        self.owed.clear()
        self.look_who_owes(entry.at)

    def go(self, move: Entry) -> list[Event]:
        """Take a move from where the table stands; what was heard of it."""
        known = before(self.state, move.seat)
        events = advance(self.state, self.chance, len(self.taken) + 1, move.seat, move.value)
        self.path.go(move, known.reveals, known.barrier)
        if self.kept:
            self.keep(self.taken[-1], self.state)
        return events

    def position_after(self, goal: Taken | None) -> State:
        """The position after a move of any path, played on from the nearest that is kept.

        On a long way positions are marked, so that what is played stays linear in the log whatever returns to
        where: no move is on two long ways, and a short one is less than two strides.
        """
        ahead: list[Taken] = []
        one, known = goal, None
        while one is not None and (known := self.known_after(one)) is None:
            ahead.append(one)
            one = one.before
        if known is None:
            state = begin(self.game, self.base, listen=True)
        else:
            state = known.copy()
            state.heard = []
        for left in range(len(ahead) - 1, -1, -1):
            one = ahead[left]
            advance(state, self.chance, one.number, one.seat, one.action)
            self.keep(one, state)
            # At least a stride follows, which is no other mark's: so there is a mark for each stride of moves
            # at most, however the ways branch.
            if left >= STRIDE and (len(ahead) - left) % STRIDE == 0:
                self.marked[one] = state.copy()
        return state

    def known_after(self, one: Taken) -> State | None:
        """The position after a move, if it is kept."""
        return self.returns.get(one) or self.kept.get(one) or self.marked.get(one)

    def rest(self) -> None:
        """Nobody is here: what only makes take-backs and replays quick goes; most tables wait long."""
        self.marked.clear()
        if self.is_over:
            self.kept.clear()

    def keep(self, one: Taken, state: State) -> None:
        """Keep every so many-th position for the next take-back; the oldest make room."""
        if one.number % STRIDE == 0:
            self.kept[one] = state.copy()
            if len(self.kept) > KEPT_MOST:
                del self.kept[next(iter(self.kept))]

    def add_talk(self, entry: Entry) -> None:
        if entry.kind == RESIGN:
            self.resigned.add(entry.seat)
        elif entry.kind == HINT:
            self.hinted[entry.seat] += 1
            self.hinted_at[entry.seat] = entry.seq
        elif entry.kind == ASK:
            self.takeback = Takeback(entry.seat, [])
        elif entry.kind == YES and self.takeback is not None:
            self.takeback.accepted.append(entry.seat)
        elif entry.kind == NO:
            self.takeback = None

    def look_who_owes(self, at: float) -> None:
        """Note since when each seat owes its decision; one that owed already keeps its time."""
        if not self.game.rules.simultaneous:
            turn = int(self.state.turn())
            self.owed = {turn: at} if turn >= 0 else {}
            return
        self.owed = {
            seat: self.owed.get(seat, at) for seat in range(int(self.state.seats)) if self.state.owes(seat)
        }


def returned_to(entries: Iterable[Entry]) -> Iterable[int]:
    """The numbers after which the table stood where these entries lead back to."""
    for entry in entries:
        if entry.kind == REWIND:
            yield entry.value
        elif entry.kind == UNDO:
            yield entry.value - 1


@dataclass(frozen=True, slots=True)
class Draft:
    """Entries somebody means to add, and whether the game is over with them."""

    entries: Sequence[Entry] = ()
    over: bool = False


class Trial:
    """Moves tried on a copy: a list is taken whole or not at all, and nothing shows before it is saved.

    What it finds goes into a Draft, so that a move is played once to try and once to keep.
    """

    def __init__(self, journal: Journal) -> None:
        self.chance = journal.chance
        self.state = journal.state.copy()
        self.number = len(journal.taken)
        # something came to light, or a seat closed its turn: no undo reaches before that
        self.is_final = False

    def take(self, seat: int, action: int) -> bool:
        known = before(self.state, seat)
        try:
            advance(self.state, self.chance, self.number + 1, seat, action)
        except (IllegalAction, IndexError):
            return False
        self.number += 1
        self.is_final |= before(self.state, seat) != known
        return True

    def draft(self, entries: Sequence[Entry]) -> Draft:
        """The entries of the moves taken."""
        return Draft(entries, self.state.turn() < 0)
