"""WT-7: estates."""

from tests.games.welcome_to.position import act, can, estates, finish_round, mine, offer, reason, sheet, table


def test_runs_between_fences():
    """WT-7.1: permanent fences included."""
    assert estates(sheet(table(), top="1 2 3 4 5 | 6 7 8 9 | 10")) == [1, 0, 0, 1, 1, 0]


def test_completed_when_all_are_numbered():
    """WT-7.2: an empty house or a roundabout makes no estate."""
    assert estates(sheet(table(), top="1 2 _ | 4 5 | _ _ _ _ _")) == [0, 1, 0, 0, 0, 0]
    assert estates(sheet(table(expert=True), top="1 2 o 4 5 | _ _ _ _ _")) == [0, 2, 0, 0, 0, 0]


def spent():
    """Six 1-estates spent for plan A."""
    state = sheet(table(), top="1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _", middle="1 2 3 | " + "_ " * 8)
    state = offer(state, *[(9, "park")] * 3)
    return act(state, 0, "pair 1", "house bottom-5", "skip", "approve A", "done")


def test_a_spent_estate_still_scores():
    """WT-7.4: 6 for the estates of one, 3 for the other, 8 for the plan."""
    state = spent()
    assert mine(state)["points"] == 6 + 3 + 8


def test_t45_no_fence_inside_a_spent_estate():
    """T-45, WT-7.5, WT-18.4: the reason names the plan."""
    state = sheet(table(plans=("STD-A3", "STD-B6", "STD-C3")), top="1 2 3 | 4 5 6 | 7 8 9 | _")
    state = act(offer(state, *[(9, "park")] * 3), 0, "pair 1", "house bottom-5", "skip", "approve A", "done")
    finish_round(state)
    state = act(offer(state, *[(12, "fence")] * 3), 0, "pair 1", "house middle-9")
    assert not {"fence top-1", "fence top-2", "fence top-4"} & set(can(state))
    assert reason(state, 0, "fence top-1") == ("WT-7.5", "reason-estate-served", {"letter": "A"})


def test_a_spent_estate_serves_no_other_plan():
    """WT-7.5: three 1-estates are missing for B."""
    state = sheet(table(), top="1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _", middle="1 2 3 4 | " + "_ " * 7)
    state = act(offer(state, *[(9, "park")] * 3), 0, "pair 1", "house bottom-5", "skip")
    assert {"approve A", "approve B"} <= set(can(state))
    act(state, 0, "approve A")
    assert "approve B" not in can(state)
    assert mine(state)["streets"][0]["spent"]["A"] == [1, 2, 3, 4, 5, 6]
