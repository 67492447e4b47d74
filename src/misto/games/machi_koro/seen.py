"""The view of Machi Koro as types: what ``view`` fills in."""

from typing import Literal, TypedDict

from misto.core.message import RoomView


class MachiKoroCity(TypedDict):
    coins: int  # in the purse
    cards: dict[str, int]  # establishments by kind, and how many of each; kinds one has none of are left out
    landmarks: dict[str, bool]  # every landmark of this game, and whether it is built
    city_hall: bool  # whether the City Hall stands there too, as it does in Harbor from the beginning
    points: int  # landmarks built, which is what the score counts
    income: list[float]  # expected coins on one's own turn at a result of 1 to 14, by what everybody has now
    income_others: list[float]  # the same on another's turn


class MachiKoroView(RoomView):
    game: Literal["machi_koro"]  # the room's name
    expansion: Literal["harbor", "none"]  # which box is played
    market_rule: Literal["ten_kinds", "full"]  # whether the market shows all kinds or ten
    turn: int  # turns begun, extra ones included
    active: int  # the seat whose turn it is; -1 when the game is over
    asked: str  # what is asked: dice, reroll, add, target, partner, take, give, build, over
    dice: list[int]  # what lies on the table: one or two numbers, none before the roll
    added: int  # what the Harbor added to the roll: 0 or 2
    partner: int  # the seat that the Business Centre trades with; -1 while none is chosen
    taking: str | None  # the card that the trade takes, once it is chosen
    cities: list[MachiKoroCity]  # what everybody has, by seat
    market: dict[str, int]  # cards on offer by kind, and how many of each
    costs: dict[str, int]  # what each kind costs at this table
    deck: int  # cards left in the deck of the market; 0 with the full market
