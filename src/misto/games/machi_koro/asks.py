"""What the active player is asked."""

from typing import Final

from mypy_extensions import i64

# What the active player is asked next, in the order of a turn (MK-3.3).
ASK_DICE: Final[i64] = 0
ASK_REROLL: Final[i64] = 1
ASK_ADD: Final[i64] = 2
ASK_TARGET: Final[i64] = 3
ASK_PARTNER: Final[i64] = 4
ASK_TAKE: Final[i64] = 5
ASK_GIVE: Final[i64] = 6
ASK_BUILD: Final[i64] = 7
OVER: Final[i64] = 8
