"""Contradictions in the rulebooks that are settled by names and numbers: SJ-15."""

from misto.games.san_juan import GAME, conserved
from misto.games.san_juan.catalog import CLASSES, KIND_IDS, ROWS
from misto.text import Text
from tests.games.san_juan.position import A, position


def test_four_six_cost_kinds_twice():
    """SJ-15.5: "four buildings, two types" means four kinds, two copies each."""
    sixes = [row for row in ROWS if row.class_ == "six" and row.box == "base"]
    assert [(row.cost, row.copies) for row in sixes] == [(6, 2)] * 4


def test_city_buildings_add_up():
    """SJ-15.6: 20 kinds of 3 and 4 of 2 are the 68 violet cards; 7 of the 24 have no function in play."""
    violet = [row for row in ROWS if row.class_ != "production" and row.box == "base"]
    assert (len(violet), sum(row.copies for row in violet)) == (24, 68)
    assert sum(1 for row in violet if row.class_ in ("monument", "six")) == 7


def test_ratusha_is_two_cards():
    """SJ-15.7: the Russian Ратуша is the Guild hall, the Ukrainian one the City hall."""
    assert Text("uk").say("san_juan-card-city_hall") == "Ратуша"
    assert Text("ru").say("san_juan-card-guild_hall") == "Ратуша"
    assert Text("uk").say("san_juan-card-guild_hall") == "Зала гільдій"
    assert Text("ru").say("san_juan-card-city_hall") == "Здание городского совета"


def test_one_name_for_each_card():
    """SJ-15.9: where a rulebook has two names for a card, one of them is used, and each only once."""
    for lang in ("uk", "ru", "en"):
        names = [Text(lang).say(f"san_juan-card-{kind}") for kind in KIND_IDS]
        assert len(set(names)) == 40
    assert Text("ru").say("san_juan-card-chapel") == "Часовня"
    assert Text("ru").say("san_juan-card-quarry") == "Каменоломня"
    assert Text("uk").say("san_juan-card-tower") == "Вежа"
    assert Text("uk").say("san_juan-card-tobacco_storage") == "Склад тютюну"


def test_no_example_from_the_illegible_pad():
    """SJ-15.15: the sheet adds up by its own rules; nothing is taken from the score pad of the picture."""
    state = position([["palace", "hero", "city_hall", "indigo_plant"]])
    lines = GAME.words.sheet(state, A)
    assert sum(line.points for line in lines) == state.points(A) == 5 + 1 + 3 + 2
    assert [line.key for line in lines][-1] == "palace"


def test_violet_is_all_but_production():
    """SJ-15.6, SJ-10.27: classes of all kinds."""
    assert CLASSES[:5] == ("production",) * 5
    assert "production" not in CLASSES[5:]
    assert sum(conserved(position()).values()) == 110
