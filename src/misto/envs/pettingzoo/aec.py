"""A game as a PettingZoo AEC environment: seats act one after the other."""

from operator import index
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from misto.envs.pettingzoo.seats import Seats, Seen
from misto.envs.table import IllegalAction, Marks, floats


class SeatsEnv(Seats, AECEnv[str, Seen, int]):
    """One table. Agents are the seats, ``seat_0`` on; ``action_mask`` is in observation and info.

    ``seats``: how many. ``reward``: "outcome" (1 for a win, 1/k for a win shared by k, else 0) or
    "margin" (points less those of the best other seat), given when the game ends. All other
    keywords are options of the game. An illegal action raises ValueError and changes nothing.
    """

    def __init__(
        self,
        seats: int | None = None,
        reward: str = "outcome",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self._sit(seats, reward, render_mode, options, 0)
        self._other = self._setup.look()
        # numpy reads the vectors in place: each look shows here at once
        self._seen = floats(self._look.seen)
        self._marks: Marks = np.asarray(self._look.mask).view(np.int8)
        self._other_seen = floats(self._other.seen)
        self._other_marks: Marks = np.asarray(self._other.mask).view(np.int8)
        self._idle: Marks = np.zeros(self._setup.actions, np.int8)
        self._idle.flags.writeable = False
        self._mask = self._idle
        self.possible_agents = list(self._names)
        self.agents = self.possible_agents[:]

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
            return {"observation": self._seen.copy(), "action_mask": self._mask}
        return self._observe_other(agent)

    def _observe_other(self, agent: str) -> Seen:
        """Of a seat that is not selected: where all play at once, it may owe a decision too."""
        seat = self._number[agent]
        self._other.observe(self._state, seat)
        self._other.legal(self._state, seat)
        return {"observation": self._other_seen.copy(), "action_mask": self._other_marks.copy()}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            following = self._look.forward(self._state, self._seat, index(action))
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
            self._end(self._rewards())
        if self.render_mode == "human":
            self.render()

    def forfeit(self, penalty: float) -> None:
        """End the game because the selected seat chose an illegal action: it alone is punished."""
        self._end(dict.fromkeys(self._names, 0.0) | {self.agent_selection: penalty})

    def _end(self, rewards: dict[str, float]) -> None:
        self._mask = self._idle
        self.rewards, self._cumulative_rewards = rewards, rewards.copy()
        self.terminations = dict.fromkeys(self._names, True)
        self.infos = {agent: {"action_mask": self._idle} for agent in self._names}
        self._deads_step_first()
