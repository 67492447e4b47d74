"""Texts in uk, ru and en: one set of Fluent messages for the terminal and the page."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from misto.core.game import Game
from misto.games.registry import GAMES, ROOMS, home_of

if TYPE_CHECKING:  # it takes a while to read, and a command that says nothing does without
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = ("uk", "ru", "en")
LOCALES = Path(__file__).parent / "locales"
# A message's source: up to the next line that begins a message, a term or a comment.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z#-]).*\n?)*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")


class MissingText(KeyError):
    """A message that a language lacks: a defect, found by a test."""


class Messages:
    """One language's messages, each parsed when it is first said: all together take half a second, and a
    command says few.
    """

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([lang], use_isolating=False)
        self.sources: dict[str, str] = {}

    def add(self, source: str) -> None:
        """The messages of a file; one that is there already stays."""
        for entry in ENTRY.finditer(source):
            self.sources.setdefault(entry[1], entry[0])

    def has_message(self, key: str) -> bool:
        return key in self.sources

    def get_message(self, key: str) -> "Message":
        if not self.bundle.has_message(key):
            self.parse(key)
        return self.bundle.get_message(key)

    def parse(self, key: str) -> None:
        """With those it refers to, which come first: another thread may say it as soon as it is there."""
        from fluent.runtime import FluentResource

        wanted = [key]
        for one in wanted:
            named = REFERENCE.findall(self.sources[one])
            wanted += [
                other for other in dict.fromkeys(named) if other in self.sources and other not in wanted
            ]
        self.bundle.add_resource(FluentResource("\n".join(self.sources[one] for one in reversed(wanted))))

    def format_pattern(
        self, pattern: "Pattern", facts: Mapping[str, object]
    ) -> tuple[object, list[Exception]]:
        return self.bundle.format_pattern(pattern, dict(facts))


@lru_cache
def bundle(lang: str) -> Messages:
    """What Misto itself says."""
    made = Messages(lang)
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        made.add(file.read_text(encoding="utf-8"))
    return made


@lru_cache
def whole_bundle(lang: str) -> Messages:
    """With what installed rooms say. Only a message that Misto does not have is looked for here, so that
    nobody waits for a search through all installed packages.
    """
    made = bundle(lang)
    for room in GAMES.installed().games:
        made.add(room_texts(room, lang))
    return made


@lru_cache
def room_texts(room: str, lang: str) -> str:
    """The messages of a room as Fluent source, for whoever has no files of it.

    A room of another package keeps them in its ``locales/<lang>``. It speaks under its own name only; what
    it does not say in a language it says in English, or in any that it has.
    """
    from fluent.syntax import FluentParser, FluentSerializer, ast

    said: dict[str, ast.EntryType] = {}
    for tongue in dict.fromkeys((lang, "en", *LANGUAGES)):
        for file in text_files(room, tongue):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8", errors="replace")).body:
                if isinstance(entry, ast.Message | ast.Term) and entry.id.name.startswith(f"{room}-"):
                    said.setdefault(f"{type(entry).__name__} {entry.id.name}", entry)
    return FluentSerializer().serialize(ast.Resource(list(said.values())))


def text_files(room: str, lang: str) -> list[Path]:
    """Misto's own rooms have theirs beside one another, each under names that begin with the room's."""
    if room in ROOMS:
        files = [LOCALES / lang / f"{room}{part}.ftl" for part in ("", "-lessons", "-coach", "-terminal")]
        return [file for file in files if file.is_file()]
    return sorted((home_of(room).folder / "locales" / lang).glob("*.ftl"))


def language(wanted: str | None = None) -> str:
    """The language asked for, else the environment's, else English."""
    for name in (wanted, os.environ.get("MISTO_LANG"), os.environ.get("LC_ALL"), os.environ.get("LANG")):
        short = (name or "")[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


class Text:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def bundle(self) -> Messages:
        """Read when something is said: a command that says nothing starts in half the time."""
        return bundle(self.lang)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key) or whole_bundle(self.lang).has_message(key))

    def say(self, key: str, /, **facts: object) -> str:
        """The message with its facts filled in; of a room that lacks it, and is not ours to mend, its key."""
        if not self.has(key):
            if is_of_installed(key):
                return key
            raise MissingText(f"{self.lang}: {key}")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.lang}: {key} has no value")
        said, errors = self.bundle.format_pattern(message.value, facts)
        if errors:
            raise MissingText(f"{self.lang}: {key}: {errors[0]}")
        return str(said)

    def attribute(self, key: str, name: str) -> str | None:
        message = self.bundle.get_message(key) if self.has(key) else None
        if message is None or name not in message.attributes:
            return None
        return str(self.bundle.format_pattern(message.attributes[name], {})[0])

    def name(self, game: Game, prefix: str, what: object) -> str:
        return self.say(f"{game.name}-{prefix}-{what}")

    def tell(self, game: Game, key: str, facts: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A room's message, or an attribute of one (``card-bakery.help``). Facts that name components or seats become their names, in every case
        the language gives them (``$card``, ``$card_acc``); lists become ``a, b`` and ``$dice_count`` says how many.
        """
        filled: dict[str, object] = {}
        for fact, value in facts.items():
            prefix = game.words.names.get(fact)
            if isinstance(value, list | tuple):
                filled[f"{fact}_count"] = len(value)
            if prefix is None:
                filled[fact] = (
                    ", ".join(map(str, value)) if isinstance(value, list | tuple) else as_fact(value)
                )
            elif prefix == "seat":
                seat = int(str(value))
                filled[fact] = names[seat] if 0 <= seat < len(names) else str(seat + 1)
            elif isinstance(value, list | tuple):
                filled[fact] = ", ".join(self.name(game, prefix, v) for v in value)
            else:
                filled |= self.cases(game, fact, f"{game.name}-{prefix}-{value}")
        message, _, attribute = f"{game.name}-{key}".partition(".")
        if not attribute:
            return self.say(message, **filled)
        said = self.attribute(message, attribute)
        if said is None and is_of_installed(message):
            return message
        if said is None:
            raise MissingText(f"{self.lang}: {message}.{attribute}")
        return said

    def cases(self, game: Game, fact: str, key: str) -> dict[str, object]:
        plain = self.say(key)
        found: dict[str, object] = {fact: plain}
        attributes = self.bundle.get_message(key).attributes if self.has(key) else {}
        for case in ("acc", "gen", "dat", "ins", "loc"):
            said = self.attribute(key, case) if case in attributes else None
            found[f"{fact}_{case}"] = plain if said is None else said
        return found


def is_of_installed(key: str) -> bool:
    return any(key.startswith(f"{room}-") for room in GAMES.installed().games)


def as_fact(value: object) -> object:
    """Fluent takes numbers and words; a yes or no is said as 1 or 0."""
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | float | str) else str(value)
