"""One-step play by estimate: take the action after which the position looks best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.judge import Judge
from misto.core.rng import Rng
from misto.core.state import State

# Of p(1 - p), what a chance p can still move by: two moves that differ by less are a matter of taste.
NEAR: Final = 0.015


def greedy_action(
    judge: Judge, state: State, seat: i64, rng: Rng, out: vec[i64], samples: i64, near: float = 0.0
) -> i64:
    """The best action by estimate. Where it brings chance, the mean over so many samples of what
    the seat cannot know. Equal actions are chosen among by rng, and so are those that are worse by no
    more than ``near``, a part of what the seat's chance can still move: seats with the same cards before
    them then go ways of their own.
    """
    return greedy_among(judge, state, seat, rng, out, state.legal(seat, out), samples, near)


def greedy_among(
    judge: Judge, state: State, seat: i64, rng: Rng, out: vec[i64], n: i64, samples: i64, near: float = 0.0
) -> i64:
    """The best of the first n actions of out."""
    if n == 1:
        return out[0]
    if near > 0.0:
        return out[any_near(estimates_after(judge, state, seat, rng, out, n, samples), n, near, rng)]
    best = -1.0
    equal: i64 = 0
    chosen = out[0]
    i: i64 = 0
    while i < n:
        action = out[i]
        value = mean_estimate(judge, state, seat, action, rng, samples)
        if value > best + 1e-12:
            best = value
            chosen = action
            equal = 1
        elif value > best - 1e-12:
            equal += 1
            if rng.below(equal) == 0:
                chosen = action
        i += 1
    return chosen


def any_near(values: vec[float], n: i64, near: float, rng: Rng) -> i64:
    """A place whose value is nearly the best, each as likely. What is near shrinks with how little the
    best can still gain or lose, so that no sure win is given away.
    """
    best = values[0]
    i: i64 = 1
    while i < n:
        if values[i] > best:
            best = values[i]
        i += 1
    least = best - near * best * (1.0 - best) - 1e-12
    equal: i64 = 0
    chosen: i64 = 0
    i = 0
    while i < n:
        if values[i] >= least:
            equal += 1
            if rng.below(equal) == 0:
                chosen = i
        i += 1
    return chosen


def estimates_after(
    judge: Judge, state: State, seat: i64, rng: Rng, actions: vec[i64], n: i64, samples: i64
) -> vec[float]:
    """The seat's estimate after each of the first n actions, exact where the room can tell."""
    values = vec[float]([0.0 for _ in range(n)])
    if not judge.weigh(state, seat, actions, n, values):
        i: i64 = 0
        while i < n:
            values[i] = mean_estimate(judge, state, seat, actions[i], rng, samples)
            i += 1
    return values


def mean_estimate(judge: Judge, state: State, seat: i64, action: i64, rng: Rng, samples: i64) -> float:
    total = 0.0
    k: i64 = 0
    while k < samples:
        after = state.copy()
        after.conceal(seat, rng)
        after.apply(seat, action)
        total += judge.estimate(after, seat)
        k += 1
        if after.reveals == state.reveals:
            break  # no chance in it: one look is enough
    return total / float(k)


def random_game(state: State, rngs: list[Rng], out: vec[i64]) -> i64:
    """Play to the end by random decisions, each seat with its own generator; how many there were."""
    decisions: i64 = 0
    seat = state.turn()
    while seat >= 0:
        n = state.legal(seat, out)
        if n > 1:
            state.apply(seat, out[rngs[seat].below(n)])
        else:
            state.apply(seat, out[0])
        decisions += 1
        seat = state.turn()
    return decisions
