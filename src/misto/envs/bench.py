"""How fast the environments are, next to PettingZoo's connect_four_v3 and rps_v2 in the same run on one core.

connect_four_v3 has a board and a mask as ours have; rps_v2 is the least an environment can be.

The loop is that of PettingZoo's own performance_benchmark: last(), a random action (by the mask where
there is one), step(). ``sample`` is the same loop with env.sample() in place of the mask. Rows are
interleaved, each gets a slice of a round, and every slice counts: a figure is the mean over the rounds
with the 95 % interval of that mean, by processor time. Ratios are taken round by round, so that a
machine busy with other things disturbs both sides alike.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from statistics import fmean, stdev
from typing import Any

import numpy as np

from misto.envs.batch import Batch
from misto.envs.pettingzoo import MODULES
from misto.games.registry import ROOMS

ROUNDS = 10
SLICE = 0.5  # seconds of processor time a row gets in each round
ROWS = 1024
TURNS = 100  # between two looks at the clock
YARDSTICKS = ("connect_four_v3", "rps_v2")  # of PettingZoo

# Student's t for 95 %, by degrees of freedom
T95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11)
T95_MANY = 2.10


@dataclass(frozen=True)
class Mean:
    """A mean and how far its 95 % interval reaches to either side; None from one value alone."""

    mean: float
    margin: float | None

    def told(self) -> dict[str, float | None]:
        low, high = (
            (None, None) if self.margin is None else (self.mean - self.margin, self.mean + self.margin)
        )
        return {"mean": self.mean, "low": low, "high": high}


def mean_of(values: list[float]) -> Mean:
    if len(values) < 2:
        return Mean(fmean(values), None)
    free = len(values) - 1
    t = T95[free - 1] if free <= len(T95) else T95_MANY
    return Mean(fmean(values), t * stdev(values) / len(values) ** 0.5)


@dataclass
class Measured:
    """``run`` does some work and says how many steps it was; ``rates`` are steps/s, one a slice."""

    name: str
    run: Callable[[], int]
    rates: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        steps, spent, began = 0, 0.0, time.process_time()
        while spent < seconds:
            steps += self.run()
            spent = time.process_time() - began
        self.rates.append(steps / spent)


def by_mask(env: Any, seen: Any) -> Any:
    if isinstance(seen, dict) and "action_mask" in seen:
        return random.choice(np.flatnonzero(seen["action_mask"]).tolist())
    return env.action_space(env.agent_selection).sample()


def by_sample(env: Any, seen: Any) -> Any:
    return env.sample()


def aec_row(name: str, make: Callable[[], Any], choose: Callable[[Any, Any], Any] = by_mask) -> Measured:
    env = make()
    env.reset()

    def run() -> int:
        turns = 0
        for _ in env.agent_iter(TURNS):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else choose(env, seen))
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
    made = []
    for name in YARDSTICKS:
        module = import_module(f"pettingzoo.classic.{name}")
        made += [aec_row(f"{name}_raw", module.raw_env), aec_row(f"{name}_env", module.env)]
    for room in ROOMS:
        if only in room:
            ours = MODULES[room]
            made.append(aec_row(f"{room}_raw", ours.raw_env))
            made.append(aec_row(f"{room}_env", ours.env))
            made.append(aec_row(f"{room}_raw_sample", ours.raw_env, by_sample))
            made.append(batch_row(room))
    return made


def ratios(rates: dict[str, list[float]]) -> dict[str, Mean]:
    def ratio(one: str, other: str) -> Mean:
        return mean_of([a / b for a, b in zip(rates[one], rates[other], strict=True)])

    found: dict[str, Mean] = {}
    for room in ROOMS:
        if f"{room}_raw" in rates:
            for name in YARDSTICKS:
                for kind in ("raw", "env"):
                    said = "raw_env" if kind == "raw" else kind
                    found[f"{room} {said} / {name} {said}"] = ratio(f"{room}_{kind}", f"{name}_{kind}")
            found[f"{room} Batch({ROWS}) / raw_env"] = ratio(f"{room}_batch_{ROWS}", f"{room}_raw")
    return found


def bench_envs(
    only: str = "",
    rounds: int = ROUNDS,
    seconds: float = SLICE,
    step: Callable[[str], None] = lambda name: None,
) -> dict[str, Any]:
    random.seed(1)
    measured = rows(only)
    for row in measured:
        row.run()  # the first run pays for what later ones find ready
    for _ in range(rounds):
        for row in measured:
            step(row.name)
            row.measure(seconds)
    rates = {row.name: row.rates for row in measured}
    return {
        "steps_per_s": {name: mean_of(each).told() for name, each in rates.items()},
        "ratios": {name: mean.told() for name, mean in ratios(rates).items()},
        "rounds": rounds,
        "seconds": seconds,
    }
