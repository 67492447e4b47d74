"""The rulebooks people read, by room and language, and how to find a place in them.

A place is found by a paragraph's number, by the number a rule is cited with, or by a name: of a
component or a paragraph, in any of the languages.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib import import_module

from misto.core.rulebook import Paragraph, Rulebook, read_rulebook
from misto.games.registry import home_of
from misto.text import LANGUAGES, MissingText, Text

NUMBER = re.compile(r"\d+\.\d+")
WORD = re.compile(r"\w+")
CYRILLIC = re.compile(r"[а-яіїєґ]")
LONG_ENDINGS = ("ого", "ому", "его", "ему", "ими", "ыми")  # of adjectives


@lru_cache
def rulebook(room: str, lang: str) -> Rulebook:
    """The book in a language. A room of another package may have it in others only, or have none."""
    folder = home_of(room).folder / "rulebook"
    for tongue in dict.fromkeys((lang, "en", *LANGUAGES)):
        if (folder / f"{tongue}.md").is_file():
            return read_rulebook((folder / f"{tongue}.md").read_text(encoding="utf-8"))
    return Rulebook(Text(lang).say(f"{room}-name"), "", ())


@lru_cache
def called(room: str) -> dict[str, tuple[str, ...]]:
    """What each component is called in every language; some have no name of their own."""
    try:
        components = import_module(f"{home_of(room).package}.components")
    except ModuleNotFoundError:
        return {}
    prefixes: Mapping[str, str] = getattr(components, "NAMED", {})
    return {one: tuple(names_of(room, prefixes, one)) for one in components.COMPONENTS}


def names_of(room: str, prefixes: Mapping[str, str], component: str) -> Iterator[str]:
    kind, _, name = component.partition(":")
    key = f"{room}-{prefixes.get(kind, kind)}-{name}" if name else f"{room}-{kind}"
    for lang in LANGUAGES:
        with suppress(MissingText):
            yield Text(lang).say(key)


def typed(component: str, names: tuple[str, ...]) -> list[str]:
    """What people may type for a component: its names, and its code with or without the line below."""
    code = component.partition(":")[2] or component
    return [plain(one) for one in (*names, component, code, code.replace("_", " "))]


def named(room: str, what: str) -> list[str]:
    """The components that are called so in some language, else those whose names begin so, else in another case."""
    wanted, stems = plain(what), stems_of(what)
    words = {one: typed(one, said) for one, said in called(room).items()}
    found = [one for one, said in words.items() if wanted in said]
    found = found or [one for one, said in words.items() if any(word.startswith(wanted) for word in said)]
    return found or [
        one
        for one, said in words.items()
        if any(len(words_in(name)) == len(stems) and holds(name, stems) for name in said)
    ]


def look_up(room: str, lang: str, what: str, played: Mapping[str, object] | None = None) -> list[Paragraph]:
    """The paragraphs that tell it, the most telling first; empty if none does.

    A number or a name leads to its paragraphs alone; any other word to all whose text holds it, in any case.
    """
    book, wanted = rulebook(room, lang), plain(what)
    exact = book.find(what.strip(), played) or book.find(what.strip().upper(), played)
    if exact is not None or NUMBER.fullmatch(wanted):
        return [exact] if exact is not None else []
    entries = [p for one in named(room, what) if (p := book.find(one, played)) is not None]
    if entries:
        return list(dict.fromkeys(entries))
    numbers = {
        p.number
        for other in LANGUAGES
        for p in rulebook(room, other).paragraphs()
        if wanted in plain(p.title)
    }
    titled = [p for p in book.paragraphs() if p.number in numbers]
    told = titled or [p for p in book.paragraphs() if wanted in plain(p.text)]
    stems = stems_of(what)
    return told or [p for p in book.paragraphs() if stems and holds(f"{p.title} {p.text}", stems)]


def plain(words: str) -> str:
    """As one types it: small letters, any apostrophe, no stress on ё."""
    return " ".join(words.casefold().replace("’", "'").replace("ё", "е").split())


def words_in(text: str) -> list[str]:
    return WORD.findall(plain(text).replace("'", ""))


def stem(word: str) -> str:
    """A Ukrainian or Russian word without its ending, as the page's search has it (`rule-search.ts`)."""
    if not CYRILLIC.search(word) or len(word) < 5:
        return word
    if len(word) > 7 and word.endswith(LONG_ENDINGS):
        return word[:-3]
    return word[:-1] if len(word) < 7 else word[:-2]


def stems_of(words: str) -> list[str]:
    return [stem(word) for word in words_in(words)]


def holds(text: str, stems: list[str]) -> bool:
    words = words_in(text)
    return all(any(word.startswith(one) for word in words) for one in stems)


def as_markdown(book: Rulebook) -> str:
    """The whole book, as a terminal prints it."""
    parts = [f"# {book.title}", book.lead]
    for chapter in book.chapters:
        parts.append(f"## {chapter.number} {chapter.title}")
        parts += [paragraph_markdown(one) for one in chapter.paragraphs]
    return "\n\n".join(parts)


def paragraph_markdown(one: Paragraph) -> str:
    return f"**{one.number} {one.title}**\n\n{one.text}"
