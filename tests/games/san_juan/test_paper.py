"""misto score san_juan: a tableau on paper."""

import json
import re
from pathlib import Path

import pytest

from misto.core.trouble import Trouble
from misto.games.san_juan import GAME
from misto.text import LANGUAGES, Text
from tests.games.san_juan.position import A, position


def total(data):
    return sum(line.points for line in GAME.paper.score(data))


def lines(data):
    return {line.key: line for line in GAME.paper.score(data)}


def test_a_whole_tableau():
    """SJ-13.4, SJ-10.29: each building's arithmetic, the Palace last."""
    data = {
        "edition": 2,
        "buildings": [
            "indigo_plant",
            "indigo_plant",
            "coffee_roaster",
            "chapel",
            "statue",
            "hero",
            "triumphal_arch",
            "guild_hall",
            "city_hall",
            "palace",
            "cathedral",
        ],
        "chapel": 4,
        "goods": 2,
        "hand": 3,
        "opponents": ["guild_hall", "palace"],
    }
    found = lines(data)
    assert found["pile"].points == 4
    assert found["triumphal_arch"].points == 6
    assert (found["guild_hall"].points, found["guild_hall"].facts) == (
        5,
        {"count": 3, "kinds": 2, "edition": 2},
    )
    assert found["city_hall"].points == 8
    assert found["cathedral"].points == 7
    before = 1 * 2 + 2 + 2 + 3 + 5 + 4 + 6 + 5 + 8 + 7
    assert (found["palace"].points, found["palace"].facts) == (before // 4, {"count": before})
    assert found["reserve"].facts == {"hand": 3, "goods": 2}
    assert total(data) == before + before // 4


def test_the_same_as_in_play():
    """SJ-1.1: paper and position agree in both editions."""
    own = [
        "guild_hall",
        "indigo_plant",
        "sugar_mill",
        "sugar_mill",
        "prefecture",
        "residence",
        "carpenter",
        "tower",
    ]
    for edition in (1, 2):
        state = position([own], edition=edition, new_buildings=True)
        assert total({"edition": edition, "buildings": own}) == state.points(A)


def test_nothing_is_nothing():
    assert total({}) == 0


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"colour": "red"}, "colour"),
        ({"edition": 3}, "edition"),
        ({"edition": True}, "edition"),
        ({"edition": 2.0}, "edition"),
        ({"bank_cost": 4.0}, "bank_cost"),
        ({"buildings": "hero"}, "buildings"),
        ({"buildings": ["hero", "castle"]}, "buildings[1]"),
        ({"buildings": ["hero", "well", "hero"]}, "buildings[2]"),
        ({"buildings": ["indigo_plant"] * 12}, "buildings[11]"),
        ({"buildings": ["sugar_mill"] * 13}, "buildings"),
        ({"buildings": [7]}, "buildings[0]"),
        ({"chapel": -1}, "chapel"),
        ({"bank": "many"}, "bank"),
        ({"harbor": 1.5}, "harbor"),
        ({"hand": True}, "hand"),
        ({"buildings": ["indigo_plant"], "goods": 2}, "goods"),
        ({"opponents": ["hero"]}, "opponents[0]"),
        ({"buildings": ["palace"], "opponents": ["palace", "palace"]}, "opponents[1]"),
        ({"opponents": 3}, "opponents"),
        ({"bank_cost": 5}, "bank_cost"),
    ],
)
def test_a_mistake_is_named_by_field(data, field):
    with pytest.raises(Trouble) as caught:
        GAME.paper.score(data)
    assert (caught.value.key, caught.value.facts["field"]) == ("bad-field", field)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"chapel": 100, "hand": 43, "buildings": ["chapel"]}, "chapel"),
        ({"hand": 143, "buildings": ["palace"]}, "hand"),
        ({"chapel": 60, "bank": 60, "harbor": 21, "buildings": ["chapel", "bank", "harbor"]}, "harbor"),
        ({"opponents": ["palace"], "chapel": 142, "buildings": ["chapel"]}, "chapel"),
        ({"chapel": 142, "buildings": ["well"]}, "chapel"),  # the covered Chapel is a card, too
    ],
)
def test_no_more_cards_than_there_are(data, field):
    """SJ-1.6, SJ-9.6: 110 and 33; the Cathedral is none of them."""
    with pytest.raises(Trouble) as caught:
        GAME.paper.score(data)
    assert (caught.value.key, caught.value.facts["field"]) == ("san_juan-score-cards", field)
    for lang in LANGUAGES:
        assert "143" in Text(lang).say("error-san_juan-score-cards", **caught.value.facts)
    assert lines({"hand": 142, "buildings": ["palace", "cathedral"]})["reserve"].facts["hand"] == 142


@pytest.mark.parametrize("field", ["chapel", "bank", "harbor"])
def test_a_pile_lies_under_something(field):
    """SJ-10.14, SJ-10.15: under its building, or under one that covers it; the Crane covers nothing itself."""
    for own in ([], ["crane"]):
        with pytest.raises(Trouble) as caught:
            GAME.paper.score({field: 5, "buildings": own})
        assert (caught.value.key, caught.value.facts["field"]) == ("san_juan-score-pile", field)
        for lang in LANGUAGES:
            assert field in Text(lang).say("error-san_juan-score-pile", **caught.value.facts)
    assert lines({field: 5, "buildings": [field]})["pile"].points == 5
    assert lines({field: 5, "buildings": ["crane", "well"]})["pile"].points == 5


def test_customs_good_counts():
    """SJ-13.6: a good on the Customs office too."""
    assert lines({"buildings": ["customs_office"], "goods": 1})["reserve"].facts["goods"] == 1


def test_the_documented_example():
    """SJ-13.4: the file shown in docs/san_juan.md scores what is said there."""
    text = (Path(__file__).parents[3] / "docs" / "san_juan.md").read_text(encoding="utf-8")
    data = json.loads(re.search(r"```json\n(.*?)```", text, re.S).group(1))
    assert f"This one scores {total(data)} points." in text
