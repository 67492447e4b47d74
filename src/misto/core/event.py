"""What happened, and who may know it. Made only while somebody listens."""

from dataclasses import dataclass, field

Value = int | str | bool | list[int] | list[str]  # a fact that a message is filled in with

ALL = -1
"""Everybody at the table and every spectator."""


def but(seat: int) -> int:
    """The audience 'everyone except this seat', spectators included."""
    return -2 - seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind, who may know it (``ALL``, a seat, or all but one), and its facts."""

    kind: str
    to: int
    facts: dict[str, Value] = field(default_factory=dict)

    def heard_by(self, viewer: int) -> bool:
        """viewer is a seat, or -1 for a spectator."""
        if self.to == ALL:
            return True
        if self.to >= 0:
            return viewer == self.to
        return viewer != -2 - self.to
