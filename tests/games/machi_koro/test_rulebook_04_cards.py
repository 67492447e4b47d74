"""The cards and landmarks: MK-8."""

import pytest

from tests.games.machi_koro.position import coins, do, options, position, refusal, roll

STATION = ["train_station"]
MALL = ["shopping_mall", "train_station"]


@pytest.mark.parametrize(
    ("card", "dice", "brings"),
    [
        ("wheat_field", (1,), 1),
        ("ranch", (2,), 1),
        ("bakery", (2,), 1),
        ("bakery", (3,), 1),
        ("convenience_store", (4,), 3),
        ("forest", (5,), 1),
        ("mine", (4, 5), 5),
        ("apple_orchard", (4, 6), 3),
        ("flower_garden", (4,), 1),
    ],
)
def test_bank_cards(card, dice, brings):
    """MK-4.12, the table of MK-8: amounts from the bank, per card."""
    state = position([{card: 1}, {}], landmarks=[STATION])
    if sum(dice) >= 10:
        state = position([{card: 1}, {}], landmarks=[STATION])
    assert coins(roll(state, *dice))[0] == 3 + brings


@pytest.mark.parametrize(
    ("card", "counted", "dice", "brings"),
    [
        ("cheese_factory", {"ranch": 3}, (3, 4), 9),
        ("furniture_factory", {"forest": 1, "mine": 2}, (4, 4), 9),
        ("fruit_market", {"wheat_field": 1, "apple_orchard": 2, "flower_garden": 1}, (5, 6), 8),
        ("food_warehouse", {"cafe": 1, "family_restaurant": 1, "pizza_joint": 2}, (6, 6), 8),
        ("flower_shop", {"flower_garden": 3}, (3, 3), 3),
    ],
)
def test_cards_that_count_others(card, counted, dice, brings):
    """The table of MK-8: an amount per own card of a symbol or kind."""
    state = position([{card: 1} | counted, {}], landmarks=[STATION])
    assert coins(roll(state, *dice))[0] == 3 + brings


@pytest.mark.parametrize(
    ("card", "dice", "takes"),
    [
        ("cafe", (3,), 1),
        ("family_restaurant", (4, 5), 2),
        ("pizza_joint", (3, 4), 1),
        ("hamburger_stand", (4, 4), 1),
    ],
)
def test_red_cards(card, dice, takes):
    """MK-4.6 and the table of MK-8."""
    state = roll(position([{}, {card: 1}], coins=[9, 0], landmarks=[STATION]), *dice)
    assert coins(state) == [9 - takes, takes]


def test_the_mall_raises_cup_and_bread_only():
    """MK-8.1: no effect on factories, markets, the warehouse, boats or purple cards."""
    state = position([{"bakery": 2}, {}], landmarks=[MALL])
    assert coins(roll(state, 2))[0] == 7
    state = position([{"cheese_factory": 1, "ranch": 1}, {}], landmarks=[MALL])
    assert coins(roll(state, 3, 4))[0] == 6
    state = position([{"fruit_market": 1, "wheat_field": 1}, {}], landmarks=[MALL])
    assert coins(roll(state, 5, 6))[0] == 5
    state = position([{"food_warehouse": 1, "cafe": 1}, {}], landmarks=[MALL])
    assert coins(roll(state, 6, 6))[0] == 5
    state = position([{"mackerel_boat": 1}, {}], landmarks=[[*MALL, "harbor"]])
    assert coins(roll(state, 4, 4))[0] == 6
    state = position([{"stadium": 1}, {}], landmarks=[MALL])
    assert coins(roll(state, 2, 4)) == [5, 1]


def test_the_mall_takes_from_the_active_player_too():
    """MK-8.1: for red cards the extra coin comes from the active player."""
    state = roll(position([{}, {"cafe": 2}], coins=[9, 0], landmarks=[[], ["shopping_mall"]]), 3)
    assert coins(state) == [5, 4]


def test_business_center_chooses_both_cards_or_declines():
    """MK-8.2, MK-R6: no purple card, no landmark, no City Hall; start cards may go."""
    state = position(
        [{"business_center": 1, "bakery": 1}, {"mine": 1, "stadium": 1}, {"ranch": 1}], landmarks=[STATION]
    )
    roll(state, 2, 4)
    assert options(state) == ["decline", "trade +1", "trade +2"]
    do(state, "trade +1")
    assert options(state) == ["take mine"]
    assert refusal(state, "take stadium") == "MK-R6"
    assert refusal(state, "take ranch") == "MK-R6"
    do(state, "take mine")
    assert options(state) == ["give bakery"]
    assert refusal(state, "give business_center") == "MK-R6"
    do(state, "give bakery")
    fields = dict(state.fields())
    assert fields["cards"][11] == 1
    assert fields["cards"][25 + 2] == 1
    assert "pass" in options(state)


