"""Chapter 6: when a district scores."""

from tests.games.akropolis.naive import around
from tests.games.akropolis.position import hexes, points, scored

HOUSES = "0,0:h 1,0:h 2,0:h 3,0:h 4,0:h 5,0:h2 6,0:h2 0,1:H 1,1:H 2,1:H"


def disc(radius, **changed):
    """Quarries in every cell up to so far from the middle, but for the cells named like x1y0, xm1y0."""
    top = {
        (q, r): (1, "q")
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    }
    for name, what in changed.items():
        q, r = (int(n.replace("m", "-")) for n in name[1:].split("y"))
        if what is None:
            del top[q, r]
        else:
            top[q, r] = (int(what[1:] or 1), what[0])
    return top


def test_6_1_needs_a_plaza():
    """AK-6.1: without a plaza of its colour nothing scores."""
    top = hexes("0,0:g 1,0:m 0,1:b")
    assert scored(top)[0]["gardens"] == 1
    assert [points(top, colour) for colour in ("gardens", "markets", "barracks")] == [0, 0, 0]


def test_6_2_value_is_the_level():
    """AK-6.2"""
    assert points(hexes("0,0:g3 1,0:g2 0,1:g 1,1:G"), "gardens") == 18


def test_6_3_neighbours_from_above():
    """AK-6.3: levels do not part neighbours."""
    assert scored(hexes("0,0:m 1,0:m3"))[0]["markets"] == 0
    assert scored(hexes("0,0:h 1,0:h3"))[0]["houses"] == 4


def test_6_4_a_lower_neighbour_is_not_empty():
    """AK-6.4: a temple high above its neighbours is surrounded all the same."""
    assert scored(disc(1, x0y0="t3"))[0]["temples"] == 3


def test_6_5_and_t3_largest_group():
    """AK-6.5, AK-T3: five houses on level 1 and two on level 2, three stars: 27."""
    values, stars = scored(hexes(HOUSES))
    assert (values["houses"], stars["houses"]) == (9, 3)
    assert points(hexes(HOUSES), "houses") == 27


def test_6_5_plazas_do_not_join():
    """AK-6.5: houses on both sides of a plaza are two groups, and the plaza is no house."""
    assert scored(hexes("0,0:h 1,0:H 2,0:h 3,0:h"))[0]["houses"] == 2


def test_t12_more_hexes_before_more_value():
    """AK-T12, AK-R3: groups (3, 3) and (2, 4)."""
    top = hexes("0,0:h 1,0:h 2,0:h 3,0:q 4,0:h2 5,0:h2")
    assert scored(top)[0]["houses"] == 3
    assert scored(top, houses="most_valuable")[0]["houses"] == 4


def test_t13_equal_hexes_then_value():
    """AK-T13, AK-R3: groups (2, 2) and (2, 3), found in either order."""
    assert scored(hexes("0,0:h 1,0:h 2,0:q 3,0:h 4,0:h2"))[0]["houses"] == 3
    assert scored(hexes("0,0:h2 1,0:h 2,0:q 3,0:h 4,0:h"))[0]["houses"] == 3


def test_6_6_and_t8_lone_markets():
    """AK-6.6, AK-T8: five lone markets and two plazas: 5 x 4 = 20, plazas beside them do no harm."""
    top = hexes("0,0:m 1,0:M 2,0:m 3,0:q 4,0:m 5,0:M 6,0:m 7,0:q 8,0:m")
    assert points(top, "markets") == 20


def test_t9_bordering_markets():
    """AK-T9, AK-6.6: of two bordering markets neither scores."""
    assert points(hexes("0,0:m 1,0:m 2,0:M"), "markets") == 0


def test_6_7_barracks_on_the_edge():
    """AK-6.7, AK-R4"""
    assert scored(disc(2, x2y0="b"))[0]["barracks"] == 1
    assert scored(disc(2, x1y0="b"))[0]["barracks"] == 0


def test_t11_barracks_by_a_lake():
    """AK-T11, AK-R4: a lake is no edge, unless so agreed."""
    top = disc(2, x0y0="b2", x1y0=None, x0y2="B")
    assert points(top, "barracks") == 0
    assert points(top, "barracks", barracks_edge="any_empty") == 4


def test_6_8_temples_surrounded():
    """AK-6.8: by hexes of any kind and level."""
    assert scored(disc(1, x0y0="t", x1y0="m4", x0y1="t"))[0]["temples"] == 1
    top = disc(1, x0y0="t")
    for cell in around((0, 0)):
        assert scored({k: v for k, v in top.items() if k != cell})[0]["temples"] == 0


def test_t10_temple_by_a_lake():
    """AK-T10: one neighbouring cell in a lake: it does not score."""
    assert scored(disc(2, x0y0="t", x1y0=None))[0]["temples"] == 0


def test_6_9_gardens_anywhere():
    """AK-6.9"""
    assert scored(disc(2, x0y0="g", x1y0="g2", x2y0="g"))[0]["gardens"] == 4
