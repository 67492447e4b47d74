"""Akropolis: who decides what, and what follows, in rulebook order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.event import Value
from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied, zeros
from misto.games.akropolis import architect, scoring
from misto.games.akropolis.actions import ACTIONS, PLACE, REACH, ROTATIONS, SPAN
from misto.games.akropolis.catalog import HEX, KINDS, PLAZA, QUARRY, START_STONES, hexes_of, tiles_in_play
from misto.games.akropolis.placement import LEVEL, City, start_city
from misto.games.akropolis.state import NOTHING, OVER, Fields, House

MOST_TILES: Final[i64] = 40  # in the architect's hands


class Akropolis(Fields):
    def copy(self) -> "Akropolis":
        cities: list[City] = []
        for city in self.cities:
            cities.append(city.copy())
        alone = self.house.solo > 0
        return Akropolis(
            self.seats,
            self.rng.copy(),
            self.reveals,
            self.house,
            cities,
            copied(self.stones),
            copied(self.row),
            self.row_count,
            copied(self.deck),
            self.deck_left,
            self.first,
            self.active,
            self.held,
            self.turn_count,
            self.architect_stones,
            copied(self.architect_kinds) if alone else self.architect_kinds,
            copied(self.architect_tiles) if alone else self.architect_tiles,
            self.architect_count,
        )

    # --- what is asked

    def turn(self) -> i64:
        return self.active

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.active or seat < 0:
            return 0
        if self.held != NOTHING:
            return self.cities[seat].legal(out)
        # AK-3.3, AK-3.5: the k-th tile costs k - 1 stones, paid from what one has.
        n: i64 = self.stones[seat] + 1
        if n > self.row_count:
            n = self.row_count
        i: i64 = 0
        while i < n:
            out[i] = i
            i += 1
        return n

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.active or seat < 0 or action < 0 or action >= ACTIONS:
            return False
        if self.held == NOTHING:
            return action < self.row_count and action <= self.stones[seat]
        if action < PLACE:
            return False
        at: i64 = action - PLACE
        cell: i64 = at // ROTATIONS
        return self.cities[seat].fits(cell // SPAN - REACH, cell % SPAN - REACH, at % ROTATIONS)

    # --- a turn (AK-3.2)

    def apply(self, seat: i64, action: i64) -> None:
        if not self.is_legal(seat, action):
            raise IllegalAction(f"seat {seat}, action {action}")
        if self.held == NOTHING:
            self.take(seat, action)
        else:
            self.place(seat, action)

    def take(self, seat: i64, place: i64) -> None:
        """AK-3.3: pay for every tile passed over; AK-3.6: the row closes up."""
        self.held = self.row[place]
        self.close_row(place)
        self.stones[seat] -= place
        if self.house.solo > 0:
            self.architect_stones += place  # AK-S2
        if self.heard is not None:
            tile = int(self.held)
            facts: dict[str, Value] = {
                "seat": int(seat),
                "tile": tile,
                "hexes": hexes_of(tile),
                "stones": int(place),
            }
            self.tell("take", -1, facts)

    def close_row(self, place: i64) -> None:
        self.row_count -= 1
        i: i64 = place
        while i < self.row_count:
            self.row[i] = self.row[i + 1]
            i += 1

    def place(self, seat: i64, action: i64) -> None:
        """AK-4, AK-5.1."""
        at: i64 = action - PLACE
        cell: i64 = at // ROTATIONS
        q: i64 = cell // SPAN - REACH
        r: i64 = cell % SPAN - REACH
        city = self.cities[seat]
        tile = self.held
        gained = city.place(tile, q, r, at % ROTATIONS)
        self.stones[seat] += gained
        self.held = NOTHING
        if self.heard is not None:
            facts: dict[str, Value] = {
                "seat": int(seat),
                "tile": int(tile),
                "q": int(q),
                "r": int(r),
                "rotation": int(at % ROTATIONS),
                "level": int(city.shown(q, r) & LEVEL),
                "stones": int(gained),
            }
            self.tell("place", -1, facts)
        self.end_turn()
        if self.house.solo > 0 and self.active != OVER:
            self.architect_turn()

    def end_turn(self) -> None:
        """AK-7.1 to AK-7.4."""
        self.turn_count += 1
        if self.row_count == 1:
            if self.deck_left == 0:
                self.active = OVER
                if self.heard is not None:
                    self.tell("over", -1, {"tile": int(self.row[0])})
                return
            self.open_stack()
        if self.house.solo == 0:
            self.active += 1
            if self.active == self.seats:
                self.active = 0

    def open_stack(self) -> None:
        """AK-7.1: the tile left over comes first, players + 1 more after it; AK-7.2: a new chief."""
        size: i64 = self.players() + 1
        i: i64 = 0
        while i < size:
            self.deck_left -= 1
            self.row[self.row_count] = self.deck[self.deck_left]
            self.row_count += 1
            i += 1
        self.reveals += 1
        if self.heard is not None:
            drawn = [int(self.row[k]) for k in range(1, int(self.row_count))]
            self.tell("open_stack", -1, {"tiles": drawn, "stacks": int(self.deck_left // size)})
            if self.house.solo == 0:
                self.tell("chief", -1, {"seat": int(self.chief())})

    def architect_turn(self) -> None:
        """AK-S2 to AK-S4: it pays the supply, keeps the tile and covers nothing."""
        place = architect.architect_choice(self)
        tile = self.row[place]
        self.close_row(place)
        self.architect_stones -= place
        self.own(tile)
        if self.heard is not None:
            facts: dict[str, Value] = {"tile": int(tile), "hexes": hexes_of(int(tile)), "stones": int(place)}
            self.tell("architect_take", -1, facts)
        self.end_turn()

    def own(self, tile: i64) -> None:
        self.architect_tiles[self.architect_count] = tile
        self.architect_count += 1
        i: i64 = 0
        while i < 3:
            self.architect_kinds[HEX[tile * 3 + i]] += 1
            i += 1

    # --- the end, and looking

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def outcome(self, seat: i64) -> float:
        return scoring.outcome(self, seat)


def new_game(seats: i64, rng: Rng, house: House, first: i64) -> Akropolis:
    """Set-up, AK-2.1 to AK-2.8. A negative first is drawn at random (AK-R1)."""
    players: i64 = seats + 1 if house.solo > 0 else seats
    if first < 0:
        first = rng.below(seats)
    deck = vec[i64](tiles_in_play(int(players), house.long_game))
    n: i64 = len(deck)
    rng.shuffle(deck, n)
    row = zeros(6)
    shown: i64 = players + 2  # AK-2.3
    i: i64 = 0
    while i < shown:
        n -= 1
        row[i] = deck[n]
        i += 1
    stones = zeros(seats)
    i = 0
    while i < seats:
        stones[(first + i) % seats] = START_STONES[i]  # AK-2.6
        i += 1
    state = Akropolis(
        seats,
        rng,
        0,
        house,
        [start_city() for _ in range(seats)],
        stones,
        row,
        shown,
        deck,
        n,
        first,
        first,
        NOTHING,
        0,
        0,
        zeros(KINDS),
        zeros(MOST_TILES),
        0,
    )
    if house.solo > 0:
        state.architect_stones = START_STONES[1]  # AK-S1
        state.architect_kinds[PLAZA] = 1  # AK-S7: its start tile
        state.architect_kinds[QUARRY] = 3
    return state


def from_fields(fields: dict[str, list[int]]) -> Akropolis:
    """The position that ``fields`` described; ValueError where a tile lies as it cannot."""
    house = fields["house"]
    word, carry = fields["rng"]
    first, active, held, turn_count = fields["turn"]
    seats = fields["seats"][0]
    row = fields["row"]
    owned = fields["architect"]
    state = Akropolis(
        seats,
        Rng(word, carry),
        fields["reveals"][0],
        House(house[0], house[1] == 1, house[2] == 1, house[3] == 1, house[4] == 1, house[5], len(house) > 6),
        [city_from(fields[f"city{seat}"]) for seat in range(seats)],
        vec[i64](fields["stones"]),
        vec[i64](row + [0] * (6 - len(row))),
        len(row),
        vec[i64](fields["deck"]),
        len(fields["deck"]),
        first,
        active,
        held,
        turn_count,
        owned[0],
        zeros(KINDS),
        zeros(MOST_TILES),
        0,
    )
    if state.house.solo > 0:
        state.architect_kinds[PLAZA] = 1
        state.architect_kinds[QUARRY] = 3
        for tile in owned[1:]:
            state.own(tile)
    return state


def city_from(moves: list[int]) -> City:
    city = start_city()
    for i in range(0, len(moves), 4):
        tile, q, r, rotation = moves[i : i + 4]
        if not (0 < tile <= 61 and 0 <= rotation < 6 and city.fits(q, r, rotation)):
            raise ValueError(f"tile {tile} cannot lie at {q}, {r}")
        city.place(tile, q, r, rotation)
    return city
