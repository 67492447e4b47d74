"""The rulebook people read: chapters and numbered paragraphs, the same numbers in every language.

The source is ``games/<room>/rulebook/<lang>.md``, a small fixed part of Markdown. A paragraph says
under its heading, in a line that begins with ``@``, which numbers of the room's RULES.md it tells
(``rules``), which components it is the entry of (``about``), at which tables it holds (``when``) and
which worked example it shows (``example``). So a number that the rules cite leads to a text people
read, whatever order that text has.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from misto.core.trouble import Trouble

KEYS = ("rules", "about", "when", "example")
CHAPTER = re.compile(r"## (\d+) (.+)")
PARAGRAPH = re.compile(r"### (\d+\.\d+) (.+)")
CONDITION = re.compile(r"([a-z_]+)(!?=)([^=&|]+(?:\|[^=&|]+)*)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    number: str
    title: str
    text: str
    rules: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    when: str = ""
    example: str = ""

    def holds(self, played: Mapping[str, object]) -> bool:
        """Whether a table with these options (and ``seats``) plays what is told here."""
        held = [condition_holds(one, played) for one in self.when.split("&")] if self.when else []
        return all(held)  # each was looked at, so that one out of form behind a false one is noticed too


@dataclass(frozen=True, slots=True)
class Chapter:
    number: int
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    title: str
    lead: str
    chapters: tuple[Chapter, ...]
    places: dict[str, tuple[str, ...]] = field(default_factory=dict)  # a cited number or component -> where

    def paragraphs(self) -> Iterator[Paragraph]:
        for chapter in self.chapters:
            yield from chapter.paragraphs

    def paragraph(self, number: str) -> Paragraph | None:
        return next((one for one in self.paragraphs() if one.number == number), None)

    def find(self, cited: str, played: Mapping[str, object] | None = None) -> Paragraph | None:
        """The paragraph of its own number, of a cited rule (``MK-5.1``) or of a component.

        Where several tell it, the first that holds at a table with these options, else the first.
        """
        told = [one for number in self.places.get(cited, (cited,)) if (one := self.paragraph(number))]
        held = [one for one in told if played is not None and one.holds(played)]
        return next(iter(held or told), None)


def condition_holds(condition: str, played: Mapping[str, object]) -> bool:
    match = CONDITION.fullmatch(condition.strip())
    if match is None:
        raise Trouble("bad-rulebook", line=condition)
    key, sign, values = match.groups()
    value = played.get(key)
    wanted = values.split("|")
    if isinstance(value, list | tuple):
        meets = any(as_word(one) in wanted for one in value)
    else:
        meets = as_word(value) in wanted
    return meets == (sign == "=")


def as_word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_rulebook(source: str) -> Rulebook:
    """The rulebook in a source; Trouble names the line that is out of form."""
    title, lead = "", []
    chapters: list[Chapter] = []
    paragraphs: list[Paragraph] = []
    lines = source.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].rstrip()
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif line.startswith("> ") and not chapters:
            lead.append(line[2:].strip())
        elif match := CHAPTER.fullmatch(line):
            paragraphs = []
            chapters.append(Chapter(int(match[1]), match[2].strip(), ()))
        elif match := PARAGRAPH.fullmatch(line):
            end = next((n for n in range(at + 1, len(lines)) if is_heading(lines[n])), len(lines))
            if not chapters or not match[1].startswith(f"{chapters[-1].number}."):
                raise Trouble("bad-rulebook", line=line)
            paragraphs.append(read_paragraph(match[1], match[2].strip(), lines[at + 1 : end]))
            chapters[-1] = Chapter(chapters[-1].number, chapters[-1].title, tuple(paragraphs))
            at = end - 1
        elif line:
            raise Trouble("bad-rulebook", line=line)
        at += 1
    return Rulebook(title, " ".join(lead), tuple(chapters), places_of(chapters))


def is_heading(line: str) -> bool:
    return line.startswith(("## ", "### "))


def read_paragraph(number: str, title: str, lines: Sequence[str]) -> Paragraph:
    parts: dict[str, str] = {}
    body = list(lines)
    if body and body[0].startswith("@"):
        for part in body.pop(0)[1:].split(";"):
            key, colon, value = part.strip().partition(":")
            if not colon or key not in KEYS or key in parts:
                raise Trouble("bad-rulebook", line=f"{number}: {part.strip()}")
            parts[key] = value.strip()
    made = Paragraph(
        number,
        title,
        "\n".join(body).strip(),
        listed(parts.get("rules", "")),
        listed(parts.get("about", "")),
        parts.get("when", ""),
        parts.get("example", ""),
    )
    made.holds({})  # a condition out of form is noticed when read
    return made


def listed(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split(",") if one.strip())


def places_of(chapters: Sequence[Chapter]) -> dict[str, tuple[str, ...]]:
    """Where each cited number, component and example is told, in the order of the book."""
    places: dict[str, tuple[str, ...]] = {}
    for chapter in chapters:
        for one in chapter.paragraphs:
            for cited in dict.fromkeys((*one.rules, *one.about, *((one.example,) if one.example else ()))):
                places[cited] = (*places.get(cited, ()), one.number)
    return places
