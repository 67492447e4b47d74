"""The cards as rows of printed facts, in rulebook order, and the flat tables made from them."""

from typing import Final, NamedTuple

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


class Card(NamedTuple):
    """A kind of establishment as it is printed."""

    id: str
    box: str  # the set it comes in
    colour: str
    rolls: tuple[int, ...]  # what triggers it
    cost: int
    symbol: str
    verb: int
    amount: int
    per: str = ""  # the symbol or kind that is counted
    needs_harbor: bool = False


class Landmark(NamedTuple):
    id: str
    box: str
    cost: int


ROWS: Final[tuple[Card, ...]] = (
    Card("wheat_field", "base", "blue", (1,), 1, "wheat", BANK, 1),
    Card("ranch", "base", "blue", (2,), 1, "cow", BANK, 1),
    Card("bakery", "base", "green", (2, 3), 1, "bread", BANK, 1),
    Card("cafe", "base", "red", (3,), 2, "cup", ROLLER, 1),
    Card("convenience_store", "base", "green", (4,), 2, "bread", BANK, 3),
    Card("forest", "base", "blue", (5,), 3, "gear", BANK, 1),
    Card("stadium", "base", "purple", (6,), 6, "major", EACH, 2),
    Card("tv_station", "base", "purple", (6,), 7, "major", ONE, 5),
    Card("business_center", "base", "purple", (6,), 8, "major", SWAP, 0),
    Card("cheese_factory", "base", "green", (7,), 5, "factory", BANK_PER_SYMBOL, 3, per="cow"),
    Card("furniture_factory", "base", "green", (8,), 3, "factory", BANK_PER_SYMBOL, 3, per="gear"),
    Card("mine", "base", "blue", (9,), 6, "gear", BANK, 5),
    Card("family_restaurant", "base", "red", (9, 10), 3, "cup", ROLLER, 2),
    Card("apple_orchard", "base", "blue", (10,), 3, "wheat", BANK, 3),
    Card("fruit_market", "base", "green", (11, 12), 2, "fruit", BANK_PER_SYMBOL, 2, per="wheat"),
    Card("sushi_bar", "harbor", "red", (1,), 2, "cup", ROLLER, 3, needs_harbor=True),
    Card("flower_garden", "harbor", "blue", (4,), 2, "wheat", BANK, 1),
    Card("flower_shop", "harbor", "green", (6,), 1, "bread", BANK_PER_KIND, 1, per="flower_garden"),
    Card("pizza_joint", "harbor", "red", (7,), 1, "cup", ROLLER, 1),
    Card("publisher", "harbor", "purple", (7,), 5, "major", EACH_PER_SHOP, 1),
    Card("hamburger_stand", "harbor", "red", (8,), 1, "cup", ROLLER, 1),
    Card("mackerel_boat", "harbor", "blue", (8,), 2, "boat", BANK, 3, needs_harbor=True),
    Card("tax_office", "harbor", "purple", (8, 9), 4, "major", EACH_HALF, 10),
    Card("food_warehouse", "harbor", "green", (12, 13), 2, "factory", BANK_PER_SYMBOL, 2, per="cup"),
    Card("tuna_boat", "harbor", "blue", (12, 13, 14), 5, "boat", BANK_CATCH, 0, needs_harbor=True),
)
KINDS: Final[i64] = 25
BASE_KINDS: Final[i64] = 15
KIND_IDS: Final = tuple(row.id for row in ROWS)
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

LANDMARK_ROWS: Final[tuple[Landmark, ...]] = (
    Landmark("train_station", "base", 4),
    Landmark("shopping_mall", "base", 10),
    Landmark("amusement_park", "base", 16),
    Landmark("radio_tower", "base", 22),
    Landmark("harbor", "harbor", 2),
    Landmark("airport", "harbor", 30),
)
LANDMARKS: Final[i64] = 6
BASE_LANDMARKS: Final[i64] = 4
LANDMARK_IDS: Final = tuple(row.id for row in LANDMARK_ROWS)
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


def counted_by(row: Card) -> int:
    """The symbol or the kind that a card is paid for, or NOTHING."""
    if row.verb == BANK_PER_SYMBOL:
        return SYMBOLS.index(row.per)
    return KIND_IDS.index(row.per) if row.verb == BANK_PER_KIND else int(NOTHING)


COST: Final = vec[i64]([row.cost for row in ROWS])
COLOUR: Final = vec[i64]([COLOURS.index(row.colour) for row in ROWS])
SYMBOL: Final = vec[i64]([SYMBOLS.index(row.symbol) for row in ROWS])
VERB: Final = vec[i64]([row.verb for row in ROWS])
AMOUNT: Final = vec[i64]([row.amount for row in ROWS])
PER: Final = vec[i64]([counted_by(row) for row in ROWS])
NEEDS_HARBOR: Final = vec[i64]([1 if row.needs_harbor else 0 for row in ROWS])
# A cup or bread card, which the Shopping Mall raises by 1 (MK-8.1).
IS_SHOP: Final = vec[i64]([1 if row.symbol in ("cup", "bread") else 0 for row in ROWS])
LANDMARK_COST: Final = vec[i64]([row.cost for row in LANDMARK_ROWS])


def triggered(colour: str, place: int) -> vec[i64]:
    """For each dice result the place-th kind of a colour that it triggers, or NOTHING."""
    table: list[int] = []
    for result in range(int(ROLLS)):
        kinds = [k for k, row in enumerate(ROWS) if row.colour == colour and result in row.rolls]
        table.append(kinds[place] if place < len(kinds) else int(NOTHING))
    return vec[i64](table)


RED_ON: Final = triggered("red", 0)
BLUE_ON: Final = triggered("blue", 0)
GREEN_ON: Final = triggered("green", 0)
GREEN_TOO_ON: Final = triggered("green", 1)  # 12 triggers two green kinds
PURPLE_ON: Final = triggered("purple", 0)


def copies_of(kind: i64) -> i64:
    return COPIES_PURPLE if COLOUR[kind] == PURPLE else COPIES
