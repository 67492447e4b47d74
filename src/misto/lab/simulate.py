"""Play many seeded games and say what came of them, with 95 % intervals.

The same seed gives the same results whatever the number of jobs: every game has its own seed.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace

from misto.bots import ask_guarded, bot_rng, close_bot, make_bot
from misto.bots.program import MOST_FAULTS
from misto.core.game import Game
from misto.core.greedy import random_game
from misto.core.options import Settings
from misto.core.record import Chance, Record, advance, begin, mark_cuts, room_for, to_json
from misto.core.state import IllegalAction
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lab.engines import most_workers
from misto.lab.share import wilson

GAMES_A_SEED = 10**9


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    options: Settings
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: int

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True, slots=True)
class Played:
    """What one game came to."""

    decisions: int
    turns: int
    points: tuple[int, ...]
    outcome: tuple[float, ...]
    record: str = ""
    faults: tuple[int, ...] = ()  # decisions that a bot failed to make itself, by seat


@dataclass
class Simulated:
    plan: Plan
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0


def seats_of_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots named, repeated round the table until every seat has one."""
    return tuple(names[i % len(names)] for i in range(seats))


def play_one(game: Game, plan: Plan, number: int, keep: bool) -> Played:
    seed = plan.seed * GAMES_A_SEED + number
    record = Record(game.name, game.rules.version, plan.options, plan.bots, f"seed:{seed}")
    state = begin(game, record)
    rngs = [bot_rng(seed, seat) for seat in range(plan.seats)]
    steps: list[tuple[int, int]] = []
    cuts: list[int] = []
    faults: tuple[int, ...] = (0,) * plan.seats
    if not keep and all(name == "random" for name in plan.bots):
        decisions = int(random_game(state, rngs, room_for(game)))
    else:
        bots = [make_bot(name, programs=True) for name in plan.bots]
        chance = Chance(record.chance)
        try:
            while (seat := int(state.turn())) >= 0:
                made = ask_guarded(plan.bots[seat], bots[seat], game, state, seat, rngs[seat])
                steps.append((seat, made.action))
                if made.cut:
                    cuts.append(len(steps))
                try:
                    advance(state, chance, len(steps), seat, made.action)
                except IllegalAction:
                    told = {"bot": plan.bots[seat], "action": made.action, "game": number + 1}
                    raise Trouble("bot-illegal", **told) from None
        finally:
            for bot in bots:
                close_bot(bot)
        faults = tuple(int(getattr(bot, "faults", 0)) for bot in bots)
        decisions = len(steps)
    kept = ""
    if keep:
        kept = to_json(game, replace(record, steps=tuple(steps), marks=mark_cuts(cuts)))
    seats = range(plan.seats)
    return Played(
        decisions,
        int(state.turns()),
        tuple(int(state.points(s)) for s in seats),
        tuple(state.outcome(s) for s in seats),
        kept,
        faults,
    )


def play_some(plan: Plan, first: int, count: int, keep: bool) -> list[Played]:
    game = find_game(plan.game)
    return [play_one(game, plan, number, keep) for number in range(first, first + count)]


def chunks(plan: Plan, jobs: int) -> Iterator[tuple[int, int]]:
    """Pieces small enough that progress moves and jobs end together."""
    size = max(1, min(500, plan.games // (jobs * 20) or 1))
    for first in range(0, plan.games, size):
        yield first, min(size, plan.games - first)


def simulate(
    plan: Plan, jobs: int = 1, keep: bool = False, progress: Callable[[int], None] = lambda games: None
) -> Simulated:
    result = Simulated(plan)
    began = time.perf_counter()
    for bot in plan.bots:
        close_bot(make_bot(bot, programs=True))  # a wrong name is told before anything is played
    jobs = min(jobs, plan.games, most_workers())
    if jobs == 1:
        for first, count in chunks(plan, 1):
            result.played += play_some(plan, first, count, keep)
            progress(count)
    else:
        done = simulate_on_processes(plan, jobs, keep, progress)
        for first in sorted(done):
            result.played += done[first]
    result.seconds = time.perf_counter() - began
    return result


def simulate_on_processes(
    plan: Plan, jobs: int, keep: bool, progress: Callable[[int], None]
) -> dict[int, list[Played]]:
    done: dict[int, list[Played]] = {}
    with ProcessPoolExecutor(jobs) as pool:
        waiting: dict[Future[list[Played]], int] = {
            pool.submit(play_some, plan, first, count, keep): first for first, count in chunks(plan, jobs)
        }
        while waiting:
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                first = waiting.pop(future)
                done[first] = future.result()
                progress(len(done[first]))
    return done


# --- figures


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    return mean, math.sqrt(sum((v - mean) ** 2 for v in values) / (n - 1) / n)


def figures(result: Simulated) -> dict[str, object]:
    plan, played = result.plan, result.played
    seats, games = range(plan.seats), len(played)
    decisions = sum(p.decisions for p in played)
    turns, turns_error = mean_and_error([p.turns for p in played])
    points, points_error = mean_and_error([v for p in played for v in p.points])
    per_seat = [mean_and_error([p.points[s] for p in played]) for s in seats]
    wins = []
    for s in seats:
        won = wilson(sum(p.outcome[s] for p in played), games)
        wins.append({"share": won.share, "low": won.low, "high": won.high})
    return {
        "game": plan.game,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in plan.options.items()},
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": games,
        "decisions": decisions,
        "seconds": result.seconds,
        "decisions_per_s": decisions / result.seconds,
        "games_per_s": games / result.seconds,
        "turns": {"mean": turns, "se": turns_error},
        "points": {
            "mean": points,
            "se": points_error,
            "per_seat": [{"mean": mean, "se": error} for mean, error in per_seat],
        },
        "wins": wins,
        "faults": [
            {
                "faults": sum(p.faults[s] for p in played),
                "given_up": sum(p.faults[s] >= MOST_FAULTS for p in played),  # games
            }
            for s in seats
        ],
    }
