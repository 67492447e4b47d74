"""Fitting a small network and the spread of its forecasts, in plain numpy.

numpy is all it takes: the networks have a few thousand weights. One thread and a seeded order of the
rows, so that the same numpy on the same machine makes the same weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Rows = NDArray[np.float32]

WIDTH, HEIGHT = 16, 8
RIDGE = 1e-3  # of the rows' number
BATCH = 512
RATE = 2e-3
FADE = 1e-5  # of the weights, each step
BETA_ONE, BETA_TWO, TINY = 0.9, 0.999, 1e-8
MOST_OFF = 1.5  # standard deviations of the targets
DIGITS = 6
KNOTS = (0.0, 0.5, 1.0, 2.0, 3.0, 5.0, 8.0, 12.0, 18.0)  # turns to come


@dataclass
class Fitted:
    """A network over standardised features: the straight sum, and two layers on what it leaves."""

    mean: Floats
    scale: Floats
    unit: float  # of the targets, which are learned in it
    share: bool  # says the log-odds of a share
    bias: float
    direct: Floats
    parts: list[Floats]  # first_bias, first, second_bias, second, last

    def values(self, rows: Rows) -> Floats:
        x = (rows - self.mean) / self.scale
        told = self.unit * (self.bias + x @ self.direct + forward(x, self.parts)[0])
        return np.asarray(chance(told) if self.share else told, np.float64)

    def plain(self) -> dict[str, object]:
        """As a file of weights holds it: for features as they come."""
        first_bias, first, second_bias, second, last = self.parts
        direct = self.unit * self.direct / self.scale
        rows = first / self.scale[:, None]
        return {
            "bias": rounded(np.array([self.unit * self.bias - direct @ self.mean])),
            "direct": rounded(direct),
            "first_bias": rounded(first_bias - self.mean @ rows),
            "first": [rounded(row) for row in rows],
            "second_bias": rounded(second_bias),
            "second": [rounded(row) for row in second],
            "last": rounded(self.unit * last),
        }


def rounded(numbers: Floats) -> list[float]:
    return [float(f"{x:.{DIGITS}g}") for x in numbers]


def forward(x: Floats, parts: list[Floats]) -> tuple[Floats, Floats, Floats]:
    first_bias, first, second_bias, second, last = parts
    one = np.maximum(x @ first + first_bias, 0.0)
    two = np.maximum(one @ second + second_bias, 0.0)
    return two @ last, one, two


def chance(odds: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(odds, -40.0, 40.0))), np.float64)


def fit(rows: Rows, targets: Floats, epochs: int, seed: int, share: bool = False) -> Fitted:
    """The straight sum by least squares, then both parts together by Adam. A share's log-odds begin as
    the straight sum of the share itself, drawn out by the slope of the odds at one half.
    """
    rng = np.random.default_rng(seed)
    mean = rows.mean(0, dtype=np.float64)
    scale = rows.std(0, dtype=np.float64)
    scale[scale < 1e-6] = 1.0
    unit = 1.0 if share else float(targets.std()) or 1.0
    bias, direct = straight(rows, targets / unit, mean, scale)
    if share:
        bias, direct = 4.0 * (bias - 0.5), 4.0 * direct
    made = Fitted(mean, scale, unit, share, bias, direct, fresh(len(mean), rng))
    descend(made, rows, targets / unit, epochs, rng)
    return made


def straight(rows: Rows, targets: Floats, mean: Floats, scale: Floats) -> tuple[float, Floats]:
    size = len(mean)
    square, right = np.zeros((size, size)), np.zeros(size)
    middle = float(targets.mean())
    for at in range(0, len(rows), 65_536):
        x = (rows[at : at + 65_536] - mean) / scale
        square += x.T @ x
        right += x.T @ (targets[at : at + 65_536] - middle)
    square[np.diag_indices(size)] += RIDGE * len(rows)
    return middle, np.asarray(np.linalg.solve(square, right), np.float64)


def fresh(size: int, rng: np.random.Generator) -> list[Floats]:
    """Says nothing at first, so that the straight sum leads."""
    return [
        np.zeros(WIDTH),
        rng.normal(0.0, (1.0 / size) ** 0.5, (size, WIDTH)),
        np.zeros(HEIGHT),
        rng.normal(0.0, (2.0 / WIDTH) ** 0.5, (WIDTH, HEIGHT)),
        np.zeros(HEIGHT),
    ]


def descend(made: Fitted, rows: Rows, targets: Floats, epochs: int, rng: np.random.Generator) -> None:
    """Adam over shuffled rows, its rate falling to nothing."""
    weights = [np.array([made.bias]), made.direct, *made.parts]
    speed = [np.zeros_like(w) for w in weights]
    force = [np.zeros_like(w) for w in weights]
    steps = epochs * (len(rows) // BATCH)
    step = 0
    while step < steps:
        order = rng.permutation(len(rows))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            x = (rows[chosen] - made.mean) / made.scale
            slopes = gradient(x, targets[chosen], weights, made.share)
            step += 1
            rate = RATE * (1.0 - step / (steps + 1))
            for i, slope in enumerate(slopes):
                speed[i] = BETA_ONE * speed[i] + (1 - BETA_ONE) * slope
                force[i] = BETA_TWO * force[i] + (1 - BETA_TWO) * slope * slope
                move = speed[i] / (1 - BETA_ONE**step)
                move /= np.sqrt(force[i] / (1 - BETA_TWO**step)) + TINY
                weights[i] -= rate * move + (FADE * weights[i] if i else 0.0)
            if step >= steps:
                break
        if len(order) < BATCH:
            break
    made.bias = float(weights[0][0])
    made.direct = weights[1]
    made.parts = weights[2:]


def gradient(x: Floats, targets: Floats, weights: list[Floats], share: bool) -> list[Floats]:
    """Of half the mean squared error, cut where a single row errs by very much; of a share of its doubt."""
    bias, direct, *parts = weights
    upper, one, two = forward(x, parts)
    told = bias[0] + x @ direct + upper
    off = np.clip((chance(told) if share else told) - targets, -MOST_OFF, MOST_OFF) / len(targets)
    down_two = np.outer(off, parts[4]) * (two > 0.0)
    down_one = (down_two @ parts[3].T) * (one > 0.0)
    return [
        np.array([off.sum()]),
        x.T @ off,
        down_one.sum(0),
        x.T @ down_one,
        down_two.sum(0),
        one.T @ down_two,
        two.T @ off,
    ]


# --- from forecasts to chances


@dataclass(frozen=True)
class Contest:
    """A position as a spread is fitted to it: forecasts of all who may win, and what came of it."""

    left: float
    forecasts: tuple[float, ...]
    shares: tuple[float, ...]


def fit_spread(contests: Sequence[Contest], shifting: bool) -> tuple[list[float], float]:
    """Errors at the knots, and how fast the last contender's forecast falls behind, by likelihood."""
    left = np.array([c.left for c in contests])
    gaps = np.array([c.forecasts for c in contests])
    shares = np.array([c.shares for c in contests])
    errors = np.array([4.0 + 0.8 * knot for knot in KNOTS])
    shift = 0.0

    def doubt(errors: Floats, shift: float) -> float:
        told = gaps.copy()
        if shifting:
            told[:, -1] += shift * left
        told /= np.interp(left, KNOTS, errors)[:, None]
        told -= told.max(1, keepdims=True)
        logs = told - np.log(np.exp(told).sum(1, keepdims=True))
        rough = np.diff(np.log(errors))
        return float(-(shares * logs).sum() / len(left) + 2e-3 * (rough * rough).sum())

    best = doubt(errors, shift)
    factor, reach = 1.5, 1.0
    for _ in range(40):
        moved = False
        for i in range(len(errors)):
            for by in (factor, 1.0 / factor):
                other = errors.copy()
                other[i] *= by
                found = doubt(other, shift)
                if found < best - 1e-9:
                    best, errors, moved = found, other, True
        for by in (reach, -reach) if shifting else ():
            found = doubt(errors, shift + by)
            if found < best - 1e-9:
                best, shift, moved = found, shift + by, True
        if not moved:
            factor, reach = factor**0.5, reach / 2
            if factor < 1.01:
                break
    return rounded(errors), round(shift, 4)
