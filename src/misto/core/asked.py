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


class Meaning:
    """What a value is for, in the OpenAPI document."""

    def __init__(self, said: str) -> None:
        self.said = said

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> Any:
        return {**handler(schema), "description": self.said}


Seat = Annotated[int, Limits(ge=0, lt=SEATS_MOST), Meaning("the seat, counted from 0")]
Speaker = Annotated[
    int, Limits(ge=-1, lt=SEATS_MOST), Meaning("the seat that speaks, counted from 0; -1: who only watches")
]
Step = Annotated[int, Limits(ge=0, le=2**31 - 1)]
AtStep = Annotated[
    Step, Meaning("the step of the table that this answers; at another one it is refused with 409")
]
# PostgreSQL keeps no NUL
Key = Annotated[
    str,
    Limits(min_length=1, max_length=64, pattern=r"^[^\x00]*$"),
    Meaning("any text, a new one for every request: the same again gets the first answer again"),
]
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
    name: Annotated[Name | None, Meaning("the name to be called; null or left out: as before")] = None
    lang: Annotated[Lang | None, Meaning("the language to be spoken to; null or left out: as before")] = None


@dataclass(frozen=True)
class SeatAsked(Asked):
    kind: Annotated[Literal["me", "open", "bot"], Meaning("who sits there: oneself, whoever comes, or a bot")]
    bot: Annotated[Short | None, Meaning("which bot, such as greedy or level:hard")] = None
    name: Annotated[Name | None, Meaning("how the seat is called")] = None


@dataclass(frozen=True)
class AwayAsked(Asked):
    policy: Annotated[AwayPolicy, Meaning("wait, let a bot move, or pass over")] = "wait"
    after_s: Annotated[Seconds, Meaning("after how many seconds away")] = 120
    deadline_s: Annotated[Seconds | None, Meaning("seconds for a decision, present or not; null: any")] = None


@dataclass(frozen=True)
class BeginAsked(Asked):
    """A named position to begin from; exactly one is named."""

    example: Annotated[Short | None, Meaning("the number of a printed example, such as MK-T3")] = None


@dataclass(frozen=True)
class TableAsked(Asked):
    """A table to set up. One that begins from a named position has that position's seats and options."""

    game: Annotated[Short, Meaning("the game's name, as GET /api/games lists it")]
    seats: Annotated[
        list[SeatAsked],
        Limits(min_length=1, max_length=SEATS_MOST),
        Meaning("who sits where, in order"),
    ] = field(default_factory=list)
    options: Annotated[
        dict[str, Setting | dict[str, Any]],
        Limits(max_length=100),
        Meaning("the game's options by key; those left out have their defaults"),
    ] = field(default_factory=dict)
    spectators: Annotated[bool, Meaning("others may look on")] = True
    open_information: Annotated[bool, Meaning("everybody sees every hand")] = False
    undo: Annotated[
        UndoPolicy, Meaning("rule: as long as nothing came to light; ask: others agree; free: to any step")
    ] = "rule"
    hints: Annotated[
        bool | None, Meaning("advice may be asked for; null: as long as one person sits there")
    ] = None
    away: Annotated[AwayAsked, Meaning("what happens while somebody is away")] = field(
        default_factory=AwayAsked
    )
    start: Annotated[bool, Meaning("begin at once, if no seat is open")] = False
    begin: Annotated[BeginAsked | None, Meaning("the position to begin from; null: the set-up")] = None
    listed: Annotated[bool, Meaning("on the board of open tables, if the server has one")] = False
    chat: Annotated[bool, Meaning("words as well as signs")] = False
    watchers_talk: Annotated[bool, Meaning("signs and words also for who only watches")] = False


@dataclass(frozen=True)
class SitAsked(Asked):
    seat: Seat
    name: Annotated[Name, Meaning("the name to be called here; empty: the guest's own")] = ""


@dataclass(frozen=True)
class SeatOnly(Asked):
    seat: Seat


@dataclass(frozen=True)
class BotAsked(Asked):
    """A bot for a seat before the start; its name is shown as a person's would be."""

    seat: Seat
    bot: Annotated[Short, Meaning("which bot, such as greedy or level:hard")]
    name: Annotated[Name, Meaning("how the seat is called; empty: the bot's own name")] = ""


@dataclass(frozen=True)
class MoveAsked(Asked):
    """Answers of a seat, taken all or none; the key makes a repeated request harmless."""

    seat: Seat
    step: AtStep
    key: Key
    actions: Annotated[
        list[Action | Code],
        Limits(min_length=1, max_length=200),
        Meaning("the answers in order, each by its number or its short form"),
    ]


@dataclass(frozen=True)
class UndoAsked(Asked):
    seat: Seat
    step: AtStep
    key: Key


@dataclass(frozen=True)
class AnswerAsked(Asked):
    seat: Seat
    accept: Annotated[bool, Meaning("whether the move may be taken back")]


@dataclass(frozen=True)
class SignAsked(Asked):
    """A drawn sign for everybody at the table, from a seat (-1: from who watches)."""

    sign: Annotated[Sign, Meaning("which of the drawn signs")]
    seat: Speaker = -1


@dataclass(frozen=True)
class SayAsked(Asked):
    """A line of words for everybody at the table, from a seat (-1: from who watches)."""

    text: Annotated[str, Limits(max_length=4000), Meaning("the line, at most 300 characters")]
    seat: Speaker = -1


@dataclass(frozen=True)
class TalkAsked(Asked):
    """What a table's host allows beside signs of who sits there."""

    chat: Annotated[bool, Meaning("words as well as signs")]
    watchers_talk: Annotated[bool, Meaning("signs and words also for who only watches")]


@dataclass(frozen=True)
class RewindAsked(Asked):
    to: Annotated[Step, Meaning("the step to go back to; 0 is the set-up")]


@dataclass(frozen=True)
class ContinueAsked(Asked):
    step: Annotated[Step, Meaning("the step of the finished game to go on from")]
    seat: Seat


@dataclass(frozen=True)
class ClaimAsked(Asked):
    token: Annotated[str, Limits(min_length=1, max_length=100), Meaning("the last part of the device link")]


@dataclass(frozen=True)
class LessonAsked(Asked):
    """Answers of somebody in a lesson: the step, the moves made of it before, and those to make now."""

    step: Annotated[Step, Meaning("the step of the lesson, counted from 0")]
    actions: Annotated[
        list[Action | Code],
        Limits(min_length=1, max_length=20),
        Meaning("the answers in order, each by its number or its short form"),
    ]
    made: Annotated[
        list[Action | Code], Limits(max_length=20), Meaning("the moves already made of this step")
    ] = field(default_factory=list)
