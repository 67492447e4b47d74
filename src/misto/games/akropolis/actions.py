"""The action numbers: small, fixed, the same for every option set and seat count.

A turn is two decisions: take a tile of the row, place it. A placement names the cell of the tile's
first hex and a rotation. Cells are axial (q, r), counted from the start tile's plaza at (0, 0). A
tile reaches at most two cells beyond the city (AK-4.2), so 30 turns end within 61 cells of the
plaza: no placement a person can choose falls outside -64 … 63.
"""

from typing import Final

from mypy_extensions import i64

TAKE: Final[i64] = 0  # + place in the row, the free tile first: 0 to 5
PLACE: Final[i64] = 6  # + cell * ROTATIONS + rotation
REACH: Final[i64] = 64
SPAN: Final[i64] = 128
ROTATIONS: Final[i64] = 6
ACTIONS: Final[i64] = 98310


MOVE_SHIFT: Final[i64] = 20  # a move is a tile and the action that placed it

# The only place where cells are made into numbers and numbers into cells.


def cell_of(q: i64, r: i64) -> i64:
    return (q + REACH) * SPAN + r + REACH


def placement(q: i64, r: i64, rotation: i64) -> i64:
    return PLACE + cell_of(q, r) * ROTATIONS + rotation


def cell_q(action: i64) -> i64:
    return (action - PLACE) // ROTATIONS // SPAN - REACH


def cell_r(action: i64) -> i64:
    return (action - PLACE) // ROTATIONS % SPAN - REACH


def rotation_of(action: i64) -> i64:
    return (action - PLACE) % ROTATIONS


def move_of(tile: i64, action: i64) -> i64:
    return (tile << MOVE_SHIFT) + action


def tile_of(move: i64) -> i64:
    return move >> MOVE_SHIFT


def action_of(move: i64) -> i64:
    return move & 0xFFFFF
