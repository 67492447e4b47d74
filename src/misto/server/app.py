"""The app: one FastAPI over one Service, behind one guard."""

import gc
import logging
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from misto import __version__
from misto.server import api, live, pages
from misto.server.errors import Refused
from misto.server.limits import Guard, path_of
from misto.server.logs import set_up_logs
from misto.server.outage import is_defect, unavailable
from misto.server.reply import encoded, reply
from misto.server.service import Service
from misto.server.settings import Settings

log = logging.getLogger("misto.server")
COLLECT_AFTER = 700, 10, 1000  # new objects; looks at the new; looks at the younger


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
        if threading.current_thread() is threading.main_thread():  # a process of its own, not a test's
            drain_on_signal(service)
            collect_rarely()
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
    app.add_exception_handler(SQLAlchemyError, resting)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages.router)
    pages.add_page(app, settings)
    app.add_middleware(Guard, settings=settings, limits=service.limits, metrics=service.metrics)
    return app


async def refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refused)
    return reply(request, why.body(), why.status)


async def resting(request: Request, why: Exception) -> Response:
    """The database does not work: nothing was done, and it may be asked again."""
    assert isinstance(why, SQLAlchemyError)
    if is_defect(why):
        raise why
    refused = unavailable(why)
    log.warning("the database does not work", extra={"why": refused.key, "route": path_of(request.scope)})
    response = reply(request, refused.body(), refused.status)
    response.headers["retry-after"] = "2"
    return response


async def invalid(request: Request, why: Exception) -> Response:
    assert isinstance(why, RequestValidationError)
    first = next(iter(why.errors()), {"loc": (), "msg": ""})
    where = ".".join(str(part) for part in first["loc"])[:100]
    return reply(request, Refused(422, "bad-request", where=where, why=str(first["msg"])[:200]).body(), 422)


async def other(request: Request, why: Exception) -> Response:
    assert isinstance(why, HTTPException)
    if why.status_code == 413:
        body = Refused(413, "too-large", most=why.detail).body()
    else:
        body = Refused(why.status_code, f"http-{why.status_code}").body()
    return Response(encoded(body), why.status_code, media_type="application/json", headers=why.headers)


def collect_rarely() -> None:
    """Keep Python's search for cycles short: every pause of it delays all tables.

    What is loaded now stays for good and is left out; positions and logs hold no cycles, so that a
    look at everything is seldom worth its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def drain_on_signal(service: Service) -> None:
    """Let live channels end as soon as the process is asked to stop; uvicorn then waits for the rest."""
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(signum: int, frame: FrameType | None, before: Any = before) -> None:
            service.drain()
            if callable(before):
                before(signum, frame)

        signal.signal(number, stop)
