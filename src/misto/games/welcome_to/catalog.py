"""The components as rows, each value with its certainty, and the fixed geometry of the board.

Certainty (WT-0.2): ``p`` printed, ``a`` agreed, ``r`` reconstructed. A reconstructed value is the
project's own until somebody with the box corrects it; MISTO_OVERRIDES does that (options.py).
"""

from typing import Final, NamedTuple

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

A: Final = 0
B: Final = 1
C: Final = 2
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2


class PlanRow(NamedTuple):
    """A city plan as it is printed."""

    id: str
    editions: tuple[str, ...]
    advanced: bool
    letter: int
    kind: int
    estates: tuple[int, ...]
    street: int
    bis: int  # in each estate
    pools: int  # in each estate
    roundabouts: int
    least: int
    vp_first: int
    vp_later: int
    sure: dict[str, str]  # by edition: certainty of letter, condition, first value, later value


def standard(name: str, letter: int, estates: tuple[int, ...], vp: tuple[int, int], sure: str) -> PlanRow:
    """Of both editions, unless it is all reconstructed: then of the new one."""
    editions = ("new",) if sure == "rrrr" else ("new", "first")
    certain = {"new": sure, "first": "pppp"}
    return PlanRow(name, editions, False, letter, int(ESTATES), estates, ANY, 0, 0, 0, 0, *vp, certain)


def advanced(
    name: str,
    edition: str,
    letter: int,
    kind: int,
    vp: tuple[int, int],
    sure: str,
    estates: tuple[int, ...] = (),
    street: int = ANY,
    bis: int = 0,
    pools: int = 0,
    roundabouts: int = 0,
    least: int = 0,
) -> PlanRow:
    certain = {one: sure if one == edition else "" for one in EDITIONS}
    return PlanRow(
        name, (edition,), True, letter, kind, estates, street, bis, pools, roundabouts, least, *vp, certain
    )


