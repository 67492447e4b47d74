"""What a table is asked by whoever sits at it: dataclasses with the limits of each value (see ``message``)."""

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from misto.core.message import SEATS_MOST, AwayPolicy, Lang, Setting, Sign, UndoPolicy


class Limits:
    """How large or long a value may be that somebody sends: in the words of a core schema of pydantic."""

    def __init__(self, **limits: int | str) -> None:
        self.limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Where pydantic checks a message, it asks for this by name; nothing of it is needed elsewhere."""
        return {**handler(source), **self.limits}


Seat = Annotated[int, Limits(ge=0, lt=SEATS_MOST)]
Speaker = Annotated[int, Limits(ge=-1, lt=SEATS_MOST)]
Step = Annotated[int, Limits(ge=0, le=2**31 - 1)]
Key = Annotated[str, Limits(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Name = Annotated[str, Limits(max_length=200)]
Code = Annotated[str, Limits(min_length=1, max_length=200)]
Action = Annotated[int, Limits(ge=0, le=2**31 - 1)]
Short = Annotated[str, Limits(max_length=40)]
Seconds = Annotated[int, Limits(ge=5, le=30 * 86400)]


@dataclass(frozen=True)
class Asked:
    """What is not named is refused."""

    __pydantic_config__: ClassVar[Any] = {"extra": "forbid"}


@dataclass(frozen=True)
class MeAsked(Asked):
    name: Name | None = None
    lang: Lang | None = None


@dataclass(frozen=True)
class SeatAsked(Asked):
    kind: Literal["me", "open", "bot"]
    bot: Short | None = None
    name: Name | None = None


@dataclass(frozen=True)
class AwayAsked(Asked):
    policy: AwayPolicy = "wait"
    after_s: Seconds = 120
    deadline_s: Seconds | None = None


@dataclass(frozen=True)
class BeginAsked(Asked):
    """A named position to begin from; exactly one is named."""

    example: Short | None = None  # the number of a printed example


@dataclass(frozen=True)
class TableAsked(Asked):
    """A table to set up. One that begins from a named position has that position's seats and options."""

    game: Short
    seats: Annotated[list[SeatAsked], Limits(min_length=1, max_length=SEATS_MOST)] = field(
        default_factory=list
    )
    options: Annotated[dict[str, Setting | dict[str, Any]], Limits(max_length=100)] = field(
        default_factory=dict
    )
    spectators: bool = True
    open_information: bool = False
    undo: UndoPolicy = "rule"
    hints: bool | None = None  # not said: only as long as one person sits there
    away: AwayAsked = field(default_factory=AwayAsked)
    start: bool = False
    begin: BeginAsked | None = None
    listed: bool = False  # on the board of open tables, if the server has one
    chat: bool = False  # words as well as signs
    watchers_talk: bool = False  # also for who only watches


@dataclass(frozen=True)
class SitAsked(Asked):
    seat: Seat
    name: Name = ""


@dataclass(frozen=True)
class SeatOnly(Asked):
    seat: Seat


@dataclass(frozen=True)
class BotAsked(Asked):
    """A bot for a seat before the start; its name is shown as a person's would be."""

    seat: Seat
    bot: Short
    name: Name = ""


@dataclass(frozen=True)
class MoveAsked(Asked):
    """Answers of a seat, taken all or none; the key makes a repeated request harmless."""

    seat: Seat
    step: Step
    key: Key
    actions: Annotated[list[Action | Code], Limits(min_length=1, max_length=200)]


@dataclass(frozen=True)
class UndoAsked(Asked):
    seat: Seat
    step: Step
    key: Key


@dataclass(frozen=True)
class AnswerAsked(Asked):
    seat: Seat
    accept: bool


@dataclass(frozen=True)
class SignAsked(Asked):
    """A drawn sign for everybody at the table, from a seat (-1: from who watches)."""

    sign: Sign
    seat: Speaker = -1


@dataclass(frozen=True)
class SayAsked(Asked):
    """A line of words for everybody at the table, from a seat (-1: from who watches)."""

    text: Annotated[str, Limits(max_length=4000)]
    seat: Speaker = -1


@dataclass(frozen=True)
class TalkAsked(Asked):
    """What a table's host allows beside signs of who sits there."""

    chat: bool
    watchers_talk: bool


@dataclass(frozen=True)
class RewindAsked(Asked):
    to: Step


@dataclass(frozen=True)
class ContinueAsked(Asked):
    step: Step
    seat: Seat


@dataclass(frozen=True)
class ClaimAsked(Asked):
    token: Annotated[str, Limits(min_length=1, max_length=100)]


@dataclass(frozen=True)
class LessonAsked(Asked):
    """Answers of somebody in a lesson: the step, the moves made of it before, and those to make now."""

    step: Step
    actions: Annotated[list[Action | Code], Limits(min_length=1, max_length=20)]
    made: Annotated[list[Action | Code], Limits(max_length=20)] = field(default_factory=list)
