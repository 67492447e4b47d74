"""Bots think in processes of their own. One that crashes or takes too long is ended and replaced.

A process gets the position as its seat may know it: all that is hidden from the seat was dealt anew
here, so a bot cannot peek and whoever reads the pipe learns no more than the seat. Whose question is
next, and how long it may take, says the queue.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from typing import cast

from misto.bots import Budget, Choice, ask, look
from misto.bots.simple import GreedyBot
from misto.core.game import Game
from misto.core.record import seed_rng, to_text
from misto.core.rng import Rng
from misto.core.state import State
from misto.server.ending import end_tasks
from misto.server.errors import Refused
from misto.server.metrics import Thinking
from misto.server.queue import ANALYSIS, HINT, LIVE, PATIENCE, Asker, Question, Queue
from misto.server.thought import Advice, Answer, Asked, Chosen

log = logging.getLogger("misto.bots")
LINE = 1 << 22
WAIT_S = 1.5
QUICK = "greedy"
NICE = 5
AGAIN_S = 2


class Confused(Exception):
    """A bot gave no answer: its process crashed or was too slow."""


class Withdrawn(Exception):
    """Somebody else thinks about it: the worker whose name this carries."""


def unguessable() -> Rng:
    return seed_rng(int.from_bytes(os.urandom(16), "big"))


def question(game: Game, state: State, seat: int) -> Asked:
    """The one door to a thinker: the position concealed for the seat that thinks."""
    known = look(game, state, seat, unguessable()).state
    return {"game": game.name, "seat": seat, "position": to_text(known)}


class Thinkers:
    """This worker's thinking: one queue before some processes."""

    def __init__(
        self,
        count: int,
        timeout_s: float,
        command: Sequence[str] | None = None,
        wait_s: float = WAIT_S,
        most_of_guest: int = 0,
        most_of_address: int = 0,
        metrics: Thinking | None = None,
    ) -> None:
        self.count = count
        self.timeout_s = timeout_s
        self.command = command or (sys.executable, "-m", "misto.server.thinker")
        self.queue = Queue(count, wait_s)
        self.most = {"guest": most_of_guest, "address": most_of_address}  # of waiting hints; 0: any number
        self.metrics = metrics or Thinking()
        self.idle: list[Process | None] = [None] * count  # a process starts when first needed
        self.alive: set[Process] = set()
        self.busy: dict[Question, asyncio.Task[None]] = {}
        self.ending: set[asyncio.Task[int]] = set()
        self.closed = False

    # --- asking

    async def choice(
        self, game: Game, state: State, seat: int, bot: str, asker: Asker, kind: str = LIVE
    ) -> Choice:
        """What the bot at a seat does. One question a seat: what two seats know is never in one message."""

        def message() -> Asked:
            return {**question(game, state, seat), "bot": bot}

        def quick() -> Chosen:
            action = ask(GreedyBot(), game, state, seat, unguessable())
            return {"action": action, "share": 1.0 if bot == QUICK else 0.0, "cut": bot != QUICK}

        answer = cast(Chosen, await self.think(kind, f"{game.name} {bot}", asker, message, quick))
        try:  # a process may say anything
            return Choice(int(answer["action"]), answer.get("cut") is True)
        except (KeyError, TypeError, ValueError):
            self.metrics.failed[kind] += 1
            raise Confused("nonsense") from None

    async def hint(self, game: Game, state: State, seat: int, asker: Asker) -> Advice:
        self.must_have_room(HINT, asker)

        def message() -> Asked:
            return {**question(game, state, seat), "hint": True}

        return cast(Advice, await self.think(HINT, f"{game.name} {HINT}", asker, message))

    def must_have_room(self, kind: str, asker: Asker) -> None:
        """One guest's or one address' questions that still wait are few; who wants more asks again later."""
        for what, name in (("guest", asker.guest), ("address", asker.address)):
            most = self.most[what]
            if most and self.queue.waiting[kind, f"{what} {name}"] >= most:
                self.metrics.refused[kind] += 1
                refused = Refused(429, "hints-waiting", seconds=AGAIN_S)
                refused.retry_s = AGAIN_S
                raise refused

    async def think(
        self,
        kind: str,
        sort: str,
        asker: Asker,
        message: Callable[[], Asked],
        quick: Callable[[], Answer] | None = None,
    ) -> Answer:
        """Wait for a turn and for the answer; it says in ``share`` how much of its budget was granted.

        What can be answered without a thought waits no longer than a question of its class may.
        """
        if self.closed:
            raise Confused("closing")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        asked = Question(kind, sort, asker, message, time.monotonic(), answer, quick)
        self.metrics.asked[kind] += 1
        if kind == LIVE and quick is not None and self.queue.comes_too_late(asked):
            self.answer_quickly(asked)
            return await answer
        self.queue.add(asked)
        self.serve()
        self.set_clock(asked)
        try:
            return await answer
        finally:
            if asked.late is not None:
                asked.late.cancel()
            if asked.waits:  # whoever asked has gone; a thought that has begun is short and goes on
                self.queue.remove(asked)

    def set_clock(self, asked: Question) -> None:
        """Let it wait from now on as long as a question of its class may."""
        if asked.late is not None:
            asked.late.cancel()
        if asked.quick is not None:
            wait_s = self.queue.wait_ms * PATIENCE[asked.kind] / 1000.0
            asked.late = asyncio.get_running_loop().call_later(wait_s, self.hurry, asked)

    def unattended(self) -> set[str]:
        """The tables whose bots wait for a time when nothing else is asked."""
        return {one.asker.table for one in self.queue.turns[ANALYSIS]}

    def attend(self, table: str) -> None:
        """Somebody has come to a table: its bots are asked as at any other with people."""
        for one in [one for one in self.queue.turns[ANALYSIS] if one.asker.table == table]:
            self.queue.promote(one, time.monotonic())
            self.metrics.asked[LIVE] += 1
            self.set_clock(one)
        self.serve()

    def withdraw(self, tables: Sequence[str], worker: str) -> None:
        """Leave what the bots of these tables are asked to another worker."""
        for kind in (LIVE, ANALYSIS):
            for one in [one for one in self.queue.turns[kind] if one.asker.table in tables]:
                self.queue.remove(one)
                tell(one, Withdrawn(worker))

    # --- answering

    def serve(self) -> None:
        while self.idle and not self.closed:
            # one of several processes is kept for live moves: they never wait for hints alone
            live_only = len(self.idle) == 1 and self.count > 1
            asked = self.queue.next(live_only)
            if asked is None:
                return
            if asked.answer.done():
                continue
            budget = self.queue.budget(asked, time.monotonic())
            if budget is None:
                self.answer_quickly(asked)
            else:
                self.busy[asked] = asyncio.create_task(self.answer(asked, budget, self.idle.pop()))

    def hurry(self, asked: Question) -> None:
        """A question has waited as long as it may, and no thinker has come to it."""
        if asked.waits:
            self.queue.remove(asked)
            if asked.kind == LIVE:
                self.queue.waited_in_vain()
            self.answer_quickly(asked)

    def answer_quickly(self, asked: Question) -> None:
        """Greedy's answer takes about a millisecond: no longer than asking a process for it would."""
        assert asked.quick is not None
        try:
            self.done(asked, asked.quick())
        except Exception as why:
            self.fail(asked, why)

    async def answer(self, asked: Question, budget: Budget, process: Process | None) -> None:
        kept = process
        begun = time.monotonic()
        try:
            message = asked.message()
            message["budget"] = {"share": budget.share, "ms": budget.ms}
            kept = None  # unless it answers
            kept, found = await self.exchange(process, message)
            found["share"] = share = min(1.0, max(0.0, float(found.get("share", budget.share))))
            if process is kept:  # one that had to be started first tells nothing of the next
                self.queue.learn(asked, (time.monotonic() - begun) * 1000.0, share)
            self.done(asked, found)
        except Exception as why:
            self.fail(asked, why)
        finally:
            tell(asked, Confused("closing"))  # unless it was answered
            del self.busy[asked]
            self.idle.append(kept)
            self.serve()

    def done(self, asked: Question, found: Answer) -> None:
        self.metrics.answered(asked.kind, found["share"], time.monotonic() - asked.asked_at)
        if not asked.answer.done():
            asked.answer.set_result(found)

    def fail(self, asked: Question, why: Exception) -> None:
        self.metrics.failed[asked.kind] += 1
        tell(asked, why if isinstance(why, Confused) else Confused(type(why).__name__))

    async def exchange(self, process: Process | None, message: Asked) -> tuple[Process, Answer]:
        """One message and its answer; a process that gives none is ended."""
        kept = False
        try:
            if process is None or process.returncode is not None:
                process = await self.begin()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(message).encode() + b"\n")
            async with asyncio.timeout(self.timeout_s):
                line = await process.stdout.readline()
            if not line:
                raise Confused("crashed")
            found: Answer = json.loads(line)
            kept = True
            return process, found
        except TimeoutError:
            raise Confused("timeout") from None
        except (OSError, ValueError) as why:
            raise Confused(type(why).__name__) from None
        finally:
            if not kept:
                self.end(process)

    async def begin(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE, start_new_session=True
        )
        self.alive.add(process)
        with contextlib.suppress(OSError):  # people's clicks go before bots' thoughts
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        return process

    def end(self, process: Process | None) -> None:
        if process is not None:
            self.alive.discard(process)
            if process.returncode is None:
                process.kill()
            reaped = asyncio.create_task(process.wait())
            self.ending.add(reaped)
            reaped.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        """End all processes; whoever still waits is told that there will be no answer."""
        self.closed = True
        while (asked := self.queue.next()) is not None:
            tell(asked, Confused("closing"))
        await end_tasks(self.busy.values())
        for process in list(self.alive):
            self.end(process)
        await asyncio.gather(*self.ending, return_exceptions=True)


def tell(asked: Question, why: Exception) -> None:
    """There will be no answer, and why; one that was given stays."""
    if not asked.answer.done():
        asked.answer.set_exception(why)
