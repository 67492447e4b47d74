"""One city: what shows on top, where a tile may go, and placing it (AK-4).

Cells are kept in a square window around the start plaza which doubles when the city comes near
its rim, so that copies stay small and no direction is barred. For every cell a ``code`` is kept
from which one table gives all six rotations a tile may take there:

- an empty cell: bits 0-5 say which neighbours are built, bits 6-11 which of them are frontier
  (empty and beside the city). A tile fits where two neighbours in turn are empty and one of the
  three cells is frontier (AK-4.2).
- a built cell (bit 12): bits 0-5 say which neighbours are on its level, bits 6-11 which belong to
  its own tile. A tile rests where two neighbours in turn are level with it and not all three of
  one tile (AK-4.3, AK-4.4).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from misto.games.akropolis.actions import ROTATIONS, SPAN, cell_of, move_of, placement
from misto.games.akropolis.catalog import HEX, QUARRY, START, STEP_Q, STEP_R

BUILT: Final[i64] = 4096  # in a code
FIRST_HALF: Final[i64] = 16  # the window starts as -16 … 15
BESIDE: Final[i64] = 2  # a placement names a cell at most so far from the city
RIM: Final[i64] = 3  # free cells kept between city and rim
PLACES_A_CELL: Final[i64] = 60  # a built cell opens 54 placements around it at most, and 6 upon it

# What shows on a cell, packed: level in bits 0-4 (0: nothing built), kind in 5-8, and in 9-14 which
# placement it came with (0: the start tile).
LEVEL: Final[i64] = 31
KIND_SHIFT: Final[i64] = 5
KIND: Final[i64] = 15
ORDER_SHIFT: Final[i64] = 9


def pairs(bits: int) -> int:
    """Rotations whose two further cells are both marked."""
    return sum(1 << k for k in range(6) if bits >> k & 1 and bits >> (k + 1) % 6 & 1)


def either(bits: int) -> int:
    """Rotations of which at least one of the two further cells is marked."""
    return sum(1 << k for k in range(6) if bits >> k & 1 or bits >> (k + 1) % 6 & 1)


def rotations_of(code: int) -> int:
    near, far = code & 63, code >> 6 & 63
    if code >= 4096:
        return pairs(near) & ~pairs(far)
    free = pairs(63 ^ near)
    return free if near else free & either(far)


def shaped(near: int) -> int:
    """What a new cell with such built neighbours adds to a city's shape (Euler's characteristic)."""
    return 1 - near.bit_count() + pairs(near).bit_count()


SHAPED: Final = vec[i64]([shaped(near) for near in range(64)])
FITS: Final = vec[u8]([rotations_of(code) for code in range(8192)])
# by rotation, the first cell as a neighbour of the second, and the first and second of the third
FROM_SECOND: Final = vec[i64]([1 << (k + 3) % 6 for k in range(6)])
FROM_THIRD: Final = vec[i64]([1 << (k + 4) % 6 | 1 << (k + 5) % 6 for k in range(6)])
EMPTY_CELLS: Final = vec[i16]([0] * 16384)
NO_CELLS: Final = vec[i16]([0] * 128)
NO_MOVES: Final = vec[i64]([0] * 32)
KEYS: Final[i64] = 4398046511093  # a prime below 2**42, so that no product leaves 64 bits
TURNED: Final[i64] = 1_000_003
STEPS_16: Final = vec[i64]([32, 1, -31, -32, -1, 31])
STEPS_32: Final = vec[i64]([64, 1, -63, -64, -1, 63])
STEPS_64: Final = vec[i64]([128, 1, -127, -128, -1, 127])


def steps_in(half: i64) -> vec[i64]:
    """From a cell to its neighbours, clockwise, in a window of that size; shared, never changed."""
    if half == FIRST_HALF:
        return STEPS_16
    return STEPS_32 if half == 2 * FIRST_HALF else STEPS_64


def key_after(key: i64, move: i64) -> i64:
    """The key of a city once a placement (tile * 2**20 + action) was added to it."""
    return (key * TURNED + move) % KEYS


class City:
    def __init__(
        self,
        half: i64,
        top: vec[i16],
        code: vec[i16],
        cells: vec[i16],
        built: i64,
        moves: vec[i64],
        placed: i64,
        low_q: i64,
        high_q: i64,
        low_r: i64,
        high_r: i64,
        shape: i64,
        key: i64,
    ) -> None:
        self.half = half  # the window is -half … half - 1, both ways
        self.steps = steps_in(half)  # from a cell to its six neighbours
        self.top = top
        self.code = code
        self.cells = cells  # the built cells, as they came
        self.built = built  # how many
        self.moves = moves  # by placement: a tile and an action
        self.placed = placed
        self.low_q = low_q
        self.high_q = high_q
        self.low_r = low_r
        self.high_r = high_r
        self.shape = shape  # cells less pairs of neighbours, and triples added: 1 less the number of lakes
        self.key = key  # of the placements in their order: two cities with one key are the same city

    def copy(self) -> "City":
        return City(
            self.half,
            self.top[:],
            self.code[:],
            self.cells[:],
            self.built,
            self.moves[:],
            self.placed,
            self.low_q,
            self.high_q,
            self.low_r,
            self.high_r,
            self.shape,
            self.key,
        )

    # --- a cell's place in the window, both ways

    def at(self, q: i64, r: i64) -> i64:
        return (q + self.half) * 2 * self.half + r + self.half

    def q_at(self, cell: i64) -> i64:
        return cell // (2 * self.half) - self.half

    def r_at(self, cell: i64) -> i64:
        return cell % (2 * self.half) - self.half

    def shown(self, q: i64, r: i64) -> i64:
        """What shows on a cell, packed; 0 on every cell outside the window."""
        half = self.half
        if q < -half or q >= half or r < -half or r >= half:
            return 0
        return i64(self.top[self.at(q, r)])

    # --- where a tile may go

    def fits(self, q: i64, r: i64, rotation: i64) -> bool:
        half = self.half
        if q < -half or q >= half or r < -half or r >= half:
            return False
        return (i64(FITS[i64(self.code[self.at(q, r)])]) >> rotation) & 1 == 1

    def legal(self, out: vec[i64]) -> i64:
        """Every placement, ascending: by q, r, rotation."""
        low_q: i64 = self.low_q - BESIDE
        low_r: i64 = self.low_r - BESIDE
        first = placement(low_q, low_r, 0)
        return self.places(
            out, low_q, self.high_q + BESIDE, low_r, self.high_r + BESIDE, first, SPAN * ROTATIONS
        )

    def places(
        self, out: vec[i64], low_q: i64, high_q: i64, low_r: i64, high_r: i64, first: i64, line: i64
    ) -> i64:
        """The placements upon some cells, numbered from first on, so many numbers from one q to the next."""
        n: i64 = 0
        code = self.code
        fits = FITS
        half = self.half
        width: i64 = 2 * half
        q: i64 = low_q
        while q <= high_q:
            cell: i64 = (q + half) * width + low_r + half
            end: i64 = cell + high_r - low_r + 1
            action: i64 = first
            first += line
            while cell < end:
                bits: i64 = i64(fits[i64(code[cell])])
                if bits != 0:
                    out[n] = action
                    n += bits & 1
                    out[n] = action + 1
                    n += (bits >> 1) & 1
                    out[n] = action + 2
                    n += (bits >> 2) & 1
                    out[n] = action + 3
                    n += (bits >> 3) & 1
                    out[n] = action + 4
                    n += (bits >> 4) & 1
                    out[n] = action + 5
                    n += bits >> 5
                cell += 1
                action += ROTATIONS
            q += 1
        return n

    # --- placing

    def place(self, tile: i64, q: i64, r: i64, rotation: i64) -> i64:
        """Put a tile where it fits; the stones its quarries beneath give (AK-5.1)."""
        turned: i64 = rotation + 1 if rotation < 5 else 0
        move = move_of(tile, placement(q, r, rotation))
        self.moves[self.placed] = move
        self.placed += 1
        self.key = key_after(self.key, move)
        second_q: i64 = q + STEP_Q[rotation]
        second_r: i64 = r + STEP_R[rotation]
        third_q: i64 = q + STEP_Q[turned]
        third_r: i64 = r + STEP_R[turned]
        level: i64 = (i64(self.top[self.at(q, r)]) & LEVEL) + 1
        stones: i64 = 0
        if level == 1:
            self.settle(q, r)
            self.settle(second_q, second_r)
            self.settle(third_q, third_r)
        one: i64 = self.at(q, r)
        two: i64 = self.at(second_q, second_r)
        three: i64 = self.at(third_q, third_r)
        if level == 1:
            # one after the other: the second finds the first, the third both of them
            self.shape += SHAPED[i64(self.code[one]) & 63]
            self.shape += SHAPED[(i64(self.code[two]) | FROM_SECOND[rotation]) & 63]
            self.shape += SHAPED[(i64(self.code[three]) | FROM_THIRD[rotation]) & 63]
        if level > 1:
            if (i64(self.top[one]) >> KIND_SHIFT) & KIND == QUARRY:
                stones += 1
            if (i64(self.top[two]) >> KIND_SHIFT) & KIND == QUARRY:
                stones += 1
            if (i64(self.top[three]) >> KIND_SHIFT) & KIND == QUARRY:
                stones += 1
        mark: i64 = level | (self.placed << ORDER_SHIFT)
        self.top[one] = i16(mark | (HEX[tile * 3] << KIND_SHIFT))
        self.top[two] = i16(mark | (HEX[tile * 3 + 1] << KIND_SHIFT))
        self.top[three] = i16(mark | (HEX[tile * 3 + 2] << KIND_SHIFT))
        self.note(one, level == 1)
        self.note(two, level == 1)
        self.note(three, level == 1)
        return stones

    def stones_beneath(self, q: i64, r: i64, rotation: i64) -> i64:
        """The stones that a placement would give (AK-5.1)."""
        first: i64 = self.shown(q, r)
        if first == 0:
            return 0
        turned: i64 = rotation + 1 if rotation < 5 else 0
        one: i64 = self.at(q, r)
        stones: i64 = 1 if (first >> KIND_SHIFT) & KIND == QUARRY else 0
        if (i64(self.top[one + self.steps[rotation]]) >> KIND_SHIFT) & KIND == QUARRY:
            stones += 1
        if (i64(self.top[one + self.steps[turned]]) >> KIND_SHIFT) & KIND == QUARRY:
            stones += 1
        return stones

    def settle(self, q: i64, r: i64) -> None:
        """Take a new cell into the city's bounds, and widen the window if it comes near the rim."""
        most: i64 = self.half - RIM
        while q > most or -q > most or r > most or -r > most:
            self.widen()
            most = self.half - RIM
        if q < self.low_q:
            self.low_q = q
        if q > self.high_q:
            self.high_q = q
        if r < self.low_r:
            self.low_r = r
        if r > self.high_r:
            self.high_r = r
        self.cells[self.built] = i16(self.at(q, r))
        self.built += 1

    def note(self, cell: i64, new: bool) -> None:
        """Bring the codes of a cell and of those around it up to date after it was built upon."""
        top = self.top
        code = self.code
        steps = self.steps
        mine: i64 = i64(top[cell])
        own: i64 = BUILT
        direction: i64 = 0
        while direction < 6:
            other: i64 = cell + steps[direction]
            back: i64 = direction + 3 if direction < 3 else direction - 3
            theirs: i64 = i64(top[other])
            if theirs != 0:
                seen: i64 = i64(code[other]) & ~(65 << back)
                differ: i64 = mine ^ theirs
                if differ & LEVEL == 0:
                    own |= 1 << direction
                    seen |= 1 << back
                    if differ >> ORDER_SHIFT == 0:
                        own |= 64 << direction
                        seen |= 64 << back
                code[other] = i16(seen)
            elif new:
                before: i64 = i64(code[other])
                code[other] = i16(before | (1 << back))
                if before & 63 == 0:
                    self.tell_frontier(other)
            direction += 1
        code[cell] = i16(own)

    def tell_frontier(self, cell: i64) -> None:
        """An empty cell has come to lie beside the city: its empty neighbours learn of it."""
        top = self.top
        code = self.code
        steps = self.steps
        direction: i64 = 0
        while direction < 6:
            other: i64 = cell + steps[direction]
            if top[other] == 0:
                back: i64 = direction + 3 if direction < 3 else direction - 3
                code[other] = i16(i64(code[other]) | (64 << back))
            direction += 1

    def widen(self) -> None:
        """Double the window; every cell keeps its coordinates."""
        half = self.half
        width: i64 = 2 * half
        wide: i64 = 2 * width
        top = EMPTY_CELLS[: wide * wide]
        code = EMPTY_CELLS[: wide * wide]
        row: i64 = 0
        while row < width:
            column: i64 = 0
            while column < width:
                there: i64 = (row + half) * wide + column + half
                top[there] = self.top[row * width + column]
                code[there] = self.code[row * width + column]
                column += 1
            row += 1
        i: i64 = 0
        while i < self.built:
            cell: i64 = i64(self.cells[i])
            self.cells[i] = i16((cell // width + half) * wide + cell % width + half)
            i += 1
        self.top = top
        self.code = code
        self.half = width
        self.steps = steps_in(width)

    def lay(self, q: i64, r: i64, level: i64, kind: i64, order: i64) -> None:
        """Put a single hex on an empty cell: the start tile's, or of a city given by its top hexes."""
        self.settle(q, r)
        self.key = key_after(self.key, (level << 30) + (kind << 20) + cell_of(q, r))
        cell: i64 = self.at(q, r)
        self.shape += SHAPED[i64(self.code[cell]) & 63]
        self.top[cell] = i16(level | (kind << KIND_SHIFT) | (order << ORDER_SHIFT))
        self.note(cell, True)


def bare_city() -> City:
    """Nothing at all: for cities described hex by hex."""
    size: i64 = 4 * FIRST_HALF * FIRST_HALF
    return City(
        FIRST_HALF, EMPTY_CELLS[:size], EMPTY_CELLS[:size], NO_CELLS[:], 0, NO_MOVES[:], 0, 0, 0, 0, 0, 0, 0
    )


def start_city() -> City:
    """AK-2.4: the start tile on level 1."""
    city = bare_city()
    for q, r, kind in START:
        city.lay(q, r, 1, kind, 0)
    return city
