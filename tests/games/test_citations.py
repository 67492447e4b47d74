"""Every numbered paragraph of every room's RULES.md is cited by a test of that room, and whatever people
are told cites a paragraph that is there."""

import random
import re
from pathlib import Path

import pytest

import misto
from misto.core.decision import VERBS
from misto.core.event import Event
from misto.games.registry import GAMES, ROOMS
from misto.table import new_table

NUMBER = re.compile(r"\b(?:MK|SJ|AK|WT)-(?:[A-Z]?\d+)(?:\.\d+)*\b")


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


@pytest.mark.parametrize("room", ROOMS)
def test_every_paragraph_is_cited(room):
    folder = Path(__file__).parent / room
    cited = set(NUMBER.findall("".join(f.read_text(encoding="utf-8") for f in folder.glob("test_*.py"))))
    wanted = paragraphs(room)
    assert len(wanted) > 50
    assert not wanted - cited


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
