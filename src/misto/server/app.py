"""The app: one FastAPI over one Service, behind one guard."""

import asyncio
import contextlib
import ctypes
import gc
import json
import logging
import signal
import threading
from collections.abc import AsyncIterator
from functools import cache
from types import FrameType
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from misto import __version__
from misto.games.registry import GAMES
from misto.server import (
    api,
    entrance,
    host,
    hosting,
    lessons,
    live,
    manual,
    me,
    pages,
    ringing,
    rooms,
    talking,
)
from misto.server.door import HOST_COOKIE
from misto.server.ending import end_tasks
from misto.server.errors import Refused
from misto.server.guests import COOKIE
from misto.server.keys import refusals
from misto.server.limits import Guard, path_of
from misto.server.links import name_links
from misto.server.logs import set_up_logs
from misto.server.outage import is_defect, unavailable
from misto.server.reply import encoded, reply
from misto.server.service import Service
from misto.server.settings import Settings, must_know_all

log = logging.getLogger("misto.server")
M_ARENA_MAX = -8  # of malloc.h
COLLECT_AFTER = 700, 10, 1000  # new objects; looks at the new; looks at the younger


class App(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """FastAPI's document, in which the stream is JSON line by line and its errors are plain JSON."""
        document = super().openapi()
        content = document["paths"][live.STREAM]["get"]["responses"]["200"]["content"]
        if "application/json" in content:
            content[live.NDJSON] = content.pop("application/json")
        name_security(document)
        name_keys(document)
        name_links(document)
        return document


def name_security(document: dict[str, Any]) -> None:
    """How one is known: by a cookie or a token, where one must be; the host by a cookie of the host's own."""
    cookie = {"type": "apiKey", "in": "cookie"}
    document["components"]["securitySchemes"] = {
        "guest": cookie | {"name": COOKIE, "description": "Comes with the first call that needs a guest."},
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "Made and revoked in the page under “My data”. It acts as its guest.",
        },
        "host": cookie | {"name": HOST_COOKIE, "description": "For the link of `misto admin host-link`."},
    }
    document["security"] = [{}, {"guest": []}, {"token": []}]
    for path, calls in document["paths"].items():
        if path.startswith("/api/host") and path != "/api/host/enter":
            for call in calls.values():
                call["security"] = [{"host": []}]


def name_keys(document: dict[str, Any]) -> None:
    """Which keys an error may have; what each says is in docs/api.md."""
    told = document["components"]["schemas"]["ErrorText"]["properties"]["key"]
    told["description"] = "One of " + ", ".join(sorted(refusals())) + "; or http- and a status."


def create_app(settings: Settings | None = None) -> FastAPI:
    if settings is None:
        must_know_all()
        settings = Settings()
    set_up_logs(settings.log_level)
    service = Service(settings)
    for trouble in GAMES.installed().troubles.values():
        log.warning("a room cannot be opened", extra={"why": str(trouble)})

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        is_own = threading.current_thread() is threading.main_thread()  # a process of its own, not a test's
        if is_own:
            share_heap()
        await service.open()
        looking = asyncio.create_task(service.connections.keep_looking())
        if is_own:
            drain_on_signal(service)
            collect_rarely()
        try:
            yield {"connections": service.connections}  # run.py's protocols find it there
        finally:
            await end_tasks([looking])
            await service.close()

    app = App(
        title="Misto",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # served by add_document
        root_path=settings.root_path,
        generate_unique_id_function=name_of,
    )
    app.state.service = service
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(SQLAlchemyError, resting)
    app.router.routes.extend(calls().routes)
    add_document(app)
    manual.add_manual(app, settings)
    pages.add_page(app, settings)
    app.add_middleware(Guard, settings=settings, limits=service.limits, metrics=service.metrics)
    return app


def add_document(app: FastAPI) -> None:
    """The document at /openapi.json, written once and in a thread: it takes seconds, and nobody's table waits for it."""
    writing = threading.Lock()

    @cache
    def written() -> bytes:
        document = app.openapi()
        if app.root_path:
            document = document | {"servers": [{"url": app.root_path}]}
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()

    def document() -> Response:
        with writing:
            return Response(written(), media_type="application/json")

    app.add_api_route("/openapi.json", document, include_in_schema=False)


def name_of(route: APIRoute) -> str:
    return route.name


@cache
def calls() -> APIRouter:
    """What can be called. Found out once a process: reading the types of sixty calls takes a third of a second."""
    found = APIRouter(generate_unique_id_function=name_of)
    found.include_router(api.moving, dependencies=[Depends(entrance.inside)])
    found.include_router(entrance.router)
    found.include_router(me.router)
    found.include_router(host.entry)
    found.include_router(host.router)
    found.include_router(hosting.router, dependencies=[Depends(entrance.inside)])
    found.include_router(ringing.router, dependencies=[Depends(entrance.inside)])
    found.include_router(talking.router, dependencies=[Depends(entrance.inside)])
    found.include_router(api.router, dependencies=[Depends(entrance.inside)])
    found.include_router(rooms.router, dependencies=[Depends(entrance.inside)])
    found.include_router(lessons.router, dependencies=[Depends(entrance.inside)])
    found.include_router(live.router)
    found.include_router(pages.router)
    return found


async def refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refused)
    response = reply(request, why.body(), why.status)
    if why.retry_s is not None:
        response.headers["retry-after"] = str(why.retry_s)
    if why.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


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


def share_heap() -> None:
    """One heap for all threads, where the C library would give each its own, with gaps it never gives back."""
    with contextlib.suppress(OSError, AttributeError):  # other libraries have no such setting
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def drain_on_signal(service: Service) -> None:
    """Let live channels end as soon as the process is asked to stop; uvicorn then waits for the rest."""
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(signum: int, frame: FrameType | None, before: Any = before) -> None:
            service.drain()
            if callable(before):
                before(signum, frame)

        signal.signal(number, stop)
