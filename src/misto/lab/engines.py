"""Where games are played: in this process, on local processes, or on Ray.

An engine yields results as games end, in any order; a lost worker's games are played again. What a
game brings depends on its Job alone, so every engine brings the same.
"""

import logging
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import Any, TypeVar

from misto.core.trouble import Trouble

J = TypeVar("J")
R = TypeVar("R")

MOST_LOSSES = 20  # workers lost in a row with no game finished: then something is wrong with the games
AHEAD = 4  # jobs handed out per worker, so that a kill loses little and nobody waits


def most_workers() -> int:
    """More processes than this make a machine slower, and thousands bring it down."""
    return 4 * (os.cpu_count() or 1)


def check_engine(on: str) -> None:
    """Trouble before anything is written, if games cannot be played there."""
    kind = on.partition(":")[0]
    if on != "local" and kind != "ray":
        raise Trouble("unknown-engine", engine=on[:40], known="local, ray, ray:<address>")
    if kind == "ray" and find_spec("ray") is None:
        raise Trouble("no-extra", extra="ray")


def run_jobs(play: Callable[[J], R], jobs: Sequence[J], on: str, workers: int | None = None) -> Iterator[R]:
    """Play every job. ``on`` is ``local``, ``ray`` (a cluster of its own) or ``ray:<address>``."""
    check_engine(on)
    kind, _, address = on.partition(":")
    count = min(workers or os.cpu_count() or 1, most_workers())
    if kind == "ray":
        return on_ray(play, jobs, address, workers)
    if count == 1 or len(jobs) <= 1:
        return map(play, jobs)
    return on_processes(play, jobs, min(count, len(jobs)))


def on_processes(play: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    waiting = list(reversed(jobs))
    losses = 0
    while waiting:
        running: dict[Future[R], J] = {}
        # Spawned, not forked: a fork of a process with threads may hang.
        pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
        try:
            while waiting or running:
                while waiting and len(running) < workers * AHEAD:
                    job = waiting.pop()
                    running[pool.submit(play, job)] = job
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del running[future]
                    losses = 0
                    yield result
        except BrokenProcessPool:
            losses += 1
            if losses >= MOST_LOSSES:
                raise Trouble("workers-lost", times=losses) from None
            waiting += reversed(list(running.values()))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:120]


def on_ray(play: Callable[[J], R], jobs: Sequence[J], address: str, workers: int | None) -> Iterator[R]:
    import ray

    mine = not ray.is_initialized()
    if mine:
        options: dict[str, Any] = {"address": address} if address else {"num_cpus": workers or os.cpu_count()}
        try:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **options)
        except Exception as why:  # of a node that does not start Ray raises a bare one
            raise Trouble("no-cluster", address=address or "ray", why=first_line(why)) from None
    try:
        # A worker that dies is replaced and its game played again, as often as it takes.
        task = ray.remote(num_cpus=1, max_retries=-1)(play)
        cluster: Any = ray
        ahead = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(jobs))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < ahead:
                running.append(task.remote(waiting.pop()))
            ready, running = ray.wait(running, num_returns=1)
            for reference in ready:
                yield ray.get(reference)
    finally:
        if mine:
            ray.shutdown()
