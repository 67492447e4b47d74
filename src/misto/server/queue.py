"""Who thinks next, and for how long.

A bot's move goes before a hint at a table where somebody waits for it; where nobody does it is analysis,
for which there is time when nothing else is asked. Within each class addresses take turns, the guests of an
address, and a guest's tables, so that whoever asks for much waits for themselves. When more is asked than
there is time for, each is thought about for a shorter while, before anybody waits longer: budgets are cut so
that who asks for little keeps the whole of it. Where hardly any time is left the bot does at once what
``greedy`` would.

Nothing here knows processes or the clock: times come in as numbers.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from math import inf

from misto.bots import Budget
from misto.server.thought import Answer, Asked

LIVE, HINT, ANALYSIS = "live", "hint", "analysis"
CLASSES = (LIVE, HINT, ANALYSIS)  # the first is asked first
WAITED_FOR = (LIVE, HINT)  # somebody sits there until it is answered
PATIENCE = {LIVE: 1.0, HINT: 4.0, ANALYSIS: 40.0}  # how many times the wait of a live move it may be
LOWER_MOST = 1 / 3  # of that wait: how long a thought of a lower class may keep a live move waiting
IN_A_ROW = 8  # after so many of a higher class one of a lower class has its turn, lest it wait for ever
AIM = 0.5  # of the wait that may be: what waits now should be answered by then
LONGER = 2.0  # one thought may take so many times what is left for each: most take less
LEAST_MS = 8.0  # below it a search finds nothing that a look does not
LEAST_SHARE = 0.02  # what a thought costs anyway hides what a smaller share would save
FIRST_NEED_MS = 300.0
FIRST_LENGTH = 100.0  # how far back a live question may stand; learned from who waited in vain
LONGER_BY, SHORTER_TO, SHORTEST = 0.2, 0.95, 4  # for each answered in good time; in vain; for each thinker
LEARN = 0.1


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is thought about."""

    guest: str
    table: str
    address: str = ""  # not always known: it is not stored

    @property
    def where(self) -> str:
        """The address; a guest of whom none is known has one alone."""
        return self.address or f"guest {self.guest}"


@dataclass(eq=False, slots=True)
class Question:
    """Something to think about. The message is made when its turn has come, of a position of its own."""

    kind: str
    sort: str  # questions of one sort take about as long
    asker: Asker
    message: Callable[[], Asked]
    asked_at: float
    answer: "asyncio.Future[Answer]"
    quick: Callable[[], Answer] | None = None  # the answer without a thought, for the worst case
    waits: bool = False
    late: asyncio.TimerHandle | None = None  # when it has waited as long as it may

    @property
    def path(self) -> tuple[str, str, str]:
        return self.asker.where, self.asker.guest, self.asker.table


class Turns:
    """What waits, by address, guest and table: on each level the next one is who was served longest ago."""

    def __init__(self) -> None:
        self.parts: OrderedDict[str, Turns] = OrderedDict()
        self.here: deque[Question] = deque()
        self.count = 0

    def add(self, question: Question, path: Sequence[str]) -> None:
        self.count += 1
        if not path:
            self.here.append(question)
            return
        self.parts.setdefault(path[0], Turns()).add(question, path[1:])

    def next(self) -> Question:
        self.count -= 1
        if self.here:
            return self.here.popleft()
        name, part = next(iter(self.parts.items()))
        found = part.next()
        if part.count:
            self.parts.move_to_end(name)
        else:
            del self.parts[name]
        return found

    def remove(self, question: Question, path: Sequence[str]) -> None:
        self.count -= 1
        if not path:
            self.here.remove(question)
            return
        self.parts[path[0]].remove(question, path[1:])
        if not self.parts[path[0]].count:
            del self.parts[path[0]]

    def __iter__(self) -> Iterator[Question]:
        yield from self.here
        for part in self.parts.values():
            yield from part


