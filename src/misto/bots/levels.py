"""Levels for people. Each plays in a way of its own and none of them plays the same game twice."""

import os
from dataclasses import dataclass

from misto.bots.ask import Bot, Seen
from misto.bots.search import SearchBot, soft_choice
from misto.core.greedy import estimates_after
from misto.core.rng import Rng
from misto.core.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Level:
    seconds: float  # of search at the room's usual pace; 0: looks at the next position only
    soft: float  # how much winning chance it may give away for variety
    samples: int = 0  # without search: how many times it imagines what chance brings


LEVELS = {
    # Plays by feel: sees what the next position looks like, and follows its mood.
    "novice": Level(0.0, 0.15, 1),
    # The same with a cooler head.
    "easy": Level(0.0, 0.06, 4),
    # Thinks a few moves ahead, for a moment.
    "normal": Level(0.1, 0.03),
    # Thinks properly, and still varies between moves that are nearly as good.
    "hard": Level(0.3, 0.012),
    # Thinks as long as it is of use, half a second at the most.
    "expert": Level(1.0, 0.0),
}

MOST_MS = 480.0  # of the processor's time that a decision takes at the most, whatever is played

# What the levels were in an earlier version; how the room was judged and searched then says Game.past.
EARLIER = {
    "v0.1.0": {
        "novice": Level(0.0, 0.15, 1),
        "easy": Level(0.0, 0.06, 4),
        "normal": Level(0.1, 0.03),
        "hard": Level(0.3, 0.012),
        "expert": Level(1.0, 0.0),
    }
}


def scale_of_room() -> float:
    """MISTO_BOT_SCALE: a factor on every level's budget, for a slow or a busy machine."""
    text = os.environ.get("MISTO_BOT_SCALE", "1")
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.0 < scale <= 1000.0:
        raise Trouble("bad-scale", scale=text[:40])
    return scale


def level_bot(name: str, scale: float) -> Bot:
    """``expert``, or as it was in an earlier version: ``expert@v0.1.0``."""
    word, at, version = name.partition("@")
    levels = EARLIER[known_version(version)] if at else LEVELS
    if word not in levels:
        raise Trouble("unknown-level", level=word[:40], known=", ".join(levels))
    level = levels[word]
    made: Bot
    if level.seconds == 0.0:
        made = FeelingBot(level.samples, level.soft)
    else:
        # Where iterations end a decision first it can be repeated by its seed; its record tells where not.
        most = 0.0 if at else MOST_MS * max(1.0, scale)
        made = SearchBot(seconds=level.seconds * scale, soft=level.soft, processor=most)
    return earlier_bot(made, version) if at else made


def known_version(version: str) -> str:
    if version not in EARLIER:
        raise Trouble("unknown-version", version=version[:40], known=", ".join(EARLIER))
    return version


def earlier_bot(bot: Bot, version: str) -> Bot:
    return EarlierBot(bot, known_version(version))


class EarlierBot:
    """A bot that judges and searches as its room did in an earlier version."""

    def __init__(self, bot: Bot, version: str) -> None:
        self.bot = bot
        self.version = version

    def choose(self, seen: Seen, rng: Rng) -> int:
        then = Seen(seen.game.as_of(self.version), seen.state, seen.seat, seen.budget)
        action = self.bot.choose(then, rng)
        seen.granted = then.granted
        seen.cut = then.cut
        return action


class FeelingBot:
    """One step by the room's estimate, softened."""

    def __init__(self, samples: int, soft: float) -> None:
        self.samples = samples
        self.soft = soft

    def choose(self, seen: Seen, rng: Rng) -> int:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        count = len(legal)
        seen.state.legal(seen.seat, seen.room)
        told = estimates_after(seen.game.judge, seen.state, seen.seat, rng, seen.room, count, self.samples)
        values = [float(told[i]) for i in range(count)]
        return soft_choice(legal, values, self.soft * seen.game.manner.mood, rng)
