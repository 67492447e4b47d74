"""A climb over fixed plans: seeded, to be stopped and gone on with, its plan a bot like any other."""

import json
from dataclasses import replace
from random import Random

import pytest

from misto.bots import ask, make_bot
from misto.bots.plan import PlanBot, read_plan
from misto.cli.learn_commands import PlanOnDisk
from misto.core.record import seed_rng
from misto.core.trouble import Trouble
from misto.games.machi_koro import GAME
from misto.games.machi_koro.plans import PLANS
from misto.games.registry import GAMES
from misto.lab import climb as lab
from misto.lab.climb import Climb, climb_plans, generation, play_attempt, proved, start
from misto.lab.engines import most_workers
from tests.games.machi_koro.position import position

CLIMB = Climb("machi_koro", seed=4)


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    monkeypatch.setattr(lab, "CANDIDATES", 3)
    monkeypatch.setattr(lab, "STAGES", ((1, 2), (1, 1), (2, 0)))


def climbed(path, times, climb=CLIMB):
    for _ in range(times):
        made = climb_plans(climb, path, 0.0, 1, path.write_text)
    return made


def test_stopped_and_gone_on_with_is_the_same_climb(tmp_path):
    """A generation is a function of the seed, its number and the plan it starts from."""
    one = climbed(tmp_path / "one.json", 3)
    parts = climbed(tmp_path / "two.json", 2)
    assert parts.found["generations"] == 2
    two = climbed(tmp_path / "two.json", 1)
    assert one == two == read_plan(tmp_path / "two.json")
    assert one.found["generations"] == 3


def test_only_a_lead_on_new_deals_changes_the_plan():
    """Whatever leads at first: the last stage decides, on deals that nobody was picked by."""
    best = PLANS.first(GAME.settle({}, 2))

    def shares(last):
        def played(attempts):
            final = len(attempts[0].deals) == lab.STAGES[-1][0]
            return [
                [0.0] * len(t.deals) if i == 0 else [last if final else 1.0] for i, t in enumerate(attempts)
            ]

        return played

    assert generation(CLIMB, 0, best, shares(0.0)) == best
    assert generation(CLIMB, 0, best, shares(0.5)) != best
    assert generation(CLIMB, 0, best, lambda attempts: [[0.0] for _ in attempts]) == best


def test_candidates_meet_the_deals_of_the_best():
    seen = []

    def played(attempts):
        seen.append({attempt.deals for attempt in attempts})
        return [[float(i > 0)] for i, _ in enumerate(attempts)]

    generation(CLIMB, 2, PLANS.first(GAME.settle({}, 2)), played)
    assert all(len(deals) == 1 for deals in seen)
    assert len(set.union(*seen)) == len(lab.STAGES)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_plan_is_played_from_every_seat(seats):
    climb = replace(CLIMB, seats=seats)
    plan = PLANS.first(GAME.settle({}, seats))
    won = play_attempt(lab.Attempt(climb, plan, range(1)))
    assert won == play_attempt(lab.Attempt(climb, plan, range(1)))
    assert all(0.0 <= share <= 1.0 for share in won)


def test_the_file_is_a_bot_and_says_how_it_fared(tmp_path):
    path = tmp_path / "plan.json"
    made = proved(climbed(path, 1), path, CLIMB, ("random",), 2, 1, 0.01)
    path.write_text(made.to_json())
    (told,) = read_plan(path).results
    assert told["against"] == "random"
    assert told["games"] == 2
    assert told["low"] <= told["share"] <= told["high"]
    bot = make_bot(f"plan:{path}", programs=True)
    state = position(coins=(30, 3), ask="build", seats=2, expansion="none")
    assert GAME.words.write(ask(bot, GAME, state, 0, seed_rng(1))).startswith("build ")
    with pytest.raises(Trouble, match="unknown-bot"):
        make_bot(f"plan:{path}")  # a name from the network reads no file


