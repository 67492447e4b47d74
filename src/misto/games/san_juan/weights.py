"""What estimate weighs, found by ``python -m misto.lab.tune san_juan`` (docs/strength.md)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TABLE: Final = (
    ("card", 0.656),  # what a card in hand is worth in points while there is time to build with it
    ("pace", 0.972),  # rounds that a building more in the largest area takes
    ("posts", 0.0984),  # cards a round by the Aqueduct and the Trading post
    ("best plan", 0.425),  # the part of what the best card in hand promises beyond its cost
    ("second plan", 0.126),  # and of the second best
    ("above", 0.383),  # the part of a card's worth above the hand limit
    ("stored", 0.493),  # a good in store, of the cards it sells for
    ("stored late", 0.127),  # the same in the last round
    ("to make", 0.448),  # a good about to be made
    ("to sell", 0.565),  # selling one, beyond what it is worth in store
    ("to double", 0.765),  # the Library's question, in points
    ("to dig", 0.158),  # the Gold mine's
    ("to build", 0.998),  # the best building on offer, of what it promises beyond the plans
    ("first output", 0.276),  # how often the best production building makes and sells its good, a round
    ("second output", 0.289),
    ("third output", 0.182),
    ("fourth output", 0.14),
    ("fifth output", 0.0581),
    ("sixth output", 0.0397),
    # What a building's function earns in points a round.
    ("smithy", 0.17),
    ("gold mine", 0.145),
    ("archive", 0.102),
    ("poor house", 0.159),
    ("black market", 0.0689),
    ("trading post", 0.132),
    ("well", 0.102),
    ("market stand", 0.132),
    ("crane", 0.0856),
    ("chapel", 0.595),
    ("tower", 0.0841),
    ("aqueduct", 0.173),
    ("carpenter", 0.262),
    ("prefecture", 0.322),
    ("market hall", 0.201),
    ("quarry", 0.327),
    ("library", 0.693),
    ("guild hall", 0.448),
    ("city hall", 0.424),
    ("triumphal arch", 0.106),
    ("palace", 0.548),
)
NAMES: Final = tuple(name for name, _ in TABLE)
WEIGHTS: Final = vec[float]([weight for _, weight in TABLE])

CARD: Final[i64] = 0
PACE: Final[i64] = 1
POSTS: Final[i64] = 2
BEST_PLAN: Final[i64] = 3
SECOND_PLAN: Final[i64] = 4
ABOVE: Final[i64] = 5
STORED: Final[i64] = 6
STORED_LATE: Final[i64] = 7
TO_MAKE: Final[i64] = 8
TO_SELL: Final[i64] = 9
TO_DOUBLE: Final[i64] = 10
TO_DIG: Final[i64] = 11
TO_BUILD: Final[i64] = 12
OUTPUT: Final[i64] = 13  # by rank
RANKS: Final[i64] = 6
RATES: Final[i64] = 14  # where a kind of number 0 would stand: the Smithy, number 5, comes first
