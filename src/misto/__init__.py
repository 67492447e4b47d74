"""Misto: one table for four city-building games.

Everything a script needs is here: ``games()`` names the games, ``new_table`` opens one, ``replay`` goes
through a record, ``bot`` finds a player and ``rng`` gives it luck. The names in ``__all__`` are stable:
one that goes is first told of by a DeprecationWarning for a whole release (docs/python.md).
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING
from warnings import warn

from misto import _plain  # noqa: F401  must come first: MISTO_PURE=1 decides what is imported next
from misto.version import __version__

if TYPE_CHECKING:
    from misto.bots.ask import Bot, Seen
    from misto.core.decision import Decision, Option, Reason
    from misto.core.event import Event
    from misto.core.game import Game
    from misto.core.options import Setting
    from misto.core.record import Record
    from misto.core.rng import Rng
    from misto.core.trouble import Trouble
    from misto.table import Table

__all__ = [
    "Bot",
    "Decision",
    "Event",
    "Game",
    "Option",
    "Reason",
    "Record",
    "Rng",
    "Seen",
    "Table",
    "Trouble",
    "__version__",
    "bot",
    "game",
    "games",
    "new_table",
    "replay",
    "rng",
]

# Where the types live. They are fetched when first asked for: whoever imports one module of misto does
# not pay for all.
HOMES = {
    "Bot": "misto.bots.ask",
    "Decision": "misto.core.decision",
    "Event": "misto.core.event",
    "Game": "misto.core.game",
    "Option": "misto.core.decision",
    "Reason": "misto.core.decision",
    "Record": "misto.core.record",
    "Rng": "misto.core.rng",
    "Seen": "misto.bots.ask",
    "Table": "misto.table",
    "Trouble": "misto.core.trouble",
}
RENAMED: dict[str, str] = {}  # stable names on their way out: the old one and what replaces it


def __getattr__(name: str) -> object:
    if name in RENAMED:
        warn(f"misto.{name} is now misto.{RENAMED[name]}", DeprecationWarning, stacklevel=2)
        name = RENAMED[name]
        if name in globals():
            return globals()[name]
    if name not in HOMES:
        raise AttributeError(f"module 'misto' has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def games() -> tuple[str, ...]:
    """The names of the games on this table, those that other installed packages bring included."""
    from misto.games.registry import GAMES

    return tuple(GAMES)


def game(name: str) -> "Game":
    """A game by its name, with its rules, words, judge and observer; Trouble if there is none."""
    from misto.games.registry import find_game

    return find_game(name)


def new_table(
    game: str,
    seats: int | Sequence[str] = 0,
    options: "Mapping[str, Setting] | None" = None,
    *,
    seed: int | None = None,
    start: str = "",
) -> "Table":
    """A fresh game: so many seats, or the names of those who sit there (0: as many as usual).

    ``options`` are those of ``misto games GAME``; what is left out has its default. Without a seed its
    chance is a secret that nobody can predict. ``start`` is a position as ``Table.position`` gives it.
    """
    from misto import table

    return table.new_table(game, seats, options, seed=seed, start=start)


def replay(text: str | bytes) -> "Table":
    """The table a record (as JSON) leads to."""
    from misto.core.record import from_json
    from misto.games.registry import GAMES
    from misto.table import Table

    record = from_json(GAMES, text)
    return Table(GAMES[record.game], record)


def bot(name: str) -> "Bot":
    """A bot by its name (``greedy``, ``level:hard``); ``Table.ask`` asks it what to do."""
    from misto.bots import make_bot

    return make_bot(name)


def rng(seed: int) -> "Rng":
    """A generator for a bot's own luck: the same seed, the same choices."""
    from misto.core.record import seed_rng

    return seed_rng(seed)
