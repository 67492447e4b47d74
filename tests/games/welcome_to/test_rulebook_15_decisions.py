"""WT-14 to WT-19: rulings, decisions, names, and bad input."""

import re
from pathlib import Path

import pytest

import misto.games.welcome_to as room
from misto.core.options import settle
from misto.core.record import from_text, to_text
from misto.core.state import IllegalAction
from misto.core.trouble import Trouble
from misto.games.welcome_to import GAME, options
from misto.games.welcome_to.catalog import CARD_ACTIONS, PLAN_IDS, PLANS
from misto.text import LANGUAGES, Text
from tests.games.welcome_to.position import act, can, kind, offer, sheet, table

RULES = Path(room.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def test_only_these_points_are_options():
    """WT-14.1: the rest of the open points are ruled by the edition."""
    keys = [row.key for row in options.ROWS]
    assert keys == [
        "edition",
        "expert",
        "plans",
        "opponent",
        "draft",
        "first_plan_reshuffle",
        "side",
        "overrides",
    ]
    ruled = RULES[RULES.index("**WT-14.1**") : RULES.index("**WT-14.2**")]
    assert ruled.count("\n| `") == 19


def test_reshuffle_follows_the_edition():
    """WT-14.1, WT-13.4."""
    assert table(2).box.reshuffle == 0
    assert table(2, edition="first").box.reshuffle == 1


def test_the_record_keeps_all_options():
    """WT-14.2."""
    assert set(GAME.settle({}, 2)) == {row.key for row in options.ROWS}


def test_decisions_list_their_options_in_full():
    """WT-15.1: kind, rule and every legal action; what is not listed is illegal."""
    state = offer(table(), (5, "park"), (9, "fence"), (12, "pool"))
    decision = GAME.words.decide(state, 0)
    assert (decision.kind, decision.rule) == ("choose_pair", "WT-4.4")
    assert [o.code for o in decision.options] == can(state)
    with pytest.raises(IllegalAction):
        act(state, 0, "refuse")


def test_usual_order():
    """WT-15.2: pair, temp, house, target, plans, done."""
    state = offer(table(), (5, "fence"), (9, "temp"), (12, "pool"))
    kinds = []
    for word in ("pair 1", "house top-4", "fence top-4", "done"):
        kinds.append(kind(state))
        act(state, 0, word)
    assert kinds == ["choose_pair", "house", "fence_slot", "end_turn"]
    act(state, 1, "pair 2")
    assert kind(state, 1) == "temp_delta"


def test_choose_pair_is_mandatory():
    """WT-15.3: usable pairs; with none of them only refuse and roundabouts."""
    full = {
        "top": "1 2 3 4 5 6 7 8 9 10",
        "middle": "1 2 3 4 5 6 7 8 9 10 11",
        "bottom": "_ 2 3 4 5 6 7 8 9 10 11 12",
    }
    state = offer(sheet(table(expert=True), **full), *[(9, "park")] * 3)
    assert can(state) == ["refuse", "roundabout bottom-1"]


def test_choose_cards_with_temp():
    """WT-15.4, WT-12.6: a pair is usable when a changed number fits."""
    full = {
        "top": "1 2 3 4 5 6 7 8 9 10",
        "middle": "1 2 3 4 5 6 7 8 9 10 11",
        "bottom": "1 2 3 4 5 6 7 8 9 _ 11 12",
    }
    state = offer(sheet(table(1), **full), (8, "park"), (3, "temp"), (4, "park"))
    assert can(state) == ["cards 12", "refuse"]


def test_temp_delta_offers_plain_only_when_it_fits():
    """WT-15.5."""
    full = {
        "top": "1 2 3 4 5 6 7 8 9 10",
        "middle": "1 2 3 4 5 6 7 8 9 10 11",
        "bottom": "1 2 3 4 5 6 7 8 9 _ 11 12",
    }
    state = act(offer(sheet(table(), **full), (8, "temp"), (3, "temp"), (4, "park")), 0, "pair 1")
    assert "plain" not in can(state)


def test_house_is_named_by_street_and_house():
    """WT-15.6."""
    state = act(offer(table(), *[(5, "park")] * 3), 0, "pair 1")
    option = GAME.words.decide(state, 0).options[0]
    assert (option.code, option.args["street"], option.args["house"]) == ("house top-1", "top", 1)
    assert option.touches == ("house:0:0",)


def test_targets_without_choice_are_not_asked():
    """WT-15.7, WT-15.8."""
    state = act(offer(table(), *[(5, "bis")] * 3), 0, "pair 1", "house top-1")
    assert can(state) == ["skip", "bis top-2 left"]


def test_after_done_nothing_is_asked():
    """WT-15.11, WT-15.9: until the round closes."""
    state = act(offer(table(expert=True), *[(5, "pool")] * 3), 0, "pair 1", "house top-1", "done")
    assert GAME.words.decide(state, 0) is None
    assert GAME.words.why_not(state, 0, 0).key == "reason-waiting"


def test_names_are_the_rulebooks():
    """WT-17.1, WT-17.2: Ukrainian terms of the rulebook; every plan has a label in every language."""
    names = {a: Text("uk").say(f"welcome_to-action-{a}") for a in CARD_ACTIONS}
    assert names == {
        "fence": "паркан",
        "estate_value": "підвищення вартості",
        "park": "парк",
        "pool": "басейн",
        "temp": "тимчасова бригада",
        "bis": "прибудова",
    }
    assert Text("uk").say("welcome_to-opponent-2") == "Ірен"
    for lang in LANGUAGES:
        assert all(Text(lang).has(f"welcome_to-plan-{name}") for name in PLAN_IDS)


def test_all_messages_have_texts():
    """WT-17.1: every key the room's code can say, in every language."""
    folder = Path(room.__file__).parent
    source = "".join(p.read_text(encoding="utf-8") for p in folder.rglob("*.py"))
    rules = "".join(p.read_text(encoding="utf-8") for p in folder.glob("rules/*.py"))
    keys = set(re.findall(r'"((?:reason|option)-[a-z_-]+)"', source))
    keys |= {f"event-{k}" for k in re.findall(r'(?:tell\(|kind = )"([a-z_]+)"', rules)}
    keys |= {f"line-{k}" for k in re.findall(r'Line\("([a-z-]+)"', source)}
    keys |= {f"line-rival-{k}" for k in ("parks", "pools", "temps")}
    keys |= {"event-vote_yes", "event-vote_no"} | {f"prompt-{k}" for k in room.decisions.RULES}
    assert len(keys) > 90
    for lang in LANGUAGES:
        assert not {key for key in keys if not Text(lang).has(f"welcome_to-{key}")}


def test_tables_and_test_cases_are_in_the_rules():
    """WT-16.1, WT-19.1: every plan of the catalog stands in RULES.md; the version history begins at 1."""
    assert all(f"| {row.id} |" in RULES for row in PLANS)
    assert GAME.rules.version == 1
    assert "**WT-19.1** 1:" in RULES


@pytest.mark.parametrize(
    "text",
    ["", "house", "house top-11", "fence top-10", "bis top-1", "temp 3", "pair 0", "cards 11", "x" * 99],
)
def test_bad_actions(text):
    with pytest.raises(Trouble, match="not-an-action"):
        GAME.words.read(text)


def test_notation_both_ways():
    for action in range(GAME.rules.actions):
        assert GAME.words.read(GAME.words.write(action)) == action
        assert GAME.words.read("  " + GAME.words.write(action).upper() + " ") == action


@pytest.mark.parametrize(
    "given",
    [
        {"edition": "third"},
        {"expert": "maybe"},
        {"plans": "all"},
        {"opponent": 6},
        {"side": "back"},
        {"first_plan_reshuffle": "often"},
        {"overrides": "x"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_bad_options(given):
    with pytest.raises(Trouble):
        settle(options.ROWS, given)


def test_bad_positions():
    whole = to_text(table())
    for text in (
        "",
        "seats=2",
        whole[: len(whole) // 2],
        whole.replace("sheet=", "sheets="),
        whole.replace("seats=2", "seats=3"),
    ):
        with pytest.raises(Trouble, match="bad-position"):
            from_text(GAME, text)


def test_bad_seats_and_actions_change_nothing():
    state = table()
    before = to_text(state)
    for seat, action in ((-1, 0), (2, 0), (0, -1), (0, 229), (0, 10**6)):
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
    assert to_text(state) == before


def test_an_option_says_whether_it_is_the_last_of_the_round():
    """WT-15.11: what a screen plays at one tap can still be taken back; the last mark closes the round."""
    state = offer(table(), (5, "fence"), (9, "temp"), (12, "pool"))
    act(state, 0, "pair 1")
    assert {o.args["closes"] for o in GAME.words.decide(state, 0).options} == {0}, (
        "a fence is asked about next"
    )
    act(state, 0, "house top-4")
    assert {o.args["closes"] for o in GAME.words.decide(state, 0).options} == {1}
    act(state, 1, "pair 2", "temp 0")
    assert {o.args["closes"] for o in GAME.words.decide(state, 1).options} == {1}, (
        "nothing follows a temp crew"
    )
