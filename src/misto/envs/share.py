"""A stretch of a batch's rows: all of them, or what one worker plays."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from misto.core.batch import Rows
from misto.core.record import seed_rng
from misto.core.rng import Rng
from misto.core.state import State
from misto.envs.setup import Setup
from misto.envs.snapshot import Kept

GREEDY_SAMPLES = 8


class Deals:
    """The next game of a row. Each has its own seed, so that a batch plays the same games however it is
    shared out.
    """

    def __init__(self, setup: Setup, first: int, count: int, total: int, seed: int) -> None:
        self.setup = setup
        self.first = first
        self.total = total
        self.seed = seed
        self.episodes = [0] * count

    def __call__(self, row: int) -> State:
        number = self.first + row + self.total * self.episodes[row]
        self.episodes[row] += 1
        return self.setup.new(seed_rng(self.seed, number))


@dataclass(frozen=True)
class KeptRows:
    """Where rows stand."""

    seed: int
    episodes: list[int]
    states: list[Kept]
    cycles: list[int]
    done: list[int]
    cut: list[int]
    rewards: list[float]


class Share:
    """Rows first to first + count of a batch of total."""

    rows: Rows
    deals: Deals

    def __init__(self, setup: Setup, first: int, count: int, total: int, masked: bool) -> None:
        self.setup = setup
        self.first, self.count, self.total, self.masked = first, count, total, masked

    def reset(self, seed: int) -> None:
        setup = self.setup
        self.deals = Deals(setup, self.first, self.count, self.total, seed)
        self.rows = Rows(
            setup.game.observer,
            setup.window,
            self.count,
            setup.seats,
            setup.widest,
            setup.size,
            self.masked,
            setup.by_margin,
            setup.max_cycles,
            self.deals,
        )
        self.rows.move(self.rows.chosen, False)

    def keep(self) -> KeptRows:
        rows, name = self.rows, self.setup.game.name
        return KeptRows(
            self.deals.seed,
            list(self.deals.episodes),
            [Kept(name, state.copy()) for state in rows.states],
            list(rows.cycles),
            list(rows.done),
            list(rows.cut),
            list(rows.rewards),
        )

    def adopt(self, kept: KeptRows) -> None:
        """Go on from where rows of the same batch stood."""
        rows = self.rows
        self.deals.seed = kept.seed
        self.deals.episodes[:] = kept.episodes
        rows.adopt([one.state.copy() for one in kept.states], kept.cycles)
        for vector, numbers in ((rows.done, kept.done), (rows.cut, kept.cut), (rows.rewards, kept.rewards)):
            for at, number in enumerate(numbers):
                vector[at] = number  # type: ignore[assignment]

    def choose(self, bot: str, rng: Rng, wanted: NDArray[np.uint8]) -> NDArray[np.int64]:
        """What a bot would do in the rows wanted; read-only."""
        if bot == "random":
            self.rows.choose_random(rng)
        else:
            self.rows.choose_greedy(self.setup.game.judge, rng, GREEDY_SAMPLES, vec[u8](wanted))
        chosen: NDArray[Any] = np.asarray(self.rows.chosen).copy()
        chosen.flags.writeable = False
        return chosen
