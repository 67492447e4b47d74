"""What a room offers to everybody outside it: one value of functions and facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from misto.core.decision import Decision, Line, Reason
from misto.core.facts import Facts
from misto.core.judge import Judge
from misto.core.manner import Manner
from misto.core.observer import Observer
from misto.core.options import OptionRow, Settings, settle
from misto.core.rng import Rng
from misto.core.state import State
from misto.core.trouble import Trouble

View = dict[str, object]


@dataclass(frozen=True)
class Game:
    name: str
    rules_version: int
    seats: tuple[int, int]  # fewest and most
    usual_seats: int
    simultaneous: bool  # several seats may owe a decision at once
    options: tuple[OptionRow, ...]
    check: Callable[[Settings, int], None]  # raises Trouble for a combination that cannot be played
    actions: int  # actions are 0 to actions - 1
    most_decisions: int  # no game under default options takes more
    pieces: tuple[tuple[str, int], ...]  # the observation: names and sizes, in order
    judge: Judge  # what a position is worth
    observer: Observer  # what a learner sees of it
    manner: Manner  # how bots search it
    facts: Facts  # what the lab and the page tell of it
    new: Callable[[Settings, int, Rng], State]
    load: Callable[[dict[str, list[int]]], State]  # the inverse of State.fields
    view: Callable[[State, int], View]  # what a seat may see; -1 is a spectator
    decide: Callable[[State, int], Decision | None]  # what a seat is asked, None if nothing
    why_not: Callable[[State, int, int], Reason]  # why an action is not legal now
    write: Callable[[int], str]  # an action as text
    read: Callable[[str], int]  # and back; Trouble if it is no action
    sheet: Callable[[State, int], list[Line]]  # the score sheet of a seat
    conserved: Callable[[State], dict[str, int]]  # sums that never change during a game
    names: Mapping[str, str]  # facts that name components: fact key -> message prefix
    score: Callable[[Mapping[str, object]], list[Line]] | None = None  # a table on paper: see paper.py
    # everybody's view until State.turns or reveals next changes, where that is cheaper than each alone
    views: Callable[[State], Callable[[int], View]] | None = None
    plays: tuple[int, ...] = ()  # older rules versions that this code still plays exactly
    played_by: Mapping[int, str] = field(default_factory=dict)  # the others: the last misto that played them
    widest: int = 0  # room for the longest legal list, where far fewer than all actions can be legal at once

    def settle(self, given: Mapping[str, object], seats: int) -> Settings:
        """The full, checked set of options for a table of so many seats."""
        if not self.seats[0] <= seats <= self.seats[1]:
            raise Trouble("bad-seats", game=self.name, seats=seats, low=self.seats[0], high=self.seats[1])
        settings = settle(self.options, given)
        self.check(settings, seats)
        return settings

    def must_play(self, rules_version: int) -> None:
        """Refuse a history made under rules that this code does not play, and say which misto does."""
        if rules_version == self.rules_version or rules_version in self.plays:
            return
        facts = {"game": self.name, "theirs": rules_version, "ours": self.rules_version}
        if rules_version > self.rules_version:
            raise Trouble("newer-rules", **facts)
        raise Trouble("other-rules", **facts, misto=self.played_by.get(rules_version, "?"))

    def observation_size(self) -> int:
        return sum(size for _, size in self.pieces)
