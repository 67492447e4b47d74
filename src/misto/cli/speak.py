"""The voice of the command line: one language at a time."""

from misto.core.trouble import Trouble
from misto.text import LANGUAGES, Text, language


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
        facts = {k: v if isinstance(v, int | float) else str(v) for k, v in trouble.facts.items()}
        return self.text.say("error-" + trouble.key, **facts)
