"""Akropolis: who decides what, and what follows, in rulebook order."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.event import Value
from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied
from misto.games.akropolis import architect, hidden, scoring
from misto.games.akropolis.actions import ACTIONS, PLACE, cell_q, cell_r, rotation_of
from misto.games.akropolis.asks import NOTHING, OVER
from misto.games.akropolis.catalog import HEX, hexes_of
from misto.games.akropolis.placement import LEVEL, City
from misto.games.akropolis.state import Fields


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

    def conceal(self, seat: i64, rng: Rng) -> None:
        hidden.conceal_stacks(self, rng)
        self.rng.reseed(rng.bits(), rng.bits())

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
        return self.cities[seat].fits(cell_q(action), cell_r(action), rotation_of(action))

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
        q = cell_q(action)
        r = cell_r(action)
        rotation = rotation_of(action)
        city = self.cities[seat]
        tile = self.held
        gained = city.place(tile, q, r, rotation)
        self.stones[seat] += gained
        self.held = NOTHING
        if self.heard is not None:
            facts: dict[str, Value] = {
                "seat": int(seat),
                "tile": int(tile),
                "q": int(q),
                "r": int(r),
                "rotation": int(rotation),
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
