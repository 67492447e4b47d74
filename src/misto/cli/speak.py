"""The voice of the command line: one language at a time."""

from misto.core.options import shown
from misto.core.trouble import Trouble
from misto.text import LANGUAGES, Text, language


def is_small(fact: object) -> bool:
    """A number that Fluent can write and choose a plural by."""
    return isinstance(fact, int | float) and abs(fact) < 1e15


def brief(fact: object) -> str:
    return fact if isinstance(fact, str) else shown(fact)


class Voice:
    def __init__(self) -> None:
        self.text = Text(language())

    def speak(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Trouble("unknown-language", lang=lang[:20], known=", ".join(LANGUAGES))
        self.text = Text(lang)

    def say(self, key: str, /, **facts: object) -> str:
        return self.text.say(key, **facts)

    def trouble(self, trouble: Trouble) -> str:
        facts = {k: v if is_small(v) else brief(v) for k, v in trouble.facts.items()}
        return self.text.say("error-" + trouble.key, **facts)