def test_a_plan_is_kept_to():
    plan = {"builds": [["mine", 1], ["ranch", 2]], "landmarks": ["radio_tower"], "begin": 3, "stop": 4}
    bot = PlanBot("machi_koro", plan)

    def built(coins, *cards):
        city = {"wheat_field": 1, "bakery": 1}
        for card in cards:
            city[card] = city.get(card, 0) + 1
        state = position([city, {}], coins=(coins, 3), ask="build", seats=2, expansion="none")
        return GAME.words.write(ask(bot, GAME, state, 0, seed_rng(1)))

    assert built(9) == "build mine"
    assert built(9, "mine") == "build ranch"
    assert built(1) == "build ranch"
    assert built(9, "mine", "ranch", "ranch") == "pass"  # nothing more is wanted
    assert built(30, "mine", "ranch") == "build ranch"  # landmarks begin with three cards
    assert built(30, "mine", "ranch", "ranch") == "build radio_tower"
    assert built(9, "cafe", "cafe", "cafe", "cafe") == "pass"  # and after four nothing else is built


@pytest.mark.parametrize("expansion", ["none", "harbor"])
def test_every_change_is_a_plan(expansion):
    settings = GAME.settle({"expansion": expansion}, 2)
    rng = Random(5)
    plan = PLANS.first(settings)
    known = set()
    for _ in range(300):
        before = json.dumps(plan)
        after = PLANS.change(plan, settings, rng)
        assert json.dumps(plan) == before
        PLANS.check(after)
        plan = after
        known |= {what for what, _ in plan["builds"]}
    assert ("tuna_boat" in known) == (expansion == "harbor")


def test_what_is_wrong_is_told(tmp_path):
    path = tmp_path / "plan.json"
    climbed(path, 1)
    for other in (
        replace(CLIMB, seed=5),
        replace(CLIMB, rival="random"),
        replace(CLIMB, seats=3),
        replace(CLIMB, options={"expansion": "harbor"}),
    ):
        with pytest.raises(Trouble, match="other-climb"):
            start(other, path)
    with pytest.raises(Trouble, match="no-plans"):
        start(Climb("akropolis"), tmp_path / "none.json")
    plain = json.loads(path.read_text())
    for wrong in (
        "{",
        "[]",
        json.dumps(plain | {"plan": {}}),
        json.dumps(plain | {"plan": plain["plan"] | {"builds": [["no_card", 1]]}}),
        json.dumps(plain | {"plan": plain["plan"] | {"begin": "soon"}}),
    ):
        path.write_text(wrong)
        with pytest.raises(Trouble, match="bad-plan"):
            read_plan(path)
    bot = PlanBot("machi_koro", PLANS.first(GAME.settle({}, 2)))
    game = GAMES["akropolis"]
    state = game.rules.new(game.settle({}, 2), 2, seed_rng(1))
    with pytest.raises(Trouble, match="plan-other-game"):
        ask(bot, game, state, int(state.turn()), seed_rng(1))


@pytest.mark.parametrize("before", [False, True])
def test_what_others_put_in_place_of_the_file_stays(tmp_path, capsys, before):
    """At the first generation or at a later one: the plan is kept beside it, and that is told."""
    path = tmp_path / "plan.json"
    if before:
        climbed(path, 1)
    file = PlanOnDisk(path)
    if before:
        file.write("mine\n")  # over what was read
        file.write("mine too\n")  # and over what was written
    path.write_text("theirs\n")
    with pytest.raises(Trouble, match="file-exists"):
        file.write("the plan\n")
    assert path.read_text() == "theirs\n"
    [kept] = tmp_path.glob("plan-*.json")
    assert kept.read_text() == "the plan\n"
    assert kept.name in capsys.readouterr().err.replace("\n", "")


def test_a_file_that_was_taken_away_is_written_again(tmp_path):
    path = tmp_path / "plan.json"
    file = PlanOnDisk(path)
    file.write("one\n")
    path.unlink()
    file.write("two\n")
    assert path.read_text() == "two\n"


def test_workers_are_no_more_than_what_is_played_and_the_machine(monkeypatch):
    asked = []

    class Pool:
        def __init__(self, workers, mp_context):
            asked.append(workers)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            return None

    monkeypatch.setattr(lab, "ProcessPoolExecutor", Pool)
    for candidates in (3, 100_000):
        monkeypatch.setattr(lab, "CANDIDATES", candidates)
        with lab.players(1_000_000):
            pass
    assert asked[0] <= 4
    assert asked[1] == most_workers() < 100_000
