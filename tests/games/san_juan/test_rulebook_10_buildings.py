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
    events,
    hand,
    options,
    passed,
    points,
    position,
)

EDITIONS = pytest.mark.parametrize("e", [1, 2])
NEW = {"new_buildings": True}
END = {"turn": 2, "used": ["builder", "trader"]}  # C has the last turn of the round
EIGHT = ["smithy"] * 3 + ["hero"] * 3 + ["well"] * 3 + ["statue"] * 3


def limits(areas, **more):
    """How many cards seats 0 and 1 may keep at the start of a round."""
    hands = [
        [*EIGHT, "archive"],
        ["quarry"] * 2 + ["library"] * 3 + ["tower"] * 2 + ["crane"] * 3 + ["palace"] * 2 + ["carpenter"],
    ]
    state = do(position(areas, hands, **END, **NEW, **more), "role prospector")
    while asked(state) == "limit_discard":
        do(state, options(state)[0])
    return [cards(state, A), cards(state, B)]


def test_t38_guard_room():
    """T38. SJ-11.1, SJ-15.16, SJ-10.16: with a Guard room in play 6 / 7 / 12, without 7 / 7 / 12."""
    assert limits([["indigo_plant"], ["indigo_plant"]]) == [7, 7]
    assert limits([["guard_room"], ["indigo_plant"]]) == [7, 6]
    assert limits([["guard_room"], ["tower"]]) == [7, 12]
    assert limits([["indigo_plant"], ["tower"]]) == [7, 12]
    always = {"guard_room_limit": "always"}
    assert limits([["indigo_plant"], ["guard_room"]], **always) == [6, 7]
    assert limits([["indigo_plant"], ["tower"]], **always) == [6, 12]


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


@pytest.mark.parametrize(("sizes", "draws"), [((5, 5, 6), 1), ((5, 5, 5), 0), ((5, 4, 6), 0)])
def test_t36_tavern(sizes, draws):
    """T36. SJ-11.4, SJ-4.12: nobody has fewer buildings, somebody has more."""
    kinds = ["smithy", "well", "tower", "crane", "quarry", "archive"]
    areas = [[("tavern", *kinds)[i] if s == 0 else kinds[i] for i in range(n)] for s, n in enumerate(sizes)]
    state = position(areas, [["hero"]], **NEW)
    assert cards(do(state, "role builder", "pass"), A) == 1 + draws


def test_tavern_in_its_own_phase_and_asked():
    """SJ-15.14, SJ-14.14, SJ-3.13: not in the phase it was built in; declined if asked."""
    tall = ["smithy", "well", "tower", "crane"]
    state = position([["indigo_plant"], tall, tall[:3]], [["tavern", "hero"]], **NEW)
    assert cards(do(state, "role builder", "build tavern"), A) == 0
    state = position([["tavern"], tall, tall[:3]], [["hero"]], optional_draws="ask", **NEW)
    assert asked(do(state, "role builder", "pass")) == "tavern_draw"
    assert cards(do(state, "yes"), A) == 2


def build_by_b(area_b, hand_b, *moves):
    state = position([["indigo_plant"], area_b], [["hero"], hand_b], seats=2, **NEW)
    do(state, "role builder", "pass", *moves)
    return events(state, "build")[-1]["cost"]


def test_t27_library_over_park():
    """T27. SJ-11.5: the Park takes 6 off, and without Crane nothing."""
    assert build_by_b(["crane", "park"], ["library"], "build library", "cover park") == 0


def test_t28_cathedral_over_park():
    """T28. SJ-11.5, SJ-11.11: 7 - 6 = 1; as chooser or with the Quarry 0."""
    assert build_by_b(["crane", "park"], ["hero"], "build cathedral", "cover park") == 1
    assert build_by_b(["crane", "park", "quarry"], ["hero"], "build cathedral", "cover park") == 0
    state = position([["crane", "park"]], [["hero"]], **NEW)
    do(state, "role builder", "build cathedral", "cover park")
    assert events(state, "build")[0]["cost"] == 0
    assert (area(state, A), state.cathedral, hand(state, A)) == (["crane", "cathedral"], 0, ["hero"])


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


@EDITIONS
def test_t14_chapel_with_seven(e):
    """T14. SJ-10.15: 2 + 7 = 9."""
    seven = ["hero"] * 3 + ["well"] * 3 + ["smithy"]
    state = position([["chapel"]], piles={(A, "chapel"): seven}, edition=e)
    assert state.points(A) == 9


