"""WT-8: city plans."""

import pytest

from misto.games.welcome_to.catalog import PLANS
from tests.games.welcome_to.position import act, can, finish_round, kind, mine, offer, reason, sheet, table

SMALL = "1 | 2 | 3 | 4 5 6 7 | _ _ _"  # 4 + 1 + 1 + 1: plan B (STD-B6)


def ready(state, seat=0, house="bottom-5"):
    """The seat has numbered a house and stands before its plans."""
    return act(offer(state, *[(9, "park")] * 3), seat, "pair 1", f"house {house}", "skip")


def test_approve_when_the_condition_holds():
    """WT-8.1, WT-15.10: offered, and declined with done."""
    state = ready(sheet(table(), top=SMALL))
    assert can(state) == ["approve B", "done"]
    assert kind(state) == "approve_plan"
    assert reason(state, 0, "approve A")[:2] == ("WT-8.1", "reason-plan-not-met")


def test_each_plan_once_several_in_a_round():
    """WT-8.2."""
    state = ready(sheet(table(), top=SMALL, middle="1 2 3 | 4 5 6 7 | " + "_ " * 4))
    act(state, 0, "approve C")
    assert kind(state) == "spend_estates"
    act(state, 0, "spend middle-4")
    assert reason(state, 0, "approve C") == ("WT-8.2", "reason-plan-approved", {"letter": "C"})
    act(state, 0, "approve B")
    assert can(state) == ["done"]


def test_approval_may_wait():
    """WT-8.4: also for two rounds."""
    state = ready(sheet(table(), top=SMALL))
    for house in ("middle-3", "middle-4"):
        act(state, 0, "done")
        finish_round(state)
        state = offer(state, *[({"middle-3": 5, "middle-4": 6}[house], "park")] * 3)
        act(state, 0, "pair 1", f"house {house}", "skip")
    assert "approve B" in can(state)


def test_conditions_after_number_and_action():
    """WT-8.6: the fence drawn this round completes the estate."""
    state = sheet(table(), top="1 | 2 | 3 | 4 5 6 7 _ _ _")
    state = act(offer(state, *[(9, "fence")] * 3), 0, "pair 1", "house bottom-5", "fence top-7")
    assert "approve B" in can(state)


def test_exact_sizes_anywhere():
    """WT-8.8: on any streets; a larger estate does not do."""
    spread = sheet(
        table(), top="1 | 2 | " + "_ " * 8, middle="5 | " + "_ " * 10, bottom="1 2 3 4 | " + "_ " * 8
    )
    assert "approve B" in can(ready(spread, house="bottom-9"))
    larger = sheet(table(), top="1 | 2 | 3 | 4 5 6 7 8 | _ _")
    assert "approve B" not in can(ready(larger))


def test_only_unspent_estates():
    """WT-8.9: what plan A has taken B cannot use."""
    state = sheet(table(), top="1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _", middle="1 | 2 3 4 5 | " + "_ " * 6)
    state = ready(state)
    act(state, 0, "approve A")
    assert kind(state) == "spend_estates"
    act(state, 0, *["spend top-1", "spend top-2", "spend top-3", "spend top-4", "spend top-5", "spend top-6"])
    assert "approve B" not in can(state)


def test_the_player_chooses_what_to_spend():
    """WT-8.10, WT-18.9, WT-15.10: one by one; when only one set is left nothing is asked."""
    state = ready(sheet(table(), top="1 | 2 | 3 | 4 | 5 6 7 8 | _ _"))
    act(state, 0, "approve B")
    assert can(state) == ["spend top-1", "spend top-2", "spend top-3", "spend top-4"]
    assert mine(state)["streets"][0]["spent"]["B"] == [5, 6, 7, 8]
    assert reason(state, 0, "spend top-6")[:2] == ("WT-8.10", "reason-estate-start")
    assert reason(state, 0, "spend top-5") == ("WT-7.5", "reason-estate-served", {"letter": "B"})
    assert reason(state, 0, "spend top-9")[:2] == ("WT-7.2", "reason-not-completed")
    act(state, 0, "spend top-4", "spend top-1", "spend top-2")
    assert kind(state) == "end_turn"
    assert mine(state)["streets"][0]["spent"]["B"] == [1, 2, 4, 5, 6, 7, 8]


STANDARD = [row for row in PLANS if not row.advanced]


@pytest.mark.parametrize("row", STANDARD, ids=lambda row: row.id)
def test_standard_plans(row):
    """WT-8.11: each is met by its estates and not by one fewer."""
    sizes = sorted(row.estates, reverse=True)
    plans = ["STD-A1", "STD-B6", "STD-C3"]
    plans[row.letter] = row.id

    def board(sizes):
        room = {
            "top": 10,
            "middle": 11,
            "bottom": 11,
        }  # the last house of the bottom street is for the number
        text = {name: "" for name in room}
        at = dict.fromkeys(room, 0)
        for size in sizes:
            name = next(n for n in room if room[n] >= size)
            text[name] += "".join(f"{at[name] + i} " for i in range(size)) + "| "
            at[name] += size
            room[name] -= size
        text["top"] += "_ " * room["top"]
        text["middle"] += "_ " * room["middle"]
        text["bottom"] += "_ " * (room["bottom"] + 1)
        return text

    letter = "ABC"[row.letter]
    state = sheet(table(plans=tuple(plans)), **board(sizes))
    ready_state = act(offer(state, *[(15, "park")] * 3), 0, "pair 1", "house bottom-12", "skip")
    assert f"approve {letter}" in can(ready_state)
    act(ready_state, 0, f"approve {letter}")
    assert mine(ready_state)["plans"][letter] == row.vp_first
    less = sheet(table(plans=tuple(plans)), **board(sizes[:-1]))
    less = act(offer(less, *[(15, "park")] * 3), 0, "pair 1", "house bottom-12", "skip")
    assert f"approve {letter}" not in can(less)
