"""WT-3, WT-4: set-up, the round, its pairs and its piles."""

import pytest

from misto.core.record import seed_rng
from misto.core.trouble import Trouble
from misto.games.welcome_to import GAME, options
from misto.games.welcome_to.catalog import CARDS_FIRST, CARDS_NEW
from tests.games.welcome_to.position import act, can, changed, fields, finish_round, kind, offer, sheet, table


def test_three_piles_of_21():
    """WT-3.1, WT-1.1, WT-1.5: all 63 cards, in three piles of which each has turned one card."""
    state = table(4)
    cards = [int(c) for c in state.cards]
    assert sorted(cards) == sorted(
        n * 6 + a for n, row in enumerate(CARDS_NEW, 1) for a, copies in enumerate(row) for _ in range(copies)
    )
    assert (state.pile, state.left) == (21, 20)


def test_card_totals():
    """WT-1.5, WT-1.6: 14, 14, 14, 7, 7, 7 actions on 63 cards, numbers by the table."""
    assert [sum(row[a] for row in CARDS_NEW) for a in range(6)] == [14, 14, 14, 7, 7, 7]
    assert [sum(row) for row in CARDS_NEW] == [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]


def test_first_edition_totals():
    """WT-13.1: 18, 18, 18, 9, 9, 9 actions on 81 cards; no number has fewer copies than in new."""
    assert [sum(row[a] for row in CARDS_FIRST) for a in range(6)] == [18, 18, 18, 9, 9, 9]
    assert [sum(row) for row in CARDS_FIRST] == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]
    assert all(
        f >= n
        for new, first in zip(CARDS_NEW, CARDS_FIRST, strict=True)
        for n, f in zip(new, first, strict=True)
    )
    assert table(3, edition="first").pile == 27


def test_cards_have_no_serial_number():
    """WT-1.3: two cards with the same number and action are the same card to the program."""
    state = table(2)
    assert all(6 <= card < 96 for card in state.cards)


def test_one_plan_of_each_letter():
    """WT-3.2: one plan a letter, standard ones only unless asked for."""
    for seed in range(20):
        state = GAME.rules.new(GAME.settle({}, 3), 3, seed_rng(seed))
        plans = GAME.words.view(state, -1)["plans"]
        assert [p["letter"] for p in plans] == ["A", "B", "C"]
        assert all(p["plan"].startswith(f"STD-{p['letter']}") and not p["approved"] for p in plans)


def test_every_standard_plan_comes_up():
    """WT-3.2: at random."""
    seen = set()
    for seed in range(200):
        seen |= {
            p["plan"]
            for p in GAME.words.view(GAME.rules.new(GAME.settle({}, 2), 2, seed_rng(seed)), -1)["plans"]
        }
    assert len(seen) == 21


def test_everybody_gets_an_empty_sheet_on_the_same_side():
    """WT-3.3, WT-3.4, WT-1.2, WT-2.7: same side for all, no limit of ten boards, no city name needed."""
    view = GAME.words.view(table(12, side="blueprint"), 0)
    assert view["side"] == "blueprint"
    assert len(view["sheets"]) == 12
    assert all(s["points"] == 0 for s in view["sheets"])


def test_one_to_a_hundred():
    """WT-1.4."""
    assert GAME.rules.seats == (1, 100)
    for bad in (0, 101):
        with pytest.raises(Trouble, match="bad-seats"):
            GAME.settle({}, bad)
    assert GAME.words.view(table(1), 0)["mode"] == "aaa"


def test_pairs_join_the_turned_action_with_the_number_on_top():
    """WT-4.2, WT-4.3, WT-4.1: three pairs, each of one pile."""
    state = table(2)
    for i in range(3):
        assert state.numbers[i] == state.cards[i * 21 + 19] // 6
        assert state.actions[i] == state.cards[i * 21 + 20] % 6
    assert len(GAME.words.view(state, 0)["offer"]) == 3


def test_the_next_actions_are_public():
    """WT-1.5: the number side shows the action on its back."""
    state = table(2)
    shown = [pair["next_action"] for pair in GAME.words.view(state, 0)["offer"]]
    finish_round(state)
    assert [pair["action"] for pair in GAME.words.view(state, 0)["offer"]] == shown


def test_a_pair_is_never_mixed():
    """WT-4.4, WT-1.7: the number and the action of one pair; others may take the same."""
    state = offer(table(3), (5, "park"), (9, "fence"), (12, "pool"))
    for seat in range(3):
        assert can(state, seat) == ["pair 1", "pair 2", "pair 3"]
        act(state, seat, "pair 2", "house top-5")
        assert kind(state, seat) == "fence_slot"


def test_turned_cards_form_three_discards():
    """WT-4.6: of each pile."""
    state = table(2)
    finish_round(state)
    view = GAME.words.view(state, 0)
    assert (view["left"], view["discarded"]) == (19, 2)


def short_piles(state, left):
    now = fields(state)
    return changed(state, left=[left, now["left"][1]])


def test_refill_keeps_piles_and_turned_cards_apart():
    """WT-4.7: each discard becomes its own pile; the cards just turned stay this round's actions."""
    state = short_piles(table(2), 1)
    before = [sorted(int(state.cards[p * 21 + i]) for i in range(21)) for p in range(3)]
    kept = [int(state.cards[p * 21]) for p in range(3)]
    finish_round(state)
    assert state.refills == 1
    assert [sorted(int(state.cards[p * 21 + i]) for i in range(21)) for p in range(3)] == before
    assert [int(state.cards[p * 21 + 20]) for p in range(3)] == kept
    assert [int(a) for a in state.actions] == [card % 6 for card in kept]


def test_after_the_refill_each_pile_is_known_by_its_cards():
    """WT-4.7: what may lie in a pile is public then, its order is not."""
    state = short_piles(table(2), 1)
    finish_round(state)
    other = state.copy()
    other.conceal(0, seed_rng(9))
    for p in range(3):
        assert sorted(other.cards[p * 21 + i] for i in range(19)) == sorted(
            state.cards[p * 21 + i] for i in range(19)
        )
    assert list(other.cards) != list(state.cards)


def test_plans_turn_after_the_round():
    """WT-4.5, WT-8.3: while others still play the card shows its Project side."""
    state = sheet(table(2), 0, top="1 | 2 | 3 | 4 | 5 | 6 | _ _ _ _")
    state = offer(state, (9, "park"), (9, "park"), (9, "park"))
    act(state, 0, "pair 1", "house bottom-5", "skip", "approve A", "done")
    assert not GAME.words.view(state, 1)["plans"][0]["approved"]
    finish_round(state)
    assert GAME.words.view(state, 1)["plans"][0]["approved"]


def test_options_name_their_paragraphs():
    """WT-0.1, WT-0.7: every option cites a paragraph, and new is the default."""
    assert all(row.rule.startswith("WT-") for row in options.ROWS)
    assert GAME.settle({}, 4)["edition"] == "new"
