"""Producer, trader, councillor and prospector: SJ-5 to SJ-8."""

import pytest

from misto.core.telling import sheet_known_to
from misto.games.san_juan import GAME
from tests.games.san_juan.position import (
    A,
    B,
    area,
    asked,
    cards,
    discarded,
    do,
    events,
    hand,
    options,
    passed,
    position,
)

EDITIONS = pytest.mark.parametrize("e", [1, 2])
PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
STOCKED = [plant + "*" for plant in PLANTS]


def test_a_good_is_an_unseen_card():
    """SJ-5.1, SJ-5.3, SJ-10.1 to SJ-10.5: the top card, unseen, on an empty building; one each.

    SJ-10.1, SJ-10.2, SJ-10.3, SJ-10.4, SJ-10.5: each plant makes its own good.
    """
    state = position([STOCKED[:2] + PLANTS[2:], ["tower"], ["indigo_plant*"]], deck=["hero", "palace"])
    do(state, "role producer")
    assert options(state) == ["pass", "produce tobacco", "produce coffee", "produce silver"]
    do(state, "produce silver")
    assert area(state, A)[4] == "silver_smelter*"
    assert "hero" not in str(GAME.words.view(state, A)["areas"])
    do(state, "produce coffee")
    assert asked(state) == "choose_role"  # B and C have no empty plant: skipped
    reason = GAME.words.why_not(
        do(position([PLANTS]), "role producer", "produce silver"), A, GAME.words.read("produce silver")
    )
    assert (reason.rule, reason.key) == ("SJ-5.3", "reason-no-empty")


@pytest.mark.parametrize("turn", [0, 1])
def test_well(turn):
    """SJ-5.4, SJ-10.12: 2 goods in the phase bring a card, chooser or not."""
    state = position([["tower"], [*PLANTS[:2], "aqueduct", "well"]], turn=turn)
    do(state, "role producer", "produce indigo")
    assert cards(state, B) == 0
    do(state, "produce sugar")
    assert cards(state, B) == 1


def test_well_asked():
    """SJ-14.16: declined if draws are asked."""
    state = position([[*PLANTS[:2], "well"]], optional_draws="ask")
    do(state, "role producer", "produce indigo", "produce sugar")
    assert asked(state) == "well_draw"
    assert cards(do(state, "no"), A) == 0


def test_producers_in_turn_and_goods_stay():
    """SJ-5.5, SJ-5.6: chooser first, clockwise; goods wait for any later trader."""
    state = do(position(), "role producer", "produce indigo", "produce indigo", "produce indigo")
    assert [state.goods(s) for s in range(3)] == [1, 1, 1]
    do(state, "role prospector", "role trader")
    assert state.turn() == 2


def test_market_stand_and_hall_sell_only_two():
    """SJ-15.2: with Market stand and Market hall, as the Ukrainian example names them, 2 goods: 7 never."""
    start = [["indigo_plant*", "tobacco_storage*", "silver_smelter*", "market_stand", "market_hall"]]
    state = do(position(start), "role trader", "sell tobacco", "sell silver")
    assert (cards(state, A), state.goods(A)) == (2 + 3 + 1 + 1, 1)


@EDITIONS
def test_t15_market_hall_injected(e):
    """T15. SJ-6.5, SJ-10.20, SJ-15.1, SJ-15.8: sugar 1, coffee 3 (no such tile): 1 + 3 + 1 = 5."""
    state = position([["sugar_mill*", "coffee_roaster*", "market_hall"]], edition=e, tile="11223")
    state.house.price[2 * 6 + 3] = 3
    assert cards(do(state, "role trader", "sell sugar", "sell coffee"), A) == 5


def test_stand_and_hall_together_and_asked():
    """SJ-6.5, SJ-14.18: both apply; asked one after the other."""
    start = [["sugar_mill*", "coffee_roaster*", "market_hall", "market_stand"]]
    assert cards(do(position(start), "role trader", "sell sugar", "sell coffee"), A) == 5
    state = do(position(start, optional_draws="ask"), "role trader", "sell sugar", "sell coffee")
    assert asked(state) == "stand_draw"
    assert asked(do(state, "no")) == "hall_draw"
    assert cards(do(state, "yes"), A) == 4


