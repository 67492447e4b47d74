"""The action numbers of Template Room, the same for every option set."""

from typing import Final

from mypy_extensions import i64

from misto.template.room.catalog import HOUSES

ROLL: Final[i64] = 0
BUILD: Final[i64] = 1  # the house of number 1, of number 2, …
PASS: Final[i64] = BUILD + HOUSES
ACTIONS: Final[i64] = PASS + 1
