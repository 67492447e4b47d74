"""All messages between a table and whoever sits at it, wherever the table runs.

What a table tells is a TypedDict, what it is asked a dataclass: standard library only. The server makes
its OpenAPI document from these, and the page its types from that. A room's view is the one part that is
not here: each room names its own type (``Words.view_type``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, NotRequired, TypedDict

from misto.core.event import Value

SEATS_MOST = 100
View = Mapping[str, object]
Args = dict[str, Value]
Setting = str | int | bool | list[str]
Lang = Literal["uk", "ru", "en"]
Status = Literal["open", "playing", "over"]
AwayPolicy = Literal["wait", "bot", "skip"]
UndoPolicy = Literal["rule", "ask", "free"]


# --- what a table is asked


class Limits:
    """How large or long a value may be that somebody sends: in the words of a core schema of pydantic."""

    def __init__(self, **limits: int | str) -> None:
        self.limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Where pydantic checks a message, it asks for this by name; nothing of it is needed elsewhere."""
        return {**handler(source), **self.limits}


Seat = Annotated[int, Limits(ge=0, lt=SEATS_MOST)]
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
class TableAsked(Asked):
    game: Short
    seats: Annotated[list[SeatAsked], Limits(min_length=1, max_length=SEATS_MOST)]
    options: Annotated[dict[str, Setting | dict[str, Any]], Limits(max_length=100)] = field(
        default_factory=dict
    )
    spectators: bool = True
    open_information: bool = False
    undo: UndoPolicy = "rule"
    hints: bool = True
    away: AwayAsked = field(default_factory=AwayAsked)
    start: bool = False


@dataclass(frozen=True)
class SitAsked(Asked):
    seat: Seat
    name: Name = ""


@dataclass(frozen=True)
class SeatOnly(Asked):
    seat: Seat


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
class RewindAsked(Asked):
    to: Step


@dataclass(frozen=True)
class ContinueAsked(Asked):
    step: Step
    seat: Seat


@dataclass(frozen=True)
class ClaimAsked(Asked):
    token: Annotated[str, Limits(min_length=1, max_length=100)]


# --- what is told of games and people


class RowInfo(TypedDict):
    """A row of a game's options: its texts are found by its key, its rule by its number."""

    key: str
    rule: str


class ChoiceRow(RowInfo):
    type: Literal["choice"]
    default: str | int
    values: list[str | int]


class FlagRow(RowInfo):
    type: Literal["flag"]
    default: bool
    values: list[bool]


class WholeRow(RowInfo):
    type: Literal["whole"]
    default: int
    low: int
    high: int


class SubsetRow(RowInfo):
    type: Literal["subset"]
    default: list[str]
    values: list[str]


class OverridesRow(RowInfo):
    type: Literal["overrides"]
    default: str


SchemaRow = ChoiceRow | FlagRow | WholeRow | SubsetRow | OverridesRow


class GameInfo(TypedDict):
    name: str
    seats: tuple[int, int]
    usual_seats: int
    minutes: int  # that a game of people takes
    simultaneous: bool
    rules_version: int
    options: list[SchemaRow]
    bots: list[str]
    names: dict[str, str]


class Me(TypedDict):
    name: str
    lang: Lang


class DeviceLink(TypedDict):
    token: str
    url: str


# --- what is told of a table


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: NotRequired[str]
    mine: bool
    present: bool
    resigned: bool


class AwayInfo(TypedDict):
    policy: AwayPolicy
    after_s: int
    deadline_s: int | None


class FrozenInfo(TypedDict):
    """Why a game cannot go on at this server; its record can still be had."""

    key: str
    args: Args


class TableInfo(TypedDict):
    id: str
    url: str
    game: str
    options: dict[str, Setting]
    status: Status
    seats: list[SeatInfo]
    host: bool
    undo: UndoPolicy
    hints: bool
    spectators: bool
    open_information: bool
    away: AwayInfo
    commitment: str
    chance: NotRequired[str]
    step: int
    created: float
    frozen: NotRequired[FrozenInfo]
    rematch: NotRequired[str]


class MyTable(TableInfo):
    my_seats: list[int]
    owes: bool


class ReasonInfo(TypedDict):
    rule: str
    key: str
    args: Args


class OptionInfo(TypedDict):
    action: int
    code: str
    key: str
    verb: str
    rule: str
    args: Args
    touches: list[str]
    copies: int


class RefusedInfo(TypedDict):
    code: str
    touches: list[str]
    reason: ReasonInfo


class PassingInfo(TypedDict):
    """The option that takes nothing, and the options worth more that it gives up, the best first."""

    action: int
    forgoes: list[int]


class ChooseInfo(TypedDict):
    """Several options are one answer, in one list: so many, and ``stop`` after fewer than the most."""

    least: int
    most: int
    stop: int | None


class DecisionInfo(TypedDict):
    seat: int
    kind: str
    rule: str
    key: str
    args: Args
    options: list[OptionInfo]
    refused: list[RefusedInfo]
    passing: PassingInfo | None
    choose: ChooseInfo | None


class EventInfo(TypedDict):
    step: int
    kind: str
    rule: str
    facts: Args


class LineInfo(TypedDict):
    key: str
    points: int
    rule: str
    facts: Args


class ScoreLine(TypedDict):
    """A line of a score sheet with its facts beside it."""

    key: str
    points: int
    rule: str


OPEN: dict[type, Any] = {ScoreLine: Value}
"""The messages that hold more than they name, and what of."""


class RoomView(TypedDict):
    """What every room's view has; beside it ``game``, the room's name."""

    seat: int
    over: bool
    outcome: list[float] | None


class TakebackInfo(TypedDict):
    seat: int
    accepted: list[int]


class StateMessage(TypedDict):
    type: Literal["state"]
    table: TableInfo
    step: int
    seat: int
    view: View | None
    decision: DecisionInfo | None
    events: list[EventInfo]
    owes: list[int]
    can_undo: bool
    takeback: TakebackInfo | None
    sheets: list[list[LineInfo]]
    deadline: float | None
    outcome: list[float] | None


class PresenceMessage(TypedDict):
    """Between states: which seats' people are there."""

    type: Literal["presence"]
    present: list[int]


class PongMessage(TypedDict):
    """The answer to a ping, and a sign of life on a quiet channel."""

    type: Literal["pong"]


Message = StateMessage | PresenceMessage | PongMessage


class ReplayMessage(StateMessage):
    last_step: int
    views: list[View] | None


class HintOption(TypedDict):
    action: int
    code: str
    visits: int | None
    value: float | None


class Hint(TypedDict):
    action: int
    code: str
    options: list[HintOption]


class RecordInfo(TypedDict):
    format: str
    game: str
    rules_version: int
    options: dict[str, Setting]
    seats: list[str]
    chance: str
    steps: list[tuple[int, int]]
    marks: dict[str, str]
    fingerprint: NotRequired[str]


# --- what is told of what cannot be


class ErrorText(TypedDict):
    key: str
    args: Args
    message: str


class Error(TypedDict):
    error: ErrorText


class MoveError(Error):
    reason: NotRequired[ReasonInfo]
    state: NotRequired[StateMessage]
