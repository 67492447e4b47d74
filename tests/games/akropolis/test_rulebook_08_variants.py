"""Chapter 8: the second conditions."""

from misto.core.record import from_text, to_text
from misto.games.akropolis import GAME
from misto.table import new_table
from tests.games.akropolis.position import ALL, hexes, new, points, scored
from tests.games.akropolis.test_rulebook_06_districts import HOUSES, disc


def test_8_1_variants_leave_set_up_and_play_alone():
    """AK-8.1: the same seed gives the same table."""
    plain, all_on = dict(new(3, 4).fields()), dict(new(3, 4, variants=list(ALL)).fields())
    assert {k: v for k, v in plain.items() if k != "house"} == {
        k: v for k, v in all_on.items() if k != "house"
    }
    assert all_on["house"][0] == 31
    assert dict(new(3, 4, variants="markets,temples").fields())["house"][0] == 2 + 8


def test_8_2_base_condition_and_plaza_still_needed():
    """AK-8.2: two bordering markets beside a plaza score nothing; nor does a garden without stars."""
    assert points(hexes("0,0:m 1,0:m 0,1:M"), "markets", ALL) == 0
    assert points(disc(2, x0y0="g", x1y0=None), "gardens", ALL) == 0
    assert points(disc(2, x0y0="t2", x1y0=None, x0y2="T"), "temples", ALL) == 0


def test_8_3_and_t5_below_ten():
    """AK-8.3, AK-R5, AK-T5: value 9 is not doubled."""
    assert points(hexes(HOUSES), "houses", ALL) == 27


def test_t6_ten():
    """AK-T6, AK-8.3: value 10 becomes 20; 60 points."""
    assert points(hexes(HOUSES + " 7,0:h"), "houses", ALL) == 60


def test_t7_points_do_not_count_value_does():
    """AK-T7, AK-R5: value 6 with two stars gives 12 points, not doubled."""
    assert points(hexes("0,0:h3 1,0:h3 2,0:H 3,0:H"), "houses", ALL) == 12


def test_r12_threshold_of_the_most_valuable_group():
    """AK-R12"""
    top = hexes("0,0:h 1,0:h 2,0:h 3,0:q 4,0:h5 5,0:h5")
    assert scored(top, ALL)[0]["houses"] == 3
    assert scored(top, ALL, houses="most_valuable")[0]["houses"] == 20


def test_8_4_market_beside_its_plaza():
    """AK-8.4: doubled beside a market plaza, no other."""
    assert scored(hexes("0,0:m2 1,0:M"), ["markets"])[0]["markets"] == 4
    assert scored(hexes("0,0:m2 1,0:T 2,0:M"), ["markets"])[0]["markets"] == 2


def test_8_5_barracks_with_three_or_four_sides():
    """AK-8.5: three sides on the edge double, two do not."""
    assert scored(disc(2, x2y0="b"), ["barracks"])[0]["barracks"] == 2
    assert scored(disc(2, x2ym1="b"), ["barracks"])[0]["barracks"] == 1


def test_8_5_counts_the_switch_s_cells():
    """AK-8.5, AK-R4: a side on a lake counts only if any empty cell does."""
    top = disc(3, x3ym1="b", x2ym1=None)
    assert scored(top, ["barracks"])[0]["barracks"] == 1
    assert scored(top, ["barracks"], barracks_edge="any_empty")[0]["barracks"] == 2


def test_r17_lake_sides_may_count_apart_from_the_edge():
    """AK-R17: literally any empty space counts towards the three or four; where a barracks scores at all
    is still AK-R4's; AK-8.5 by default counts as AK-R4 does.
    """
    top = disc(3, x3ym1="b", x2ym1=None)  # two sides outside, one on a lake
    assert scored(top, ["barracks"])[0]["barracks"] == 1
    assert scored(top, ["barracks"], barracks_sides="any_empty")[0]["barracks"] == 2
    assert (
        scored(top, [], barracks_sides="any_empty")[0]["barracks"] == 1
    )  # without the variant nothing doubles
    inside = disc(4, x0y0="b", x1y0=None, x0y1=None, xm1y1=None)  # three sides, all on a lake
    assert scored(inside, ["barracks"], barracks_sides="any_empty")[0]["barracks"] == 0
    both = {"barracks_sides": "any_empty", "barracks_edge": "any_empty"}
    assert scored(inside, ["barracks"], **both)[0]["barracks"] == 2


def test_r17_gardens_stay_as_they_are():
    """AK-R17, AK-8.7: a garden's lake depends on AK-R6 alone, and may be that of a barracks."""
    top = disc(3, x3ym1="b", x2ym1=None, x1y0="g", x3y0="g")
    for edge in ("outside", "any_empty"):
        for sides in ("edge", "any_empty"):
            rules = {"barracks_edge": edge, "barracks_sides": sides}
            assert scored(top, ["gardens"], **rules)[0]["gardens"] == 3


def test_r17_off_leaves_no_trace():
    """AK-R17: a position without it has the fingerprint it always had, and its record replays."""
    options = {"variants": "barracks"}
    plain = new_table("akropolis", 2, options, seed=4)
    literal = new_table("akropolis", 2, options | {"barracks_sides": "any_empty"}, seed=4)
    assert dict(plain.state.fields())["house"] == [4, 0, 0, 0, 0, 0]
    assert dict(literal.state.fields())["house"] == [4, 0, 0, 0, 0, 0, 1]
    again = from_text(GAME, to_text(literal.state))
    assert again.house.any_side
    assert to_text(again) == to_text(literal.state)


def test_8_6_temple_on_level_2():
    """AK-8.6"""
    assert scored(disc(1, x0y0="t"), ["temples"])[0]["temples"] == 1
    assert scored(disc(1, x0y0="t2"), ["temples"])[0]["temples"] == 4


def test_8_7_and_t15_two_lakes_double_once():
    """AK-8.7, AK-T15: 2 x 2 x 3 = 12."""
    top = disc(2, x0y0="g2", x1y0=None, xm1y0=None, x0y2="G")
    assert points(top, "gardens", ["gardens"]) == 12


def test_t16_and_r6_size_of_a_lake():
    """AK-T16, AK-R6: an enclosed region of two cells; not with single_hex."""
    top = disc(3, x0y0="g", x1y0=None, x2y0=None, x0y3="G")
    assert points(top, "gardens", ["gardens"]) == 6
    assert points(top, "gardens", ["gardens"], lake="single_hex") == 3
    single = disc(3, x0y0="g", x1y0=None, x0y3="G")
    assert points(single, "gardens", ["gardens"], lake="single_hex") == 6


def test_8_7_the_open_country_is_no_lake():
    """AK-8.7, AK-R9: a bay open to one side is outside."""
    assert scored(disc(2, x0y0="g", x1y0=None, x2y0=None), ["gardens"])[0]["gardens"] == 1
