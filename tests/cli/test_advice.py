"""A hint in the terminal: in words and numbers to type, never in coordinates."""

import re

import pytest

from misto.bots.hint import Hinted
from misto.cli.advice import hint_lines
from misto.games.registry import GAMES
from misto.table import new_table
from misto.text import LANGUAGES, Text

COORDINATES = re.compile(r"-?\d+, ?-?\d+, ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compared", ["clearly", "about"])
def test_a_place_is_advised_by_what_it_brings(lang, compared):
    game, table = GAMES["akropolis"], new_table("akropolis", 2, {"first_player": 1}, seed=3)
    table.take(0, table.decision(0).options[0].action)
    decision = table.decision(0)
    assert decision.kind == "place"
    best, second = decision.options[0], decision.options[4]
    hint = Hinted(best.action, second.action, compared, [], [])
    lines = hint_lines(Text(lang), game, decision, hint, ["A", "B"])
    assert not any(COORDINATES.search(line) for line in lines), lines
    assert lines[0].endswith(" [1]")
    assert str(best.args["gain"]) in lines[0]
    assert lines[1] == Text(lang).say(f"page-hint-{compared}-place") + " [5]"
