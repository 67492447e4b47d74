"""What a seat observes equals its slow twin, piece by piece, through whole games."""

import pytest

from misto.games.akropolis import GAME
from misto.games.akropolis.catalog import COLOUR_IDS
from tests.games.akropolis.naive_observe import naive
from tests.games.walks import check_observations

ANY_EMPTY = {"barracks_edge": "any_empty", "barracks_sides": "any_empty"}

TABLES = [
    ({}, 2, 1),
    ({"variants": COLOUR_IDS, "houses": "most_valuable", "long_game": True}, 3, 2),
    ({"variants": COLOUR_IDS, "lake": "single_hex", **ANY_EMPTY}, 4, 3),
    ({"solo": "hard"}, 1, 4),
]


@pytest.mark.parametrize(("options", "seats", "seed"), TABLES)
def test_an_observation_is_what_the_seat_sees(options, seats, seed):
    assert check_observations(GAME, naive, options, seats, seed) > 20
