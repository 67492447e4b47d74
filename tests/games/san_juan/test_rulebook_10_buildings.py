"""New Buildings (SJ-11), the end and scoring (SJ-13)."""

import pytest

from misto.games.san_juan import GAME
from misto.games.san_juan.catalog import KIND_IDS, ROWS
from tests.games.san_juan.position import (
    A,
    B,
    area,
    asked,
    cards,
    discarded,
    do,
    hand,
    options,
    passed,
    points,
    position,
)

NEW = {"new_buildings": True}
END = {"turn": 2, "used": ["builder", "trader"]}  # C has the last turn of the round
EIGHT = ["smithy"] * 3 + ["hero"] * 3 + ["well"] * 3 + ["statue"] * 3


def test_office_building():
    """SJ-11.2, SJ-14.2: 0, 1 or 2 cards are exchanged."""
    state = position(
        [["office_building"]], [["hero", "well", "statue"]], deck=["quarry", "crane", "tower"], **END, **NEW
    )
    do(state, "role prospector")
    assert (asked(state), options(state)[0]) == ("office_exchange", "pass")
    assert hand(do(state.copy(), "pass"), A) == ["well", "statue", "hero"]
    assert hand(do(state.copy(), "discard hero", "pass"), A) == ["well", "crane", "statue"]
    assert hand(do(state, "discard hero", "discard well"), A) == ["crane", "tower", "statue"]
    assert asked(state) == "choose_role"


def test_hut():
    """SJ-6.7, SJ-11.3, SJ-14.20: a card if nobody sold anything; a Customs sale is a sale."""
    start = [["hut"], ["hut", "indigo_plant*"]]
    state = do(position(start, **NEW), "role trader", "pass")
    assert (cards(state, A), cards(state, B)) == (1, 1)
    state = do(position(start, **NEW), "role trader", "sell indigo")
    assert (cards(state, A), cards(state, B)) == (0, 1)
    state = do(position([["hut"], ["customs_office*"]], **NEW), "role trader", "sell customs")
    assert (cards(state, A), cards(state, B)) == (0, 2)
    state = do(position(start, optional_draws="ask", **NEW), "role trader", "pass")
    assert asked(state) == "hut_draw"
    assert cards(do(state, "no"), A) == 0


def test_tavern_in_its_own_phase_and_asked():
    """SJ-15.14, SJ-14.14, SJ-3.13: not in the phase it was built in; declined if asked."""
    tall = ["smithy", "well", "tower", "crane"]
    state = position([["indigo_plant"], tall, tall[:3]], [["tavern", "hero"]], **NEW)
    assert cards(do(state, "role builder", "build tavern"), A) == 0
    state = position([["tavern"], tall, tall[:3]], [["hero"]], optional_draws="ask", **NEW)
    assert asked(do(state, "role builder", "pass")) == "tavern_draw"
    assert cards(do(state, "yes"), A) == 2


def test_cathedral_from_the_table():
    """SJ-11.11, SJ-15.12: open to all, first come; covered, it goes back to the table."""
    eight = ["smithy", "well", "archive", "statue", "hero", "quarry", "tower"]
    state = position([["carpenter"], ["crane"]], [[*eight, "palace"]], **NEW)
    do(state, "role builder", "build cathedral")
    for card in ["smithy", "well", "archive", "statue", "hero", "quarry"]:
        do(state, f"pay {card}")
    assert cards(state, A) == 3  # two cards left, and the Carpenter's: it is violet
    assert GAME.words.view(state, B)["cathedral"] == A
    state = position([["crane", "cathedral"]], [["hero"]], **NEW)
    do(state, "role builder", "build hero", "cover cathedral")
    assert (state.cathedral, discarded(state, "cathedral"), area(state, A)) == (1, 0, ["crane", "hero"])


