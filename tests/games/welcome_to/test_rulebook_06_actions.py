"""WT-6: fence, estate value, park, pool, temp crew, bis."""

import pytest

from tests.games.welcome_to.position import (
    act,
    can,
    estates,
    kind,
    mine,
    numbers,
    offer,
    reason,
    sheet,
    table,
)


def pairs(state, number, action):
    return offer(state, *[(number, action)] * 3)


def test_action_only_with_its_number():
    """WT-6.0.1: after a refusal no action is asked."""
    state = sheet(
        table(),
        top="1 2 3 4 5 6 7 8 9 10",
        middle="1 2 3 4 5 6 7 8 9 10 11",
        bottom="_ 2 3 4 5 6 7 8 9 10 11 12",
    )
    state = act(pairs(state, 9, "fence"), 0, "refuse")
    assert kind(state) == "end_turn"


def test_every_action_may_be_skipped():
    """WT-6.0.2, WT-15.7: and one without a target is not asked."""
    for action in ("fence", "estate_value", "park", "bis"):
        state = act(pairs(table(), 5, action), 0, "pair 1", "house top-3")
        assert "skip" in can(state)
        act(state, 0, "skip")
        assert kind(state) == "end_turn"
    state = act(pairs(sheet(table(), parks=(3, 0, 0)), 5, "park"), 0, "pair 1", "house top-3")
    assert kind(state) == "end_turn"


def test_temp_comes_before_the_number():
    """WT-6.0.3, WT-15.2: pair, temp, house; other actions after the house."""
    state = act(pairs(table(), 5, "temp"), 0, "pair 1")
    assert kind(state) == "temp_delta"
    act(state, 0, "temp +1")
    assert kind(state) == "house"
    act(state, 0, "house top-3")
    assert (kind(state), numbers(state)[0][2]) == ("end_turn", 6)


# --- fence


def test_fence_anywhere():
    """WT-6.1.1: all 30 slots of an empty sheet, none twice."""
    state = act(pairs(table(), 5, "fence"), 0, "pair 1", "house top-3")
    assert len([w for w in can(state) if w.startswith("fence")]) == 30
    act(state, 0, "fence bottom-4")
    state = sheet(table(), bottom="_ _ _ _ | _ _ _ _ _ _ _ _")
    state = act(pairs(state, 5, "fence"), 0, "pair 1", "house top-3")
    assert "fence bottom-4" not in can(state)
    assert reason(state, 0, "fence bottom-4")[:2] == ("WT-6.1.1", "reason-fence-stands")


def test_fence_between_twins():
    """WT-6.1.3: in new two houses with the same number may be parted."""
    state = sheet(table(), top="_ 5 5b _ _ _ _ _ _ _")
    state = act(pairs(state, 9, "fence"), 0, "pair 1", "house bottom-5")
    assert "fence top-2" in can(state)


# --- estate value


def test_any_size_with_a_free_cell():
    """WT-6.2.1: also without an estate of that size."""
    state = act(pairs(table(), 9, "estate_value"), 0, "pair 1", "house top-5")
    assert can(state) == [*(f"value {n}" for n in range(1, 7)), "skip"]
    act(state, 0, "value 4")
    assert mine(state)["columns"] == [0, 0, 0, 1, 0, 0]


def test_t29_a_full_column_cannot_be_chosen():
    """T-29, WT-6.2.2: three 1-estates with column 1 full score 9; a second use is unavailable."""
    state = sheet(table(), top="1 | 2 | 3 | _ _ _ _ _ _ _", columns=(1,))
    assert mine(state)["points"] == 9
    state = act(pairs(state, 9, "estate_value"), 0, "pair 1", "house bottom-5")
    assert "value 1" not in can(state)
    assert reason(state, 0, "value 1") == ("WT-6.2.2", "reason-column-full", {"size": 1})


# --- park


def test_park_on_the_street_of_the_house():
    """WT-6.3.1."""
    state = act(pairs(table(), 9, "park"), 0, "pair 1", "house middle-5", "park")
    assert [road["parks"] for road in mine(state)["streets"]] == [0, 1, 0]


def test_full_park():
    """WT-6.3.2: no effect, so nothing is asked."""
    state = act(pairs(sheet(table(), parks=(0, 4, 0)), 9, "park"), 0, "pair 1", "house middle-5")
    assert kind(state) == "end_turn"


# --- pool


def test_pool_of_the_house_just_numbered():
    """WT-6.4.1."""
    state = act(pairs(table(), 9, "pool"), 0, "pair 1", "house top-7")
    assert can(state) == ["pool", "skip"]
    act(state, 0, "pool")
    assert mine(state)["streets"][0]["pools"] == [7]
    assert (mine(state)["pools"], mine(state)["points"]) == (1, 3)


