"""The view of Machi Koro as types: what ``view`` fills in."""

from typing import Literal, TypedDict

from misto.core.message import RoomView


class MachiKoroCity(TypedDict):
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
