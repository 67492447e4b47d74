"""The components as rows, each value with its certainty, and the fixed geometry of the board.

Certainty (WT-0.2): ``p`` printed, ``a`` agreed, ``r`` reconstructed. A reconstructed value is the
project's own until somebody with the box corrects it; MISTO_OVERRIDES does that (options.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EDITIONS: Final = ("new", "first")
LETTERS: Final = ("A", "B", "C")
STREETS: Final = ("top", "middle", "bottom")
CERTAINTIES: Final = ("printed", "agreed", "reconstructed")
CERTAINTY_MARKS: Final = "par"

# --- actions of the construction cards (WT-1.5)

FENCE_CARD: Final[i64] = 0
VALUE_CARD: Final[i64] = 1
PARK_CARD: Final[i64] = 2
POOL_CARD: Final[i64] = 3
TEMP_CARD: Final[i64] = 4
BIS_CARD: Final[i64] = 5
CARD_ACTIONS: Final = ("fence", "estate_value", "park", "pool", "temp", "bis")

# A construction card is number * 6 + action; the solo cards follow.
ACTION_KINDS: Final[i64] = 6
AAA_CARD: Final[i64] = 96  # + letter
SOLO_CARD: Final[i64] = 99

# Copies of each number (1 to 15) by action, WT-1.6 and WT-13.1.
Counts = tuple[int, int, int, int, int, int]
CARDS_NEW: Final[tuple[Counts, ...]] = (
    (1, 1, 0, 0, 0, 0),
    (1, 0, 1, 0, 0, 0),
    (0, 0, 0, 1, 1, 1),
    (0, 1, 1, 0, 1, 1),
    (2, 2, 1, 0, 0, 0),
    (1, 1, 1, 1, 1, 1),
    (1, 2, 2, 1, 0, 0),
    (2, 0, 2, 1, 1, 1),
    (1, 2, 2, 1, 0, 0),
    (1, 1, 1, 1, 1, 1),
    (2, 2, 1, 0, 0, 0),
    (0, 1, 1, 0, 1, 1),
    (0, 0, 0, 1, 1, 1),
    (1, 0, 1, 0, 0, 0),
    (1, 1, 0, 0, 0, 0),
)
CARDS_FIRST: Final[tuple[Counts, ...]] = (
    (1, 1, 1, 0, 0, 0),
    (1, 1, 1, 0, 0, 0),
    (1, 0, 0, 1, 1, 1),
    (0, 1, 1, 1, 1, 1),
    (2, 2, 2, 0, 0, 0),
    (2, 1, 1, 1, 1, 1),
    (1, 2, 2, 1, 1, 1),
    (2, 2, 2, 1, 1, 1),
    (1, 2, 2, 1, 1, 1),
    (2, 1, 1, 1, 1, 1),
    (2, 2, 2, 0, 0, 0),
    (0, 1, 1, 1, 1, 1),
    (1, 0, 0, 1, 1, 1),
    (1, 1, 1, 0, 0, 0),
    (1, 1, 1, 0, 0, 0),
)
DECK_SIZES: Final = (63, 81)

# --- the board (WT-2.1 to WT-2.3): 33 lots, counted through all streets from the top left

LOTS: Final[i64] = 33
SLOTS: Final[i64] = 30
HOUSES: Final = (10, 11, 12)
FIRST_LOT: Final = vec[i64]([0, 10, 21, 33])
STREET_OF: Final = vec[i64]([0] * 10 + [1] * 11 + [2] * 12)
STREET_MASK: Final = vec[i64]([(1 << 10) - 1, ((1 << 11) - 1) << 10, ((1 << 12) - 1) << 21])
ALL_LOTS: Final[i64] = (1 << 33) - 1
STREET_ENDS: Final[i64] = (1 << 9) | (1 << 20) | (1 << 32)  # permanent fences right of these lots
JOINED: Final[i64] = ALL_LOTS & ~STREET_ENDS  # bit k: lots k and k + 1 are neighbours
NOT_FIRST: Final[i64] = ALL_LOTS & ~((1 << 0) | (1 << 10) | (1 << 21))
END_LOTS: Final[i64] = STREET_ENDS | (1 << 0) | (1 << 10) | (1 << 21)
SLOT_LOT: Final = vec[i64]([lot for lot in range(32) if lot not in (9, 20)])  # the lot left of a slot
POOL_HOUSES: Final = ((3, 7, 8), (1, 4, 8), (2, 7, 11))  # WT-2.2, houses counted from 1

TOP_NUMBER: Final[i64] = 17  # WT-6.5.2
NUMBERS: Final[i64] = 18

# --- tracks (WT-2.5): values with 0, 1, 2 … cells marked

TRACKS: Final[dict[str, tuple[int, ...]]] = {
    "park_top": (0, 2, 4, 10),
    "park_middle": (0, 2, 4, 6, 14),
    "park_bottom": (0, 2, 4, 6, 8, 18),
    "pool": (0, 3, 6, 9, 13, 17, 21, 26, 31, 36),
    "bis": (0, 1, 3, 6, 9, 12, 16, 20, 24, 28),
    "refusal": (0, 0, 3, 5),
    "roundabout": (0, 3, 8),
    "estate_1": (1, 3),
    "estate_2": (2, 3, 4),
    "estate_3": (3, 4, 5, 6),
    "estate_4": (4, 5, 6, 7, 8),
    "estate_5": (5, 6, 7, 8, 10),
    "estate_6": (6, 7, 8, 10, 12),
    "temp_places": (7, 4, 1),
}
TRACK_CERTAINTY: Final = ("agreed", "printed")  # by edition; the leading values are printed in both
TEMP_CELLS: Final[i64] = 11
BIS_CELLS: Final[i64] = 9
LAST_REFUSAL: Final[i64] = 3
MOST_ROUNDABOUTS: Final[i64] = 2
COLUMN_CELLS: Final = vec[i64]([1, 2, 3, 4, 4, 4])
ALL_COLUMN_CELLS: Final[i64] = 18
PARK_CELLS: Final = vec[i64]([3, 4, 5])
LARGEST: Final[i64] = 6  # a run of 7 or more scores nothing (WT-7.3)

# --- city plans (WT-8.11, WT-9.15, WT-13.11)

ESTATES: Final[i64] = 0  # completed estates of exact sizes, see the row's street and features
STREET_END_ESTATES: Final[i64] = 1
CELLS_PARK: Final[i64] = 2
FULL_PARKS: Final[i64] = 3
CELLS_VALUE: Final[i64] = 4
CELLS_PARK_EACH: Final[i64] = 5
CELLS_TEMP: Final[i64] = 6
FULL_COLUMNS: Final[i64] = 7
FULL_STREET: Final[i64] = 8
BIS_ON_STREET: Final[i64] = 9
END_HOUSES: Final[i64] = 10
PARKS_POOLS_ROUNDABOUT: Final[i64] = 11
FULL_POOLS: Final[i64] = 12
PARKS_POOLS: Final[i64] = 13
KINDS: Final = (
    "estates",
    "street_end_estates",
    "park_cells",
    "full_park_streets",
    "estate_value_cells",
    "park_cells_each_street",
    "temp_cells",
    "full_estate_value_columns",
    "full_street",
    "bis_on_one_street",
    "street_end_houses",
    "parks_pools_roundabout",
    "full_pool_streets",
    "parks_and_pools",
)
ANY: Final = -1  # estates anywhere
ONE: Final = -2  # all on one street of the player's choice

# id, editions, advanced, letter, kind, estates, street, bis each, pools each, roundabouts, minimum,
# value first, value later, certainty of letter, condition, first, later in new and in first
PlanRow = tuple[str, str, bool, int, int, tuple[int, ...], int, int, int, int, int, int, int, str, str]


def standard(name: str, letter: int, sizes: tuple[int, ...], first: int, later: int, sure: str) -> PlanRow:
    editions = "new" if sure == "rrrr" else "new first"
    return (name, editions, False, letter, 0, sizes, ANY, 0, 0, 0, 0, first, later, sure, "pppp")


PLANS: Final[tuple[PlanRow, ...]] = (
    standard("STD-A1", 0, (1, 1, 1, 1, 1, 1), 8, 4, "aaaa"),
    standard("STD-A2", 0, (2, 2, 2, 2), 8, 4, "aaaa"),
    standard("STD-A3", 0, (3, 3, 3), 8, 4, "aaaa"),
    standard("STD-A4", 0, (4, 4), 6, 3, "aaaa"),
    standard("STD-A5", 0, (5, 5), 8, 4, "aaaa"),
    standard("STD-A6", 0, (6, 6), 10, 6, "aaaa"),
    standard("STD-A7", 0, (1, 1, 3, 3), 8, 4, "rrrr"),
    standard("STD-B1", 1, (1, 1, 1, 6), 11, 6, "aaaa"),
    standard("STD-B2", 1, (2, 2, 5), 10, 6, "aaaa"),
    standard("STD-B3", 1, (3, 3, 4), 12, 7, "aaaa"),
    standard("STD-B4", 1, (3, 6), 8, 4, "aaaa"),
    standard("STD-B5", 1, (4, 5), 9, 5, "aaaa"),
    standard("STD-B6", 1, (1, 1, 1, 4), 9, 5, "pppa"),
    standard("STD-B7", 1, (2, 3, 4), 11, 6, "rrrr"),
    standard("STD-C1", 2, (1, 2, 6), 12, 7, "aaaa"),
    standard("STD-C2", 2, (1, 4, 5), 13, 7, "aaaa"),
    standard("STD-C3", 2, (3, 4), 7, 3, "aaaa"),
    standard("STD-C4", 2, (2, 5), 7, 3, "aaaa"),
    standard("STD-C5", 2, (1, 2, 2, 3), 11, 6, "aaaa"),
    standard("STD-C6", 2, (2, 3, 5), 13, 7, "aaaa"),
    standard("STD-C7", 2, (1, 3, 5), 12, 7, "rrrr"),
    ("ADV-01", "new", True, 0, 1, (1, 1, 1, 1, 1, 1), ANY, 0, 0, 0, 0, 9, 5, "pprr", ""),
    ("ADV-02", "new", True, 0, 0, (2, 6), 0, 0, 0, 0, 0, 8, 4, "pprr", ""),
    ("ADV-03", "new", True, 1, 0, (3, 4, 4), 1, 0, 0, 0, 0, 12, 6, "rprr", ""),
    ("ADV-04", "new", True, 1, 0, (2, 2, 4), ANY, 1, 0, 0, 0, 11, 6, "rprr", ""),
    ("ADV-05", "new", True, 2, 0, (3, 3, 6), 2, 0, 0, 0, 0, 13, 7, "rprr", ""),
    ("ADV-06", "new", True, 2, 0, (4, 5), ANY, 2, 0, 0, 0, 12, 7, "rprr", ""),
    ("ADV-07", "new", True, 1, 0, (1, 1, 2), ANY, 0, 1, 0, 0, 9, 5, "rprr", ""),
    ("ADV-08", "new", True, 1, 0, (4, 4), ONE, 0, 0, 1, 0, 8, 4, "rprr", ""),
    ("ADV-09", "new", True, 0, 2, (), ANY, 0, 0, 0, 7, 6, 3, "rprr", ""),
    ("ADV-10", "new", True, 0, 3, (), ANY, 0, 0, 0, 2, 7, 4, "rprr", ""),
    ("ADV-11", "new", True, 0, 4, (), ANY, 0, 0, 0, 6, 6, 3, "rprr", ""),
    ("ADV-12", "new", True, 2, 0, (2, 3, 3), ANY, 0, 1, 0, 0, 12, 7, "rprr", ""),
    ("ADV-13", "new", True, 2, 0, (2, 2, 3), ONE, 0, 0, 2, 0, 11, 6, "rprr", ""),
    ("ADV-14", "new", True, 0, 5, (), ANY, 0, 0, 0, 2, 6, 3, "rprr", ""),
    ("ADV-15", "new", True, 0, 6, (), ANY, 0, 0, 0, 5, 6, 3, "rprr", ""),
    ("ADV-16", "new", True, 1, 7, (), ANY, 0, 0, 0, 3, 8, 4, "rprr", ""),
    ("ADV-17", "new", True, 2, 0, (5, 6), ANY, 1, 1, 0, 0, 13, 7, "rprr", ""),
    ("F-A1", "first", True, 0, 8, (), 2, 0, 0, 0, 0, 8, 4, "", "pppp"),
    ("F-A2", "first", True, 0, 8, (), 0, 0, 0, 0, 0, 6, 3, "", "pppp"),
    ("F-A3", "first", True, 0, 9, (), ANY, 0, 0, 0, 5, 8, 3, "", "pppp"),
    ("F-A4", "first", True, 0, 6, (), ANY, 0, 0, 0, 7, 6, 3, "", "pppp"),
    ("F-A5", "first", True, 0, 10, (), ANY, 0, 0, 0, 0, 7, 4, "", "pppp"),
    ("F-B1", "first", True, 1, 3, (), ANY, 0, 0, 0, 2, 7, 4, "", "pppp"),
    ("F-B2", "first", True, 1, 11, (), ONE, 0, 0, 1, 0, 10, 5, "", "pppp"),
    ("F-B3", "first", True, 1, 12, (), ANY, 0, 0, 0, 2, 7, 4, "", "pppp"),
    ("F-B4", "first", True, 1, 13, (), 2, 0, 0, 0, 0, 10, 5, "", "pppp"),
    ("F-B5", "first", True, 1, 13, (), 1, 0, 0, 0, 0, 8, 3, "", "pppp"),
)
PLAN_IDS: Final = tuple(row[0] for row in PLANS)

# --- solo against AAA (WT-12.23)

# id, scores, park, pool, temp, fence, houses per bis, house value, approves, certainty of
# level, park, pool, temp, fence, houses per bis, house value, approves
OpponentRow = tuple[str, bool, int, int, int, int, int, int, str, str]
OPPONENTS: Final[tuple[OpponentRow, ...]] = (
    ("OPP-0", False, 0, 0, 0, 0, 0, 0, "ABC", "pppppppr"),
    ("OPP-1", True, 1, 1, 1, 1, 2, 2, "A", "rprprppr"),
    ("OPP-2", True, 2, 2, 1, 1, 2, 2, "AC", "rrrrrrrp"),
    ("OPP-3", True, 2, 3, 1, 2, 3, 2, "AB", "rrrrrrrr"),
    ("OPP-4", True, 3, 3, 2, 2, 3, 3, "ABC", "rrrrrrrr"),
    ("OPP-5", True, 4, 4, 2, 3, 4, 3, "ABC", "rrrrrrrr"),
)
OPPONENT_FIELDS: Final = ("park_vp", "pool_vp", "temp_vp", "fence_vp", "houses_per_bis", "house_value")
OPPONENT_LIMITS: Final = ((0, 4), (0, 5), (1, 2), (1, 3), (1, 4), (1, 4))  # WT-12.16 to WT-12.21
LEVEL_0_PLACES: Final = (4, 3, 1)  # fewest temp marks for the first, second, third place (WT-12.14)
LEVEL_0_CERTAINTY: Final = "reconstructed"
SEGMENTS_SCORED: Final[i64] = 5
LOWER_PACKET: Final = (20, 40)  # cards shuffled with the AAA card, with the solo card
SOLO_FIRST_TEMPS: Final[i64] = 6  # WT-13.8: this many temp marks score 7, fewer nothing
SOLO_FIRST_VP: Final[i64] = 7

TOP_BIT: Final[i64] = 1 << 60


def bit(n: i64) -> i64:
    """2**n, for n up to 60. ``1 << n`` would shift a 32-bit 1 in the C that mypyc writes."""
    return TOP_BIT >> (60 - n)