def test_tile_turns_always():
    """SJ-6.1, SJ-6.8, SJ-6.9: even if nobody can sell; the cyclic order becomes known to all."""
    state = position(seats=2, tile="12233")
    do(state, "role trader")
    assert events(state, "tile")[0]["prices"] == [1, 2, 2, 3, 3]
    assert GAME.words.view(state, B)["tiles"] == [[1, 2, 2, 3, 3]]
    order = list(state.tiles)
    for _ in range(5):
        state.trades += 1
    do(state, "role prospector", "role producer")
    assert list(state.tiles) == order
    assert len(GAME.words.view(state, A)["tiles"]) == 5


def test_everybody_sells_at_the_open_tile():
    """SJ-6.2, SJ-15.10: the tile closes after all have sold."""
    state = position([["silver_smelter*"], ["silver_smelter*"]], tile="12233")
    do(state, "role trader", "sell silver")
    assert GAME.words.view(state, B)["prices"] == [1, 2, 2, 3, 3]
    do(state, "sell silver")
    assert (cards(state, A), cards(state, B)) == (3, 3)
    assert GAME.words.view(state, B)["prices"] is None


def test_councillor_keeps_one():
    """SJ-7.1, SJ-7.2, SJ-7.5, SJ-14.22: 5 for the chooser, 2 for others; one is kept."""
    state = position(seats=2, deck=["hero", "well", "palace", "smithy", "tower", "quarry", "crane"])
    do(state, "role councillor")
    assert GAME.words.view(state, A)["drawn"] == ["smithy", "well", "tower", "hero", "palace"]
    assert GAME.words.view(state, B)["drawn"] == []
    assert options(state) == ["keep smithy", "keep well", "keep tower", "keep hero", "keep palace"]
    do(state, "keep hero")
    assert options(state) == ["keep crane", "keep quarry"]
    do(state, "keep quarry")
    assert (hand(state, A), hand(state, B), state.discarded) == (["hero"], ["quarry"], 5)


def test_council_asked():
    """SJ-14.21, SJ-14.22: draw, pass, or draw without privilege; the second card may be declined."""
    state = do(position([["prefecture"]], optional_draws="ask"), "role councillor")
    assert options(state) == ["no", "yes", "plain"]
    do(state, "plain")
    assert len(GAME.words.view(state, A)["drawn"]) == 2
    do(state, options(state)[0])
    assert options(state)[0] == "pass"
    do(state, "pass")
    assert cards(state, A) == 1
    assert options(state) == ["no", "yes"]
    assert cards(do(state, "no"), B) == 0


def test_prospector():
    """SJ-8.1, SJ-15.19: a card for the chooser, nothing for the others."""
    state = do(position(), "role prospector")
    assert [cards(state, s) for s in range(3)] == [1, 0, 0]


def test_prefecture_cost_counts_in_the_mine():
    """SJ-15.4, SJ-10.19: Prefecture 4 and Tobacco 3 differ in the second edition only."""
    four = ["library", "prefecture", "smithy", "tobacco_storage"]
    state = do(position([["gold_mine"]], deck=["hero", *four], edition=2), "role prospector", "yes")
    assert hand(state, A) == ["smithy", "hero"]


def test_gold_mine_owners_in_turn():
    """SJ-8.2, SJ-14.26: every owner, once, whether or not the privilege was used; not doubled."""
    state = position([["gold_mine", "library"], ["gold_mine"]], optional_draws="ask")
    do(state, "role prospector", "no")
    assert (asked(state), state.turn()) == ("mine_use", A)
    do(state, "no")
    assert (asked(state), state.turn()) == ("mine_use", B)
    do(state, "no")
    assert asked(state) == "choose_role"


