"""The learned value of a city, and the chance to win that follows from all cities at the table.

The network says what a city may come to by the end, in points; nobody's city hinders another's, so a
seat's chance follows from the gaps between those forecasts and from how much they err. A forecast is
remembered: a rival's city does not change by what one does oneself, and a tile is looked at once when
it is chosen and again when it is placed.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import Net, Spread, Weights
from misto.games.akropolis.actions import ROTATIONS, cell_q, cell_r, move_of, rotation_of
from misto.games.akropolis.architect import POINTS_A_QUARRY, SOLO_MEDIUM
from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.catalog import COLOURS, PLAZA, QUARRY, STARS
from misto.games.akropolis.estimate import A_QUARRY, A_STONE, NO_WORTH, Gains, architect_future, bounded
from misto.games.akropolis.features import (
    A_COLOUR,
    COLOURS_AT,
    COUNTS,
    FIELD,
    QUARRIES_AT,
    STONES_AT,
    points_of,
    read_city,
)
from misto.games.akropolis.house import House
from misto.games.akropolis.placement import PLACES_A_CELL, City, key_after
from misto.games.akropolis.state import Fields

KEPT: Final[i64] = 16384  # forecasts remembered, a power of two
MOST_STONES: Final[i64] = 31  # with more, or with
MOST_TURNS: Final[i64] = 31  # more turns to come, a forecast is not remembered
NO_GAINS: Final = vec[float]([0.0] * 7700)
NO_ACTIONS: Final = vec[i64]([0] * 7700)
UNSEEN: Final = -1.0e9  # a placement that did not look good enough to be looked at
SURE: Final = 0.25  # points by which a forecast errs that is none


def own_turns(state: Fields, seat: i64) -> i64:
    """Turns the seat will still have, the one in which it holds a tile not counted. The last tile of the
    row is never played (AK-3.7).
    """
    players: i64 = state.players()
    turns: i64 = state.row_count - 1 + state.deck_left
    until: i64 = seat - state.active
    if state.held != NOTHING:
        until -= 1
    if until < 0:
        until += players
    return (turns - until + players - 1) // players if turns > until else 0


def house_code(house: House) -> i64:
    code: i64 = house.variants << 3
    if house.most_valuable:
        code |= 1
    if house.any_empty:
        code |= 2
    if house.single_hex:
        code |= 4
    return code


class Outlook:
    """What the table looks like to every city: the tiles to come, and who plays by what rules."""

    def __init__(self, state: Fields) -> None:
        total: i64 = 0
        i: i64 = 0
        while i < state.row_count:
            total += COUNTS[state.row[i]]
            i += 1
        deck = state.deck
        i = 0
        while i < state.deck_left:
            total += COUNTS[deck[i]]
            i += 1
        self.house = state.house
        self.players = state.players()
        self.to_come = total
        self.tiles = state.row_count + state.deck_left
        self.code: i64 = (house_code(state.house) << 2) | (self.players - 1)

    def without(self, tile: i64) -> None:
        """The same once a tile was taken."""
        self.to_come -= COUNTS[tile]
        self.tiles -= 1

    def mark(self) -> i64:
        """The tiles to come in one number."""
        return self.to_come | ((self.tiles & 3) << 60)

    def put_back(self, tile: i64) -> None:
        self.to_come += COUNTS[tile]
        self.tiles += 1


def unit_slopes(net: Net, x: vec[float]) -> vec[float]:
    """By how much the value rises with each unit of the first layer, where the network stands."""
    units = net.first_bias[:]
    width: i64 = len(units)
    first = net.first
    i: i64 = 0
    while i < len(x):
        if x[i] != 0.0:
            j: i64 = 0
            while j < width:
                units[j] += x[i] * first[i * width + j]
                j += 1
        i += 1
    sums = net.second_bias[:]
    height: i64 = len(sums)
    second = net.second
    i = 0
    while i < width:
        if units[i] > 0.0:
            j = 0
            while j < height:
                sums[j] += units[i] * second[i * height + j]
                j += 1
        i += 1
    i = 0
    while i < width:
        slope = 0.0
        if units[i] > 0.0:
            j = 0
            while j < height:
                if sums[j] > 0.0:
                    slope += second[i * height + j] * net.last[j]
                j += 1
        units[i] = slope
        i += 1
    return units


def slope_of(net: Net, units: vec[float], i: i64) -> float:
    """By how much the value rises with an input."""
    width: i64 = len(units)
    first = net.first
    slope = net.direct[i]
    j: i64 = 0
    while j < width:
        slope += units[j] * first[i * width + j]
        j += 1
    return slope


def worth_now(x: vec[float]) -> vec[float]:
    """The same once nothing more will come: a level brings its colour's stars, a star its value."""
    worth = NO_WORTH[:]
    colour: i64 = 0
    while colour < COLOURS:
        at: i64 = COLOURS_AT + colour * A_COLOUR
        worth[colour] = x[at + 1]
        worth[COLOURS + colour] = x[at]
        colour += 1
    worth[A_STONE] = 1.0
    return worth


