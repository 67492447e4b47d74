"""The one door between a table and a bot."""

from dataclasses import dataclass
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from misto.bots.budget import FULL, Budget
from misto.core.game import Game, View
from misto.core.record import legal_actions, room_for, seed_rng
from misto.core.rng import Rng
from misto.core.state import State


class Seen:
    """What a seat may know: its view, its legal actions, and positions that fit all of that.

    It holds a concealed position, never the true one; ``sample`` deals the unknown anew. ``budget`` says
    how long the bot may think, and the bot says in ``granted`` which share of its own budget it had time for
    and in ``cut`` whether time decided: then the same seed need not bring the same choice again.
    """

    def __init__(self, game: Game, concealed: State, seat: int, budget: Budget = FULL) -> None:
        self.game = game
        self.seat = seat
        self.state = concealed
        self.budget = budget
        self.granted = budget.share
        self.cut = False
        self.room: vec[i64] = room_for(game)

    def view(self) -> View:
        """What the seat sees, as the room shows it: a dict; its fields are the room's."""
        return self.game.words.view(self.state, self.seat)

    def legal(self) -> list[int]:
        """The seat's legal actions, ascending. ``game.words.write`` says one as text."""
        return legal_actions(self.game, self.state, self.seat)

    def sample(self, rng: Rng) -> State:
        """A position that fits what the seat knows, all else dealt by rng: yours to play on."""
        other = self.state.copy()
        other.conceal(self.seat, rng)
        return other


class Bot(Protocol):
    """A player. The choice is a function of what is seen and of rng alone."""

    def choose(self, seen: Seen, rng: Rng) -> int:
        """One of ``seen.legal()``."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, and whether time cut its thinking short."""

    action: int
    cut: bool = False


def look(game: Game, state: State, seat: int, rng: Rng, budget: Budget = FULL) -> Seen:
    """What the seat sees of the true position, as a bot gets it."""
    concealed = state.copy()
    concealed.conceal(seat, rng)
    return Seen(game, concealed, seat, budget)


def ask(bot: Bot, game: Game, state: State, seat: int, rng: Rng) -> int:
    """The bot's choice. Looking spends none of the bot's own luck."""
    return choice(bot, game, state, seat, rng).action


def choice(bot: Bot, game: Game, state: State, seat: int, rng: Rng, budget: Budget = FULL) -> Choice:
    """The same, with what a record should note of it."""
    seen = look(game, state, seat, rng.copy(), budget)
    action = bot.choose(seen, rng)
    return Choice(action, seen.cut)


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator of the bot at a seat in the game of that seed."""
    return seed_rng(seed, seat + 1)
