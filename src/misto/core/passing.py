"""Whether passing gives up something good: what the page asks about before it passes."""

from misto.core.decision import Decision
from misto.core.game import Game
from misto.core.greedy import mean_estimate
from misto.core.record import seed_rng
from misto.core.state import State

DEALS = 3
SEED = 1
GOOD = 0.01  # a smaller chance of winning is within what an estimate errs by anyway
MOST_SEATS = 8  # a look at every answer of a larger table costs more than the question is worth


def forgone(game: Game, state: State, decision: Decision) -> tuple[int, ...]:
    """The answers after which the seat's position looks clearly better than after passing, the best first.

    Every answer is judged on the same deals of what the seat cannot know, so that nothing hidden shows
    through.
    """
    if decision.passing is None or len(decision.options) < 2 or state.seats > MOST_SEATS:
        return ()
    seat = decision.seat
    after = {
        option.action: mean_estimate(game.judge, state, seat, option.action, seed_rng(SEED, seat), DEALS)
        for option in decision.options
    }
    good = [other for other, worth in after.items() if worth > after[decision.passing] + GOOD]
    return tuple(sorted(good, key=lambda other: -after[other]))
