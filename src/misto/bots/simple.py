"""The two simplest bots."""

from misto.bots.ask import Seen
from misto.core.greedy import greedy_action
from misto.core.playout import random_action
from misto.core.rng import Rng

GREEDY_SAMPLES = 8


class RandomBot:
    """Any legal action, each as likely."""

    def choose(self, seen: Seen, rng: Rng) -> int:
        return int(random_action(seen.state, seen.seat, rng, seen.room))


class GreedyBot:
    """One step by the room's estimate."""

    def choose(self, seen: Seen, rng: Rng) -> int:
        return int(greedy_action(seen.game.judge, seen.state, seen.seat, rng, seen.room, GREEDY_SAMPLES))
