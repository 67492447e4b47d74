"""What the active player is asked next."""

from typing import Final

from mypy_extensions import i64

ASK_ROLL: Final[i64] = 0
ASK_BUILD: Final[i64] = 1
OVER: Final[i64] = 2