PLANS: Final[tuple[PlanRow, ...]] = (
    standard("STD-A1", A, (1, 1, 1, 1, 1, 1), (8, 4), "aaaa"),
    standard("STD-A2", A, (2, 2, 2, 2), (8, 4), "aaaa"),
    standard("STD-A3", A, (3, 3, 3), (8, 4), "aaaa"),
    standard("STD-A4", A, (4, 4), (6, 3), "aaaa"),
    standard("STD-A5", A, (5, 5), (8, 4), "aaaa"),
    standard("STD-A6", A, (6, 6), (10, 6), "aaaa"),
    standard("STD-A7", A, (1, 1, 3, 3), (8, 4), "rrrr"),
    standard("STD-B1", B, (1, 1, 1, 6), (11, 6), "aaaa"),
    standard("STD-B2", B, (2, 2, 5), (10, 6), "aaaa"),
    standard("STD-B3", B, (3, 3, 4), (12, 7), "aaaa"),
    standard("STD-B4", B, (3, 6), (8, 4), "aaaa"),
    standard("STD-B5", B, (4, 5), (9, 5), "aaaa"),
    standard("STD-B6", B, (1, 1, 1, 4), (9, 5), "pppa"),
    standard("STD-B7", B, (2, 3, 4), (11, 6), "rrrr"),
    standard("STD-C1", C, (1, 2, 6), (12, 7), "aaaa"),
    standard("STD-C2", C, (1, 4, 5), (13, 7), "aaaa"),
    standard("STD-C3", C, (3, 4), (7, 3), "aaaa"),
    standard("STD-C4", C, (2, 5), (7, 3), "aaaa"),
    standard("STD-C5", C, (1, 2, 2, 3), (11, 6), "aaaa"),
    standard("STD-C6", C, (2, 3, 5), (13, 7), "aaaa"),
    standard("STD-C7", C, (1, 3, 5), (12, 7), "rrrr"),
    advanced("ADV-01", "new", A, STREET_END_ESTATES, (9, 5), "pprr", estates=(1, 1, 1, 1, 1, 1)),
    advanced("ADV-02", "new", A, ESTATES, (8, 4), "pprr", estates=(2, 6), street=TOP),
    advanced("ADV-03", "new", B, ESTATES, (12, 6), "rprr", estates=(3, 4, 4), street=MIDDLE),
    advanced("ADV-04", "new", B, ESTATES, (11, 6), "rprr", estates=(2, 2, 4), bis=1),
    advanced("ADV-05", "new", C, ESTATES, (13, 7), "rprr", estates=(3, 3, 6), street=BOTTOM),
    advanced("ADV-06", "new", C, ESTATES, (12, 7), "rprr", estates=(4, 5), bis=2),
    advanced("ADV-07", "new", B, ESTATES, (9, 5), "rprr", estates=(1, 1, 2), pools=1),
    advanced("ADV-08", "new", B, ESTATES, (8, 4), "rprr", estates=(4, 4), street=ONE, roundabouts=1),
    advanced("ADV-09", "new", A, CELLS_PARK, (6, 3), "rprr", least=7),
    advanced("ADV-10", "new", A, FULL_PARKS, (7, 4), "rprr", least=2),
    advanced("ADV-11", "new", A, CELLS_VALUE, (6, 3), "rprr", least=6),
    advanced("ADV-12", "new", C, ESTATES, (12, 7), "rprr", estates=(2, 3, 3), pools=1),
    advanced("ADV-13", "new", C, ESTATES, (11, 6), "rprr", estates=(2, 2, 3), street=ONE, roundabouts=2),
    advanced("ADV-14", "new", A, CELLS_PARK_EACH, (6, 3), "rprr", least=2),
    advanced("ADV-15", "new", A, CELLS_TEMP, (6, 3), "rprr", least=5),
    advanced("ADV-16", "new", B, FULL_COLUMNS, (8, 4), "rprr", least=3),
    advanced("ADV-17", "new", C, ESTATES, (13, 7), "rprr", estates=(5, 6), bis=1, pools=1),
    advanced("F-A1", "first", A, FULL_STREET, (8, 4), "pppp", street=BOTTOM),
    advanced("F-A2", "first", A, FULL_STREET, (6, 3), "pppp", street=TOP),
    advanced("F-A3", "first", A, BIS_ON_STREET, (8, 3), "pppp", least=5),
    advanced("F-A4", "first", A, CELLS_TEMP, (6, 3), "pppp", least=7),
    advanced("F-A5", "first", A, END_HOUSES, (7, 4), "pppp"),
    advanced("F-B1", "first", B, FULL_PARKS, (7, 4), "pppp", least=2),
    advanced("F-B2", "first", B, PARKS_POOLS_ROUNDABOUT, (10, 5), "pppp", street=ONE, roundabouts=1),
    advanced("F-B3", "first", B, FULL_POOLS, (7, 4), "pppp", least=2),
    advanced("F-B4", "first", B, PARKS_POOLS, (10, 5), "pppp", street=BOTTOM),
    advanced("F-B5", "first", B, PARKS_POOLS, (8, 3), "pppp", street=MIDDLE),
)
PLAN_IDS: Final = tuple(row.id for row in PLANS)

# --- solo against AAA (WT-12.23)


class OpponentRow(NamedTuple):
    """A card of the opponents, WT-12.15; the figures are OPPONENT_FIELDS."""

    id: str
    scores: bool
    figures: tuple[int, int, int, int, int, int]
    approves: str
    sure: str  # certainty of level, of each figure, of what it approves


OPPONENTS: Final[tuple[OpponentRow, ...]] = (
    OpponentRow("OPP-0", False, (0, 0, 0, 0, 0, 0), "ABC", "pppppppr"),
    OpponentRow("OPP-1", True, (1, 1, 1, 1, 2, 2), "A", "rprprppr"),
    OpponentRow("OPP-2", True, (2, 2, 1, 1, 2, 2), "AC", "rrrrrrrp"),
    OpponentRow("OPP-3", True, (2, 3, 1, 2, 3, 2), "AB", "rrrrrrrr"),
    OpponentRow("OPP-4", True, (3, 3, 2, 2, 3, 3), "ABC", "rrrrrrrr"),
    OpponentRow("OPP-5", True, (4, 4, 2, 3, 4, 3), "ABC", "rrrrrrrr"),
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
