"""The built page and the calls for whoever keeps the server running."""

from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from misto import __version__
from misto._plain import is_compiled
from misto.server.build import HEADER, page_build
from misto.server.outage import SHOWN
from misto.server.preview import PREVIEW, preview
from misto.server.reply import reply
from misto.server.service import Service, service_of
from misto.server.settings import Settings

router = APIRouter()

BASE = '<base href="/" />'  # in the page's own HTML as well
NO_PAGE = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">{BASE}<title>Misto</title></head>
<body><h1>Misto</h1>
<p>The server runs, but its page is not built yet.
Run <code>make page</code> in the source tree and reload.</p>
<p>Scripts and bots can play without it: see <a href="openapi.json">OpenAPI</a>.</p>
</body></html>
"""


@router.get("/healthz", include_in_schema=False)
async def healthz() -> Response:
    return PlainTextResponse("ok\n")


@router.get("/readyz", include_in_schema=False)
async def readyz(request: Request) -> Response:
    service = service_of(request)
    if service.draining.is_set() or not service.ready:
        return PlainTextResponse("draining\n", 503)
    kind = await service.store.outage()
    return PlainTextResponse("ready\n") if kind is None else PlainTextResponse(f"{SHOWN[kind]}\n", 503)


@router.get("/version", include_in_schema=False)
async def version(request: Request) -> Response:
    return reply(request, {"version": __version__, "compiled": is_compiled()})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    service = service_of(request)
    if not service.settings.metrics:
        raise HTTPException(404)
    text = service.metrics.text(await gauges_of(service), service.thinkers.queue.count_by_class())
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


async def gauges_of(service: Service) -> dict[str, float]:
    gauges: dict[str, float] = {
        "tables_in_memory": len(service.tables.open),
        "live_channels": len(service.listeners),
        "connections": service.connections.count,
        "connections_refused_total": service.connections.refused,
        "connections_cut_total": service.connections.cut,
        "live_messages_total": service.metrics.sent,
        "thinking": len(service.thinkers.busy),
        "thinkers": service.thinkers.count,
    }
    try:
        counts = await service.store.count()
    except SQLAlchemyError:  # the rest is worth knowing all the more
        counts = {}
    gauges |= {"database_ready": float((await service.store.outage()) is None)}
    gauges |= {f"tables_{status}": count for status, count in counts.items()}
    return gauges


def add_page(app: FastAPI, settings: Settings) -> None:
    """Files of the built page as they are; every other path is the page, which knows its own routes."""
    folder = settings.page_folder()
    index = folder / "index.html"
    build = page_build(folder)  # as answers say it: a page built meanwhile must not take itself for old
    files = {file.name: file for file in folder.glob("*") if file.is_file() and file != index}
    if (folder / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    async def page(request: Request, path: str = "") -> Response:
        if path in files:  # only what was there at the start: no path of a stranger reaches the disk
            return file_response(files[path])
        if path.startswith("api/"):
            raise HTTPException(404)
        text = index.read_text(encoding="utf-8") if index.is_file() else NO_PAGE
        # the page is served at many depths and perhaps under a subpath: its base makes its links right
        meta = f'<meta name="{HEADER}" content="{build}" />'
        shown = await preview(request, path)
        based = text.replace(BASE, f'<base href="{settings.root_path}/" />{meta}{shown}', 1)
        return HTMLResponse(based, headers={"cache-control": "no-cache"})

    app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False, response_model=None)


def file_response(file: Path) -> Response:
    from starlette.responses import FileResponse

    # a preview's picture is shown by others' pages
    open_to_all = {"cross-origin-resource-policy": "cross-origin"} if file.name.startswith(PREVIEW) else {}
    return FileResponse(file, headers=open_to_all)
