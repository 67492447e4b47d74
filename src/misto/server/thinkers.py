"""Bots think in processes of their own. One that crashes or takes too long is ended and replaced.

A process gets the position as its seat may know it: all that is hidden from the seat was dealt anew
here, so a bot cannot peek and whoever reads the pipe learns no more than the seat.
"""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Any

from misto.bots import look
from misto.core.game import Game
from misto.core.record import seed_rng, to_text
from misto.core.rng import Rng
from misto.core.state import State

log = logging.getLogger("misto.bots")
LINE = 1 << 22


class Confused(Exception):
    """A bot gave no answer: its process crashed or was too slow."""


def unguessable() -> Rng:
    return seed_rng(int.from_bytes(os.urandom(16), "big"))


def question(game: Game, state: State, seat: int) -> dict[str, object]:
    """The one door to a thinker: the position concealed for the seat that thinks."""
    known = look(game, state, seat, unguessable()).state
    return {"game": game.name, "seat": seat, "position": to_text(known)}


class Thinkers:
    def __init__(self, count: int, timeout_s: float, command: Sequence[str] | None = None) -> None:
        self.timeout_s = timeout_s
        self.command = command or (sys.executable, "-m", "misto.server.thinker")
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.alive: set[Process] = set()
        self.ending: set[asyncio.Task[int]] = set()
        self.failures = 0
        self.asked = 0
        for _ in range(count):
            self.free.put_nowait(None)  # a process starts when first needed

    async def begin(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE, start_new_session=True
        )
        self.alive.add(process)
        return process

    async def choices(self, game: Game, state: State, seats: Sequence[tuple[int, str]]) -> list[int]:
        """What the bot at each seat does. One question a seat, one after another: what two seats know
        is never in one message, and between two of them another table has its turn.
        """
        chosen: list[int] = []
        for seat, bot in seats:
            answer = await self.ask(question(game, state, seat) | {"bot": bot})
            chosen.append(int(answer["action"]))
        return chosen

    async def hint(self, game: Game, state: State, seat: int) -> dict[str, Any]:
        return await self.ask(question(game, state, seat) | {"hint": True})

    async def ask(self, question: dict[str, object]) -> dict[str, Any]:
        process = await self.free.get()
        kept: Process | None = None
        try:
            if process is None or process.returncode is not None:
                process = await self.begin()
            assert process.stdin is not None
            assert process.stdout is not None
            self.asked += 1
            process.stdin.write(json.dumps(question).encode() + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), self.timeout_s)
            if not line:
                raise Confused("crashed")
            answer: dict[str, Any] = json.loads(line)
            kept = process
            return answer
        except TimeoutError:
            raise Confused("timeout") from None
        except (OSError, ValueError) as why:
            raise Confused(type(why).__name__) from None
        finally:
            if kept is None:
                self.failures += 1
                self.end(process)
            self.free.put_nowait(kept)

    def end(self, process: Process | None) -> None:
        if process is not None:
            self.alive.discard(process)
            if process.returncode is None:
                process.kill()
            reaped = asyncio.create_task(process.wait())
            self.ending.add(reaped)
            reaped.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        for process in list(self.alive):
            self.end(process)
        await asyncio.gather(*self.ending, return_exceptions=True)
