"""A game as a PettingZoo AEC environment: seats act one after the other."""

from operator import index
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from misto.core.batch import no_words
from misto.core.state import State, zeros
from misto.envs.pettingzoo.seats import Seats, Seen
from misto.envs.setup import USUAL, IllegalAction, Marks, floats

LONG = 4096  # numbers of an observation from which on writing only what differs pays


class SeatsEnv(Seats, AECEnv[str, Seen, int]):
    """One table. Agents are the seats, ``seat_0`` on; ``action_mask`` is in observation and info.

    ``seats``: how many. ``reward``: "outcome" (1 for a win, 1/k for a win shared by k, else 0) or
    "margin" (points less those of the best other seat), given when the game ends. ``window``: how
    wide a part of a large table the actions name, where the room has such a window; None names all
    of it. ``max_cycles``: after so many decisions, of all seats together, a game that is not over is
    truncated, without rewards. All other keywords are options of the game. An illegal action raises
    ValueError and changes nothing.
    """

    carried = (
        "agents",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "agent_selection",
        "_skip_agent_selection",
        "_seat",
        "_left",
    )

    def __init__(
        self,
        seats: int | None = None,
        reward: str = "outcome",
        render_mode: str | None = None,
        window: int | str | None = USUAL,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        asked = {"seats": seats, "reward": reward, "render_mode": render_mode}
        self._sit(asked | {"window": window, "max_cycles": max_cycles}, options, 0)
        self._other = self._setup.look()
        self._observer = self._setup.game.observer
        self._anew = self._setup.size >= LONG and self._observer.notes() > 0
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
        """A new game; the same seed, the same deal and dice. ``options`` is PettingZoo's and unused."""
        self._state = state = self._setup.new(self._seeds.next(seed))
        self._begun = True
        self._left = self._setup.max_cycles  # decisions before the game is cut short; below 0 none is
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos = {agent: {"action_mask": self._idle} for agent in self._names}
        self._skip_agent_selection = None
        self._forget()
        self._select(state, int(state.turn()))

    def _forget(self) -> None:
        """Nothing of this game has been observed yet."""
        if self._anew:
            self._words = no_words(self._setup.size)
            self._notes = zeros(self._observer.notes())
            self._seen = floats(self._words)

    def _select(self, state: State, seat: int) -> None:
        self._seat = seat
        self._look.legal(state, seat)
        agent = self._names[seat]
        self.agent_selection = agent
        self._mask = self._marks.copy()
        self.infos[agent] = {"action_mask": self._mask}

    def _resume(self, state: State) -> None:
        self._mask = self._idle
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        self._look.clear()
        self._forget()
        if not any(self.terminations.values()) and not any(self.truncations.values()) and self.agents:
            self._select(state, self._seat)

    def sample(self) -> int | None:
        """A legal action of the selected seat, each as likely; None if it is out of the game. It needs no
        mask and is far quicker than the space's own sample.
        """
        number = self._look.sample(self._seeds.choose_rng)
        return None if number < 0 else number

    def observe(self, agent: str) -> Seen:
        """What the agent's seat sees, and the mask of its legal actions."""
        if agent == self.agent_selection:
            if self._anew:
                self._observer.observe_anew(self._state, self._number[agent], self._words, self._notes, 0, 0)
            else:
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
        """The selected seat acts; None for one that is out of the game. ValueError says why an action is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            following = self._look.forward(self._state, self._seat, index(action))
        except (IllegalAction, TypeError, ValueError, OverflowError):
            raise ValueError(f"{agent}: {self._setup.refusal(self._state, self._seat, action)}") from None
        self._left -= 1
        if following >= 0 and self._left != 0:
            if following != self._seat:
                self.infos[agent] = {"action_mask": self._idle}
            self._seat = following
            self.agent_selection = chosen = self._names[following]
            self._mask = mask = self._marks.copy()
            self.infos[chosen] = {"action_mask": mask}
        else:
            self._end(self._rewards(), following >= 0)
        if self.render_mode == "human":
            self.render()

    def forfeit(self, penalty: float) -> None:
        """End the game because the selected seat chose an illegal action: it alone is punished."""
        self._end(dict.fromkeys(self._names, 0.0) | {self.agent_selection: penalty})

    def _end(self, rewards: dict[str, float], cut: bool = False) -> None:
        self._mask = self._idle
        self._look.clear()
        self.rewards, self._cumulative_rewards = rewards, rewards.copy()
        self.terminations = dict.fromkeys(self._names, not cut)
        self.truncations = dict.fromkeys(self._names, cut)
        self.infos = {agent: {"action_mask": self._idle} for agent in self._names}
        self._deads_step_first()
