"""The view of Welcome To as types: what ``view`` fills in."""

from typing import Literal, NotRequired, TypedDict

from misto.core.message import RoomView, ScoreLine

Letter = Literal["A", "B", "C"]
Certainty = Literal["printed", "agreed", "reconstructed"]


class WelcomeToStreet(TypedDict):
    numbers: list[int | None]
    bis: list[int]
    roundabouts: list[int]
    fences: list[int]
    pools: list[int]
    spent: dict[Letter, list[int]]
    parks: int


class WelcomeToSheet(TypedDict):
    streets: list[WelcomeToStreet]
    pools: int
    temps: int
    bis: int
    refusals: int
    roundabouts: int
    columns: list[int]
    plans: dict[Letter, int | None]
    estates: list[int]
    temp_points: int
    points: int


class WelcomeToPlan(TypedDict):
    letter: Letter
    plan: str
    kind: str
    estates: list[int]
    street: Literal["top", "middle", "bottom", "one", "any"]
    bis: int
    pools: int
    roundabouts: int
    least: int
    first: int
    later: int
    approved: bool
    certainty: dict[str, Certainty]


class WelcomeToCard(TypedDict):
    number: int
    action: str
    next_action: NotRequired[str]


class WelcomeToTurn(TypedDict):
    asked: str
    number: NotRequired[int | None]
    action: NotRequired[str | None]
    lot: NotRequired[int | None]


class WelcomeToTrack(TypedDict):
    values: list[int]
    certainty: Certainty


class WelcomeToOpponent(TypedDict):
    level: int
    name: str | None
    scores: bool
    figures: dict[str, int]
    approves: list[Letter]
    temp_places: list[int]
    certainty: dict[str, Certainty]
    pile: list[WelcomeToCard]
    plans: dict[Letter, int | None]
    segments: list[int]
    lines: list[ScoreLine]
    points: int


class WelcomeToOwn(TypedDict):
    """What a seat sees in another way than a spectator."""

    seat: int
    turn: WelcomeToTurn
    offer: list[WelcomeToCard] | None
    sheets: list[WelcomeToSheet]
    opponent: WelcomeToOpponent | None


class WelcomeToView(RoomView):
    game: Literal["welcome_to"]
    edition: Literal["new", "first"]
    mode: Literal["piles", "aaa", "solo", "draft"]
    expert: bool
    side: Literal["blueprint", "classic"]
    overridden: bool
    round: int
    turn: WelcomeToTurn
    offer: list[WelcomeToCard] | None
    left: int
    top: str | None
    discarded: int
    refills: int
    pool_houses: list[list[int]]
    plans: list[WelcomeToPlan]
    tracks: dict[str, WelcomeToTrack]
    sheets: list[WelcomeToSheet]
    opponent: WelcomeToOpponent | None
    pools_in_all: int
