"""The view of Akropolis as types: what ``view`` fills in."""

from typing import Literal, TypedDict

from misto.core.message import RoomView, ScoreLine

Solo = Literal["off", "easy", "medium", "hard"]


class AkropolisTile(TypedDict):
    tile: int
    hexes: list[str]


class AkropolisOffer(AkropolisTile):
    cost: int


class AkropolisHex(TypedDict):
    q: int
    r: int
    level: int
    kind: str
    tile: int


class AkropolisCity(TypedDict):
    stones: int
    points: int
    hexes: list[AkropolisHex]
    turns: int
    lines: list[ScoreLine]


class AkropolisArchitect(TypedDict):
    stones: int
    points: int
    tiles: list[AkropolisTile]
    hexes: dict[str, int]


class AkropolisView(RoomView):
    game: Literal["akropolis"]
    variants: list[str]
    houses: Literal["most_valuable", "largest"]
    barracks_edge: Literal["any_empty", "outside"]
    barracks_sides: Literal["edge", "any_empty"]
    lake: Literal["single_hex", "region"]
    long_game: bool
    solo: Solo
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
