"""Rows of games shared out over processes that write into shared memory."""

import multiprocessing
import weakref
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from misto.core.record import seed_rng
from misto.core.state import IllegalAction
from misto.envs.setup import Setup, floats
from misto.envs.share import KeptRows, Share

Asked = dict[str, Any]  # the keywords of Setup

Shapes = dict[str, tuple[tuple[int, ...], str]]
Blocks = dict[str, Any]


def new_blocks(shapes: Shapes, context: Any) -> Blocks:
    """Shared memory for each field; it lives as long as anybody reads it."""
    sizes = {field: int(np.prod(shape)) * np.dtype(kind).itemsize for field, (shape, kind) in shapes.items()}
    return {field: context.RawArray("b", max(1, size)) for field, size in sizes.items()}


def arrays_in(shapes: Shapes, blocks: Blocks) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    for field, (shape, kind) in shapes.items():
        count = int(np.prod(shape))
        found[field] = np.frombuffer(blocks[field], kind, count).reshape(shape)
    return found


class Workers:
    def __init__(self, asked: Asked, setup: Setup, n: int, count: int, masks: bool) -> None:
        self.n = n
        count = min(count, n)
        shapes: Shapes = {
            "observations": ((n, setup.size), "f4"),
            "masks": ((n if masks else 0, setup.actions), "i1"),
            "rewards": ((n, setup.seats), "f4"),
            "dones": ((n,), "?"),
            "cuts": ((n,), "?"),
            "turns": ((n,), "i8"),
            "chosen": ((n,), "i8"),
            "wanted": ((n,), "u1"),
        }
        # spawned, not forked: the caller may have threads (torch, BLAS)
        context = multiprocessing.get_context("spawn")
        blocks = new_blocks(shapes, context)
        self.arrays = arrays = arrays_in(shapes, blocks)
        self.observations, self.masks, self.rewards = (
            arrays["observations"],
            arrays["masks"],
            arrays["rewards"],
        )
        self.dones, self.cuts, self.turns = arrays["dones"], arrays["cuts"], arrays["turns"]
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        edges = [n * k // count for k in range(count + 1)]
        for first, end in pairwise(edges):
            here, there = context.Pipe()
            place = (first, end - first, n, masks)
            process = context.Process(target=work, args=(there, asked, place, shapes, blocks), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self._end = weakref.finalize(self, end_workers, self.pipes, self.processes)

    def _all(self, *order: Any) -> list[Any]:
        """Give every worker the order and wait for all the answers."""
        return self._each([order] * len(self.pipes))

    def _each(self, orders: Sequence[Any]) -> list[Any]:
        for pipe, order in zip(self.pipes, orders, strict=True):
            pipe.send(order)
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def reset(self, seed: int) -> None:
        self._all("reset", seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        self.arrays["chosen"][:] = actions
        bad = self._illegal(actions)
        if bad:
            raise IllegalAction(f"row {bad[0]}: action {int(actions[bad[0]])} is not legal")
        self._all("step")

    def _illegal(self, actions: NDArray[np.int64]) -> list[int]:
        """Rows whose action is not legal: by the masks, which lie here, or by asking every worker."""
        if not len(self.masks):
            return [row for rows in self._all("check") for row in rows]
        inside = (actions >= 0) & (actions < self.masks.shape[1])
        legal = inside & (self.masks[np.arange(self.n), np.where(inside, actions, 0)] == 1)
        return np.flatnonzero(~legal).tolist()

    def choose(self, bot: str, wanted: NDArray[np.uint8], seed: int) -> NDArray[np.int64]:
        self.arrays["wanted"][:] = wanted
        self._all("choose", bot, seed)
        return self.arrays["chosen"].copy()

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        parts: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = self._all("legal")
        starts = [np.zeros(1, np.int64)]
        for _, part in parts:
            starts.append(part[1:] + starts[-1][-1])
        return np.concatenate([actions for actions, _ in parts]), np.concatenate(starts)

    def keep(self) -> list[KeptRows]:
        return self._all("keep")

    def adopt(self, parts: Sequence[KeptRows]) -> None:
        self._each([("adopt", part) for part in parts])

    def close(self) -> None:
        self._end()


def end_workers(pipes: Sequence[Connection], processes: Sequence[BaseProcess]) -> None:
    for pipe in pipes:
        try:
            pipe.send(("end",))
        except (OSError, ValueError):
            continue
    for process in processes:
        process.join(timeout=5)
        if process.is_alive():
            process.terminate()


class Desk:
    """One worker's share of the rows."""

    def __init__(
        self, asked: Asked, place: tuple[int, int, int, bool], arrays: dict[str, NDArray[Any]]
    ) -> None:
        first, count, _, _ = place
        self.share = Share(Setup(**asked), *place)
        self.mine = {field: array[first : first + count] for field, array in arrays.items()}

    def reset(self, seed: int) -> None:
        self.share.reset(seed)
        self.show()

    def check(self) -> list[int]:
        """The rows whose chosen action is not legal."""
        bad = self.share.rows.illegal(vec[i64](self.mine["chosen"]))
        return [] if bad < 0 else [self.share.first + bad]

    def step(self) -> None:
        self.share.rows.move(vec[i64](self.mine["chosen"]), True)
        self.show()

    def choose(self, bot: str, seed: int) -> None:
        self.mine["chosen"][:] = self.share.choose(bot, seed_rng(seed, self.share.first), self.mine["wanted"])

    def keep(self) -> KeptRows:
        return self.share.keep()

    def adopt(self, kept: KeptRows) -> None:
        self.share.adopt(kept)
        self.show()

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        rows = self.share.rows
        starts = np.asarray(rows.starts).copy()
        return np.asarray(rows.legal)[: starts[-1]].copy(), starts

    def show(self) -> None:
        rows, mine = self.share.rows, self.mine
        mine["observations"][:] = floats(rows.seen).reshape(mine["observations"].shape)
        mine["rewards"][:] = np.asarray(rows.rewards).reshape(mine["rewards"].shape)
        mine["dones"][:] = np.asarray(rows.done)
        mine["cuts"][:] = np.asarray(rows.cut)
        mine["turns"][:] = np.asarray(rows.turns)
        if self.share.masked:
            mine["masks"][:] = np.asarray(rows.mask).reshape(mine["masks"].shape)


def work(
    pipe: Connection, asked: Asked, place: tuple[int, int, int, bool], shapes: Shapes, blocks: Blocks
) -> None:
    desk = Desk(asked, place, arrays_in(shapes, blocks))
    while True:
        try:
            order, *rest = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if order == "end":
            return
        try:
            pipe.send(getattr(desk, order)(*rest))
        except Exception as error:
            pipe.send(error)
