"""The tiles as rows of printed facts, and the flat tables made from them (AK-1)."""

from typing import Final, NamedTuple

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


class Tile(NamedTuple):
    hexes: str  # a letter each, clockwise seen from above
    players: int  # from how many players it is used (AK-1.6)


# The tiles by their mark, ten a line; the first is number 1.
BY_PLAYERS: Final = (
    (2,
     "Hgq Hmb Hqq Hqq Hqq Mbq Mhg Mqq Mth Bhq "  # from 1
     "Bht Bmh Bqq Thb Thq Tqh Tqq Ghq Gqh Gqq "  # from 11
     "bhg bth gmh htm qbm qbm qhb qhh qmb qmg "  # from 21
     "qmh qmt qqg qqm qqt qtb qtm"),  # from 31
    (3,
     "Htm Mqq Bqh Tqq Ghb bhm qbg qhh qhm qmh "  # from 38
     "qqh qth"),  # from 48
    (4,
     "Hqm Mqt Bqq Thm Gmh qbh qgh qhb qhh qhm "  # from 50
     "qht qqb"),  # from 60
)  # fmt: skip
# Number 0 is the start tile: it has four hexes and is not in the stacks.
ROWS: Final[tuple[Tile, ...]] = (
    Tile("", 0),
    *[Tile(hexes, players) for players, tiles in BY_PLAYERS for hexes in tiles.split()],
)
TILES: Final[i64] = 61

# Listings differ on the clockwise sense of these tiles (one of 27 and 57, one of 46 and 59).
RECONSTRUCTED: Final = (11, 27, 40, 46, 57, 59)

HEX: Final = vec[i64]([LETTERS.index(letter) for row in ROWS for letter in (row.hexes or "qqq")])
HAS_PLAZA: Final = vec[i64]([1 if any(letter.isupper() for letter in row.hexes) else 0 for row in ROWS])

# The start tile (AK-1.5): q, r, kind.
START: Final[tuple[tuple[int, int, int], ...]] = (
    (0, 0, PLAZA + HOUSE),
    (0, -1, QUARRY),
    (1, 0, QUARRY),
    (-1, 1, QUARRY),
)

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
    return [KIND_IDS[LETTERS.index(letter)] for letter in ROWS[tile].hexes]


def tiles_in_play(players: int, long_game: bool) -> list[int]:
    """AK-2.1: by their mark; AK-2.8: all of them in the long game."""
    most = 4 if long_game else players
    return [tile for tile in range(1, len(ROWS)) if ROWS[tile].players <= most]
