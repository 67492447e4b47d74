"""What a page must know of a room that it was built without: its texts and its rulebook.

They leave as JSON and are shown as text: whatever a package has written there is never markup.
"""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from misto.core.message import Lang
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.rulebook_pages import pages
from misto.server.api import gives
from misto.server.errors import Refused
from misto.server.reply import reply
from misto.server.service import ERRORS
from misto.server.wire import RoomTexts, RulebookPage
from misto.text import room_texts

router = APIRouter(prefix="/api/games", responses=ERRORS)
GameId = Annotated[str, Path(min_length=1, max_length=40, description="the game's name")]
PageName = Annotated[
    str, Path(min_length=1, max_length=10, description="a language (uk, ru, en), places or names")
]
LangAsk = Annotated[Lang, Path(description="the language")]


@router.get("/{game}/texts/{lang}", **gives(RoomTexts))
async def texts_of(request: Request, game: GameId, lang: LangAsk) -> Response:
    """All messages of a game in a language, in Fluent's syntax. What it lacks there is in English."""
    try:
        return reply(request, {"source": room_texts(find_game(game).name, lang)})
    except Trouble as trouble:
        raise Refused.from_trouble(trouble, 404) from None


@router.get("/{game}/rulebook/{page}", **gives(RulebookPage))
async def rulebook_of(request: Request, game: GameId, page: PageName) -> Response:
    """A page of a game's rulebook: its text in a language (``uk``, ``ru``, ``en``), ``places`` or ``names``."""
    try:
        found = pages(find_game(game).name).get(page)
    except Trouble as trouble:
        raise Refused.from_trouble(trouble, 404) from None
    if found is None:
        raise Refused(404, "no-page", page=page)
    return reply(request, found)
