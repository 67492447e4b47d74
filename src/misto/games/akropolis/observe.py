"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Everything in Akropolis is public but the order of the stacks (AK-R11), which is not observed. A
city is shown as planes over the cells -11 … 11 both ways, by q, then r; what a city stretched
further has beyond them is counted in ``beyond``. The own city has a plane for every kind and one for
the level; the others have one for the level and one for the kind.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.observer import Observer
from misto.core.single import ONE, Scale
from misto.core.state import State
from misto.games.akropolis.catalog import COLOURS, HEX, KINDS
from misto.games.akropolis.placement import KIND, KIND_SHIFT, LEVEL, City
from misto.games.akropolis.scoring import STARRED, VALUE, tally
from misto.games.akropolis.state import NOTHING, Fields

MOST_SEATS: Final[i64] = 4
MOST_ROW: Final[i64] = 6
SIGHT: Final[i64] = 11
SIDE: Final[i64] = 23
PLANE: Final[i64] = 529
PIECES: Final = (
    ("asked", 2),  # take, place
    ("is_active", 4),
    ("seats_present", 4),
    ("stones", 4),
    ("values", 20),
    ("stars", 20),
    ("beyond", 4),
    ("row", 198),  # 6 places x 3 hexes x 11 kinds
    ("held", 33),
    ("stacks", 1),
    ("architect", 12),  # stones, hexes by kind
    ("own_kinds", 5819),
    ("own_level", 529),
    ("other_levels", 1587),
    ("other_kinds", 1587),
)
SIZE: Final[i64] = 9824
TENTHS: Final = Scale(10, 128)
TWENTIETHS: Final = Scale(20, 256)
SIXTHS: Final = Scale(6, 64)
STACKS: Final = Scale(57, 64)
LEVELS: Final = Scale(4, 64)
ELEVENTHS: Final = Scale(11, 12)


def observe(state: Fields, seat: i64, out: vec[i32], start: i64) -> None:
    out[start if state.held == NOTHING else start + 1] = ONE
    at: i64 = start + 2
    if state.active >= 0:
        out[at + (state.active - seat + state.seats) % state.seats] = ONE
    at += MOST_SEATS
    place: i64 = 0
    while place < state.seats:
        whose: i64 = (seat + place) % state.seats
        out[at + place] = ONE
        out[at + MOST_SEATS + place] = TENTHS.of(state.stones[whose])
        observe_sums(state, whose, out, at + 2 * MOST_SEATS + place * COLOURS)
        place += 1
    at += 2 * MOST_SEATS + 2 * MOST_SEATS * COLOURS
    beyond: i64 = at
    at += MOST_SEATS
    place = 0
    while place < state.row_count:
        observe_tile(state.row[place], out, at + place * 3 * KINDS)
        place += 1
    at += MOST_ROW * 3 * KINDS
    if state.held != NOTHING:
        observe_tile(state.held, out, at)
    at += 3 * KINDS
    out[at] = STACKS.of(state.deck_left)
    at += 1
    if state.house.solo > 0:
        out[at] = TENTHS.of(state.architect_stones)
        i: i64 = 0
        while i < KINDS:
            out[at + 1 + i] = TENTHS.of(state.architect_kinds[i])
            i += 1
    at += 1 + KINDS
    place = 0
    while place < state.seats:
        out[beyond + place] = TENTHS.of(
            observe_city(state.cities[(seat + place) % state.seats], place, out, at)
        )
        place += 1


def observe_sums(state: Fields, whose: i64, out: vec[i32], at: i64) -> None:
    sums = tally(state.cities[whose], state.house)
    colour: i64 = 0
    while colour < COLOURS:
        out[at + colour] = TWENTIETHS.of(sums[VALUE + colour])
        out[at + MOST_SEATS * COLOURS + colour] = SIXTHS.of(sums[STARRED + colour])
        colour += 1


def observe_tile(tile: i64, out: vec[i32], at: i64) -> None:
    i: i64 = 0
    while i < 3:
        out[at + i * KINDS + HEX[tile * 3 + i]] = ONE
        i += 1


def observe_city(city: City, place: i64, out: vec[i32], at: i64) -> i64:
    """Fill the planes of the place-th city; how many of its cells lie beyond them."""
    beyond: i64 = 0
    width: i64 = 2 * city.half
    cells = city.cells
    top = city.top
    levels = LEVELS.words
    kinds = ELEVENTHS.words
    built = city.built
    i: i64 = 0
    while i < built:
        cell: i64 = i64(cells[i])
        q: i64 = cell // width
        r: i64 = cell - q * width - city.half + SIGHT
        q += SIGHT - city.half
        shown: i64 = i64(top[cell])
        kind: i64 = (shown >> KIND_SHIFT) & KIND
        level = levels[shown & LEVEL]
        if q < 0 or q >= SIDE or r < 0 or r >= SIDE:
            beyond += 1
        elif place == 0:
            out[at + kind * PLANE + q * SIDE + r] = ONE
            out[at + KINDS * PLANE + q * SIDE + r] = level
        else:
            here: i64 = at + (KINDS + place) * PLANE + q * SIDE + r
            out[here] = level
            out[here + 3 * PLANE] = kinds[kind + 1]
        i += 1
    return beyond


class AkropolisObserver(Observer):
    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        observe(cast(Fields, state), seat, out, at)


OBSERVER = AkropolisObserver(PIECES)
