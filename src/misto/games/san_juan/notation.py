"""Actions as short English words that a person can read and type, both ways."""

from misto.core.trouble import Trouble
from misto.games.san_juan.actions import ACTIONS
from misto.games.san_juan.catalog import EVENT_IDS, GOOD_IDS, KIND_IDS, PRODUCTION, ROLE_IDS

PRODUCED = GOOD_IDS[: int(PRODUCTION)]
FILLED = tuple(f"full {kind}" for kind in KIND_IDS[: int(PRODUCTION)])

WORDS: tuple[str, ...] = (
    "pass",
    "no",
    "yes",
    "plain",
    *(f"role {role}" for role in ROLE_IDS),
    *(f"event {event}" for event in EVENT_IDS),
    *(f"visit {role}" for role in ROLE_IDS),
    *(f"produce {good}" for good in PRODUCED),
    *(f"sell {good}" for good in GOOD_IDS),
    *(f"spend {good}" for good in GOOD_IDS),
    *(f"build {kind}" for kind in KIND_IDS),
    *(f"pay {kind}" for kind in KIND_IDS),
    *(f"discard {kind}" for kind in KIND_IDS),
    *(f"store {kind}" for kind in KIND_IDS),
    *(f"keep {kind}" for kind in KIND_IDS),
    *(f"cover {kind}" for kind in (*KIND_IDS, *FILLED)),
    *(f"raze {kind}" for kind in (*KIND_IDS, *FILLED)),
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
