"""The cards as rows of printed facts, in rulebook order, and the flat tables made from them.

A set of kinds is a whole number with one bit for each kind: hands, areas and questions are such sets.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from misto.core import single


class Building(NamedTuple):
    """A kind of building as the second edition prints it; the first one's costs differ (SJ-1.1)."""

    id: str
    class_: str
    box: str  # the set it comes in
    cost: int
    vp: int
    copies: int


ROWS: Final[tuple[Building, ...]] = (
    Building("indigo_plant", "production", "base", 1, 1, 10),
    Building("sugar_mill", "production", "base", 2, 1, 8),
    Building("tobacco_storage", "production", "base", 3, 2, 8),
    Building("coffee_roaster", "production", "base", 4, 2, 8),
    Building("silver_smelter", "production", "base", 5, 3, 8),
    Building("smithy", "city", "base", 1, 1, 3),
    Building("gold_mine", "city", "base", 1, 1, 3),
    Building("archive", "city", "base", 1, 1, 3),
    Building("poor_house", "city", "base", 2, 1, 3),
    Building("black_market", "city", "base", 2, 1, 3),
    Building("trading_post", "city", "base", 2, 1, 3),
    Building("well", "city", "base", 2, 1, 3),
    Building("market_stand", "city", "base", 2, 1, 3),
    Building("crane", "city", "base", 2, 1, 3),
    Building("chapel", "city", "base", 3, 2, 3),
    Building("tower", "city", "base", 3, 2, 3),
    Building("aqueduct", "city", "base", 3, 2, 3),
    Building("carpenter", "city", "base", 3, 2, 3),
    Building("prefecture", "city", "base", 4, 2, 3),
    Building("market_hall", "city", "base", 4, 2, 3),
    Building("quarry", "city", "base", 4, 2, 3),
    Building("library", "city", "base", 5, 3, 3),
    Building("statue", "monument", "base", 3, 3, 3),
    Building("victory_column", "monument", "base", 4, 4, 3),
    Building("hero", "monument", "base", 5, 5, 3),
    Building("guild_hall", "six", "base", 6, 0, 2),
    Building("city_hall", "six", "base", 6, 0, 2),
    Building("triumphal_arch", "six", "base", 6, 0, 2),
    Building("palace", "six", "base", 6, 0, 2),
    Building("guard_room", "city", "new_buildings", 1, 1, 3),
    Building("office_building", "city", "new_buildings", 1, 1, 3),
    Building("hut", "city", "new_buildings", 1, 1, 3),
    Building("tavern", "city", "new_buildings", 2, 1, 3),
    Building("park", "city", "new_buildings", 3, 2, 3),
    Building("customs_office", "city", "new_buildings", 3, 2, 3),
    Building("bank", "city", "new_buildings", 3, 2, 3),
    Building("harbor", "city", "new_buildings", 4, 2, 3),
    Building("goldsmith", "city", "new_buildings", 5, 3, 3),
    Building("residence", "six", "new_buildings", 6, 0, 2),
    Building("cathedral", "cathedral", "table", 7, 0, 1),
)
KINDS: Final[i64] = 40  # kinds of buildings, the Cathedral last
BASE_KINDS: Final[i64] = 29
KIND_IDS: Final = tuple(row.id for row in ROWS)
KIND_OF: Final = {name: number for number, name in enumerate(KIND_IDS)}
CLASSES: Final = tuple(row.class_ for row in ROWS)

INDIGO_PLANT: Final[i64] = 0
SILVER_SMELTER: Final[i64] = 4
SMITHY: Final[i64] = 5
GOLD_MINE: Final[i64] = 6
ARCHIVE: Final[i64] = 7
POOR_HOUSE: Final[i64] = 8
BLACK_MARKET: Final[i64] = 9
TRADING_POST: Final[i64] = 10
WELL: Final[i64] = 11
MARKET_STAND: Final[i64] = 12
CRANE: Final[i64] = 13
CHAPEL: Final[i64] = 14
TOWER: Final[i64] = 15
AQUEDUCT: Final[i64] = 16
CARPENTER: Final[i64] = 17
PREFECTURE: Final[i64] = 18
MARKET_HALL: Final[i64] = 19
QUARRY: Final[i64] = 20
LIBRARY: Final[i64] = 21
STATUE: Final[i64] = 22
VICTORY_COLUMN: Final[i64] = 23
HERO: Final[i64] = 24
GUILD_HALL: Final[i64] = 25
CITY_HALL: Final[i64] = 26
TRIUMPHAL_ARCH: Final[i64] = 27
PALACE: Final[i64] = 28
GUARD_ROOM: Final[i64] = 29
OFFICE_BUILDING: Final[i64] = 30
HUT: Final[i64] = 31
TAVERN: Final[i64] = 32
PARK: Final[i64] = 33
CUSTOMS_OFFICE: Final[i64] = 34
BANK: Final[i64] = 35
HARBOR: Final[i64] = 36
GOLDSMITH: Final[i64] = 37
RESIDENCE: Final[i64] = 38
CATHEDRAL: Final[i64] = 39

