"""Rooms have one shape: whoever knows one finds everything in the next. What lives where is listed in ARCHITECTURE.md."""

import ast
from pathlib import Path

import pytest

import misto
from misto.games.registry import GAMES, ROOMS, home_of
from misto.template.room import GAME as TEMPLATE

TEMPLATE_FOLDER = Path(misto.__file__).parent / "template" / "room"
EVERY = {
    # compiled: the rules and what is judged by them
    "catalog.py", "actions.py", "asks.py", "house.py", "state.py", "hidden.py", "rules/__init__.py", "rules/setup.py",
    "rules/turns.py", "scoring.py", "estimate.py", "prior.py", "judge.py", "observe.py",
    # plain: words and facts
    "__init__.py", "options.py", "manner.py", "facts.py", "components.py", "seen.py", "view.py", "notation.py",
    "decisions.py", "cites.py", "reasons.py", "about.py",
    # what people read
    "RULES.md", "observation.txt", "examples.json", "rulebook/uk.md", "rulebook/ru.md", "rulebook/en.md",
}  # fmt: skip
# What only some have. A file for all belongs above; one for a single room says here what it is for.
MORE = {
    "features.py": "what learned judgement sees",
    "learned.py": "learned judgement",
    "study.py": "how judgement is learned",
    "weights.py": "numbers of the hand-made judgement",
    "weights/value.json": "numbers of the learned one",
    "chances.py": "winning chances from points",
    "plans.py": "what a fixed plan is, for the lab's climb",
    "paper.py": "scores of a table on paper",
    "window.py": "fewer actions for learners",
    "overrides.py": "a host's own figures",
    "refusals.py": "why not, where reasons fill a file",
    "worth.py": "what an open sheet is worth",
    "placement.py": "where tiles may lie",
    "districts.py": "districts of a city on paper",
    "layers.py": "levels of a city on paper",
    "architect.py": "the automatic rival",
    "board.py": "the terminal board of a room that is a package",
}
FOLDERS = {**{room: home_of(room).folder for room in ROOMS}, "template_room": TEMPLATE_FOLDER}
ALL = {**{room: GAMES[room] for room in ROOMS}, "template_room": TEMPLATE}


def listed(folder: Path) -> set[str]:
    return {
        file.relative_to(folder).as_posix()
        for pattern in ("*.py", "*.md", "*.txt", "*.json", "rules/*.py", "rulebook/*.md", "weights/*.json")
        for file in folder.glob(pattern)
    }


def defined(file: Path) -> dict[str, ast.stmt]:
    """Classes and functions of a file, those of its classes too."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)}


@pytest.mark.parametrize("room", FOLDERS)
def test_every_room_has_the_same_files(room: str) -> None:
    found = listed(FOLDERS[room])
    assert not EVERY - found
    chapters = {file for file in found if file.startswith("rules/")}
    extra = found - EVERY - chapters - set(MORE)
    assert not extra, "say in MORE what it is for"


def test_what_only_some_have_is_still_there() -> None:
    found = set().union(*map(listed, FOLDERS.values()))
    assert set(MORE) <= found


@pytest.mark.parametrize("room", FOLDERS)
def test_everything_is_at_home(room: str) -> None:
    folder, name = FOLDERS[room], "".join(part.capitalize() for part in room.split("_"))
    turns = defined(folder / "rules/turns.py")
    assert name in turns, "the State that is played"
    assert {"apply", "copy", "conceal"} <= set(turns)
    assert "Fields" in defined(folder / "state.py")
    assert "conceal" not in defined(folder / "state.py")
    assert any(one.startswith("conceal_") for one in defined(folder / "hidden.py"))
    assert {"House", "Box"} & set(defined(folder / "house.py")), "what the players agreed on"
    assert {"new_game", "from_fields"} <= set(defined(folder / "rules/setup.py"))
    for file, what in (
        ("prior", "prior"),
        ("estimate", "estimate"),
        ("reasons", "reasons"),
        ("about", "about"),
    ):
        assert what in defined(folder / f"{file}.py")
    assert type(ALL[room].judge).__module__.endswith(".judge")
    assert type(ALL[room].observer).__module__.endswith(".observe")
    assert f"{name}View" in defined(folder / "seen.py")