def test_a_pool_missed_is_lost():
    """WT-6.4.2, WT-6.4.3: numbered with another action or declined, it can never be built."""
    state = sheet(table(), top="_ _ 4 _ _ _ _ _ _ _")
    state = act(pairs(state, 9, "pool"), 0, "pair 1", "house top-5")
    assert kind(state) == "end_turn"
    state = act(pairs(table(), 9, "pool"), 0, "pair 1", "house top-7", "skip")
    assert kind(state) == "end_turn"
    assert mine(state)["pools"] == 0


# --- temp crew


@pytest.mark.parametrize(
    ("number", "results"),
    [
        (8, [6, 7, 8, 9, 10]),
        (14, [12, 13, 14, 15, 16]),
        (15, [13, 14, 15, 16, 17]),
        (1, [0, 1, 2, 3]),
        (2, [0, 1, 2, 3, 4]),
    ],
)
def test_t04_to_t08_temp_results(number, results):
    """T-04, T-05, T-06, T-07, T-08, WT-6.5.1, WT-6.5.2, WT-15.5."""
    state = act(pairs(table(), number, "temp"), 0, "pair 1")
    assert can(state)[0] == "plain"
    assert [number + int(w.split()[1]) for w in can(state)[1:]] == results


def test_temp_marks_a_cell_also_for_no_change():
    """WT-6.5.3."""
    assert mine(act(pairs(table(), 8, "temp"), 0, "pair 1", "temp 0"))["temps"] == 1


def test_temp_obeys_the_order():
    """WT-6.5.4: only changes that fit some house are offered."""
    state = sheet(
        table(),
        top="1 2 3 4 5 6 7 8 9 10",
        middle="1 2 3 4 5 6 7 8 9 10 11",
        bottom="1 2 3 4 5 6 7 8 9 _ 11 12",
    )
    state = act(pairs(state, 11, "temp"), 0, "pair 1")
    assert can(state) == ["temp -1"]
    assert reason(state, 0, "temp +1") == ("WT-6.5.4", "reason-no-fit", {"number": 12})
    state = act(pairs(table(), 1, "temp"), 0, "pair 1")
    assert reason(state, 0, "temp -2") == ("WT-6.5.2", "reason-out-of-range", {"number": -1})


def test_temp_may_be_declined():
    """WT-6.5.5: the plain number, no mark."""
    state = act(pairs(table(), 8, "temp"), 0, "pair 1", "plain", "house top-5")
    assert (mine(state)["temps"], numbers(state)[0][4]) == (0, 8)


# --- bis


def test_bis_beside_any_numbered_house():
    """WT-6.6.1, WT-15.8: left or right of any number, the new one and bis houses included."""
    state = sheet(table(), top="_ 4 4b _ _ _ _ _ _ _")
    state = act(pairs(state, 9, "bis"), 0, "pair 1", "house bottom-5")
    assert can(state) == [
        "skip",
        "bis top-1 right",
        "bis top-4 left",
        "bis bottom-4 right",
        "bis bottom-6 left",
    ]
    state = sheet(table(), top="_ 4 _ 8 _ _ _ _ _ _")
    state = act(pairs(state, 9, "bis"), 0, "pair 1", "house bottom-5")
    assert {"bis top-3 left", "bis top-3 right"} <= set(can(state))
    act(state, 0, "bis top-3 right")
    assert numbers(state)[0][:4] == [None, 4, 8, 8]


def test_bis_is_marked():
    """WT-6.6.2: as bis on the house, and in the bis zone."""
    state = sheet(table(), top="_ 4 _ _ _ _ _ _ _ _")
    state = act(pairs(state, 9, "bis"), 0, "pair 1", "house bottom-5", "bis top-3 left")
    assert mine(state)["streets"][0]["bis"] == [3]
    assert (mine(state)["bis"], mine(state)["points"]) == (1, -1)


def test_a_copy_counts_as_numbered():
    """WT-6.6.4: it completes an estate and bounds what fits beside it."""
    state = sheet(table(), top="_ 4 | _ _ _ _ _ _ _ _")
    state = act(pairs(state, 9, "bis"), 0, "pair 1", "house bottom-5", "bis top-1 right")
    assert estates(state)[1] == 1


def test_t40_no_copy_of_or_across_a_roundabout():
    """T-40, WT-6.6.6."""
    state = sheet(table(expert=True), top="_ _ _ 6 o _ _ _ _ _", round_marks=2)
    state = act(pairs(state, 9, "bis"), 0, "pair 1", "house bottom-5")
    assert [w for w in can(state) if "bis top" in w] == ["bis top-3 right"]
    assert reason(state, 0, "bis top-6 left")[:2] == ("WT-6.6.6", "reason-roundabout-copied")


def test_t42_full_bis_track():
    """T-42, WT-6.6.7: the action is not offered."""
    state = sheet(table(), top="_ 4 _ _ _ _ _ _ _ _", bis_marks=9)
    state = act(pairs(state, 9, "bis"), 0, "pair 1", "house bottom-5")
    assert kind(state) == "end_turn"
