"""Actions as short English words that a person can read and type, both ways."""

from misto.core.trouble import Trouble
from misto.template.room.actions import ACTIONS
from misto.template.room.catalog import HOUSE_IDS

WORDS: tuple[str, ...] = ("roll", *(f"build {house}" for house in HOUSE_IDS), "pass")
NUMBERS = {word: action for action, word in enumerate(WORDS)}
assert len(NUMBERS) == ACTIONS


def write(action: int) -> str:
    return WORDS[action]


def read(text: str) -> int:
    word = " ".join(text.lower().split())
    if word not in NUMBERS:
        raise Trouble("not-an-action", text=text[:40])
    return NUMBERS[word]
