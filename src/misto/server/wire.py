"""The messages between the server and everybody: the source of the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SEATS_MOST = 100
Seat = Annotated[int, Field(ge=0, lt=SEATS_MOST)]
Step = Annotated[int, Field(ge=0, le=2**31 - 1)]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(max_length=200)]
Code = Annotated[str, Field(min_length=1, max_length=200)]
Pair = Annotated[list[int], Field(min_length=2, max_length=2)]
Action = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class MeAsked(Asked):
    name: Name | None = None
    lang: Literal["uk", "ru", "en"] | None = None


class SeatAsked(Asked):
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class Away(Asked):
    policy: Literal["wait", "bot", "skip"] = "wait"
    after_s: Annotated[int, Field(ge=5, le=30 * 86400)] = 120
    deadline_s: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None


class TableAsked(Asked):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=SEATS_MOST)]
    spectators: bool = True
    open_information: bool = False
    undo: Literal["rule", "ask", "free"] = "rule"
    hints: bool = True
    away: Away = Field(default_factory=Away)
    start: bool = False


class SitAsked(Asked):
    seat: Seat
    name: Name = ""


class SeatOnly(Asked):
    seat: Seat


class MoveAsked(Asked):
    seat: Seat
    step: Step
    key: Key
    actions: Annotated[list[Action | Code], Field(min_length=1, max_length=200)]


class UndoAsked(Asked):
    seat: Seat
    step: Step
    key: Key


class AnswerAsked(Asked):
    seat: Seat
    accept: bool


class RewindAsked(Asked):
    to: Step


class ContinueAsked(Asked):
    step: Step
    seat: Seat


class ClaimAsked(Asked):
    token: Annotated[str, Field(min_length=1, max_length=100)]


# --- answers


class GameInfo(BaseModel):
    name: str
    seats: Pair
    usual_seats: int
    simultaneous: bool
    rules_version: int
    options: list[dict[str, Any]]
    bots: list[str]
    names: dict[str, str]


class Me(BaseModel):
    name: str
    lang: str


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    mine: bool
    present: bool
    resigned: bool


class TableInfo(BaseModel):
    id: str
    url: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    host: bool
    undo: Literal["rule", "ask", "free"]
    hints: bool
    spectators: bool
    open_information: bool
    away: Away
    commitment: str
    chance: str | None = None
    step: int
    created: float
    rematch: str | None = None


class MyTable(TableInfo):
    my_seats: list[int]
    owes: bool


class ReasonInfo(BaseModel):
    rule: str
    key: str
    args: dict[str, Any]


class OptionInfo(BaseModel):
    action: int
    code: str
    key: str
    args: dict[str, Any]
    touches: list[str]


class RefusedInfo(BaseModel):
    code: str
    touches: list[str]
    reason: ReasonInfo


class DecisionInfo(BaseModel):
    seat: int
    kind: str
    rule: str
    key: str
    args: dict[str, Any]
    options: list[OptionInfo]
    refused: list[RefusedInfo]


class EventInfo(BaseModel):
    step: int
    kind: str
    facts: dict[str, Any]


class LineInfo(BaseModel):
    key: str
    points: int
    facts: dict[str, Any]


class TakebackInfo(BaseModel):
    seat: int
    accepted: list[int]


class StateMessage(BaseModel):
    type: Literal["state"]
    table: TableInfo
    step: int
    seat: int
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    events: list[EventInfo]
    owes: list[int]
    can_undo: bool
    takeback: TakebackInfo | None
    sheets: list[list[LineInfo]]
    deadline: float | None
    outcome: list[float] | None


class ReplayMessage(StateMessage):
    last_step: int
    views: list[dict[str, Any]] | None = None


class DeviceLink(BaseModel):
    token: str
    url: str


class HintOption(BaseModel):
    action: int
    code: str
    visits: int | None
    value: float | None


class Hint(BaseModel):
    action: int
    code: str
    options: list[HintOption]


class RecordInfo(BaseModel):
    format: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[str]
    chance: str
    steps: list[Pair]
    marks: dict[str, str]
    fingerprint: str


class ErrorText(BaseModel):
    key: str
    args: dict[str, Any]
    message: str


class Error(BaseModel):
    error: ErrorText


class MoveError(Error):
    reason: ReasonInfo | None = None
    state: StateMessage | None = None
