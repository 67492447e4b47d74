"""What a seat observes equals its slow twin, piece by piece, through whole games."""

import pytest

from misto.games.machi_koro import GAME
from tests.games.machi_koro.naive_observe import naive
from tests.games.walks import check_observations

TABLES = [
    ({"turn_cap": 200}, 2, 1),
    ({"turn_cap": 200, "market": "ten_kinds"}, 3, 2),
    ({"turn_cap": 300, "expansion": "harbor", "sushi_bar_cost": 1, "park_check": "at_roll"}, 4, 3),
    ({"turn_cap": 300, "expansion": "harbor", "market": "ten_kinds", "business_center": "mandatory"}, 5, 4),
]


@pytest.mark.parametrize(("options", "seats", "seed"), TABLES)
def test_an_observation_is_what_the_seat_sees(options, seats, seed):
    assert check_observations(GAME, naive, options, seats, seed) > 100
