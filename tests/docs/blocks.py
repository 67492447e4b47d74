"""The code blocks of every page, and how each is tried.

A block names its language. What stands above it in a comment says why it is not run as it is:
``<!-- not run: the reason -->``, or ``<!-- run by tests/… -->`` where a test of its own does it better.
A block with a title is a file of that name, there for the blocks after it.
"""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(
    r"^(?:<!-- (?P<mark>(?:not run:|run by) .*?) -->\n)?```(?P<info>[^\n]*)\n(?P<text>.*?)^```", re.S | re.M
)
LANGUAGES = ("python", "sh", "json", "toml", "text")


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    title: str
    mark: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[Path]:
    found = [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "src/misto/games").glob("*/RULES.md"),
    ]
    return sorted(found)


def blocks_of(path: Path) -> list[Block]:
    text = path.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        language, _, rest = match["info"].partition(" ")
        title = re.search(r'title="([^"]+)"', rest)
        line = text.count("\n", 0, match.start("info")) + 1
        page = path.relative_to(ROOT).as_posix()
        found.append(
            Block(page, line, language, title[1] if title else "", match["mark"] or "", match["text"])
        )
    return found


# --- lines of a shell


def lines_of(block: Block) -> Iterator[tuple[dict[str, str], list[str]]]:
    """Each command of a block: the variables before it, and its words. Comments are left out."""
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        if not words:
            continue
        given = {}
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            name, _, value = words.pop(0).partition("=")
            given[name] = value
        for command in split(words, "&&"):
            yield given, command


def split(words: list[str], mark: str) -> Iterator[list[str]]:
    one: list[str] = []
    for word in [*words, mark]:
        if word == mark:
            yield one
            one = []
        else:
            one.append(word)


def program_of(words: list[str]) -> str:
    return words[0].removeprefix(".venv/bin/")


def targets() -> set[str]:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", text, re.M))


def scripts() -> set[str]:
    return set(json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"])


def extras() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return set(project["optional-dependencies"])
