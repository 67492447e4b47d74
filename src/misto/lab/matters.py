"""What matters in each game: who did what how often, how those seats fared, where points came from.

Read from the events and score sheets of replayed records, so rooms need no code for it.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from misto.core.game import Game
from misto.core.record import Chance, Record, advance, begin


@dataclass(frozen=True)
class Matter:
    """Events of a kind that name their seat, told apart by one of their facts."""

    key: str  # of the plot's title: report-matter-<key>
    kind: str
    fact: str
    by_turn: bool = False  # when it happened, instead of who won by it


MATTERS = {
    "machi_koro": (Matter("cards", "build", "card"), Matter("landmarks", "landmark", "landmark")),
    "san_juan": (Matter("buildings", "build", "card"), Matter("roles", "role", "role")),
    "akropolis": (Matter("heights", "place", "level"),),
    "welcome_to": (Matter("plans", "approve", "letter", by_turn=True),),
}


@dataclass
class Doing:
    """How often something was done, by how many seats at least once, and their wins."""

    times: int = 0
    seats: int = 0
    wins: float = 0.0
    turns: int = 0  # the sum of the turns in which it was done

    def win_share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    def mean_turn(self) -> float:
        return self.turns / self.times if self.times else 0.0


@dataclass
class Findings:
    games: int = 0
    seats: int = 0
    doings: dict[str, dict[str, Doing]] = field(default_factory=dict)  # by matter, by what
    points: dict[str, int] = field(default_factory=dict)  # by line of the score sheet
    points_of_winners: dict[str, float] = field(default_factory=dict)
    winners: float = 0.0


def find(game: Game, records: Iterable[Record]) -> Findings:
    found = Findings()
    for record in records:
        look_at(game, record, found)
    return found


def look_at(game: Game, record: Record, found: Findings) -> None:
    matters = MATTERS.get(game.name, ())
    state = begin(game, record, listen=True)
    chance = Chance(record.chance)
    seats = len(record.seats)
    done: dict[str, list[Counter[str]]] = {m.key: [Counter() for _ in range(seats)] for m in matters}
    for number, (seat, action) in enumerate(record.steps, 1):
        turn = int(state.turns())
        told: set[tuple[object, ...]] = set()
        for event in advance(state, chance, number, seat, action):
            for matter in matters:
                what, who = event.facts.get(matter.fact), event.facts.get("seat")
                if event.kind != matter.kind or what is None or not isinstance(who, int):
                    continue
                if (matter.key, who, str(what)) in told:
                    continue  # told apart to the seat itself and to the others: one doing
                told.add((matter.key, who, str(what)))
                done[matter.key][who][str(what)] += 1
                doing_of(found, matter.key, str(what)).turns += turn
    found.games += 1
    found.seats += seats
    for who in range(seats):
        share = float(state.outcome(who))
        found.winners += share
        for key, by_seat in done.items():
            for what, times in by_seat[who].items():
                doing = doing_of(found, key, what)
                doing.times += times
                doing.seats += 1
                doing.wins += share
        for line in game.sheet(state, who):
            name = line.key + "".join(f" {v}" for k, v in line.facts.items() if k in ("letter", "street"))
            found.points[name] = found.points.get(name, 0) + line.points
            found.points_of_winners[name] = found.points_of_winners.get(name, 0.0) + share * line.points


def doing_of(found: Findings, key: str, what: str) -> Doing:
    return found.doings.setdefault(key, {}).setdefault(what, Doing())
