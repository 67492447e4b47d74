"""Building, the end, coins: MK-5, MK-6, MK-7."""

import pytest

from misto.games.machi_koro import GAME
from tests.games.machi_koro.position import coins, do, options, position, refusal, roll

ALL_BUT_AIRPORT = ["train_station", "shopping_mall", "amusement_park", "radio_tower", "harbor"]


def test_one_thing_or_nothing():
    """MK-5.1, MK-5.4: an establishment, a landmark or nothing, and then the turn is over."""
    state = position(coins=[30, 3], ask="build", seats=2)
    assert "build bakery" in options(state)
    assert "build train_station" in options(state)
    assert options(state)[-1] == "pass"
    do(state, "build bakery")
    assert state.turn() == 1


def test_an_establishment_is_paid_and_works():
    """MK-5.2."""
    state = do(position(coins=[5, 0], ask="build", seats=2), "build ranch")
    assert coins(state) == [4, 0]
    assert GAME.words.view(state, 0)["market"]["ranch"] == 5
    roll(state, 2)
    assert coins(state) == [5, 1]


def test_a_landmark_works_from_that_moment():
    """MK-5.3: face down it has no effect."""
    state = position(coins=[4, 3], ask="build", seats=2)
    do(state, "build train_station")
    assert coins(state)[0] == 0
    roll(state, 5)
    do(state, "pass")
    assert options(state) == ["roll 1", "roll 2"]
    assert refusal(position(coins=[50], ask="build", landmarks=[["harbor"]]), "build harbor") == "MK-5.3"


def test_one_purple_card_of_a_kind():
    """MK-5.5: other kinds are unlimited."""
    state = position([{"stadium": 1, "bakery": 5}, {}], coins=[30, 3], ask="build")
    assert refusal(state, "build stadium") == "MK-5.5"
    assert "build bakery" in options(state)
    assert "build tv_station" in options(state)


def test_sold_out():
    """MK-5.6."""
    state = position(coins=[30, 3], ask="build", seats=2, market={"bakery": 0, "ranch": 1})
    assert refusal(state, "build bakery") == "MK-5.6"
    do(state, "build ranch")
    roll(state, 6)
    assert refusal(state, "build ranch") == "MK-5.6"


def test_too_poor():
    """MK-5.2, MK-5.3: the reason names cost and purse."""
    state = position(coins=[2, 3], ask="build", seats=2)
    reason = GAME.words.why_not(state, 0, GAME.words.read("build mine"))
    assert (reason.rule, reason.args["cost"], reason.args["coins"]) == ("MK-5.2", 6, 2)
    assert refusal(state, "build airport") == "MK-5.3"


def test_the_turn_passes():
    """MK-5.7."""
    assert do(position(ask="build", seats=2), "pass").turn() == 1


def test_base_ends_with_the_fourth_landmark():
    """MK-6.1."""
    built = ["train_station", "shopping_mall", "amusement_park"]
    state = position(coins=[22, 99], landmarks=[built, built], ask="build", expansion="none", seats=2)
    do(state, "build radio_tower")
    assert state.turn() == -1
    assert [state.outcome(0), state.outcome(1)] == [1.0, 0.0]


def test_harbor_ends_with_the_sixth():
    """MK-6.2."""
    state = position(coins=[30, 3], landmarks=[ALL_BUT_AIRPORT[:4]], ask="build", seats=2)
    do(state, "build airport")
    assert state.turn() == 1
    state = position(coins=[30, 3], landmarks=[ALL_BUT_AIRPORT], ask="build", seats=2)
    do(state, "build airport")
    assert state.turn() == -1


def test_the_win_is_at_once():
    """MK-6.3: no Airport money, no extra turn, no completion of the round."""
    state = position(coins=[30, 3], landmarks=[ALL_BUT_AIRPORT, ALL_BUT_AIRPORT], seats=2)
    roll(state, 3, 3)
    do(state, "keep", "build airport")
    assert state.turn() == -1
    assert coins(state)[0] == 0
    assert GAME.words.decide(state, 0) is None
    assert GAME.words.why_not(state, 0, 0).rule == "MK-6.3"


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_coin_totals_are_public(viewer):
    """MK-7.1: any number of coins, seen by all."""
    state = position(coins=[0, 12, 345])
    assert [city["coins"] for city in GAME.words.view(state, viewer)["cities"]] == [0, 12, 345]
