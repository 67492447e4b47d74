"""What a seat observes equals its slow twin, piece by piece, through whole games."""

import pytest

from misto.games.welcome_to import GAME
from tests.games.walks import check_observations
from tests.games.welcome_to.naive_observe import naive

TABLES = [
    ({}, 3, 1),
    ({"expert": True, "plans": "mixed"}, 2, 2),
    ({"opponent": 2}, 1, 3),
    ({"edition": "first"}, 4, 4),
    ({"edition": "first", "draft": True}, 3, 5),
    ({"edition": "first"}, 1, 6),
]


@pytest.mark.parametrize(("options", "seats", "seed"), TABLES)
def test_an_observation_is_what_the_seat_sees(options, seats, seed):
    assert check_observations(GAME, naive, options, seats, seed) > 50
