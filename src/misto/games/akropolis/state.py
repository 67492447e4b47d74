"""The position of a game of Akropolis: its fields."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import State, listed
from misto.games.akropolis.actions import action_of, cell_q, cell_r, rotation_of, tile_of
from misto.games.akropolis.house import House
from misto.games.akropolis.placement import City


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


def moves_of(city: City) -> list[int]:
    """Every placement as four numbers: tile, q, r, rotation."""
    made: list[int] = []
    for i in range(city.placed):
        move: i64 = city.moves[i]
        action = action_of(move)
        made += [int(tile_of(move)), int(cell_q(action)), int(cell_r(action)), int(rotation_of(action))]
    return made
