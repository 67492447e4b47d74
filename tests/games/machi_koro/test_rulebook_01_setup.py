"""Components and set-up: MK-1, MK-2."""

import pytest

from misto.core.record import seed_rng
from misto.games.machi_koro import GAME
from misto.games.machi_koro.catalog import COLOUR, KIND_IDS, LANDMARK_ROWS, PURPLE, ROWS, copies_of
from tests.games.machi_koro.position import options


def new(seats, seed=1, **given):
    return GAME.rules.new(GAME.settle(given, seats), seats, seed_rng(seed))


def kinds(which, purple):
    return [k for k, row in enumerate(ROWS) if row.box == which and (COLOUR[k] == PURPLE) == purple]


def test_base_components():
    """MK-1.1: 12 kinds of six, 3 purple kinds of five, 4 kinds of landmarks."""
    assert len(kinds("base", False)) == 12
    assert len(kinds("base", True)) == 3
    assert all(copies_of(k) == 6 for k in kinds("base", False))
    assert all(copies_of(k) == 5 for k in kinds("base", True))
    assert [row.id for row in LANDMARK_ROWS if row.box == "base"] == [
        "train_station", "shopping_mall", "amusement_park", "radio_tower",
    ]  # fmt: skip


def test_harbor_components():
    """MK-1.2: 8 more kinds of six, 2 purple kinds of five, 2 landmarks."""
    assert len(kinds("harbor", False)) == 8
    assert len(kinds("harbor", True)) == 2
    assert [row.id for row in LANDMARK_ROWS if row.box == "harbor"] == ["harbor", "airport"]


def test_two_dice_and_an_endless_bank():
    """MK-1.3, MK-R8: results of one or two dice; the bank never runs short."""
    state = new(2)
    state.coins[0] = 100_000
    assert GAME.words.view(state, 0)["cities"][0]["coins"] == 100_000


def test_a_card_shows_cost_type_rolls_and_effect():
    """MK-1.4: every row has them; landmarks have cost and effect."""
    for row in ROWS:
        assert row.colour in ("blue", "green", "red", "purple")
        assert 1 <= row.cost <= 8
        assert row.rolls
        assert all(1 <= number <= 14 for number in row.rolls)
    assert sum(row.cost for row in LANDMARK_ROWS) == 84
    assert sum(row.cost for row in LANDMARK_ROWS if row.box == "base") == 52


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_supply_totals_do_not_depend_on_players(seats):
    """MK-1.5, MK-2.4, MK-R13: 87 and 145 cards at every count, five of each purple kind."""
    assert sum(new(seats).market) == 87
    harbor = new(seats, expansion="harbor")
    assert sum(harbor.market) == 145
    assert all(harbor.market[k] == 5 for k in range(25) if COLOUR[k] == PURPLE)


def test_base_leaves_harbor_in_the_box():
    """MK-2.1: no Harbor card can be built, no Harbor landmark exists."""
    view = GAME.words.view(new(3), 0)
    assert set(view["market"]) == {row.id for row in ROWS if row.box == "base"}
    assert set(view["cities"][0]["landmarks"]) == {row.id for row in LANDMARK_ROWS if row.box == "base"}


def test_start_city():
    """MK-2.2: a Wheat Field, a Bakery and four landmarks face down."""
    for city in GAME.words.view(new(4), 0)["cities"]:
        assert city["cards"] == {"wheat_field": 1, "bakery": 1}
        assert city["landmarks"] == dict.fromkeys(
            ("train_station", "shopping_mall", "amusement_park", "radio_tower"), False
        )
        assert not city["city_hall"]


def test_start_city_with_harbor():
    """MK-2.3, MK-R12: City Hall face up, Harbor and Airport face down; no City Hall in the supply."""
    view = GAME.words.view(new(4, expansion="harbor"), 0)
    for city in view["cities"]:
        assert city["city_hall"]
        assert city["landmarks"] == dict.fromkeys((row.id for row in LANDMARK_ROWS), False)
    assert "city_hall" not in view["market"]


def test_three_coins_each():
    """MK-2.5."""
    assert list(new(5).coins) == [3] * 5


def test_both_sets_lie_together():
    """MK-2.6."""
    assert set(GAME.words.view(new(2, expansion="harbor"), 0)["market"]) == set(KIND_IDS)


def test_first_player_by_lot_or_by_name():
    """MK-2.7, MK-R1: drawn from the game's seed, or set by the caller."""
    assert {new(4, seed=s).active for s in range(40)} == {0, 1, 2, 3}
    assert all(new(4, seed=s, first_player=3).active == 2 for s in range(5))


def test_first_move_is_the_roll():
    """MK-4.1: without a Train Station one die."""
    assert options(new(2)) == ["roll 1"]
