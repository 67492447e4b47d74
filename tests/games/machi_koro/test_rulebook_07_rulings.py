"""The rulings MK-R1 to MK-R17 and the switches that go with them."""

import pytest

from misto.core.record import seed_rng
from misto.games.machi_koro import GAME
from tests.games.machi_koro.position import coins, do, options, position, refusal, roll

STATION = ["train_station"]
TOWER = ["train_station", "radio_tower"]


@pytest.mark.parametrize("cost", [1, 2, 4])
def test_r2_sushi_bar_cost(cost):
    """MK-R2."""
    state = position(coins=[cost, 3], ask="build", seats=2, sushi_bar_cost=cost)
    assert coins(do(state, "build sushi_bar"))[0] == 0
    if cost > 1:
        poor = position(coins=[cost - 1, 3], ask="build", seats=2, sushi_bar_cost=cost)
        assert refusal(poor, "build sushi_bar") == "MK-5.2"


def test_r3_reroll_chooses_the_dice_again():
    """MK-R3: by default the number of dice is chosen anew, before the Harbor's +2."""
    state = roll(position([{}, {}], landmarks=[[*TOWER, "harbor"]]), 3, more=(5, 5))
    assert options(state) == ["keep", "reroll 1", "reroll 2"]
    do(state, "reroll 2")
    assert options(state) == ["stay", "add"]


def test_r3_reroll_with_the_same_count():
    """MK-R3."""
    state = position([{}, {}], landmarks=[TOWER], reroll_dice="same_count")
    roll(state, 3)
    assert options(state) == ["keep", "reroll 1"]
    assert refusal(state, "reroll 2") == "MK-R3"
    state = position([{}, {}], landmarks=[TOWER], reroll_dice="same_count")
    roll(state, 3, 1)
    assert options(state) == ["keep", "reroll 2"]


def test_r3_tower_without_station():
    """MK-R3: one die, one die again; only once a turn."""
    state = roll(position([{}, {}], landmarks=[["radio_tower"]]), 3, more=(4,))
    assert options(state) == ["keep", "reroll 1"]
    do(state, "reroll 1")
    assert "keep" not in options(state)


def test_r4_park_at_roll():
    """MK-R4: checked at the roll, a Park built this turn gives no extra turn."""
    state = position([{}, {}], coins=[20, 0], landmarks=[STATION], park_check="at_roll")
    roll(state, 4, 4)
    assert do(state, "build amusement_park").turn() == 1
    state = position([{}, {}], landmarks=[[*STATION, "amusement_park"]], park_check="at_roll")
    roll(state, 4, 4)
    assert do(state, "pass").turn() == 0


def test_r4_doubles_of_the_final_roll():
    """MK-R4: a re-roll takes doubles away or brings them."""
    park = [*TOWER, "amusement_park"]
    state = roll(position([{}, {}], landmarks=[park]), 2, 2, more=(1, 3))
    assert do(state, "reroll 2", "pass").turn() == 1
    state = roll(position([{}, {}], landmarks=[park]), 1, 3, more=(2, 2))
    assert do(state, "reroll 2", "pass").turn() == 0


def test_r5_order_of_purple_cards():
    """MK-R5: Stadium, TV Station, Business Center; Publisher and Tax Office stand alone."""
    city = {"stadium": 1, "tv_station": 1, "business_center": 1, "bakery": 1, "publisher": 1, "tax_office": 1}
    state = position([city, {"ranch": 1}], coins=[0, 30], landmarks=[STATION])
    state.heard = []
    roll(state, 2, 4)
    do(state, "target +1", "decline")
    assert [e.facts["card"] for e in state.heard if e.kind == "pay"] == ["stadium", "tv_station"]


def test_r6_mandatory_exchange():
    """MK-R6."""
    city = {"business_center": 1, "bakery": 1}
    state = position([city, {"ranch": 1}], landmarks=[STATION], business_center="mandatory")
    roll(state, 2, 4)
    assert options(state) == ["trade +1"]
    assert refusal(state, "decline") == "MK-R6"


@pytest.mark.parametrize("leaves", [False, True])
def test_r7_dead_purple_stacks(leaves):
    """MK-R7: a purple stack nobody may build stays and counts as a kind, or leaves if so agreed."""
    state = position(
        [{}, {"stadium": 1}],
        coins=[9, 9],
        ask="build",
        market={"stadium": 2, "ranch": 3},
        market_discard_dead_purple=leaves,
    )
    state.row_kinds = 2
    state.deck = type(state.deck)([6, 0])
    state.deck_left = 2
    do(state, "build stadium")
    assert (state.market[6], state.market[0], state.deck_left) == ((0, 1, 1) if leaves else (1, 0, 2))


