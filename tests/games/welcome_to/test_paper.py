"""The score calculator: any finished sheet, mistakes named by field."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.core.greedy import greedy_action
from misto.core.record import room_for, seed_rng
from misto.core.trouble import Trouble
from misto.games.welcome_to import GAME, paper
from misto.text import LANGUAGES, Text

SHEET = {
    "streets": {
        "top": "1 3 4p | 6 7 7b | 9 10 11 15",
        "middle": "2p 3 | 5 8 9 10 | o | 1p 4 5 6",
        "bottom": "1 2p | 4 | 5 6 7 8 9 | 11 12 _ 15",
    },
    "plans": {"A": 6, "C": 3},
    "parks": [3, 2, 0],
    "temps": 4,
    "others_temps": [4, 2, 0],
    "columns": [1, 0, 2, 1, 0, 0],
    "refusals": 1,
}


def total(data):
    return sum(line.points for line in paper.score(data))


def test_a_sheet_of_streets():
    """WT-11.1: plans 9, parks 10 + 4, pools 4 (13), temp 7, estates, bis 1, one roundabout 3."""
    lines = {
        (line.key, line.facts.get("size"), line.facts.get("street")): line.points
        for line in paper.score(SHEET)
    }
    assert lines[("pool", None, None)] == 13
    assert lines[("temp", None, None)] == 7
    assert [lines[("estates", size, None)] for size in range(1, 7)] == [3, 4, 10, 15, 5, 0]
    assert total(SHEET) == 9 + 14 + 13 + 7 + (3 + 4 + 10 + 15 + 5) - 1 - 3


def test_solo_sheets():
    """WT-12.18, WT-13.8: the temp crew against the pile, by level 0's places, or by six marks."""
    base = {"estates": {}, "temps": 4}
    assert total(base | {"opponent": {"level": 1, "pile": ["temp"] * 5}}) == 4
    assert total(base | {"opponent": {"level": 0}}) == 7
    assert total({"edition": "first", "estates": {}, "temps": 6}) == 7


@settings(max_examples=6, deadline=None, derandomize=True)
@given(st.integers(0, 1000))
def test_equals_the_game(seed):
    """WT-11.1: a played game scored on paper gives the same."""
    state = GAME.rules.new(GAME.settle({"expert": True}, 2), 2, seed_rng(seed))
    rng, out = seed_rng(seed, 1), room_for(GAME)
    while state.turn() >= 0:
        seat = state.turn()
        state.apply(seat, greedy_action(GAME.judge, state, seat, rng, out, 1))
    for seat in (0, 1):
        mine, other = (GAME.words.view(state, seat)["sheets"][s] for s in (seat, 1 - seat))
        streets = {}
        for name, road in zip(("top", "middle", "bottom"), mine["streets"], strict=True):
            text = []
            for house, number in enumerate(road["numbers"], 1):
                mark = "b" if house in road["bis"] else "p" if house in road["pools"] else ""
                text.append(
                    "o" if house in road["roundabouts"] else "_" if number is None else f"{number}{mark}"
                )
                text.append("|" if house in road["fences"] else "")
            streets[name] = " ".join(text)
        data = {
            "streets": streets,
            "plans": mine["plans"],
            "parks": [road["parks"] for road in mine["streets"]],
            "temps": mine["temps"],
            "others_temps": [other["temps"]],
            "columns": mine["columns"],
            "refusals": mine["refusals"],
        }
        assert total(data) == state.points(seat)


BAD = [
    ({"pool": 3}, "pool"),
    ({"edition": "third"}, "edition"),
    ({"parks": [4, 0, 0]}, "parks[0]"),
    ({"parks": [1, 0]}, "parks"),
    ({"temps": 12}, "temps"),
    ({"temps": True}, "temps"),
    ({"others_temps": 3}, "others_temps"),
    ({"others_temps": [-1]}, "others_temps[0]"),
    ({"others_temps": []}, "others_temps"),
    ({"others_temps": [0] * 100}, "others_temps"),
    ({"columns": [2, 0, 0, 0, 0, 0]}, "columns[0]"),
    ({"refusals": 4}, "refusals"),
    ({"plans": {"D": 3}}, "plans.D"),
    ({"plans": {"A": "8"}}, "plans.A"),
    ({"plans": {"A": 99}}, "plans.A"),
    ({"plans": {"B": 1}}, "plans.B"),
    ({"opponent": {"level": 1, "plans": {"C": 98}}, "others_temps": []}, "opponent.plans.C"),
    ({"streets": SHEET["streets"] | {"top": "² 3 4p | 6 7 7b | 9 10 11 15"}}, "streets.top[1]"),
    ({"streets": SHEET["streets"] | {"top": "9" * 5000 + " 3 4p | 6 7 7b | 9 10 11 15"}}, "streets.top[1]"),
    ({"streets": SHEET["streets"] | {"top": "٣ 3 4p | 6 7 7b | 9 10 11 15"}}, "streets.top[1]"),
    ({"estates": {"1": 3}}, "streets"),
    ({"bis": 1}, "bis"),
    ({"of": "rival"}, "of"),
    ({"of": "opponent"}, "opponent"),
    ({"opponent": {"level": 6}}, "opponent.level"),
    ({"opponent": {"level": 1, "pile": ["moat"]}}, "opponent.pile[0]"),
    ({"opponent": {"level": 1}, "edition": "first"}, "opponent"),
]


