"""Chapter 2: set-up."""

import pytest

from misto.games.akropolis.catalog import ROWS
from tests.games.akropolis import naive
from tests.games.akropolis.position import new

# seats, long game: tiles, stacks, stack size, row, highest mark
GAMES = [
    (2, False, 37, 11, 3, 4, 2),
    (3, False, 49, 11, 4, 5, 3),
    (4, False, 61, 11, 5, 6, 4),
    (2, True, 61, 19, 3, 4, 4),
    (3, True, 61, 14, 4, 5, 4),
]


@pytest.mark.parametrize(("seats", "long_game", "tiles", "stacks", "size", "row", "mark"), GAMES)
def test_2_1_to_2_3_tiles_stacks_and_row(seats, long_game, tiles, stacks, size, row, mark):
    """AK-2.1, AK-2.2, AK-2.3, AK-2.8, AK-R2, AK-R13: each count's own tiles, stacks and opening row."""
    for seed in range(20):
        fields = dict(new(seats, seed, long_game=long_game).fields())
        assert len(fields["row"]) == row == seats + 2
        assert len(fields["deck"]) == stacks * size
        used = sorted(fields["row"] + fields["deck"])
        assert used == [tile for tile in range(1, 62) if ROWS[tile].players <= mark]
        assert len(used) == tiles


def test_2_2_stacks_are_shuffled():
    """AK-2.2: different seeds, different stacks; the same seed, the same."""
    decks = {tuple(dict(new(2, seed).fields())["deck"]) for seed in range(10)}
    assert len(decks) == 10
    assert dict(new(2, 3).fields()) == dict(new(2, 3).fields())


def test_2_4_start_tile_is_level_1():
    """AK-2.4"""
    for city in new(4).cities:
        assert {level for level, _, _ in naive.top_of(city).values()} == {1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_5_first_player(seats):
    """AK-2.5, AK-R1: drawn by lot, or set."""
    assert {int(new(seats, seed).turn()) for seed in range(60)} == set(range(seats))
    for first in range(1, seats + 1):
        state = new(seats, first_player=first)
        assert state.turn() == first - 1 == state.chief()


def test_2_6_stones_by_turn_order():
    """AK-2.6: 1, 2, 3, 4 from the first player on."""
    assert list(new(4, first_player=3).stones) == [3, 4, 1, 2]
    assert list(new(2, first_player=2).stones) == [2, 1]


def test_2_7_and_r8_supply_never_runs_dry():
    """AK-2.7, AK-R8: stones are not limited to the 40 cubes."""
    state = new(2, first_player=1)
    state.stones[0] = 60
    assert state.points(0) == 60
