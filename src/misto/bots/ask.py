"""The one door between a table and a bot."""

from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.game import Game, View
from misto.core.record import legal_actions, room_for, seed_rng
from misto.core.rng import Rng
from misto.core.state import State


class Seen:
    """What a seat may know: its view, its legal actions, and positions that fit all of that.

    It holds a concealed position, never the true one; ``sample`` deals the unknown anew.
    """

    def __init__(self, game: Game, concealed: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.state = concealed
        self.room: vec[i64] = room_for(game)

    def view(self) -> View:
        return self.game.words.view(self.state, self.seat)

    def legal(self) -> list[int]:
        return legal_actions(self.game, self.state, self.seat)

    def sample(self, rng: Rng) -> State:
        other = self.state.copy()
        other.conceal(self.seat, rng)
        return other


class Bot(Protocol):
    """A player. The choice is a function of what is seen and of rng alone."""

    def choose(self, seen: Seen, rng: Rng) -> int: ...


def look(game: Game, state: State, seat: int, rng: Rng) -> Seen:
    """What the seat sees of the true position, as a bot gets it."""
    concealed = state.copy()
    concealed.conceal(seat, rng)
    return Seen(game, concealed, seat)


def ask(bot: Bot, game: Game, state: State, seat: int, rng: Rng) -> int:
    """The bot's choice. Looking spends none of the bot's own luck."""
    return bot.choose(look(game, state, seat, rng.copy()), rng)


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator of the bot at a seat in the game of that seed."""
    return seed_rng(seed, seat + 1)
