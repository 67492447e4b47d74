"""The view of San Juan as types: what ``view`` fills in."""

from typing import Literal, NotRequired, TypedDict

from misto.core.message import RoomView


class SanJuanBuilding(TypedDict):
    card: str
    good: bool
    covered: list[str]
    works: bool
    piles: NotRequired[dict[str, int]]
    stored: NotRequired[list[str]]


class SanJuanArea(TypedDict):
    buildings: list[SanJuanBuilding]
    size: int
    goods: int
    hand_size: int
    points: int
    points_are_all: bool
    bank_used: bool
    hand: NotRequired[dict[str, int]]


class SanJuanPayment(TypedDict):
    """A building being paid for: what is owed still and, where its build is known, what was given so far.

    Which cards they were is told to whoever pays.
    """

    card: str
    owed: int
    cost: NotRequired[int]
    goods: NotRequired[list[str]]
    cards: NotRequired[int]
    paid: NotRequired[list[str]]


class SanJuanView(RoomView):
    game: Literal["san_juan"]
    edition: int
    new_buildings: bool
    events: bool
    reconstructed: list[str]
    round: int
    governor: int
    phase: str
    chooser: int
    actor: int
    asked: str
    library: bool
    building: str | None
    owed: int
    payment: SanJuanPayment | None
    roles: dict[str, bool]
    prices: list[int] | None
    tiles: list[list[int]]
    tile_at: int
    deck: int
    discards: int
    event_row: list[str]
    events_gone: list[str]
    cathedral: Literal["table"] | int | None
    areas: list[SanJuanArea]
    drawn: list[str]
    costs: dict[str, int]
    vp: dict[str, int]
