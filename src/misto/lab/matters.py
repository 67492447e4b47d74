"""What matters in each game: who did what how often, how those seats fared, where points came from.

Read from the events and score sheets of replayed records, so rooms need no code for it.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from misto.core.decision import Line
from misto.core.event import Value
from misto.core.facts import Matter
from misto.core.game import Game
from misto.core.record import Chance, Record, advance, begin


@dataclass
class Doing:
    """How often something was done, by how many seats at least once, how they fared, and when."""

    times: int = 0
    seats: int = 0
    wins: float = 0.0
    points: int = 0
    turns: list[int] = field(default_factory=list)  # in which it was done

    def win_share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    def mean_points(self) -> float:
        return self.points / self.seats if self.seats else 0.0


@dataclass(frozen=True)
class Part:
    """A part of the score sheet: a line's key, and what tells it apart."""

    key: str
    facts: tuple[tuple[str, Value], ...] = ()


@dataclass
class Worth:
    """What a part of the sheet came to, summed over all seats."""

    points: int = 0
    of_winners: float = 0.0
    numbers: Counter[str] = field(default_factory=Counter)  # the numbers behind the points


@dataclass
class Findings:
    games: int = 0
    seats: int = 0
    winners: float = 0.0
    doings: dict[str, dict[str, Doing]] = field(default_factory=dict)  # by matter, by what
    parts: dict[Part, Worth] = field(default_factory=dict)

    def doing(self, matter: Matter, what: str) -> Doing:
        return self.doings.setdefault(matter.key, {}).setdefault(what, Doing())


def find(game: Game, records: Iterable[Record]) -> Findings:
    found = Findings()
    for record in records:
        look_at(game, record, found)
    return found


def look_at(game: Game, record: Record, found: Findings) -> None:
    matters = game.facts.matters
    state = begin(game, record, listen=True)
    chance = Chance(record.chance)
    seats = len(record.seats)
    done: list[Counter[tuple[Matter, str]]] = [Counter() for _ in range(seats)]
    for number, (seat, action) in enumerate(record.steps, 1):
        turn = int(state.turns())
        told: set[tuple[Matter, int, str]] = set()
        for event in advance(state, chance, number, seat, action):
            for matter in matters:
                what, who = event.facts.get(matter.fact), event.facts.get("seat")
                if event.kind != matter.kind or what is None or not isinstance(who, int):
                    continue
                if (matter, who, str(what)) in told:
                    continue  # told apart to the seat itself and to the others: one doing
                told.add((matter, who, str(what)))
                done[who][matter, str(what)] += 1
                found.doing(matter, str(what)).turns.append(turn)
    found.games += 1
    found.seats += seats
    for who in range(seats):
        share = float(state.outcome(who))
        found.winners += share
        for (matter, what), times in done[who].items():
            doing = found.doing(matter, what)
            doing.times += times
            doing.seats += 1
            doing.wins += share
            doing.points += int(state.points(who))
        for line in game.words.sheet(state, who):
            add_line(found, line, game.facts.told_apart.get(line.key, ""), share)


def add_line(found: Findings, line: Line, fact: str, share: float) -> None:
    """Count a line of a sheet; lines of one key are told apart by a fact, if one is named."""
    part = Part(line.key, ((fact, line.facts[fact]),) if fact in line.facts else ())
    worth = found.parts.setdefault(part, Worth())
    worth.points += line.points
    worth.of_winners += share * line.points
    worth.numbers.update({name: value for name, value in line.facts.items() if isinstance(value, int)})
