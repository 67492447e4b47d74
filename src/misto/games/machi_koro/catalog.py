"""The cards as rows of printed facts, in rulebook order, and the flat tables made from them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
PURPLE: Final[i64] = 3
COLOURS: Final = ("blue", "green", "red", "purple")

SYMBOLS: Final = ("wheat", "cow", "bread", "cup", "gear", "factory", "fruit", "boat", "major")
CUP: Final[i64] = 3
BREAD: Final[i64] = 2

# What a card does when it triggers: a verb and its amount.
BANK: Final[i64] = 0  # amount from the bank per card
BANK_PER_SYMBOL: Final[i64] = 1  # amount from the bank per card and per own card of a symbol
BANK_PER_KIND: Final[i64] = 2  # amount from the bank per card and per own card of a kind
BANK_CATCH: Final[i64] = 3  # the shared extra roll of two dice, per card
ROLLER: Final[i64] = 4  # amount per card from the active player
EACH: Final[i64] = 5  # amount from every opponent
ONE: Final[i64] = 6  # amount from one chosen opponent
SWAP: Final[i64] = 7  # exchange a card
EACH_PER_SHOP: Final[i64] = 8  # from every opponent amount per cup or bread card of theirs
EACH_HALF: Final[i64] = 9  # half from every opponent with amount or more

# id, set, colour, rolls, cost, symbol, verb, amount, per (symbol or kind), needs Harbor
Row = tuple[str, str, str, tuple[int, ...], int, str, int, int, str, bool]
ROWS: Final[tuple[Row, ...]] = (
    ("wheat_field", "base", "blue", (1,), 1, "wheat", 0, 1, "", False),
    ("ranch", "base", "blue", (2,), 1, "cow", 0, 1, "", False),
    ("bakery", "base", "green", (2, 3), 1, "bread", 0, 1, "", False),
    ("cafe", "base", "red", (3,), 2, "cup", 4, 1, "", False),
    ("convenience_store", "base", "green", (4,), 2, "bread", 0, 3, "", False),
    ("forest", "base", "blue", (5,), 3, "gear", 0, 1, "", False),
    ("stadium", "base", "purple", (6,), 6, "major", 5, 2, "", False),
    ("tv_station", "base", "purple", (6,), 7, "major", 6, 5, "", False),
    ("business_center", "base", "purple", (6,), 8, "major", 7, 0, "", False),
    ("cheese_factory", "base", "green", (7,), 5, "factory", 1, 3, "cow", False),
    ("furniture_factory", "base", "green", (8,), 3, "factory", 1, 3, "gear", False),
    ("mine", "base", "blue", (9,), 6, "gear", 0, 5, "", False),
    ("family_restaurant", "base", "red", (9, 10), 3, "cup", 4, 2, "", False),
    ("apple_orchard", "base", "blue", (10,), 3, "wheat", 0, 3, "", False),
    ("fruit_market", "base", "green", (11, 12), 2, "fruit", 1, 2, "wheat", False),
    ("sushi_bar", "harbor", "red", (1,), 2, "cup", 4, 3, "", True),
    ("flower_garden", "harbor", "blue", (4,), 2, "wheat", 0, 1, "", False),
    ("flower_shop", "harbor", "green", (6,), 1, "bread", 2, 1, "flower_garden", False),
    ("pizza_joint", "harbor", "red", (7,), 1, "cup", 4, 1, "", False),
    ("publisher", "harbor", "purple", (7,), 5, "major", 8, 1, "", False),
    ("hamburger_stand", "harbor", "red", (8,), 1, "cup", 4, 1, "", False),
    ("mackerel_boat", "harbor", "blue", (8,), 2, "boat", 0, 3, "", True),
    ("tax_office", "harbor", "purple", (8, 9), 4, "major", 9, 10, "", False),
    ("food_warehouse", "harbor", "green", (12, 13), 2, "factory", 1, 2, "cup", False),
    ("tuna_boat", "harbor", "blue", (12, 13, 14), 5, "boat", 3, 0, "", True),
)
KINDS: Final[i64] = 25
BASE_KINDS: Final[i64] = 15
KIND_IDS: Final = tuple(row[0] for row in ROWS)
KIND_OF: Final = {name: number for number, name in enumerate(KIND_IDS)}

WHEAT_FIELD: Final[i64] = 0
BAKERY: Final[i64] = 2
STADIUM: Final[i64] = 6
TV_STATION: Final[i64] = 7
BUSINESS_CENTER: Final[i64] = 8
SUSHI_BAR: Final[i64] = 15
PUBLISHER: Final[i64] = 19
TAX_OFFICE: Final[i64] = 22
TUNA_BOAT: Final[i64] = 24

COPIES: Final[i64] = 6  # of each blue, green and red kind (MK-1.1, MK-1.2)
COPIES_PURPLE: Final[i64] = 5  # at every player count (MK-R13)
START_COINS: Final[i64] = 3
ROW_KINDS: Final[i64] = 10  # kinds in the ten-kinds market (MK-9.2)
TAX_FLOOR: Final[i64] = 10

# id, set, cost
LANDMARK_ROWS: Final = (
    ("train_station", "base", 4),
    ("shopping_mall", "base", 10),
    ("amusement_park", "base", 16),
    ("radio_tower", "base", 22),
    ("harbor", "harbor", 2),
    ("airport", "harbor", 30),
)
LANDMARKS: Final[i64] = 6
BASE_LANDMARKS: Final[i64] = 4
LANDMARK_IDS: Final = tuple(row[0] for row in LANDMARK_ROWS)
TRAIN_STATION: Final[i64] = 0
SHOPPING_MALL: Final[i64] = 1
AMUSEMENT_PARK: Final[i64] = 2
RADIO_TOWER: Final[i64] = 3
HARBOR: Final[i64] = 4
AIRPORT: Final[i64] = 5
AIRPORT_COINS: Final[i64] = 10

# Values the rulebook's text does not state and on which editions differ (MK-R2).
RECONSTRUCTED: Final = ("sushi_bar.cost",)

NOTHING: Final[i64] = -1
ROLLS: Final[i64] = 15  # results 0 to 14

COST: Final = vec[i64]([row[4] for row in ROWS])
COLOUR: Final = vec[i64]([COLOURS.index(row[2]) for row in ROWS])
SYMBOL: Final = vec[i64]([SYMBOLS.index(row[5]) for row in ROWS])
VERB: Final = vec[i64]([row[6] for row in ROWS])
AMOUNT: Final = vec[i64]([row[7] for row in ROWS])
PER: Final = vec[i64](
    [SYMBOLS.index(row[8]) if row[6] == 1 else KIND_IDS.index(row[8]) if row[6] == 2 else -1 for row in ROWS]
)
NEEDS_HARBOR: Final = vec[i64]([1 if row[9] else 0 for row in ROWS])
# A cup or bread card, which the Shopping Mall raises by 1 (MK-8.1).
IS_SHOP: Final = vec[i64]([1 if row[5] in ("cup", "bread") else 0 for row in ROWS])
LANDMARK_COST: Final = vec[i64]([row[2] for row in LANDMARK_ROWS])


def triggered(colour: str, place: int) -> vec[i64]:
    """For each dice result the place-th kind of a colour that it triggers, or NOTHING."""
    table: list[int] = []
    for result in range(15):
        kinds = [k for k, row in enumerate(ROWS) if row[2] == colour and result in row[3]]
        table.append(kinds[place] if place < len(kinds) else -1)
    return vec[i64](table)


RED_ON: Final = triggered("red", 0)
BLUE_ON: Final = triggered("blue", 0)
GREEN_ON: Final = triggered("green", 0)
GREEN_TOO_ON: Final = triggered("green", 1)  # 12 triggers two green kinds
PURPLE_ON: Final = triggered("purple", 0)


def copies_of(kind: i64) -> i64:
    return COPIES_PURPLE if COLOUR[kind] == PURPLE else COPIES
