"""The rulebooks people read as the page loads them: what its build writes, and what a server tells of a room
that the page does not know.
"""

from misto.core.prose import Block, Grid, Items, Span, Spans, blocks
from misto.core.rulebook import Paragraph, Rulebook
from misto.rulebooks import called, rulebook
from misto.text import LANGUAGES

MARKS = {"strong": "b", "emphasis": "i", "code": "code", "see": "see"}


def plain_span(span: Span) -> str | dict[str, str]:
    return {MARKS[span.kind]: span.text} if span.kind else span.text


def plain_spans(spans: Spans) -> list[str | dict[str, str]]:
    return [plain_span(one) for one in spans]


def plain_block(block: Block) -> dict[str, object]:
    if isinstance(block, Items):
        return {"ul": [plain_spans(one) for one in block.items]}
    if isinstance(block, Grid):
        rows = [[plain_spans(cell) for cell in row] for row in block.rows]
        return {"head": [plain_spans(cell) for cell in block.head], "rows": rows}
    return {"p": plain_spans(block.spans)}


def plain_paragraph(one: Paragraph, known: set[str]) -> dict[str, object]:
    made: dict[str, object] = {"n": one.number, "title": one.title}
    if one.about:
        made["about"] = list(one.about)
    if one.when:
        made["when"] = one.when
    if one.example:
        made["example"] = one.example
    made["text"] = [plain_block(block) for block in blocks(one.text, known)]
    return made


def text_of(book: Rulebook) -> dict[str, object]:
    known = {one.number for one in book.paragraphs()}
    chapters = [
        {"n": c.number, "title": c.title, "paragraphs": [plain_paragraph(one, known) for one in c.paragraphs]}
        for c in book.chapters
    ]
    return {"title": book.title, "lead": book.lead, "chapters": chapters}


def places_of(book: Rulebook) -> dict[str, object]:
    return {"places": book.places, "when": {one.number: one.when for one in book.paragraphs()}}


def names_of(game: str, books: dict[str, Rulebook]) -> dict[str, list[str]]:
    """All that a paragraph is called, in every language, each name once however it is written."""
    names = {}
    for one in books[LANGUAGES[0]].paragraphs():
        titles = [found.title for book in books.values() if (found := book.paragraph(one.number))]
        components = [name for component in one.about for name in called(game).get(component, ())]
        names[one.number] = list({name.casefold(): name for name in (*components, *titles)}.values())
    return names


def pages(room: str) -> dict[str, dict[str, object]]:
    """Every page of a room's rulebook by its name: one a language, ``places`` and ``names``."""
    books = {lang: rulebook(room, lang) for lang in LANGUAGES}
    made: dict[str, dict[str, object]] = {
        "places": places_of(books[LANGUAGES[0]]),
        "names": dict(names_of(room, books)),
    }
    return made | {lang: text_of(book) for lang, book in books.items()}
