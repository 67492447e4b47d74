"""What a seat observes equals its slow twin, piece by piece, through whole games."""

import pytest

from misto.games.san_juan import GAME
from tests.games.san_juan.naive_observe import naive
from tests.games.walks import check_observations

TABLES = [
    ({}, 2, 1),
    ({}, 4, 2),
    ({"new_buildings": True, "events": True}, 3, 3),
    ({"edition": 1, "show_pile_counts": True}, 3, 4),
    ({"optional_draws": "ask_all", "alternative_setup": True, "new_buildings": True}, 4, 5),
]


@pytest.mark.parametrize(("options", "seats", "seed"), TABLES)
def test_an_observation_is_what_the_seat_sees(options, seats, seed):
    assert check_observations(GAME, naive, options, seats, seed) > 100
