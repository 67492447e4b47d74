"""Events: SJ-12."""

import pytest

from misto.games.san_juan import GAME
from misto.games.san_juan.catalog import EVENT_IDS
from tests.games.san_juan.position import (
    A,
    B,
    C,
    area,
    asked,
    cards,
    discarded,
    do,
    events,
    hand,
    options,
    position,
)

EVENTS = {"events": True}


def test_six_different_events():
    """SJ-12.1, SJ-12.8: one of each, never in a hand, so never money or a tie-break."""
    state = position(**EVENTS)
    assert [sum(1 for i in range(state.deck_left) if state.deck[i] == 40 + e) for e in range(6)] == [1] * 6
    assert len(set(EVENT_IDS)) == 6
    drawn = do(position(deck=["taxes", "hero"], **EVENTS), "role prospector")
    assert (hand(drawn, A), cards(drawn, A)) == (["hero"], 1)


@pytest.mark.parametrize(
    ("role", "areas", "moves"),
    [
        ("prospector", [["tower"]], []),
        ("councillor", [["tower"]], []),
        ("trader", [["indigo_plant*"]], ["sell indigo"]),
        ("producer", [["indigo_plant", "sugar_mill", "well"]], ["produce indigo", "produce sugar"]),
    ],
)
def test_a_visible_event_goes_to_the_row(role, areas, moves):
    """SJ-12.2: whenever somebody sees it, at once, and it is replaced."""
    unseen = ["hero", "hero"] if role == "producer" else []
    state = position(areas, deck=[*unseen, "taxes", "earthquake", "well"], **EVENTS)
    do(state, f"role {role}", *moves)
    assert GAME.words.view(state, B)["event_row"] == ["earthquake", "taxes"]
    assert "well" in [*hand(state, A), *GAME.words.view(state, A)["drawn"]]


def test_a_revealed_event_is_replaced_before_costs_are_compared():
    """SJ-12.2: Gold mine and Goldsmith see past it."""
    state = position(
        [["gold_mine"]], deck=["hero", "quarry", "taxes", "smithy", "tower", "library"], **EVENTS
    )
    do(state, "role prospector", "yes")
    assert (hand(state, A), GAME.words.view(state, A)["event_row"]) == (["smithy", "hero"], ["taxes"])
    state = position([["goldsmith"]], deck=["hero", "taxes", "statue"], new_buildings=True, **EVENTS)
    do(state, "role prospector", "yes")
    assert GAME.words.view(state, B)["drawn"] == ["statue"]


def test_an_unseen_event_stays():
    """SJ-12.3, SJ-12.8: as a good, in the discards, under the Harbor, where it scores 1."""
    state = position([["indigo_plant", "harbor"]], deck=["taxes"], new_buildings=True, **EVENTS)
    do(state, "role producer", "produce indigo")
    assert (state.stock[0], state.row) == (42, 0)
    do(state, "pass", "pass", "role trader", "sell indigo")
    assert (state.row, state.piled[A]) == (0, 1)
    assert state.points(A) == 1 + 2 + 1


def test_activate_instead_of_a_role():
    """SJ-12.4, SJ-12.5, SJ-12.6, SJ-15.13: one event a turn, no role; then it is gone for good."""
    state = position(row=["debt_relief", "taxes"], seats=2, **EVENTS)
    assert options(state)[5:] == ["event debt_relief", "event taxes"]
    do(state, "event debt_relief")
    assert (state.turn(), state.roles_used) == (B, 0)
    view = GAME.words.view(state, B)
    assert (view["event_row"], view["events_gone"]) == (["taxes"], ["debt_relief"])
    do(state, "role prospector")
    assert state.turn() == A  # the governor's other turn is unaffected


def test_buildings_do_nothing_in_events():
    """SJ-12.7: no Library, no Tower, no Carpenter."""
    state = position([["library", "carpenter"]], row=["debt_relief"], **EVENTS)
    assert cards(do(state, "event debt_relief"), A) == 3
    state = position([["carpenter"]], [["well"]], row=["subsidized_construction"], **EVENTS)
    assert cards(do(state, "event subsidized_construction", "build well"), A) == 0


