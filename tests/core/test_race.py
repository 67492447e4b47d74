"""Search without a tree: actions played out side by side on the same deals."""

import json
import os
import subprocess
import sys
import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from misto.core.race import Race, is_out, widened
from misto.core.record import seed_rng
from misto.testing import tictactoe
from tests.core.test_search import ROOMS, effort, legal_actions, start


def run(room, **given):
    game, state, seat = start(room)
    race = Race(game.judge, game.rules.actions, seed_rng(3))
    done = int(race.run(state, seat, effort(**given)))
    found = {a: (int(race.visits_of(a)), float(race.value_of(a))) for a in legal_actions(game, state, seat)}
    return done, int(race.best()), found


@pytest.mark.parametrize("room", ROOMS)
def test_same_seed_and_iterations_same_choice(room):
    given = {"iterations": 120, "width": 5.0, "foresee": 2, "cut": 0, "keen": 1.0, "ahead": 1}
    done, best, found = run(room, **given)
    assert (done, best, found) == run(room, **given)
    assert best in found
    assert sum(visits for visits, _ in found.values()) == done <= 120
    assert sum(1 for visits, _ in found.values() if visits) == min(5, len(found))
    assert max(visits for visits, _ in found.values()) == found[best][0]


def values_after(iterations):
    return run("welcome_to", iterations=iterations, width=6.0, foresee=1, cut=0, keen=1.0, ahead=1)


def test_compiled_and_plain_agree():
    code = "import json; from tests.core.test_race import values_after; print(json.dumps(values_after(60)))"
    plain = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "MISTO_PURE": "1"}, capture_output=True, check=True
    )
    assert json.loads(plain.stdout) == json.loads(json.dumps(values_after(60)))


def test_the_best_looking_start():
    """Width is how many; foresight says which."""
    game, state, seat = start("akropolis")
    race = Race(game.judge, game.rules.actions, seed_rng(3))
    race.run(state, seat, effort(30, width=3.0, cut=0))
    out = vec[float]([0.0] * game.rules.actions)
    legal = legal_actions(game, state, seat)
    game.judge.prior(state, seat, vec[i64](legal), len(legal), out)
    raced = {a for a in legal if race.visits_of(a)}
    assert len(raced) == 3
    assert min(out[legal.index(a)] for a in raced) >= max(
        out[legal.index(a)] for a in legal if a not in raced
    )


def test_who_falls_behind_is_out():
    """In tic-tac-toe one move wins at once, the others only sometimes."""
    state = tictactoe.from_board("xx.oo....")
    race = Race(tictactoe.JUDGE, 9, seed_rng(5))
    assert race.run(state, state.turn(), effort(2000, cut=-1, thrifty=True)) == 40  # then it is over
    assert int(race.best()) == 2
    assert race.value_of(2) == 1.0
    assert [int(race.visits_of(a)) for a in (2, 5, 6, 7, 8)] == [8] * 5
    assert race.run(state, state.turn(), effort(2000, cut=-1)) == 2000
    assert race.visits_of(2) > 1900  # without thrift it goes on alone


def test_one_that_is_out_is_told_as_if_it_had_gone_on():
    """All played the first laps, so their values differ by those laps alone."""
    _, best, found = run("welcome_to", iterations=400, width=8.0, cut=0, keen=1.0, ahead=2)
    out = {a: value for a, (visits, value) in found.items() if 0 < visits < found[best][0]}
    assert out
    assert all(value < found[best][1] for value in out.values())


def test_budget_in_milliseconds():
    game, state, seat = start("welcome_to")
    race = Race(game.judge, game.rules.actions, seed_rng(3))
    began = time.perf_counter()
    assert race.run(state, seat, effort(ms=60.0, cut=0)) > 0
    assert time.perf_counter() - began > 0.05  # and it ended: nothing else would end it


def test_every_racer_has_a_lap_however_small_the_budget():
    done, best, found = run("akropolis", iterations=1, width=4.0, cut=0)
    assert done == 4
    assert best in found


def test_behind_by_more_than_chance():
    rolls = vec[float]([0.5, 0.7, 0.6, 0.8, 0.4, 0.6, 0.5, 0.7, 0.9, 0.1, 0.9, 0.2])
    assert is_out(rolls, 4, 0, 4, 0.0)  # always by as much
    assert not is_out(rolls, 0, 4, 4, 0.0)
    assert not is_out(rolls, 8, 0, 4, 0.0)  # now behind, now ahead


def test_as_good_as_the_best():
    """After a while, and if chance hardly hides a gap that matters."""
    rolls = vec[float]([0.5, 0.501] * 64 + [0.501, 0.5] * 64 + [0.4, 0.6] * 64)
    assert is_out(rolls, 128, 0, 128, 0.01)
    assert not is_out(rolls, 128, 0, 128, 0.0)
    assert not is_out(rolls, 128, 0, 32, 0.01)
    assert not is_out(rolls, 256, 0, 128, 0.01)


def test_laps_find_room():
    assert list(widened(vec[float]([1.0, 2.0, 3.0, 4.0]), 2, 2)) == [1.0, 2.0, 0.0, 0.0, 3.0, 4.0, 0.0, 0.0]
