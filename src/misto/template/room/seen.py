"""The view of Template Room as types: what ``view`` fills in."""

from typing import Literal, TypedDict

from misto.core.message import RoomView


class TemplateRoomStreet(TypedDict):
    storeys: list[int]
    points: int


class TemplateRoomView(RoomView):
    game: Literal["template_room"]
    round: int
    rounds: int
    active: int
    dice: list[int]
    asked: str
    rolls: int
    streets: list[TemplateRoomStreet]
