"""Tune a room's estimate by play: python -m misto.lab.tune GAME.

A room that can be tuned has a module weights with a vector WEIGHTS and their NAMES. Every generation
makes variants of the weights, each a little larger or smaller than those reached so far, and lets
greedy play by them against rivals that keep the weights in force: both seats of the same deals for
every variant. The better half, the best counting most, becomes the middle of the next generation,
and a weight on which the better half agrees is varied less. At the end the weights reached play new
deals, which shows whether the gain is real, and are printed to be copied into the room.
"""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from random import Random

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import Chance, Record, advance, begin
from misto.games.registry import find_game
from misto.lab.engines import run_jobs
from misto.lab.match import secret_of

LEAST_SPREAD = 0.04
AGREEMENT = 0.25  # how much of a weight's spread is learned anew in a generation

Weights = tuple[float, ...]


@dataclass(frozen=True)
class Trial:
    """A variant and the games it plays: every deal against every rival from both seats."""

    number: int
    game: str
    weights: Weights
    rivals: tuple[str, ...]
    deals: range
    seed: int
    by: str


def play_trial(trial: Trial) -> tuple[int, float]:
    total = 0.0
    for deal in trial.deals:
        for rival in trial.rivals:
            for place in (0, 1):
                total += play_variant(trial, rival, place, deal)
    return trial.number, total / (2 * len(trial.deals) * len(trial.rivals))


def play_variant(trial: Trial, rival: str, place: int, deal: int) -> float:
    """What the variant won of one game: a share, or by how many points."""
    game = find_game(trial.game)
    weights = import_module(f"misto.games.{trial.game}.weights").WEIGHTS
    kept = tuple(weights)
    secret = secret_of(trial.seed, deal)
    record = Record(game.name, game.rules.version, game.settle({}, 2), ("one", "two"), secret)
    state = begin(game, record)
    bots = [make_bot(rival, programs=True) for _ in (0, 1)]
    bots[place] = make_bot("greedy")
    rngs = [bot_rng(trial.seed * 1_000_003 + deal, seat) for seat in (0, 1)]
    before = -1
    try:
        for number in count(1):
            seat = int(state.turn())
            if seat < 0:
                break
            if seat != before:
                put(weights, trial.weights if seat == place else kept)
                before = seat
            advance(state, Chance(secret), number, seat, ask(bots[seat], game, state, seat, rngs[seat]))
    finally:
        put(weights, kept)
    if trial.by == "points":
        return float(state.points(place) - state.points(1 - place))
    return float(state.outcome(place))


def put(weights: list[float], values: Weights) -> None:
    for i, value in enumerate(values):
        weights[i] = value


def vary(middle: Sequence[float], spread: Sequence[float], pairs: int, rng: Random) -> list[list[float]]:
    """Pairs of variants on both sides of the middle; all in logarithms, so that a weight keeps its sign."""
    variants = []
    for _ in range(pairs):
        off = [rng.gauss(0.0, s) for s in spread]
        variants.append([m + o for m, o in zip(middle, off, strict=True)])
        variants.append([m - o for m, o in zip(middle, off, strict=True)])
    return variants


def gather(
    middle: Sequence[float], spread: Sequence[float], better: Sequence[Sequence[float]]
) -> tuple[list[float], list[float]]:
    """The next middle and spread, from the better variants, the best first."""
    shares = [math.log(len(better) + 0.5) - math.log(i + 1) for i in range(len(better))]
    shares = [share / sum(shares) for share in shares]
    reached = [sum(s * v[i] for s, v in zip(shares, better, strict=True)) for i in range(len(middle))]
    found = [
        math.sqrt(sum(s * (v[i] - m) ** 2 for s, v in zip(shares, better, strict=True)))
        for i, m in enumerate(middle)
    ]
    widths = [
        max(LEAST_SPREAD, (1 - AGREEMENT) * s + AGREEMENT * f) for s, f in zip(spread, found, strict=True)
    ]
    return reached, widths


def exact(logs: Sequence[float]) -> Weights:
    return tuple(math.exp(value) for value in logs)


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m misto.lab.tune", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--rivals", default="greedy", help="bots by name, with commas")
    reader.add_argument("--by", choices=("points", "wins"), default="points")
    reader.add_argument("--generations", type=int, default=40)
    reader.add_argument("--pairs", type=int, default=10, help="a generation has twice as many variants")
    reader.add_argument("--deals", type=int, default=30, help="in a generation; the check has 20 times more")
    reader.add_argument("--spread", type=float, default=0.1)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=0)
    given = reader.parse_args()
    room = import_module(f"misto.games.{given.game}.weights")
    middle = [math.log(weight) for weight in room.WEIGHTS]
    spread = [given.spread] * len(middle)
    rivals = tuple(given.rivals.split(","))
    rng = Random(given.seed)
    for generation in range(given.generations):
        deals = range(generation * given.deals, (generation + 1) * given.deals)
        variants = vary(middle, spread, given.pairs, rng)
        trials = [
            Trial(i, given.game, exact(variant), rivals, deals, given.seed, given.by)
            for i, variant in enumerate(variants)
        ]
        scores = dict(run_jobs(play_trial, trials, "local", given.jobs or None))
        order = sorted(scores, key=lambda i: (-scores[i], i))
        middle, spread = gather(middle, spread, [variants[i] for i in order[: given.pairs]])
        mean = sum(scores.values()) / len(scores)
        print(f"{generation}: best {scores[order[0]]:.3f}, mean {mean:.3f}", flush=True)
    for name, weight in zip(room.NAMES, exact(middle), strict=True):
        print(f"{name:12} {weight:.4g}")
    first = given.generations * given.deals
    checks = [
        Trial(i, given.game, exact(middle), rivals, range(first + i, first + i + 1), given.seed, given.by)
        for i in range(20 * given.deals)
    ]
    gains = [gain for _, gain in run_jobs(play_trial, checks, "local", given.jobs or None)]
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / (len(gains) - 1))
    print(f"on {len(gains)} new deals: {mean:.3f} ± {1.96 * error:.3f} {given.by}")


if __name__ == "__main__":
    main()
