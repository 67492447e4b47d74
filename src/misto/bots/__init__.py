"""Bots: players that are given what a seat may know, and never the true position."""

from misto.bots.ask import Bot, Choice, Seen, ask, bot_rng, look
from misto.bots.budget import FULL, Budget
from misto.bots.names import ask_guarded, close_bot, known_bots, make_bot
from misto.bots.search import Advice, SearchBot

__all__ = [
    "FULL",
    "Advice",
    "Bot",
    "Budget",
    "Choice",
    "SearchBot",
    "Seen",
    "ask",
    "ask_guarded",
    "bot_rng",
    "close_bot",
    "known_bots",
    "look",
    "make_bot",
]
