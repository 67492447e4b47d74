"""A game in which all play at once as a PettingZoo parallel environment."""

from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv

from misto.core.state import State
from misto.envs.pettingzoo.aec import Seen
from misto.envs.table import BOUND, IllegalAction, Seeds, Setup, picture


class AllAtOnceEnv(ParallelEnv[str, Seen, int]):
    """One table; a step takes a decision from every seat.

    A seat that owes none just now (it waits for the round to close) has one legal action, the last
    of its space: to wait. Everything else is as in the AEC environment. If any action is illegal,
    ValueError is raised and none is taken.
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
        self._asked = {"seats": seats, "reward": reward, "render_mode": render_mode, **options}
        self._setup = Setup(self.room, seats, options, reward)
        self.render_mode = render_mode
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r} is not one of {self.metadata['render_modes']}")
        self._seeds = Seeds()
        self._look = self._setup.look()
        self.wait = self._setup.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup.seats)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-BOUND, BOUND, (self._setup.size,), np.float32),
                    "action_mask": Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._state: State

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self._asked)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _observe(self, agent: str) -> Seen:
        seat = self._number[agent]
        self._look.observe(self._state, seat)
        self._look.legal(self._state, seat)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = np.asarray(self._look.mask)
        mask[self.wait] = self._look.count == 0
        return {"observation": np.asarray(self._look.seen).astype(np.float32), "action_mask": mask}

    def _shown(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        seen = {agent: self._observe(agent) for agent in self.possible_agents}
        return seen, {agent: {"action_mask": part["action_mask"]} for agent, part in seen.items()}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._state = self._setup.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._shown()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        after = self._state.copy()
        for agent in self.agents:
            seat = self._number[agent]
            owes = self._state.owes(seat)
            action = actions.get(agent, self.wait)
            if not owes and action == self.wait:
                continue
            try:
                if not owes:
                    raise IllegalAction
                after.apply(seat, int(action))
            except (IllegalAction, TypeError, ValueError, OverflowError):
                why = self._setup.refusal(self._state, seat, action) if owes else "it may only wait now"
                raise ValueError(f"{agent}: {why}") from None
        self._state = after
        over = after.turn() < 0
        rewards = {
            agent: self._setup.reward(after, seat) if over else 0.0 for agent, seat in self._number.items()
        }
        seen, infos = self._shown()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, over)
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

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


def remade(kind: type[AllAtOnceEnv], asked: dict[str, Any]) -> AllAtOnceEnv:
    return kind(**asked)
