"""Every numbered paragraph of every room's RULES.md is cited by a test of that room, and whatever people
are told cites a paragraph that is there."""

import ast
import random
import re
from pathlib import Path

import pytest

import misto
from misto.core.decision import VERBS
from misto.core.event import Event
from misto.games.registry import GAMES, ROOMS
from misto.table import new_table
from tests.examples import cited_by

NUMBER = re.compile(r"\b[A-Z]{2}-(?:[A-Z]?\d+)(?:\.\d+)*\b")

EXAMPLE = re.compile(r"\b(?:[A-Z]{2}-)?T-?(\d+)b?\b")


def paragraphs(room):
    """The numbers that open a paragraph, list item or table row of RULES.md."""
    source = (Path(misto.__file__).parent / "games" / room / "RULES.md").read_text(encoding="utf-8")
    found = set()
    for line in source.splitlines():
        if line.startswith("#"):
            continue  # a heading
        opening = re.match(r"\W*(" + NUMBER.pattern + r")", line)
        if opening:
            found.add(opening.group(1))
    return found


def docstrings(room):
    """What the tests of a room say they try: whole files, and each test."""
    for file in sorted((Path(__file__).parent / room).glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        yield ast.get_docstring(tree) or ""
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def examples(room):
    """The numbers of the worked examples that RULES.md lists: T1, T-01 or AK-T1."""
    source = (Path(misto.__file__).parent / "games" / room / "RULES.md").read_text(encoding="utf-8")
    return {
        int(number) for number in re.findall(r"^\| (?:[A-Z]{2}-)?T-?(\d+)[a-z]? \|", source, re.MULTILINE)
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_paragraph_is_cited(room):
    told = " ".join((*docstrings(room), *cited_by(room)))
    wanted = {number for number in paragraphs(room) if not EXAMPLE.fullmatch(number)}
    assert len(wanted) > 9
    assert not wanted - set(NUMBER.findall(told))


@pytest.mark.parametrize("room", ROOMS)
def test_every_example_is_tried(room):
    told = " ".join((*docstrings(room), *cited_by(room)))
    assert examples(room)
    assert not examples(room) - {int(number) for number in EXAMPLE.findall(told)}


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_cited_that_is_not_there(room):
    """A chapter may be cited as a whole."""
    known = paragraphs(room)
    chapters = {number.partition(".")[0] for number in known}
    cited = {number for number in NUMBER.findall(" ".join(docstrings(room))) if not EXAMPLE.fullmatch(number)}
    assert not cited - known - chapters


TABLES = [
    ("machi_koro", 3, {"expansion": "harbor", "market": "ten_kinds", "market_discard_dead_purple": True}),
    ("san_juan", 2, {"optional_draws": "ask", "alternative_setup": True}),
    ("san_juan", 4, {"new_buildings": True, "events": True}),
    ("akropolis", 3, {}),
    ("akropolis", 1, {"solo": "easy"}),
    ("welcome_to", 2, {"expert": True}),
    ("welcome_to", 3, {"edition": "first", "draft": True}),
    ("welcome_to", 1, {"opponent": 2}),
]


@pytest.mark.parametrize(("room", "seats", "options"), TABLES)
def test_what_is_told_cites_its_rule(room, seats, options):
    """Every option, event and line of random games leads into the rulebook."""
    known, cites, choose = paragraphs(room), GAMES[room].words.cites, random.Random(3)
    table = new_table(room, seats, options, seed=5)
    for _ in range(400):
        if not (owing := table.owing()):
            break
        decision = table.decision(choose.choice(owing))
        assert decision.rule in known
        for option in decision.options:
            assert option.rule in known, option
            assert option.verb in VERBS, option
        for event in table.take(decision.seat, choose.choice(decision.options).action):
            assert cites.of_event(event) in known, event
        for line in table.game.words.sheet(table.state, decision.seat):
            assert line.rule in known, line


@pytest.mark.parametrize("room", ROOMS)
def test_every_event_with_a_text_cites_its_rule(room):
    """Also those that random games seldom meet: each sentence of the log has its paragraph."""
    known, cites = paragraphs(room), GAMES[room].words.cites
    texts = Path(misto.__file__).parent / "locales" / "en" / f"{room}.ftl"
    kinds = set(re.findall(rf"^{room}-event-(\w+)", texts.read_text(encoding="utf-8"), re.MULTILINE))
    cited = {key.partition(":")[0] for key in cites.events}
    assert kinds == cited
    assert set(cites.events.values()) | set(cites.lines.values()) <= known
    assert cites.of_event(Event("table-undo", -1)) == "table"
