"""The two simplest bots."""

from misto.bots.ask import Seen
from misto.core.greedy import NEAR, greedy_action
from misto.core.playout import random_action
from misto.core.rng import Rng

GREEDY_SAMPLES = 8


class RandomBot:
    """Any legal action, each as likely."""

    def choose(self, seen: Seen, rng: Rng) -> int:
        return int(random_action(seen.state, seen.seat, rng, seen.room))


class GreedyBot:
    """One step by the room's estimate."""

    def __init__(self, near: float = NEAR) -> None:
        self.near = near

    def choose(self, seen: Seen, rng: Rng) -> int:
        judge, state = seen.game.judge, seen.state
        # Alone there is nobody to be told apart from, and chances as flat as points make call too much near.
        near = self.near if state.seats > 1 else 0.0
        return int(greedy_action(judge, state, seen.seat, rng, seen.room, GREEDY_SAMPLES, near))
