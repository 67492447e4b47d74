"""What a link to a table shows where it is passed on: the game, its seats, a picture. No names, nothing of the game.

Whoever has the link may be told as much at the table itself; where a join code is asked, nothing is told.
"""

from html import escape

from fastapi import Request
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.server.guests import language_of
from misto.server.limits import address
from misto.server.rows import SeatRow, TableRow
from misto.server.schema import GUESTS
from misto.server.service import Service, service_of
from misto.server.words import is_table_id
from misto.text import LANGUAGES, Text

WIDE = (1200, 630)  # of a game's picture, as most messengers want it
PLAIN, PREVIEW = "icon-512.png", "preview-"


async def preview(request: Request, path: str) -> str:
    """The tags for the head of the page at a path."""
    service = service_of(request)
    root = service.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    root += service.settings.root_path
    parts = path.split("/")
    told = await of_table(service, request, parts[1]) if parts[0] == "t" and len(parts) > 1 else None
    if told is None:
        text = Text(language_of(request))
        return tags("Misto", text.say("preview-about"), f"{root}/{PLAIN}", f"{root}/", wide=False)
    title, about, game = told
    return tags(title, about, f"{root}/{PREVIEW}{game}.png", f"{root}/t/{parts[1]}", wide=True)


async def of_table(service: Service, request: Request, wanted: str) -> tuple[str, str, str] | None:
    """The title and the line of a table, and its game; None where there is none, or nothing is told of it."""
    settings, where = service.settings, address(request.scope)
    if not is_table_id(wanted) or service.misses_much(where):
        return None
    if settings.code and settings.who_opens != "code":
        return None
    try:
        found = await service.store.table(wanted)
        if found is None:
            service.limits.misses.take(where)
            return None
        row, seats = found
        host = await service.store.rows(select(GUESTS.c.lang).where(GUESTS.c.id == row.host))
        game = find_game(row.game)
    except (SQLAlchemyError, Trouble):
        return None
    lang = host[0]["lang"] if host and host[0]["lang"] in LANGUAGES else language_of(request)
    text = Text(lang)  # the language of who invites
    return text.say(f"{game.name}-name"), line_of(text, row, seats), game.name


def line_of(text: Text, row: TableRow, seats: list[SeatRow]) -> str:
    taken = sum(seat.kind != "open" for seat in seats)
    if row.status == "open":
        return text.say("preview-open", taken=taken, seats=len(seats), free=len(seats) - taken)
    return text.say(f"preview-{row.status}", seats=len(seats))


def tags(title: str, about: str, picture: str, link: str, wide: bool) -> str:
    named = {
        "og:site_name": "Misto",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": link,
        "og:image": picture,
    }
    if wide:
        named |= {"og:image:width": str(WIDE[0]), "og:image:height": str(WIDE[1]), "og:image:alt": title}
    made = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
    card = "summary_large_image" if wide else "summary"
    return "".join([*made, f'<meta name="twitter:card" content="{card}" />'])
