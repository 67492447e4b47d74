"""Turn and income: MK-3, MK-4."""

import pytest

from misto.core.record import seed_rng
from misto.core.state import IllegalAction
from misto.games.machi_koro import GAME
from tests.games.machi_koro.position import A, B, V, coins, do, options, position, refusal, roll


def test_clockwise():
    """MK-3.1, MK-5.7: the turn passes to the next player clockwise."""
    state = position(seats=3)
    order = []
    for _ in range(6):
        order.append(state.turn())
        roll(state, 5)
        do(state, "pass")
    assert order == [0, 1, 2, 0, 1, 2]


def test_income_then_building():
    """MK-3.2: first the roll, then building; not the other way round."""
    state = position()
    assert refusal(state, "build bakery") == "MK-4.1"
    roll(state, 1)
    assert "build bakery" in options(state)
    assert "roll 1" not in options(state)


def test_order_of_a_turn():
    """MK-3.3: dice, re-roll, +2, red, blue and green, purple, City Hall, build, Airport, Park."""
    city = {"tax_office": 1, "mine": 1}
    state = position(
        [city, {"family_restaurant": 1, "mine": 1}],
        coins=[1, 8],
        landmarks=[["train_station", "radio_tower", "harbor", "airport", "amusement_park"], []],
    )
    state.heard = []
    roll(state, 4, 6, more=(5, 4))
    assert options(state)[0] == "keep"
    do(state, "reroll 2", "pass")
    kinds = [event.kind for event in state.heard]
    assert kinds == ["roll", "reroll", "pay", "income", "income", "pay", "pass", "airport", "turn"]
    paid = [event.facts for event in state.heard if event.kind == "pay"]
    assert [p["card"] for p in paid] == ["family_restaurant", "tax_office"]


def test_one_die_or_two_with_the_station():
    """MK-4.1."""
    assert options(position()) == ["roll 1"]
    assert refusal(position(), "roll 2") == "MK-4.1"
    assert options(position(landmarks=[["train_station"]])) == ["roll 1", "roll 2"]


def test_only_the_sum_counts():
    """MK-4.2: 1 + 2 is 3; the Wheat Field on 1 and the Ranch on 2 stay still."""
    state = position([{"wheat_field": 1, "ranch": 1, "bakery": 1}, {}], landmarks=[["train_station"]])
    roll(state, 1, 2)
    assert coins(state) == [4, 3]


def test_everybody_may_earn():
    """MK-4.3, MK-4.4: blue cards pay every owner on anyone's turn."""
    state = roll(position([{"wheat_field": 1}, {"wheat_field": 2}, {}]), 1)
    assert coins(state) == [4, 5, 3]


def test_green_pays_on_the_owners_turn_only():
    """MK-4.5."""
    state = roll(position([{"bakery": 1}, {"bakery": 3}]), 3)
    assert coins(state) == [4, 3]


def test_red_takes_from_the_active_player():
    """MK-4.6: on other players' turns only."""
    state = roll(position([{"cafe": 2}, {"cafe": 1}]), 3)
    assert coins(state) == [2, 4]


def test_purple_on_the_owners_turn_only():
    """MK-4.7."""
    state = roll(position([{}, {"stadium": 1}], landmarks=[["train_station"]]), 2, 4)
    assert coins(state) == [3, 3]
    state = roll(position([{"stadium": 1}, {}], landmarks=[["train_station"]]), 2, 4)
    assert coins(state) == [5, 1]


def test_opponents_are_paid_before_the_bank_pays():
    """MK-4.8: with 0 coins nothing is paid, though the Bakery brings some."""
    state = roll(position([{"bakery": 2}, {"cafe": 1}], coins=[0, 0]), 3)
    assert coins(state) == [2, 0]


def test_payment_goes_counter_clockwise():
    """MK-4.9: the neighbour counter-clockwise first."""
    for poor in range(4):
        state = position([{}, {"cafe": 1}, {"cafe": 1}, {"cafe": 1}], coins=[poor, 0, 0, 0], expansion="none")
        roll(state, 3)
        assert coins(state) == [0, *[1 if 3 - seat < poor else 0 for seat in (1, 2, 3)]]


def test_debts_are_written_off():
    """MK-4.10: one gives what one has; later income does not settle it."""
    state = roll(position([{"wheat_field": 1}, {"cafe": 3}], coins=[2, 0], expansion="none"), 3)
    assert coins(state) == [0, 2]
    do(state, "pass")
    assert coins(state) == [0, 2]


def test_purple_comes_last():
    """MK-4.11: the Publisher collects after the Cheese Factory and the Pizza Joint have paid."""
    city = {"publisher": 1, "cheese_factory": 1, "ranch": 2}
    state = position([city, {"pizza_joint": 1}], coins=[1, 0], landmarks=[["train_station"]])
    roll(state, 3, 4)
    # pays 1 to the joint, earns 6, takes 1 back for the one cup card
    assert coins(state) == [7, 0]


def test_every_copy_triggers():
    """MK-4.12."""
    state = roll(position([{"convenience_store": 4}, {}]), 4)
    assert coins(state) == [15, 3]


@pytest.mark.parametrize("seat", [A, B, V])
def test_nobody_acts_out_of_turn(seat):
    """MK-5.4: only the active player decides."""
    state = GAME.rules.new(GAME.settle({"first_player": 1}, 3), 3, seed_rng(1))
    if seat == A:
        state.apply(seat, 0)
        return
    with pytest.raises(IllegalAction):
        state.apply(seat, 0)
    assert GAME.words.why_not(state, seat, 0).rule == "MK-5.4"
