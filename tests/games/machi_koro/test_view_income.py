"""What each roll would bring, as the page's chart shows it, against what the rules then do."""

import pytest

from misto.games.machi_koro import GAME
from tests.games.machi_koro.position import coins, position, roll

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