PREFECTURE_COST_FIRST: Final[i64] = 3  # SJ-1.1
PARK_REDUCTION: Final[i64] = 6  # SJ-11.5

# Goods: the five of the production buildings, numbered as these, and that of the Customs office.
GOODS: Final[i64] = 6
PRODUCTION: Final[i64] = 5
CUSTOMS_GOOD: Final[i64] = 5
CUSTOMS_PRICE: Final[i64] = 2  # SJ-11.6
GOOD_IDS: Final = ("indigo", "sugar", "tobacco", "coffee", "silver", "customs")

# Events are cards too: numbers KINDS to CARDS - 1.
EVENT_IDS: Final = (
    "earthquake",
    "debt_relief",
    "taxes",
    "general_amnesty",
    "subsidized_construction",
    "governors_visit",
)
EVENTS: Final[i64] = 6
CARDS: Final[i64] = 46
CARD_IDS: Final = (*KIND_IDS, *EVENT_IDS)
EARTHQUAKE: Final[i64] = 0
DEBT_RELIEF: Final[i64] = 1
TAXES: Final[i64] = 2
GENERAL_AMNESTY: Final[i64] = 3
SUBSIDIZED_CONSTRUCTION: Final[i64] = 4
GOVERNORS_VISIT: Final[i64] = 5

ROLE_IDS: Final = ("builder", "producer", "trader", "councillor", "prospector")
ROLES: Final[i64] = 5
BUILDER: Final[i64] = 0
PRODUCER: Final[i64] = 1
TRADER: Final[i64] = 2
COUNCILLOR: Final[i64] = 3
PROSPECTOR: Final[i64] = 4

# SJ-1.7: prices of indigo, sugar, tobacco, coffee, silver; then that of the Customs good.
TILE_ROWS: Final = (
    (1, 1, 1, 2, 2),
    (1, 1, 2, 2, 2),
    (1, 1, 2, 2, 3),
    (1, 2, 2, 2, 3),
    (1, 2, 2, 3, 3),
)
TILES: Final[i64] = 5
PRICE: Final = vec[i64]([price for row in TILE_ROWS for price in (*row, CUSTOMS_PRICE)])

SLOTS: Final[i64] = 12  # places in an area: the game ends with the twelfth building (SJ-13.1)
HAND: Final[i64] = 4  # SJ-2.6
LIMIT: Final[i64] = 7
LIMIT_TOWER: Final[i64] = 12
LIMIT_NO_GUARD: Final[i64] = 6
NOTHING: Final[i64] = -1

# Values the rulebooks do not state (SJ-11.3, SJ-11.7, SJ-11.12).
RECONSTRUCTED: Final = ("hut.cost", "hut.vp", "bank.cost", "extra_production")
BANK_COSTS: Final = (3, 4)
EXTRA_PRODUCTION: Final = ("indigo_plant", "tobacco_storage", "coffee_roaster", "silver_smelter")

COST: Final = vec[i64]([row.cost for row in ROWS])
VP: Final = vec[i64]([row.vp for row in ROWS])
COPIES: Final = vec[i64]([row.copies for row in ROWS])
GOOD_KIND: Final = vec[i64]([0, 1, 2, 3, 4, CUSTOMS_OFFICE])  # the building that makes a good
GOOD_OF: Final = vec[i64](
    [k if k < PRODUCTION else CUSTOMS_GOOD if k == CUSTOMS_OFFICE else NOTHING for k in range(int(KINDS))]
)

# One production building and one good in a seat's tally: no count needs more than four bits.
MADE_ONE: Final = vec[i64]([1 << (4 * kind) for kind in range(5)])
FULL_ONE: Final = vec[i64]([1 << (20 + 4 * good) for good in range(6)])
FULL_AT: Final[i64] = 20  # where the goods begin

BIT: Final = vec[i64]([1 << place for place in range(62)])
PRODUCTION_SET: Final[i64] = 0x1F
ALL_KINDS: Final[i64] = 0xFFFFFFFFFF
VIOLET_SET: Final[i64] = 0xFFFFFFFFE0
MONUMENT_SET: Final[i64] = 0x1C00000
SIX_SET: Final[i64] = 0x401E000000  # Guild hall, City hall, Triumphal arch, Palace, Residence

PLACE: Final = single.PLACE


def only_of(kinds: i64) -> i64:
    """The member of a set that holds one."""
    return PLACE[kinds % single.ROOT]


def first_of(kinds: i64) -> i64:
    """The member of a set with the lowest number."""
    return PLACE[(kinds & -kinds) % single.ROOT]


def count_bits(kinds: i64) -> i64:
    """How many kinds a set holds."""
    n: i64 = 0
    while kinds != 0:
        kinds &= kinds - 1
        n += 1
    return n
