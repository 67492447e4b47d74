"""Fit a room's estimate to what came of positions in self-play: python -m misto.lab.tune GAME.

A room that can be tuned has in its estimate.py a vector WEIGHTS and their NAMES. Positions are taken
from seeded games between bots; each weight is moved up and down while the estimates of those
positions come nearer to the outcomes (mean squared error), and the weights found are printed, to be
copied into the room. Half of the games are kept apart and show whether the gain is real.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import Chance, Record, advance, begin, from_text, seed_rng, to_text
from misto.core.state import State
from misto.games.registry import find_game
from misto.lab.engines import run_jobs
from misto.lab.match import secret_of
from misto.lab.simulate import seats_of_bots

STEPS = (0.5, 0.25, 0.1, 0.05)  # parts of a weight by which it is moved


@dataclass(frozen=True)
class Sampling:
    game: str
    bots: tuple[str, ...]
    seed: int
    number: int
    every: int  # one position of so many is kept


@dataclass
class Sample:
    state: State
    outcome: tuple[float, ...]


def sample_game(job: Sampling) -> tuple[int, list[str], tuple[float, ...]]:
    """One game: its number, positions as text, and how it ended for every seat."""
    game = find_game(job.game)
    seats = len(job.bots)
    bots = [make_bot(name) for name in job.bots]
    rngs = [bot_rng(job.seed * 1_000_003 + job.number, seat) for seat in range(seats)]
    pick = seed_rng(job.seed * 1_000_003 + job.number, 99)
    chance = secret_of(job.seed, job.number)
    record = Record(game.name, game.rules_version, game.settle({}, seats), job.bots, chance)
    state = begin(game, record)
    kept: list[str] = []
    step = 0
    while (seat := int(state.turn())) >= 0:
        if pick.below(job.every) == 0:
            kept.append(to_text(state))
        step += 1
        advance(state, Chance(chance), step, seat, ask(bots[seat], game, state, seat, rngs[seat]))
    return job.number, kept, tuple(float(state.outcome(s)) for s in range(seats))


def collect(jobs: Sequence[Sampling]) -> tuple[list[Sample], list[Sample]]:
    """Samples to learn from and samples to check with, from different games."""
    learn: list[Sample] = []
    check: list[Sample] = []
    played = sorted(run_jobs(sample_game, jobs, "local"))
    for number, kept, outcome in played:
        half = learn if number % 2 == 0 else check
        half += [Sample(from_text(find_game(jobs[0].game), text), outcome) for text in kept]
    return learn, check


def error(samples: Sequence[Sample]) -> float:
    total, count = 0.0, 0
    for sample in samples:
        for seat, share in enumerate(sample.outcome):
            total += (sample.state.estimate(seat) - share) ** 2
            count += 1
    return total / count


def tune(game: str, learn: Sequence[Sample], passes: int = 4) -> None:
    """Move every weight by shrinking parts of itself for as long as that helps."""
    weights = import_module(f"misto.games.{game}.estimate").WEIGHTS
    best = error(learn)
    for step in STEPS:
        for _ in range(passes):
            before = best
            for i in range(len(weights)):
                kept = weights[i]
                for factor in (1 + step, 1 / (1 + step)):
                    weights[i] = kept * factor
                    found = error(learn)
                    if found < best:
                        best, kept = found, weights[i]
                    else:
                        weights[i] = kept
            if best >= before - 1e-7:
                break
        print(f"step {step}: {best:.5f}", file=sys.stderr)


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m misto.lab.tune", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--bots", default="search:iterations=300;soft=0.03", help="; stands for , in a name")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--every", type=int, default=10)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    names = [name.replace(";", ",") for name in given.bots.split(",")]
    bots = seats_of_bots(names, given.seats)
    jobs = [Sampling(given.game, bots, given.seed, n, given.every) for n in range(given.games)]
    learn, check = collect(jobs)
    room = import_module(f"misto.games.{given.game}.estimate")
    print(f"{len(learn)} and {len(check)} positions; error {error(learn):.5f} and {error(check):.5f}")
    tune(given.game, learn)
    print(f"after: {error(learn):.5f} and {error(check):.5f}")
    for name, weight in zip(room.NAMES, room.WEIGHTS, strict=True):
        print(f"{name:12} {weight:.4f}")


if __name__ == "__main__":
    main()
