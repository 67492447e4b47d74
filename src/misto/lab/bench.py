"""How fast the engines are, next to OpenSpiel's in the same run on one core.

Uniform random playouts; rows of ours and of OpenSpiel's are interleaved and the best of several
rounds counts, so that a machine busy with other things disturbs both alike.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType

from misto.core.facts import Bench
from misto.core.playout import Tally, copies, playout, playouts, scores
from misto.core.record import room_for, seed_rng
from misto.core.state import State
from misto.games.registry import GAMES
from misto.lab.bench_search import bench_searches

ROUNDS = 5
SLICE = 0.4  # seconds a row gets in each round
NATIVE = ("spades", "hearts", "crazy_eights")
LOOP = "mancala"


@dataclass
class Measured:
    """One thing that is measured. ``run`` does some work and says how many decisions, choices and
    games that was; its best rates over all rounds are kept.
    """

    name: str
    run: Callable[[], tuple[int, int, int]]
    decisions_per_s: float = 0.0
    choices_per_s: float = 0.0
    games_per_s: float = 0.0
    notes: dict[str, float] = field(default_factory=dict)

    def measure(self, seconds: float) -> None:
        decisions = choices = games = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            d, c, g = self.run()
            decisions, choices, games = decisions + d, choices + c, games + g
        if decisions / spent > self.decisions_per_s:
            self.decisions_per_s = decisions / spent
            self.choices_per_s = choices / spent
            self.games_per_s = games / spent


def settings() -> list[tuple[str, str, Bench]]:
    """Every table that a room wants measured: its name in the report, the room, the table."""
    return [(f"{room}_{bench.name}", room, bench) for room in GAMES for bench in GAMES[room].facts.benches]


def native_row(name: str, room: str, bench: Bench) -> Measured:
    """Playouts inside compiled code."""
    game = GAMES[room]
    start = game.rules.new(game.settle(bench.options, bench.seats), bench.seats, seed_rng(1))
    out, rng = room_for(game), seed_rng(2)

    def run() -> tuple[int, int, int]:
        tally = Tally()
        playouts(start, 20, rng, out, tally)
        return int(tally.decisions), int(tally.choices), 20

    row = Measured(name, run)
    row.notes["copy_ns"] = copy_cost(start)
    row.notes["score_ns"] = score_cost(start, room)
    return row


def copy_cost(start: object) -> float:
    best = float("inf")
    for _ in range(10):
        began = time.perf_counter()
        copies(start, 2000)  # type: ignore[arg-type]
        best = min(best, (time.perf_counter() - began) / 2000)
    return best * 1e9


def score_cost(start: State, room: str) -> float:
    """Counting one seat's points at the end, the mean of ten games: each at its best of ten."""
    out, rng = room_for(GAMES[room]), seed_rng(3)
    total = 0.0
    for _ in range(10):
        state = start.copy()
        state.rng.reseed(rng.bits(), rng.bits())
        playout(state, rng, out, Tally())
        best = float("inf")
        for _ in range(10):
            began = time.perf_counter()
            scores(state, 0, 200)
            best = min(best, (time.perf_counter() - began) / 200)
        total += best
    return total / 10 * 1e9


def loop_row(name: str, room: str, bench: Bench) -> Measured:
    """The step loop from plain Python: legal, choose, apply."""
    game = GAMES[room]
    start = game.rules.new(game.settle(bench.options, bench.seats), bench.seats, seed_rng(1))
    out = room_for(game)
    pick = random.Random(1)

    def run() -> tuple[int, int, int]:
        state = start.copy()
        state.rng.reseed(pick.getrandbits(32), pick.getrandbits(30))
        decisions = choices = 0
        seat = state.turn()
        while seat >= 0:
            n = int(state.legal(seat, out))
            choices += n > 1
            state.apply(seat, out[int(pick.random() * n)])
            decisions += 1
            seat = state.turn()
        return decisions, choices, 1

    return Measured(name, run)


def open_spiel() -> ModuleType | None:
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


