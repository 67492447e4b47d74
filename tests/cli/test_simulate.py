"""simulate: the same seed gives the same results, whatever the jobs; the figures are honest."""

import json

import pytest

from misto.core.record import from_json
from misto.games.registry import GAMES
from misto.lab.simulate import Plan, figures, simulate
from tests.cli.test_bad_input import misto


def plan(bots=("random", "random"), games=60, **options):
    return Plan("machi_koro", GAMES["machi_koro"].settle(options, len(bots)), bots, games, 7)


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random")])
def test_jobs_do_not_change_results(bots):
    assert simulate(plan(bots), 1).played == simulate(plan(bots), 2).played


def test_records_do_not_change_results():
    kept = simulate(plan(), 1, keep=True).played
    bare = simulate(plan(), 1).played
    assert [(p.decisions, p.turns, p.points, p.outcome) for p in kept] == [
        (p.decisions, p.turns, p.points, p.outcome) for p in bare
    ]
    assert all(len(from_json(GAMES, p.record).steps) == p.decisions for p in kept)


def test_greedy_beats_random():
    wins = figures(simulate(plan(("greedy", "random", "random"), 80)))["wins"]
    assert wins[0]["low"] > 0.9


def test_json_object():
    done = misto(
        "simulate", "machi_koro", "--seats", "3", "--games", "50", "-o", "expansion=harbor", "--json"
    )
    told = json.loads(done.stdout)
    assert told["options"]["expansion"] == "harbor"
    assert {"game", "options", "seats", "games", "decisions", "decisions_per_s", "games_per_s"} <= set(told)
    assert {"mean", "se"} <= set(told["turns"])
    assert len(told["points"]["per_seat"]) == len(told["wins"]) == 3
    assert abs(sum(w["share"] for w in told["wins"]) - 1) < 1e-9
    assert all(w["low"] <= w["share"] <= w["high"] for w in told["wins"])
