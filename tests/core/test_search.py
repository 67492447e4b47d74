"""Tree search: the same choice for a seed, the budget kept, the tree's numbers in order."""

import json
import os
import subprocess
import sys
import time

import pytest

from misto.core.effort import Effort
from misto.core.record import legal_actions, room_for, seed_rng
from misto.core.search import Search
from misto.games.registry import GAMES, ROOMS
from misto.testing import tictactoe
from tests.games.machi_koro.position import position


def effort(iterations=0, ms=0.0, **manner):
    return Effort(iterations, ms, **({"cut": 4, "width": 1000.0, "widen": 1.0} | manner))


def start(room, seats=None, steps=12, seed=5):
    """A position some random steps into a game, at a decision with several options."""
    game = GAMES[room]
    count = seats or max(2, game.rules.seats[0])
    state = game.rules.new(game.settle({}, count), count, seed_rng(seed))
    rng, out = seed_rng(seed, 1), room_for(game)
    for number in range(10_000):
        seat = int(state.turn())
        n = int(state.legal(seat, out))
        if number >= steps and n > 2:
            return game, state, seat
        state.apply(seat, out[int(rng.below(n))])
    raise AssertionError("no choice in sight")


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize(
    "manner",
    [
        {},
        {"cut": -1},
        {"steer": 0.7},
        {"width": 2.0, "foresee": 2},
        {"cut": 0, "keen": 0.8, "ahead": 1},
    ],
)
def test_same_seed_and_iterations_same_choice(room, manner):
    game, state, seat = start(room)
    found = []
    for _ in range(2):
        search = Search(game.judge, game.rules.actions, seed_rng(3))
        assert search.run(state, seat, effort(60, **manner)) == 60
        stats = [(a, search.visits_of(a), search.value_of(a)) for a in legal_actions(game, state, seat)]
        found.append((int(search.best()), stats))
    assert found[0] == found[1]
    assert found[0][0] in legal_actions(game, state, seat)
    assert sum(visits for _, visits, _ in found[0][1]) == 60
    assert all(0.0 <= value <= 1.0 for _, _, value in found[0][1])


def visits_after(iterations):
    game, state, seat = start("machi_koro", seats=4)
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    search.run(state, seat, effort(iterations, cut=40, steer=0.5))
    return {game.words.write(a): int(search.visits_of(a)) for a in legal_actions(game, state, seat)}


def test_compiled_and_plain_agree():
    code = "import json; from tests.core.test_search import visits_after; print(json.dumps(visits_after(60)))"
    plain = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "MISTO_PURE": "1"}, capture_output=True, check=True
    )
    assert json.loads(plain.stdout) == visits_after(60)


def test_searching_changes_nothing():
    game, state, seat = start("machi_koro")
    before = state.fields()
    Search(game.judge, game.rules.actions, seed_rng(3)).run(state, seat, effort(50))
    assert state.fields() == before


def test_budget_in_milliseconds():
    game, state, seat = start("machi_koro")
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    began = time.perf_counter()
    done = search.run(state, seat, effort(ms=60.0))
    assert time.perf_counter() - began > 0.05  # and it ended: nothing else would end it
    assert done > 0
    assert search.run(state, seat, effort(10, ms=10_000.0)) == 10


def test_the_tree_grows_past_its_first_room():
    game, state, seat = start("machi_koro")
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    search.run(state, seat, effort(1500, cut=0))
    assert search.nodes == 1501
    assert search.passes == 1500


def test_a_wide_choice_opens_step_by_step():
    state = position([{"wheat_field": 1, "bakery": 1}] * 2, coins=(30, 3), ask="build", seats=2)
    game, seat = GAMES["machi_koro"], 0
    legal = legal_actions(game, state, seat)
    assert len(legal) > 20
    tried = []
    for iterations in (4, 36, 4000):
        search = Search(game.judge, game.rules.actions, seed_rng(3))
        search.run(state, seat, effort(iterations, cut=0, width=3.0, widen=1.0))
        tried.append(sum(1 for a in legal if search.visits_of(a) > 0))
    assert tried[0] == 4
    assert 6 <= tried[1] <= 10
    assert tried[2] == len(legal)


