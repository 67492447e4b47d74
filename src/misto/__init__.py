"""Misto: one table for four city-building games.

``games()`` names them, ``new_table`` opens one, ``replay`` goes through a record, ``bot`` finds a player.
"""

from typing import TYPE_CHECKING

from misto import _plain  # noqa: F401  must come first: MISTO_PURE=1 decides what is imported next
from misto.version import __version__

if TYPE_CHECKING:
    from misto.bots import Bot
    from misto.table import Table

__all__ = ["__version__", "bot", "games", "new_table", "replay"]


def games() -> tuple[str, ...]:
    from misto.games.registry import ROOMS

    return ROOMS


def new_table(*args: object, **kwargs: object) -> "Table":
    """See misto.table.new_table."""
    from misto import table

    return table.new_table(*args, **kwargs)  # type: ignore[arg-type]


def replay(text: str | bytes) -> "Table":
    """The table a record (as JSON) leads to."""
    from misto.core.record import from_json
    from misto.games.registry import GAMES
    from misto.table import Table

    record = from_json(GAMES, text)
    return Table(GAMES[record.game], record)


def bot(name: str) -> "Bot":
    """A bot by its name; ask it with misto.bots.ask."""
    from misto.bots import make_bot

    return make_bot(name)