def test_customs_office():
    """SJ-7.4, SJ-11.6, SJ-14.24, SJ-15.23: filled by the councillor; sells for 2; a sale like any other."""
    state = position([["customs_office", "aqueduct"]], **NEW)
    do(state, "role councillor")
    do(state, options(state)[0])
    assert area(state, A) == ["customs_office*", "aqueduct"]
    stock = state.stock[0]
    start = [["customs_office*", "indigo_plant", "market_stand", "market_hall", "silver_smelter*"]]
    state = do(position(start, **NEW, tile="11122"), "role trader", "sell customs", "sell silver")
    assert cards(state, A) == 2 + 2 + 1 + 1
    state = do(position([["customs_office"]], **NEW), "role producer")
    assert state.turn() != A  # it is no production building
    state = position([["customs_office*", "black_market"]], [["smithy"]], turn=0, **NEW)
    do(state, "role builder", "build smithy")
    assert area(state, A) == ["customs_office*", "black_market", "smithy"]
    state = position([["customs_office*", "black_market"]], [["well"]], **NEW)
    do(state, "role builder", "build well", "spend customs")
    assert area(state, A) == ["customs_office", "black_market", "well"]
    assert stock >= 0
    state = do(position([["customs_office"]], optional_draws="ask", **NEW), "role councillor", "no")
    assert asked(state) == "customs_fill"
    assert area(do(state, "no"), A) == ["customs_office"]


def test_bank():
    """SJ-11.7, SJ-14.4, SJ-14.3: any number, once in the game; nothing put there does not spend it."""
    state = position([["chapel", "bank"]], [["hero", "well", "statue", "tower"]], **END, **NEW)
    do(state, "role prospector", "store hero")
    assert asked(state) == "bank_cards"
    assert do(state.copy(), "pass").bank_used == 0
    do(state, "store well", "store statue", "pass")
    assert (state.bank_used, state.piled[A], hand(state, A)) == (1, 3, ["tower"])
    assert state.points(A) == 2 + 2 + 3
    do(state, "role prospector", "role trader", "role producer")
    passed(state, "produce_choose")
    assert asked(state) == "chapel_card"
    do(state, "pass")
    assert asked(state) == "choose_role"  # the Bank is spent


