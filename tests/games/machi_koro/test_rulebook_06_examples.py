"""The worked examples MK-T1 to MK-T23."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.machi_koro.position import A, B, V, coins, do, options, position, refusal, roll

STATION = ["train_station"]
MALL = ["shopping_mall", "train_station"]


def test_t1_debt_is_gone():
    """MK-T1."""
    assert coins(roll(position([{"bakery": 2}, {"cafe": 1}], coins=[0, 0]), 3)) == [2, 0]


def test_t2_counter_clockwise():
    """MK-T2: V is paid before B."""
    state = position([{"bakery": 1}, {"cafe": 3}, {"cafe": 2}], coins=[3, 0, 0])
    state.heard = []
    roll(state, 3)
    assert coins(state) == [1, 1, 2]
    paid = [e.facts for e in state.heard if e.kind == "pay"]
    assert [(p["taker"], p["coins"], p["short"]) for p in paid] == [(V, 2, 0), (B, 1, 2)]


@pytest.mark.parametrize("die", [2, 3])
def test_t3_two_bakeries_with_the_mall(die):
    """MK-T3."""
    assert coins(roll(position([{"bakery": 2}, {}], landmarks=[MALL]), die))[A] == 7


def test_t4_order_on_nine():
    """MK-T4: Restaurants, then Mines of all players, then the Tax Office."""
    state = position(
        [{"mine": 1, "tax_office": 1}, {"family_restaurant": 1, "mine": 1}], coins=[5, 9], landmarks=[STATION]
    )
    state.heard = []
    roll(state, 4, 5)
    told = [(e.kind, e.facts.get("card")) for e in state.heard][1:]
    assert told == [
        ("pay", "family_restaurant"),
        ("income", "mine"),
        ("income", "mine"),
        ("pay", "tax_office"),
    ]


def test_t5_eleven_gives_five():
    """MK-T5."""
    state = roll(position([{"tax_office": 1}, {"mine": 1}], coins=[0, 6], landmarks=[STATION]), 4, 5)
    assert coins(state) == [5, 6]


def test_t6_twenty_one_gives_ten():
    """MK-T6."""
    state = roll(position([{"tax_office": 1}, {}], coins=[0, 21], landmarks=[STATION]), 4, 5)
    assert coins(state) == [10, 11]


def test_t7_ten_and_nine():
    """MK-T7."""
    state = roll(position([{"tax_office": 1}, {}, {}], coins=[0, 10, 9], landmarks=[STATION]), 4, 4)
    assert coins(state) == [5, 5, 9]


@pytest.mark.parametrize(("landmarks", "brings"), [(MALL, 12), (STATION, 6)])
def test_t8_t9_flower_shops(landmarks, brings):
    """MK-T8, MK-T9: with and without the Shopping Mall."""
    state = position([{"flower_garden": 3, "flower_shop": 2}, {}], landmarks=[landmarks])
    assert coins(roll(state, 3, 3))[A] == 3 + brings


def test_t10_three_boats():
    """MK-T10: 24, and 8 per boat for other Harbor owners."""
    state = position(
        [{"tuna_boat": 3}, {"tuna_boat": 2}, {"tuna_boat": 1}],
        coins=[0, 0, 0],
        landmarks=[[*STATION, "harbor"], ["harbor"], []],
    )
    roll(state, 6, 6, more=(4, 4))
    do(state, "add")
    assert coins(state) == [24, 16, 0]


def test_t11_the_catch_triggers_nothing():
    """MK-T11: a catch of 5 and 5 pays no Restaurant, gives no turn and no +2."""
    state = position(
        [{"tuna_boat": 1}, {"family_restaurant": 1}],
        coins=[0, 0],
        landmarks=[[*STATION, "harbor", "amusement_park"]],
    )
    roll(state, 5, 6, more=(5, 5))
    assert options(state) == ["stay", "add"]
    do(state, "add")
    assert options(state)[-1] == "pass"
    assert coins(state) == [10, 0]
    do(state, "pass")
    assert state.turn() == B


@pytest.mark.parametrize(("dice", "results"), [((4, 6), [10, 12]), ((5, 6), [11, 13]), ((6, 6), [12, 14])])
def test_t12_t13_harbor(dice, results):
    """MK-T12, MK-T13: 10 or 12, never 11; 13 and 14 are possible."""
    found = []
    for move in ("stay", "add"):
        state = roll(position([{}, {}], landmarks=[[*STATION, "harbor"]]), *dice)
        do(state, move)
        found.append(state.result())
    assert found == results


def test_t13_nine_stays():
    """MK-T13."""
    state = roll(position([{}, {}], landmarks=[[*STATION, "harbor"]]), 4, 5)
    assert state.result() == 9
    assert "add" not in options(state)


def test_t14_airport_twice():
    """MK-T14: +20."""
    state = position([{}, {}], coins=[5, 0], landmarks=[[*STATION, "airport", "amusement_park"]])
    roll(state, 2, 2)
    do(state, "pass")
    roll(state, 1, 4)
    do(state, "pass")
    assert coins(state)[A] == 25


def test_t15_city_hall():
    """MK-T15: the one coin buys a Wheat Field this turn."""
    state = roll(position([{}, {}], coins=[0, 0]), 5)
    do(state, "build wheat_field")
    assert coins(state)[A] == 0


def test_t16_second_stadium_and_seventh_bakery():
    """MK-T16: refused; allowed."""
    state = position([{"stadium": 1, "bakery": 6}, {}], coins=[20, 0], ask="build")
    assert refusal(state, "build stadium") == "MK-5.5"
    do(state, "build bakery")
    assert dict(state.fields())["cards"][2] == 7


@pytest.mark.parametrize(
    ("card", "dice", "takes"), [("cafe", (3,), 2), ("family_restaurant", (4, 5), 3), ("sushi_bar", (1,), 4)]
)
def test_t17_the_mall_on_red(card, dice, takes):
    """MK-T17."""
    state = position([{}, {card: 1}], coins=[9, 0], landmarks=[STATION, ["shopping_mall", "harbor"]])
    assert coins(roll(state, *dice)) == [9 - takes, takes]


def test_t18_a_park_built_on_doubles():
    """MK-T18: extra turn by the default switch."""
    state = roll(position([{}, {}], coins=[20, 0], landmarks=[STATION]), 4, 4)
    assert do(state, "build amusement_park").turn() == A


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (0, {0: 3, 1: 3}),
        (1, {1: 4, 2: 2}),
        (2, {1: 1, 2: 3, 3: 2}),
        (3, {1: 1, 3: 3, 4: 2}),
        (4, {2: 1, 4: 3, 5: 2}),
    ],
)
def test_t19_one_die_against_a_sushi_bar(before, after):
    """MK-T19: the purse after income, before City Hall (told by its event)."""
    found: Counter[int] = Counter()
    for die in range(1, 7):
        state = position(
            [{"wheat_field": 1, "bakery": 1}, {"sushi_bar": 1}], coins=[before, 0], landmarks=[[], ["harbor"]]
        )
        state.heard = []
        roll(state, die)
        helped = any(event.kind == "city_hall" for event in state.heard)
        found[coins(state)[A] - helped] += 1
    assert {k: Fraction(v, 6) for k, v in found.items()} == {k: Fraction(v, 6) for k, v in after.items()}


def test_t20_three_purple_cards_on_six():
    """MK-T20: Stadium 2, TV Station 4, then an optional exchange."""
    city = {"stadium": 1, "tv_station": 1, "business_center": 1, "bakery": 1}
    state = roll(position([city, {"ranch": 1}], coins=[0, 6], landmarks=[STATION]), 2, 4)
    assert coins(state) == [2, 4]
    do(state, "target +1")
    assert coins(state) == [6, 0]
    assert options(state) == ["decline", "trade +1"]


def test_t21_fourteen_is_still_doubles():
    """MK-T21."""
    state = roll(position([{}, {}], landmarks=[[*STATION, "harbor", "amusement_park"]]), 6, 6)
    do(state, "add")
    assert state.result() == 14
    assert do(state, "pass").turn() == A


def test_t22_fruit_market():
    """MK-T22."""
    city = {"fruit_market": 1, "wheat_field": 1, "apple_orchard": 2, "flower_garden": 1}
    assert coins(roll(position([city, {}], landmarks=[STATION]), 5, 6))[A] == 11


def test_t23_refill_at_once():
    """MK-T23: see also MK-9.3."""
    state = position(ask="build", coins=[9], market={"bakery": 1, "ranch": 2}, seats=2)
    state.row_kinds = 2
    state = type(state).copy(state)
    state.deck = type(state.deck)([5, 1, 1])
    state.deck_left = 3
    do(state, "build bakery")
    assert (state.market[1], state.market[5], state.deck_left) == (4, 1, 0)
