"""Bots at one table do not play alike: among moves that are nearly as good the seat's own luck decides."""

from librt.vecs import vec

from misto.bots import ask, bot_rng, make_bot
from misto.bots.simple import GreedyBot
from misto.core.greedy import NEAR, any_near
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


def test_many_seats_write_sheets_of_their_own():
    """Everybody has the same cards before them, and no two sheets are alike at the end."""
    game, seats = GAMES["welcome_to"], 40
    state = game.rules.new(game.settle({}, seats), seats, seed_rng(8))
    bots = [make_bot("greedy") for _ in range(seats)]
    rngs = [bot_rng(8, seat) for seat in range(seats)]
    while (seat := int(state.turn())) >= 0:
        state.apply(seat, ask(bots[seat], game, state, seat, rngs[seat]))
    size = len(state.sheet) // seats
    sheets = {tuple(int(n) for n in state.sheet[s * size : (s + 1) * size]) for s in range(seats)}
    assert len(sheets) == seats


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
