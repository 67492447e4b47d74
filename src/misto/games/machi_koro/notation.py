"""Actions as short English words that a person can read and type, both ways."""

from misto.core.trouble import Trouble
from misto.games.machi_koro.actions import ACTIONS
from misto.games.machi_koro.catalog import KIND_IDS, LANDMARK_IDS

WORDS: tuple[str, ...] = (
    "roll 1",
    "roll 2",
    "keep",
    "reroll 1",
    "reroll 2",
    "stay",
    "add",
    *(f"target +{d}" for d in range(1, 5)),
    "decline",
    *(f"trade +{d}" for d in range(1, 5)),
    *(f"take {kind}" for kind in KIND_IDS),
    *(f"give {kind}" for kind in KIND_IDS),
    *(f"build {kind}" for kind in KIND_IDS),
    *(f"build {mark}" for mark in LANDMARK_IDS),
    "pass",
)
NUMBERS = {word: action for action, word in enumerate(WORDS)}
assert len(NUMBERS) == ACTIONS


def write(action: int) -> str:
    return WORDS[action]


def read(text: str) -> int:
    word = " ".join(text.lower().split())
    if word not in NUMBERS:
        raise Trouble("not-an-action", text=text[:40])
    return NUMBERS[word]