def test_earthquake():
    """SJ-12.9, SJ-14.30: every player, activator first, discards a building with all on and under it."""
    state = position(
        [["chapel", "sugar_mill*", "sugar_mill"], ["tower"], ["crane", "well"]],
        piles={(A, "chapel"): ["hero", "hero"]},
        row=["earthquake"],
        **EVENTS,
    )
    do(state, "event earthquake")
    assert options(state) == ["raze sugar_mill", "raze chapel", "raze full sugar_mill"]
    do(state, "raze chapel")
    assert (area(state, A), state.piled[A], discarded(state, "hero")) == (["sugar_mill*", "sugar_mill"], 0, 2)
    assert area(state, B) == []  # an only building falls unasked
    assert state.turn() == C
    do(state, "raze crane")
    assert (area(state, C), asked(state), state.turn()) == (["well"], "choose_role", B)


def test_earthquake_takes_a_good_and_what_was_covered():
    """SJ-12.9: the good with its plant; in the first edition the covered cards too."""
    state = position(
        [["crane", "chapel", "sugar_mill*"], ["tower"]],
        [["statue"]],
        row=["earthquake"],
        edition=1,
        seats=2,
        **EVENTS,
    )
    do(state, "role builder", "build statue", "cover chapel")
    twin = state.copy()
    do(state, "event earthquake", "raze statue")  # B's Tower is his only building and fell unasked
    assert (discarded(state, "statue"), discarded(state, "chapel"), len(state.beneath)) == (1, 1, 0)
    do(twin, "event earthquake", "raze full sugar_mill")
    assert (twin.goods(A), area(twin, A)) == (0, ["crane", "statue"])


def test_earthquake_sends_the_cathedral_to_the_table():
    """SJ-11.11: never into the deck."""
    state = position([["cathedral", "well"]], row=["earthquake"], new_buildings=True, **EVENTS)
    do(state, "event earthquake", "raze cathedral")
    assert (state.cathedral, discarded(state, "cathedral")) == (1, 0)


def test_debt_relief():
    """SJ-12.10: 3 cards each, from the activator clockwise."""
    state = do(position(row=["debt_relief"], turn=1, used=["builder"], **EVENTS), "event debt_relief")
    assert [cards(state, s) for s in range(3)] == [3, 3, 3]
    assert [e["seat"] for e in events(state, "draw")] == [B, C, A]


def test_taxes():
    """SJ-12.11, SJ-14.31: the others discard a card of their choice, if they have one; not the activator."""
    state = position(hands=[["hero"], ["well", "smithy"], []], row=["taxes"], **EVENTS)
    do(state, "event taxes")
    assert (state.turn(), options(state)) == (B, ["discard smithy", "discard well"])
    do(state, "discard well")
    assert [cards(state, s) for s in range(3)] == [1, 1, 0]
    state = do(position(hands=[["hero"], ["well"]], row=["taxes"], **EVENTS), "event taxes")
    assert (cards(state, B), asked(state)) == (0, "choose_role")


def test_general_amnesty():
    """SJ-12.12, SJ-14.32: once, any number of cards for as many."""
    state = position(hands=[["hero", "well"], ["smithy"]], row=["general_amnesty"], deck=["quarry"], **EVENTS)
    do(state, "event general_amnesty", "discard hero", "pass")
    assert (hand(state, A), state.turn()) == (["well", "quarry"], B)
    do(state, "pass")
    assert (hand(state, B), asked(state)) == (["smithy"], "choose_role")


def test_subsidized_construction():
    """SJ-12.13, SJ-14.33: free, cost 1 to 4, no violet kind twice, not the Cathedral; works afterwards."""
    state = position(
        [["crane", "tower"]],
        [["quarry", "hero", "tower", "palace"], ["prefecture"]],
        row=["subsidized_construction"],
        new_buildings=True,
        **EVENTS,
    )
    do(state, "event subsidized_construction")
    assert options(state) == ["pass", "build quarry"]
    why = {r.code: r.reason.key for r in GAME.words.decide(state, A).refused}
    assert (why["build hero"], why["build tower"]) == ("reason-too-dear", "reason-already-built")
    do(state, "build quarry")
    assert not state.has(A, 20)  # SJ-3.13: it works once the event is resolved
    do(state, "build prefecture")
    assert (area(state, A), cards(state, A), state.has(A, 20)) == (["crane", "tower", "quarry"], 3, True)


ELEVEN = [
    "smithy",
    "well",
    "archive",
    "tower",
    "crane",
    "quarry",
    "library",
    "statue",
    "hero",
    "chapel",
    "aqueduct",
]


