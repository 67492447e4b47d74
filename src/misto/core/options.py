"""Options of a game: rows with their values, defaults and rule, and one strict reading of them."""

import json
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from misto.core.message import RowInfo, SchemaRow
from misto.core.trouble import Trouble

WHOLE = re.compile(r"-?[0-9]{1,18}")

Setting = str | int | bool | tuple[str, ...]  # the value of an option
Settings = dict[str, Setting]  # every option of a game with the value it has at a table


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several named values (words or numbers)."""

    key: str
    values: tuple[str | int, ...]
    default: str | int
    rule: str
    when: str = ""  # at which tables it matters, as in a rulebook: ``expansion=harbor``; "": at all

    def read(self, given: object) -> Setting:
        """What was given as a value of this option; Trouble if it is none."""
        for value in self.values:
            if (given == value and not isinstance(given, bool)) or str(given) == str(value):
                return value
        raise Trouble(
            "bad-option", option=self.key, value=shown(given), allowed=", ".join(map(str, self.values))
        )


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    key: str
    default: bool
    rule: str
    when: str = ""  # at which tables it matters, as in a rulebook: ``expansion=harbor``; "": at all

    def read(self, given: object) -> Setting:
        """What was given as a value of this option; Trouble if it is none."""
        if isinstance(given, bool):
            return given
        word = str(given).lower()
        if word in ("true", "yes", "on", "1"):
            return True
        if word in ("false", "no", "off", "0"):
            return False
        raise Trouble("bad-option", option=self.key, value=shown(given), allowed="true, false")


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    key: str
    low: int
    high: int
    default: int
    rule: str
    when: str = ""  # at which tables it matters, as in a rulebook: ``expansion=harbor``; "": at all
    offered: int | None = None  # the most that is offered, if records may have more

    @property
    def most(self) -> int:
        """The most that may be chosen for a new table."""
        return self.high if self.offered is None else self.offered

    def read(self, given: object) -> Setting:
        """What was given as a value of this option; Trouble if it is none."""
        text = "" if isinstance(given, bool) else whole_text(given)
        if WHOLE.fullmatch(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise Trouble("bad-option", option=self.key, value=shown(given), allowed=f"{self.low} … {self.high}")


@dataclass(frozen=True, slots=True)
class Subset:
    """Any of several words, none included; written with commas or as a list."""

    key: str
    values: tuple[str, ...]
    default: tuple[str, ...]
    rule: str

    def read(self, given: object) -> Setting:
        """What was given as a value of this option; Trouble if it is none."""
        if isinstance(given, str):
            words = [w.strip() for w in given.split(",") if w.strip() not in ("", "none")]
        elif isinstance(given, list | tuple):
            words = [str(w) for w in given]
        else:
            words = [str(given)]
        for word in words:
            if word not in self.values:
                raise Trouble(
                    "bad-option", option=self.key, value=shown(word), allowed=", ".join(self.values)
                )
        return tuple(v for v in self.values if v in words)


@dataclass(frozen=True, slots=True)
class Overrides:
    """Component values replaced by a host's own: a table of the TOML file that MISTO_OVERRIDES names.

    The values in force are part of a game's options, so that its record replays anywhere. They are
    kept as one line of JSON; "" means that the catalog stands as it is. ``check`` raises Trouble
    ("bad-override") for an unknown key or a value of the wrong type.
    """

    game: str
    rule: str
    check: Callable[[Mapping[str, object]], None]
    key: str = "overrides"

    @property
    def default(self) -> str:
        """The room's table of the host's file; empty if there is none."""
        path = os.environ.get("MISTO_OVERRIDES", "")
        if not path:
            return ""
        try:
            with open(path, "rb") as file:
                table = tomllib.load(file).get(self.game, {})
        except (OSError, ValueError, RecursionError) as why:
            raise Trouble("bad-override-file", file=path, why=str(why)) from None
        return str(self.read(table))

    def read(self, given: object) -> Setting:
        """What was given as a value of this option; Trouble if it is none."""
        if given == "" or given == {}:
            return ""
        table = given
        if isinstance(given, str):
            try:
                table = json.loads(given)
            except (ValueError, RecursionError):
                table = None
        if not isinstance(table, dict):
            raise Trouble("bad-option", option=self.key, value=shown(given), allowed="{ … }")
        self.check(table)
        return json.dumps(table, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


OptionRow = Choice | Flag | Whole | Subset | Overrides  # an option of a room: its key, values and default


def whole_text(given: object) -> str:
    """As text; "" for a number so long that Python itself does not write it out."""
    try:
        return str(given).strip()
    except (ValueError, RecursionError):
        return ""


def shown(given: object) -> str:
    text = whole_text(given) or "…"
    return text if len(text) <= 40 else text[:39] + "…"


def settle(rows: Sequence[OptionRow], given: Mapping[str, object]) -> Settings:
    """Every option with its value: what was given, checked, and the defaults for the rest."""
    known = {row.key: row for row in rows}
    for key in given:
        if key not in known:
            raise Trouble("unknown-option", option=shown(key), known=", ".join(known))
    return {row.key: row.read(given[row.key]) if row.key in given else row.default for row in rows}


def must_be_offered(rows: Sequence[OptionRow], settings: Settings) -> None:
    """Refuse values that only records have: a game of theirs would be longer than any table keeps."""
    for row in rows:
        value = settings[row.key]
        if isinstance(row, Whole) and isinstance(value, int) and value > row.most:
            raise Trouble("bad-option", option=row.key, value=shown(value), allowed=f"{row.low} … {row.most}")


def schema(rows: Sequence[OptionRow]) -> list[SchemaRow]:
    """The rows as plain data, for a page or a dialogue that lets people choose."""
    return [schema_row(row) for row in rows]


def schema_row(row: OptionRow) -> SchemaRow:
    info: RowInfo = {"key": row.key, "rule": row.rule}
    if isinstance(row, Choice | Flag | Whole) and row.when:
        info["when"] = row.when
    if isinstance(row, Choice):
        return {**info, "type": "choice", "default": row.default, "values": list(row.values)}
    if isinstance(row, Flag):
        return {**info, "type": "flag", "default": row.default, "values": [False, True]}
    if isinstance(row, Whole):
        return {**info, "type": "whole", "default": row.default, "low": row.low, "high": row.most}
    if isinstance(row, Overrides):
        return {**info, "type": "overrides", "default": row.default}
    return {**info, "type": "subset", "default": list(row.default), "values": list(row.values)}
