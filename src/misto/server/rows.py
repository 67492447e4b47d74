"""What the database holds of a table, as values: made and taken apart at the store's edge only."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal

from misto.core.message import AwayPolicy, Setting, Status, UndoPolicy

SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Away:
    """What happens when a person does not answer."""

    policy: AwayPolicy = "wait"
    after_s: int = 120
    deadline_s: int | None = None


@dataclass(frozen=True, slots=True)
class Config:
    """What the people of a table agreed on beside the rules."""

    undo: UndoPolicy
    hints: bool | None  # None: as long as only one person sits there
    spectators: bool
    open_information: bool
    away: Away
    chat: bool = False  # words as well as signs
    watchers_talk: bool = False  # also for who only watches


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: SeatKind = "open"
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False  # no longer written: the log says who resigned


@dataclass(frozen=True, slots=True)
class Bells:
    """Whether and when a person wants to be called for their turn."""

    wanted: bool
    quiet_from: int | None  # minutes of the day in that zone; None: never quiet
    quiet_to: int | None
    zone: str
    topic: str | None  # where the host's ntfy tells this person


@dataclass(frozen=True, slots=True)
class Wish(Bells):
    """The same for one table, and in which language."""

    lang: str
    here: bool | None  # None: as at all tables


@dataclass(frozen=True, slots=True)
class Push:
    """A browser that takes notices."""

    hash: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in somebody's list."""

    id: str
    status: Status
    touched: float
    put_away: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    options: dict[str, Setting]
    chance: str
    status: Status
    host: str
    config: Config
    created: float
    touched: float
    started: float | None = None
    ended: float | None = None
    rematch: str | None = None
    origin: str | None = None
    start: str | None = None
    opening: str | None = None
    version: int = 1
    listed: bool = False  # on the board of open tables


@dataclass(frozen=True, slots=True)
class Course:
    """How far a game is, as its table's row says it."""

    status: Status
    ended: float | None
    touched: float


TABLE_FIELDS = tuple(field.name for field in fields(TableRow))
SEAT_FIELDS = tuple(field.name for field in fields(SeatRow))


def table_row(columns: Mapping[str, Any]) -> TableRow:
    found = {name: columns[name] for name in TABLE_FIELDS}
    config = json.loads(columns["config"])
    found["config"] = Config(**config | {"away": Away(**config["away"])})
    found["options"] = json.loads(columns["options"])
    return TableRow(**found)


def seat_row(columns: Mapping[str, Any]) -> SeatRow:
    return SeatRow(**{name: columns[name] for name in SEAT_FIELDS})


def table_columns(row: TableRow) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in TABLE_FIELDS}
    return columns | {"config": json.dumps(asdict(row.config)), "options": json.dumps(row.options)}


def seat_columns(row: SeatRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in SEAT_FIELDS}


def changed_columns(before: TableRow, after: TableRow) -> dict[str, Any]:
    """What to write so that the row says the other thing."""
    old, new = table_columns(before), table_columns(after)
    return {name: value for name, value in new.items() if old[name] != value}
