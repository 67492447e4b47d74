"""What both kinds of PettingZoo environment share: seats as agents, spaces, rewards, pictures."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import Space, logger
from gymnasium.spaces import Box, Dict, Discrete

from misto.core.rng import Rng
from misto.core.state import State
from misto.envs.rendering import check_mode
from misto.envs.setup import BOUND, Seeds, Setup, picture
from misto.envs.snapshot import Kept, Snapshot, remade, words_of

Seen = dict[str, np.ndarray[Any, Any]]


class Seats:
    """Agents are the seats, ``seat_0`` on. ``more`` actions follow those of the game."""

    room: str
    metadata: dict[str, Any]
    carried: tuple[str, ...]  # what a snapshot holds beside position and seeds
    _state: State
    _begun = False  # by reset(): before it there is no position

    def _sit(self, asked: dict[str, Any], options: dict[str, object], more: int) -> None:
        self._asked = asked | options
        self._setup = Setup(
            self.room, asked["seats"], options, asked["reward"], asked["window"], asked["max_cycles"]
        )
        self.render_mode = asked["render_mode"]
        check_mode(self.metadata, self.render_mode)
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

    # --- where it stands

    def snapshot(self) -> Snapshot:
        """Where the environment stands, chance included: for ``restore``, as often as you like."""
        if not self._begun:
            return Snapshot(self._asked, None, {})
        rest = {name: deepcopy(getattr(self, name)) for name in self.carried}
        rest["seeds"] = words_of(self._seeds.rng), words_of(self._seeds.choose_rng)
        return Snapshot(self._asked, Kept(self.room, self._state.copy()), rest)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this environment, or of another with the same keywords."""
        snapshot.check(self._asked)
        self._begun = snapshot.kept is not None
        if snapshot.kept is None:
            return
        self._state = snapshot.kept.state.copy()
        deals, choices = snapshot.rest["seeds"]
        self._seeds.rng, self._seeds.choose_rng = Rng(*deals), Rng(*choices)
        for name in self.carried:
            setattr(self, name, deepcopy(snapshot.rest[name]))
        self._resume(self._state)

    def _resume(self, state: State) -> None:
        """After a snapshot was taken up: whatever follows from it."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return remade(
            type(self), self._asked, self.snapshot(), {"action_spaces": deepcopy(self.action_spaces, memo)}
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self._asked, self.snapshot(), {"action_spaces": self.action_spaces})

    # --- what is shown

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
        if not self._begun:
            raise RuntimeError("reset() comes first")
        text = picture(self._setup.game, self._state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
