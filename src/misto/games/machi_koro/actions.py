"""The action numbers: small, fixed, the same for every option set and seat count.

Opponents are named by their distance clockwise from the active player, 1 to 4.
"""

from typing import Final

from mypy_extensions import i64

ROLL: Final[i64] = 0  # + dice - 1: roll one or two dice
KEEP: Final[i64] = 2  # let the roll stand
REROLL: Final[i64] = 3  # + dice - 1: roll again with one or two dice
STAY: Final[i64] = 5  # do not add 2
ADD: Final[i64] = 6  # add 2 to the result
TARGET: Final[i64] = 6  # + distance: the TV Station's payer, 7 to 10
DECLINE: Final[i64] = 11  # no exchange
PARTNER: Final[i64] = 11  # + distance: with whom to exchange, 12 to 15
TAKE: Final[i64] = 16  # + kind
GIVE: Final[i64] = 41  # + kind
BUILD: Final[i64] = 66  # + kind
LANDMARK: Final[i64] = 91  # + landmark
PASS: Final[i64] = 97  # build nothing
ACTIONS: Final[i64] = 98
