"""WT-9: roundabouts and advanced plans."""

import pytest

from misto.core.record import seed_rng
from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import PLANS
from tests.games.welcome_to.position import act, can, estates, kind, mine, offer, reason, sheet, table


def rounds(state, seat=0):
    return [w for w in can(state, seat) if w.startswith("roundabout")]


def pairs(state, number=9, action="park"):
    return offer(state, *[(number, action)] * 3)


def plan(name):
    row = next(one for one in PLANS if one.id == name)
    plans = ["STD-A1", "STD-B6", "STD-C3"]
    plans[row.letter] = name
    return tuple(plans), "ABC"[row.letter]


def meets(name, seat=0, edition="new", house="bottom-12", number=15, **board):
    plans, letter = plan(name)
    state = sheet(table(plans=plans, expert=True, edition=edition), seat, **board)
    state = act(pairs(state, number, "pool"), 0, "pair 1", f"house {house}")
    return f"approve {letter}" in can(state)


def test_expert_switches_roundabouts_and_plans_the_plans():
    """WT-9.1: each on its own."""
    assert rounds(table(expert=True))
    assert not rounds(table())
    assert reason(table(), 0, "roundabout top-1") == ("WT-9.1", "reason-no-expert", {})
    settings = GAME.settle({"plans": "advanced"}, 2)
    plans = GAME.words.view(GAME.rules.new(settings, 2, seed_rng(1)), 0)["plans"]
    assert all(p["plan"].startswith("ADV") for p in plans)


def test_two_at_most():
    """WT-9.2: on one street or on two."""
    state = act(table(expert=True), 0, "roundabout top-3", "roundabout top-6")
    assert not rounds(state)
    assert reason(state, 0, "roundabout top-1")[:2] == ("WT-9.2", "reason-two-roundabouts")


def test_at_any_moment():
    """WT-9.3, WT-15.2, WT-15.9, WT-18.1: before, between and after the other decisions, both in one round."""
    state = pairs(table(expert=True), 8, "temp")
    assert rounds(state)
    act(state, 0, "pair 1")
    assert rounds(state)
    act(state, 0, "temp +1")
    assert rounds(state)
    act(state, 0, "roundabout top-1", "house top-2")
    assert rounds(state)
    state = act(pairs(table(expert=True)), 0, "pair 1", "house top-5")
    assert kind(state) == "park"
    assert rounds(state)
    act(state, 0, "park", "roundabout top-1", "roundabout bottom-1")
    assert mine(state)["roundabouts"] == 2


def test_in_a_round_with_a_refusal():
    """WT-9.3, WT-5.8: after the refusal too."""
    state = sheet(
        table(expert=True),
        top="1 2 3 4 5 6 7 8 9 10",
        middle="1 2 3 4 5 6 7 8 9 10 11",
        bottom="_ 2 3 4 5 6 7 8 9 10 11 12",
    )
    state = act(pairs(state), 0, "refuse")
    assert rounds(state) == ["roundabout bottom-1"]


def test_an_empty_house_and_two_fences():
    """WT-9.4: whatever the numbers around it; a fence already there is kept."""
    state = act(sheet(table(expert=True), top="_ _ 5 | _ 6 _ _ _ _ _"), 0, "roundabout top-4")
    assert mine(state)["streets"][0]["fences"] == [3, 4]
    assert reason(state, 0, "roundabout top-3")[:2] == ("WT-9.4", "reason-not-empty")


def test_on_a_pool_house():
    """WT-9.6: allowed; that pool is lost."""
    state = act(table(expert=True), 0, "roundabout top-3")
    assert mine(state)["streets"][0]["pools"] == []
    state = act(pairs(state, 9, "pool"), 0, "pair 1")
    assert "house top-3" not in can(state)


def test_cells():
    """WT-9.7: marked one by one, 3 then 8 in all."""
    state = act(table(expert=True), 0, "roundabout top-3")
    assert mine(state)["points"] == -3
    assert mine(act(state, 0, "roundabout top-5"))["points"] == -8


def test_the_number_keeps_a_house():
    """WT-9.8: not on the last lot of the number chosen."""
    state = sheet(
        table(expert=True),
        top="1 2 3 4 5 6 7 8 9 10",
        middle="1 2 3 4 5 6 7 8 9 10 11",
        bottom="_ _ 3 4 5 6 7 8 9 _ 11 12",
    )
    state = act(pairs(state, 10), 0, "pair 1")
    assert rounds(state) == ["roundabout bottom-1", "roundabout bottom-2"]
    assert reason(state, 0, "roundabout bottom-10") == ("WT-9.8", "reason-last-lot", {"number": 10})


def test_no_house_of_an_estate():
    """WT-9.9: it parts the run and belongs to no estate."""
    assert estates(sheet(table(expert=True), top="1 2 3 o 1 2 3 | _ _ _")) == [0, 0, 2, 0, 0, 0]


def test_plans_of_the_same_letter_are_mixed():
    """WT-9.10: and without roundabouts those that need one are left out."""
    for expert in (False, True):
        seen = set()
        for seed in range(400):
            settings = GAME.settle({"plans": "mixed", "expert": expert}, 2)
            seen |= {
                p["plan"] for p in GAME.words.view(GAME.rules.new(settings, 2, seed_rng(seed)), 0)["plans"]
            }
        every = {row.id for row in PLANS if "new" in row.editions}
        assert seen == (every if expert else every - {"ADV-08", "ADV-13"})


