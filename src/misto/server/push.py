"""Web push: to which addresses a notice may go, how it is locked, and how it is sent.

A browser names the address of its push service, so it is an address that a guest typed. It is called only if it
is one of a known push service, or of an origin that the host allowed. A known service's name must lead to public
addresses, and the connection goes to the very address that was checked. An answer is read for its status alone:
nothing follows a redirect.
"""

import asyncio
import base64
import contextlib
import hashlib
import json
import re
import ssl
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from misto.server.errors import Refused
from misto.server.rows import Push
from misto.server.schema import HOUSE
from misto.server.settings import Settings
from misto.server.store import Store

KNOWN = (  # hosts of push services, or what their names end in
    "fcm.googleapis.com",
    "android.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
VAPID = "vapid"
ENDPOINT_MOST = 1000
CONNECT_S, ANSWER_S = 5.0, 10.0
HEAD_MOST = 16384
KEEP_S = 12 * 3600  # how long a push service holds a notice for a device that is off
TOKEN_S = 12 * 3600
PORTS = {"http": 80, "https": 443}


class Unreachable(Exception):
    """Nobody answered there, or not as a web server does."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where something is sent."""

    scheme: str
    host: str
    port: int
    path: str
    trusted: bool  # by the host of the server: also where it leads into this network

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + (f":{self.port}" if self.port != PORTS[self.scheme] else "")


def address_of(url: str, trusted: bool) -> Address:
    """The parts of an address; ValueError for what is none, or holds more than an address needs."""
    if not re.fullmatch(r"[!-~]+", url) or re.search(r"[\\@#]", url):
        raise ValueError(url[:80])
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError(url[:80])
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    port = parts.port if parts.port is not None else PORTS[parts.scheme]
    return Address(parts.scheme, parts.hostname.lower().rstrip("."), port, path, trusted)


def push_address(endpoint: str, settings: Settings) -> Address:
    """The address of a push service that may be called; refused for any other."""
    try:
        if len(endpoint) > ENDPOINT_MOST:
            raise ValueError(endpoint[:80])
        found = address_of(endpoint, trusted=False)
    except ValueError:
        raise Refused(422, "bad-push-address") from None
    for origin in settings.push_allowed():
        if address_of(origin, trusted=True).origin == found.origin:
            return address_of(endpoint, trusted=True)
    known = any(found.host.endswith(name) if name[0] == "." else found.host == name for name in KNOWN)
    if not known or found.scheme != "https" or found.port != PORTS["https"]:
        raise Refused(422, "unknown-push-service", host=found.host[:80])
    return found


# --- sending


async def send(address: Address, headers: Mapping[str, str], body: bytes) -> int:
    """Post something; the status of the answer. Unreachable where none comes."""
    try:
        async with asyncio.timeout(ANSWER_S):
            return await post(address, headers, body)
    except (OSError, TimeoutError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as why:
        raise Unreachable(type(why).__name__) from None
    except asyncio.LimitOverrunError:
        raise Unreachable("LimitOverrunError") from None


async def post(address: Address, headers: Mapping[str, str], body: bytes) -> int:
    where = await checked(address)
    secure = address.scheme == "https"
    async with asyncio.timeout(CONNECT_S):
        reader, writer = await asyncio.open_connection(
            where,
            address.port,
            ssl=trust() if secure else None,
            server_hostname=address.host if secure else None,
            limit=HEAD_MOST,
        )
    try:
        lines = [f"POST {address.path} HTTP/1.1", f"host: {address.origin.partition('://')[2]}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"content-length: {len(body)}", "connection: close", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        head = await reader.readuntil(b"\r\n")
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError, ssl.SSLError):
            async with asyncio.timeout(1):
                await writer.wait_closed()
    status = re.match(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?:\D|$)", head)
    if status is None:
        raise ValueError("no status")
    return int(status.group(1))


async def checked(address: Address) -> str:
    """The number behind the name, the one that is then connected to."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(address.host, address.port, type=1)  # SOCK_STREAM
    numbers = [str(one[4][0]) for one in found]
    if not numbers or not (address.trusted or all(is_public(number) for number in numbers)):
        raise OSError("not a public address")
    return numbers[0]


def is_public(number: str) -> bool:
    found = ip_address(number.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


# --- keys and locks


@dataclass(frozen=True, slots=True)
class Keys:
    """By which push services know this server; browsers subscribe to the public one."""

    private: str  # PEM
    public: str  # base64url, as browsers take it


async def vapid_keys(store: Store) -> Keys:
    """The server's keys, made when it first starts: all workers have the same ones, from the database."""
    stored = select(HOUSE.c.value).where(HOUSE.c.name == VAPID)
    found = await store.rows(stored)
    if not found:
        value = json.dumps(await asyncio.to_thread(fresh_keys))

        def job(db: Connection) -> None:
            if db.execute(stored).first() is None:
                db.execute(insert(HOUSE).values(name=VAPID, value=value))

        with contextlib.suppress(IntegrityError):  # another worker was first
            await store.write(job)
        found = await store.rows(stored)
    return Keys(**json.loads(found[0]["value"]))


def fresh_keys() -> dict[str, str]:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid

    made = Vapid()
    made.generate_keys()
    point = made.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"private": made.private_pem().decode(), "public": plain_base64(point)}


def plain_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def must_be_keys(p256dh: str, auth: str) -> None:
    """What a browser locks with: a point of the curve and sixteen bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, secret = (base64.b64decode(one + "=" * (-len(one) % 4), b"-_", True) for one in (p256dh, auth))
        if len(secret) != 16 or len(point) != 65:
            raise ValueError("length")
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Refused(422, "bad-push-keys") from None


def locked(keys: Keys, contact: str, push: Push, address: Address, told: bytes, topic: str) -> Any:
    """The headers and the body of a notice that only the browser can read. It takes a moment of computing."""
    from py_vapid import Vapid
    from pywebpush import WebPusher

    subscription = {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}}
    body = bytes(WebPusher(subscription).encode(told, "aes128gcm")["body"])
    signer = Vapid.from_pem(keys.private.encode())
    claims = {"aud": address.origin, "exp": int(time.time()) + TOKEN_S, "sub": contact}
    headers = {
        "authorization": str(signer.sign(claims)["Authorization"]),
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(KEEP_S),
        "urgency": "high",
        "topic": hashlib.sha256(topic.encode()).hexdigest()[:32],  # a later notice of a table replaces it
    }
    return headers, body


def contact_of(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    if settings.push_contact:
        return settings.push_contact
    return settings.public_url if settings.public_url.startswith("https://") else "mailto:host@misto.invalid"
