"""One set of messages in three languages: nothing missing, nothing borrowed."""

import pytest
from fluent.syntax import FluentParser, ast

from misto.core.options import Flag
from misto.games.registry import GAMES, ROOMS
from misto.testing import check_game
from misto.text import LANGUAGES, LOCALES, Text


def messages(lang, stem):
    """Every message of a file with its attributes and the facts it uses."""
    return messages_in((LOCALES / lang / f"{stem}.ftl").read_text(encoding="utf-8"))


def messages_in(source):
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content[:80]
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = {a.id.name for a in entry.attributes} - {"acc", "gen", "dat", "ins", "loc"}
    return found


STEMS = sorted(file.stem for file in (LOCALES / "en").glob("*.ftl"))


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_every_language_has_the_same_messages(stem, lang):
    assert messages(lang, stem) == messages("en", stem)


@pytest.mark.parametrize("stem", STEMS)
def test_ukrainian_is_not_russian(stem):
    """uk never falls back to ru: no letter that Ukrainian does not have."""
    source = (LOCALES / "uk" / f"{stem}.ftl").read_text(encoding="utf-8")
    assert not set(source) & set("ыэъёЫЭЪЁ")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_texts(room, lang):
    text, game = Text(lang), GAMES[room]
    assert text.has(f"{room}-name")
    for row in game.rules.options:
        if row.key == "overrides":
            continue
        assert text.has(f"{room}-opt-{row.key}"), row.key
        assert text.attribute(f"{room}-opt-{row.key}", "help"), row.key
        for value in ("true", "false") if isinstance(row, Flag) else getattr(row, "values", ()):
            assert text.has(f"{room}-opt-{row.key}-{value}"), (row.key, value)


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_met_in_play_has_a_text(room):
    report = check_game(GAMES[room], games=2, every=11, seats=[max(2, GAMES[room].rules.seats[0])])
    for lang in LANGUAGES:
        missing = {key for key in report.messages if not Text(lang).has(f"{room}-{key}")}
        assert not missing
