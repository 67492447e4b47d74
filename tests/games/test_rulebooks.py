"""The rulebooks people read: whole, the same in every language, and one for every number people are shown."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import misto
from misto.core.rulebook import read_rulebook
from misto.games.registry import GAMES, ROOMS
from misto.text import LANGUAGES, Text
from tests.games.test_citations import NUMBER, paragraphs

FOLDER = Path(misto.__file__).parent / "games"
TEXTS = {
    (room, lang): (FOLDER / room / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
    for room in ROOMS
    for lang in LANGUAGES
}
BOOKS = {key: read_rulebook(text) for key, text in TEXTS.items()}
EVERY = [(room, lang) for room in ROOMS for lang in LANGUAGES]
FIGURE = re.compile(r"\d+")
CYRILLIC, LATIN = re.compile(r"[а-яёіїєґ]", re.I), re.compile(r"[a-z]", re.I)
ONLY_UKRAINIAN, ONLY_RUSSIAN = re.compile(r"[іїєґ]", re.I), re.compile(r"[ёыэъ]", re.I)


def figures(text):
    return Counter(FIGURE.findall(text))


@pytest.mark.parametrize(("room", "lang"), EVERY)
def test_the_same_paragraphs_in_every_language(room, lang):
    own, english = BOOKS[room, lang], BOOKS[room, "en"]
    assert [c.number for c in own.chapters] == [c.number for c in english.chapters]
    for mine, theirs in zip(own.paragraphs(), english.paragraphs(), strict=True):
        assert mine.number == theirs.number
        assert (mine.rules, mine.about, mine.when, mine.example) == (
            theirs.rules,
            theirs.about,
            theirs.when,
            theirs.example,
        ), mine.number
        assert figures(mine.title + " " + mine.text) == figures(theirs.title + " " + theirs.text), mine.number
        assert mine.text, mine.number
        shape = [
            [line.count("|") for line in p.text.splitlines() if line.startswith("|")] for p in (mine, theirs)
        ]
        assert shape[0] == shape[1], f"{mine.number}: tables of the same shape"


@pytest.mark.parametrize(("room", "lang"), EVERY)
def test_the_title_is_the_games_name(room, lang):
    assert BOOKS[room, lang].title == Text(lang).say(f"{room}-name")
    assert BOOKS[room, lang].lead


@pytest.mark.parametrize(("room", "lang"), EVERY)
def test_paragraphs_are_numbered_in_order(room, lang):
    for place, chapter in enumerate(BOOKS[room, lang].chapters, 1):
        assert chapter.number == place
        assert [p.number for p in chapter.paragraphs] == [
            f"{place}.{i}" for i in range(1, len(chapter.paragraphs) + 1)
        ]


@pytest.mark.parametrize("room", ROOMS)
def test_every_component_has_an_entry(room):
    wanted = set(import_module(f"misto.games.{room}.components").COMPONENTS)
    assert len(wanted) > 5
    assert not wanted - set(BOOKS[room, "en"].places)


@pytest.mark.parametrize("room", ROOMS)
def test_every_number_that_people_are_shown_leads_to_a_paragraph(room):
    """What the room's code cites: questions, refusals, options, score lines."""
    cited = set()
    for file in (FOLDER / room).rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        cited |= {quoted for quoted in re.findall(r'"([^"\n]*)"', source) if NUMBER.fullmatch(quoted)}
    cited |= {row.rule for row in GAMES[room].rules.options}
    assert len(cited) > 5
    assert not cited - set(BOOKS[room, "en"].places) - {""}


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_paragraph_tells_stands_in_the_specification(room):
    known = paragraphs(room)
    told = {number for p in BOOKS[room, "en"].paragraphs() for number in p.rules}
    headings = {
        n
        for line in (FOLDER / room / "RULES.md").read_text(encoding="utf-8").splitlines()
        for n in NUMBER.findall(line)
    }
    assert not told - known - headings


@pytest.mark.parametrize("room", ROOMS)
def test_conditions_name_options_of_the_room(room):
    """A paragraph that no table could ever show would be lost."""
    rows = {row.key: row for row in GAMES[room].rules.options}
    for p in BOOKS[room, "en"].paragraphs():
        for condition in p.when.split("&") if p.when else ():
            key, values = re.split(r"!?=", condition.strip())
            if key == "seats":
                assert all(v.isdigit() for v in values.split("|")), p.number
                continue
            assert key in rows, (p.number, key)
            allowed = getattr(rows[key], "values", None)
            if allowed is not None:
                words = {str(v).lower() if isinstance(v, bool) else str(v) for v in allowed}
            elif isinstance(rows[key].default, bool):
                words = {"true", "false"}
            else:
                continue
            assert set(values.split("|")) <= words, (p.number, condition)


@pytest.mark.parametrize("room", ROOMS)
def test_every_option_is_told(room):
    """Each row of options is named by a paragraph through its rule."""
    for row in GAMES[room].rules.options:
        assert row.rule in BOOKS[room, "en"].places, row.key


@pytest.mark.parametrize(("room", "lang"), [key for key in EVERY if key[1] != "en"])
def test_each_language_keeps_its_own_letters(room, lang):
    """No Russian letter in a Ukrainian text and none the other way; no word of two alphabets."""
    foreign = ONLY_RUSSIAN if lang == "uk" else ONLY_UKRAINIAN
    for p in BOOKS[room, lang].paragraphs():
        text = f"{p.title}\n{p.text}"
        assert not foreign.search(text), p.number
        for word in re.findall(r"\w+", text):
            assert not (CYRILLIC.search(word) and LATIN.search(word)), (p.number, word)


@pytest.mark.parametrize(("room", "lang"), EVERY)
def test_references_to_paragraphs_exist(room, lang):
    """ "7.3" leads somewhere: every number of that form is a paragraph, and stands in brackets, which make it a link."""
    book = BOOKS[room, lang]
    numbers = {p.number for p in book.paragraphs()}
    for p in book.paragraphs():
        found = set(re.findall(r"\d+\.\d+", p.text))
        assert found <= numbers, p.number
        assert not re.findall(r"\d+\.\d+", re.sub(r"\([^()]*\)", "", p.text)), p.number
