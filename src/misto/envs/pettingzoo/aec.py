"""A game as a PettingZoo AEC environment: seats act one after the other."""

from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from misto.core.state import State
from misto.envs.table import BOUND, IllegalAction, Marks, Seeds, Setup, picture

Seen = dict[str, np.ndarray[Any, Any]]


class SeatsEnv(AECEnv[str, Seen, int]):
    """One table. Agents are the seats, ``seat_0`` on; ``action_mask`` is in observation and info.

    ``seats``: how many. ``reward``: "outcome" (1 for a win, 1/k for a win shared by k, else 0) or
    "margin" (points less those of the best other seat), given when the game ends. All other
    keywords are options of the game. An illegal action raises ValueError and changes nothing.
    """

    room: str
    metadata: dict[str, Any]

    def __init__(
        self,
        seats: int | None = None,
        reward: str = "outcome",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self._asked = {"seats": seats, "reward": reward, "render_mode": render_mode, **options}
        self._setup = Setup(self.room, seats, options, reward)
        self.render_mode = render_mode
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r} is not one of {self.metadata['render_modes']}")
        self._seeds = Seeds()
        self._look = self._setup.look()
        self._other = self._setup.look()
        # numpy reads the vectors in place: each look shows here at once
        self._seen = np.asarray(self._look.seen)
        self._marks: Marks = np.asarray(self._look.mask).view(np.int8)
        self._other_marks: Marks = np.asarray(self._other.mask).view(np.int8)
        self._idle: Marks = np.zeros(self._setup.actions, np.int8)
        self._idle.flags.writeable = False
        self._mask = self._idle
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.seats)]
        self.agents = self.possible_agents[:]
        self._names = tuple(self.possible_agents)
        self._number = {agent: seat for seat, agent in enumerate(self._names)}
        self.action_spaces = {agent: Discrete(self._setup.actions) for agent in self._names}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-BOUND, BOUND, (self._setup.size,), np.float32),
                    "action_mask": Box(0, 1, (self._setup.actions,), np.int8),
                }
            )
            for agent in self._names
        }
        self._state: State

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self._asked)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._state = self._setup.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos = {agent: {"action_mask": self._idle} for agent in self._names}
        self._skip_agent_selection = None
        self._seat = int(self._state.turn())
        self._look.legal(self._state, self._seat)
        self._select(self._seat)

    def _select(self, seat: int) -> None:
        self._seat = seat
        agent = self._names[seat]
        self.agent_selection = agent
        self._mask = self._marks.copy()
        self.infos[agent] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Seen:
        if agent == self.agent_selection:
            self._look.observe(self._state, self._number[agent])
            return {"observation": self._seen.astype("f4"), "action_mask": self._mask}
        return self._observe_other(agent)

    def _observe_other(self, agent: str) -> Seen:
        """Of a seat that is not selected: where all play at once, it may owe a decision too."""
        seat = self._number[agent]
        self._other.observe(self._state, seat)
        self._other.legal(self._state, seat)
        seen: np.ndarray[Any, Any] = np.asarray(self._other.seen).astype(np.float32)
        return {"observation": seen, "action_mask": self._other_marks.copy()}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            following = self._look.forward(self._state, self._seat, int(action))
        except (IllegalAction, TypeError, ValueError, OverflowError):
            raise ValueError(f"{agent}: {self._setup.refusal(self._state, self._seat, action)}") from None
        if following >= 0:
            if following != self._seat:
                self.infos[agent] = {"action_mask": self._idle}
            self._seat = following
            self.agent_selection = chosen = self._names[following]
            self._mask = mask = self._marks.copy()
            self.infos[chosen] = {"action_mask": mask}
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self._mask = self._idle
        for agent, seat in self._number.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = self._setup.reward(self._state, seat)
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._idle}
        self._deads_step_first()

    def forfeit(self, penalty: float) -> None:
        """End the game because the selected seat chose an illegal action: it alone is punished."""
        self._mask = self._idle
        for agent in self._names:
            self.rewards[agent] = self._cumulative_rewards[agent] = 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._idle}
        self.rewards[self.agent_selection] = self._cumulative_rewards[self.agent_selection] = penalty
        self._deads_step_first()

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


def remade(kind: type[SeatsEnv], asked: dict[str, Any]) -> SeatsEnv:
    return kind(**asked)
