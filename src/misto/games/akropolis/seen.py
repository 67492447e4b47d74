"""The view of Akropolis as types: what ``view`` fills in."""

from typing import Literal, TypedDict

from misto.core.message import RoomView, ScoreLine

Solo = Literal["off", "easy", "medium", "hard"]


class AkropolisTile(TypedDict):
    tile: int  # its number, as `misto tiles akropolis` lists them
    hexes: list[str]  # its three hexes, clockwise from the first


class AkropolisOffer(AkropolisTile):
    cost: int  # stones to pay for it


class AkropolisHex(TypedDict):
    q: int  # axial column; (0, 0) is the start tile's plaza
    r: int  # axial row
    level: int  # 1 on the ground, one more for each hex beneath
    kind: str  # district, plaza or quarry
    tile: int  # the number of its tile; 0 is the start tile


class AkropolisCity(TypedDict):
    stones: int  # that its owner has
    points: int  # as the score stands now, stones included
    hexes: list[AkropolisHex]  # what shows on top, by q, then r
    turns: int  # tiles placed
    lines: list[ScoreLine]  # the score sheet as it stands


class AkropolisArchitect(TypedDict):
    stones: int  # that the automatic architect has
    points: int  # as its score stands now
    tiles: list[AkropolisTile]  # those it took, in their order
    hexes: dict[str, int]  # its hexes by kind, and how many of each


class AkropolisView(RoomView):
    game: Literal["akropolis"]  # the room's name
    variants: list[str]  # colours whose second condition is in force
    houses: Literal["most_valuable", "largest"]  # which group of houses scores
    barracks_edge: Literal["any_empty", "outside"]  # what counts as the edge of a city
    barracks_sides: Literal["edge", "any_empty"]  # which sides the variant of the barracks counts
    lake: Literal["single_hex", "region"]  # what counts as a lake
    long_game: bool  # whether all tiles are played by two or three
    solo: Solo  # the architect's level, or off
    turn: int  # turns begun
    round: int  # rounds begun, from 1
    chief: int  # the seat of the Chief Architect
    active: int  # the seat whose turn it is; -1 when the game is over
    asked: Literal["take", "place", "over"]  # what is asked
    row: list[AkropolisOffer]  # the construction site, the free tile first
    held: AkropolisTile | None  # the tile taken and not yet placed
    stacks: int  # face-down stacks left
    stack_size: int  # tiles in each stack
    cities: list[AkropolisCity]  # what everybody built, by seat
    architect: AkropolisArchitect | None  # the automatic architect of the solo game