@pytest.mark.parametrize(
    ("estates", "more", "field"),
    [
        ({"6": 6}, {}, "estates.6"),
        ({"1": 34}, {}, "estates.1"),
        ({"6": 5, "1": 0}, {}, "estates"),  # 30 houses, but only the street of 12 takes two of six
        ({"5": 6, "3": 1}, {"roundabouts": 1}, "estates"),
        ({"1": 32}, {"roundabouts": 2}, "estates.1"),
    ],
)
def test_estates_that_find_no_room(estates, more, field):
    """WT-7.1: side by side in streets of 10, 11 and 12 houses."""
    with pytest.raises(Trouble) as caught:
        paper.score({"estates": estates, "others_temps": [0], **more})
    assert caught.value.facts["field"] == field


@pytest.mark.parametrize(
    ("plans", "more", "field"),
    [
        ({"A": 8}, {}, "plans.A"),
        ({"A": 6}, {"estates": {"4": 1}}, "plans.A"),
        ({"A": 6}, {"temps": 4}, "plans.A"),
        ({"A": 6, "C": 3}, {"estates": {"4": 2}}, "plans.C"),
        ({"A": 6, "C": 3}, {"estates": {"4": 2, "3": 1}}, "plans"),  # 4 and 4, then 3 and 4: three fours
        ({"B": 12, "C": 13}, {"estates": {"3": 2, "4": 1, "2": 1, "5": 1}}, "plans"),
        ({"A": 10}, {"edition": "first", "estates": {"6": 1}}, "plans.A"),
        ({"B": 10}, {"edition": "first", "parks": [3, 4, 5], "pools": 2}, "plans.B"),
    ],
)
def test_plans_that_nothing_meets(plans, more, field):
    """WT-8.6, WT-8.9: what a plan asks for is on the sheet, and no estate serves two plans."""
    with pytest.raises(Trouble) as caught:
        paper.score({"estates": {}, "others_temps": [0], "plans": plans, **more})
    assert (caught.value.key, caught.value.facts["field"]) == ("welcome_to-score-plans", field)
    for lang in LANGUAGES:
        assert field in Text(lang).say("error-welcome_to-score-plans", **caught.value.facts)


@pytest.mark.parametrize(
    ("plans", "more"),
    [
        ({"A": 8}, {"estates": {"3": 3}}),
        ({"A": 6}, {"temps": 5}),
        ({"A": 7}, {"parks": [3, 4, 0]}),
        ({"A": 6, "C": 3}, {"estates": {"4": 3, "3": 1}}),
        ({"A": 6, "C": 3}, {"estates": {"4": 2, "2": 1, "5": 1}}),
        ({"B": 8}, {"columns": [1, 2, 3, 0, 0, 0]}),
        ({"B": 10}, {"edition": "first", "parks": [0, 0, 5], "pools": 3}),
    ],
)
def test_plans_that_something_meets(plans, more):
    assert paper.score({"estates": {}, "others_temps": [0], "plans": plans, **more})


@pytest.mark.parametrize("estates", [{"1": 33}, {"6": 4}, {"5": 6}, {"6": 2, "5": 3, "4": 1}, {}])
def test_estates_that_just_fit(estates):
    assert paper.score({"estates": estates, "others_temps": [0]})


@pytest.mark.parametrize(("change", "field"), BAD, ids=lambda v: str(v)[:30])
def test_mistakes_name_their_field(change, field):
    with pytest.raises(Trouble) as caught:
        paper.score(SHEET | change)
    assert (caught.value.key, caught.value.facts["field"]) == ("bad-field", field)


BAD_STREETS = [
    ("1 2 3", "streets.top"),
    ("1 2 3 4 5 6 7 8 9 10 11", "streets.top"),
    ("1 2 3 3 5 6 7 8 9 10", "streets.top[4]"),
    ("1 2 3 5 4 6 7 8 9 10", "streets.top[5]"),
    ("1 2 3 18 5 6 7 8 9 10", "streets.top[4]"),
    ("1 2 3 x 5 6 7 8 9 10", "streets.top[4]"),
    ("1 2 3 4p 5 6 7 8 9 10", "streets.top[4]"),
    ("1 2 3 5b 6 6 7 8 9 10", "streets.top[6]"),
    ("1 2 3 5b 7 8 9 10 11 12", "streets.top[4]"),
    (7, "streets.top"),
]


@pytest.mark.parametrize(("street", "field"), BAD_STREETS, ids=lambda v: str(v)[:30])
def test_bad_streets(street, field):
    """WT-5.3, WT-6.6.1: a sheet that cannot be is not scored."""
    with pytest.raises(Trouble) as caught:
        paper.score(SHEET | {"streets": SHEET["streets"] | {"top": street}})
    assert (caught.value.key, caught.value.facts["field"]) == ("bad-field", field)
