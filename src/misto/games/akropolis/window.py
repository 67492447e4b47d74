"""A window of cells around a city: for learners, to whom 98,310 actions are too many.

It is centred on the start tile's plaza, and slides as far as the city must be followed to keep every
placement inside: two cells beyond the city on each side. A city too long for that is shown by its
middle, but never without the plaza. The observation's planes slide with it, so that a cell has the
same place in both.

There is always a placement inside. Say there were none. An empty cell of the window beside a built
one then has no two empty neighbours in turn, so at least three built ones; a cell beside such a cell
would share two built neighbours with it, so every empty cell of the window is of that kind. A built
cell has six neighbours: the window would hold at most twice as many empty cells as the city has
cells, 3 x 94 = 282 in all (AK-2.8), and the smallest window has 17 x 17 = 289.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.state import State
from misto.core.trouble import Trouble
from misto.core.window import Window
from misto.games.akropolis.actions import PLACE, REACH, ROTATIONS, cell_q, cell_r, placement, rotation_of
from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.placement import BESIDE
from misto.games.akropolis.state import Fields

USUAL: Final[i64] = 25  # cells a side
LEAST: Final[i64] = 17
MOST: Final[i64] = 127


def slide(low: i64, high: i64, half: i64) -> i64:
    """How far a window -half … half moves for a city from low to high, in one direction."""
    least: i64 = high + BESIDE - half
    most: i64 = low - BESIDE + half
    if least > most:
        moved: i64 = (low + high) // 2
    elif least > 0:
        moved = least
    elif most < 0:
        moved = most
    else:
        moved = 0
    if moved > half:
        return half
    return moved if moved > -half else -half


class CityWindow(Window):
    """Numbers: the six places of the row, then (q, r) by q, r and rotation, q and r from the corner."""

    def __init__(self, side: i64) -> None:
        super().__init__(PLACE + side * side * ROTATIONS)
        self.side = side
        self.half: i64 = side // 2

    def inward(self, state: State, seat: i64, action: i64) -> i64:
        if action < PLACE:
            return action
        city = cast(Fields, state).cities[seat]
        q: i64 = cell_q(action) + self.half - slide(city.low_q, city.high_q, self.half)
        r: i64 = cell_r(action) + self.half - slide(city.low_r, city.high_r, self.half)
        if q < 0 or q >= self.side or r < 0 or r >= self.side:
            return -1
        return PLACE + (q * self.side + r) * ROTATIONS + rotation_of(action)

    def outward(self, state: State, seat: i64, number: i64) -> i64:
        if number < PLACE:
            return number
        if number >= self.actions:
            return -1
        city = cast(Fields, state).cities[seat]
        at: i64 = number - PLACE
        cell: i64 = at // ROTATIONS
        q: i64 = cell // self.side - self.half + slide(city.low_q, city.high_q, self.half)
        r: i64 = cell % self.side - self.half + slide(city.low_r, city.high_r, self.half)
        if q < -REACH or q >= REACH or r < -REACH or r >= REACH:
            return -1
        return placement(q, r, at % ROTATIONS)

    def legal(self, state: State, seat: i64, out: vec[i64]) -> i64:
        fields = cast(Fields, state)
        if seat != fields.active or seat < 0 or fields.held == NOTHING:
            return state.legal(seat, out)
        city = fields.cities[seat]
        # where the window and the surroundings of the city meet
        corner_q: i64 = slide(city.low_q, city.high_q, self.half) - self.half
        corner_r: i64 = slide(city.low_r, city.high_r, self.half) - self.half
        low_q: i64 = city.low_q - BESIDE
        high_q: i64 = city.high_q + BESIDE
        low_r: i64 = city.low_r - BESIDE
        high_r: i64 = city.high_r + BESIDE
        if low_q < corner_q:
            low_q = corner_q
        if high_q > corner_q + self.side - 1:
            high_q = corner_q + self.side - 1
        if low_r < corner_r:
            low_r = corner_r
        if high_r > corner_r + self.side - 1:
            high_r = corner_r + self.side - 1
        first: i64 = PLACE + ((low_q - corner_q) * self.side + low_r - corner_r) * ROTATIONS
        return city.places(out, low_q, high_q, low_r, high_r, first, self.side * ROTATIONS)


def window(side: int) -> CityWindow:
    """A window of so many cells a side, odd, so that it has a middle."""
    if not (LEAST <= side <= MOST and side % 2 == 1):
        raise Trouble(
            "bad-option",
            option="window",
            value=str(side)[:40],
            allowed=f"{LEAST}, {LEAST + 2} … {MOST}, None",
        )
    return CityWindow(side)
