"""The rulebooks people read as the page loads them: what its build writes, and what a server tells of a room
that the page does not know.
"""

from misto.core.prose import CODE, EMPHASIS, SEE, STRONG, Block, Grid, Items, Span, Spans, blocks
from misto.core.rulebook import Chapter, Paragraph, Rulebook
from misto.core.rulebook_message import (
    ChapterInfo,
    ParagraphInfo,
    PlacesInfo,
    RuleBlock,
    RulebookInfo,
    RulebookPage,
    RuleNames,
    RuleSpan,
)
from misto.rulebooks import called, rulebook
from misto.text import LANGUAGES


def told_span(span: Span) -> RuleSpan:
    if span.kind == STRONG:
        return {"b": span.text}
    if span.kind == EMPHASIS:
        return {"i": span.text}
    if span.kind == CODE:
        return {"code": span.text}
    if span.kind == SEE:
        return {"see": span.text}
    return span.text


def told_spans(spans: Spans) -> list[RuleSpan]:
    return [told_span(one) for one in spans]


def told_block(block: Block) -> RuleBlock:
    if isinstance(block, Items):
        return {"ul": [told_spans(one) for one in block.items]}
    if isinstance(block, Grid):
        rows = [[told_spans(cell) for cell in row] for row in block.rows]
        return {"head": [told_spans(cell) for cell in block.head], "rows": rows}
    return {"p": told_spans(block.spans)}


def told_paragraph(one: Paragraph, known: set[str]) -> ParagraphInfo:
    text = [told_block(block) for block in blocks(one.text, known)]
    made: ParagraphInfo = {"n": one.number, "title": one.title, "text": text}
    if one.about:
        made["about"] = list(one.about)
    if one.when:
        made["when"] = one.when
    if one.example:
        made["example"] = one.example
    return made


def told_chapter(one: Chapter, known: set[str]) -> ChapterInfo:
    paragraphs = [told_paragraph(each, known) for each in one.paragraphs]
    return {"n": one.number, "title": one.title, "paragraphs": paragraphs}


def text_of(book: Rulebook) -> RulebookInfo:
    known = {one.number for one in book.paragraphs()}
    chapters = [told_chapter(one, known) for one in book.chapters]
    return {"title": book.title, "lead": book.lead, "chapters": chapters}


def places_of(book: Rulebook) -> PlacesInfo:
    places = {cited: list(told) for cited, told in book.places.items()}
    return {"places": places, "when": {one.number: one.when for one in book.paragraphs()}}


def names_of(game: str, books: dict[str, Rulebook]) -> RuleNames:
    """All that a paragraph is called, in every language, each name once however it is written."""
    names = {}
    for one in books[LANGUAGES[0]].paragraphs():
        titles = [found.title for book in books.values() if (found := book.paragraph(one.number))]
        components = [name for component in one.about for name in called(game).get(component, ())]
        names[one.number] = list({name.casefold(): name for name in (*components, *titles)}.values())
    return names


def pages(room: str) -> dict[str, RulebookPage]:
    """Every page of a room's rulebook by its name: one a language, ``places`` and ``names``."""
    books = {lang: rulebook(room, lang) for lang in LANGUAGES}
    made: dict[str, RulebookPage] = {
        "places": places_of(books[LANGUAGES[0]]),
        "names": names_of(room, books),
    }
    return made | {lang: text_of(book) for lang, book in books.items()}