def test_what_looks_best_is_tried_first():
    """The last landmark wins; the prior knows, so one iteration is enough."""
    marks = ("train_station", "shopping_mall", "amusement_park")
    state = position(
        [{"wheat_field": 1, "bakery": 1}] * 2,
        coins=(30, 3),
        landmarks=(marks, ()),
        ask="build",
        seats=2,
        expansion="none",
    )
    game = GAMES["machi_koro"]
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    search.run(state, 0, effort(1, width=1.0))
    assert game.words.write(int(search.best())) == "build radio_tower"
    search.run(state, 0, effort(300))
    assert game.words.write(int(search.best())) == "build radio_tower"
    assert search.value_of(search.best()) == 1.0


def test_every_seat_plays_for_itself():
    """Seat 1 wins at once unless seat 0 wins first: seat 0's tree must know what seat 1 wants."""
    marks = ("train_station", "shopping_mall", "amusement_park")
    city = {"wheat_field": 1, "bakery": 1}
    state = position(
        [city] * 2, coins=(21, 30), landmarks=(marks, marks), ask="build", seats=2, expansion="none"
    )
    game = GAMES["machi_koro"].as_of("v0.1.0")  # the judge of today sees it without a tree
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    search.run(state, 0, effort(6000, cut=0))
    assert search.value_of(search.best()) < game.judge.estimate(state, 0) / 2


def test_the_tree_is_kept_when_followed():
    game, state, seat = start("machi_koro")
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    search.run(state, seat, effort(200))
    best = int(search.best())
    visits = search.visits_of(best)
    assert 0 < visits < 200
    search.follow(best)
    assert int(search.tree[search.root * 6 + 2]) == visits
    search.follow(97_000 % game.rules.actions)
    assert search.passes == 200


@pytest.mark.parametrize("room", ROOMS)
def test_thrift_changes_no_choice(room):
    """It ends early only when the rest could not have changed which action is visited most."""
    game, state, seat = start(room)
    ends = []
    for thrifty in (False, True):
        search = Search(game.judge, game.rules.actions, seed_rng(3))
        done = int(search.run(state, seat, effort(400, explore=0.05, width=3.0, thrifty=thrifty)))
        ends.append((done, int(search.best())))
    assert ends[0][1] == ends[1][1]
    assert 200 <= ends[1][0] < ends[0][0] == 400


def test_thrift_counts_what_a_kept_tree_holds():
    game, state, seat = start("welcome_to")
    search = Search(game.judge, game.rules.actions, seed_rng(3))
    search.run(state, seat, effort(300, width=3.0))
    best = int(search.best())
    search.follow(best)
    kept = int(search.searched())
    state.apply(seat, best)
    assert state.owes(seat)
    assert kept > 0
    assert int(search.run(state, seat, effort(300, width=3.0, thrifty=True))) <= 300 - kept


@pytest.mark.parametrize("seats", [2, 4])
def test_dice_make_other_actions_legal(seats):
    """What can be built after a roll differs from deal to deal: every line of play stays legal."""
    game, state, seat = start("machi_koro", seats=seats, steps=0)
    search = Search(game.judge, game.rules.actions, seed_rng(9))
    search.run(state, seat, effort(3000, cut=0))
    assert search.passes == 3000


@pytest.mark.parametrize(
    ("board", "best"),
    [
        ("xx.oo....", [2]),  # win rather than block
        ("xx.o.....", [2]),  # block
        ("x...o...x", [1, 3, 5, 7]),  # a corner loses
        (".........", [0, 2, 4, 6, 8]),
    ],
)
def test_tic_tac_toe(board, best):
    state = tictactoe.from_board(board)
    search = Search(tictactoe.JUDGE, 9, seed_rng(5))
    search.run(state, state.turn(), effort(3000, cut=-1))
    assert int(search.best()) in best


def test_two_searches_draw_at_tic_tac_toe():
    state = tictactoe.new_game()
    while state.turn() >= 0:
        search = Search(tictactoe.JUDGE, 9, seed_rng(6))
        search.run(state, state.turn(), effort(1500, cut=-1))
        state.apply(state.turn(), search.best())
    assert [state.outcome(seat) for seat in (0, 1)] == [0.5, 0.5]
