"""WT-5: where a number may stand, and when a refusal is allowed."""

import pytest

from misto.core.state import IllegalAction
from tests.games.welcome_to.position import act, can, kind, mine, numbers, offer, reason, sheet, table

FULL_TOP = "1 2 3 4 5 6 7 8 9 10"
FULL_MIDDLE = "1 2 3 4 5 6 7 8 9 10 11"


def houses(state, number, street):
    """Where the number fits on a street."""
    state = (
        act(offer(state, *[(number, "park")] * 3), 0, "pair 1")
        if "pair 1" in can(offer(state, *[(number, "park")] * 3))
        else None
    )
    if state is None:
        return []
    return [int(w.rsplit("-", 1)[1]) for w in can(state) if w.startswith(f"house {street}-")]


def test_any_empty_house_of_an_empty_sheet():
    """WT-5.1, WT-5.2, WT-2.1: 33 houses, streets independent of each other."""
    state = act(offer(table(), *[(8, "park")] * 3), 0, "pair 2")
    assert len(can(state)) == 33
    assert kind(state) == "house"


def test_t34_not_twice_on_a_street():
    """T-34, WT-5.4."""
    state = sheet(table(), top="_ 3 _ _ _ 7 _ _ _ _")
    assert houses(state, 7, "top") == []
    assert len(houses(state, 7, "middle")) == 11


def test_t35_left_of_all():
    """T-35, WT-5.3."""
    state = sheet(table(), top="_ 3 _ _ _ 7 _ _ _ _")
    assert houses(state, 2, "top") == [1]


def test_reasons_name_the_neighbour():
    """WT-5.3, WT-5.4, WT-5.5: 9 cannot stand left of 8."""
    state = sheet(table(), top="_ 8 _ _ 11 _ _ _ _ _")
    state = act(offer(state, *[(9, "park")] * 3), 0, "pair 1")
    assert reason(state, 0, "house top-1") == ("WT-5.3", "reason-left-of", {"number": 9, "other": 8})
    assert reason(state, 0, "house top-6") == ("WT-5.3", "reason-right-of", {"number": 9, "other": 11})
    assert reason(state, 0, "house top-2")[1:] == ("reason-taken", {"other": 8})
    state = sheet(table(), top="_ 9 _ _ 11 _ _ _ _ _")
    state = act(offer(state, *[(9, "park")] * 3), 0, "pair 1")
    assert reason(state, 0, "house top-1")[:2] == ("WT-5.4", "reason-twice")


def test_a_written_number_stays():
    """WT-5.5."""
    state = sheet(table(), top="_ 8 _ _ _ _ _ _ _ _")
    state = act(offer(state, *[(9, "park")] * 3), 0, "pair 1")
    with pytest.raises(IllegalAction):
        act(state, 0, "house top-2")
    assert numbers(state)[0][1] == 8


def test_t38_no_refusal_while_a_number_fits():
    """T-38, WT-5.6: even if it is the number of one pair alone."""
    state = sheet(table(), top=FULL_TOP, middle=FULL_MIDDLE, bottom="1 2 3 4 5 6 7 8 9 _ 11 12")
    state = offer(state, (3, "park"), (10, "fence"), (12, "pool"))
    assert can(state) == ["pair 2"]
    assert reason(state, 0, "refuse") == ("WT-5.6", "reason-must-build", {"number": 10})
    assert reason(state, 0, "pair 1") == ("WT-5.6", "reason-no-fit", {"number": 3})


def test_a_roundabout_is_no_duty():
    """WT-5.7: with a lot for a roundabout left a refusal is still allowed."""
    state = sheet(table(expert=True), top=FULL_TOP, middle=FULL_MIDDLE, bottom="1 2 3 4 5 6 7 8 9 _ _ 12")
    state = offer(state, (3, "park"), (4, "park"), (5, "park"))
    assert can(state) == ["refuse", "roundabout bottom-10", "roundabout bottom-11"]


def test_t19_refusals():
    """T-19, WT-5.8, WT-15.12: cells 0, 0, 3; no number, no action, then plans or done."""
    state = sheet(table(), top=FULL_TOP, middle=FULL_MIDDLE, bottom="1 2 3 4 5 6 7 8 9 _ 11 12", refusals=1)
    state = offer(state, (3, "park"), (4, "park"), (5, "park"))
    assert can(state) == ["refuse"]
    before = mine(state)["points"]
    act(state, 0, "refuse")
    assert kind(state) == "end_turn"
    assert mine(state)["refusals"] == 2
    assert mine(state)["points"] == before - 3
    assert [int(v) for v in state.box.refusal_values] == [0, 0, 3, 5]


def test_pool_pair_and_pool_house_are_free():
    """WT-5.9: a pool pair on a house without a pool, any pair on a pool house."""
    state = act(offer(table(), (8, "pool"), (8, "park"), (8, "park")), 0, "pair 1", "house top-5")
    assert kind(state) == "end_turn"
    state = act(offer(table(), (8, "pool"), (8, "park"), (8, "park")), 0, "pair 2", "house top-7")
    assert can(state) == ["park", "skip"]
