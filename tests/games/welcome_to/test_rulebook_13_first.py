"""WT-13: what differs in the first edition."""

import pytest

from misto.core.record import seed_rng
from misto.core.trouble import Trouble
from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import PLANS
from tests.games.welcome_to.position import (
    act,
    can,
    changed,
    fields,
    finish_round,
    kind,
    mine,
    offer,
    reason,
    sheet,
    table,
)


def first(seats=2, **given):
    return table(seats, edition="first", **given)


def pairs(state, number=9, action="park"):
    return offer(state, *[(number, action)] * 3)


def meets(name, house="bottom-12", number=15, **board):
    row = next(one for one in PLANS if one.id == name)
    plans = ["STD-A1", "STD-B6", "STD-C3"]
    plans[row.letter] = name
    state = sheet(first(plans=tuple(plans), expert=True), **board)
    state = act(pairs(state, number, "temp"), 0, "pair 1", "plain", f"house {house}")
    return f"approve {'ABC'[row.letter]}" in can(state)


def test_plans():
    """WT-13.2: 18 standard and 10 advanced; C has no advanced plans, so a standard one lies there."""
    ours = [row for row in PLANS if "first" in row.editions]
    assert (sum(not row.advanced for row in ours), sum(row.advanced for row in ours)) == (18, 10)
    seen = set()
    for seed in range(200):
        state = GAME.rules.new(
            GAME.settle({"edition": "first", "plans": "advanced", "expert": True}, 2), 2, seed_rng(seed)
        )
        seen |= {p["plan"] for p in GAME.words.view(state, 0)["plans"]}
    assert {name for name in seen if name.startswith("F-")} == {row.id for row in ours if row.advanced}
    assert {name for name in seen if name.startswith("STD")} == {f"STD-C{n}" for n in range(1, 7)}


def test_refill_all_together():
    """WT-13.3: in round 27, the cards just turned stay."""
    state = changed(first(), left=[1, 27])
    kept = [int(state.cards[p * 27]) for p in range(3)]
    before = [sorted(int(state.cards[p * 27 + i]) for i in range(27)) for p in range(3)]
    finish_round(state)
    assert (state.refills, state.left) == (1, 26)
    assert [int(a) for a in state.actions] == [card % 6 for card in kept]
    after = [sorted(int(state.cards[p * 27 + i]) for i in range(27)) for p in range(3)]
    assert after != before
    assert sorted(card for pile in after for card in pile) == sorted(card for pile in before for card in pile)


ONES = "1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _"


def test_reshuffle_after_the_first_plan():
    """WT-13.4: whoever approves first in the game is asked; it happens after the round; one yes is enough."""
    state = first(3)
    for seat in range(3):
        state = sheet(state, seat, top=ONES)
    state = changed(pairs(state), left=[9, 27])
    for seat, answer in ((1, "reshuffle no"), (0, "reshuffle yes")):
        act(state, seat, "pair 1", "house bottom-5", "skip", "approve A")
        assert kind(state, seat) == "reshuffle"
        assert can(state, seat) == ["reshuffle yes", "reshuffle no"]
        act(state, seat, answer, "done")
    assert state.left == 9
    act(state, 2, "pair 1", "house bottom-5", "skip", "done")
    assert state.left == 26
    act(state, 2, can(state, 2)[0])
    while kind(state, 2) not in ("approve_plan", "end_turn"):
        act(state, 2, "skip" if "skip" in can(state, 2) else can(state, 2)[0])
    act(state, 2, "approve A")
    assert kind(state, 2) != "reshuffle"


def test_no_reshuffle_wanted():
    """WT-13.4: a no leaves the piles as they are; off never asks; new never asks."""
    for given, asked in (({}, True), ({"first_plan_reshuffle": "off"}, False), ({"edition": "new"}, False)):
        state = pairs(sheet(table(2, **({"edition": "first"} | given)), top=ONES))
        act(state, 0, "pair 1", "house bottom-5", "skip", "approve A")
        assert (kind(state) == "reshuffle") == asked
    state = pairs(sheet(first(), top=ONES))
    left = int(state.left)
    act(state, 0, "pair 1", "house bottom-5", "skip", "approve A", "reshuffle no", "done")
    finish_round(state)
    assert state.left == left - 1


def test_each_plan_may_bring_a_reshuffle():
    """WT-13.4: by option at the first approval of every plan."""
    state = changed(pairs(sheet(first(first_plan_reshuffle="each_plan"), top=ONES)), turned=[0, 1, 0])
    act(state, 0, "pair 1", "house bottom-5", "skip", "approve A")
    assert kind(state) == "reshuffle"
    with pytest.raises(Trouble, match="first_plan_reshuffle"):
        GAME.settle({"first_plan_reshuffle": "each_plan"}, 2)


