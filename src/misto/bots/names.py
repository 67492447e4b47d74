"""A bot by its name, as people write it everywhere: ``random``, ``greedy``."""

from collections.abc import Callable

from misto.bots.ask import Bot
from misto.bots.simple import GreedyBot, RandomBot
from misto.core.trouble import Trouble

MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def known_bots() -> tuple[str, ...]:
    return tuple(MAKERS)


def make_bot(name: str) -> Bot:
    if name not in MAKERS:
        raise Trouble("unknown-bot", bot=name[:40], known=", ".join(MAKERS))
    return MAKERS[name]()
