"""What a player is asked next, in the order of a round (WT-15.2)."""

from typing import Final

from mypy_extensions import i64

ASK_PAIR: Final[i64] = 0
ASK_GIVE: Final[i64] = 1
ASK_TEMP: Final[i64] = 2
ASK_HOUSE: Final[i64] = 3
ASK_TARGET: Final[i64] = 4
ASK_PLANS: Final[i64] = 5
ASK_SPEND: Final[i64] = 6
ASK_RESHUFFLE: Final[i64] = 7
ASK_NOTHING: Final[i64] = 8  # this player's round is over
