"""Chapter 3: a turn."""

import pytest

from misto.core.record import legal_actions
from misto.core.state import IllegalAction
from misto.games.akropolis import GAME
from misto.games.akropolis.actions import ACTIONS, PLACE
from tests.games.akropolis.position import new, place, take, with_fields


def rich(seats=2, stones=9):
    state = new(seats, first_player=1)
    return with_fields(state, stones=[stones] * seats)


def test_3_1_clockwise():
    """AK-3.1, AK-7.3"""
    state = new(3, first_player=2)
    order = []
    for _ in range(8):
        order.append(int(state.turn()))
        take(state, 1)
        state.apply(state.turn(), legal_actions(GAME, state, int(state.turn()))[0])
    assert order == [1, 2, 0, 1, 2, 0, 1, 2]


def test_3_2_take_then_place():
    """AK-3.2: both compulsory, in this order, the second with the tile of the first."""
    state = new(2, first_player=1)
    tile = int(state.row[0])
    assert all(action < PLACE for action in legal_actions(GAME, state, 0))
    take(state, 1)
    assert state.turn() == 0
    assert state.held == tile
    assert all(action >= PLACE for action in legal_actions(GAME, state, 0))
    assert GAME.words.why_not(state, 0, 0).key == "reason-place-first"
    with pytest.raises(IllegalAction):
        take(state, 1)


def test_3_3_cost_by_place():
    """AK-3.3: the k-th tile costs k - 1 stones."""
    assert legal_actions(GAME, rich(), 0) == [0, 1, 2, 3]
    for k in range(1, 5):
        state = rich()
        tile = int(state.row[k - 1])
        take(state, k)
        assert (state.stones[0], state.held) == (9 - (k - 1), tile)


def test_3_4_without_stones_the_first():
    """AK-3.4"""
    state = rich(stones=0)
    assert legal_actions(GAME, state, 0) == [0]
    reason = GAME.words.why_not(state, 0, 1)
    assert (reason.rule, reason.key, reason.args) == ("AK-3.4", "reason-no-stones", {"cost": 1})


def test_3_5_and_t19_stones_in_hand_only():
    """AK-3.5, AK-T19: stones a placement would earn come later."""
    state = new(2, first_player=1)
    assert state.stones[0] == 1
    with pytest.raises(IllegalAction):
        take(state, 3)
    reason = GAME.words.why_not(state, 0, 2)
    assert (reason.rule, reason.key, reason.args) == ("AK-3.5", "reason-stones", {"cost": 2, "stones": 1})
    refused = GAME.words.decide(state, 0).refused
    assert [(r.code, r.touches, r.reason.key) for r in refused] == [
        ("take 3", ("row:2",), "reason-stones"),
        ("take 4", ("row:3",), "reason-stones"),
    ]


def test_3_6_the_row_closes_up():
    """AK-3.6"""
    state = rich()
    before = [int(tile) for tile in state.row][:4]
    take(state, 2)
    assert [int(state.row[i]) for i in range(state.row_count)] == [before[0], before[2], before[3]]


def test_3_7_nobody_is_offered_the_last_tile():
    """AK-3.7: whoever chooses sees at least two tiles."""
    state = new(2, 5)
    while state.turn() >= 0:
        if not state.held:
            assert state.row_count >= 2
        seat = int(state.turn())
        state.apply(seat, legal_actions(GAME, state, seat)[-1])


def test_3_8_no_pass_and_always_room():
    """AK-3.8: every action takes or places; the ground always has room."""
    assert GAME.words.write(0) == "take 1"
    assert all(GAME.words.write(a).startswith("take") for a in range(6))
    assert GAME.words.write(ACTIONS - 1).startswith("place")
    state = new(2, 9)
    while state.turn() >= 0:
        seat = int(state.turn())
        options = GAME.words.decide(state, seat).options
        if state.held:
            assert any(option.args["level"] == 1 for option in options)
        state.apply(seat, options[-1].action)


def test_the_page_is_told_gain_and_stones():
    """AK-5.1, AK-7.5: an option says what the points and stones will be after it."""
    state = new(2, first_player=1)
    take(state, 1)
    place(state, 1, -1, 4)
    take(state, 1)
    state.apply(1, GAME.words.decide(state, 1).options[0].action)
    take(state, 1)
    before = state.points(0), int(state.stones[0])
    for option in GAME.words.decide(state, 0).options[::7]:
        after = state.copy()
        after.apply(0, option.action)
        assert after.points(0) == before[0] + option.args["gain"]
        assert after.stones[0] == before[1] + option.args["stones"]


def test_turns_out_of_order_are_refused():
    """AK-3.1"""
    state = new(3, first_player=1)
    assert GAME.words.why_not(state, 2, 0).key == "reason-not-active"
    assert GAME.words.decide(state, 2) is None
    with pytest.raises(IllegalAction):
        take(state, 1, seat=2)
