"""The rulebooks people read, by room and language, and how to find a place in them.

A place is found by a paragraph's number, by the number a rule is cited with, or by a name: of a
component or a paragraph, in any of the languages.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module

from misto.core.rulebook import Paragraph, Rulebook, read_rulebook
from misto.games.registry import home_of
from misto.text import LANGUAGES, MissingText, Text

NUMBER = re.compile(r"\d+\.\d+")
WORD = re.compile(r"\w+")
CYRILLIC = re.compile(r"[а-яіїєґ]")
APOSTROPHE = re.compile("[’ʼ‘`´]")
Message = tuple[str, Mapping[str, object]]  # a key without its room, and its facts
NOUN_ENDINGS = """
    а я у ю і ї и ы е є о ь й s es ой ей ою ею єю ом ем єм ам ям ах ях ами ями ів їв ов ев ови еві ові
"""
ADJECTIVE_ENDINGS = """
    ий ій ый ого его ому ему им ім ым їм их іх ых їх ими ыми ая яя ую юю ое ее ые ье ья ью ьи
"""
ENDINGS = frozenset(["", *NOUN_ENDINGS.split(), *ADJECTIVE_ENDINGS.split()])  # in any case
LEAST_STEM = 3  # letters that two forms share
FLEETING = re.compile(r"(\w{2,})[оеё]([кц])ь?")
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
    """What each component is called, in every language."""
    return {one: tuple(said for _, said in names) for one, names in called_in(room).items()}


@lru_cache
def called_in(room: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """The names of each component, each with its language."""
    try:
        components = import_module(f"{home_of(room).package}.components")
    except ModuleNotFoundError:
        return {}
    prefixes: Mapping[str, str] = getattr(components, "NAMED", {})
    others: Mapping[str, Iterable[Message]] = getattr(components, "CALLED", {})
    return {
        one: tuple(names_of(room, [usual_name(prefixes, one), *others.get(one, ())]))
        for one in components.COMPONENTS
    }


def usual_name(prefixes: Mapping[str, str], component: str) -> Message:
    kind, _, name = component.partition(":")
    return (f"{prefixes.get(kind, kind)}-{name}" if name else kind), {}


def names_of(room: str, messages: Sequence[Message]) -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        for key, facts in messages:
            with suppress(MissingText):
                yield lang, Text(lang).say(f"{room}-{key}", **facts)


def codes_of(component: str) -> list[str]:
    """What people may type of a code: whole, without its kind, with or without the line below."""
    code = component.partition(":")[2] or component
    return [component, code, code.replace("_", " ")]


@dataclass(frozen=True, slots=True)
class Place:
    """A paragraph with all it may be asked for by: in the reader's language, and in the others."""

    paragraph: Paragraph
    own: tuple[str, ...]
    others: tuple[str, ...]
    own_title: str
    other_titles: tuple[str, ...]


@lru_cache
def places(room: str, lang: str) -> tuple[Place, ...]:
    books = [rulebook(room, other) for other in LANGUAGES if other != lang]
    names = called_in(room)
    found = []
    for one in rulebook(room, lang).paragraphs():
        said = [name for component in one.about for name in names.get(component, ())]
        codes = [code for component in one.about if component in names for code in codes_of(component)]
        titles = [told.title for book in books if (told := book.paragraph(one.number))]
        own = [name for tongue, name in said if tongue == lang]
        others = [*(name for tongue, name in said if tongue != lang), *codes]
        found.append(Place(one, tuple(own), tuple(others), one.title, tuple(titles)))
    return tuple(found)


def component_named(room: str, lang: str, what: str, one: Paragraph) -> str:
    """Which of a paragraph's components was asked for, the first if it was found by other words; or ""."""
    names = called_in(room)
    known = [component for component in one.about if component in names]
    for way in (is_name, is_name_bent):
        for own in (True, False):
            for component in known:
                said = [name for tongue, name in names[component] if (tongue == lang) is own]
                if any(way(what, name) for name in [*said, *([] if own else codes_of(component))]):
                    return component
    return next(iter(known), "")


