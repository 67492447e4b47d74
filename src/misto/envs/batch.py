"""Many games at once for learning: numpy arrays in, numpy arrays out, the loop in compiled code."""

from types import TracebackType
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from misto.core.batch import Rows
from misto.core.record import seed_rng
from misto.core.state import State
from misto.envs.table import Floats, IllegalAction, Marks, Setup, floats, fresh_seed
from misto.envs.workers import Workers

BOTS = ("random", "greedy")
GREEDY_SAMPLES = 8


def own_rows(setup: Setup, first: int, count: int, total: int, seed: int, masks: bool) -> Rows:
    """Rows first to first + count of a batch of total. Each game has its own seed, so that a batch
    plays the same games however it is shared out.
    """
    episodes = [0] * count

    def renew(row: int) -> State:
        number = first + row + total * episodes[row]
        episodes[row] += 1
        return setup.new(seed_rng(seed, number))

    observer = setup.game.observer
    return Rows(observer, count, setup.seats, setup.actions, setup.size, masks, setup.by_margin, renew)


class Batch:
    """n games of one kind. Each row shows the seat that decides next, through that seat's eyes.

    After ``reset()`` and every ``step(actions)`` these arrays hold, for each of the n rows:

    - ``observations`` (n, size) float32 and ``masks`` (n, actions) int8, of the seat to decide;
    - ``turns`` (n,) int64, that seat;
    - ``dones`` (n,) bool, whether the step ended a game; then ``rewards`` (n, seats) float32 are
      those of the game that ended and the row already shows the next game.

    The arrays are filled anew by each step: copy what you keep. ``masks=False`` saves the memory of
    wide action spaces; ``legal()`` gives the legal actions as one list with row starts either way.
    ``workers`` processes share the rows out; the games are the same for the same seed.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        reward: str = "outcome",
        seed: int | None = None,
        masks: bool = True,
        workers: int = 0,
        **options: object,
    ) -> None:
        if isinstance(n, bool) or not isinstance(n, int | np.integer) or n < 1:
            raise ValueError(f"n is {n!r}: a batch has at least one game")
        if isinstance(workers, bool) or not isinstance(workers, int | np.integer) or workers < 0:
            raise ValueError(f"workers is {workers!r}: 0 or more processes")
        self.setup = Setup(game, seats, options, reward)
        self.n = n = int(n)
        self.seats = self.setup.seats
        self.actions = self.setup.actions
        self.masked = masks
        self._asked = (game, self.seats, reward, dict(options))
        self._rows: Rows | None = None
        self._choice: NDArray[np.int64] | None = None
        self._workers: Workers | None = None
        if workers > 1:
            self._workers = Workers(self._asked, n, min(workers, n), self.setup.size, self.actions, masks)
        self.observations: Floats = np.zeros((n, self.setup.size), np.float32)
        self.rewards: Floats = np.zeros((n, self.seats), np.float32)
        self.masks: Marks = np.zeros((0, self.actions), np.int8)
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.turns: NDArray[np.int64] = np.zeros(n, np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Start n new games; the same seed gives the same games."""
        seed = fresh_seed() if seed is None else seed
        self.choose_rng = seed_rng(seed, -1 & 0xFFFFFFFF)
        if self._workers is not None:
            self._workers.reset(seed)
        else:
            self._choice = None
            self._rows = own_rows(self.setup, 0, self.n, self.n, seed, self.masked)
            self._rows.move(self._rows.chosen, False)
        self._show()

    def step(self, actions: NDArray[Any]) -> None:
        """One decision in every row. IllegalAction if any is not legal: then none is taken."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"actions have the shape {given.shape}: {self.n} rows need ({self.n},)")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are {given.dtype}: whole numbers are needed")
        if self._workers is not None:
            self._workers.step(np.asarray(actions, np.int64))
        else:
            assert self._rows is not None
            # a choice of our own is read-only, so it is still what lies in chosen, and legal
            if actions is self._choice:
                chosen = self._rows.chosen
            else:
                chosen = vec[i64](np.ascontiguousarray(actions, np.int64))
                self._rows.check(chosen)
            self._choice = None
            self._rows.move(chosen, True)
        self._show()

    def _show(self) -> None:
        shared = self._workers
        if shared is not None:
            self.observations, self.masks, self.rewards = shared.observations, shared.masks, shared.rewards
            self.dones, self.turns = shared.dones, shared.turns
            return
        rows = self._rows
        assert rows is not None
        np.copyto(self.rewards, np.asarray(rows.rewards).reshape(self.rewards.shape), casting="same_kind")
        # these are read where they lie
        self.observations = floats(rows.seen).reshape(self.n, self.setup.size)
        if self.masked:
            self.masks = np.asarray(rows.mask).view(np.int8).reshape(self.n, self.actions)
        self.dones = np.asarray(rows.done).view(np.bool_)
        self.turns = np.asarray(rows.turns)

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions, one row after the other, and where each row starts (n + 1 numbers)."""
        if self._workers is not None:
            return self._workers.legal()
        assert self._rows is not None
        starts = np.asarray(self._rows.starts).copy()
        return np.asarray(self._rows.legal)[: starts[-1]].copy(), starts

    def choose(self, bot: str = "random", where: NDArray[np.bool_] | None = None) -> NDArray[np.int64]:
        """What a bot would do in every row (in those of ``where``; elsewhere the answer says nothing).

        ``random`` and ``greedy`` play in compiled code; greedy sees only what its seat may know. The
        answer is read-only.
        """
        if bot not in BOTS:
            raise ValueError(f"bot {bot!r} is not one of {BOTS}")
        wanted = np.ones(self.n, np.uint8) if where is None else where.astype(np.uint8)
        if self._workers is not None:
            return self._workers.choose(bot, wanted, int(self.choose_rng.bits()))
        assert self._rows is not None
        self._choice = chosen_by(self._rows, self.setup, bot, self.choose_rng, wanted)
        return self._choice

    def close(self) -> None:
        """End the worker processes, if there are any."""
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def chosen_by(rows: Rows, setup: Setup, bot: str, rng: Any, wanted: NDArray[np.uint8]) -> NDArray[np.int64]:
    if bot == "random":
        rows.choose_random(rng)
    else:
        rows.choose_greedy(setup.game.judge, rng, GREEDY_SAMPLES, vec[u8](wanted))
    chosen: NDArray[np.int64] = np.asarray(rows.chosen).copy()
    chosen.flags.writeable = False
    return chosen


__all__ = ["BOTS", "Batch", "IllegalAction"]