def test_chapel():
    """SJ-10.15, SJ-14.3: one hand card at the start of a round, before the limit, or none."""
    state = position([["chapel"]], [EIGHT[:8]], **END)
    do(state, "role prospector")
    assert (asked(state), options(state)[0]) == ("chapel_card", "pass")
    do(state, "store hero")
    assert (cards(state, A), state.piled[A], asked(state)) == (7, 1, "choose_role")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_printed_points(row):
    """SJ-13.4, SJ-10.1 to SJ-11.13: printed VP of every kind; six-costs and the Cathedral have none."""
    name, kind, _, _, vp, _ = row
    total, sheet = points([name])
    assert sheet.get("building", 0) == vp
    own = {"guild_hall": 0, "city_hall": 1, "triumphal_arch": 0, "palace": 0, "residence": 0, "cathedral": 0}
    assert total == vp + own.get(name, 0)
    assert (kind in ("six", "cathedral")) == (name in own)


def test_t20_guild_hall_first_edition():
    """T20. SJ-1.1, SJ-10.26: 2 for each production building; by the second edition's formula 7."""
    own = ["guild_hall", "indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage"]
    assert points(own, 1)[1]["guild_hall"] == 8
    assert points(own, 2)[1]["guild_hall"] == 7


def test_t21_guild_hall_second_edition():
    """T21. SJ-1.1: 6 + 3 = 9; by the first edition's formula 12."""
    own = ["guild_hall", *["indigo_plant"] * 3, "sugar_mill", *["tobacco_storage"] * 2]
    assert points(own, 2)[1]["guild_hall"] == 9
    assert points(own, 1)[1]["guild_hall"] == 12


NINE = ["poor_house", "aqueduct", "carpenter", "chapel", "quarry", "library", "statue", "palace", "city_hall"]


@EDITIONS
def test_t22_city_hall(e):
    """T22. SJ-10.27: 9 violet buildings."""
    assert points(NINE, e)[1]["city_hall"] == 9


@EDITIONS
def test_t23_city_hall_with_a_column(e):
    """T23. SJ-10.27: monuments count too."""
    assert points([k if k != "palace" else "victory_column" for k in NINE], e)[1]["city_hall"] == 9


def test_cathedral_counts_for_the_city_hall():
    """SJ-10.27: the Cathedral is violet."""
    assert points(["city_hall", "cathedral"])[1]["city_hall"] == 2


@EDITIONS
def test_t24_triumphal_arch(e):
    """T24. SJ-10.28: two monuments 6; City hall 4 for these four."""
    sheet = points(["triumphal_arch", "statue", "hero", "city_hall"], e)[1]
    assert (sheet["triumphal_arch"], sheet["city_hall"]) == (6, 4)
    for n, expected in enumerate((0, 4, 6, 8)):
        own = ["triumphal_arch", "statue", "victory_column", "hero"][: n + 1]
        assert points(own, e)[1]["triumphal_arch"] == expected


@EDITIONS
def test_t25_palace(e):
    """T25. SJ-10.29, SJ-13.4: 34 other points: 8 more, 42."""
    own = ["palace", "hero", "victory_column", "statue", "library", *["silver_smelter"] * 6, "smithy"]
    assert points(own, e)[0] == 34 + 8


def test_t29_residence():
    """T29. SJ-11.10: sets of cost 2 and 6: 7."""
    own = ["indigo_plant"] * 2 + ["sugar_mill", "black_market", "well"] + ["tobacco_storage"] * 2
    assert points([*own, "aqueduct", "palace", "guild_hall", "residence"])[1]["residence"] == 7


def test_t30_residence():
    """T30. SJ-11.10, SJ-15.3: cost 1 twice, cost 3, cost 6: 10, with the Office building of cost 1."""
    own = ["indigo_plant"] * 2 + ["archive", "gold_mine", "guard_room", "office_building", "carpenter"]
    rest = ["tobacco_storage", "aqueduct", "palace", "city_hall", "residence"]
    assert points(own + rest)[1]["residence"] == 10
    with_customs = [k if k != "office_building" else "customs_office" for k in own + rest]
    assert points(with_customs)[1]["residence"] == 9  # cost 1 once, cost 3, cost 6: not what is printed


def test_t31_cathedral():
    """T31. SJ-11.11, SJ-11.13: six of the opponents' six-costs: 4 + 3 + 2 + 1 = 10; Residence counts."""
    others = [["guild_hall", "city_hall", "residence"], ["guild_hall", "city_hall", "palace"]]
    assert points(["cathedral", "palace"], others=others)[1]["cathedral"] == 10
    for n, expected in enumerate((0, 4, 7, 9, 10)):
        flat = ["guild_hall", "city_hall", "residence", "palace"][:n]
        assert points(["cathedral"], others=[flat])[1]["cathedral"] == expected


def test_t37_cathedral_alone():
    """T37. SJ-11.11: nobody else's six-cost, and one's own does not count: 0."""
    assert points(["cathedral", "palace", "city_hall"])[1]["cathedral"] == 0


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