def test_r7_a_dead_card_drawn_leaves_too():
    """MK-R7: what the refill turns up is judged alike."""
    state = position(
        [{}, {"stadium": 1}],
        coins=[9, 9],
        ask="build",
        market={"stadium": 1, "ranch": 3},
        market_discard_dead_purple=True,
    )
    state.row_kinds = 2
    state.deck = type(state.deck)([0, 6])
    state.deck_left = 2
    do(state, "build stadium")
    assert (state.market[6], state.market[0], state.deck_left) == (0, 1, 0)


def test_r8_the_bank_is_unlimited():
    """MK-R8: more than the box holds can be paid."""
    state = roll(position([{"mine": 6}, {"mine": 6}], coins=[200, 200], landmarks=[STATION]), 4, 5)
    assert coins(state) == [230, 230]


def test_r9_tv_station_must_name_someone():
    """MK-R9: also one without coins."""
    state = roll(position([{"tv_station": 1}, {}, {}], coins=[0, 0, 2], landmarks=[STATION]), 2, 4)
    assert options(state) == ["target +1", "target +2"]
    assert coins(do(state, "target +1")) == [1, 0, 2]  # a coin from City Hall


def test_r10_the_tower_does_not_repeat_the_catch():
    """MK-R10: no re-roll is offered after the catch."""
    state = position([{"tuna_boat": 1}, {}], landmarks=[[*TOWER, "harbor"]])
    roll(state, 6, 6, more=(1, 2))
    do(state, "keep", "stay")
    assert "keep" not in options(state)


def test_r11_blue_and_green_have_no_order():
    """MK-R11: the sums are the same whoever is paid first."""
    state = roll(position([{"ranch": 2, "bakery": 3}, {"ranch": 1}]), 2)
    assert coins(state) == [8, 4]


def test_r12_city_hall_is_no_landmark():
    """MK-R12: it does not count for victory."""
    state = position([{}, {}])
    assert state.points(0) == 0


@pytest.mark.parametrize(
    ("landmarks", "purses", "shares"),
    [
        ([["harbor"], []], [0, 50], [1.0, 0.0]),
        ([["harbor"], ["airport"]], [3, 5], [0.0, 1.0]),
        ([["harbor"], ["airport"]], [5, 5], [0.5, 0.5]),
    ],
)
def test_r15_turn_cap(landmarks, purses, shares):
    """MK-R15: most landmarks, then most coins, else shared."""
    state = position([{}, {}], coins=purses, landmarks=landmarks, ask="build", turn_cap=1)
    state.coins[0] -= 10 if "airport" in landmarks[0] else 0
    do(state, "pass")
    assert state.turn() == -1
    assert [state.outcome(0), state.outcome(1)] == shares


def test_r15_extra_turns_count():
    """MK-R15: every roll turn counts, extra turns included."""
    state = position([{}, {}], landmarks=[[*STATION, "amusement_park"]], turn_cap=2)
    roll(state, 4, 4)
    do(state, "pass")
    assert state.turn() == 0
    roll(state, 4, 4)
    do(state, "pass")
    assert state.turn() == -1


def test_r16_only_the_deck_is_hidden():
    """MK-R16: two games that differ in the order of the deck alone look the same to everybody."""
    settings = GAME.settle({"market": "ten_kinds", "expansion": "harbor"}, 3)
    state = GAME.rules.new(settings, 3, seed_rng(9))
    other = state.copy()
    other.conceal(0, seed_rng(10))
    assert list(state.deck) != list(other.deck)
    assert all(GAME.words.view(state, seat) == GAME.words.view(other, seat) for seat in (-1, 0, 1, 2))


def test_r17_equal_kinds_may_be_exchanged_without_effect():
    """MK-R17: the exchange of two cards of one kind changes nothing."""
    state = position([{"business_center": 1, "ranch": 1}, {"ranch": 1}], landmarks=[STATION])
    roll(state, 2, 4)
    before = list(state.cards)
    do(state, "trade +1", "take ranch", "give ranch")
    assert list(state.cards) == before
