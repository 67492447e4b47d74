"""The conformance kit on every option set, and hypothesis over all of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.games.welcome_to import GAME
from misto.games.welcome_to import house as H
from misto.games.welcome_to import state as S
from misto.testing import check_game

EDITIONS = [
    {"edition": edition, "expert": expert, "plans": plans}
    for edition in ("new", "first")
    for expert in (False, True)
    for plans in ("standard", "advanced", "mixed")
]


def naive_estates(row):
    """Completed estates by size, from the masks, one house at a time."""
    counts = [0] * 7
    run = 0
    for lot in range(33):
        filled = not row[S.EMPTY] >> lot & 1 and not row[S.ROUNDS] >> lot & 1
        run = run + 1 if filled and run >= 0 else -1
        if row[S.FENCES] >> lot & 1:
            if 1 <= run <= 6:
                counts[run] += 1
            run = 0
    return counts


def recount(state, seat):
    """Points by WT-11.1, from the position's own text."""
    now = {name: numbers for name, numbers in state.fields()}
    seats, width = now["seats"][0], int(S.STORED)
    rows = [now["sheet"][s * width : (s + 1) * width] for s in range(seats)]
    row = rows[seat]
    parks = ((0, 2, 4, 10), (0, 2, 4, 6, 14), (0, 2, 4, 6, 8, 18))
    total = sum(max(0, row[S.VALUES + p]) for p in range(3))
    total += sum(parks[s][row[S.PARKS + s]] for s in range(3))
    total += (0, 3, 6, 9, 13, 17, 21, 26, 31, 36)[row[S.POOL_MARKS]]
    total -= (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)[row[S.BIS_MARKS]]
    total -= (0, 0, 3, 5)[row[S.REFUSALS]] + (0, 3, 8)[row[S.ROUND_MARKS]]
    values = ((1, 3), (2, 3, 4), (3, 4, 5, 6), (4, 5, 6, 7, 8), (5, 6, 7, 8, 10), (6, 7, 8, 10, 12))
    estates = naive_estates(row)
    total += sum(estates[size] * values[size - 1][row[S.COLUMNS + size - 1]] for size in range(1, 7))
    return total + temp_points(now, [r[S.TEMPS] for r in rows], seat)


def temp_points(now, temps, seat):
    mine = temps[seat]
    mode, level = now["box"][1], now["box"][3]
    if mode == H.SOLO:
        return 7 if mine >= 6 else 0
    if mode == H.AAA and level == 0:
        return 7 if mine >= 4 else 4 if mine == 3 else 1 if mine else 0
    if mode == H.AAA:
        temps = [mine, sum(1 for card in now["given"] if card % 6 == 4)]
    place = len({t for t in temps if t > mine})
    return (7, 4, 1)[place] if mine and place < 3 else 0


@pytest.mark.parametrize("options", EDITIONS, ids=lambda o: f"{o['edition']}-{o['expert']}-{o['plans']}")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_every_mode_and_seat_count(options, seats):
    report = check_game(GAME, [options], [seats], games=2, every=37, recount=recount)
    assert report.games == 2
    assert report.refusals > 100


@pytest.mark.parametrize("level", range(6))
def test_every_opponent(level):
    check_game(GAME, [{"opponent": level}], [1], games=2, every=13, recount=recount)


@pytest.mark.parametrize("seats", [4, 5, 12, 27])
def test_more_seats_and_the_draft(seats):
    check_game(GAME, [{}, {"edition": "first", "draft": True}], [seats], games=1, every=151, recount=recount)


def test_a_hundred_seats():
    check_game(GAME, [{}], [100], games=1, every=2999, recount=recount)


def option_sets():
    return st.fixed_dictionaries(
        {
            "edition": st.sampled_from(["new", "first"]),
            "expert": st.booleans(),
            "plans": st.sampled_from(["standard", "advanced", "mixed"]),
            "opponent": st.integers(0, 5),
            "draft": st.booleans(),
            "first_plan_reshuffle": st.sampled_from(["edition", "off", "first_plan_of_game", "each_plan"]),
            "side": st.sampled_from(["classic", "blueprint"]),
        }
    )


@settings(max_examples=20, deadline=None, derandomize=True)
@given(option_sets(), st.integers(1, 5), st.integers(0, 10_000))
def test_any_options(options, seats, seed):
    if options["edition"] == "new":
        options |= {"draft": False, "first_plan_reshuffle": "edition"}
    if seats == 1:
        options |= {"draft": False}
    check_game(GAME, [options], [seats], games=1, seed=seed, every=41, recount=recount)
