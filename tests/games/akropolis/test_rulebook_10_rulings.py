"""Chapters 10 and 12: rulings that have no chapter of their own."""

import pytest

from misto.core.record import fingerprint, legal_actions, seed_rng
from misto.core.trouble import Trouble
from misto.games.akropolis import GAME
from tests.games.akropolis import naive
from tests.games.akropolis.position import hexes, new
from tests.games.akropolis.test_rulebook_06_districts import disc


def test_r9_flooding_finds_outside_and_lakes():
    """AK-R9: the slow twin's flood, on a lake with an island of water round it."""
    reached, lakes = naive.outside_of(disc(3, x0y0=None, x1y0=None, x3y0=None))
    assert lakes == {(0, 0), (1, 0)}
    assert (3, 0) in reached
    assert naive.outside_of(hexes("0,0:q"))[1] == set()


def test_r11_only_the_stacks_are_hidden():
    """AK-R11: what differs after concealing is the order of the stacks and the coming chance."""
    state = new(3, 6)
    other = state.copy()
    other.conceal(1, seed_rng(8))
    mine, theirs = dict(state.fields()), dict(other.fields())
    assert {key for key in mine if mine[key] != theirs[key]} == {"deck", "rng"}
    assert sorted(mine["deck"]) == sorted(theirs["deck"])
    assert GAME.words.view(state, 1) == GAME.words.view(other, 1)
    assert "deck" not in GAME.words.view(state, 0)


def test_reveals_count_opened_stacks():
    """AK-7.1, AK-R11: a stack that is opened cannot be taken back; other steps can."""
    state = new(2, 2)
    seen = []
    for _ in range(6):
        seat = int(state.turn())
        state.apply(seat, legal_actions(GAME, state, seat)[0])
        seen.append(int(state.reveals))
    assert seen == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("options", "seats", "key"),
    [
        ({}, 1, "akropolis-needs-solo"),
        ({"solo": "easy"}, 2, "akropolis-solo-alone"),
        ({"long_game": True}, 4, "akropolis-no-long-game"),
        ({"long_game": True, "solo": "hard"}, 1, "akropolis-no-long-game"),
        ({"first_player": 3}, 2, "no-such-seat"),
        ({"houses": "biggest"}, 2, "bad-option"),
        ({"variants": "lakes"}, 2, "bad-option"),
        ({}, 5, "bad-seats"),
    ],
)
def test_r14_combinations_that_cannot_be_played(options, seats, key):
    """AK-R14"""
    with pytest.raises(Trouble) as trouble:
        GAME.settle(options, seats)
    assert trouble.value.key == key


def test_r16_points_of_a_city_as_it_stands():
    """AK-R16: at the start the stones alone, and asking changes nothing."""
    state = new(4, first_player=1)
    before = fingerprint(state)
    assert [state.points(seat) for seat in range(4)] == [1, 2, 3, 4]
    assert fingerprint(state) == before


def test_a_position_with_a_floating_tile_is_refused():
    """AK-4.2: a text of a position is checked tile by tile."""
    fields = dict(new(2).fields())
    with pytest.raises(ValueError):
        GAME.rules.load(fields | {"city0": [5, 9, 9, 0]})
