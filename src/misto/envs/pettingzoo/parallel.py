"""A game in which all play at once as a PettingZoo parallel environment."""

from operator import index
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from misto.envs.pettingzoo.seats import Seats, Seen
from misto.envs.table import IllegalAction, floats


class AllAtOnceEnv(Seats, ParallelEnv[str, Seen, int]):
    """One table; a step takes a decision from every seat.

    A seat that owes none just now (it waits for the round to close) has one legal action, the last
    of its space: to wait. Everything else is as in the AEC environment. If any action is illegal,
    ValueError is raised and none is taken.
    """

    def __init__(
        self,
        seats: int | None = None,
        reward: str = "outcome",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._sit(seats, reward, render_mode, options, 1)
        self.wait = self._setup.actions
        self.possible_agents = list(self._names)
        self.agents: list[str] = []

    def _observe(self, agent: str) -> Seen:
        seat = self._number[agent]
        self._look.observe(self._state, seat)
        self._look.legal(self._state, seat)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[: self.wait] = np.asarray(self._look.mask)
        mask[self.wait] = self._look.count == 0
        return {"observation": floats(self._look.seen).copy(), "action_mask": mask}

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
                after.apply(seat, index(action))
            except (IllegalAction, TypeError, ValueError, OverflowError):
                why = self._setup.refusal(self._state, seat, action) if owes else "it may only wait now"
                raise ValueError(f"{agent}: {why}") from None
        self._state = after
        over = after.turn() < 0
        rewards = self._rewards()
        seen, infos = self._shown()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, over)
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos
