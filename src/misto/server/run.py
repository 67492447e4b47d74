"""Run the server: one worker in this process, or several under uvicorn's care."""

import uvicorn

from misto.server.connections import HttpConnection, LiveConnection, raise_open_files
from misto.server.settings import Settings


def run(settings: Settings) -> None:
    raise_open_files()
    uvicorn.run(
        "misto.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=HttpConnection,
        ws=LiveConnection,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        ws_max_size=4096,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=int(settings.drain_s),
        timeout_keep_alive=30,
    )
