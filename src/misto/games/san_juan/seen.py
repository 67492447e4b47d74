"""The view of San Juan as types: what ``view`` fills in."""

from typing import Literal, NotRequired, TypedDict

from misto.core.message import RoomView


class SanJuanBuilding(TypedDict):
    card: str  # its kind
    good: bool  # whether a good lies on it
    covered: list[str]  # what it was built over: cards beneath that show
    works: bool  # whether it has its effect: not while another stands on it
    piles: NotRequired[dict[str, int]]  # cards beneath for chapel, bank, harbor, where one may know
    stored: NotRequired[list[str]]  # kinds of one's own cards beneath; to their owner only


class SanJuanArea(TypedDict):
    buildings: list[SanJuanBuilding]  # in the order in which they were built
    size: int  # buildings that count towards the end
    goods: int  # goods on all production buildings
    hand_size: int  # cards in hand
    points: int  # by what the viewer may know
    points_are_all: bool  # whether cards beneath buildings are in the points
    bank_used: bool  # whether the Bank has been used
    hand: NotRequired[dict[str, int]]  # kinds in hand and how many of each; to their owner only


class SanJuanLess(TypedDict):
    by: str  # what makes it cheaper: `role`, or the building: library, smithy, quarry, crane
    count: int  # by how many cards


class SanJuanPayment(TypedDict):
    """A building being paid for: what is owed still and, where its build is known, what was given so far.

    Which cards they were is told to whoever pays.
    """

    card: str  # the building
    owed: int  # cards still to pay
    cost: NotRequired[int]  # what it costs in all
    less: NotRequired[list[SanJuanLess]]  # what was taken off the printed cost, part by part
    goods: NotRequired[list[str]]  # goods given so far
    cards: NotRequired[int]  # cards given so far
    paid: NotRequired[list[str]]  # their kinds; to whoever pays only


class SanJuanView(RoomView):
    game: Literal["san_juan"]  # the room's name
    edition: int  # 1 or 2
    new_buildings: bool  # whether the New Buildings are played
    events: bool  # whether the Events are played
    reconstructed: list[str]  # kinds whose text is reconstructed and not printed
    round: int  # rounds begun, from 1
    governor: int  # the governor's seat
    phase: str  # the role or event under way, or what else is: tavern, hut, office, store, limit, setup, role, over
    chooser: int  # the seat that chose the role
    actor: int  # the seat that decides
    asked: str  # what is asked, as `asked` of a decision
    library: bool  # whether the Library doubles the privilege of this phase
    building: str | None  # the building chosen and not yet paid
    owed: int  # cards still to pay for it
    payment: SanJuanPayment | None  # what is paid for and how far
    roles: dict[str, bool]  # roles, and whether each can still be chosen this round
    prices: list[int] | None  # in the trader's phase, from indigo to silver
    tiles: list[list[int]]  # price tiles that have been seen, in their order
    tile_at: int  # which of them comes next
    deck: int  # cards left to draw
    discards: int  # cards on the discard pile
    event_row: list[str]  # events that lie open
    events_gone: list[str]  # events that are over
    cathedral: Literal["table"] | int | None  # where it stands, or whose it is; none without it
    areas: list[SanJuanArea]  # what everybody has, by seat
    drawn: list[str]  # cards drawn and not yet kept, where the viewer may see them
    costs: dict[str, int]  # what each kind costs before discounts
    vp: dict[str, int]  # points printed on each kind
