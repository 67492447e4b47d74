"""A rulebook's paragraph as blocks: sentences, lists and tables, with strong and emphasised words.

The page sets them and a terminal may print them, so that the form of the text is read in one place.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\(([^()]*)\)")
NUMBER = re.compile(r"\d+\.\d+")
STRONG, EMPHASIS, CODE, SEE = "strong", "emphasis", "code", "see"


@dataclass(frozen=True, slots=True)
class Span:
    """Words in one hand; ``see`` is the number of another paragraph."""

    text: str
    kind: str = ""


Spans = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    spans: Spans


@dataclass(frozen=True, slots=True)
class Items:
    items: tuple[Spans, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]


Block = Sentences | Items | Grid


def blocks(text: str, known: Collection[str] = ()) -> Iterator[Block]:
    """The blocks of a paragraph's text. Numbers in brackets that are ``known`` lead to their paragraphs."""

    def spans(words: str) -> Spans:
        return tuple(spans_of(words, known))

    for kind, group in groupby(text.splitlines(), kind_of):
        lines = [line.strip() for line in group]
        if kind == "item":
            yield Items(tuple(spans(line[2:]) for line in lines))
        elif kind == "row":
            yield grid(lines, spans)
        elif kind == "words":
            yield Sentences(spans(" ".join(lines)))


def kind_of(line: str) -> str:
    if not line.strip():
        return ""
    return "item" if line.startswith("- ") else "row" if line.startswith("|") else "words"


def grid(lines: Sequence[str], spans: Callable[[str], Spans]) -> Grid:
    rows = [tuple(spans(cell.strip()) for cell in line.strip("|").split("|")) for line in lines]
    return Grid(rows[0], tuple(rows[2:]))  # the second row only divides


def spans_of(words: str, known: Collection[str]) -> Iterator[Span]:
    at = 0
    for match in MARKED.finditer(words):
        strong, emphasis, code, bracket = match.groups()
        if bracket is not None and not any(number in known for number in NUMBER.findall(bracket)):
            continue
        if match.start() > at:
            yield Span(words[at : match.start()])
        if bracket is not None:
            yield from references(match[0], known)
        else:
            yield Span(strong or emphasis or code, STRONG if strong else EMPHASIS if emphasis else CODE)
        at = match.end()
    if at < len(words):
        yield Span(words[at:])


def references(words: str, known: Collection[str]) -> Iterator[Span]:
    """Words in brackets, where the numbers of paragraphs stand apart."""
    at = 0
    for match in NUMBER.finditer(words):
        if match[0] not in known:
            continue
        yield Span(words[at : match.start()])
        yield Span(match[0], SEE)
        at = match.end()
    yield Span(words[at:])