def test_the_end_by_an_event():
    """SJ-13.2: after Subsidized construction and after a builder phase of Governor's visit; all build."""
    state = position([ELEVEN], [["gold_mine"], ["well"]], row=["subsidized_construction"], **EVENTS)
    do(state, "event subsidized_construction", "build gold_mine")
    assert (state.size[A], state.turn()) == (12, B)
    assert do(state, "build well").turn() == -1
    state = position(
        [ELEVEN[:4] + ELEVEN[5:] + ["carpenter"]],
        [["gold_mine", "palace"]],
        row=["governors_visit"],
        turn=0,
        used=["builder"],
        **EVENTS,
    )
    do(state, "event governors_visit", "visit builder", "build gold_mine")
    assert state.turn() == -1


def test_governors_visit():
    """SJ-12.14, SJ-14.34, SJ-15.22: a role used this round, as usual, without Library doubling."""
    state = position([["library"]], row=["governors_visit"], **EVENTS)
    assert "event governors_visit" not in options(state)
    reason = GAME.words.why_not(state, A, GAME.words.read("event governors_visit"))
    assert (reason.rule, reason.key) == ("SJ-12.14", "reason-no-role-yet")
    state = position([["library"]], row=["governors_visit"], used=["prospector", "trader"], **EVENTS)
    do(state, "event governors_visit")
    assert options(state) == ["visit trader", "visit prospector"]
    do(state, "visit prospector")
    assert (cards(state, A), state.turn(), state.roles_used) == (1, B, 0b10100)


@pytest.mark.parametrize(
    ("which", "drawn", "mine"), [("all_but_library", 1, True), ("all", 2, True), ("none", 1, False)]
)
def test_buildings_in_a_visit(which, drawn, mine):
    """SJ-12.14: all but the Library, all, or none."""
    start = [["library", "gold_mine"]]
    state = position(
        start, row=["governors_visit"], used=["prospector"], governors_visit_buildings=which, **EVENTS
    )
    do(state, "event governors_visit", "visit prospector")
    assert cards(state, A) == drawn
    assert (asked(state) == "mine_use") is mine
    if mine:
        do(state, "no")
    assert state.has(A, 6)  # works again after the phase


def test_visit_with_all_is_the_library_use_of_the_round():
    """SJ-12.14, SJ-3.14: with two players it counts as the doubling of the round."""
    state = position(
        [["library"]],
        row=["governors_visit"],
        used=["prospector", "trader"],
        turn=2,
        seats=2,
        governors_visit_buildings="all",
        **EVENTS,
    )
    do(state, "event governors_visit", "visit prospector")
    assert cards(state, A) == 2
    state = position(
        [["library"]],
        row=["governors_visit"],
        used=["prospector", "trader"],
        turn=2,
        seats=2,
        governors_visit_buildings="all",
        **EVENTS,
    )
    state.doubled_by = 1
    do(state, "event governors_visit", "visit prospector")
    assert cards(state, A) == 1


def test_a_covered_pile_lies_under_the_building_on_top():
    """SJ-15.28, SJ-10.14: it scores on, and an Earthquake takes it only with that building."""
    state = position(
        [["crane", "chapel", "well"], ["tower"]],
        [["statue"]],
        piles={(A, "chapel"): ["hero", "hero"]},
        row=["earthquake"],
        **EVENTS,
    )
    do(state, "role builder", "build statue", "cover chapel", "event earthquake")
    spared = do(state.copy(), "raze well")
    assert (spared.piled[A], spared.points(A)) == (2, 1 + 3 + 2)
    do(state, "raze statue")
    assert (state.piled[A], discarded(state, "hero")) == (0, 2)


def test_of_equal_plants_the_one_without_a_pile_goes_first():
    """SJ-14.0, SJ-12.9: a plant built over a Chapel keeps the Chapel's cards as long as another will do."""
    start = {"areas": [["crane", "chapel", "indigo_plant"], ["tower"]], "hands": [["sugar_mill", "hero"]]}
    state = position(**start, piles={(A, "chapel"): ["hero"]}, row=["earthquake"], **EVENTS)
    do(state, "role builder", "build sugar_mill", "cover chapel")
    state.place(A, 1)  # a second Sugar mill, from nowhere: conservation is not at stake here
    do(state, "event earthquake", "raze sugar_mill")
    assert state.piled[A] == 1
