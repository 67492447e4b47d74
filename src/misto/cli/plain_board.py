"""A board for a room that draws none: its view as lists, in the room's own words where it has them.

``<room>-view-<field>`` names a field of the view. A field that the room's facts name components or seats
by (``Words.names``) is told by their names. A list of parts, one a seat, is told by who sits there.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from misto.core.game import View
from misto.games.registry import find_game
from misto.text import Text

SHARED = ("game", "seat", "over", "outcome")  # what every view has, and others tell
STEP = "  "


class Lists:
    """The lines of one view."""

    def __init__(self, view: Mapping[str, Any], text: Text, names: Sequence[str]) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.room = str(view["game"])
        self.known = find_game(self.room).words.names

    def label(self, field: str) -> str:
        key = f"{self.room}-view-{field}"
        return self.text.say(key) if self.text.has(key) else field.replace("_", " ")

    def word(self, field: str, value: object) -> str:
        """One value: a component or seat by its name, a yes or no by its sign, nothing as a dash."""
        prefix = self.known.get(field)
        if value is None:
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if prefix == "seat" and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else "–"
        key = f"{self.room}-{prefix or f'view-{field}'}-{value}"
        return self.text.say(key) if self.text.has(key) else str(value)

    def rows(self, field: str, value: object, depth: int) -> list[Styled]:
        indent, label = STEP * depth, self.label(field)
        if isinstance(value, Mapping):
            return [Styled(f"{indent}{label}"), *self.inside(value, depth + 1)]
        if not isinstance(value, list | tuple):
            return [Styled(f"{indent}{label}: {self.word(field, value)}")]
        if not any(isinstance(one, Mapping | list | tuple) for one in value):
            said = ", ".join(self.word(field, one) for one in value) or "–"
            return [Styled(f"{indent}{label}: {said}")]
        made = [Styled(f"{indent}{label}")]
        for place, one in enumerate(value):
            made += self.part(value, place, one, depth + 1)
        return made

    def part(self, whole: Sequence[object], place: int, one: object, depth: int) -> list[Styled]:
        """One of a list of parts, under its number or, where there is one a seat, under who sits there."""
        of_seats = len(whole) == len(self.names) and isinstance(one, Mapping)
        title = f"{STEP * depth}{self.names[place] if of_seats else place + 1}"
        if isinstance(one, Mapping):
            style = "bold" if of_seats else ""
            return [Styled(title, style=style), *self.inside(one, depth + 1)]
        said = ", ".join(map(str, one)) if isinstance(one, list | tuple) else str(one)
        return [Styled(f"{title}: {said}")]

    def inside(self, parts: Mapping[str, object], depth: int) -> list[Styled]:
        return [row for field, value in parts.items() for row in self.rows(field, value, depth)]

    def fields(self) -> list[list[Styled]]:
        return [self.rows(field, value, 0) for field, value in self.view.items() if field not in SHARED]


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    return Group(*(row for rows in Lists(view, text, names).fields() for row in rows))


def brief(view: View, text: Text, names: list[str]) -> list[RenderableType]:
    """Field by field, the first of the view nearest to the question."""
    return [Group(*rows) for rows in Lists(view, text, names).fields()]
