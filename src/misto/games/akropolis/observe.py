"""What a seat observes, as named pieces of one flat vector, the seat itself always first.

Everything in Akropolis is public but the order of the stacks (AK-R11), which is not observed. A
city is shown as planes over 23 x 23 cells, by q, then r: those around the start plaza, and as far as
the city must be followed those around its middle (see window.py: the planes slide as the usual window
does). What a city too long for them has beyond is counted in ``beyond``. The own city has a plane for
every kind and one for the level; the others have one for the level and one for the kind.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from misto.core.observer import Observer
from misto.core.single import ONE, Scale, put_one
from misto.core.state import State, zeros
from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.catalog import COLOURS, HEX, KINDS
from misto.games.akropolis.placement import FIRST_HALF, KIND, KIND_SHIFT, LEVEL, City
from misto.games.akropolis.scoring import STARRED, VALUE, tally
from misto.games.akropolis.state import Fields
from misto.games.akropolis.window import USUAL, slide

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
# where pieces begin
ACTIVE_AT: Final[i64] = 2
SEATS_AT: Final[i64] = 6
STONES_AT: Final[i64] = 10
VALUES_AT: Final[i64] = 14
STARS_AT: Final[i64] = 34
BEYOND_AT: Final[i64] = 54
ROW_AT: Final[i64] = 58
HELD_AT: Final[i64] = 256
STACKS_AT: Final[i64] = 289
ARCHITECT_AT: Final[i64] = 290
OWN_AT: Final[i64] = 302
OWN_LEVEL_AT: Final[i64] = 6121
OTHERS_AT: Final[i64] = 6650
OTHER_KINDS: Final[i64] = 1587  # from a cell's level to its kind

# what is noted of the observation that lies there
ASKED: Final[i64] = 0
ACTIVE: Final[i64] = 1
VIEWER: Final[i64] = 2  # + 1; 0: nothing is there yet
HELD: Final[i64] = 3
ROW: Final[i64] = 4  # + place: the tile
COUNTED: Final[i64] = 10  # + seat * COUNT: the tiles placed when the city was counted, + 1, then its sums
COUNT: Final[i64] = 11
DRAWN: Final[i64] = 54  # + place * DRAWING: the tiles of the city drawn there, + 1; how many cells; the cells
DRAWING: Final[i64] = 98
MOST_CELLS: Final[i64] = 96
NOTES: Final[i64] = 446
CELL: Final[i64] = 0xFFFF  # of a drawn cell: where its level lies; above, where its kind does

TENTHS: Final = Scale(10, 128)
TWENTIETHS: Final = Scale(20, 256)
SIXTHS: Final = Scale(6, 64)
STACKS: Final = Scale(57, 64)
LEVELS: Final = Scale(4, 64)
ELEVENTHS: Final = Scale(11, 12)


def observe_anew(state: Fields, seat: i64, out: vec[i32], notes: vec[i64], at: i64, first: i64) -> None:
    turned = notes[first + VIEWER] != seat + 1
    put_one(notes, out, first + ASKED, 0 if state.held == NOTHING else 1, at)
    active: i64 = -1
    if state.active >= 0:
        active = (state.active - seat + state.seats) % state.seats
    put_one(notes, out, first + ACTIVE, active, at + ACTIVE_AT)
    observe_tiles(state, out, notes, at, first)
    place: i64 = 0
    while place < state.seats:
        whose: i64 = seat + place
        if whose >= state.seats:
            whose -= state.seats
        out[at + SEATS_AT + place] = ONE
        out[at + STONES_AT + place] = TENTHS.of(state.stones[whose])
        city = state.cities[whose]
        counted: i64 = first + COUNTED + whose * COUNT
        fresh = notes[counted] != city.placed + 1
        if fresh:
            count_city(city, state, notes, counted)
        if fresh or turned:
            observe_sums(notes, counted, out, at + place * COLOURS)
        drawn: i64 = first + DRAWN + place * DRAWING
        if turned or notes[drawn] != city.placed + 1:
            erase_city(out, notes, at, drawn)
            draw_city(city, place, out, notes, at, drawn)
        place += 1
    notes[first + VIEWER] = seat + 1
    if state.house.solo > 0:
        observe_architect(state, out, at + ARCHITECT_AT)


def observe_tiles(state: Fields, out: vec[i32], notes: vec[i64], at: i64, first: i64) -> None:
    """The row, the tile in hand, and how many are left."""
    place: i64 = 0
    while place < MOST_ROW:
        tile: i64 = state.row[place] if place < state.row_count else NOTHING
        if notes[first + ROW + place] != tile:
            put_tile(notes, out, first + ROW + place, tile, at + ROW_AT + place * 3 * KINDS)
        place += 1
    if notes[first + HELD] != state.held:
        put_tile(notes, out, first + HELD, state.held, at + HELD_AT)
    out[at + STACKS_AT] = STACKS.of(state.deck_left)


def put_tile(notes: vec[i64], out: vec[i32], note: i64, tile: i64, at: i64) -> None:
    """Where the tile of the note lies, put another."""
    before = notes[note]
    i: i64 = 0
    while i < 3:
        if before != NOTHING:
            out[at + i * KINDS + HEX[before * 3 + i]] = 0
        if tile != NOTHING:
            out[at + i * KINDS + HEX[tile * 3 + i]] = ONE
        i += 1
    notes[note] = tile


def observe_architect(state: Fields, out: vec[i32], at: i64) -> None:
    out[at] = TENTHS.of(state.architect_stones)
    i: i64 = 0
    while i < KINDS:
        out[at + 1 + i] = TENTHS.of(state.architect_kinds[i])
        i += 1


def count_city(city: City, state: Fields, notes: vec[i64], counted: i64) -> None:
    sums = tally(city, state.house)
    notes[counted] = city.placed + 1
    colour: i64 = 0
    while colour < COLOURS:
        notes[counted + 1 + colour] = sums[VALUE + colour]
        notes[counted + 1 + COLOURS + colour] = sums[STARRED + colour]
        colour += 1


def observe_sums(notes: vec[i64], counted: i64, out: vec[i32], at: i64) -> None:
    colour: i64 = 0
    while colour < COLOURS:
        out[at + VALUES_AT + colour] = TWENTIETHS.of(notes[counted + 1 + colour])
        out[at + STARS_AT + colour] = SIXTHS.of(notes[counted + 1 + COLOURS + colour])
        colour += 1


def erase_city(out: vec[i32], notes: vec[i64], at: i64, drawn: i64) -> None:
    i: i64 = drawn + 2
    end: i64 = i + notes[drawn + 1]
    while i < end:
        cell = notes[i]
        out[at + (cell & CELL)] = 0
        out[at + (cell >> 16)] = 0
        i += 1


def draw_city(city: City, place: i64, out: vec[i32], notes: vec[i64], at: i64, drawn: i64) -> None:
    """Fill the planes of the place-th city and note the cells; those that lie beyond are counted."""
    half: i64 = USUAL // 2
    shift: i64 = 5 if city.half == FIRST_HALF else 6 if city.half == 2 * FIRST_HALF else 7
    from_q: i64 = city.half - SIGHT + slide(city.low_q, city.high_q, half)
    from_r: i64 = city.half - SIGHT + slide(city.low_r, city.high_r, half)
    cells = city.cells
    top = city.top
    levels = LEVELS.words
    kinds = ELEVENTHS.words
    built = city.built
    plane: i64 = OWN_LEVEL_AT if place == 0 else OTHERS_AT + (place - 1) * PLANE
    note: i64 = drawn + 2
    i: i64 = 0
    while i < built:
        cell: i64 = i64(cells[i])
        q: i64 = (cell >> shift) - from_q
        r: i64 = (cell & ((1 << shift) - 1)) - from_r
        if 0 <= q < SIDE and 0 <= r < SIDE:
            shown: i64 = i64(top[cell])
            kind: i64 = (shown >> KIND_SHIFT) & KIND
            here: i64 = plane + q * SIDE + r
            if place == 0:
                there: i64 = OWN_AT + kind * PLANE + q * SIDE + r
                out[at + there] = ONE
            else:
                there = here + OTHER_KINDS
                out[at + there] = kinds[kind + 1]
            out[at + here] = levels[shown & LEVEL]
            notes[note] = here | (there << 16)
            note += 1
        i += 1
    notes[drawn] = city.placed + 1
    notes[drawn + 1] = note - drawn - 2
    out[at + BEYOND_AT + place] = TENTHS.of(built - (note - drawn - 2))


def prefetch(state: Fields, seat: i64) -> i64:
    """A line for each q of a city. After a tile is taken its placements are listed, after it is placed all
    cities are drawn.
    """
    if state.held == NOTHING:
        return prefetch_city(state.cities[seat].code, state.cities[seat])
    total: i64 = 0
    for city in state.cities:
        total += prefetch_city(city.top, city) + i64(city.cells[0])
    return total


def prefetch_city(cells: vec[i16], city: City) -> i64:
    width: i64 = 2 * city.half
    cell: i64 = (city.low_q + city.half) * width + city.half
    end: i64 = (city.high_q + city.half) * width + city.half
    total: i64 = 0
    while cell <= end:
        total += i64(cells[cell])
        cell += width
    return total


class AkropolisObserver(Observer):
    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        observe_anew(cast(Fields, state), seat, out, zeros(NOTES), at, 0)

    def notes(self) -> i64:
        return NOTES

    def observe_anew(
        self, state: State, seat: i64, out: vec[i32], notes: vec[i64], at: i64, first: i64
    ) -> None:
        observe_anew(cast(Fields, state), seat, out, notes, at, first)

    def prefetch(self, state: State, seat: i64) -> i64:
        return prefetch(cast(Fields, state), seat)


OBSERVER = AkropolisObserver(PIECES)
