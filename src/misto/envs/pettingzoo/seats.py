"""What both kinds of PettingZoo environment share: seats as agents, spaces, rewards, pictures."""

from typing import Any

import numpy as np
from gymnasium import Space, logger
from gymnasium.spaces import Box, Dict, Discrete

from misto.core.state import State
from misto.envs.table import BOUND, Seeds, Setup, picture

Seen = dict[str, np.ndarray[Any, Any]]


class Seats:
    """Agents are the seats, ``seat_0`` on. ``more`` actions follow those of the game."""

    room: str
    metadata: dict[str, Any]
    _state: State

    def _sit(
        self, seats: int | None, reward: str, render_mode: str | None, options: dict[str, object], more: int
    ) -> None:
        self._asked = {"seats": seats, "reward": reward, "render_mode": render_mode, **options}
        self._setup = Setup(self.room, seats, options, reward)
        self.render_mode = render_mode
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r} is not one of {self.metadata['render_modes']}")
        self._seeds = Seeds()
        self._look = self._setup.look()
        self._names = tuple(f"seat_{seat}" for seat in range(self._setup.seats))
        self._number = {agent: seat for seat, agent in enumerate(self._names)}
        actions = self._setup.actions + more
        seen: dict[str, Space[Any]] = {
            "observation": Box(-BOUND, BOUND, (self._setup.size,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self._names}
        self.observation_spaces = {agent: Dict(seen) for agent in self._names}

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self._asked)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _rewards(self) -> dict[str, float]:
        """What each seat is told now: nothing before the end."""
        if self._state.turn() >= 0:
            return dict.fromkeys(self._names, 0.0)
        return {agent: self._setup.reward(self._state, seat) for agent, seat in self._number.items()}

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("render() without a render_mode shows nothing")
            return None
        text = picture(self._setup.game, self._state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def remade(kind: type[Any], asked: dict[str, Any]) -> Any:
    return kind(**asked)
