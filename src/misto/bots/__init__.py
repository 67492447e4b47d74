"""Bots: players that are given what a seat may know, and never the true position."""

from misto.bots.ask import Bot, Seen, ask, look
from misto.bots.names import known_bots, make_bot

__all__ = ["Bot", "Seen", "ask", "known_bots", "look", "make_bot"]
