"""What is asked and told about people's own data and by the host: beside the messages of a table."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from misto.core.asked import Asked, Limits, Meaning
from misto.core.message import Lang, Notice, SeatInfo, Setting, Status
from misto.server.wire import MODELS

Held = Annotated[str, Limits(min_length=16, max_length=16, pattern="^[0-9a-f]*$")]
Typed = Annotated[str, Limits(min_length=1, max_length=100)]
Told = Annotated[str, Limits(max_length=500)]
Minute = Annotated[int, Limits(ge=0, lt=1440)]
Endpoint = Annotated[
    str, Limits(min_length=1, max_length=1000), Meaning("the address that the browser's push service gave")
]


# --- oneself


class DeviceInfo(TypedDict):
    """A browser that is known by its cookie."""

    id: str
    label: str
    created: float
    seen: float
    this: bool


class TokenInfo(TypedDict):
    id: str
    name: str
    created: float
    seen: float | None


class AccountInfo(TypedDict):
    """How a guest is known here. ``recovery``: when the recovery code was made."""

    devices: list[DeviceInfo]
    tokens: list[TokenInfo]
    recovery: float | None


class NewToken(TokenInfo):
    """The token itself is told this once."""

    token: str


class RecoveryCode(TypedDict):
    """Told this once; what is stored cannot be turned back into it."""

    code: str


class Recovered(TypedDict):
    """Who one is again, and the next code: the one just used is void."""

    name: str
    lang: Lang
    code: str


class Export(TypedDict):
    """All that is stored about a guest: rows by the name of the stored table."""

    format: Literal["misto-person/1"]
    made: float
    stored: dict[str, list[dict[str, Any]]]


class Nothing(TypedDict):
    """Done; there is nothing to tell."""


@dataclass(frozen=True)
class TokenAsked(Asked):
    name: Annotated[str, Limits(min_length=1, max_length=200), Meaning("what it is for, to know it again")]


@dataclass(frozen=True)
class RecoverAsked(Asked):
    code: Annotated[Typed, Meaning("the recovery code; spaces and small letters do not matter")]


@dataclass(frozen=True)
class EraseAsked(Asked):
    """``sure`` must be true: what is erased does not come back."""

    sure: Annotated[Literal[True], Meaning("must be true")]


# --- how one is told of one's turn


class QuietInfo(TypedDict):
    """Minutes of the day, in a zone as Europe/Kyiv. They may go past midnight."""

    begins: int
    ends: int
    zone: str


class NtfyInfo(TypedDict):
    """Where the host's ntfy tells this person: who knows the topic reads along."""

    url: str
    topic: str | None


class BellInfo(TypedDict):
    """``key``: what a browser subscribes with. ``devices``: how many browsers of one's own are told."""

    key: str | None
    wanted: bool
    devices: int
    quiet: QuietInfo | None
    ntfy: NtfyInfo | None
    here: bool | None


@dataclass(frozen=True)
class QuietAsked(Asked):
    begins: Annotated[Minute, Meaning("minute of the day")]
    ends: Annotated[Minute, Meaning("minute of the day, of the next one if it is smaller")]
    zone: Annotated[str, Limits(min_length=1, max_length=64), Meaning("time zone, as Europe/Kyiv")]


@dataclass(frozen=True)
class BellAsked(Asked):
    """One's wishes as a whole: what is left out is switched off."""

    wanted: Annotated[bool, Meaning("to be told of one's turn")]
    quiet: Annotated[QuietAsked | None, Meaning("hours without notices; null: none")] = None
    ntfy: Annotated[bool, Meaning("also by the host's ntfy")] = False


@dataclass(frozen=True)
class PushAsked(Asked):
    """A browser's subscription: the address its push service gave it, and its keys."""

    endpoint: Endpoint
    p256dh: Annotated[
        str, Limits(min_length=1, max_length=100), Meaning("the browser's public key, base64url")
    ]
    auth: Annotated[str, Limits(min_length=1, max_length=40), Meaning("the browser's secret, base64url")]


@dataclass(frozen=True)
class PushGone(Asked):
    endpoint: Endpoint


@dataclass(frozen=True)
class TableBellAsked(Asked):
    """Null: as at all tables."""

    wanted: Annotated[bool | None, Meaning("to be told of one's turn at this table; null: as at all tables")]


# --- what is stored, for the privacy page


class HoldingInfo(TypedDict):
    """A stored table: the things it holds, and what becomes of them when a guest is erased."""

    name: str
    things: list[str]
    exported: bool
    erased: Literal["deleted", "blanked", "stays"]


