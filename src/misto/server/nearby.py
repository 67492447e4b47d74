"""How other devices near by reach this server: for a host whose own link names this computer only."""

import contextlib
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

from misto.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")
OUTSIDE = ("192.0.2.1", 9)  # for documentation: nothing is sent there, the system only says how it would go


def is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def is_from_here(scope: Scope) -> bool:
    """Whether somebody at this very machine asks: the connection and the name it was asked by say so."""
    client = scope.get("client")
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return client is not None and is_loopback(str(client[0])) and is_loopback(name)


def reached_at(settings: Settings, port: int) -> list[str]:
    """Where people reach this server, the likeliest first; nothing if it listens on its own machine only."""
    public = settings.public_url.rstrip("/")
    if public and not is_loopback(urlsplit(public).hostname or ""):
        return [public + settings.root_path]
    names = own_addresses() if settings.host in ANYWHERE else [settings.host]
    return [f"http://{name}:{port}{settings.root_path}" for name in names if not is_loopback(name)]


def own_addresses() -> list[str]:
    """This machine's addresses in its networks, the one that leads outside first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(OUTSIDE)
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(near(found)))


def near(addresses: Iterable[str]) -> Iterable[str]:
    for one in addresses:
        address = ip_address(one)
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            yield one
