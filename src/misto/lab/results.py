"""Results that survive a kill: one line of JSON per game, written as soon as it is over."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from misto.core.trouble import Trouble
from misto.lab.match import Result, result_from


class Store:
    """The results of one tournament in a file. Its first line says which tournament that is."""

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        self.path = path
        self.found: dict[str, Result] = {}
        first = json.dumps(head, sort_keys=True, ensure_ascii=False)
        whole = whole_lines(path)
        if whole and whole[0] != first:
            raise Trouble("other-tournament", file=str(path))
        for line in whole[1:]:
            result = result_from(json.loads(line))
            self.found[result.key] = result
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: IO[str] = path.open("a", encoding="utf-8")
        if not whole:
            self.file.write(first + "\n")
            self.file.flush()

    def add(self, result: Result) -> None:
        if result.key in self.found:
            return  # a game played twice because a worker was lost is the same game
        self.found[result.key] = result
        self.file.write(json.dumps(result.plain(), ensure_ascii=False, separators=(",", ":")) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def whole_lines(path: Path) -> list[str]:
    """The lines that were written to their end. A line cut short by a kill is taken off the file."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    kept = data[: data.rfind(b"\n") + 1]
    if len(kept) < len(data):
        os.truncate(path, len(kept))
    return kept.decode("utf-8").splitlines()
