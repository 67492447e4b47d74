"""The builder: SJ-4, and the buildings that work in it."""

import pytest

from misto.core.record import seed_rng
from misto.core.state import IllegalAction
from misto.games.san_juan import GAME
from tests.games.san_juan.position import (
    A,
    B,
    area,
    asked,
    cards,
    do,
    events,
    hand,
    options,
    passed,
    points,
    position,
)

OTHER = ["role builder", "pass"]  # A takes the role and builds nothing: B is next, without privilege
SMALL = ["smithy", "well", "archive", "gold_mine", "tower", "crane", "statue"]


def built_by_b(area_b, hand_b, *moves, **more):
    """B builds without being the chooser."""
    start = [["indigo_plant"], area_b]
    state = position(start, [["hero"], hand_b], seats=2, **more)
    return do(state, *OTHER, *moves)


def paid(state):
    return events(state, "build")[-1]["cost"]


def test_black_market_covers_what_the_hand_cannot():
    """SJ-14.10, SJ-4.8: at least what is short, at most the cost."""
    state = built_by_b(
        ["indigo_plant*", "tobacco_storage*", "black_market"], ["statue", "well"], "build statue"
    )
    assert options(state) == ["spend indigo", "spend tobacco"]
    do(state, "spend tobacco")
    assert options(state) == ["spend indigo"]
    do(state, "spend indigo")
    assert cards(state, B) == 0
    state = built_by_b(
        ["indigo_plant*", "tobacco_storage*", "black_market"], ["smithy", "well"], "build smithy"
    )
    do(state, "spend indigo")
    assert asked(state) == "choose_role"  # one good pays all: no second is asked for


def test_smithy_and_quarry_keep_to_their_kind():
    """SJ-10.6, SJ-10.21: the Smithy for production buildings, the Quarry for violet ones."""
    moves = "build coffee_roaster"
    assert paid(built_by_b(["quarry"], ["coffee_roaster", *SMALL], moves)) == 4
    assert paid(built_by_b(["smithy"], ["coffee_roaster", *SMALL[1:]], moves)) == 3
    assert paid(built_by_b(["smithy"], ["victory_column", *SMALL[1:]], "build victory_column")) == 4
    assert paid(built_by_b(["quarry"], ["victory_column", *SMALL], "build victory_column")) == 3


def test_covered_helpers_and_goods_do_not_pay():
    """SJ-4.5: covered Library, Black market, Carpenter, Poor house; the good is discarded unseen."""
    start = [["crane", "library"]]
    state = position(start, [["hero", *SMALL[:5]]])
    assert paid(do(state, "role builder", "build hero", "cover library")) == 0
    state = position([["crane", "library", "smithy"]], [["silver_smelter", *SMALL[1:5]]])
    assert paid(do(state, "role builder", "build silver_smelter", "cover smithy")) == 2  # 5 - 1 - 2
    state = built_by_b(["crane", "black_market", "indigo_plant*"], ["hero", *SMALL[:4]], "build hero")
    assert "cover black_market" in options(state)
    do(state, "cover black_market")
    assert asked(state) == "pay_card"
    state = built_by_b(["crane", "carpenter"], ["statue", "well"], "build statue", "cover carpenter")
    assert hand(state, B) == ["well"]
    state = built_by_b(["crane", "poor_house"], ["well"], "build well", "cover poor_house")
    assert cards(state, B) == 0
    state = built_by_b(["crane", "sugar_mill*"], ["well"], "build well", "cover full sugar_mill")
    assert state.discarded == 2  # the good and, in the second edition, the mill
    assert state.goods(B) == 0


def test_crane_targets():
    """SJ-10.14a, SJ-14.9: not the Crane, not the same kind; an empty and a full plant are two options."""
    state = built_by_b(
        ["crane", "indigo_plant", "indigo_plant*", "tower"],
        ["indigo_plant", "well", "smithy"],
        "build indigo_plant",
    )
    assert options(state) == ["pass", "cover tower"]
    state = built_by_b(
        ["crane", "indigo_plant", "indigo_plant*", "tower"], ["well", "smithy", "hero"], "build well"
    )
    assert options(state) == ["pass", "cover indigo_plant", "cover tower", "cover full indigo_plant"]
    refusals = {r.code: r.reason.key for r in GAME.words.decide(state, B).refused}
    assert refusals == {"cover crane": "reason-crane-itself"}


def test_crane_is_needed_where_the_hand_is_short():
    """SJ-14.9, SJ-4.4: declining is no option if nothing else pays; no target that leaves too much."""
    state = built_by_b(["crane", "indigo_plant", "quarry"], ["hero", "well"], "build hero")
    assert options(state) == ["cover quarry"]
    assert {r.code for r in GAME.words.decide(state, B).refused} == {
        "pass",
        "cover indigo_plant",
        "cover crane",
    }


