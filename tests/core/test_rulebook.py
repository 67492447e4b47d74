"""The reader of the rulebooks that people read."""

import json
from pathlib import Path

import pytest

from misto.core.prose import Grid, Items, Sentences, Span, blocks
from misto.core.rulebook import Paragraph, read_rulebook
from misto.core.trouble import Trouble

# The page has a reader of conditions too (web/tests/rulebook.test.ts): both are asked the same.
SHARED = json.loads((Path(__file__).parent / "rulebook_tables.json").read_text(encoding="utf-8"))
SOURCE = """# Game

> What it is.
> For whom.

## 1 The goal

### 1.1 Who wins
@ rules: G-1.1, G-1.2; about: card:mill
First.

- one
- two

### 1.2 With the harbour
@ rules: G-1.2; when: set=harbor|all & seats!=2; example: G-T1
Second.

## 2 The end
### 2.1 When
Third.
"""


def test_what_is_read():
    book = read_rulebook(SOURCE)
    assert (book.title, book.lead) == ("Game", "What it is. For whom.")
    assert [(c.number, c.title, len(c.paragraphs)) for c in book.chapters] == [
        (1, "The goal", 2),
        (2, "The end", 1),
    ]
    first, second, third = book.paragraphs()
    assert first.rules == ("G-1.1", "G-1.2")
    assert first.about == ("card:mill",)
    assert first.text == "First.\n\n- one\n- two"
    assert (second.when, second.example) == ("set=harbor|all & seats!=2", "G-T1")
    assert (third.number, third.title, third.text, third.rules) == ("2.1", "When", "Third.", ())


def test_numbers_and_components_lead_to_the_first_paragraph_that_tells_them():
    book = read_rulebook(SOURCE)
    for cited in ("G-1.1", "G-1.2", "card:mill", "1.1"):
        found = book.find(cited)
        assert found is not None
        assert found.number == "1.1"
    assert book.find("G-9") is None


def test_a_table_is_led_to_what_it_plays():
    book = read_rulebook(SOURCE)
    at_harbor = book.find("G-1.2", {"set": "harbor", "seats": 3})
    assert at_harbor is not None
    assert at_harbor.number == "1.1"  # it holds everywhere and comes first
    second = book.find("G-T1", {"set": "all", "seats": 3})
    assert second is not None
    assert second.number == "1.2"


@pytest.mark.parametrize(
    ("played", "holds"),
    [
        ({"set": "harbor", "seats": 3}, True),
        ({"set": "all", "seats": 4}, True),
        ({"set": "none", "seats": 3}, False),
        ({"set": "harbor", "seats": 2}, False),
        ({"set": ["base", "harbor"], "seats": 3}, True),
        ({}, False),
    ],
)
def test_where_a_paragraph_holds(played, holds):
    second = read_rulebook(SOURCE).paragraph("1.2")
    assert second is not None
    assert second.holds(played) == holds


@pytest.mark.parametrize(
    "line",
    [
        "stray text",
        "### 2.1 In the wrong chapter",
        "### 1.3 A key nobody knows\n@ rule: G-1",
        "### 1.3 The same key twice\n@ rules: G-1; rules: G-2",
        "### 1.3 A condition out of form\n@ when: harbor",
    ],
)
def test_a_line_out_of_form_is_named(line):
    with pytest.raises(Trouble) as trouble:
        read_rulebook("# Game\n\n## 1 The goal\n" + line + "\n")
    assert trouble.value.key == "bad-rulebook"


@pytest.mark.parametrize(("when", "played", "holds"), SHARED["holds"])
def test_where_the_page_shows_a_paragraph_too(when, played, holds):
    assert Paragraph("1.1", "", "", when=when).holds(played) == holds


@pytest.mark.parametrize("when", SHARED["bad"])
def test_a_condition_out_of_form(when):
    with pytest.raises(Trouble):
        Paragraph("1.1", "", "", when=when).holds({})


def test_blocks_of_a_paragraph():
    text = "One **two** and\n*three*.\n- `a`\n- b (see 1.2 and 9.9)\n\n| x | y |\n|---|---|\n| 1 | **2** |\n\nLast (1.5)."
    said, listed, table, last = blocks(text, {"1.2"})
    assert said == Sentences(
        (Span("One "), Span("two", "strong"), Span(" and "), Span("three", "emphasis"), Span("."))
    )
    seen = (Span("b "), Span("(see "), Span("1.2", "see"), Span(" and 9.9)"))
    assert listed == Items(((Span("a", "code"),), seen))
    assert table == Grid(((Span("x"),), (Span("y"),)), (((Span("1"),), (Span("2", "strong"),)),))
    assert last == Sentences((Span("Last (1.5)."),))