class Queue:
    """What waits for one worker's thinkers."""

    def __init__(self, thinkers: int, wait_s: float) -> None:
        self.thinkers = thinkers
        self.wait_ms = wait_s * 1000.0
        self.turns = {kind: Turns() for kind in CLASSES}
        self.waiting: Counter[tuple[str, str]] = Counter()  # (class, guest or address): how many
        self.needs: dict[str, float] = {}  # ms that a sort of question takes if nobody else waits
        self.length = FIRST_LENGTH
        self.in_a_row = dict.fromkeys(CLASSES, 0)

    def count_by_class(self) -> dict[str, int]:
        return {kind: turns.count for kind, turns in self.turns.items()}

    def add(self, question: Question) -> None:
        question.waits = True
        self.turns[question.kind].add(question, question.path)
        for name in names_of(question.asker):
            self.waiting[question.kind, name] += 1

    def remove(self, question: Question) -> None:
        """Nobody wants the answer any more."""
        self.turns[question.kind].remove(question, question.path)
        self.left(question)

    def promote(self, question: Question, at: float) -> None:
        """Somebody has come to the table: from now on it is a live question."""
        self.remove(question)
        question.kind, question.asked_at = LIVE, at
        self.add(question)

    def left(self, question: Question) -> None:
        question.waits = False
        for name in names_of(question.asker):
            self.waiting[question.kind, name] -= 1
            if not self.waiting[question.kind, name]:
                del self.waiting[question.kind, name]

    # --- whose turn it is

    def next(self, live_only: bool = False) -> Question | None:
        """The next question, taken out of the queue."""
        kind = self.next_class(live_only)
        if kind is None:
            return None
        question = self.turns[kind].next()
        self.left(question)
        return question

    def next_class(self, live_only: bool) -> str | None:
        if live_only:
            return LIVE if self.turns[LIVE].count else None
        for place, kind in enumerate(CLASSES):
            if not self.turns[kind].count:
                continue
            lower_waits = any(self.turns[lower].count for lower in WAITED_FOR[place + 1 :])
            if lower_waits and self.in_a_row[kind] >= IN_A_ROW:
                self.in_a_row[kind] = 0
                continue
            self.in_a_row[kind] = self.in_a_row[kind] + 1 if lower_waits else 0
            return kind
        return None

    # --- how long it may take

    def budget(self, question: Question, at: float) -> Budget | None:
        """What a question that was just taken out may spend; None: answer at once, without a search.

        The time in which all that waits should be answered is dealt out to addresses, and the time of an
        address to its guests: each gets what it needs or, where that is too much, as much as any other.
        """
        loads: dict[str, dict[str, float]] = {}
        for one in (question, *self.turns[question.kind]):
            guests = loads.setdefault(one.asker.where, {})
            guests[one.asker.guest] = guests.get(one.asker.guest, 0.0) + self.need(one)
        here = loads[question.asker.where]
        mine = here[question.asker.guest]
        patience = self.wait_ms * PATIENCE[question.kind]
        each_address = even_level([sum(g.values()) for g in loads.values()], patience * AIM * self.thinkers)
        each = even_level(list(here.values()), each_address)
        share = min(1.0, each / mine)
        left = patience - (at - question.asked_at) * 1000.0
        most = self.wait_ms * (1.0 if question.kind == LIVE else LOWER_MOST)
        longest = min(most, left, LONGER * each * self.need(question) / mine)
        if question.quick is not None and longest < LEAST_MS:
            return None
        return Budget(max(LEAST_SHARE, share), max(LEAST_MS, longest))

    def need(self, question: Question) -> float:
        return self.needs.get(question.sort, FIRST_NEED_MS)

    def comes_too_late(self, question: Question) -> bool:
        """Whether so many stand before a live question that it would wait in vain, as others did lately: then
        it is answered at once. Guests take turns, so of each other guest of its address as many go before it as
        its own, and as many of each other address as of its own.
        """
        turns, where = self.turns[LIVE], question.asker.where
        others = len(turns.parts) - (where in turns.parts)
        guests = len(turns.parts[where].parts) if where in turns.parts else 0
        own = self.waiting[LIVE, f"guest {question.asker.guest}"] + 1
        return min(turns.count, own * (guests + 1) * (others + 1)) > self.length

    def waited_in_vain(self) -> None:
        self.length = max(SHORTEST * self.thinkers, self.length * SHORTER_TO)

    def learn(self, question: Question, spent_ms: float, share: float) -> None:
        """A question took so long with that share: the next of its sort will need about as much."""
        if share > 0.0:
            seen = spent_ms / max(LEAST_SHARE, share)
            before = self.needs.setdefault(question.sort, seen)
            self.needs[question.sort] = max(0.1, before + LEARN * (seen - before))
        self.length = min(FIRST_LENGTH * self.thinkers, self.length + LONGER_BY)

    # --- other workers

    def last_tables(self, count: int, begun: Container[str], kind: str = LIVE) -> list[str]:
        """Tables that stand far back with at most so many questions of a class in all, none of them begun."""
        numbers = Counter(one.asker.table for one in self.turns[kind])
        found: list[str] = []
        for table in reversed(numbers):
            if table not in begun and numbers[table] <= count:
                found.append(table)
                count -= numbers[table]
        return found


def names_of(asker: Asker) -> set[str]:
    return {f"guest {asker.guest}", f"address {asker.address}"}


def even_level(loads: Sequence[float], room: float) -> float:
    """The most that anybody may take, if whoever needs less leaves the rest to the others."""
    left = room
    for place, load in enumerate(sorted(loads)):
        others = len(loads) - place
        if load * others > left:
            return left / others
        left -= load
    return inf
