"""A share of wins, and how sure it is."""

import math
from dataclasses import dataclass

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """A share of wins and the interval it lies in, 19 times of 20."""

    games: int
    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """Wilson's score interval; a shared win counts by its part."""
    if games == 0:
        return Share(0, 0.0, 0.0, 1.0)
    p = wins / games
    z2 = Z95 * Z95
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Share(games, p, max(0.0, middle - half), min(1.0, middle + half))
