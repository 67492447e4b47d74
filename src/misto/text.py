"""Texts in uk, ru and en: one set of Fluent messages for the terminal and the page."""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from misto.core.game import Game

LANGUAGES = ("uk", "ru", "en")
LOCALES = Path(__file__).parent / "locales"


class MissingText(KeyError):
    """A message that a language lacks: a defect, found by a test."""


@lru_cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


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
        self.bundle = bundle(lang)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **facts: object) -> str:
        """The message with its facts filled in."""
        if not self.bundle.has_message(key):
            raise MissingText(f"{self.lang}: {key}")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.lang}: {key} has no value")
        said, errors = self.bundle.format_pattern(message.value, facts)
        if errors:
            raise MissingText(f"{self.lang}: {key}: {errors[0]}")
        return str(said)

    def attribute(self, key: str, name: str) -> str | None:
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if message is None or name not in message.attributes:
            return None
        return str(self.bundle.format_pattern(message.attributes[name], {})[0])

    def name(self, game: Game, prefix: str, what: object) -> str:
        return self.say(f"{game.name}-{prefix}-{what}")

    def tell(self, game: Game, key: str, facts: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A room's message. Facts that name components or seats become their names, in every case
        the language gives them (``$card``, ``$card_acc``); lists become ``a, b``.
        """
        filled: dict[str, object] = {}
        for fact, value in facts.items():
            prefix = game.words.names.get(fact)
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
        return self.say(f"{game.name}-{key}", **filled)

    def cases(self, game: Game, fact: str, key: str) -> dict[str, object]:
        plain = self.say(key)
        found: dict[str, object] = {fact: plain}
        attributes = self.bundle.get_message(key).attributes
        for case in ("acc", "gen", "dat", "ins", "loc"):
            said = self.attribute(key, case) if case in attributes else None
            found[f"{fact}_{case}"] = plain if said is None else said
        return found


def as_fact(value: object) -> object:
    """Fluent takes numbers and words; a yes or no is said as 1 or 0."""
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | float | str) else str(value)
