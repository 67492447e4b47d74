"""WT-10, WT-11: the end of the game, points and ties."""

import pytest

from misto.games.welcome_to import GAME, paper
from tests.games.welcome_to.position import act, finish_round, mine, offer, sheet, table

FULL = {
    "top": "1 2 3 4 5 6 7 8 9 10",
    "middle": "1 2 3 4 5 6 7 8 9 10 11",
    "bottom": "1 2 3 4 5 6 7 8 9 10 11 _",
}


def end_with(state):
    """Seat 0 fills its last house; everybody finishes the round."""
    state = offer(state, *[(15, "pool")] * 3)
    act(state, 0, "pair 1", "house bottom-12", "done")
    assert not state.over
    return finish_round(state)


def test_all_houses_end_the_game_after_the_round():
    """WT-10.1, WT-13.7: everyone finishes that round."""
    state = end_with(sheet(table(3), **FULL))
    assert state.over
    assert state.turn() == -1
    assert GAME.words.why_not(state, 0, 0).key == "reason-over"


def test_third_refusal_ends_the_game():
    """WT-10.1: as soon as one player has it."""
    state = sheet(table(), **(FULL | {"bottom": "_ 2 3 4 5 6 7 8 9 10 11 12"}), refusals=2)
    state = act(offer(state, *[(9, "park")] * 3), 0, "refuse", "done")
    assert finish_round(state).over


def test_three_plans_end_the_game():
    """WT-10.1, WT-10.2: also when others meet another condition in the same round."""
    state = sheet(table(), top="1 2 3 | 4 5 6 7 | _ _ _", values=(8, 9, -1))
    state = sheet(state, 1, **FULL)
    state = act(offer(state, *[(15, "pool")] * 3), 0, "pair 1", "house bottom-12", "approve C", "done")
    act(state, 1, "pair 1", "house bottom-12", "done")
    assert state.over


def test_a_roundabout_counts_as_filled():
    """WT-10.3."""
    state = sheet(table(expert=True), **(FULL | {"top": "1 2 3 4 o 6 7 8 9 10"}), round_marks=2)
    assert end_with(state).over


def test_empty_houses_cost_nothing():
    """WT-10.4."""
    assert mine(sheet(table(), top="1 2 | _ _ _ _ _ _ _ _"))["points"] == 2


def test_t20_all_parks():
    """T-20, WT-11.1: 42."""
    assert mine(sheet(table(), parks=(3, 4, 5)))["points"] == 42


@pytest.mark.parametrize(("marks", "penalty"), [(0, 0), (1, 0), (2, 3), (3, 5)])
def test_t23_refusals(marks, penalty):
    """T-23, WT-11.1."""
    assert mine(sheet(table(), refusals=marks))["points"] == -penalty


@pytest.mark.parametrize(("marks", "penalty"), [(0, 0), (1, 1), (4, 9), (9, 28)])
def test_t25_bis(marks, penalty):
    """T-25, WT-11.1."""
    assert mine(sheet(table(), bis_marks=marks))["points"] == -penalty


def test_t47_a_whole_sheet():
    """T-47, WT-11.1, WT-11.2: 61; without its plans here, whose estates the sheet lacks. examples.json has them."""
    lines = paper.score(
        {
            "parks": [3, 2, 0],
            "pools": 4,
            "temps": 3,
            "others_temps": [2],
            "estates": {"1": 3, "3": 2},
            "columns": [1, 0, 2, 0, 0, 0],
            "bis": 3,
            "refusals": 1,
            "roundabouts": 1,
        }
    )
    assert sum(line.points for line in lines) == 61 - 9 - 8


def ranks(*marks):
    state = table(len(marks))
    for seat, temps in enumerate(marks):
        state = sheet(state, seat, temps=temps)
    return [mine(state, seat)["temp_points"] for seat in range(len(marks))]


def test_t30_t31_t32_temp_ranks():
    """T-30, T-31, T-32, WT-11.3: dense ranking, zero marks score nothing."""
    assert ranks(4, 3, 2, 1) == [7, 4, 1, 0]
    assert ranks(4, 4, 3, 3, 2, 2, 1) == [7, 7, 4, 4, 1, 1, 0]
    assert ranks(0, 0) == [0, 0]


def test_negative_totals():
    """WT-11.5: possible; the highest wins."""
    state = end_with(sheet(sheet(table(), **FULL), 1, bis_marks=9))
    assert state.points(1) < 0
    assert [state.outcome(0), state.outcome(1)] == [1.0, 0.0]


def tied(edition, one, two):
    """Both at the same points, with these estates; seat 0 ends the game on runs of 7 or more."""
    state = sheet(table(edition=edition), 0, **one)
    state = sheet(state, 1, **two)
    state = end_with(state)
    assert state.points(0) == state.points(1), [int(state.points(s)) for s in (0, 1)]
    return [state.outcome(0), state.outcome(1)]


def test_only_sizes_one_to_six_break_ties():
    """WT-11.6: three completed runs of 8 to 12 against one are no estates in the tie."""
    run = {"top": "1 2 | 3 4 5 6 7 8 9 10"}
    assert tied("new", FULL | {"top": "1 2 | 3 4 5 6 7 8 9 10"}, run) == [0.5, 0.5]


def test_the_sheet_adds_up():
    """WT-11.1: zone by zone."""
    state = sheet(
        table(), top="1 2 | 3 4 | 5 6 | 7 8 | _ _", columns=(0, 1), parks=(1, 1, 1), temps=2, bis_marks=2
    )
    assert sum(line.points for line in GAME.words.sheet(state, 0)) == state.points(0) == 12 + 6 + 7 - 3
