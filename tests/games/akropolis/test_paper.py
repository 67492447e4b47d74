"""misto score akropolis: a city built with the cardboard, and every mistake named by its field."""

import json
from pathlib import Path

import pytest

from misto.core.greedy import greedy_action
from misto.core.record import room_for, seed_rng
from misto.core.trouble import Trouble
from misto.games.akropolis import GAME
from misto.games.akropolis.placement import start_city
from misto.table import new_table
from misto.text import LANGUAGES, Text
from tests.games.akropolis.naive import top_of
from tests.games.akropolis.position import ALL

CITIES = json.loads((Path(__file__).parent / "cities.json").read_text(encoding="utf-8"))["cities"]
GOOD = {"tile": 28, "q": 1, "r": -1, "rotation": 4}


def as_tiles(case):
    return [
        {"tile": tile, "q": q, "r": r, "rotation": rotation, "level": level}
        for tile, rotation, q, r, level, _ in case["placements"]
    ]


def as_hexes(case):
    city = start_city()
    for tile, rotation, q, r, _, _ in case["placements"]:
        city.place(tile, q, r, rotation)
    return [
        {"q": q, "r": r, "level": level, "kind": kind} for (q, r), (level, kind, _) in top_of(city).items()
    ]


@pytest.mark.parametrize("case", CITIES, ids=lambda c: c["id"])
def test_both_forms_give_the_same_sheet(case):
    """AK-7.5, AK-7.6: tiles or top hexes, with stones, variants and switches."""
    for extra in ({}, {"variants": list(ALL)}, {"houses": "most_valuable", "lake": "single_hex"}):
        by_tiles = GAME.paper.score({"tiles": as_tiles(case), "stones": 3, **extra})
        by_hexes = GAME.paper.score({"hexes": as_hexes(case), "stones": 3, **extra})
        assert by_tiles == by_hexes
    plain = GAME.paper.score({"tiles": as_tiles(case), "stones": 3})
    assert [line.points for line in plain] == [*case["points"], 3]
    doubled = GAME.paper.score({"tiles": as_tiles(case), "variants": list(ALL)})
    assert [line.points for line in doubled] == [*case["points_variants"], 0]


def hexes(text):
    """q,r,level,kind"""
    rows = [word.split(",") for word in text.split()]
    return [{"q": int(q), "r": int(r), "level": int(level), "kind": kind} for q, r, level, kind in rows]


START = hexes("0,0,1,H 0,-1,1,q 1,0,1,q -1,1,1,q")


def gardens(count):
    """A row of gardens below the start tile, two cells deep."""
    return hexes(" ".join(f"{i // 2 - 1},{2 + i % 2},1,g" for i in range(count)))


@pytest.mark.parametrize("seed", range(12))
def test_every_city_that_was_built_can_be(seed):
    """AK-4.3: seen from above and turned by 60 degrees, in the long game too."""
    seats = 2 + seed % 3
    table = new_table("akropolis", seats, {"long_game": seats < 4}, seed=seed)
    rng, room = seed_rng(seed, 1), room_for(GAME)
    while (seat := table.state.turn()) >= 0:
        table.state.apply(seat, greedy_action(GAME.judge, table.state, seat, rng, room, 1))
    for seat in range(seats):
        mine = GAME.words.view(table.state, seat)["cities"][seat]
        shown = [{k: h[k] for k in ("q", "r", "level", "kind")} for h in mine["hexes"]]
        turned = [h | {"q": -h["r"], "r": h["q"] + h["r"]} for h in shown]
        for city in (shown, turned):
            lines = GAME.paper.score({"hexes": city, "stones": mine["stones"]})
            assert sum(line.points for line in lines) == mine["points"]


def test_a_city_without_a_tile():
    """AK-2.4: the start tile alone, or covered in part."""
    assert sum(line.points for line in GAME.paper.score({"hexes": START})) == 0


