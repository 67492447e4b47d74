"""Every printed example of every room, played with the real rules: the data that people open and try."""

from importlib import import_module

import pytest

from misto.core.begin import find_begin
from misto.core.position import start_from
from misto.games.registry import GAMES, ROOMS
from misto.rulebooks import rulebook
from misto.testing.examples import check_example
from misto.text import LANGUAGES
from tests.examples import path_of, printed_text

EVERY = [(room, number) for room in ROOMS for number in GAMES[room].examples()]


@pytest.mark.parametrize(("room", "number"), EVERY)
def test_example_is_as_printed(room, number):
    """MK-T1 to MK-T26, AK-T1 to AK-T22, SJ-T1 to SJ-T38, WT's T-01 to T-67: see each room's printed.py."""
    check_example(GAMES[room], GAMES[room].examples()[number])


@pytest.mark.parametrize(("room", "number"), EVERY)
def test_example_can_be_opened(room, number):
    """It begins a table: somebody at the person's seats has something to decide, unless it is over."""
    game = GAMES[room]
    begin = find_begin(game, "example", number)
    state = start_from(game, begin.start, begin.settings(game), begin.seats)
    assert begin.seat in range(begin.seats)
    assert set(begin.hands) <= set(range(begin.seats))
    assert begin.hands
    if begin.moves:
        assert state.owes(begin.moves[0][0])
        assert begin.moves[0][0] in begin.hands


@pytest.mark.parametrize("room", ROOMS)
def test_the_rulebooks_and_the_data_name_the_same_examples(room):
    for lang in LANGUAGES:
        marked = {one.example: one.number for one in rulebook(room, lang).paragraphs() if one.example}
        assert {one.id: one.paragraph for one in GAMES[room].examples().values()} == marked


@pytest.mark.parametrize("room", ROOMS)
def test_the_data_is_what_the_builders_write(room):
    """``make examples`` was run after the last change."""
    assert path_of(room).read_text(encoding="utf-8") == printed_text(room)


@pytest.mark.parametrize("room", ROOMS)
def test_no_look_is_empty(room):
    """Each trial says what must be seen."""
    printed = import_module(f"tests.games.{room}.printed").PRINTED
    for trials in printed.values():
        assert all(any("see" in part and part["see"] for part in one["line"]) for one in trials)
