"""The app: one FastAPI over one Service, behind one guard."""

import logging
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from misto import __version__
from misto.server import api, live, pages
from misto.server.errors import Refused
from misto.server.limits import Guard
from misto.server.logs import set_up_logs
from misto.server.reply import encoded, reply
from misto.server.service import Service
from misto.server.settings import Settings

log = logging.getLogger("misto.server")


class App(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """FastAPI's document, in which the stream is JSON line by line and its errors are plain JSON."""
        document = super().openapi()
        content = document["paths"][live.STREAM]["get"]["responses"]["200"]["content"]
        if "application/json" in content:
            content[live.NDJSON] = content.pop("application/json")
        return document


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    set_up_logs(settings.log_level)
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.open()
        drain_on_signal(service)
        try:
            yield
        finally:
            await service.close()

    app = App(
        title="Misto",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        root_path=settings.root_path,
        root_path_in_servers=bool(settings.root_path),
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.service = service
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages.router)
    pages.add_page(app, settings)
    app.add_middleware(Guard, settings=settings, limits=service.limits, metrics=service.metrics)
    return app


async def refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refused)
    return reply(request, why.body(), why.status)


async def invalid(request: Request, why: Exception) -> Response:
    assert isinstance(why, RequestValidationError)
    first = why.errors()[0] if why.errors() else {"loc": (), "msg": ""}
    where = ".".join(str(part) for part in first["loc"])[:100]
    return reply(request, Refused(422, "bad-request", where=where, why=str(first["msg"])[:200]).body(), 422)


async def other(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    if why.status_code == 413:
        body = Refused(413, "too-large", most=why.detail).body()
    else:
        body = Refused(why.status_code, f"http-{why.status_code}").body()
    return Response(encoded(body), why.status_code, media_type="application/json", headers=why.headers)


def drain_on_signal(service: Service) -> None:
    """Let live channels end as soon as the process is asked to stop; uvicorn then waits for the rest."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(signum: int, frame: FrameType | None, before: Any = before) -> None:
            service.drain()
            if callable(before):
                before(signum, frame)

        signal.signal(number, stop)
