"""Results that survive a kill: one line of JSON per game, written as soon as it is over."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from misto.core.trouble import Trouble
from misto.lab.match import Result, result_from

FORMAT = "misto-tournament-1"
BEGINNING = b'{"key":'  # of every line but the first
MOST_HEAD = 1 << 16  # bytes in which the first line of some other tournament ends


class Store:
    """The results of one tournament in a file. Its first line says which tournament that is.

    A file that is not this tournament's from its first byte to its last is refused as it is: only
    what a kill left of our own last line is ever cut off, and only when the first result is added.
    """

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        self.path = path
        self.found: dict[str, Result] = {}
        self.first = json.dumps(head, sort_keys=True, ensure_ascii=False)
        self.file: IO[bytes] | None = None
        self.whole = 0  # bytes of the lines that were written to their end
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise Trouble(
                "not-results", file=str(path)
            )  # a pipe or a device: may have no end, and keeps nothing
        try:
            data = self.data() if os.path.lexists(path) else b""
        except (OSError, ValueError) as why:
            raise Trouble("no-file", file=str(path), why=why) from None
        if data:
            self.read(data)

    def data(self) -> bytes:
        """All of a file of ours; of any other no more than tells what it is, however large it may be."""
        with self.path.open("rb") as file:
            begun = file.read(max(len(self.first.encode()), MOST_HEAD))
            return begun + file.read() if begun.startswith(self.first.encode()) else begun

    def read(self, data: bytes) -> None:
        first = self.first.encode() + b"\n"
        if first.startswith(data):
            return  # killed while it wrote its first line
        if not data.startswith(first):
            raise Trouble("other-tournament" if is_ours(data) else "not-results", file=str(self.path))
        lines = data.split(b"\n")
        rest = lines.pop()  # what comes after the last line break
        if rest and not (rest.startswith(BEGINNING) or BEGINNING.startswith(rest)):
            raise Trouble("bad-results", file=str(self.path), line=len(lines) + 1)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = result_from(json.loads(line))
            except (ValueError, TypeError, RecursionError):
                raise Trouble("bad-results", file=str(self.path), line=number) from None
            self.found[result.key] = result
        self.whole = len(data) - len(rest)

    def try_target(self) -> None:
        """Trouble now rather than after the first game, if nothing can be written there; nothing is changed."""
        try:
            if self.path.exists():
                self.path.open("r+b").close()
                return
            folder = self.path.absolute().parent
            while not folder.exists():
                folder = folder.parent
            TemporaryFile(dir=folder).close()
        except (OSError, ValueError) as why:
            raise Trouble("not-written", file=str(self.path), why=why) from None

    def open(self) -> IO[bytes]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("r+b" if self.path.exists() else "xb")
            file.truncate(self.whole)
            file.seek(self.whole)
            if not self.whole:
                file.write(self.first.encode() + b"\n")
        except (OSError, ValueError) as why:
            raise Trouble("not-written", file=str(self.path), why=why) from None
        return file

    def add(self, result: Result) -> None:
        if result.key in self.found:
            return  # a game played twice because a worker was lost is the same game
        if self.file is None:
            self.file = self.open()
        self.found[result.key] = result
        line = json.dumps(result.plain(), ensure_ascii=False, separators=(",", ":"))
        self.file.write(line.encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def is_ours(data: bytes) -> bool:
    """Whether the first line is the head of some tournament."""
    try:
        head = json.loads(data.partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(head, dict) and head.get("format") == FORMAT
