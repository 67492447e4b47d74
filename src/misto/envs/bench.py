"""How fast the environments are, next to PettingZoo's rps_v2 in the same run on one core.

The loop is that of PettingZoo's own performance_benchmark: last(), a random action (by the mask where
there is one), step(). Rows are interleaved and the best of several rounds counts, so that a machine
busy with other things disturbs all alike.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from misto.envs.batch import Batch
from misto.envs.pettingzoo import MODULES
from misto.games.registry import ROOMS

ROUNDS = 7
SLICE = 0.3  # seconds a row gets in each round
BURST = 0.01  # seconds; long enough for several games to begin, short enough to fall between disturbances
ROWS = 1024
TURNS = 100  # between two looks at the clock


@dataclass
class Measured:
    """``run`` does some work and says how many steps it was; the best rate over a burst is kept."""

    name: str
    run: Callable[[], int]
    steps_per_s: float = 0.0

    def measure(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            steps = 0
            began = time.perf_counter()
            while (spent := time.perf_counter() - began) < BURST:
                steps += self.run()
            self.steps_per_s = max(self.steps_per_s, steps / spent)


def aec_row(name: str, make: Callable[[], Any]) -> Measured:
    env = make()
    env.reset()

    def run() -> int:
        turns = 0
        for agent in env.agent_iter(TURNS):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                action = None
            elif isinstance(seen, dict) and "action_mask" in seen:
                action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return turns

    return Measured(name, run)


def batch_row(room: str) -> Measured:
    batch = Batch(room, ROWS, seed=1)

    def run() -> int:
        batch.step(batch.choose("random"))
        return ROWS

    return Measured(f"{room}_batch_{ROWS}", run)


def rows(only: str = "") -> list[Measured]:
    from pettingzoo.classic import rps_v2

    made = [aec_row("rps_v2_raw", rps_v2.raw_env), aec_row("rps_v2_env", rps_v2.env)]
    for room in ROOMS:
        if only in room:
            made.append(aec_row(f"{room}_raw", MODULES[room].raw_env))
            made.append(aec_row(f"{room}_env", MODULES[room].env))
            made.append(batch_row(room))
    return made


def ratios(rates: dict[str, float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for room in ROOMS:
        if f"{room}_raw" in rates:
            found[f"{room} raw_env / rps_v2 raw_env"] = rates[f"{room}_raw"] / rates["rps_v2_raw"]
            found[f"{room} env / rps_v2 env"] = rates[f"{room}_env"] / rates["rps_v2_env"]
            found[f"{room} Batch({ROWS}) / raw_env"] = rates[f"{room}_batch_{ROWS}"] / rates[f"{room}_raw"]
    return found


def bench_envs(
    only: str = "",
    rounds: int = ROUNDS,
    seconds: float = SLICE,
    step: Callable[[str], None] = lambda name: None,
) -> dict[str, Any]:
    random.seed(1)
    measured = rows(only)
    for _ in range(rounds):
        for row in measured:
            step(row.name)
            row.measure(seconds)
    rates = {row.name: row.steps_per_s for row in measured}
    return {"steps_per_s": rates, "ratios": ratios(rates), "rounds": rounds, "seconds": seconds}
