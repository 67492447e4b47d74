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
    "weights/base_2.json": "of the table played most alone",
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
# what everybody's page and tests have, and what of the page only some have
ROOT = Path(__file__).parents[2]
PAGE = {"index.ts", "plain.ts", "tokens.css", "fixture.json", "Board.svelte", "Aside.svelte", "City.svelte"}
PAGE_MORE = {
    "end.ts": "how it ends",
    "words.ts": "texts that only this game has",
    "catalog.py": "what is printed on its components",
    "catalog.json": "the same, written from it",
    "cover.svg": "its picture on the home page",
    "preview.png": "the same, for links that are passed on",
    "sprite.svg": "its drawings",
    "hexes.ts": "places on the hex grid",
    "pan.ts": "a map under a finger",
    "place.ts": "where a tile may be put, among the options",
    "taken.ts": "what of the screen is not the map's",
    "look.svelte.ts": "which look a person chose",
    "next.ts": "what comes next, as far as it is known",
    "round.ts": "the last rounds",
}
TESTS = {"__init__.py", "golden", "goldens.py", "position.py", "printed.py", "test_conformance.py"}
BOARDS = Path(misto.__file__).parent / "cli" / "boards"
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
    drawn = {file.name for room in ROOMS for file in page_of(room).glob("*")}
    assert set(PAGE_MORE) <= drawn


def page_of(room: str) -> Path:
    return TEMPLATE_FOLDER.parent / "page" if room == "template_room" else ROOT / "web/src/games" / room


@pytest.mark.parametrize("room", FOLDERS)
def test_every_page_has_the_same_files(room: str) -> None:
    page = page_of(room)
    if not page.exists():
        return  # the plain board draws it
    found = {file.name for file in page.iterdir() if file.name != "__pycache__"}
    assert not PAGE - found
    parts = {file for file in found if file.endswith(".svelte")}
    assert not found - PAGE - parts - set(PAGE_MORE), "say in PAGE_MORE what it is for"


@pytest.mark.parametrize("room", FOLDERS)
def test_every_room_has_the_same_tests(room: str) -> None:
    folder = ROOT / "tests/games" / room if room in ROOMS else TEMPLATE_FOLDER.parent / "tests"
    found = {file.name.removesuffix(".in") for file in folder.iterdir()}
    assert not TESTS - found
    assert any(file.startswith("test_rulebook") for file in found)


@pytest.mark.parametrize("room", FOLDERS)
def test_a_terminal_board_knows_its_view_by_type(room: str) -> None:
    board = BOARDS / f"{room}.py" if room in ROOMS else TEMPLATE_FOLDER / "board.py"
    names = {node.id for node in ast.walk(ast.parse(board.read_text("utf-8"))) if isinstance(node, ast.Name)}
    assert "Any" not in names
    assert "".join(part.capitalize() for part in room.split("_")) + "View" in names


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
