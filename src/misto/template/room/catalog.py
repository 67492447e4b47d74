"""The components of Template Room: printed facts, and nothing that changes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HOUSES: Final[i64] = 6  # of a street, one for each side of a die (TR-1.1)
DICE: Final[i64] = 3  # TR-2.1
ROLLS: Final[i64] = 2  # of a turn at most (TR-2.2)
TOP: Final[i64] = 4  # storeys of a finished house (TR-2.4)
POINTS: Final = vec[i64]([0, 1, 3, 6, 10])  # of a house by its storeys (TR-3.2)
HOUSE_IDS: Final = ("1", "2", "3", "4", "5", "6")
