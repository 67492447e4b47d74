"""What a room tells of itself to the lab and the page, so that neither knows its name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from misto.core.message import Setting


@dataclass(frozen=True)
class Matter:
    """What a report counts: events of a kind that name their seat, told apart by one of their facts."""

    key: str  # of the plot's title: <room>-matter-<key>
    kind: str
    fact: str
    shows: Literal["wins", "steps", "turns"] = "wins"  # win shares by share, in order, or when it was done


@dataclass(frozen=True)
class Behind:
    """A column of the table behind a score sheet: the mean of a line's number, a seat or over another."""

    key: str  # of the column's title: <room>-column-<key>
    number: str
    over: str = ""


@dataclass(frozen=True)
class Bench:
    """A table whose pace is measured by random playouts, and by search too if so marked; or one whose bots are."""

    name: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    search: bool = False
    games: int = (
        0  # of its rows in the strength table, where a game takes long; 0: as many as the others have
    )


@dataclass(frozen=True)
class Facts:
    """What the lab and the page are told of a room."""

    colours: tuple[str, str]  # the game's strong colour on light and on dark ground
    minutes: int  # that a game of people takes
    # options that most tables choose; the page folds the others, rulings for whoever looks for them (none: nothing)
    chosen_first: tuple[str, ...] = ()
    alone: Mapping[str, Setting] | None = (
        None  # the options that a game for one person needs; None: there is none
    )
    matters: tuple[Matter, ...] = ()
    told_apart: Mapping[str, str] = field(default_factory=dict)  # a sheet's line -> the fact that parts it
    behind: tuple[Behind, ...] = ()  # for the lines that have the first one's number
    benches: tuple[Bench, ...] = ()
    tables: tuple[Bench, ...] = ()  # that people choose: where strength and time to think are measured