def spiel_native_row(spiel: ModuleType, name: str) -> Measured:
    """OpenSpiel's own rollouts in C++: its rollout evaluator, called from the root of a search of
    two simulations; decisions a rollout are counted apart on the same deals, chance moves left out.
    """
    game = spiel.load_game(name)
    pick = random.Random(1)
    deals = []
    for _ in range(10):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(pick.choice(state.legal_actions()))
        deals.append(state)
    lengths = [spiel_length(state.clone(), pick) for state in deals for _ in range(20)]
    mean = sum(lengths) / len(lengths)
    rollouts = 50
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(rollouts, 7), 2.0, 2, 100, False, 7, False)

    def run() -> tuple[int, int, int]:
        for state in deals:
            bot.mcts_search(state)
        games = 2 * rollouts * len(deals)
        return int(games * mean), int(games * mean), games

    return Measured(f"open_spiel_{name}", run)


def spiel_length(state: object, pick: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():  # type: ignore[attr-defined]
        actions = state.legal_actions()  # type: ignore[attr-defined]
        decisions += not state.is_chance_node()  # type: ignore[attr-defined]
        state.apply_action(pick.choice(actions))  # type: ignore[attr-defined]
    return decisions


def spiel_loop_row(spiel: ModuleType, name: str) -> Measured:
    """OpenSpiel's step loop from plain Python."""
    game = spiel.load_game(name)
    pick = random.Random(1)

    def run() -> tuple[int, int, int]:
        state = game.new_initial_state()
        decisions = choices = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            choices += len(actions) > 1
            state.apply_action(actions[int(pick.random() * len(actions))])
            decisions += 1
        return decisions, choices, 1

    return Measured(f"open_spiel_{name}_loop", run)


def names() -> list[str]:
    """Our rows: what ``only`` may hold a part of."""
    searches = [f"{room}_{bench.seats}_search" for _, room, bench in settings() if bench.search]
    return [name for name, *_ in settings()] + searches


def rows(only: str = "") -> tuple[list[Measured], bool]:
    """What is to be measured, and whether OpenSpiel is there to compare with."""
    made: list[Measured] = []
    for name, room, bench in settings():
        if only in name:
            made.append(native_row(name, room, bench))
            made.append(loop_row(name + "_loop", room, bench))
    spiel = open_spiel()
    if spiel is not None:
        made += [spiel_native_row(spiel, name) for name in NATIVE]
        made.append(spiel_loop_row(spiel, LOOP))
    return made, spiel is not None


def bench(
    only: str = "", rounds: int = ROUNDS, step: Callable[[str], None] = lambda name: None
) -> dict[str, object]:
    measured, compared = rows(only)
    for _ in range(rounds):
        for row in measured:
            step(row.name)
            row.measure(SLICE)
    ratios = ratios_of({row.name: row for row in measured}) if compared else {}
    return {
        "rows": [
            {
                "name": row.name,
                "decisions_per_s": row.decisions_per_s,
                "choices_per_s": row.choices_per_s,
                "games_per_s": row.games_per_s,
                **row.notes,
            }
            for row in measured
        ],
        "ratios": ratios,
        "searches": bench_searches(only, rounds, step),
        "compared": compared,
    }


def ratios_of(found: dict[str, Measured]) -> dict[str, float]:
    """Ours over OpenSpiel's: native playouts over its fastest native card game, loop over its loop."""
    fastest = max(found[f"open_spiel_{name}"].decisions_per_s for name in NATIVE)
    loop = found[f"open_spiel_{LOOP}_loop"].decisions_per_s
    ratios: dict[str, float] = {}
    for name, row in found.items():
        if name.startswith("open_spiel"):
            continue
        if name.endswith("_loop"):
            ratios[name.removesuffix("_loop") + "/python_loop"] = row.decisions_per_s / loop
        else:
            ratios[name + "/native"] = row.decisions_per_s / fastest
            for other in NATIVE:
                ratios[f"{name}/{other}"] = row.decisions_per_s / found[f"open_spiel_{other}"].decisions_per_s
    return ratios
