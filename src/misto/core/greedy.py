"""One-step play by estimate: take the action after which the position looks best."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.judge import Judge
from misto.core.rng import Rng
from misto.core.state import State


def greedy_action(judge: Judge, state: State, seat: i64, rng: Rng, out: vec[i64], samples: i64) -> i64:
    """The best action by estimate. Where it brings chance, the mean over so many samples of what
    the seat cannot know. Equal actions are chosen among by rng.
    """
    return greedy_among(judge, state, seat, rng, out, state.legal(seat, out), samples)


def greedy_among(judge: Judge, state: State, seat: i64, rng: Rng, out: vec[i64], n: i64, samples: i64) -> i64:
    """The best of the first n actions of out."""
    if n == 1:
        return out[0]
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