def test_no_reshuffle_in_solo():
    """WT-13.4."""
    state = sheet(first(1), top=ONES)
    state = act(
        offer(state, (9, "pool"), (9, "pool"), (9, "pool")), 0, "cards 12", "house bottom-5", "approve A"
    )
    assert kind(state) == "end_turn"


def test_twins_stay_together():
    """WT-13.5: no fence between houses that bis gave the same number."""
    state = sheet(first(), top="_ 5 5b _ _ _ _ _ _ _")
    state = act(pairs(state, 9, "fence"), 0, "pair 1", "house bottom-5")
    assert "fence top-2" not in can(state)
    assert "fence top-3" in can(state)
    assert reason(state, 0, "fence top-2") == ("WT-13.5", "reason-twins", {"number": 5})


def test_solo_deck():
    """WT-13.8, WT-13.12: the solo card is in the lower 40; all three cards are discarded; no opponent."""
    places = set()
    for seed in range(300):
        state = first(1, seed=seed)
        deck = fields(state)["cards"]
        assert len(deck) == 82 - 3
        places.add(deck.index(99))
    assert places == set(range(41))
    view = GAME.words.view(state, 0)
    assert view["opponent"] is None
    state = act(
        offer(state, (5, "park"), (9, "fence"), (12, "pool")), 0, "cards 12", "house top-3", "skip", "done"
    )
    assert len(fields(state)["discard"]) == 3


def test_solo_card_turns_all_plans():
    """WT-13.8: and another card is drawn."""
    state = first(1)
    deck = [c for c in fields(state)["cards"] if c != 99] + [7, 99]
    state = changed(state, cards=deck, left=[len(deck), 27])
    state = act(offer(state, (5, "pool"), (5, "pool"), (5, "pool")), 0, "cards 12", "house top-5", "done")
    assert [int(t) for t in state.turned] == [1, 1, 1]
    assert (int(state.numbers[0]), int(state.actions[0])) == (1, 1)


def test_solo_lasts_27_rounds():
    """WT-13.8, WT-18.8: the game also ends when the deck is empty, and counts as won."""
    state = first(1)
    rounds = 1
    while state.turn() >= 0:
        state = sheet(state)
        rounds = int(state.round_count)
        while state.turn() >= 0 and state.round_count == rounds:
            words = can(state)
            act(state, 0, "done" if "done" in words else "skip" if "skip" in words else words[0])
    assert rounds == 27
    assert state.outcome(0) == 1.0


def test_draft():
    """WT-13.9, WT-18.6: number of one, action of another; the third to the right-hand neighbour; two more."""
    state = first(3, draft=True)
    hands = [[int(state.card(3 * s + i)) for i in range(3)] for s in range(3)]
    for seat in (2, 0, 1):
        assert {w.split()[0] for w in can(state, seat)} == {"cards"}
        act(state, seat, "cards 12")
        while kind(state, seat) not in ("approve_plan", "end_turn"):
            act(state, seat, "skip" if "skip" in can(state, seat) else can(state, seat)[0])
        act(state, seat, "done")
    assert [int(state.card(3 * s)) for s in range(3)] == [hands[1][2], hands[2][2], hands[0][2]]
    assert len(fields(state)["discard"]) == 6
    assert state.left == 81 - 9 - 6


def test_draft_hands_are_secret():
    """WT-13.9, WT-18.6: others' hands are dealt anew for a bot, all but the card one passed on."""
    state = first(3, draft=True)
    for seat in range(3):
        while state.owes(seat) and state.round_count == 1:
            words = can(state, seat)
            act(state, seat, "done" if "done" in words else "skip" if "skip" in words else words[0])
    known = int(state.card(3 * 2))
    hands = set()
    for seed in range(30):
        other = state.copy()
        other.conceal(0, seed_rng(seed))
        assert other.card(6) == known
        assert [int(other.card(i)) for i in range(3)] == [int(state.card(i)) for i in range(3)]
        hands.add(tuple(int(other.card(i)) for i in range(3, 6)))
    assert len(hands) > 20
    assert GAME.words.view(state, -1)["offer"] is None


def test_draft_refusal_passes_a_card_of_choice():
    """WT-18.6, WT-13.9."""
    state = sheet(
        first(2, draft=True),
        top="1 2 3 4 5 6 7 8 9 10",
        middle="1 2 3 4 5 6 7 8 9 10 11",
        bottom="_ 2 3 4 5 6 7 8 9 10 11 12",
    )
    state = act(offer(state, (5, "park"), (9, "fence"), (12, "pool")), 0, "refuse")
    assert kind(state) == "refusal_give"
    act(state, 0, "give 3", "done")
    finish_round(state)
    assert int(state.card(3)) == 12 * 6 + 3


