"""How good a position is: what each city may come to be worth by the end.

A player weighs, colour by colour, districts against stars: a plaza is worth what its colour's
districts will sum to, a district what its colour's plazas will show. Both grow with the turns that
are left. Besides: temples that are nearly enclosed, houses outside the largest group, stones, and
quarries that can still be covered.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.akropolis.actions import ROTATIONS, cell_q, cell_r, rotation_of
from misto.games.akropolis.architect import architect_value
from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.catalog import (
    BARRACKS,
    COLOURS,
    HEX,
    HOUSE,
    MARKET,
    PLAZA,
    QUARRY,
    STARS,
    STEP_Q,
    STEP_R,
    TEMPLE,
)
from misto.games.akropolis.placement import KIND, KIND_SHIFT, LEVEL, PLACES_A_CELL, City
from misto.games.akropolis.scoring import BLANK, FAILED, STARRED, VALUE, tally
from misto.games.akropolis.state import Fields

VALUE_A_TURN: Final = 0.30  # by which a colour's districts grow each turn
STARS_A_TURN: Final = 0.12
LONGEST: Final = 10.0  # turns beyond these are not planned for
LOOKED_AT: Final[i64] = 8  # placements tried in earnest for a tile in hand
NO_WORTH: Final = vec[float]([0.0] * 12)
A_QUARRY: Final[i64] = 10  # in worth: a quarry in sight,
A_STONE: Final[i64] = 11  # and a stone for covering one
NO_GAINS: Final = vec[float]([0.0] * 7700)
NO_ACTIONS: Final = vec[i64]([0] * 7700)
NO_BRINGS: Final = vec[float]([0.0] * 65536)


def turns_left(state: Fields) -> float:
    """Turns each city may still expect; the last tile of the row is never played (AK-3.7)."""
    left: i64 = state.row_count - 1 + state.deck_left
    turns = float(left) / float(state.players())
    return turns if turns < LONGEST else LONGEST


def prospect(state: Fields, city: City, stones: i64, left: float) -> float:
    """The points a city may come to."""
    sums = tally(city, state.house)
    more_value = VALUE_A_TURN * left
    more_stars = STARS_A_TURN * left
    total = 0.0
    colour: i64 = 0
    while colour < COLOURS:
        value = float(sums[VALUE + colour]) + more_value
        stars = float(sums[STARRED + colour]) + more_stars
        total += value * stars
        colour += 1
    soon = left / 5.0 if left < 5.0 else 1.0
    top = city.top
    quarries: i64 = 0
    i: i64 = 0
    while i < city.built:
        cell: i64 = i64(city.cells[i])
        shown: i64 = i64(top[cell])
        kind: i64 = (shown >> KIND_SHIFT) & KIND
        if kind == QUARRY:
            quarries += 1
        elif kind == TEMPLE:
            gaps = open_sides(city, cell)
            if gaps > 0 and gaps <= 3:
                stars = float(sums[STARRED + TEMPLE]) + more_stars
                share = 0.75 - 0.2 * float(gaps)
                total += soon * share * float(shown & LEVEL) * stars
        i += 1
    stars = float(sums[STARRED + HOUSE]) + more_stars
    total += 0.15 * soon * float(sums[FAILED + HOUSE]) * stars
    total += float(stones) * (1.0 + 1.2 * soon) + 2.6 * soon * float(quarries)
    return total


def open_sides(city: City, cell: i64) -> i64:
    top = city.top
    steps = city.steps
    gaps: i64 = 0
    direction: i64 = 0
    while direction < 6:
        if top[cell + steps[direction]] == 0:
            gaps += 1
        direction += 1
    return gaps


def worth_of(state: Fields, seat: i64, left: float) -> vec[float]:
    """By colour, what a level of a district is worth (0 to 4) and what a star is (5 to 9); quarry, stone."""
    sums = tally(state.cities[seat], state.house)
    worth = NO_WORTH[:]
    worth[A_QUARRY] = 0.6
    worth[A_STONE] = 1.2
    colour: i64 = 0
    while colour < COLOURS:
        worth[colour] = float(sums[STARRED + colour]) + STARS_A_TURN * left
        worth[COLOURS + colour] = float(sums[VALUE + colour]) + VALUE_A_TURN * left
        colour += 1
    return worth


def hex_gain(worth: vec[float], kind: i64, level: i64, houses: i64, markets: i64, gaps: i64) -> float:
    """What a hex brings on top of a cell, judged by its neighbours alone."""
    if kind == QUARRY:
        return worth[A_QUARRY]
    if kind >= PLAZA:
        return float(STARS[kind - PLAZA]) * worth[kind]
    gain = float(level) * worth[kind]
    if kind == MARKET:
        return gain if markets == 0 else -gain * float(markets)
    if kind == HOUSE:
        return gain if houses > 0 else 0.4 * gain
    if kind == BARRACKS:
        return gain if gaps > 0 else 0.0
    if kind == TEMPLE:
        return gain * (1.0 if gaps == 0 else 0.6 - 0.15 * float(gaps) if gaps < 4 else 0.0)
    return gain


class Gains:
    """A quick look at every placement of a tile: what comes to show, less what is covered (AK-4.6).

    A cell lies under many placements; what each of the tile's hexes brings there is found once.
    """

    def __init__(self, city: City, worth: vec[float], tile: i64) -> None:
        self.city = city
        self.worth = worth
        self.tile = tile
        # A tile reaches two cells beyond the city: all it may lie on is in this box.
        self.low_q = city.low_q - 2
        self.low_r = city.low_r - 2
        self.span = city.high_r - city.low_r + 5
        cells: i64 = (city.high_q - city.low_q + 5) * self.span
        self.known = BLANK[:cells]
        self.brings = NO_BRINGS[: 4 * cells]  # by cell: of the three hexes, and what covering it brings

    def look(self, q: i64, r: i64, cell: i64) -> None:
        city = self.city
        houses: i64 = 0
        markets: i64 = 0
        gaps: i64 = 0
        direction: i64 = 0
        while direction < 6:
            shown: i64 = city.shown(q + STEP_Q[direction], r + STEP_R[direction])
            if shown == 0:
                gaps += 1
            else:
                kind: i64 = (shown >> KIND_SHIFT) & KIND
                if kind == HOUSE:
                    houses += 1
                elif kind == MARKET:
                    markets += 1
            direction += 1
        here: i64 = city.shown(q, r)
        level: i64 = here & LEVEL
        brings = self.brings
        worth = self.worth
        at: i64 = 4 * cell
        i: i64 = 0
        while i < 3:
            brings[at + i] = hex_gain(worth, HEX[self.tile * 3 + i], level + 1, houses, markets, gaps)
            i += 1
        if level > 0:
            under: i64 = (here >> KIND_SHIFT) & KIND
            if under == QUARRY:
                brings[at + 3] = worth[A_STONE]
            else:
                brings[at + 3] = -hex_gain(worth, under, level, houses, markets, gaps)
        self.known[cell] = 1

    def of(self, action: i64) -> float:
        """The gain of a placement."""
        first = rotation_of(action)
        second: i64 = first + 1 if first < 5 else 0
        q = cell_q(action)
        r = cell_r(action)
        span = self.span
        known = self.known
        one: i64 = (q - self.low_q) * span + r - self.low_r
        two: i64 = one + STEP_Q[first] * span + STEP_R[first]
        three: i64 = one + STEP_Q[second] * span + STEP_R[second]
        if known[one] == 0:
            self.look(q, r, one)
        if known[two] == 0:
            self.look(q + STEP_Q[first], r + STEP_R[first], two)
        if known[three] == 0:
            self.look(q + STEP_Q[second], r + STEP_R[second], three)
        brings = self.brings
        # in this order: the choices of v0.1.0 hang on the last bit
        gain = brings[4 * one] + brings[4 * one + 3]
        gain = gain + brings[4 * two + 1] + brings[4 * two + 3]
        return gain + brings[4 * three + 2] + brings[4 * three + 3]


def best_prospect(state: Fields, seat: i64, left: float) -> float:
    """What the city may come to once the tile in hand lies where it serves best."""
    city = state.cities[seat]
    worth = worth_of(state, seat, left)
    room: i64 = PLACES_A_CELL * city.built + ROTATIONS
    actions = NO_ACTIONS[:room]
    gains = NO_GAINS[:room]
    count = city.legal(actions)
    quick = Gains(city, worth, state.held)
    i: i64 = 0
    while i < count:
        gains[i] = quick.of(actions[i])
        i += 1
    best = -1.0e9
    tries: i64 = 0
    while tries < LOOKED_AT and tries < count:
        chosen: i64 = 0
        i = 1
        while i < count:
            if gains[i] > gains[chosen]:
                chosen = i
            i += 1
        gains[chosen] = -1.0e9
        after = city.copy()
        action = actions[chosen]
        gained = after.place(state.held, cell_q(action), cell_r(action), rotation_of(action))
        seen = prospect(state, after, state.stones[seat] + gained, left)
        if seen > best:
            best = seen
        tries += 1
    return best


def future(state: Fields, seat: i64, left: float) -> float:
    if state.held != NOTHING and seat == state.active:
        return best_prospect(state, seat, left)
    return prospect(state, state.cities[seat], state.stones[seat], left)


def architect_future(state: Fields, left: float) -> float:
    """The architect scores whatever it owns (AK-S5), so it only grows."""
    total = float(state.architect_stones)
    colour: i64 = 0
    while colour < COLOURS:
        stars = float(state.architect_kinds[PLAZA + colour] * STARS[colour]) + 0.2 * left
        total += (float(architect_value(state, colour)) + 0.35 * left) * stars
        colour += 1
    return total


def estimate(state: Fields, seat: i64) -> float:
    """The chance to win, from the gaps between what the cities may come to."""
    left = turns_left(state)
    spread = 5.0 + 1.5 * left
    mine = future(state, seat, left)
    if state.house.solo > 0:
        return 1.0 / (1.0 + math.exp(bounded((architect_future(state, left) - mine) / spread)))
    total = 0.0
    other: i64 = 0
    while other < state.seats:
        theirs = mine if other == seat else future(state, other, left)
        total += math.exp(bounded((theirs - mine) / spread))
        other += 1
    return 1.0 / total


def bounded(x: float) -> float:
    return 40.0 if x > 40.0 else -40.0 if x < -40.0 else x
