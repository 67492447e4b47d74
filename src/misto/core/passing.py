"""Whether passing gives up something good: what the page asks about before it passes."""

from collections.abc import Sequence

from misto.core.decision import Option, Passing
from misto.core.greedy import mean_estimate
from misto.core.record import seed_rng
from misto.core.state import State

DEALS = 3
SEED = 1
# A chance of winning smaller than this is within what an estimate errs by anyway.
GOOD = 0.01


def passing(state: State, seat: int, action: int, options: Sequence[Option]) -> Passing:
    """The passing answer, with those others after which the seat's position looks clearly better, the best
    first. Every answer is judged on the same deals of what the seat cannot know, so that nothing hidden
    shows through.
    """
    after = {
        option.action: mean_estimate(state, seat, option.action, seed_rng(SEED, seat), DEALS)
        for option in options
    }
    good = [other for other, worth in after.items() if worth > after[action] + GOOD]
    return Passing(action, tuple(sorted(good, key=lambda other: -after[other])))