def test_covered_again_and_built_again():
    """SJ-10.14f, SJ-10.14g: only the top one is active; a covered violet kind may be built again."""
    state = built_by_b(["crane", "chapel"], ["statue", "chapel"], "build statue", "cover chapel", edition=1)
    do(state, "role trader", "role prospector")
    passed(state, "chapel_card")
    do(state, "role builder", "build chapel", "cover statue")
    assert area(state, B) == ["crane", "chapel"]
    assert len(state.beneath) == 2
    assert state.points(B) == 1 + 2


def test_no_violet_kind_twice():
    """SJ-4.2, SJ-10.25: any number of production buildings, never two violet ones of a kind."""
    state = built_by_b(["statue", "sugar_mill"], ["statue", "sugar_mill", "hero", "hero", "palace", "tower"])
    assert options(state) == ["pass", "build sugar_mill", "build tower", "build hero"]
    why = {r.code: r.reason for r in GAME.words.decide(state, B).refused}
    assert (why["build statue"].rule, why["build statue"].key) == ("SJ-4.2", "reason-already-built")


def test_build_one_each_chooser_first():
    """SJ-4.1, SJ-14.8, SJ-4.11: one building each, or none and then no Carpenter or Poor house."""
    state = position(
        [["poor_house", "carpenter"], ["indigo_plant"]], [["smithy", "well"], ["smithy", "archive"]]
    )
    do(state, "role builder")
    assert state.turn() == A
    do(state, "pass")
    assert (state.turn(), cards(state, A)) == (B, 2)
    do(state, "build smithy")
    assert (cards(state, B), asked(state)) == (0, "choose_role")


def test_order_of_one_build():
    """SJ-4.3, SJ-4.8, SJ-14.11: card, Crane, goods, cards; the card itself never pays."""
    state = built_by_b(
        ["crane", "black_market", "indigo_plant*", "indigo_plant", "carpenter"],
        ["hero", *SMALL[:4]],
    )
    seen = []
    for move in ("build hero", "cover indigo_plant", "spend indigo", "pay well", "pay smithy", "pay archive"):
        seen.append(asked(state))
        do(state, move)
    assert seen == ["build_choose", "crane_target", "market_goods", "pay_card", "pay_card", "pay_card"]
    assert len(hand(state, B)) == 2  # Gold mine, and the Carpenter's card


def test_payable_cards_only():
    """SJ-4.4, SJ-4.8: exactly the cost, so that one card builds only what is free."""
    state = built_by_b(["indigo_plant"], ["smithy"])
    assert options(state) == ["pass"]
    with pytest.raises(IllegalAction):
        do(state, "build smithy")
    reason = GAME.words.why_not(state, B, GAME.words.read("build smithy"))
    assert (reason.rule, reason.args) == ("SJ-4.4", {"card": "smithy", "cost": 1, "hand": 0})


def test_poor_house_with_one_card_left():
    """SJ-15.11: 0 or 1 card; after a production building the Carpenter gives nothing."""
    state = position([["carpenter", "poor_house"]], [["indigo_plant", "archive"]])
    assert cards(do(state, "role builder", "build indigo_plant"), A) == 2
    state = position([["carpenter", "poor_house"]], [["indigo_plant", "archive", "well"]])
    assert cards(do(state, "role builder", "build indigo_plant"), A) == 2


def test_carpenter_and_poor_house_asked():
    """SJ-14.12, SJ-14.13: with optional draws asked, each may be declined."""
    state = position([["carpenter", "poor_house"]], [["well", "hero"]], optional_draws="ask")
    do(state, "role builder", "build well")
    assert asked(state) == "carpenter_draw"
    do(state, "no")
    assert asked(state) == "poor_house_draw"
    assert cards(do(state, "yes"), A) == 1


def test_buildings_stay():
    """SJ-4.13, SJ-15.24: in a whole game nothing but Crane and Earthquake takes a building away."""
    settings = GAME.settle({"new_buildings": True, "events": True}, 4)
    state = GAME.rules.new(settings, 4, seed_rng(3))
    choose = seed_rng(4)
    lost = 0
    while state.turn() >= 0:
        before = [sorted(k for k in area_of if k >= 0) for area_of in slots(state)]
        state.heard = []
        moves = options(state)
        do(state, moves[choose.below(len(moves))])
        for seat, was in enumerate(before):
            now = sorted(k for k in slots(state)[seat] if k >= 0)
            gone = [k for k in was if now.count(k) < was.count(k)]
            lost += len(gone)
            assert not gone or events(state, "cover") or events(state, "raze")
    assert lost > 0


def slots(state):
    return [[int(k) for k in state.site[seat * 12 : seat * 12 + 12]] for seat in range(4)]


def test_crane_over_a_good():
    """SJ-10.14d, SJ-15.18: the covered building's good is discarded, whatever is built."""
    state = built_by_b(["crane", "sugar_mill*"], ["tobacco_storage", "well"], "build tobacco_storage")
    do(state, "cover full sugar_mill")
    assert area(state, B) == ["crane", "tobacco_storage"]


def test_printed_points_of_built_cards():
    """SJ-10.23, SJ-10.24: monuments score what is printed."""
    assert points(["statue"])[0] == 3
    assert points(["victory_column"])[0] == 4
