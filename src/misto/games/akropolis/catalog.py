"""The tiles as rows of printed facts, and the flat tables made from them (AK-1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of hex: five districts, the plaza of each five numbers on, and the quarry.
HOUSE: Final[i64] = 0
MARKET: Final[i64] = 1
BARRACKS: Final[i64] = 2
TEMPLE: Final[i64] = 3
GARDEN: Final[i64] = 4
COLOURS: Final[i64] = 5
PLAZA: Final[i64] = 5  # + colour
QUARRY: Final[i64] = 10
KINDS: Final[i64] = 11
COLOUR_IDS: Final = ("houses", "markets", "barracks", "temples", "gardens")
KIND_IDS: Final = (
    "house",
    "market",
    "barracks",
    "temple",
    "garden",
    "house_plaza",
    "market_plaza",
    "barracks_plaza",
    "temple_plaza",
    "garden_plaza",
    "quarry",
)
LETTERS: Final = "hmbtgHMBTGq"  # a district in small, its plaza in capital letters
STARS: Final = vec[i64]([1, 2, 2, 2, 3])  # of a plaza, by colour (AK-1.4)

# Three letters clockwise seen from above, and from how many players the tile is used (AK-1.6).
# Number 0 is the start tile: it has four hexes and is not in the stacks.
Row = tuple[str, int]
ROWS: Final[tuple[Row, ...]] = (
    ("", 0),
    ("Hgq", 2), ("Hmb", 2), ("Hqq", 2), ("Hqq", 2), ("Hqq", 2), ("Mbq", 2),
    ("Mhg", 2), ("Mqq", 2), ("Mth", 2), ("Bhq", 2), ("Bht", 2), ("Bmh", 2),
    ("Bqq", 2), ("Thb", 2), ("Thq", 2), ("Tqh", 2), ("Tqq", 2), ("Ghq", 2),
    ("Gqh", 2), ("Gqq", 2), ("bhg", 2), ("bth", 2), ("gmh", 2), ("htm", 2),
    ("qbm", 2), ("qbm", 2), ("qhb", 2), ("qhh", 2), ("qmb", 2), ("qmg", 2),
    ("qmh", 2), ("qmt", 2), ("qqg", 2), ("qqm", 2), ("qqt", 2), ("qtb", 2),
    ("qtm", 2), ("Htm", 3), ("Mqq", 3), ("Bqh", 3), ("Tqq", 3), ("Ghb", 3),
    ("bhm", 3), ("qbg", 3), ("qhh", 3), ("qhm", 3), ("qmh", 3), ("qqh", 3),
    ("qth", 3), ("Hqm", 4), ("Mqt", 4), ("Bqq", 4), ("Thm", 4), ("Gmh", 4),
    ("qbh", 4), ("qgh", 4), ("qhb", 4), ("qhh", 4), ("qhm", 4), ("qht", 4),
    ("qqb", 4),
)  # fmt: skip
TILES: Final[i64] = 61

# Listings differ on the clockwise sense of these tiles (one of 27 and 57, one of 46 and 59).
RECONSTRUCTED: Final = (11, 27, 40, 46, 57, 59)

HEX: Final = vec[i64]([LETTERS.index(letter) for row in ROWS for letter in (row[0] or "qqq")])
HAS_PLAZA: Final = vec[i64]([1 if any(letter.isupper() for letter in row[0]) else 0 for row in ROWS])

# The start tile (AK-1.5): q, r, kind.
START: Final = ((0, 0, 5), (0, -1, 10), (1, 0, 10), (-1, 1, 10))

START_STONES: Final = vec[i64]([1, 2, 3, 4])  # by turn order (AK-2.6)

# The six neighbours, clockwise; a tile in rotation k lies on its first cell and the k-th and
# (k + 1)-th neighbours of it.
STEP_Q: Final = vec[i64]([1, 0, -1, -1, 0, 1])
STEP_R: Final = vec[i64]([0, 1, 1, 0, -1, -1])

VARIANT_HOUSES: Final[i64] = 1
VARIANT_MARKETS: Final[i64] = 2
VARIANT_BARRACKS: Final[i64] = 4
VARIANT_TEMPLES: Final[i64] = 8
VARIANT_GARDENS: Final[i64] = 16
HOUSES_FLOOR: Final[i64] = 10  # the house variant doubles from this value on (AK-R5)


def hexes_of(tile: int) -> list[str]:
    """A tile's hexes, clockwise from the one that its placement names."""
    return [KIND_IDS[LETTERS.index(letter)] for letter in ROWS[tile][0]]


def tiles_in_play(players: int, long_game: bool) -> list[int]:
    """AK-2.1: by their mark; AK-2.8: all of them in the long game."""
    most = 4 if long_game else players
    return [tile for tile in range(1, 62) if ROWS[tile][1] <= most]