def at_least(x: float, least: float) -> float:
    return x if x > least else least


class Forecast:
    """The network's word on cities, with a memory."""

    def __init__(self, net: Net, looked_at: i64, glanced_at: i64) -> None:
        self.net = net
        self.looked_at = looked_at  # placements tried for a tile in hand, the best-looking,
        self.glanced_at = glanced_at  # and where it must be quick
        self.keys = vec[i64]([-1 for _ in range(KEPT)])
        self.tables = vec[i64]([0 for _ in range(KEPT)])
        self.values = vec[float]([0.0 for _ in range(KEPT)])

    def points(self, table: Outlook, city: City, stones: i64, left: i64) -> float:
        """The points a city may come to; with no turn left those it has."""
        key = key_of(table, city.key, stones, left)
        value = self.recall(key, table)
        if value == UNSEEN:
            x = read_city(city, table.house, stones, left, table.players, table.to_come, table.tiles)
            value = points_of(x, stones) if left == 0 else self.net.value(x)
            self.keep(key, table, value)
        return value

    def after(self, table: Outlook, city: City, tile: i64, action: i64, stones: i64, left: i64) -> float:
        """The points a city may come to after a placement."""
        q = cell_q(action)
        r = cell_r(action)
        turned = rotation_of(action)
        gained = city.stones_beneath(q, r, turned)
        key = key_after(city.key, move_of(tile, action))
        value = self.recall(key_of(table, key, stones + gained, left), table)
        if value == UNSEEN:
            after = city.copy()
            after.place(tile, q, r, turned)
            value = self.points(table, after, stones + gained, left)
        return value

    def recall(self, key: i64, table: Outlook) -> float:
        """What was forecast before, UNSEEN if it was not or has been forgotten."""
        if key >= 0:
            place = place_of(key, table)
            if self.keys[place] == key and self.tables[place] == table.mark():
                return self.values[place]
        return UNSEEN

    def keep(self, key: i64, table: Outlook, value: float) -> None:
        if key >= 0:
            place = place_of(key, table)
            self.keys[place] = key
            self.tables[place] = table.mark()
            self.values[place] = value

    def worth(self, table: Outlook, city: City, stones: i64, left: i64) -> vec[float]:
        """What a level of each colour is worth, a star, a quarry and a stone: the network's slopes, for a
        quick look at placements.
        """
        net = self.net
        x = read_city(city, table.house, stones, left, table.players, table.to_come, table.tiles)
        if left == 0:
            return worth_now(x)
        units = unit_slopes(net, x)
        turns = float(left)
        share = turns / float(table.tiles) if table.tiles > 0 else 0.0
        worth = NO_WORTH[:]
        colour: i64 = 0
        while colour < COLOURS:
            at: i64 = COLOURS_AT + colour * A_COLOUR
            districts = share * float((table.to_come >> (FIELD * colour)) & 63)
            plazas = share * float((table.to_come >> (FIELD * (PLAZA + colour))) & 63)
            product = slope_of(net, units, at + 2)
            level = slope_of(net, units, at) + x[at + 1] * product + turns * slope_of(net, units, at + 3)
            level += plazas * float(STARS[colour]) * slope_of(net, units, at + 8)
            star = slope_of(net, units, at + 1) + x[at] * product + turns * slope_of(net, units, at + 4)
            star += x[at + 5] * slope_of(net, units, at + 6) + districts * slope_of(net, units, at + 7)
            if (table.house.variants >> colour) & 1 != 0:
                star += turns * slope_of(net, units, at + 10)
            worth[colour] = at_least(level, 0.1)
            worth[COLOURS + colour] = at_least(star, 0.1)
            colour += 1
        worth[A_QUARRY] = slope_of(net, units, QUARRIES_AT + 1)
        stone = slope_of(net, units, STONES_AT) + turns * slope_of(net, units, STONES_AT + 1)
        if stones < 3:
            stone += slope_of(net, units, STONES_AT + 2)
        worth[A_STONE] = at_least(stone, 1.0)
        return worth

    def try_places(
        self,
        table: Outlook,
        city: City,
        worth: vec[float],
        tile: i64,
        stones: i64,
        left: i64,
        actions: vec[i64],
        count: i64,
        out: vec[float],
        most: i64,
    ) -> float:
        """Fill out with what the best-looking placements may lead to, UNSEEN for the others; the best."""
        gains = NO_GAINS[:count]
        quick = Gains(city, worth, tile)
        i: i64 = 0
        while i < count:
            gains[i] = quick.of(actions[i])
            out[i] = UNSEEN
            i += 1
        best = UNSEEN
        tries: i64 = 0
        while tries < most and tries < count:
            chosen: i64 = 0
            i = 1
            while i < count:
                if gains[i] > gains[chosen]:
                    chosen = i
                i += 1
            gains[chosen] = UNSEEN
            out[chosen] = self.after(table, city, tile, actions[chosen], stones, left)
            if out[chosen] > best:
                best = out[chosen]
            tries += 1
        return best

    def of_seat(self, state: Fields, table: Outlook, seat: i64) -> float:
        """What a seat may come to; a tile in hand counts as laid where it serves best."""
        left = own_turns(state, seat)
        city = state.cities[seat]
        if state.held == NOTHING or seat != state.active:
            return self.points(table, city, state.stones[seat], left)
        room: i64 = PLACES_A_CELL * city.built + ROTATIONS
        actions = NO_ACTIONS[:room]
        out = NO_GAINS[:room]
        count = city.legal(actions)
        worth = self.worth(table, city, state.stones[seat], left)
        return self.try_places(
            table, city, worth, state.held, state.stones[seat], left, actions, count, out, self.looked_at
        )

    def look_ahead(self, state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """What the seat's own city may come to after each action."""
        table = Outlook(state)
        left = own_turns(state, seat)
        city = state.cities[seat]
        if state.held != NOTHING:
            worth = self.worth(table, city, state.stones[seat], left)
            self.try_places(
                table, city, worth, state.held, state.stones[seat], left, actions, count, out, self.glanced_at
            )
            return
        left -= 1  # the turn at hand is no longer to come once a tile is taken
        worth = self.worth(table, city, state.stones[seat], left)
        room: i64 = PLACES_A_CELL * city.built + ROTATIONS
        places = NO_ACTIONS[:room]
        scratch = NO_GAINS[:room]
        many = city.legal(places)
        i: i64 = 0
        while i < count:
            tile = state.row[actions[i]]
            table.without(tile)
            out[i] = self.try_places(
                table,
                city,
                worth,
                tile,
                state.stones[seat] - actions[i],
                left,
                places,
                many,
                scratch,
                self.glanced_at,
            )
            table.put_back(tile)
            i += 1


def key_of(table: Outlook, city: i64, stones: i64, left: i64) -> i64:
    """Everything a forecast depends on but the tiles to come; -1 if it is not to be remembered."""
    if stones > MOST_STONES or left > MOST_TURNS:
        return -1
    return (((((city << 5) | stones) << 5) | left) << 10) | table.code


def place_of(key: i64, table: Outlook) -> i64:
    return (key + (key >> 20) + (key >> 34) + table.to_come + (table.to_come >> 30)) & (KEPT - 1)


def turns_to_come(state: Fields) -> float:
    """Turns to come, for each player."""
    return float(state.row_count - 1 + state.deck_left) / float(state.players())


def architect_forecast(state: Fields, left: float, shift: float) -> float:
    """What the architect of the solo game may come to (AK-S5, AK-S6)."""
    now = architect_future(state, left)
    if state.house.solo == SOLO_MEDIUM:
        now += float(POINTS_A_QUARRY * state.architect_kinds[QUARRY])
    return now + shift * left


class Chances:
    """Chances to win, from the gaps between forecasts and from how much these err."""

    def __init__(self, forecast: Forecast, spreads: list[Spread], shift: float) -> None:
        self.forecast = forecast
        self.spreads = spreads  # by seats; of one, the solo game's
        self.shift = shift  # how many points a turn the architect grows faster than its forecast

    def of_seat(self, state: Fields, seat: i64) -> float:
        table = Outlook(state)
        forecast = self.forecast
        mine = forecast.of_seat(state, table, seat)
        left = turns_to_come(state)
        spread = self.spreads[state.seats].at(left) if left > 0.0 else SURE
        if state.house.solo > 0:
            theirs = architect_forecast(state, left, self.shift)
            return 1.0 / (1.0 + math.exp(bounded((theirs - mine) / spread)))
        total = 0.0
        other: i64 = 0
        while other < state.seats:
            theirs = mine if other == seat else forecast.of_seat(state, table, other)
            total += math.exp(bounded((theirs - mine) / spread))
            other += 1
        return 1.0 / total


def chances_of(weights: Weights, looked_at: i64, glanced_at: i64) -> Chances:
    spreads = [weights.spreads[str(seats)] for seats in (1, 1, 2, 3, 4)]
    return Chances(Forecast(weights.net, looked_at, glanced_at), spreads, weights.shifts["1"])
