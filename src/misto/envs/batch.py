"""Many games at once for learning: numpy arrays in, numpy arrays out, the loop in compiled code."""

from types import TracebackType
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from misto.core.batch import Rows
from misto.core.record import seed_rng
from misto.core.rng import Rng
from misto.envs.setup import USUAL, Floats, IllegalAction, Marks, Setup, floats, fresh_seed, is_whole
from misto.envs.share import KeptRows, Share
from misto.envs.snapshot import Snapshot, remade, words_of
from misto.envs.workers import Workers

BOTS = ("random", "greedy")


class Batch:
    """n games of one kind. Each row shows the seat that decides next, through that seat's eyes.

    After ``reset()`` and every ``step(actions)`` these arrays hold, for each of the n rows:

    - ``observations`` (n, size) float32 and ``masks`` (n, actions) int8, of the seat to decide;
    - ``turns`` (n,) int64, that seat;
    - ``dones`` (n,) bool, whether the step ended a game; then ``rewards`` (n, seats) float32 are
      those of the game that ended and the row already shows the next game;
    - ``cuts`` (n,) bool, of the games that ended those that ``max_cycles`` decisions cut short: their
      rewards are 0.

    The arrays are filled anew by each step: copy what you keep. ``masks=False`` saves the memory of
    wide action spaces (``window=None``); ``legal()`` gives the legal actions as one list with row starts either way.
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
        window: int | str | None = USUAL,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        if not is_whole(n) or n < 1:
            raise ValueError(f"a batch has at least one row, so n is a whole number from 1 up, not {n!r}")
        if not is_whole(workers) or workers < 0:
            raise ValueError(f"workers is a whole number from 0 up, not {workers!r}")
        asked = {"seats": seats, "reward": reward, "window": window, "max_cycles": max_cycles}
        self._asked = {"game": game, "n": n, "masks": masks, "workers": workers, **asked, **options}
        self.setup = Setup(game, seats, options, reward, window, max_cycles)
        self.n = n = int(n)
        self.seats = self.setup.seats
        self.actions = self.setup.actions
        self.masked = masks
        self._share = Share(self.setup, 0, n, n, masks)
        self._choice: NDArray[np.int64] | None = None
        self._workers: Workers | None = None
        if workers > 1:
            self._workers = Workers(
                {"game": game, **asked, "options": options}, self.setup, n, workers, masks
            )
        self.observations: Floats = np.zeros((n, self.setup.size), np.float32)
        self.rewards: Floats = np.zeros((n, self.seats), np.float32)
        self.masks: Marks = np.zeros((0, self.actions), np.int8)
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.cuts: NDArray[np.bool_] = np.zeros(n, np.bool_)
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
            self._share.reset(seed)
        self._show()

    @property
    def _rows(self) -> Rows:
        return self._share.rows

    def step(self, actions: NDArray[Any]) -> None:
        """One decision in every row. IllegalAction if any is not legal: then none is taken."""
        # a choice of our own is read-only, so it is still what lies in chosen, and legal
        if actions is self._choice and self._workers is None:
            self._choice = None
            self._rows.move(self._rows.chosen, True)
            self._show()
            return
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"actions of shape {given.shape} for {self.n} rows: one number a row")
        if given.dtype.kind not in "iu":
            raise ValueError(
                f"actions of type {given.dtype}: give whole numbers, as actions.astype(numpy.int64) makes them"
            )
        if self._workers is not None:
            self._workers.step(given.astype(np.int64))
        else:
            chosen = vec[i64](np.ascontiguousarray(given, np.int64))
            self._rows.check(chosen)
            self._choice = None
            self._rows.move(chosen, True)
        self._show()

    def _show(self) -> None:
        shared = self._workers
        if shared is not None:
            self.observations, self.masks, self.rewards = shared.observations, shared.masks, shared.rewards
            self.dones, self.cuts, self.turns = shared.dones, shared.cuts, shared.turns
            return
        rows = self._rows
        np.copyto(self.rewards, np.asarray(rows.rewards).reshape(self.rewards.shape), casting="same_kind")
        # these are read where they lie
        self.observations = floats(rows.seen).reshape(self.n, self.setup.size)
        if self.masked:
            self.masks = np.asarray(rows.mask).view(np.int8).reshape(self.n, self.actions)
        self.dones = np.asarray(rows.done).view(np.bool_)
        self.cuts = np.asarray(rows.cut).view(np.bool_)
        self.turns = np.asarray(rows.turns)

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions, one row after the other, and where each row starts (n + 1 numbers)."""
        if self._workers is not None:
            return self._workers.legal()
        starts = np.asarray(self._rows.starts).copy()
        return np.asarray(self._rows.legal)[: starts[-1]].copy(), starts

    def choose(self, bot: str = "random", where: NDArray[np.bool_] | None = None) -> NDArray[np.int64]:
        """What a bot would do in every row (in those of ``where``; elsewhere the answer says nothing).

        ``random`` and ``greedy`` play in compiled code; greedy sees only what its seat may know. The
        answer is read-only.
        """
        if bot not in BOTS:
            raise ValueError(f"bot {bot!r} is not one of {BOTS}")
        wanted = np.ones(self.n, np.uint8) if where is None else np.asarray(where).astype(np.uint8)
        if self._workers is not None:
            return self._workers.choose(bot, wanted, int(self.choose_rng.bits()))
        self._choice = self._share.choose(bot, self.choose_rng, wanted)
        return self._choice

    def snapshot(self) -> Snapshot:
        """Where all games stand, chance included: for ``restore``, as often as you like."""
        parts = [self._share.keep()] if self._workers is None else self._workers.keep()
        return Snapshot(self._asked, None, {"parts": parts, "choices": words_of(self.choose_rng)})

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this batch, or of another with the same keywords."""
        snapshot.check(self._asked)
        parts: list[KeptRows] = snapshot.rest["parts"]
        self._choice = None
        if self._workers is None:
            self._share.adopt(parts[0])
        else:
            self._workers.adopt(parts)
        self.choose_rng = Rng(*snapshot.rest["choices"])
        self._show()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Batch":
        made: Batch = remade(type(self), self._asked, self.snapshot(), {})
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self._asked, self.snapshot(), {})

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


__all__ = ["BOTS", "Batch", "IllegalAction"]