def test_temp_cells():
    """WT-9.11: ADV-15."""
    assert meets("ADV-15", temps=5)
    assert not meets("ADV-15", temps=4)


def test_features():
    """WT-9.12: ADV-04, ADV-07, ADV-12, ADV-17: bis houses and circled pools."""
    assert meets("ADV-04", top="1 1b | 2 2b | 3 3b 4 5 | _ _")
    assert not meets("ADV-04", top="1 1b | 2 3 | 4 4b 5 6 | _ _")
    assert meets("ADV-07", top="_ _ | 3p | _ _ | 6 7p | 8p | _ _")
    assert not meets("ADV-07", top="_ _ | 3p | _ _ | 6 7p | 8 | _ _")
    assert meets("ADV-12", top="1 2 3p | _ _ | 6 7p | 8p 9 10")
    assert meets("ADV-17", top="1 2 3p 3b 4 | " + "_ " * 5, middle="1p 1b 2 3 4 5 | " + "_ " * 5)
    assert not meets("ADV-17", top="1 2 3p 4 5 | " + "_ " * 5, middle="1p 1b 2 3 4 5 | " + "_ " * 5)


ENDS = {
    "top": "1 | " + "_ " * 8 + "| 12",
    "middle": "1 | " + "_ " * 9 + "| 12",
    "bottom": "1 | " + "_ " * 10 + "| 12",
}


def test_street_ends():
    """WT-9.13: all six are spent."""
    plans, _ = plan("ADV-01")
    state = act(
        pairs(sheet(table(plans=plans), **ENDS), 7, "pool"), 0, "pair 1", "house bottom-5", "approve A"
    )
    assert [road["spent"]["A"] for road in mine(state)["streets"]] == [[1, 10], [1, 11], [1, 12]]
    assert not meets("ADV-01", number=7, house="bottom-5", **(ENDS | {"top": "1 " + "_ " * 8 + "| 12"}))


def test_t65_a_roundabout_at_the_end():
    """T-65, WT-9.13."""
    board = ENDS | {"bottom": "1 | " + "_ " * 10 + "o"}
    assert not meets("ADV-01", number=7, house="bottom-5", **board)


def test_named_streets():
    """WT-9.14: ADV-02, ADV-03, ADV-05."""
    assert meets("ADV-02", top="1 2 | 3 4 5 6 7 8 | _ _")
    assert not meets("ADV-02", middle="1 2 | 3 4 5 6 7 8 | _ _ _")
    assert meets("ADV-03", middle="1 2 3 | 4 5 6 7 | 8 9 10 11")
    assert meets("ADV-05", bottom="1 2 3 | 4 5 6 | 7 8 9 10 11 12", house="top-10")


def test_one_street_of_choice():
    """WT-9.14: ADV-08 and ADV-13 with all parts on one street; roundabouts are not spent."""
    assert meets("ADV-08", top="1 2 3 4 | 5 6 7 8 | o _")
    assert not meets("ADV-08", top="1 2 3 4 | 5 6 7 8 | _ _", middle="o " + "_ " * 10)
    assert not meets("ADV-08", top="1 2 3 4 | o _ _ _ _ _", middle="1 2 3 4 | o " + "_ " * 6)
    assert meets("ADV-13", bottom="1 2 o 1 2 o 1 2 3 | _ _ _")
    plans, _ = plan("ADV-13")
    state = sheet(table(plans=plans, expert=True), bottom="1 2 o 1 2 o 1 2 3 | _ _ _")
    state = act(pairs(state, 15, "pool"), 0, "pair 1", "house bottom-12", "approve C")
    assert mine(state)["streets"][2]["spent"]["C"] == [1, 2, 4, 5, 7, 8, 9]


def test_a_street_must_be_chosen_and_no_dead_end_is_offered():
    """WT-9.14, WT-18.9: a 4-estate on a street that cannot serve is not offered."""
    plans, _ = plan("ADV-08")
    state = sheet(
        table(plans=plans, expert=True),
        top="1 2 3 4 | 5 6 7 8 | o _",
        middle="1 2 3 4 | " + "_ " * 7,
        bottom="1 2 3 4 | 5 6 7 8 | o _ _ _",
    )
    state = act(pairs(state, 15, "pool"), 0, "pair 1", "house bottom-12", "approve B")
    assert can(state) == ["spend top-1", "spend top-5", "spend bottom-1", "spend bottom-5"]
    assert reason(state, 0, "spend middle-1")[:2] == ("WT-9.12", "reason-not-this-estate")
    act(state, 0, "spend bottom-1")
    assert kind(state) in ("approve_plan", "end_turn")
    assert mine(state)["streets"][2]["spent"]["B"] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("row", [row for row in PLANS if row.id.startswith("ADV")], ids=lambda row: row.id)
def test_advanced_values(row):
    """WT-9.15, WT-0.4, WT-0.5: their values are ours, and the view says so."""
    plans, letter = plan(row.id)
    shown = GAME.words.view(table(plans=plans, expert=True), 0)["plans"]["ABC".index(letter)]
    assert (shown["first"], shown["later"]) == (row.vp_first, row.vp_later)
    assert shown["certainty"]["first"] == shown["certainty"]["later"] == "reconstructed"
    assert shown["certainty"]["condition"] == "printed"
    assert shown["certainty"]["letter"] == ("printed" if row.id in ("ADV-01", "ADV-02") else "reconstructed")