def test_draft_needs_two_to_twenty_seven():
    """WT-13.9: and the first edition."""
    for seats in (1, 28):
        with pytest.raises(Trouble, match="bad-seats"):
            GAME.settle({"edition": "first", "draft": True}, seats)
    with pytest.raises(Trouble, match="draft"):
        GAME.settle({"draft": True}, 3)


def test_roundabouts():
    """WT-13.10: one a round, before or after number and action together."""
    state = pairs(first(expert=True), 9, "fence")
    assert "roundabout top-1" in can(state)
    act(state, 0, "pair 1")
    assert reason(state, 0, "roundabout top-1")[:2] == ("WT-13.10", "reason-not-now")
    act(state, 0, "house top-5")
    assert "roundabout top-1" not in can(state)
    act(state, 0, "skip", "roundabout top-1")
    assert reason(state, 0, "roundabout top-2")[:2] == ("WT-13.10", "reason-one-roundabout")
    assert [int(v) for v in state.box.round_values] == [0, 3, 8]


FULL_TOP = "1 2 3 4 5 6 7 8 9 10"


def test_full_streets_spend_their_houses():
    """WT-13.11, WT-18.5: F-A1 and F-A2; a house already spent may not be used; a roundabout is no house."""
    assert meets("F-A1", bottom="1 2 3 4 5 6 7 8 9 10 11 _")
    assert not meets("F-A1", bottom="1 2 3 4 5 6 7 8 9 10 _ _")
    assert meets("F-A2", top=FULL_TOP)
    assert meets("F-A2", top="1 2 3 4 o 6 7 8 9 10")
    assert not meets("F-A2", top=FULL_TOP, spent=1)
    state = sheet(first(plans=("F-A2", "STD-B6", "STD-C3")), top="1 2 3 | 4 5 6 7 | 8 9 10")
    state = act(pairs(state, 9, "fence"), 0, "pair 1", "house bottom-5", "skip", "approve A", "reshuffle no")
    assert mine(state)["streets"][0]["spent"]["A"] == list(range(1, 11))
    assert "approve C" not in can(state)


def test_end_houses():
    """WT-13.11, WT-18.4, WT-18.5: F-A5 spends six houses; an estate that holds one serves no other plan."""
    ends = {
        "top": "1 2 3 | " + "_ " * 6 + "12",
        "middle": "1 " + "_ " * 9 + "12",
        "bottom": "1 " + "_ " * 10 + "12",
    }
    state = sheet(
        first(plans=("F-A5", "STD-B6", "STD-C3")), **(ends | {"middle": "1 2 3 4 | " + "_ " * 6 + "12"})
    )
    state = act(pairs(state, 9, "fence"), 0, "pair 1", "house bottom-5", "skip")
    assert {"approve A", "approve C"} <= set(can(state))
    act(state, 0, "approve A", "reshuffle no")
    assert "approve C" not in can(state)
    act(state, 0, "done")
    finish_round(state)
    state = act(pairs(state, 9, "fence"), 0, "pair 1", "house top-6")
    assert "fence top-1" in can(state)
    assert not meets("F-A5", house="bottom-5", number=7, **(ends | {"top": "o 2 3 | " + "_ " * 6 + "12"}))


def test_counting_plans_spend_nothing():
    """WT-13.11: F-A3, F-A4, F-B1 to F-B5."""
    assert meets("F-A3", top="1 1b 1b 1b 1b 1b _ _ _ _")
    assert not meets("F-A3", top="1 1b 1b 1b 1b _ _ _ _ _", middle="1 1b " + "_ " * 9)
    assert meets("F-A4", temps=7)
    assert not meets("F-A4", temps=6)
    assert meets("F-B1", parks=(3, 0, 5))
    assert not meets("F-B1", parks=(3, 3, 4))
    pools = {
        "top": "_ _ 3p _ _ _ 7p 8p _ _",
        "middle": "1p _ _ 4p _ _ _ 8p _ _ _",
        "bottom": "_ 2p _ _ _ _ 7p _ _ _ 11p _",
    }
    assert meets("F-B3", top=pools["top"], middle=pools["middle"])
    assert not meets("F-B3", top=pools["top"])
    assert meets("F-B4", bottom=pools["bottom"], parks=(0, 0, 5))
    assert not meets("F-B4", bottom=pools["bottom"], parks=(0, 0, 4))
    assert meets("F-B5", middle=pools["middle"], parks=(0, 4, 0))
    assert meets("F-B2", top="o _ 3p _ _ _ 7p 8p _ _", parks=(3, 0, 0))
    assert not meets("F-B2", top=pools["top"], middle="o " + "_ " * 10, parks=(3, 0, 0))
