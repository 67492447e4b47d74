"""What estimate weighs, fitted to how games ended (docs/strength.md)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TABLE: Final = (
    ("sharpness", 1.15),  # how surely the faster city wins
    ("calm", 2.7),  # the rounds left over which that sureness halves
    ("luck", 0.29),  # coins a round that come from nowhere in particular
    ("growth", 0.12),  # coins a round that a city learns to earn more, every round
    ("poor", 0.28),  # the part of what a red card asks that a roller can pay
    ("stadium", 0.02),  # of what purple cards ask, the part a round brings
    ("tv", 0.18),
    ("swap", 0.01),  # coins a round for the Business Center
    ("park", 0.22),  # the Amusement Park's part on top of the income of one's own turn
    ("radio", 0.07),  # the Radio Tower's
    ("tempo", 0.79),  # rounds that a whole round's wait for one's turn costs
)
NAMES: Final = tuple(name for name, _ in TABLE)
WEIGHTS: Final = vec[float]([weight for _, weight in TABLE])

SHARPNESS: Final[i64] = 0
CALM: Final[i64] = 1
LUCK: Final[i64] = 2
GROWTH: Final[i64] = 3
POOR: Final[i64] = 4
STADIUM_PART: Final[i64] = 5
TV_PART: Final[i64] = 6
SWAP_WORTH: Final[i64] = 7
PARK_PART: Final[i64] = 8
RADIO_PART: Final[i64] = 9
TEMPO: Final[i64] = 10
