"""A level's decision ends by iterations, or by the processor's time where those take too long."""

from dataclasses import replace

import pytest

from misto.bots import SearchBot, ask, look, make_bot
from misto.bots.ask import choice
from misto.bots.budget import FULL, Budget
from misto.bots.levels import earlier_bot
from misto.core.effort import Clock, Effort
from misto.core.race import Race
from misto.core.record import Record, cut_steps, from_json, seed_rng
from misto.core.search import Search
from misto.games.registry import GAMES, ROOMS
from misto.lab.decisions import tables, time_decisions
from misto.lab.simulate import Plan, simulate
from misto.table import Table
from tests.core.test_search import effort, start
from tests.games.machi_koro.position import position


def busy(seconds):
    clock = Clock(0.0, 1000.0 * seconds)
    while not clock.is_up():
        pass


def test_a_clock_without_limits_never_ends():
    clock = Clock(0.0, 0.0)
    busy(0.01)
    assert not clock.is_up()
    assert Clock(1e-6, 0.0).is_up()


@pytest.mark.parametrize("kind", [Race, Search])
def test_the_processors_time_ends_a_search(kind):
    """The first lap is run as far as time goes, and a choice is made of it."""
    game, state, seat = start("welcome_to")
    search = kind(game.judge, game.rules.actions, seed_rng(3))
    done = int(search.run(state, seat, effort(iterations=10_000_000, cut=-1, processor=30.0)))
    assert search.late
    assert done < 10_000_000
    assert search.best() >= 0
    search.run(state, seat, effort(iterations=16, processor=600_000.0))
    assert not search.late


def test_a_lap_that_time_cut_short_counts_for_nobody():
    """All who are in the race have run the same laps, wherever the clock stopped them."""
    game, state, seat = start("welcome_to")
    for ms in (3.0, 11.0, 23.0, 37.0):
        race = Race(game.judge, game.rules.actions, seed_rng(3))
        race.run(state, seat, effort(cut=-1, processor=ms, width=5.0, whole=True))
        visits = {int(race.visits_of(a)) for a in range(game.rules.actions)} - {0}
        assert len(visits) == 1


def test_the_bot_says_which_share_there_was_time_for():
    game, state, seat = start("welcome_to")
    seen = look(game, state, seat, seed_rng(1))
    SearchBot(iterations=1_000_000, processor=4.0).choose(seen, seed_rng(1))
    assert 0.0 < seen.granted < 1.0
    seen = look(game, state, seat, seed_rng(1), Budget(share=0.5))
    SearchBot(iterations=40, processor=600_000.0).choose(seen, seed_rng(1))
    assert seen.granted == 0.5


def test_a_bot_says_when_time_decided():
    """Where iterations end a search a seed repeats it; where the clock or a smaller share does, the bot says
    so, and a bot of an earlier version or another person's passes it on.
    """
    game, state, seat = start("welcome_to")

    def cut(bot, budget=FULL):
        return choice(bot, game, state, seat, seed_rng(1), budget).cut

    assert not cut(SearchBot(iterations=40, processor=600_000.0))
    # so little time that no machine settles the choice within it
    assert cut(SearchBot(iterations=1_000_000, processor=0.01))
    assert cut(SearchBot(ms=0.01))
    assert cut(SearchBot(iterations=40), Budget(share=0.5))
    assert not cut(make_bot("greedy"), Budget(share=0.5))
    assert cut(earlier_bot(SearchBot(ms=0.01), "v0.1.0"))


def test_a_record_notes_the_steps_that_time_cut():
    game = GAMES["machi_koro"]
    plan = Plan(game.name, game.settle({}, 2), ("search:ms=1", "greedy"), 1, 3)
    (played,) = simulate(plan, keep=True).played
    record = from_json(GAMES, played.record)
    cuts = cut_steps(record)
    assert cuts
    assert all(record.steps[number - 1][0] == 0 for number in cuts)
    (played,) = simulate(replace(plan, bots=("search:iterations=9", "greedy")), keep=True).played
    assert from_json(GAMES, played.record).marks == {}


def test_marks_move_with_the_steps():
    """A decision taken back moves the marks of those after it; an old record has none."""
    game = GAMES["welcome_to"]
    table = Table(game, Record(game.name, game.rules.version, game.settle({}, 2), ("a", "b"), "seed:7"))
    assert cut_steps(table.record) == []
    table.take(0, table.legal(0)[0])
    table.note_cut()
    table.take(1, table.legal(1)[0])
    table.note_cut()
    assert cut_steps(from_json(GAMES, table.to_json())) == [1, 2]
    assert table.undo(0)
    assert cut_steps(table.record) == [1]
    assert table.undo(1)
    assert table.record.marks == {}


def test_a_level_has_a_limit_and_an_earlier_one_has_none():
    """v0.1.0 thought for as long as its iterations took."""
    assert make_bot("level:expert", 0.1).processor == make_bot("level:expert", 1.0).processor > 0
    assert make_bot("level:expert@v0.1.0").bot.processor == 0


@pytest.mark.parametrize("room", ROOMS)
def test_where_iterations_decide_a_seed_repeats_a_level(room):
    game, state, seat = start(room)
    told = set()
    for _ in range(2):
        seen = look(game, state, seat, seed_rng(1))
        told.add((make_bot("level:expert", 0.004).choose(seen, seed_rng(5)), seen.granted))
    assert len(told) == 1


def test_what_wins_at_once_is_not_thought_about():
    marks = ("train_station", "shopping_mall", "amusement_park")
    state = position(coins=(30, 3), landmarks=(marks, ()), ask="build", seats=2, expansion="none")
    game = GAMES["machi_koro"]
    race = Race(game.judge, game.rules.actions, seed_rng(3))
    wins = Effort(iterations=5000, foresee=4, width=12.0, keen=1.0, ahead=6, thrifty=True)
    assert race.run(state, 0, wins) == 0
    assert game.words.write(int(race.best())) == "build radio_tower"
    assert ask(make_bot("level:expert"), game, state, 0, seed_rng(1)) == race.best()


def test_a_forced_decision_asks_no_search():
    class Broken(SearchBot):
        def tree(self, *given):
            raise AssertionError("searched")

    state = position(ask="dice", seats=2)
    assert ask(Broken(iterations=10), GAMES["machi_koro"], state, 0, seed_rng(1)) == 0


def test_every_table_people_choose_can_be_timed():
    """What the rooms name is played, a row each, and a row says how long and how often time ended it."""
    names = [name for name, game, table in tables() if game.settle(table.options, table.seats) is not None]
    assert len(set(names)) == len(names) >= 4 * len(ROOMS)
    rows = time_decisions(2, only="solo_first_edition", scale=0.001)
    assert [row["name"] for row in rows] == ["welcome_to_solo_first_edition"]
    assert rows[0]["decisions"] == 2
    assert rows[0]["max_ms"] >= rows[0]["mean_ms"] > 0
