"""The rules behind what a room tells: so that every sentence people see can lead to its paragraph."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from misto.core.decision import Line
from misto.core.event import Event, Value

TABLE = "table"
"""Stands for a rule where what is told concerns the table and no rulebook: a take-back, a stale move."""


@dataclass(frozen=True)
class Cites:
    """A rule's number by the kind of an event or the key of a line, where it names a card by "kind:card" first."""

    events: Mapping[str, str]  # by the kind of an event
    lines: Mapping[str, str]  # by the key of a line of a score or a sheet

    def of_event(self, event: Event) -> str:
        """The rule of an event, or TABLE where it stands on none."""
        return cited(self.events, event.kind, event.facts) or TABLE

    def of_lines(self, lines: Iterable[Line]) -> list[Line]:
        """The lines, each with its rule."""
        rules = self.lines
        return [Line(at.key, at.points, at.facts, cited(rules, at.key, at.facts)) for at in lines]


def cited(rules: Mapping[str, str], kind: str, facts: Mapping[str, Value]) -> str:
    return rules.get(f"{kind}:{facts.get('card')}") or rules.get(kind, "")