def test_mine_then_goldsmith():
    """SJ-8.3, SJ-11.9, SJ-14.28, SJ-14.29: kept only if nobody has the kind, and then if wanted."""
    start = [["gold_mine", "goldsmith"], ["quarry"]]
    more = {"deck": ["hero", "statue"], "new_buildings": True}
    state = do(position(start, **more), "role prospector", "no")
    assert asked(state) == "goldsmith_use"
    do(state, "yes")
    assert (asked(state), GAME.words.view(state, B)["drawn"]) == ("goldsmith_keep", ["statue"])
    kept = do(state.copy(), "yes")
    assert hand(kept, A) == ["statue", "hero"]
    assert discarded(do(state, "no"), "statue") == 1
    state = do(position(start, deck=["hero", "quarry"], new_buildings=True), "role prospector", "no", "yes")
    assert (cards(state, A), discarded(state, "quarry"), asked(state)) == (1, 1, "choose_role")
    state = do(
        position(start, deck=["hero", "gold_mine"], new_buildings=True), "role prospector", "no", "yes"
    )
    assert discarded(state, "gold_mine") == 1  # his own counts too


# --- SJ-9: deck, discards, what is open


def test_reshuffle_in_the_middle_of_a_draw():
    """SJ-9.1, SJ-9.2: discards lie face down, and become the deck when a card is needed."""
    start = [["tower"], ["tower"], ["chapel"]]
    state = position(start, deck=["hero"], discards=["well", "well", "smithy"], empty_deck=True)
    assert (state.deck_left, state.discarded) == (1, 3)
    do(state, "role councillor")
    assert sorted(GAME.words.view(state, A)["drawn"]) == ["hero", "smithy", "well", "well"]
    assert events(state, "reshuffle") == [{"count": 3}]
    assert "discards" in GAME.words.view(state, A)
    assert isinstance(GAME.words.view(state, A)["discards"], int)


def test_reshuffle_waits_for_a_need():
    """SJ-9.2: the last card may leave without a shuffle."""
    state = position([["tower"], ["tower"], ["chapel"]], deck=["hero"], discards=["well"], empty_deck=True)
    do(state, "role prospector")
    assert (state.deck_left, state.discarded) == (0, 1)


def test_short_deck():
    """SJ-9.3: what exists and no more; the Gold mine needs four cards."""
    start = [["tower", "gold_mine", "indigo_plant"], ["tower"], ["chapel"]]
    state = position(start, deck=["hero", "well", "smithy"], empty_deck=True)
    do(state, "role councillor")
    assert len(GAME.words.view(state, A)["drawn"]) == 3
    state = do(position(start, deck=["hero", "well", "smithy"], empty_deck=True), "role prospector")
    assert (cards(state, A), asked(state)) == (1, "choose_role")
    state = do(position(start, empty_deck=True), "role producer")
    assert asked(state) == "choose_role"  # no card to become a good
    state = do(position(start, deck=["hero"], empty_deck=True), "role councillor")
    assert hand(state, A) == ["hero"]  # keeps his one card without asking


def test_stuck():
    """SJ-9.7, SJ-15.27: where no card can ever move again the game ends with the round and is scored."""
    start = [["tower"], ["tower"], ["chapel"]]
    state = position(start, empty_deck=True, turn=2, used=["builder", "trader"])
    do(state, "role prospector")
    assert state.turn() == -1
    assert [state.outcome(s) for s in range(3)] == [0.0, 0.0, 1.0]
    state = position(start, [["smithy"]], empty_deck=True, turn=2, used=["builder", "trader"])
    assert do(state, "role prospector").turn() >= 0  # a builder could still put up the Smithy for nothing
    state = position(
        [["smithy"], ["tower"], ["chapel"]], [["smithy"]], empty_deck=True, turn=2, used=["builder"]
    )
    assert do(state, "role prospector").turn() == -1  # a second Smithy is of no use
    state = position(
        [["smithy"], ["tower"], ["chapel"]], [[], [], ["chapel"]], empty_deck=True, turn=2, used=["builder"]
    )
    assert do(state, "role prospector").turn() == 2  # C may still put the card under the Chapel