def test_bank_cost_is_data():
    """SJ-11.7, SJ-11.12: bank_cost and extra_production come from a host's overrides."""
    state = position(overrides={"bank_cost": 4}, **NEW)
    assert state.house.cost[KIND_IDS.index("bank")] == 4
    from misto.games.san_juan import conserved

    assert conserved(position(**NEW))["indigo_plant"] == 11
    other = ["sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]
    sums = conserved(position(overrides={"extra_production": other}, **NEW))
    assert (sums["indigo_plant"], sums["sugar_mill"], sum(sums.values())) == (10, 9, 144)


def test_harbor():
    """SJ-6.6, SJ-11.8, SJ-14.19, SJ-15.21: exactly one sold card, the first, goes under it unasked."""
    state = position([["harbor", "indigo_plant*", "silver_smelter*"]], tile="11122", **NEW)
    first = state.stock[1]
    do(state, "role trader", "sell indigo", "sell silver")
    assert (cards(state, A), state.piled[A]) == (1 + 2, 1)
    assert state.beneath[0] % 64 == first
    assert state.points(A) == 2 + 1 + 3 + 1


def test_added_production_is_the_same_kind():
    """SJ-11.12, SJ-10.26: one kind with the base cards."""
    assert points(["guild_hall", *["indigo_plant"] * 3], new_buildings=True)[1]["guild_hall"] == 4


def test_chapel():
    """SJ-10.15, SJ-14.3: one hand card at the start of a round, before the limit, or none."""
    state = position([["chapel"]], [EIGHT[:8]], **END)
    do(state, "role prospector")
    assert (asked(state), options(state)[0]) == ("chapel_card", "pass")
    do(state, "store hero")
    assert (cards(state, A), state.piled[A], asked(state)) == (7, 1, "choose_role")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_printed_points(row):
    """SJ-13.4, SJ-10.1 to SJ-11.13: printed VP of every kind; six-costs and the Cathedral have none."""
    total, sheet = points([row.id])
    assert sheet.get("building", 0) == row.vp
    own = {"guild_hall": 0, "city_hall": 1, "triumphal_arch": 0, "palace": 0, "residence": 0, "cathedral": 0}
    assert total == row.vp + own.get(row.id, 0)
    assert (row.class_ in ("six", "cathedral")) == (row.id in own)


def test_cathedral_counts_for_the_city_hall():
    """SJ-10.27: the Cathedral is violet."""
    assert points(["city_hall", "cathedral"])[1]["city_hall"] == 2


# --- the end

ELEVEN = [
    "smithy",
    "well",
    "archive",
    "tower",
    "trading_post",
    "quarry",
    "prefecture",
    "statue",
    "hero",
    "chapel",
    "aqueduct",
]


def test_the_end_in_the_builder_phase():
    """SJ-13.1, SJ-13.3: all still build in that phase; then no round start, no limit, no Chapel card."""
    state = position(
        [["indigo_plant"], ELEVEN], [["carpenter", "palace"], ["gold_mine", "guild_hall"]], seats=2
    )
    do(state, "role trader", "role builder", "build gold_mine")
    assert (state.size[B], state.turn()) == (12, A)
    do(state, "pass")
    assert state.turn() == -1
    assert (cards(state, B), state.round_count) == (1, 1)  # the Chapel took nothing


def test_twelve_by_crane_is_eleven():
    """SJ-10.14c: a covered building counts no more, so the game goes on."""
    state = position([[*ELEVEN[:-1], "crane"]], [["gold_mine"]], seats=2)
    do(state, "role builder", "build gold_mine", "cover smithy")
    assert (state.size[A], state.turn()) == (11, B)


def ended(area_a, area_b, hands=((), ())):
    """A game that ends with these areas: A builds a twelfth building that scores 1."""
    state = position([area_a, area_b], [["gold_mine", *hands[0]], list(hands[1])], seats=2)
    do(state, "role builder", "build gold_mine")
    return passed(state, "build_choose")


def test_highest_score_wins():
    """SJ-13.5: most points."""
    state = ended(ELEVEN, ["hero"])
    assert [state.outcome(A), state.outcome(B)] == [1.0, 0.0]


SAME = [
    "smithy",
    "well",
    "archive",
    "tower",
    "black_market",
    "quarry",
    "statue",
    "trading_post",
    "market_stand",
]


def test_tie_by_cards_and_goods():
    """SJ-13.6, SJ-15.23: hand cards and goods, one for one; the Customs good counts."""
    one = [*SAME, "indigo_plant", "indigo_plant"]  # 14 points, 15 with the Gold mine
    two = ["hero", "library", "carpenter", "prefecture", "aqueduct", "indigo_plant"]
    state = ended(one, two)
    assert (state.points(A), state.points(B)) == (16, 15)
    two = ["hero", "library", "carpenter", "prefecture", "aqueduct", "indigo_plant", "indigo_plant"]
    state = ended(one, two)
    assert (state.points(A), state.points(B)) == (16, 16)
    assert state.outcome(A) == 0.5
    state = ended(one, [*two[:-1], "indigo_plant*"])
    assert [state.outcome(A), state.outcome(B)] == [0.0, 1.0]
    state = ended(one, two, (["hero"], []))
    assert [state.outcome(A), state.outcome(B)] == [1.0, 0.0]


def test_shared_victory():
    """SJ-13.7: still tied, the victory is shared."""
    one = [*SAME, "indigo_plant", "indigo_plant"]
    two = ["hero", "library", "carpenter", "prefecture", "aqueduct", "indigo_plant", "indigo_plant"]
    state = ended(one, two, ((), ()))
    assert [state.outcome(A), state.outcome(B)] == [0.5, 0.5]


def test_customs_good_in_the_tie_break():
    """SJ-13.6: the good on the Customs office is a good."""
    state = position([["customs_office*"], ["tower"]], **NEW)
    assert state.points(A) == state.points(B)
    from misto.games.san_juan import scoring

    assert (scoring.reserve(state, A), scoring.reserve(state, B)) == (1, 0)
