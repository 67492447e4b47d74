"""Whether passing gives up something good: what the page asks about before it passes."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.decision import Decision
from misto.core.game import Game
from misto.core.greedy import mean_estimate
from misto.core.record import seed_rng
from misto.core.state import State

DEALS = 3
SEED = 1
MOST_SEATS = 8  # a look at every answer of a larger table costs more than the question is worth


def forgone(game: Game, state: State, decision: Decision) -> tuple[int, ...]:
    """The answers after which the seat's position looks clearly better than after passing, the best first.

    Every answer is judged on the same deals of what the seat cannot know, so that nothing hidden shows
    through.
    """
    if decision.passing is None or len(decision.options) < 2 or state.seats > MOST_SEATS:
        return ()
    after = estimates(game, state, decision)
    least = after[decision.passing] + game.manner.errs
    good = [other for other, worth in after.items() if worth > least]
    return tuple(sorted(good, key=lambda other: -after[other]))


def estimates(game: Game, state: State, decision: Decision) -> dict[int, float]:
    """The seat's estimate after each answer: exact where the room can tell, else over the same few deals."""
    seat = decision.seat
    actions = [option.action for option in decision.options]
    told = vec[float]([0.0] * len(actions))
    if game.judge.weigh(state, seat, vec[i64](actions), len(actions), told):
        return {action: float(told[i]) for i, action in enumerate(actions)}
    return {
        action: float(mean_estimate(game.judge, state, seat, action, seed_rng(SEED, seat), DEALS))
        for action in actions
    }