class KeptDays(TypedDict):
    """How long things are kept without use; 0 keeps them."""

    open_tables: float
    playing_tables: float
    finished_tables: float
    guests: float
    devices: float


class PrivacyInfo(TypedDict):
    holdings: list[HoldingInfo]
    days: KeptDays


# --- a table's host


class ReachInfo(TypedDict):
    """``local_only``: the server listens on its own machine only, so that no link leads there from elsewhere."""

    links: list[str]
    local_only: bool


# --- what breaks in the page


@dataclass(frozen=True)
class TroubleAsked(Asked):
    """An error that the page did not expect: its kind, its text, where in the page's files, of which build."""

    kind: Annotated[str, Limits(max_length=60), Meaning("the error's name, such as TypeError")]
    text: Annotated[str, Limits(max_length=300), Meaning("what it says")] = ""
    where: Annotated[str, Limits(max_length=300), Meaning("file and line of the page")] = ""
    build: Annotated[str, Limits(max_length=40), Meaning("which build of the page it was")] = ""


# --- the door


class DoorInfo(TypedDict):
    """How this device stands at the server's door."""

    needs_code: bool
    shut_out: bool
    may_open: bool
    opens: Literal["everyone", "hosts", "code"]
    board: bool
    notice: Notice | None


@dataclass(frozen=True)
class JoinAsked(Asked):
    code: Annotated[Typed, Meaning("the server's join code")]


class BoardTable(TypedDict):
    """A table that waits for people, for everybody to see."""

    id: str
    game: str
    options: dict[str, Setting]
    seats: list[SeatInfo]
    created: float


# --- the host


@dataclass(frozen=True)
class HostEnterAsked(Asked):
    token: Annotated[Typed, Meaning("the last part of the link of misto admin host-link")]


@dataclass(frozen=True)
class NoticeAsked(Asked):
    """One text for everybody, or one a language; none of them takes the notice down."""

    text: Annotated[Told, Meaning("for everybody")] = ""
    uk: Annotated[Told, Meaning("in place of it in Ukrainian")] = ""
    ru: Annotated[Told, Meaning("in place of it in Russian")] = ""
    en: Annotated[Told, Meaning("in place of it in English")] = ""
    at: Annotated[
        Annotated[float, Limits(ge=0, le=10**11)] | None,
        Meaning("when what it announces comes, in seconds since 1970; null: no time is told"),
    ] = None


@dataclass(frozen=True)
class ShutOutAsked(Asked):
    """A guest's id, an address or a network in CIDR notation."""

    what: Annotated[Typed, Meaning("a guest's id, an address or a network")]
    note: Annotated[str, Limits(max_length=200), Meaning("why, for the host alone")] = ""


@dataclass(frozen=True)
class LetInAsked(Asked):
    what: Annotated[Typed, Meaning("what was shut out: a guest's id, an address or a network")]


@dataclass(frozen=True)
class TidyAsked(Asked):
    """Tables of a status that nobody used for so many days."""

    status: Annotated[Status, Meaning("tables of this status")]
    days: Annotated[int, Limits(ge=0, le=36500), Meaning("that nobody used for so many days")]


class ShutOutInfo(TypedDict):
    id: str
    guest: str | None
    name: str
    network: str | None
    note: str
    created: float


class HostTable(TypedDict):
    id: str
    game: str
    status: Status
    seats: list[str]
    touched: float


class HostGuest(TypedDict):
    """``addresses``: where the guest is connected from now, as far as this worker knows; never stored."""

    id: str
    name: str
    created: float
    seen: float
    devices: int
    tables: int
    addresses: list[str]


class HostInfo(TypedDict):
    tables: list[HostTable]
    guests: list[HostGuest]
    shut_out: list[ShutOutInfo]
    notice: Notice | None
    gauges: dict[str, float]


Account = MODELS.of(AccountInfo)
Token = MODELS.of(NewToken)
Recovery = MODELS.of(RecoveryCode)
RecoveredMe = MODELS.of(Recovered)
ExportModel = MODELS.of(Export)
NothingModel = MODELS.of(Nothing)
Privacy = MODELS.of(PrivacyInfo)
DoorModel = MODELS.of(DoorInfo)
Board = MODELS.of(BoardTable)
Host = MODELS.of(HostInfo)
ReachModel = MODELS.of(ReachInfo)
ShutOut = MODELS.of(ShutOutInfo)
BellModel = MODELS.of(BellInfo)
