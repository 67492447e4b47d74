"""What the active player is asked: a tile, or a place for the one in hand."""

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0  # no tile in hand
OVER: Final[i64] = -1  # nobody is active
