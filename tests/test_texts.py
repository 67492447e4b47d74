"""One set of messages in three languages: nothing missing, nothing borrowed."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from misto.core.options import Flag
from misto.games.registry import GAMES, ROOMS
from misto.testing import check_game
from misto.text import LANGUAGES, LOCALES, Messages, Text


@cache
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
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_parsed_alone_is_the_one_in_its_file(lang, stem):
    """Misto splits its files by line and parses what it says; Fluent's own parser reads them whole."""
    source = (LOCALES / lang / f"{stem}.ftl").read_text(encoding="utf-8")
    parser, split = FluentParser(with_spans=False), Messages(lang)
    split.add(source)
    entries = {one.id.name: one for one in parser.parse(source).body if isinstance(one, ast.Message)}
    assert split.sources.keys() == entries.keys()
    for key, entry in entries.items():
        assert parser.parse_entry(split.sources[key]).equals(entry, ignored_fields=["span", "comment"]), key


def test_a_message_brings_those_it_refers_to():
    """Also by way of another; where two refer to each other, it ends."""
    split = Messages("en")
    split.add(
        "one = 1 { two }\ntwo =\n    2 and { three }\n    .less = 2\n# of it\nthree = 3 { NUMBER(4) } { $two }\n"
    )
    split.add("three = 5\nthere = { back }\nback = { there }\n")
    assert split.format_pattern(split.get_message("one").value, {"two": 6}) == ("1 2 and 3 4 6", [])
    assert split.get_message("there").value is not None
    assert not split.has_message("four")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_in_two_files(lang):
    """Of two the page and the terminal would each read another one, and only one would be mended."""
    files = Counter(key for stem in STEMS for key in messages(lang, stem))
    assert not [key for key, times in files.items() if times > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_of_the_score_is_called_as_the_card_it_counts(lang):
    text, pairs = Text(lang), []
    for room in ROOMS:
        for row in (key for key in messages(lang, room) if key.startswith(f"{room}-row-")):
            card = row.replace("-row-", "-card-")
            if text.has(card):
                pairs.append((text.say(row), text.say(card)))
    assert len(pairs) >= 6
    assert not [pair for pair in pairs if pair[0] != pair[1]]


@pytest.mark.parametrize(
    ("lang", "stem", "other"),
    [
        ("uk", "akropolis", "безкоштовн|накри"),
        ("uk", "machi_koro", "визначні місця"),
        ("uk", "san_juan", "будівельник|перекри"),
        ("uk", "welcome_to", "закресл|плани міста|стопк"),
        ("ru", "san_juan", "советник|здание гильдий|перекры"),
        ("ru", "welcome_to", "кольц|зачерк|зачёрк|планы города"),
    ],
)
def test_one_thing_has_one_name(lang, stem, other):
    """The rulebook's own: what else it was called once is not said again."""
    said = "".join(file.read_text(encoding="utf-8") for file in sorted((LOCALES / lang).glob(f"{stem}*.ftl")))
    assert not re.findall(rf"\b(?:{other})\w*", said, re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_waited_for_is_said_of_one_and_of_several(lang):
    """Neither sentence has a verb that would have to bend with the names."""
    text = Text(lang)
    assert text.say("page-turn-of-names", names="A, B") == text.say("page-waits-for", names="A, B")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_no_stack_is_left_none_is_described(lang):
    assert not re.search("[0-9]", Text(lang).say("akropolis-about-stacks", stacks=0, tiles=4))
    assert "4" in Text(lang).say("akropolis-about-stacks", stacks=1, tiles=4)


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