def look_up(room: str, lang: str, what: str, played: Mapping[str, object] | None = None) -> list[Paragraph]:
    """The paragraphs that tell it, the most telling first; empty if none does.

    A number or a name leads to its paragraphs alone; any other word to all whose titles, else whose
    text has it. What the table does not play is left out, unless nothing else is left.
    """
    book, wanted = rulebook(room, lang), plain(what)
    exact = book.find(what.strip(), played) or book.find(what.strip().upper(), played)
    if exact is not None or NUMBER.fullmatch(wanted):
        return [exact] if exact is not None else []
    if not words_in(what):
        return []
    told = places(room, lang)
    called_so, titled_so = of_one_name(told, what)
    playable = [one for one in told if played is None or one.paragraph.holds(played)]
    held = [one for one in (*called_so, *titled_so) if played is None or one.holds(played)]
    if held or called_so:
        return list(dict.fromkeys(held or called_so))
    return by_words(playable, what) or titled_so or by_words(told, what)


def of_one_name(told: Sequence[Place], what: str) -> tuple[list[Paragraph], list[Paragraph]]:
    """Entries of components that are called so, as it is typed or else in another case, and paragraphs with
    such a title; those of the reader's language first.
    """
    called_so = [
        [one.paragraph for one in told if any(is_name(what, name) for name in one.own)],
        [one.paragraph for one in told if any(is_name(what, name) for name in one.others)],
    ]
    if not any(called_so):
        called_so = [
            [one.paragraph for one in told if any(is_name_bent(what, name) for name in one.own)],
            [one.paragraph for one in told if any(is_name_bent(what, name) for name in one.others)],
        ]
    titled_so = [
        [one.paragraph for one in told if is_name(what, one.own_title)],
        [one.paragraph for one in told if any(is_name(what, name) for name in one.other_titles)],
    ]
    if called_so[1] and titled_so[0] and not called_so[0]:  # a title here, and a name elsewhere
        return [], [*titled_so[0], *called_so[1], *titled_so[1]]
    return [*called_so[0], *called_so[1]], [*titled_so[0], *titled_so[1]]


def by_words(told: Sequence[Place], what: str) -> list[Paragraph]:
    """Those that hold the words: in a name, in a title, as they begin, in the text."""

    def titled(way: Callable[[str, str], bool], one: Place) -> bool:
        return any(way(what, name) for name in (*one.own, one.own_title))

    def titled_elsewhere(way: Callable[[str, str], bool], one: Place) -> bool:
        return any(way(what, name) for name in (*one.others, *one.other_titles))

    def has_name(one: Place) -> bool:
        return any(holds_whole(what, name) for name in one.own)

    own = [one for one in told if titled(holds_whole, one)]
    if own:
        return [one.paragraph for one in sorted(own, key=lambda one: not has_name(one))]
    ways: tuple[Callable[[Place], bool], ...] = (
        lambda one: titled_elsewhere(holds_whole, one),
        lambda one: titled(begins, one),
        lambda one: holds_whole(what, f"{one.own_title} {one.paragraph.text}"),
        lambda one: titled_elsewhere(begins, one),
        lambda one: holds(f"{one.own_title} {one.paragraph.text}", stems_of(what)),
    )
    for way in ways:
        if found := [one.paragraph for one in told if way(one)]:
            return found
    return []


def is_name(what: str, name: str) -> bool:
    return plain(what) == plain(name)


def is_name_bent(what: str, name: str) -> bool:
    return len(words_in(what)) == len(words_in(name)) and holds_whole(what, name)


def holds_whole(what: str, text: str) -> bool:
    """Whether each of the words is there as a whole word, in any case."""
    words = words_in(text)
    return all(any(same_word(one, word) for word in words) for one in words_in(what))


def begins(what: str, name: str) -> bool:
    """Whether each of the words begins one of the name's."""
    words = words_in(name)
    return all(any(word.startswith(one) for word in words) for one in words_in(what))


@lru_cache(maxsize=1 << 16)
def same_word(one: str, other: str) -> bool:
    """Whether two words are forms of one: equal but for endings that nouns and adjectives have."""
    if one == other:
        return True
    return any(
        a[:at] == b[:at] and a[at:] in ENDINGS and b[at:] in ENDINGS
        for a in with_fleeting(one)
        for b in with_fleeting(other)
        for at in range(LEAST_STEM, min(len(a), len(b)) + 1)
    )


def with_fleeting(word: str) -> tuple[str, ...]:
    """A word, and its form without the vowel that other cases lose: будинок, будинк-; дворец, дворц-."""
    match = FLEETING.fullmatch(word)
    return (word, match[1] + match[2]) if match else (word,)


def plain(words: str) -> str:
    """As one types it: small letters, any apostrophe, no dots on ё."""
    return " ".join(APOSTROPHE.sub("'", words.casefold()).replace("ё", "е").split())


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
