"""What all research environments share: a game with its options settled, seeds, rewards, pictures."""

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from misto.core.batch import Look, margin
from misto.core.game import Game
from misto.core.record import seed_rng
from misto.core.rng import Rng, seeded
from misto.core.state import IllegalAction, State
from misto.core.trouble import Trouble
from misto.core.window import Window
from misto.games.registry import find_game

Floats = NDArray[np.float32]
Marks = NDArray[np.int8]

REWARDS = ("outcome", "margin")
USUAL = "usual"
"""The window that a room has for learners, if it has one; None: the game's own actions."""
BOUND = 1000.0
"""Observed values are scaled to about one; none leaves these bounds on either side."""


class Setup:
    """A game with its number of seats and options, and its actions as an environment numbers them."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object],
        reward: str = "outcome",
        window: int | str | None = USUAL,
        max_cycles: int | None = None,
    ) -> None:
        self.game: Game = find_game(game)
        self.seats = self.game.rules.usual_seats if seats is None else int(seats)
        self.settings = self.game.settle(options, self.seats)
        if reward not in REWARDS:
            raise Trouble("bad-option", option="reward", value=str(reward)[:40], allowed=", ".join(REWARDS))
        self.by_margin = reward == "margin"
        self.window = window_of(self.game, window)
        self.actions = int(self.window.actions)
        self.widest = self.game.rules.widest or self.game.rules.actions
        self.size = self.game.observer.size()
        if max_cycles is not None and (not is_whole(max_cycles) or max_cycles < 1):
            raise Trouble(
                "bad-option", option="max_cycles", value=str(max_cycles)[:40], allowed="1, 2, 3 …, None"
            )
        self.max_cycles = 0 if max_cycles is None else int(max_cycles)  # 0: no limit

    def new(self, rng: Rng) -> State:
        return self.game.rules.new(self.settings, self.seats, rng)

    def look(self) -> Look:
        return Look(self.game.observer, self.window, self.widest, self.size)

    def reward(self, state: State, seat: int) -> float:
        """At the end: the outcome (1, a share, 0) or the point difference to the best other seat."""
        return margin(state, seat) if self.by_margin else state.outcome(seat)

    def refusal(self, state: State, seat: int, action: object) -> str:
        """Why an action is not possible, in one line: for error messages."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return f"{action!r} is no action: actions are whole numbers from 0 to {self.actions - 1}"
        if not 0 <= number < self.actions:
            return f"action {number} is not in 0 … {self.actions - 1}"
        meant = int(self.window.outward(state, seat, number))
        if meant < 0:
            return f"action {number} is not legal: it lies beyond the table"
        reason = self.game.words.why_not(state, seat, meant)
        return (
            f"action {number} ({self.game.words.write(meant)}) is not legal: {reason.key}, rule {reason.rule}"
        )


def is_whole(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def window_of(game: Game, asked: int | str | None) -> Window:
    if asked == USUAL:
        asked = game.usual_window or None
    if asked is None:
        return Window(game.rules.actions)
    if game.window is None or not is_whole(asked):
        allowed = "None" if game.window is None else f"{game.usual_window} or another number of cells, None"
        raise Trouble("bad-option", option="window", value=str(asked)[:40], allowed=allowed)
    return game.window(int(asked))


def floats(words: vec[i32]) -> Floats:
    """Observed words as the numbers they are, read in place and read-only."""
    return np.asarray(words).view(np.float32)


def fresh_seed() -> int:
    return secrets.randbits(62)


class Seeds:
    """The games of one environment, one after the other, and its random choices: a seed starts both
    anew.
    """

    def __init__(self) -> None:
        self.rng = seed_rng(fresh_seed())
        self.choose_rng = seed_rng(fresh_seed())

    def next(self, seed: int | None) -> Rng:
        if seed is not None:
            self.rng = seed_rng(seed)
            self.choose_rng = seed_rng(seed, 1)
        return seeded(self.rng.bits(), self.rng.bits())


def slices(game: Game) -> dict[str, slice]:
    """Where each piece of the observation lies in the flat vector."""
    found: dict[str, slice] = {}
    at = 0
    for name, size in game.observer.pieces:
        found[name] = slice(at, at + size)
        at += size
    return found


def picture(game: Game, state: State, viewer: int = -1) -> str:
    """The position as text: what the viewer may see, one field a line."""
    lines = [f"{game.name}, {'over' if state.turn() < 0 else f'seat {state.turn()} to decide'}"]
    spread(game.words.view(state, viewer), 1, lines)
    return "\n".join(lines)


def spread(value: Any, depth: int, lines: list[str]) -> None:
    for key, part in value.items():
        pad = "  " * depth
        if isinstance(part, dict) and part:
            lines.append(f"{pad}{key}:")
            spread(part, depth + 1, lines)
        elif isinstance(part, list) and part and isinstance(part[0], dict):
            lines.append(f"{pad}{key}:")
            for number, row in enumerate(part):
                lines.append(f"{pad}  {number}: " + " ".join(f"{k}={brief(v)}" for k, v in row.items()))
        else:
            lines.append(f"{pad}{key}: {brief(part)}")


def brief(value: object) -> str:
    if isinstance(value, dict):
        return "{" + " ".join(f"{k}:{brief(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + " ".join(map(brief, value)) + "]"
    return str(value)


__all__ = [
    "BOUND",
    "REWARDS",
    "USUAL",
    "Floats",
    "IllegalAction",
    "Marks",
    "Seeds",
    "Setup",
    "floats",
    "fresh_seed",
    "is_whole",
    "picture",
    "slices",
]
