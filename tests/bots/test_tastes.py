"""Bots at one table do not play alike: among moves that are nearly as good the seat's own luck decides."""

from dataclasses import replace

import pytest
from librt.vecs import vec

from misto.bots import ask, bot_rng, make_bot
from misto.bots.simple import GreedyBot
from misto.core.greedy import NEAR, any_near
from misto.core.judge import Judge
from misto.core.record import seed_rng
from misto.games.registry import GAMES
from tests.core.test_search import start


def test_near_is_a_part_of_what_can_still_move():
    values = vec[float]([0.5, 0.5 - 0.2 * NEAR, 0.5 - 0.3 * NEAR, 0.1])
    assert {int(any_near(values, 4, NEAR, seed_rng(n))) for n in range(50)} == {0, 1}
    sure = vec[float]([1.0, 1.0 - 1e-6])
    assert {int(any_near(sure, 2, NEAR, seed_rng(n))) for n in range(20)} == {0}


def test_none_near_is_the_best():
    values = vec[float]([0.2, 0.9, 0.4])
    assert {int(any_near(values, 3, NEAR, seed_rng(n))) for n in range(10)} == {1}


class Counted(Judge):
    """The room's judge, and how often it was asked: each look at what an action leads to copies a position."""

    def __init__(self, judge):
        self.judge, self.looks, self.questions = judge, 0, 0

    def estimate(self, state, seat):
        self.looks += 1
        return self.judge.estimate(state, seat)

    def weigh(self, state, seat, actions, count, out):
        self.questions += 1
        return self.judge.weigh(state, seat, actions, count, out)

    def outlook(self, state, seat, actions, count, out):
        self.questions += 1
        return self.judge.outlook(state, seat, actions, count, out)


def greedy_sheets(seats):
    """The sheets that differ at the end of a game of greedy seats, and how often the judge was asked for each."""
    judge = Counted(GAMES["welcome_to"].judge)
    game = replace(GAMES["welcome_to"], judge=judge)
    state = game.rules.new(game.settle({}, seats), seats, seed_rng(8))
    bots = [make_bot("greedy") for _ in range(seats)]
    rngs = [bot_rng(8, seat) for seat in range(seats)]
    while (seat := int(state.turn())) >= 0:
        state.apply(seat, ask(bots[seat], game, state, seat, rngs[seat]))
    size = len(state.sheet) // seats
    sheets = {tuple(int(n) for n in state.sheet[s * size : (s + 1) * size]) for s in range(seats)}
    assert judge.questions > 30 * seats  # everybody thinks in every round
    return sheets, judge.looks / seats, judge.questions / seats


def test_many_seats_write_sheets_of_their_own():
    """Everybody has the same cards before them, and no two sheets are alike at the end."""
    assert len(greedy_sheets(40)[0]) == 40


@pytest.mark.slow
def test_a_hundred_seats_differ_and_each_asks_no_more_than_at_a_small_table():
    few, some, many = greedy_sheets(25), greedy_sheets(50), greedy_sheets(100)
    assert len(many[0]) == 100
    for asked in (1, 2):
        assert max(some[asked], many[asked]) <= 1.2 * few[asked]


def test_greedy_of_v0_1_0_has_no_taste():
    game, state, seat = start("welcome_to")
    bot = make_bot("greedy@v0.1.0")
    assert bot.bot.near == 0.0
    assert len({ask(bot, game, state, seat, seed_rng(n)) for n in range(12)}) == 1


def test_alone_only_the_best_is_good_enough():
    """Where one sits alone nobody else has the same sheet, and what is near in chance is dear in points."""
    game = GAMES["welcome_to"]
    state = game.rules.new(game.settle({"edition": "first"}, 1), 1, seed_rng(8))
    bot, best = make_bot("greedy"), GreedyBot(near=0.0)
    for n in range(120):
        if state.turn() < 0:
            break
        wanted = {ask(best, game, state, 0, seed_rng(k)) for k in range(3)}
        assert ask(bot, game, state, 0, seed_rng(n)) in wanted
        state.apply(0, min(wanted))
