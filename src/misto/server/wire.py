"""The messages between the server and everybody: the source of the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from misto.server.views import Absent, Exact, Facts, View, sometimes

SEATS_MOST = 100
Seat = Annotated[int, Field(ge=0, lt=SEATS_MOST)]
Step = Annotated[int, Field(ge=0, le=2**31 - 1)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL
Name = Annotated[str, Field(max_length=200)]
Code = Annotated[str, Field(min_length=1, max_length=200)]
Action = Annotated[int, Field(ge=0, le=2**31 - 1)]
Lang = Literal["uk", "ru", "en"]
AwayPolicy = Literal["wait", "bot", "skip"]
UndoPolicy = Literal["rule", "ask", "free"]
Setting = TypeAliasType("Setting", str | int | bool | list[str])


class MeAsked(Exact):
    name: Name | None = None
    lang: Lang | None = None


class SeatAsked(Exact):
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class AwayAsked(Exact):
    policy: AwayPolicy = "wait"
    after_s: Annotated[int, Field(ge=5, le=30 * 86400)] = 120
    deadline_s: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None


class TableAsked(Exact):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Setting | dict[str, Any]] = Field(default_factory=dict, max_length=100)
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=SEATS_MOST)]
    spectators: bool = True
    open_information: bool = False
    undo: UndoPolicy = "rule"
    hints: bool = True
    away: AwayAsked = Field(default_factory=AwayAsked)
    start: bool = False


class SitAsked(Exact):
    seat: Seat
    name: Name = ""


class SeatOnly(Exact):
    seat: Seat


class MoveAsked(Exact):
    seat: Seat
    step: Step
    key: Key
    actions: Annotated[list[Action | Code], Field(min_length=1, max_length=200)]


class UndoAsked(Exact):
    seat: Seat
    step: Step
    key: Key


class AnswerAsked(Exact):
    seat: Seat
    accept: bool


class RewindAsked(Exact):
    to: Step


class ContinueAsked(Exact):
    step: Step
    seat: Seat


class ClaimAsked(Exact):
    token: Annotated[str, Field(min_length=1, max_length=100)]


# --- answers


class RowInfo(Exact):
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


OptionRow = TypeAliasType(
    "OptionRow",
    Annotated[ChoiceRow | FlagRow | WholeRow | SubsetRow | OverridesRow, Field(discriminator="type")],
)


class GameInfo(Exact):
    name: str
    seats: tuple[int, int]
    usual_seats: int
    simultaneous: bool
    rules_version: int
    options: list[OptionRow]
    bots: list[str]
    names: dict[str, str]


class Me(Exact):
    name: str
    lang: Lang


class SeatInfo(Exact):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | Absent = sometimes()
    mine: bool
    present: bool
    resigned: bool


class AwayInfo(Exact):
    policy: AwayPolicy
    after_s: int
    deadline_s: int | None


class FrozenInfo(Exact):
    """Why a game cannot go on at this server; its record can still be had."""

    key: str
    args: Facts


class TableInfo(Exact):
    id: str
    url: str
    game: str
    options: dict[str, Setting]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    host: bool
    undo: UndoPolicy
    hints: bool
    spectators: bool
    open_information: bool
    away: AwayInfo
    commitment: str
    chance: str | Absent = sometimes()
    step: int
    created: float
    frozen: FrozenInfo | Absent = sometimes()
    rematch: str | Absent = sometimes()


class MyTable(TableInfo):
    my_seats: list[int]
    owes: bool


class ReasonInfo(Exact):
    rule: str
    key: str
    args: Facts


class OptionInfo(Exact):
    action: int
    code: str
    key: str
    args: Facts
    touches: list[str]


class RefusedInfo(Exact):
    code: str
    touches: list[str]
    reason: ReasonInfo


class PassingInfo(Exact):
    """The option that takes nothing, and the options worth more that it gives up, the best first."""

    action: int
    forgoes: list[int]


class DecisionInfo(Exact):
    seat: int
    kind: str
    rule: str
    key: str
    args: Facts
    options: list[OptionInfo]
    refused: list[RefusedInfo]
    passing: PassingInfo | None


class EventInfo(Exact):
    step: int
    kind: str
    facts: Facts


class LineInfo(Exact):
    key: str
    points: int
    facts: Facts


class TakebackInfo(Exact):
    seat: int
    accepted: list[int]


class StateMessage(Exact):
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


class PresenceMessage(Exact):
    """Between states: which seats' people are there."""

    type: Literal["presence"]
    present: list[int]


class PongMessage(Exact):
    """The answer to a ping, and a sign of life on a quiet channel."""

    type: Literal["pong"]


Message = TypeAliasType(
    "Message", Annotated[StateMessage | PresenceMessage | PongMessage, Field(discriminator="type")]
)


class ReplayMessage(StateMessage):
    last_step: int
    views: list[View] | None


class DeviceLink(Exact):
    token: str
    url: str


class HintOption(Exact):
    action: int
    code: str
    visits: int | None
    value: float | None


class Hint(Exact):
    action: int
    code: str
    options: list[HintOption]


class RecordInfo(Exact):
    format: str
    game: str
    rules_version: int
    options: dict[str, Setting]
    seats: list[str]
    chance: str
    steps: list[tuple[int, int]]
    marks: dict[str, str]
    fingerprint: str | Absent = sometimes()


class ErrorText(Exact):
    key: str
    args: Facts
    message: str


class Error(Exact):
    error: ErrorText


class MoveError(Error):
    reason: ReasonInfo | Absent = sometimes()
    state: StateMessage | Absent = sometimes()
