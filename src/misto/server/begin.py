"""Tables that begin from a named position: people name one, they never send one."""

from misto.core.asked import BeginAsked, TableAsked
from misto.core.begin import KINDS, Begin, find_begin
from misto.core.record import Chance
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.server.authority import Tables, new_seat, settled_anew
from misto.server.errors import Refused
from misto.server.live_table import Table
from misto.server.rows import Away, Config
from misto.server.store import Guest


async def create_from(tables: Tables, guest: Guest, asked: TableAsked, named: BeginAsked) -> Table:
    """A table that begins at once from a named position, as that position wants it.

    It counts for nothing, so everything may be taken back; bots play whoever the person does not.
    """
    try:
        game = find_game(asked.game)
        begin = find_begin(game, *named_as(asked, named))
        settings = begin.settings(game)
        seats = [
            new_seat(guest, n, "me" if n in begin.hands else "bot", None, seat_name(guest, begin, n))
            for n in range(begin.seats)
        ]
    except Trouble as trouble:
        raise Refused.from_trouble(trouble) from None
    return await tables.put(
        guest.id,
        game.name,
        settings,
        Config("free", asked.hints, asked.spectators, asked.open_information, Away()),
        seats,
        start=True,
        chance=begin.chance(),
        position=begin.start,
        opening=begin.name,
    )


def named_as(asked: TableAsked, named: BeginAsked) -> tuple[str, str]:
    """Kind and id of the position that is asked for; a table from one brings its own seats and options."""
    if asked.seats or asked.options:
        raise Trouble("begin-brings-its-own")
    given = [(kind, str(getattr(named, kind))) for kind in KINDS if getattr(named, kind) is not None]
    if len(given) != 1:
        raise Trouble("begin-one-only", known=", ".join(KINDS))
    return given[0]


def seat_name(guest: Guest, begin: Begin, seat: int) -> str:
    """The guest sits under their name where the position is looked at from."""
    return guest.name if seat == begin.seat and seat in begin.hands else ""


async def begin_again(tables: Tables, table: Table, guest: str) -> Table:
    """The same position once more, everybody in the same seat, at once."""
    game, settings = settled_anew(table)
    row = table.row
    return await tables.put(
        guest,
        game.name,
        settings,
        table.config,
        table.seats,
        start=True,
        chance=row.chance if Chance(row.chance).secret is None else None,  # given dice fall again
        position=row.start,
        opening=row.opening,
        after=table,
    )
