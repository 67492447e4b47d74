"""A bot that is another program: JSON lines on its stdin and stdout. docs/bots.md is its manual."""

import json
import logging
import os
import selectors
import shlex
import subprocess
import time
from typing import IO

from misto.bots.ask import Seen
from misto.core.rng import Rng
from misto.core.trouble import Trouble

log = logging.getLogger("misto.bots")

PROTOCOL = "misto-bot-1"
LIMIT = 10.0  # seconds a decision
MOST_FAULTS = 3  # in one game; after that nobody asks the program any more
LONGEST_ANSWER = 65_536


class Fault(Exception):
    """The program did not answer with a legal action in time."""


class ProgramBot:
    """Asks a program. Where it crashes, is late or answers nonsense, a random legal action is taken."""

    def __init__(self, command: str, limit: float = LIMIT) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError:
            self.command = []
        if not self.command:
            raise Trouble("bad-bot", bot=f"exec:{command}"[:40])
        self.limit = limit
        self.faults = 0
        self.process: subprocess.Popen[bytes] | None = None

    def choose(self, seen: Seen, rng: Rng) -> int:
        legal = seen.legal()
        fallback = legal[int(rng.below(len(legal)))]
        if self.faults >= MOST_FAULTS:
            return fallback
        try:
            return self.answer(seen, legal, int(rng.bits()))
        except Fault as fault:
            self.faults += 1
            log.warning("%s: %s (fault %d of %d)", self.command[0], fault, self.faults, MOST_FAULTS)
            self.close()
            return fallback

    def answer(self, seen: Seen, legal: list[int], seed: int) -> int:
        question = {
            "protocol": PROTOCOL,
            "game": seen.game.name,
            "seat": seen.seat,
            "view": seen.view(),
            "legal": [{"action": action, "code": seen.game.words.write(action)} for action in legal],
            "seed": seed,
        }
        process = self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise Fault("it has ended") from None
        return self.understood(read_line(process.stdout, self.limit), seen, legal)

    def understood(self, line: bytes, seen: Seen, legal: list[int]) -> int:
        """An answer is {"action": 12} or {"code": "…"}."""
        try:
            told = json.loads(line)
            action = told["action"] if "action" in told else seen.game.words.read(told["code"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, Trouble):
            raise Fault(f"not an answer: {line[:80]!r}") from None
        if isinstance(action, bool) or not isinstance(action, int) or action not in legal:
            raise Fault(f"not a legal action: {line[:80]!r}")
        return action

    def running(self) -> "subprocess.Popen[bytes]":
        if self.process is None:
            try:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as why:
                raise Fault(f"it does not start: {why}") from None
        return self.process

    def close(self) -> None:
        """End the program: its input is closed and, if that is not enough, it is killed."""
        process, self.process = self.process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:
                pass  # it ended with our question still unread
        try:
            process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def read_line(pipe: IO[bytes], limit: float) -> bytes:
    """One line, or a Fault when the time is up, the program ends or never stops talking."""
    until = time.monotonic() + limit
    line = b""
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        while not line.endswith(b"\n"):
            left = until - time.monotonic()
            if left <= 0 or not selector.select(left):
                raise Fault(f"no answer within {limit:g} s")
            piece = os.read(pipe.fileno(), 4096)
            if not piece:
                raise Fault("it has ended")
            line += piece
            if len(line) > LONGEST_ANSWER:
                raise Fault("an answer without end")
    return line
