"""Actions as short English words that a person can read and type, both ways.

A house is its street and number from the left: ``top-3``. A fence slot is named by the house on
its left.
"""

from misto.core.trouble import Trouble
from misto.games.welcome_to.actions import ACTIONS, CARDS, action_card, number_card
from misto.games.welcome_to.catalog import FIRST_LOT, LETTERS, LOTS, SLOT_LOT, STREET_OF, STREETS


def lot_name(lot: int) -> str:
    street = STREET_OF[lot]
    return f"{STREETS[street]}-{lot - FIRST_LOT[street] + 1}"


LOT_NAMES = tuple(lot_name(lot) for lot in range(LOTS))
WORDS: tuple[str, ...] = (
    *(f"pair {i}" for i in (1, 2, 3)),
    *(f"cards {number_card(c) + 1}{action_card(c) + 1}" for c in range(CARDS, CARDS + 6)),
    "refuse",
    *(f"give {i}" for i in (1, 2, 3)),
    "plain",
    *(f"temp {change:+d}" if change else "temp 0" for change in (-2, -1, 0, 1, 2)),
    *(f"house {name}" for name in LOT_NAMES),
    *(f"fence {LOT_NAMES[lot]}" for lot in SLOT_LOT),
    *(f"value {size}" for size in range(1, 7)),
    "park",
    "pool",
    "skip",
    *(f"bis {name} {side}" for name in LOT_NAMES for side in ("left", "right")),
    *(f"roundabout {name}" for name in LOT_NAMES),
    *(f"approve {letter}" for letter in LETTERS),
    *(f"spend {name}" for name in LOT_NAMES),
    "reshuffle yes",
    "reshuffle no",
    "done",
)
NUMBERS = {word.lower(): action for action, word in enumerate(WORDS)}
assert len(NUMBERS) == ACTIONS


def write(action: int) -> str:
    return WORDS[action]


def read(text: str) -> int:
    word = " ".join(text.lower().split())
    if word not in NUMBERS:
        raise Trouble("not-an-action", text=text[:40])
    return NUMBERS[word]
