"""Moves as people type them: by number, by notation, or in words of any of the three languages.

A word may be cut short. What fits several moves is never guessed: the person is asked which.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from misto.core.decision import VERBS, Decision, Option, Refusal
from misto.core.game import Game
from misto.core.record import Chance, Record, advance, begin
from misto.rulebooks import called, plain
from misto.text import LANGUAGES, Text

WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*|[+−-]?\d+")
LEAST_BEGINNING = 2  # letters: a single one is a slip more often than a word


def words_of(said: str) -> list[str]:
    return WORD.findall(plain(said).replace("_", " "))


def verb_words(verb: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield from words_of(Text(lang).say(f"play-verb-{verb}"))


def component_words(game: Game, touches: Iterable[str]) -> Iterator[str]:
    """The names of what is touched, whichever part of the table it lies on, in every language and case."""
    prefixes = sorted(set(game.words.names.values()) - {"seat"})
    for touched in touches:
        code = touched.rpartition(":")[2]
        for names in (names for one, names in called(game.name).items() if one.partition(":")[2] == code):
            for name in names:
                yield from words_of(name)
        for text in map(Text, LANGUAGES):
            for prefix in prefixes:
                key = f"{game.name}-{prefix}-{code}"
                if code and text.has(key):
                    for said in text.cases(game, "one", key).values():
                        yield from words_of(str(said))


def option_words(game: Game, option: Option, names: Sequence[str], typed: Sequence[str]) -> set[str]:
    """What may be typed for an option. "Build nothing" is not meant by "build": who wants nothing says so."""
    found = {*words_of(option.code), *verb_words(option.verb), *component_words(game, option.touches)}
    for text in map(Text, LANGUAGES):
        said = words_of(text.tell(game, option.key, option.args, names))
        denying = words_of(text.say("play-denying"))
        if not set(said) & set(denying) or set(typed) & set(denying):
            found.update(said)
    return found


def refusal_words(game: Game, refusal: Refusal) -> set[str]:
    found = {*words_of(refusal.code), *component_words(game, refusal.touches)}
    verb = refusal.code.partition(" ")[0]
    if verb in VERBS:
        found.update(verb_words(verb))
    return found


def fits(typed: Sequence[str], words: set[str]) -> int:
    """How well typed words say something: 2 by whole words, 1 by their beginnings, 0 not at all."""
    if all(one in words for one in typed):
        return 2
    begun = (
        one in words
        or (len(one) >= LEAST_BEGINNING and one.isalpha() and any(word.startswith(one) for word in words))
        for one in typed
    )
    return 1 if all(begun) else 0


def meant(game: Game, decision: Decision, word: str, names: Sequence[str]) -> list[Option]:
    """The options that typed words may mean; a bare number means none here."""
    typed = words_of(word)
    if not any(one.isalpha() for one in typed):
        return []
    for lang in LANGUAGES:  # said as it stands in the list
        for option in decision.options:
            if plain(Text(lang).tell(game, option.key, option.args, names)) == plain(word):
                return [option]
    ranked = [(fits(typed, option_words(game, option, names, typed)), option) for option in decision.options]
    best = max((rank for rank, _ in ranked), default=0)
    return [option for rank, option in ranked if rank == best] if best else []


def refused(game: Game, decision: Decision, word: str) -> Refusal | None:
    """The refusal that typed words ask for, if they ask for one alone."""
    typed = words_of(word)
    if not any(one.isalpha() for one in typed):
        return None
    ranked = [(fits(typed, refusal_words(game, one)), one) for one in decision.refused]
    best = max((rank for rank, _ in ranked), default=0)
    found = [one for rank, one in ranked if rank == best] if best else []
    return found[0] if len(found) == 1 else None


def in_words(
    game: Game, record: Record, moves: Iterable[tuple[int, str]], names: Sequence[str], text: Text
) -> Iterator[tuple[int, str]]:
    """A line of moves as its reader would say them: each seat, and its move as the list of options has it."""
    state, chance = begin(game, record), Chance(record.chance)
    for number, (seat, code) in enumerate(moves, 1):
        action, decision = game.words.read(code), game.words.decide(state, seat)
        options = decision.options if decision else ()
        option = next((one for one in options if one.action == action), None)
        if option is None:  # chance went another way than in the line
            return
        yield seat, text.tell(game, option.key, option.args, names)
        advance(state, chance, number, seat, action)
