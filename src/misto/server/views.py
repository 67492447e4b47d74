"""The views of the four rooms as types, for the OpenAPI document.

What a view holds is decided by each room's ``view.py``; a test holds every view of random games
against these types, in which nothing may be missing and nothing may be more.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType

Value = TypeAliasType("Value", int | str | bool | list[int] | list[str])
Facts = TypeAliasType("Facts", dict[str, Value])
Letter = Literal["A", "B", "C"]
Certainty = Literal["printed", "agreed", "reconstructed"]


def without_default(schema: dict[str, Any]) -> None:
    schema.pop("default", None)


def sometimes() -> Any:
    """A field that is there or not there, and never null: use with ``| Absent``."""
    return Field(default=None, json_schema_extra=without_default)


Absent = SkipJsonSchema[None]


class Exact(BaseModel):
    """What is not named here is not there."""

    model_config = ConfigDict(extra="forbid")


class RoomView(Exact):
    seat: int
    over: bool
    outcome: list[float] | None


# --- Machi Koro


class MachiKoroCity(Exact):
    coins: int
    cards: dict[str, int]
    landmarks: dict[str, bool]
    city_hall: bool
    points: int
    income: list[float]
    income_others: list[float]


class MachiKoroView(RoomView):
    game: Literal["machi_koro"]
    expansion: Literal["harbor", "none"]
    market_rule: Literal["ten_kinds", "full"]
    turn: int
    active: int
    asked: str
    dice: list[int]
    added: int
    partner: int
    taking: str | None
    cities: list[MachiKoroCity]
    market: dict[str, int]
    costs: dict[str, int]
    deck: int


# --- San Juan


class SanJuanBuilding(Exact):
    card: str
    good: bool
    covered: list[str]
    works: bool
    piles: dict[str, int] | Absent = sometimes()
    stored: list[str] | Absent = sometimes()


class SanJuanArea(Exact):
    buildings: list[SanJuanBuilding]
    size: int
    goods: int
    hand_size: int
    points: int
    points_are_all: bool
    bank_used: bool
    hand: dict[str, int] | Absent = sometimes()


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


# --- Akropolis


class AkropolisTile(Exact):
    tile: int
    hexes: list[str]


class AkropolisOffer(AkropolisTile):
    cost: int


class AkropolisHex(Exact):
    q: int
    r: int
    level: int
    kind: str
    tile: int


class ScoreLine(BaseModel):
    """A line of a score sheet with its facts beside it."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Value]
    key: str
    points: int


class AkropolisCity(Exact):
    stones: int
    points: int
    hexes: list[AkropolisHex]
    turns: int
    lines: list[ScoreLine]


class AkropolisArchitect(Exact):
    stones: int
    points: int
    tiles: list[AkropolisTile]
    hexes: dict[str, int]


class AkropolisView(RoomView):
    game: Literal["akropolis"]
    variants: list[str]
    houses: Literal["most_valuable", "largest"]
    barracks_edge: Literal["any_empty", "outside"]
    lake: Literal["single_hex", "region"]
    long_game: bool
    solo: Literal["off", "easy", "medium", "hard"]
    turn: int
    round: int
    chief: int
    active: int
    asked: Literal["take", "place", "over"]
    row: list[AkropolisOffer]
    held: AkropolisTile | None
    stacks: int
    stack_size: int
    cities: list[AkropolisCity]
    architect: AkropolisArchitect | None


# --- Welcome To


class WelcomeToStreet(Exact):
    numbers: list[int | None]
    bis: list[int]
    roundabouts: list[int]
    fences: list[int]
    pools: list[int]
    spent: dict[Letter, list[int]]
    parks: int


class WelcomeToSheet(Exact):
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


class WelcomeToPlan(Exact):
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


class WelcomeToCard(Exact):
    number: int
    action: str
    next_action: str | Absent = sometimes()


class WelcomeToTurn(Exact):
    asked: str
    number: int | Absent | None = sometimes()
    action: str | Absent | None = sometimes()
    lot: int | Absent | None = sometimes()


class WelcomeToTrack(Exact):
    values: list[int]
    certainty: Certainty


class WelcomeToOpponent(Exact):
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


View = TypeAliasType(
    "View",
    Annotated[
        MachiKoroView | SanJuanView | AkropolisView | WelcomeToView,
        Field(discriminator="game"),
    ],
)
