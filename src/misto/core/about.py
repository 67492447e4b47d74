"""What a component is, for whoever asks: its name, what it does, what it is worth now, and its rule.

A room explains its components by the names that options touch and views give them
(``games/<room>/about.py``), from a position that the asker may know. Rows of a score are the same in
every room, and explained here.
"""

from dataclasses import dataclass, field

from misto.core.decision import Line
from misto.core.event import Value

SCORE = "score"
Facts = dict[str, Value | float]  # what a sentence is filled in with


@dataclass(frozen=True, slots=True)
class Said:
    """A message with its facts, and the rule or the component's entry that tells more.

    ``card-bakery.help`` is an attribute of a message.
    """

    key: str
    args: Facts = field(default_factory=dict)
    rule: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """``entry`` names the component in the rulebook; ``short`` is all of it in one line, as a reader says it."""

    title: Said
    short: Said
    lines: tuple[Said, ...]
    entry: str = ""


def score_about(lines: list[Line], what: str) -> About | None:
    """A row of a score: what it is for, and its arithmetic. ``score:houses``, ``score:1:plan:B``.

    Where several lines have the key, and none is picked by one of its facts, all of them and their sum.
    """
    parts = what.split(":")[1:]
    if parts and parts[0].isdecimal():
        parts = parts[1:]
    rows = [line for line in lines if parts and line.key == parts[0]]
    if len(parts) > 1:
        rows = [line for line in rows if parts[1] in map(str, line.facts.values())]
    if not rows:
        return None
    first = rows[0]
    sums = [Said(f"sum-{one.key}", {**one.facts, "points": one.points}, one.rule) for one in rows]
    if len(rows) > 1:
        sums.append(Said("sum-total", {"points": sum(one.points for one in rows)}, first.rule))
    return About(Said(f"row-{first.key}", {**first.facts}, first.rule), sums[-1], tuple(sums))


def seat_of(what: str, viewer: int) -> int:
    """Whose score is asked about: the seat that is named, else the asker's."""
    second = what.split(":")[1:2]
    return int(second[0]) if second and second[0].isdecimal() and len(second[0]) < 4 else max(viewer, 0)
