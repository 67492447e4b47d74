"""The wrapper of ``env()``: order, bounds and illegal actions, in one layer instead of three."""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from misto.envs.pettingzoo.aec import SeatsEnv
from misto.envs.pettingzoo.seats import Seen
from misto.envs.snapshot import Snapshot

ILLEGAL_REWARD = -1.0


class Referee(OrderEnforcingWrapper[str, Seen, int]):
    """Does what PettingZoo's OrderEnforcing, AssertOutOfBounds and TerminateIllegal wrappers do.

    An action that is not in the action space fails an assertion; one that is there and not legal
    ends the game with ``illegal_reward`` for the seat that chose it and 0 for the others.
    """

    _has_reset: bool
    _has_updated: bool

    def __init__(self, env: SeatsEnv, illegal_reward: float = ILLEGAL_REWARD) -> None:
        super().__init__(env)
        self.illegal_reward = illegal_reward
        self._raw = env
        self._actions = int(env.action_spaces[env.possible_agents[0]].n)

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self._raw.last(observe)

    def step(self, action: int | None) -> None:
        raw = self._raw
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not raw.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = raw.agent_selection
        if not (raw.terminations[agent] or raw.truncations[agent]):
            # the common case first: a plain number within bounds needs no look at the space
            inside = type(action) is int and 0 <= action < self._actions
            assert inside or raw.action_space(agent).contains(action), (
                f"{agent}: {action!r} is not in its action space, the whole numbers from 0 to {self._actions - 1}"
            )
            if not raw.infos[agent]["action_mask"][action]:
                EnvLogger.warn_on_illegal_move()
                raw.forfeit(self.illegal_reward)
                return
        raw.step(action)

    def sample(self) -> int | None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        return self._raw.sample()

    def snapshot(self) -> Snapshot:
        return self._raw.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        self._raw.restore(snapshot)
        self._has_reset = self._has_updated = snapshot.kept is not None

    def __str__(self) -> str:
        return str(self.env)
