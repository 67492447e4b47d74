"""The position of a game of Machi Koro: its fields, and the market that is kept filled."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import State, listed, zeros
from misto.games.machi_koro.catalog import (
    BAKERY,
    COLOUR,
    KIND_IDS,
    KINDS,
    LANDMARKS,
    PURPLE,
    WHEAT_FIELD,
    copies_of,
)
from misto.games.machi_koro.house import THINGS, House


class Fields(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        reveals: i64,
        house: House,
        kinds: i64,
        landmarks: i64,
        coins: vec[i64],
        cards: vec[i64],
        built: vec[i64],
        market: vec[i64],
        may_build: vec[i64],
        deck: vec[i64],
        deck_left: i64,
        row_kinds: i64,
        active: i64,
        ask: i64,
        die_one: i64,
        die_two: i64,
        added: i64,
        park_ready: i64,
        partner: i64,
        taking: i64,
        turn_count: i64,
    ) -> None:
        super().__init__(seats, rng, reveals)
        self.house = house
        self.kinds = kinds  # kinds of establishments in this mode: 15 or 25
        self.landmarks = landmarks  # landmarks to build: 4 or 6
        self.coins = coins  # by seat
        self.cards = cards  # copies by seat * KINDS + kind
        self.built = built  # 1 if face up, by seat * LANDMARKS + landmark
        self.market = market  # copies that may be built, by kind
        self.may_build = may_build  # derived: see note_kind and note_all
        self.deck = deck  # hidden kinds of the ten-kinds market, drawn from deck_left - 1 down
        self.deck_left = deck_left
        self.row_kinds = row_kinds  # 0: full supply; else how many kinds the row is kept at
        self.active = active
        self.ask = ask
        self.die_one = die_one
        self.die_two = die_two  # 0 when one die was rolled
        self.added = added  # 2 when the Harbor was used
        self.park_ready = park_ready  # the Amusement Park stood when the dice were rolled
        self.partner = partner  # seat chosen for an exchange
        self.taking = taking  # kind chosen from the partner
        self.turn_count = turn_count

    def fields(self) -> list[tuple[str, list[int]]]:
        house = self.house
        return [
            ("seats", [int(self.seats)]),
            ("rng", [int(self.rng.word), int(self.rng.carry)]),
            ("reveals", [int(self.reveals)]),
            (
                "house",
                [
                    int(house.sushi_bar_cost),
                    int(house.reroll_same_count),
                    int(house.park_at_roll),
                    int(house.swap_mandatory),
                    int(house.discard_dead_purple),
                    int(house.turn_cap),
                ],
            ),
            ("kinds", [int(self.kinds)]),
            ("landmarks", [int(self.landmarks)]),
            ("coins", listed(self.coins)),
            ("cards", listed(self.cards)),
            ("built", listed(self.built)),
            ("market", listed(self.market)),
            ("deck", listed(self.deck)[: int(self.deck_left)]),
            ("row_kinds", [int(self.row_kinds)]),
            ("active", [int(self.active)]),
            ("ask", [int(self.ask)]),
            ("dice", [int(self.die_one), int(self.die_two), int(self.added)]),
            ("park_ready", [int(self.park_ready)]),
            ("exchange", [int(self.partner), int(self.taking)]),
            ("turn", [int(self.turn_count)]),
        ]

    def turns(self) -> i64:
        return self.turn_count

    def has_built(self, seat: i64, landmark: i64) -> bool:
        return self.built[seat * LANDMARKS + landmark] == 1

    def note_kind(self, kind: i64) -> None:
        """Who may build this kind, its cost apart: MK-5.5 one purple card each, MK-5.6 not sold out."""
        seat: i64 = 0
        while seat < self.seats:
            barred = COLOUR[kind] == PURPLE and self.cards[seat * KINDS + kind] > 0
            self.may_build[seat * THINGS + kind] = 1 if self.market[kind] > 0 and not barred else 0
            seat += 1

    def note_all(self) -> None:
        kind: i64 = 0
        while kind < KINDS:
            self.note_kind(kind)
            kind += 1
        seat: i64 = 0
        while seat < self.seats:
            mark: i64 = 0
            while mark < self.landmarks:
                self.may_build[seat * THINGS + KINDS + mark] = 1 - self.built[seat * LANDMARKS + mark]
                mark += 1
            seat += 1

    def market_kinds(self) -> i64:
        found: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            if self.market[kind] > 0:
                found += 1
            kind += 1
        return found

    def refill(self) -> None:
        """MK-9.2, MK-9.3: draw one by one, equal cards stacked, until ten kinds lie in the row."""
        while self.deck_left > 0 and self.market_kinds() < self.row_kinds:
            self.deck_left -= 1
            kind = self.deck[self.deck_left]
            self.market[kind] += 1
            self.reveals += 1
            if self.heard is not None:
                self.tell("market_draw", -1, {"card": KIND_IDS[kind]})
            self.note_kind(kind)
            self.discard_if_dead(kind)

    def discard_if_dead(self, kind: i64) -> None:
        """MK-R7: a purple stack that no player may build any more leaves the game, if so agreed."""
        if not self.house.discard_dead_purple or COLOUR[kind] != PURPLE or self.market[kind] == 0:
            return
        seat: i64 = 0
        while seat < self.seats:
            if self.cards[seat * KINDS + kind] == 0:
                return
            seat += 1
        self.market[kind] = 0
        self.note_kind(kind)
        if self.heard is not None:
            self.tell("market_discard", -1, {"card": KIND_IDS[kind]})


def supply_of(kinds: i64) -> list[int]:
    return [int(copies_of(k)) if k < kinds else 0 for k in range(KINDS)]


def start_cards(seats: i64) -> vec[i64]:
    """MK-2.2: a Wheat Field and a Bakery each."""
    cards = zeros(seats * KINDS)
    seat: i64 = 0
    while seat < seats:
        cards[seat * KINDS + WHEAT_FIELD] = 1
        cards[seat * KINDS + BAKERY] = 1
        seat += 1
    return cards
