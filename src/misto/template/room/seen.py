"""The view of Template Room as types: what ``view`` fills in."""

from typing import Literal, TypedDict

from misto.core.message import RoomView


class TemplateRoomStreet(TypedDict):
    storeys: list[int]  # of houses 1 to 6
    points: int  # of the houses and the row so far


class TemplateRoomView(RoomView):
    game: Literal["template_room"]  # the room's name
    round: int  # from 1
    rounds: int  # how many turns everybody has
    active: int  # whose turn it is
    dice: list[int]  # what they show; empty before the roll
    asked: str  # `roll`, `build` or `over`
    rolls: int  # that are left in this turn
    streets: list[TemplateRoomStreet]  # one a seat
