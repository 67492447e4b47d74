"""What each roll would bring, as the page's chart shows it, against what the rules then do."""

import pytest

from misto.games.machi_koro import GAME
from tests.games.machi_koro.position import coins, do, position, roll

CITIES = [
    {"wheat_field": 2, "bakery": 1, "cafe": 1, "stadium": 1, "tax_office": 1, "publisher": 1, "mine": 1},
    {"cafe": 1, "family_restaurant": 1, "wheat_field": 1, "convenience_store": 2},
    {"ranch": 1, "forest": 1},
]


def shown(state, seat, field):
    return GAME.words.view(state, seat)["cities"][seat][field]


@pytest.mark.parametrize("dice", [(1,), (2,), (6,), (3, 4), (4, 4), (4, 5)])
def test_own_turn(dice):
    """MK-4: on one's own turn the bank and the rivals pay what the view says."""
    purse = [0, 30, 1]
    state = position(CITIES, coins=purse, landmarks=[["train_station"], [], []], seats=3)
    promised = shown(state, 0, "income")[sum(dice) - 1]
    roll(state, *dice)
    assert coins(state)[0] - purse[0] == promised


@pytest.mark.parametrize("die", [1, 2, 3, 5])
def test_turn_of_another(die):
    """MK-4.4, MK-4.6: red and blue cards on the turn of somebody who can pay."""
    purse = [20, 0, 0]
    state = position(CITIES, coins=purse, landmarks=[["train_station"], [], []], seats=3)
    promised = [shown(state, seat, "income_others")[die - 1] for seat in (1, 2)]
    roll(state, die)
    assert [coins(state)[seat] for seat in (1, 2)] == promised


@pytest.mark.parametrize(
    "thing",
    ["wheat_field", "ranch", "cafe", "cheese_factory", "tuna_boat", "stadium", "shopping_mall", "harbor"],
)
def test_what_building_would_bring(thing):
    """MK-5.1: an option to build promises just what the city's chart says more once it stands."""
    cities = [{"ranch": 2, "cheese_factory": 1, "bakery": 1, "mackerel_boat": 1, "wheat_field": 1}, {}, {}]
    state = position(cities, coins=[60, 7, 1], ask="build")
    move = f"build {thing}"
    option = next(o for o in GAME.words.decide(state, 0).options if o.code == move)
    before = [shown(state, 0, field) for field in ("income", "income_others")]
    do(state, move)
    after = [shown(state, 0, field) for field in ("income", "income_others")]
    more = [[b - a for a, b in zip(*pair, strict=True)] for pair in zip(before, after, strict=True)]
    assert more == [option.args["gains"], option.args["gains_others"]]
    assert any(more[0]) or any(more[1]) or thing == "tuna_boat"
