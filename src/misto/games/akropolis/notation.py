"""Actions as short words that a person can read and type, both ways.

``take 3`` takes the third tile of the row; ``place 2,-1,4`` puts the tile's first hex on the cell
q = 2, r = -1 and turns it by four steps of 60 degrees.
"""

import re

from misto.core.trouble import Trouble
from misto.games.akropolis.actions import PLACE, REACH, ROTATIONS, cell_q, cell_r, placement, rotation_of

TAKE_WORDS = re.compile(r"take ([1-6])")
PLACE_WORDS = re.compile(r"place (-?\d{1,2})[ ,]+(-?\d{1,2})[ ,]+([0-5])")


def write(action: int) -> str:
    if action < PLACE:
        return f"take {action + 1}"
    return f"place {cell_q(action)},{cell_r(action)},{rotation_of(action)}"


def read(text: str) -> int:
    word = " ".join(text.lower().split())
    if taken := TAKE_WORDS.fullmatch(word):
        return int(taken[1]) - 1
    if placed := PLACE_WORDS.fullmatch(word):
        q, r, rotation = (int(group) for group in placed.groups())
        if -REACH <= q < REACH and -REACH <= r < REACH and rotation < ROTATIONS:
            return int(placement(q, r, rotation))
    raise Trouble("not-an-action", text=text[:40])
