"""What estimate weighs, found by ``python -m misto.lab.tune welcome_to`` (docs/strength.md)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TABLE: Final = (
    ("action", 1.25),  # what a house to come brings by its action
    ("pool lot", 0.706),  # and what more on a lot with a pool
    ("fence", 0.478),  # per house: a run of 7 or more still wants a fence
    ("rate", 0.02),  # and the more for it, the better the columns pay a house
    ("fencing", 0.346),  # the part of the rounds that bring a fence where it is wanted
    ("begun", 0.98),  # an estate begun, next to a completed one
    ("fit", 0.426),  # numbers missing for a lot make it likely to stay empty,
    ("tight", 0.112),  # the more so in a tight gap
    ("filled", 1.21),  # on all chances to be filled
    ("kept", 0.577),  # a plan that could be approved, and is not
    ("early", 0.106),  # a plan without any estate of it, while the game is young
    ("share", 0.899),  # a plan by its share of estates, those begun
    ("half", 0.826),  # counting so much
    ("bend", 2.15),  # and the first of them less than the last
    ("odd plan", 0.155),  # a plan that asks for no estates
    ("refusal", 1.57),  # the first refusal's risk
    ("second", 4.78),  # the second's
    ("roundabout", 2.16),  # the room a roundabout makes is only a hope
    ("parks", 0.303),  # the part of the houses to come that bring a park
    ("last park", 0.482),  # what the end of a row of parks is worth before it is reached
    ("to fence", 2.1),  # an action still to be performed: a fence
    ("to park", 0.522),  # a park, on top of its points
    ("to value", 0.767),  # a column, for estates not completed yet
    ("to repeat", 1.76),  # a bis, less its minus points
    ("to temp", 0.59),  # a temp
    ("to do", 0.812),  # all of these: a good deed done counts for more than one to come
    ("temps", 0.646),  # the temp crew by its place now
    ("temp", 0.227),  # each temp early on
    ("pace", 1.01),  # rounds that the houses left take
    ("last plan", 0.95),  # and the part of them that is left when somebody lacks one plan only
)
NAMES: Final = tuple(name for name, _ in TABLE)
WEIGHTS: Final = vec[float]([weight for _, weight in TABLE])

ACTION: Final[i64] = 0
POOL_LOT: Final[i64] = 1
FENCE_WORTH: Final[i64] = 2
RATE: Final[i64] = 3
FENCING: Final[i64] = 4
BEGUN: Final[i64] = 5
FIT_PART: Final[i64] = 6
TIGHT: Final[i64] = 7
FILLED: Final[i64] = 8
KEPT: Final[i64] = 9
EARLY: Final[i64] = 10
SHARE: Final[i64] = 11
HALF: Final[i64] = 12
BEND: Final[i64] = 13
ODD_PLAN: Final[i64] = 14
REFUSAL: Final[i64] = 15
SECOND: Final[i64] = 16
ROUNDABOUT_DOUBT: Final[i64] = 17
PARKS_PART: Final[i64] = 18
LAST_PARK: Final[i64] = 19
TO_FENCE: Final[i64] = 20
TO_PARK: Final[i64] = 21
TO_VALUE: Final[i64] = 22
TO_REPEAT: Final[i64] = 23
TO_TEMP: Final[i64] = 24
TO_DO: Final[i64] = 25
TEMPS_PART: Final[i64] = 26
TEMP: Final[i64] = 27
PACE: Final[i64] = 28
LAST_PLAN: Final[i64] = 29