def test_what_is_open():
    """SJ-9.4: areas, goods, roles, tile, events, Cathedral, hand sizes; no face of a hidden card."""
    state = position([["sugar_mill*"]], [["hero"], ["palace"]], new_buildings=True, events=True)
    seen = GAME.words.view(state, B)
    assert seen["areas"][A]["buildings"][0]["good"] is True
    assert (seen["areas"][A]["hand_size"], "hand" in seen["areas"][A]) == (1, False)
    assert seen["areas"][B]["hand"] == {"palace": 1}
    assert seen["cathedral"] == "table"


@pytest.mark.parametrize("show", [False, True])
def test_pile_counts(show):
    """SJ-9.5: told to others only if agreed; the owner sees Chapel and Bank cards, nobody the Harbor's."""
    state = position(
        [["chapel", "bank", "harbor"]],
        piles={(A, "chapel"): ["hero"], (A, "bank"): ["well", "well"], (A, "harbor"): ["palace"]},
        new_buildings=True,
        show_pile_counts=show,
    )
    other = GAME.words.view(state, B)["areas"][A]
    assert ("piles" in other["buildings"][0]) is show
    assert other["points"] == (2 + 2 + 2 + 4 if show else 6)
    own = GAME.words.view(state, A)["areas"][A]["buildings"]
    assert [b["stored"] for b in own] == [["hero"], ["well", "well"], []]
    assert own[2]["piles"] == {"harbor": 1}
    assert "palace" not in str([b["stored"] for b in own])


@pytest.mark.parametrize("show", [False, True])
@pytest.mark.parametrize("edition", [1, 2])
def test_sheets_tell_no_more_than_the_view(show, edition):
    """SJ-9.5, SJ-10.29: what a viewer knows of a sheet has no piles of others, and the Palace's quarter is
    that of the open points; the owner's and the last position's are whole.
    """
    state = position(
        [["chapel", "palace", "harbor"], ["palace", "chapel"]],
        piles={(A, "chapel"): ["hero"] * 3, (A, "harbor"): ["well"], (B, "chapel"): ["tower", "archive"]},
        new_buildings=True,
        show_pile_counts=show,
        edition=edition,
    )
    for viewer in (-1, A, B):
        seen = GAME.words.view(state, viewer)["areas"]
        known = sheet_known_to(GAME, state, viewer, range(3))
        for seat in (A, B):
            told = show or seat == viewer
            piles = [line["points"] for line in known[seat] if line["key"] == "pile"]
            assert bool(piles) is told
            palace = next(line for line in known[seat] if line["key"] == "palace")
            assert seen[seat]["points_are_all"] is told
            assert palace["facts"]["count"] + palace["points"] == seen[seat]["points"]
            assert sum(line["points"] for line in known[seat]) == seen[seat]["points"]
            assert palace["facts"]["count"] == before_palace(seen[seat]["points"])
    assert sum(line.points for line in GAME.words.sheet(state, A)) == state.points(A)


def before_palace(points):
    """The points of which the whole and a quarter make so many."""
    return next(n for n in range(points + 1) if n + n // 4 == points)


def test_conservation_counts_everything():
    """SJ-9.6: deck, discards, hands, areas, goods, piles and covered cards make up the whole."""
    from misto.games.san_juan import conserved

    state = position(
        [["crane", "chapel", "sugar_mill*"]], [["statue", "hero"]], piles={(A, "chapel"): ["well"]}, edition=1
    )
    assert sum(conserved(state).values()) == 110
    do(state, "role builder", "build statue", "cover chapel")
    assert sum(conserved(state).values()) == 110


def test_skips_show_nothing_hidden():
    """SJ-14.0: skipped only where all can see why: an empty hand, yes; a hand that cannot pay, no."""
    state = position([["tower"], ["tower"]], [["hero"], []])
    do(state, "role builder")
    assert options(state) == ["pass"]
    do(state, "pass")
    assert asked(state) == "choose_role"
    assert passed(state, "build_choose").turn() == B
