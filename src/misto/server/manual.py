"""The documentation at /docs, as ``make docs`` built it; a sentence where it was not, or has no such page."""

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from misto.server.guests import language_of
from misto.server.settings import Settings
from misto.text import Text

PLACE = "/docs"


class Manual(StaticFiles):
    """Files of the site. What is not there is told in the reader's language, and leads back."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.is_built = (folder / "index.html").is_file()
        self.home = f"{settings.root_path}/"
        super().__init__(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.is_built:
            await self.sentence(Request(scope), "docs-not-built")(scope, receive, send)
            return
        try:
            await super().__call__(scope, receive, send)
        except HTTPException as why:
            if why.status_code != 404:
                raise
            await self.sentence(Request(scope), "docs-no-page")(scope, receive, send)

    def sentence(self, request: Request, key: str) -> Response:
        lang = language_of(request)
        text = Text(lang)
        back = f"{self.home}docs/" if self.is_built else self.home
        page = (
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Misto</title></head><body>'
            f'<h1>Misto</h1><p>{escape(text.say(key))}</p><p><a href="{escape(back)}">{escape(text.say("docs-back"))}</a></p>'
            "</body></html>\n"
        )
        return HTMLResponse(page, 404)


def add_manual(app: FastAPI, settings: Settings) -> None:
    async def docs() -> Response:
        return RedirectResponse(f"{settings.root_path}{PLACE}/", 307)

    app.add_api_route(PLACE, docs, methods=["GET"], include_in_schema=False, response_model=None)
    app.mount(PLACE, Manual(settings.docs_folder(), settings), name="docs")
