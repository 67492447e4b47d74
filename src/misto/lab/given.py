"""Options as they are typed: ``-o expansion=harbor``."""

from misto.core.trouble import Trouble


def read_options(words: list[str] | None) -> dict[str, object]:
    given: dict[str, object] = {}
    for word in words or []:
        key, equals, value = word.partition("=")
        if not equals:
            raise Trouble("not-key-value", text=word[:40])
        given[key.strip()] = value.strip()
    return given
