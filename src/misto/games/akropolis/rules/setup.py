"""Setting up Akropolis (AK-2), and a position from its fields."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import zeros
from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.catalog import KINDS, PLAZA, QUARRY, START_STONES, tiles_in_play
from misto.games.akropolis.house import House
from misto.games.akropolis.placement import City, start_city
from misto.games.akropolis.rules.turns import Akropolis

MOST_TILES: Final[i64] = 40  # in the architect's hands


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
