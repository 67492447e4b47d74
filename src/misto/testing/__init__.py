"""The conformance kit: what every room must keep, and anyone may check of a room of their own.

``check_game(game)`` plays seeded random games and looks at every position on the way.
"""

from misto.testing.conformance import Report, check_game
from misto.testing.golden import golden_text, perft

__all__ = ["Report", "check_game", "golden_text", "perft"]
