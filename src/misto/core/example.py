"""Printed examples as data of a room: positions one can open and try, and what must be seen then.

``games/<room>/examples.json`` holds them under the numbers that the rulebooks mark with ``example:``.
An example has one or more trials: a position, the moves the example plays from it, and what is seen
between them. The first trial is the one people open; the others show what the text says beside it.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from misto.core.options import Setting

KIND = "example"
FILE = "examples.json"


@dataclass(frozen=True, slots=True)
class Part:
    """A move of a seat (its notation), or what must be seen before the next: see testing/examples.py."""

    seat: int = -1
    move: str = ""
    see: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class Trial:
    """One way through an example: the table, the position and what happens from there."""

    seats: int
    options: Mapping[str, Setting]
    seat: int  # whose view it is
    hands: tuple[int, ...]  # the seats that one plays oneself; bots play the others
    start: str  # the position, as core/position.py writes it
    seed: int | None  # under which dice and cards fall as the example needs; None: any will do
    line: tuple[Part, ...]  # moves and looks in order

    def moves(self) -> list[tuple[int, str]]:
        """Seat and notation of every move, without the looks."""
        return [(part.seat, part.move) for part in self.line if part.see is None]


@dataclass(frozen=True, slots=True)
class Example:
    """A printed example under its number."""

    id: str  # as the rulebooks mark it, MK-T3
    paragraph: str  # of the rulebooks
    rules: tuple[str, ...]  # of RULES.md, that it shows
    trials: tuple[Trial, ...]


Examples = Callable[[], Mapping[str, Example]]  # of a room, by their number; read when asked for


def kept_beside(file: str) -> Examples:
    """The printed examples in a room's folder by their number, read when first asked for."""

    @cache
    def read() -> Mapping[str, Example]:
        return read_examples((Path(file).parent / FILE).read_text(encoding="utf-8"))

    return read


def none_printed() -> Mapping[str, Example]:
    return {}


def read_examples(text: str) -> dict[str, Example]:
    found = [read_example(one) for one in json.loads(text)]
    return {one.id: one for one in found}


def read_example(plain: Mapping[str, object]) -> Example:
    trials, rules = plain["trials"], plain["rules"]
    assert isinstance(trials, list)
    assert isinstance(rules, list)
    tried = tuple(read_trial(one) for one in trials)
    return Example(str(plain["id"]), str(plain["paragraph"]), tuple(rules), tried)


def read_trial(plain: dict[str, object]) -> Trial:
    options, hands, line, seed = plain["options"], plain["hands"], plain["line"], plain["seed"]
    assert isinstance(options, dict)
    assert isinstance(hands, list)
    assert isinstance(line, list)
    assert seed is None or isinstance(seed, int)
    seats, seat = plain["seats"], plain["seat"]
    assert isinstance(seats, int)
    assert isinstance(seat, int)
    return Trial(seats, options, seat, tuple(hands), str(plain["start"]), seed, tuple(map(read_part, line)))


def read_part(plain: Mapping[str, object]) -> Part:
    see = plain.get("see")
    if isinstance(see, dict):
        return Part(see=see)
    seat = plain["seat"]
    assert isinstance(seat, int)
    return Part(seat, str(plain["do"]))
