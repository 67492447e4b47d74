"""A game in which all play at once as a PettingZoo parallel environment."""

from operator import index
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from misto.core.state import State
from misto.envs.pettingzoo.seats import Seats, Seen
from misto.envs.setup import USUAL, IllegalAction, floats

ILLEGAL_REWARD = -1.0


class AllAtOnceEnv(Seats, ParallelEnv[str, Seen, int]):
    """One table; a step takes a decision from every seat.

    A seat that owes none just now (it waits for the round to close) has one legal action, the last
    of its space: to wait. ``illegal``: "end" ends the game at an illegal action, with -1 for every seat
    that chose one and 0 for the others, as ``env`` does; "raise" raises ValueError. Either way no
    seat's action is taken. ``max_cycles`` counts steps. Everything else is as in the AEC environment.
    """

    carried = ("agents", "_left")

    def __init__(
        self,
        seats: int | None = None,
        reward: str = "outcome",
        render_mode: str | None = None,
        window: int | str | None = USUAL,
        max_cycles: int | None = None,
        illegal: str = "end",
        **options: object,
    ) -> None:
        if illegal not in ("end", "raise"):
            raise ValueError('illegal is "end" or "raise"')
        asked = {"seats": seats, "reward": reward, "render_mode": render_mode, "illegal": illegal}
        self._sit(asked | {"window": window, "max_cycles": max_cycles}, options, 1)
        self._raises = illegal == "raise"
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
        """A new game; the same seed, the same deal."""
        self._state = self._setup.new(self._seeds.next(seed))
        self._begun = True
        self._left = self._setup.max_cycles
        self.agents = self.possible_agents[:]
        return self._shown()

    def sample(self) -> dict[str, int]:
        """A legal action for every seat, each as likely: quicker than by masks."""
        chosen = {}
        for agent in self.agents:
            self._look.legal(self._state, self._number[agent])
            number = int(self._look.sample(self._seeds.choose_rng))
            chosen[agent] = number if number >= 0 else self.wait
        return chosen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Every seat acts at once; what a seat that waits is given does not matter."""
        if not self._begun:
            raise RuntimeError("reset() comes first")
        after = self._state.copy()
        wrong: dict[str, str] = {}
        for agent in self.agents:
            why = self._take(after, agent, actions.get(agent, self.wait))
            if why and self._raises:
                raise ValueError(f"{agent}: {why}")
            if why:
                wrong[agent] = why
        if wrong:
            rewards = {agent: ILLEGAL_REWARD if agent in wrong else 0.0 for agent in self.possible_agents}
            return self._told(rewards, True, False, wrong)
        self._state = after
        self._left -= 1
        over = after.turn() < 0
        return self._told(self._rewards(), over, self._left == 0 and not over, wrong)

    def _take(self, after: State, agent: str, action: Any) -> str:
        """One seat's action of a step; why it cannot be, "" if it can."""
        seat = self._number[agent]
        owes = self._state.owes(seat)
        try:
            number = index(action)
            if not owes:
                return "" if number == self.wait else "it may only wait now"
            after.apply(seat, self._setup.window.outward(self._state, seat, number))
        except (IllegalAction, TypeError, ValueError, OverflowError):
            if owes and action == self.wait:
                return "it owes a decision and may not wait"
            return self._setup.refusal(self._state, seat, action)
        return ""

    def _told(
        self, rewards: dict[str, float], over: bool, cut: bool, wrong: dict[str, str]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        seen, infos = self._shown()
        for agent, why in wrong.items():
            infos[agent]["illegal"] = why
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, cuts = dict.fromkeys(self.possible_agents, over), dict.fromkeys(self.possible_agents, cut)
        return seen, rewards, ended, cuts, infos
