"""What a room offers to everybody outside it: its rules, its words, and what is known about it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from misto.core.about import About
from misto.core.cites import Cites
from misto.core.decision import Decision, Line, Reason
from misto.core.example import Examples, none_printed
from misto.core.facts import Facts
from misto.core.judge import Judge
from misto.core.manner import Manner
from misto.core.message import View as View
from misto.core.observer import Observer
from misto.core.options import OptionRow, Settings, settle
from misto.core.plans import Plans
from misto.core.rng import Rng
from misto.core.state import State
from misto.core.study import Study
from misto.core.trouble import Trouble
from misto.core.why import Why
from misto.core.window import Window


@dataclass(frozen=True)
class Rules:
    """What is played: who may sit down, what may be agreed on, and how a position comes to be."""

    version: int
    seats: tuple[int, int]  # fewest and most
    usual_seats: int
    simultaneous: bool  # several seats may owe a decision at once
    options: tuple[OptionRow, ...]
    check: Callable[[Settings, int], None]  # raises Trouble for a combination that cannot be played
    actions: int  # actions are 0 to actions - 1
    most_decisions: int  # no game under default options takes more
    new: Callable[[Settings, int, Rng], State]
    load: Callable[[dict[str, list[int]]], State]  # the inverse of State.fields
    conserved: Callable[[State], dict[str, int]]  # sums that never change during a game
    agreed: tuple[
        tuple[str, int], ...
    ]  # fields of a position that come from the options: so many numbers, 0: all
    plays: tuple[int, ...] = ()  # older rules versions that this code still plays exactly
    played_by: Mapping[int, str] = field(default_factory=dict)  # the others: the last misto that played them
    widest: int = 0  # room for the longest legal list, where far fewer than all actions can be legal at once
    # the most there can be of what is conserved, by a new game: a start that has more is refused. Less may lie there:
    # a printed example shows a part of the deck. None: nothing is compared
    box: Callable[[State], dict[str, int]] | None = None


@dataclass(frozen=True)
class Words:
    """What people see and say: views, questions, reasons, moves as text, score sheets."""

    view: Callable[[State, int], View]  # what a seat may see; -1 is a spectator
    decide: Callable[[State, int], Decision | None]  # what a seat is asked, None if nothing
    why_not: Callable[[State, int, int], Reason]  # why an action is not legal now
    write: Callable[[int], str]  # an action as text
    read: Callable[[str], int]  # and back; Trouble if it is no action
    sheet: Callable[[State, int], list[Line]]  # the score sheet of a seat
    names: Mapping[str, str]  # facts that name components: fact key -> message prefix
    cites: Cites  # the rules behind events and score sheets
    # why an action, or why one before another, by what each changes; the position is one that the seat may know
    reasons: Callable[[State, int, int, int | None], list[Why]]
    # what a component is to a viewer who may know the position; None if there is no such component
    about: Callable[[State, int, str], About | None]
    view_type: type  # what the view is: a TypedDict with the room's name as its ``game``
    # what of a view no position holds, read off the moves that led to it, the latest first
    recall: Callable[[State, int, Iterable[int]], View] | None = None
    # everybody's view until State.turns or reveals next changes, where that is cheaper than each alone
    views: Callable[[State], Callable[[int], View]] | None = None


@dataclass(frozen=True)
class Paper:
    """What helps beside the cardboard."""

    score: Callable[[Mapping[str, object]], list[Line]]  # a table on paper: see paper.py
    # numbered pieces that a score file names: number, letters, hexes clockwise, from how many players
    tiles: Callable[[], list[tuple[int, str, list[str], int]]] | None = None


@dataclass(frozen=True)
class Past:
    """How a room was judged and searched in an earlier version, so that its bots stay playable for ever."""

    judge: Judge
    manner: Manner


@dataclass(frozen=True)
class Game:
    """A room as everybody outside it knows it. ``misto.game(name)`` finds one."""

    name: str
    rules: Rules
    words: Words
    judge: Judge  # what a position is worth
    observer: Observer  # what a learner sees of it
    manner: Manner  # how bots search it
    facts: Facts  # what the lab and the page tell of it
    paper: Paper | None = None
    # fewer actions for learners, by the window's size; None where all actions are few enough
    window: Callable[[int], Window] | None = None
    usual_window: int = 0
    past: Mapping[str, Past] = field(default_factory=dict)  # by version; none where nothing has changed since
    study: Study | None = None  # how its judgement is learned, where it is
    plans: Plans | None = None  # fixed plans to climb, where a game can be played by one
    examples: Examples = none_printed  # the printed examples, as positions one can try

    def settle(self, given: Mapping[str, object], seats: int) -> Settings:
        """The full, checked set of options for a table of so many seats."""
        low, high = self.rules.seats
        if not low <= seats <= high:
            raise Trouble("bad-seats", game=self.name, seats=seats, low=low, high=high)
        settings = settle(self.rules.options, given)
        self.rules.check(settings, seats)
        return settings

    def must_play(self, version: int) -> None:
        """Refuse a history made under rules that this code does not play, and say which misto does."""
        ours = self.rules.version
        if version == ours or version in self.rules.plays:
            return
        facts = {"game": self.name, "theirs": version, "ours": ours}
        if version > ours:
            raise Trouble("newer-rules", **facts)
        raise Trouble("other-rules", **facts, misto=self.rules.played_by.get(version, "?"))

    def as_of(self, version: str) -> "Game":
        """The same game judged and searched as in an earlier version."""
        past = self.past.get(version)
        return self if past is None else replace(self, judge=past.judge, manner=past.manner)