BAD = [
    ({"tiles": [GOOD, {"tile": 5, "q": 9, "r": 9, "rotation": 0}]}, "akropolis-score-apart", "tiles[1]"),
    ({"tiles": [{"tile": 5, "q": 0, "r": 0, "rotation": 0}]}, "akropolis-score-gap", "tiles[0]"),
    ({"tiles": [GOOD, GOOD | {"tile": 5}]}, "akropolis-score-single-tile", "tiles[1]"),
    (
        {"tiles": [GOOD, {"tile": 43, "q": 0, "r": 0, "rotation": 5}, GOOD | {"tile": 5}]},
        "akropolis-score-uneven",
        "tiles[2]",
    ),
    ({"tiles": [GOOD | {"tile": 62}]}, "akropolis-score-no-tile", "tiles[0].tile"),
    ({"tiles": [GOOD | {"tile": "Hqq"}]}, "akropolis-score-no-tile", "tiles[0].tile"),
    ({"tiles": [GOOD | {"tile": 0}]}, "akropolis-score-no-tile", "tiles[0].tile"),
    (
        {"tiles": [GOOD, {"tile": 28, "q": 0, "r": 0, "rotation": 5}]},
        "akropolis-score-twice",
        "tiles[1].tile",
    ),
    ({"tiles": [GOOD | {"rotation": 6}]}, "bad-field", "tiles[0].rotation"),
    ({"tiles": [GOOD | {"q": 1.5}]}, "bad-field", "tiles[0].q"),
    ({"tiles": [GOOD | {"q": True}]}, "bad-field", "tiles[0].q"),
    ({"tiles": [GOOD | {"level": 2}]}, "akropolis-score-level", "tiles[0].level"),
    ({"tiles": [GOOD | {"turn": 2}]}, "akropolis-score-unknown", "tiles[0].turn"),
    ({"tiles": ["28"]}, "bad-field", "tiles[0]"),
    ({"tiles": []}, "bad-field", "tiles"),
    ({"tiles": [GOOD] * 31}, "bad-field", "tiles"),
    ({"hexes": [{"q": 0, "r": 0, "level": 0, "kind": "house"}]}, "bad-field", "hexes[0].level"),
    ({"hexes": [{"q": 0, "r": 0, "level": 1, "kind": "castle"}]}, "bad-field", "hexes[0].kind"),
    ({"hexes": [{"q": 0, "r": 0, "level": 1}]}, "bad-field", "hexes[0].kind"),
    ({"hexes": [{"q": 99, "r": 0, "level": 1, "kind": "q"}]}, "bad-field", "hexes[0].q"),
    (
        {"hexes": [{"q": 0, "r": 0, "level": 1, "kind": "q"}, {"q": 0, "r": 0, "level": 2, "kind": "h"}]},
        "akropolis-score-same-cell",
        "hexes[1]",
    ),
    (
        {"hexes": [{"q": 0, "r": 0, "level": 1, "kind": "q"}, {"q": 5, "r": 0, "level": 1, "kind": "q"}]},
        "akropolis-score-island",
        "hexes[1]",
    ),
    (
        {"hexes": [{"q": 0, "r": 0, "level": 1, "kind": "q"}, {"q": 1, "r": 0, "level": 1, "kind": "b"}]},
        "akropolis-score-thin",
        "hexes[1]",
    ),
    ({"hexes": [*START, *hexes("1,0,1,q 2,-1,1,q 2,0,1,h")]}, "akropolis-score-same-cell", "hexes[4]"),
    ({"hexes": [*START, *hexes("1,-1,9,q 1,-2,1,h 2,-2,1,h")]}, "akropolis-score-floor", "hexes[4]"),
    ({"hexes": [*START, *hexes("1,-1,2,q 1,-2,2,h 2,-2,1,h")]}, "akropolis-score-floor", "hexes[4]"),
    ({"hexes": [*START, *hexes("1,-1,1,g 1,-2,1,g 2,-2,1,g")]}, "akropolis-score-floor", "hexes[4]"),
    ({"hexes": [*START, *hexes("1,-1,1,q 1,-2,1,h")]}, "akropolis-score-floor", "hexes[4]"),
    ({"hexes": hexes("0,0,1,q 1,0,1,h 0,1,1,h")}, "akropolis-score-no-start", "hexes"),
    ({"hexes": [*START[1:], *hexes("0,0,1,M")]}, "akropolis-score-no-start", "hexes"),
    ({"hexes": [*START, *gardens(9)]}, "akropolis-score-box", "hexes[12]"),
    ({"hexes": START, "stones": 5}, "akropolis-score-stones", "stones"),
    ({"tiles": [GOOD], "stones": 5}, "akropolis-score-stones", "stones"),
    ({}, "akropolis-score-which", "tiles"),
    ({"tiles": [GOOD], "hexes": []}, "akropolis-score-which", "tiles"),
    ({"tiles": [GOOD], "stones": -1}, "bad-field", "stones"),
    ({"tiles": [GOOD], "stones": "3"}, "bad-field", "stones"),
    ({"tiles": [GOOD], "variants": ["lakes"]}, "bad-field", "variants"),
    ({"tiles": [GOOD], "lake": "big"}, "bad-field", "lake"),
    ({"tiles": [GOOD], "players": 2}, "akropolis-score-unknown", "players"),
]


@pytest.mark.parametrize(("data", "key", "field"), BAD, ids=lambda v: str(v)[:40])
def test_mistakes_are_named_by_field(data, key, field):
    """AK-4.2, AK-4.3, AK-4.4: one clear sentence in each language."""
    with pytest.raises(Trouble) as trouble:
        GAME.paper.score(data)
    assert (trouble.value.key, trouble.value.facts["field"]) == (key, field)
    for lang in LANGUAGES:
        said = Text(lang).say("error-" + key, **trouble.value.facts)
        assert field in said
        assert said.endswith(".")


def test_sheet_lines_have_texts():
    """AK-7.5: every line can be said, with what failed and what was doubled."""
    case = CITIES[0]
    for line in GAME.paper.score({"tiles": as_tiles(case), "variants": list(ALL)}):
        for lang in LANGUAGES:
            said = Text(lang).tell(GAME, f"line-{line.key}", dict(line.facts) | {"points": line.points})
            assert "\n" not in said
