"""The position of a game of Akropolis: its fields, set-up, and what is hidden."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import State, copied, listed
from misto.games.akropolis.actions import cell_q, cell_r, rotation_of
from misto.games.akropolis.placement import City

NOTHING: Final[i64] = 0  # no tile in hand
OVER: Final[i64] = -1  # nobody is active
MOVE_SHIFT: Final[i64] = 20


class House:
    """The variants and house rules in force; never changed after set-up, so copies share it."""

    def __init__(
        self,
        variants: i64,
        most_valuable: bool,
        any_empty: bool,
        single_hex: bool,
        long_game: bool,
        solo: i64,
        any_side: bool,
    ) -> None:
        self.variants = variants  # bits in the order of the colours (AK-8.1)
        self.most_valuable = most_valuable  # AK-R3
        self.any_empty = any_empty  # AK-R4
        self.single_hex = single_hex  # AK-R6
        self.long_game = long_game  # AK-2.8
        self.solo = solo  # 0 off, 1 easy, 2 medium, 3 hard (AK-S6)
        self.any_side = any_side  # AK-R17

    def listed(self) -> list[int]:
        made = [
            int(self.variants),
            int(self.most_valuable),
            int(self.any_empty),
            int(self.single_hex),
            int(self.long_game),
            int(self.solo),
        ]
        if self.any_side:  # only where it is on: positions without it keep the fingerprint they always had
            made.append(1)
        return made


class Fields(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        reveals: i64,
        house: House,
        cities: list[City],
        stones: vec[i64],
        row: vec[i64],
        row_count: i64,
        deck: vec[i64],
        deck_left: i64,
        first: i64,
        active: i64,
        held: i64,
        turn_count: i64,
        architect_stones: i64,
        architect_kinds: vec[i64],
        architect_tiles: vec[i64],
        architect_count: i64,
    ) -> None:
        super().__init__(seats, rng, reveals)
        self.house = house
        self.cities = cities  # by seat
        self.stones = stones  # by seat
        self.row = row  # tile numbers of the construction site, the free one first
        self.row_count = row_count
        self.deck = deck  # the stacks, hidden, drawn from deck_left - 1 down
        self.deck_left = deck_left
        self.first = first  # who began
        self.active = active  # OVER when the game is
        self.held = held  # the tile taken and not yet placed
        self.turn_count = turn_count  # turns taken by all, the architect's too
        self.architect_stones = architect_stones
        self.architect_kinds = architect_kinds  # hexes the architect owns, by kind
        self.architect_tiles = architect_tiles  # as it took them
        self.architect_count = architect_count

    def players(self) -> i64:
        """Seats at the table; the architect of the solo game is the second (AK-S1)."""
        return self.seats + 1 if self.house.solo > 0 else self.seats

    def rounds(self) -> i64:
        """Rounds that are over; one has players + 1 turns (AK-7.3)."""
        return self.turn_count // (self.players() + 1)

    def chief(self) -> i64:
        """AK-7.2: who holds the marker; in the solo game 1 is the architect."""
        return (self.first + self.rounds()) % self.players()

    def fields(self) -> list[tuple[str, list[int]]]:
        made: list[tuple[str, list[int]]] = [
            ("seats", [int(self.seats)]),
            ("rng", [int(self.rng.word), int(self.rng.carry)]),
            ("reveals", [int(self.reveals)]),
            ("house", self.house.listed()),
            ("stones", listed(self.stones)),
            ("row", listed(self.row)[: int(self.row_count)]),
            ("deck", listed(self.deck)[: int(self.deck_left)]),
            ("turn", [int(self.first), int(self.active), int(self.held), int(self.turn_count)]),
            (
                "architect",
                [int(self.architect_stones), *listed(self.architect_tiles)[: int(self.architect_count)]],
            ),
        ]
        for seat in range(self.seats):
            made.append((f"city{seat}", moves_of(self.cities[seat])))
        return made

    def turns(self) -> i64:
        return self.turn_count

    def conceal(self, seat: i64, rng: Rng) -> None:
        # AK-R11: everything is public except which tile lies where in the stacks.
        deck = copied(self.deck)
        sort_tiles(deck, self.deck_left)
        rng.shuffle(deck, self.deck_left)
        self.deck = deck
        self.rng.reseed(rng.bits(), rng.bits())


def moves_of(city: City) -> list[int]:
    """Every placement as four numbers: tile, q, r, rotation."""
    made: list[int] = []
    for i in range(city.placed):
        move: i64 = city.moves[i]
        action: i64 = move & 0xFFFFF
        made += [int(move >> MOVE_SHIFT), int(cell_q(action)), int(cell_r(action)), int(rotation_of(action))]
    return made


def sort_tiles(deck: vec[i64], n: i64) -> None:
    """Put the first n tiles in ascending order, so that shuffling them forgets where they lay."""
    i: i64 = 1
    while i < n:
        tile = deck[i]
        at: i64 = i
        while at > 0 and deck[at - 1] > tile:
            deck[at] = deck[at - 1]
            at -= 1
        deck[at] = tile
        i += 1