def test_city_hall_acts_between_income_and_building():
    """MK-8.3: one coin for an empty purse, to be spent at once; none in the base game."""
    state = roll(position([{}, {}], coins=[0, 5]), 5)
    assert coins(state) == [1, 5]
    assert "build wheat_field" in options(state)
    assert coins(roll(position([{}, {}], coins=[0, 5], expansion="none"), 5)) == [0, 5]


def test_harbor_adds_two_or_nothing():
    """MK-8.4: on 10 or more, by choice."""
    state = roll(position([{}, {}], landmarks=[[*STATION, "harbor"]]), 4, 6)
    assert options(state) == ["stay", "add"]
    state = roll(position([{}, {}], landmarks=[[*STATION, "harbor"]]), 4, 5)
    assert "stay" not in options(state)


def test_airport_pays_in_each_turn_without_building():
    """MK-8.5: twice with an extra turn; building the Airport itself is building."""
    state = position([{}, {}], coins=[0, 0], landmarks=[["airport", "amusement_park", *STATION]])
    roll(state, 2, 2)
    do(state, "pass")
    roll(state, 1, 3)
    do(state, "pass")
    assert coins(state)[0] == 21  # a coin from City Hall in the first turn
    state = do(position(coins=[30, 3], ask="build", seats=2), "build airport")
    assert coins(state)[0] == 0


def test_tax_office_takes_half_of_ten_or_more():
    """MK-8.6: rounded down, after all other income of the roll."""
    state = position([{"tax_office": 1}, {"mine": 1}, {}], coins=[0, 6, 9], landmarks=[STATION])
    roll(state, 4, 5)
    assert coins(state) == [5, 6, 9]


def test_flower_shop_with_the_mall():
    """MK-8.7: two coins for each own Flower Garden, per shop."""
    state = position([{"flower_shop": 1, "flower_garden": 2}, {}], landmarks=[MALL])
    assert coins(roll(state, 3, 3))[0] == 7


def test_one_catch_for_all_boats():
    """MK-8.8, MK-R10: the extra roll triggers nothing else and is made once."""
    boats = [{"tuna_boat": 2}, {"tuna_boat": 1, "family_restaurant": 1}, {"tuna_boat": 3}]
    state = position(
        boats, coins=[0, 0, 0], landmarks=[[*STATION, "harbor", "amusement_park"], ["harbor"], []]
    )
    roll(state, 6, 6, more=(5, 5))
    do(state, "stay")
    assert coins(state) == [20, 10, 0]
    state.heard = []
    do(state, "pass")
    assert [event.kind for event in state.heard][-1] == "extra_turn"  # for 6 + 6, not for 5 + 5


def test_no_boat_no_catch():
    """MK-R10: no extra roll unless some player with Harbor owns a boat."""
    state = position([{"tuna_boat": 1}, {}], landmarks=[STATION])
    roll(state, 6, 6)
    assert state.reveals == 1


@pytest.mark.parametrize(
    ("card", "dice"), [("sushi_bar", (1,)), ("mackerel_boat", (4, 4)), ("tuna_boat", (6, 6))]
)
def test_boats_and_sushi_need_the_harbor(card, dice):
    """MK-8.9: they do nothing unless their owner has built Harbor."""
    state = roll(position([{}, {card: 1}], coins=[9, 0], landmarks=[STATION, []]), *dice, more=(1, 1))
    assert coins(state)[1] == 0
    state = roll(position([{}, {card: 1}], coins=[9, 0], landmarks=[STATION, ["harbor"]]), *dice, more=(1, 1))
    assert coins(state)[1] == {"sushi_bar": 3, "mackerel_boat": 3, "tuna_boat": 2}[card]


def test_stadium_tv_and_publisher():
    """MK-8.10: each payer gives what they have."""
    state = position([{"stadium": 1}, {}, {}], coins=[0, 1, 9], landmarks=[STATION])
    assert coins(roll(state, 2, 4)) == [3, 0, 7]
    state = position([{"tv_station": 1}, {}, {}], coins=[0, 3, 9], landmarks=[STATION])
    assert options(roll(state, 2, 4)) == ["target +1", "target +2"]
    assert coins(do(state, "target +2")) == [5, 3, 4]
    state = position(
        [{"publisher": 1}, {"bakery": 2, "cafe": 1}, {"flower_shop": 1}], coins=[0, 2, 9], landmarks=[STATION]
    )
    assert coins(roll(state, 3, 4)) == [3, 0, 8]


def test_the_extra_turn_is_complete_and_may_repeat():
    """MK-8.11."""
    state = position([{}, {}], coins=[9, 9], landmarks=[["amusement_park", *STATION]])
    for _ in range(3):
        roll(state, 4, 4)
        do(state, "build wheat_field")
        assert state.turn() == 0
    roll(state, 4, 3)
    do(state, "pass")
    assert state.turn() == 1
