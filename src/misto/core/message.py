"""What a table tells whoever sits at it, wherever the table runs; what it is asked is in ``asked``, lessons are
told in ``lesson_message``, rulebooks in ``rulebook_message``.

What a table tells is a TypedDict, what it is asked a dataclass: standard library only. The server makes
its OpenAPI document from these, and the page its types from that. A room's view is the one part that is
not here: each room names its own type (``Words.view_type``).
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from misto.core.event import Value

SEATS_MOST = 100
View = Mapping[str, object]  # what a seat sees; the fields of each room's are in games/<room>/seen.py
Args = dict[str, Value]
Figures = dict[str, Value | float]  # facts that may be means
Setting = str | int | bool | list[str]  # the value of an option as JSON has it
Lang = Literal["uk", "ru", "en"]
Status = Literal["open", "playing", "over"]
AwayPolicy = Literal["wait", "bot", "skip"]
UndoPolicy = Literal["rule", "ask", "free"]
Sign = Literal["hello", "well", "wow", "laugh", "oops", "think", "hurry", "thanks"]


# --- what is told of games and people


class RowInfo(TypedDict):
    """A row of a game's options: its texts are found by its key, its rule by its number."""

    key: str
    rule: str
    when: NotRequired[str]  # at which tables it matters, as in a rulebook: ``expansion=harbor``


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
    chosen_first: list[str]  # options that most tables choose; all of them where this is empty
    alone: dict[str, Setting] | None  # what a game for one person needs; null: there is none
    bots: list[str]
    names: dict[str, str]
    lessons: int  # how many it has
    colours: tuple[str, str]  # on light and on dark ground


class RoomTexts(TypedDict):
    """What a room says, for a page that was built without it."""

    source: str  # messages in Fluent's syntax, each name begins with the room's


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


class BeginInfo(TypedDict):
    """The named position that a table began from, and what to try there."""

    kind: str
    id: str
    paragraph: str  # of the rulebooks, empty where there is none
    seat: int  # whose view it is
    moves: list[tuple[int, str]]  # seats and moves by their notation
    next: str | None  # the next of one's own moves, as long as one plays them
    done: bool  # all of them were played


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
    listed: bool
    chat: bool
    watchers_talk: bool
    away: AwayInfo
    commitment: str
    chance: NotRequired[str]
    step: int
    created: float
    frozen: NotRequired[FrozenInfo]
    rematch: NotRequired[str]
    begin: NotRequired[BeginInfo]


class AskedInfo(TypedDict):
    seat: int
    key: str
    args: Args


class MyTable(TableInfo):
    my_seats: list[int]
    owes: bool
    owing: list[int]  # the seats that everybody waits for
    asked: AskedInfo | None  # of the first of one's own seats that owe: the question without its answers
    touched: float
    cursor: str  # the list goes on behind it


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
    args: NotRequired[Args]  # as an option has them, where the room tells where it would have been


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

    key: str  # what it counts: its text is found by it
    points: int  # that it brings
    rule: str  # the paragraph behind it


OPEN: dict[type, Any] = {ScoreLine: Value}
"""The messages that hold more than they name, and what of."""


class RoomView(TypedDict):
    """What every room's view has; beside it ``game``, the room's name."""

    seat: int  # whose view it is; -1 is a spectator's
    over: bool  # whether the game is over
    outcome: list[float] | None  # at the end, of every seat: 1 for a win, 1/k for one shared by k, else 0


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
    can_takeback: NotRequired[bool]  # where the others may be asked: whether there is something to take back
    clocks: NotRequired[list[float | None]]  # of a table with a clock: by when each seat must have decided
    hinted: NotRequired[list[int]]  # how many hints each seat took that the others heard of


class PresenceMessage(TypedDict):
    """Between states: which seats' people are there, and how many look on without a seat."""

    type: Literal["presence"]
    present: list[int]
    watching: int


class TalkInfo(TypedDict):
    """What somebody said: ``value`` is a sign's name or a line of words. ``name`` is of who only watches."""

    seq: int
    seat: int
    name: str
    kind: Literal["sign", "text"]
    value: str
    at: float


class TalkMessage(TypedDict):
    """What was said at the table: all that is kept of it (``whole``), or what came since."""

    type: Literal["talk"]
    said: list[TalkInfo]
    whole: bool


class PongMessage(TypedDict):
    """The answer to a ping, and a sign of life on a quiet channel."""

    type: Literal["pong"]


class Notice(TypedDict):
    """What whoever runs the server tells everybody, in one language or several, and when it happens."""

    texts: dict[str, str]
    at: float | None


class NoticeMessage(TypedDict):
    """A new notice, or none any more."""

    type: Literal["notice"]
    notice: Notice | None


Message = StateMessage | PresenceMessage | TalkMessage | PongMessage | NoticeMessage


class ReplayMessage(StateMessage):
    last_step: int
    views: list[View] | None


class SaidInfo(TypedDict):
    """A message of the room with its facts, and the rule that tells more; ``card-bakery.help`` is an attribute."""

    key: str
    args: Figures
    rule: str


class AboutInfo(TypedDict):
    """What a component is to whoever asked. ``short`` says it in one line; ``entry`` is its name in the rulebook."""

    what: str
    entry: str
    title: SaidInfo
    short: SaidInfo
    lines: list[SaidInfo]


class HintOption(TypedDict):
    action: int
    code: str
    visits: int | None
    value: float | None


class WhyInfo(TypedDict):
    """A reason for the hint's move, its figure among the args as ``n``, and the same figure of the other move.

    One that does not favour the move says what the second best would bring instead.
    """

    rule: str
    key: str
    args: Figures
    other: float | None
    favours: bool


class Hint(TypedDict):
    """The best move and the next best, whether it is clearly better or about as good, and why."""

    action: int
    code: str
    second: int | None
    compared: Literal["clearly", "about"] | None
    reasons: list[WhyInfo]
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
    start: NotRequired[str]
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
