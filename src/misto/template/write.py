"""Writes a new room: the room in this folder under another name, in Misto's own tree or as a package.

What lies here is a real room, checked like every other; only its names change. In the tree its parts go
where a room's parts live (docs/new-room.md), and ``registry.py`` gets one word more. As a package they
stay together, and an entry point names it; its drawing for the page (``page``) stays behind, since the page runs
no script that a package brings.
"""

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from misto.core.trouble import Trouble
from misto.games.registry import GAMES, ROOMS
from misto.installed import NAME, TEXTS

HERE = Path(__file__).parent
NAMED = "template_room"
INNER = ".in"  # ends the names of files that are none here: tests, docs, a package's own
BARRED = ("test", "tests", "misto", "template", "games", "cover")  # folders and modules that have the name
Files = dict[str, str]


@dataclass(frozen=True)
class Names:
    """What the new room is called, and where its Python lies."""

    name: str
    package: str

    def title(self) -> str:
        return " ".join(part.capitalize() for part in self.name.split("_"))

    def kind(self) -> str:
        """The beginning of its classes' names."""
        return self.title().replace(" ", "")

    def rule(self) -> str:
        """Two letters before the numbers of its rules."""
        parts = self.name.split("_")
        letters = parts[0][0] + parts[1][0] if len(parts) > 1 else (self.name + "x")[:2]
        return re.sub(r"[^A-Z]", "X", letters.upper())

    def fit(self, text: str) -> str:
        text = text.replace("misto.template.room", self.package).replace("TemplateRoom", self.kind())
        text = text.replace(NAMED, self.name).replace("Template Room", self.title())
        text = text.replace(NAMED.replace("_", "-"), self.name.replace("_", "-"))
        return re.sub(r"\bTR-(?=T?\d)", f"{self.rule()}-", text)


def must_be_free(name: str) -> None:
    """A name that a room may have and none has."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > 30:
        raise Trouble("new-room-name", name=name[:40])
    if name in GAMES or name in BARRED or (TEXTS / f"{name}.ftl").exists():
        raise Trouble("new-room-taken", name=name)


def sources(folder: str) -> Iterator[tuple[str, str]]:
    """The files below a folder of the template, by their place in it."""
    for file in sorted((HERE / folder).rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(HERE / folder).as_posix(), file.read_text(encoding="utf-8")


def in_tree(name: str) -> Files:
    """The files of a room of Misto's own, by their places in the tree."""
    names = Names(name, f"misto.games.{name}")
    made: Files = {}
    for place, text in sources("room"):
        if place == "board.py":
            made[f"src/misto/cli/boards/{name}.py"] = text
        elif place.startswith("locales/"):
            made[place.replace(NAMED, name)] = text
        else:
            made[f"src/misto/games/{name}/{place}"] = text
    for place, text in sources("page"):
        made[f"web/src/games/{name}/{place}"] = text
    made[f"web/tests/fixtures/{name}.json"] = (HERE / "fixture.json").read_text(encoding="utf-8")
    for place, text in sources("tests"):
        made[f"tests/games/{name}/{place.removesuffix(INNER)}"] = text
    made[f"docs/{name}.md"] = (HERE / f"docs.md{INNER}").read_text(encoding="utf-8")
    return {place: names.fit(text) for place, text in made.items()}


def as_package(name: str) -> Files:
    """The files of a package that brings the room."""
    names = Names(name, f"misto_{name}")
    made = {f"src/misto_{name}/{place.replace(NAMED, name)}": text for place, text in sources("room")}
    for place, text in sources("package"):
        made[place.removesuffix(INNER)] = text
    for place in ("position.py", "test_conformance.py", "test_rulebook.py"):
        text = (HERE / "tests" / f"{place}{INNER}").read_text(encoding="utf-8")
        made[f"tests/{place}"] = text.replace(f"tests.games.{NAMED}.position", "position")
    return {place: names.fit(text) for place, text in made.items()}


def write_files(root: Path, files: Files) -> None:
    """All of them or none: what is there already is not touched, and what cannot be ended is taken back."""
    for place in files:
        if (root / place).exists():
            raise Trouble("file-exists", file=str(root / place))
    made: list[Path] = []
    try:
        for place, text in files.items():
            path = root / place
            above = [folder for folder in path.parents if not folder.exists()]
            for folder in reversed(above):
                folder.mkdir(exist_ok=True)
                made.append(folder)
            with path.open("x", encoding="utf-8") as file:
                made.append(path)
                file.write(text)
    except OSError:
        for path in reversed(made):
            path.rmdir() if path.is_dir() else path.unlink()
        raise


def write_in_tree(root: Path, name: str) -> Files:
    must_be_free(name)
    registry = root / "src/misto/games/registry.py"
    if not (root / "web").is_dir() or not registry.is_file():
        raise Trouble("new-room-no-tree", name=name)
    before = registry.read_text(encoding="utf-8")
    line = "ROOMS = (" + ", ".join(f'"{room}"' for room in ROOMS) + ")"
    if line not in before:
        raise Trouble("new-room-no-line", line=line)
    files = in_tree(name)
    write_files(root, files)
    registry.write_text(before.replace(line, f'{line[:-1]}, "{name}")', 1), encoding="utf-8")
    return files


def write_package(folder: Path, name: str) -> Files:
    must_be_free(name)
    files = as_package(name)
    write_files(folder, files)
    return files
