"""One kind of error for everything a person can get wrong: a message key and its facts.

The text is in locales/*/misto.ftl under ``error-<key>``; it says what to do.
"""


class Trouble(Exception):
    """Raised for what a person can put right. ``key`` names its message, ``facts`` fill it in.

    A fact may be the system's own error: whoever tells the trouble says it in the person's language.
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key + "".join(f" {k}={v}" for k, v in facts.items()))
