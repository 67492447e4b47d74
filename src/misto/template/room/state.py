"""The position of a game of Template Room: its fields."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import State, listed
from misto.template.room.house import House


class Fields(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        reveals: i64,
        house: House,
        storeys: vec[i64],
        dice: vec[i64],
        rolls: i64,
        active: i64,
        ask: i64,
        turn_count: i64,
    ) -> None:
        super().__init__(seats, rng, reveals)
        self.house = house
        self.storeys = storeys  # by seat * HOUSES + house
        self.dice = dice  # that lie on the table, 0 before the roll
        self.rolls = rolls  # that the active player has left
        self.active = active
        self.ask = ask
        self.turn_count = turn_count

    def fields(self) -> list[tuple[str, list[int]]]:
        return [
            ("seats", [int(self.seats)]),
            ("rng", [int(self.rng.word), int(self.rng.carry)]),
            ("reveals", [int(self.reveals)]),
            ("house", [int(self.house.rounds), int(self.house.rows)]),
            ("storeys", listed(self.storeys)),
            ("dice", listed(self.dice)),
            ("rolls", [int(self.rolls)]),
            ("active", [int(self.active)]),
            ("ask", [int(self.ask)]),
            ("turn", [int(self.turn_count)]),
        ]

    def turns(self) -> i64:
        return self.turn_count
