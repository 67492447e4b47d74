"""How fast tree search is: iterations a second, each with one full random playout, on one core.

Ours from the first decision with a choice of each game; OpenSpiel's search in Python on games of
similar kind, its native one and ours on tic-tac-toe.
"""

import time
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import misto.testing.tictactoe as tictactoe
from misto.core.effort import Effort
from misto.core.judge import Judge
from misto.core.record import room_for, seed_rng
from misto.core.search import Search
from misto.core.state import State
from misto.games.registry import GAMES

SLICE = 0.3  # seconds a row gets in each round
FULL_PLAYOUTS = Effort(millis=1000.0 * SLICE, cut=-1, explore=0.7)
SPIEL_GAMES = ("tic_tac_toe", "mancala", "backgammon")
SPIEL_ITERATIONS = 60

Run = Callable[[], int]  # does some iterations and says how many


def first_choice(room: str, seats: int) -> State:
    game = GAMES[room]
    state = game.rules.new(game.settle({}, seats), seats, seed_rng(1))
    out = room_for(game)
    while state.legal(state.turn(), out) == 1:
        state.apply(state.turn(), out[0])
    return state


def our_row(judge: Judge, state: State, actions: int) -> Run:
    def run() -> int:
        return int(Search(judge, actions, seed_rng(2)).run(state, state.turn(), FULL_PLAYOUTS))

    return run


def spiel_python_row(spiel: ModuleType, name: str) -> Run:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game = spiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = mcts.MCTSBot(game, 1.0, SPIEL_ITERATIONS, evaluator, solve=False)

    def run() -> int:
        bot.mcts_search(state)
        return SPIEL_ITERATIONS

    return run


def spiel_native_row(spiel: ModuleType) -> Run:
    game = spiel.load_game("tic_tac_toe")
    state = game.new_initial_state()
    many = 5000
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, 7), 1.0, many, 1000, False, 7, False)

    def run() -> int:
        bot.mcts_search(state)
        return many

    return run


def rows(only: str) -> dict[str, Run]:
    made: dict[str, Run] = {}
    for room, game in GAMES.items():
        for seats in (bench.seats for bench in game.facts.benches if bench.search):
            name = f"{room}_{seats}_search"
            if only in name:
                made[name] = our_row(game.judge, first_choice(room, seats), game.rules.actions)
    made["tic_tac_toe_search"] = our_row(tictactoe.JUDGE, tictactoe.new_game(), 9)
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        return made
    made["open_spiel_native_tic_tac_toe_search"] = spiel_native_row(spiel)
    for name in SPIEL_GAMES:
        made[f"open_spiel_python_{name}_search"] = spiel_python_row(spiel, name)
    return made


def bench_searches(only: str, rounds: int, step: Callable[[str], None]) -> list[dict[str, object]]:
    """The best of several rounds for every row, rounds interleaved."""
    measured = rows(only)
    best = dict.fromkeys(measured, 0.0)
    for _ in range(rounds):
        for name, run in measured.items():
            step(name)
            best[name] = max(best[name], pace(run))
    return [{"name": name, "iterations_per_s": rate} for name, rate in best.items()]


def pace(run: Run) -> float:
    done = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SLICE:
        done += run()
    return done / spent
