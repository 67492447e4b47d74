"""A board for a room that draws none: all of the view, in the room's own words."""

import io

import pytest
from rich.console import Console

from misto.cli import plain_board
from misto.core.record import seed_rng
from misto.games.registry import GAMES, ROOMS
from misto.text import LANGUAGES, Text

NAMES = ["Оля", "Tom", "Ada", "Bo"]


def drawn(what):
    console = Console(width=300, record=True, file=io.StringIO())
    console.print(what)
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_any_view_can_be_shown(room, lang):
    game, seats = GAMES[room], max(2, GAMES[room].rules.seats[0])
    state = game.rules.new(game.settle({}, seats), seats, seed_rng(2))
    view, text = game.words.view(state, 0), Text(lang)
    whole = drawn(plain_board.draw(view, text, NAMES[:seats]))
    assert all(
        field.replace("_", " ") in whole or text.has(f"{room}-view-{field}")
        for field in view
        if field not in plain_board.SHARED
    )
    assert all(name in whole for name in NAMES[:seats])
    parts = plain_board.brief(dict(view), text, NAMES[:seats])
    assert "".join(map(drawn, parts)) == whole


def test_values_are_told_by_their_names(monkeypatch):
    """Components and seats by name, yes and no by a sign, lists in a line, parts below their title."""
    view = {
        "game": "machi_koro",
        "card": "bakery",
        "seat_of": 1,
        "open": True,
        "none": None,
        "dice": [1, 2],
        "city": {"coins": 3},
    }
    game = GAMES["machi_koro"]
    monkeypatch.setitem(game.words.names, "seat_of", "seat")
    lines = drawn(plain_board.draw(view, Text("en"), NAMES[:2])).splitlines()
    assert lines == ["card: Bakery", "seat of: Tom", "open: ✓", "none: –", "dice: 1, 2", "city", "  coins: 3"]
