"""Fit the edge that a viewer's own plans seem to give it: ``python -m misto.lab.edge GAME --seats N``.

A judge that sees its own hand and not the others' counts on more for itself than for them. A room whose
chances take that off again has a module study with ``forecasts``, ``errs`` and ``EDGE_KNOTS``. Games of
mixed bots are played and looked at between turns, as ``misto calibrate`` does; the edge at each knot, in
points, is what makes the winners likeliest. What was fitted is printed to be copied into the room.
"""

import argparse
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import seed_rng
from misto.core.study import Gap
from misto.games.registry import find_game

BOTS = ("greedy", "greedy", "level:easy", "level:novice", "greedy@v0.1.0")
SMOOTH = 1e-4  # of squared steps between knots


@dataclass(frozen=True)
class Look:
    """A position between turns: who looked, what was forecast, how far that errs, and what came of it."""

    viewer: int
    gap: Gap
    errs: float
    shares: tuple[float, ...]


def looks(game_name: str, seats: int, games: int, seed: int) -> list[Look]:
    game = find_game(game_name)
    study = import_module(f"misto.games.{game_name}.study")
    found: list[Look] = []
    for deal in range(games):
        draw = seed_rng(seed, deal)
        bots = [make_bot(BOTS[int(draw.below(len(BOTS)))]) for _ in range(seats)]
        state = game.rules.new(game.settle({}, seats), seats, seed_rng(seed, 1_000_000 + deal))
        rngs = [bot_rng(seed * 1_000_003 + deal, seat) for seat in range(seats)]
        told: list[tuple[int, Gap]] = []
        turn = -1
        while (seat := int(state.turn())) >= 0:
            if int(state.turns()) != turn:
                turn = int(state.turns())
                told.append((seat, study.forecasts(state, seat)))
            state.apply(seat, ask(bots[seat], game, state, seat, rngs[seat]))
        shares = tuple(float(state.outcome(seat)) for seat in range(seats))
        found += [Look(seat, gap, study.errs(gap.left), shares) for seat, gap in told]
    return found


def at(knots: Sequence[float], edge: Sequence[float], left: float) -> float:
    """Straight lines between knots."""
    for i in range(1, len(knots)):
        if left < knots[i]:
            part = max(0.0, (left - knots[i - 1]) / (knots[i] - knots[i - 1]))
            return edge[i - 1] + part * (edge[i] - edge[i - 1])
    return edge[-1]


def said(look: Look, off: float) -> list[float]:
    """Everybody's chance with so much taken off the viewer's own forecast."""
    told = [(f - off * (s == look.viewer)) / look.errs for s, f in enumerate(look.gap.forecasts)]
    top = max(told)
    weights = [math.exp(one - top) for one in told]
    return [weight / sum(weights) for weight in weights]


def doubt(found: Sequence[Look], knots: Sequence[float], edge: Sequence[float]) -> float:
    total = 0.0
    for look in found:
        chances = said(look, at(knots, edge, look.gap.left))
        total -= sum(s * math.log(c + 1e-12) for s, c in zip(look.shares, chances, strict=True))
    rough = sum((b - a) ** 2 for a, b in pairwise(edge))
    return total / len(found) + SMOOTH * rough


def bias(found: Sequence[Look], knots: Sequence[float], edge: Sequence[float]) -> float:
    off = [
        said(look, at(knots, edge, look.gap.left))[look.viewer] - look.shares[look.viewer] for look in found
    ]
    return sum(off) / len(off)


def fitted(found: Sequence[Look], knots: Sequence[float]) -> list[float]:
    """The edge at the knots, none at the end of the game."""
    edge = [0.3 * knot for knot in knots]
    best = doubt(found, knots, edge)
    step = 1.0
    while step > 0.05:
        moved = False
        for i in range(1, len(edge)):
            for by in (step, -step):
                other = [*edge[:i], edge[i] + by, *edge[i + 1 :]]
                value = doubt(found, knots, other)
                if value < best - 1e-7:
                    best, edge, moved = value, other, True
        step = step if moved else step / 2
    return [round(one, 2) for one in edge]


def main(words: Sequence[str] | None = None, say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(prog="python -m misto.lab.edge", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=250, help="of each seed")
    parser.add_argument("--seed", type=int, nargs="+", default=[501, 502])
    parser.add_argument("--held-out", type=int, default=503, help="the seed of games to tell the bias by")
    asked = parser.parse_args(words)
    knots = import_module(f"misto.games.{asked.game}.study").EDGE_KNOTS
    found = [one for seed in asked.seed for one in looks(asked.game, asked.seats, asked.games, seed)]
    edge = fitted(found, knots)
    told = bias(looks(asked.game, asked.seats, asked.games, asked.held_out), knots, edge)
    say(f"rounds to come {list(knots)}\nedge {edge}\nbias on {asked.games} other games {told:+.3f}")


if __name__ == "__main__":
    main()
