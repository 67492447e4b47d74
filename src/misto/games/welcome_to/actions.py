"""The action numbers: small, fixed, the same for both editions and every number of seats."""

from typing import Final

from mypy_extensions import i64

PAIR: Final[i64] = 0  # + pile: take the pair of that pile
CARDS: Final[i64] = 3  # + see card_choice: number of one card, action of another
REFUSE: Final[i64] = 9
GIVE: Final[i64] = 10  # + card: after a refusal, the card that goes on
PLAIN: Final[i64] = 13  # temp declined: the plain number, no mark
TEMP: Final[i64] = 16  # + change, 14 to 18
HOUSE: Final[i64] = 19  # + lot
FENCE: Final[i64] = 52  # + slot
COLUMN: Final[i64] = 82  # + size - 1
PARK: Final[i64] = 88
POOL: Final[i64] = 89
SKIP: Final[i64] = 90
BIS: Final[i64] = 91  # + 2 * target lot, + 1 when the right-hand neighbour is copied
ROUNDABOUT: Final[i64] = 157  # + lot
APPROVE: Final[i64] = 190  # + letter
SPEND: Final[i64] = 193  # + first lot of an estate
RESHUFFLE: Final[i64] = 226
NO_RESHUFFLE: Final[i64] = 227
DONE: Final[i64] = 228
ACTIONS: Final[i64] = 229


def card_choice(number: i64, action: i64) -> i64:
    """The action that uses the number of one hand card and the action of another, each 0 to 2."""
    return CARDS + number * 2 + (action if action < number else action - 1)


def number_card(choice: i64) -> i64:
    return (choice - CARDS) >> 1


def action_card(choice: i64) -> i64:
    number = (choice - CARDS) >> 1
    other = (choice - CARDS) & 1
    return other if other < number else other + 1
