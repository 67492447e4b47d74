"""What the host of the server decided, as rows: the notice, who is shut out, keys to the host's page.

Plain functions over a connection: the server and ``misto admin`` change the same rows.
"""

import ipaddress
import json
import re
import secrets
import time
from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, insert, or_, select

from misto.core.message import Notice
from misto.core.trouble import Trouble
from misto.server.schema import GUESTS, HOST_KEYS, HOUSE, SEATS, SESSIONS, SHUT_OUT, TABLES
from misto.server.told import HostGuest, HostTable, ShutOutInfo
from misto.server.words import clean_name, hashed, token

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
NOTICE = "notice"
LINK, SESSION = "link", "session"
HOST_LINK_S = 900.0
HOST_SESSION_S = 12 * 3600.0
WIDEST = {4: 8, 6: 16}  # nobody shuts half the world out by a slip of the finger
HOME_BITS = 64  # of an IPv6 address: one household or phone has so many for itself
NOTE_MOST = 200
LISTED_MOST = 200


# --- the notice


def notice(db: Connection) -> Notice | None:
    value = db.execute(select(HOUSE.c.value).where(HOUSE.c.name == NOTICE)).scalar_one_or_none()
    return read_notice(value) if value else None


def read_notice(value: str) -> Notice:
    found = json.loads(value)
    return {"texts": found["texts"], "at": found["at"]}


def set_notice(db: Connection, texts: Mapping[str, str], at: float | None) -> None:
    """Put a notice up, or take it down if it says nothing. A text under "" is for every language."""
    plain = {lang: text.encode("utf-8", "replace").decode().strip() for lang, text in texts.items()}
    said = {lang: text for lang, text in plain.items() if text}
    db.execute(delete(HOUSE).where(HOUSE.c.name == NOTICE))
    if said:
        db.execute(insert(HOUSE).values(name=NOTICE, value=json.dumps({"texts": said, "at": at})))


# --- who is shut out


def network_of(text: str) -> Network | None:
    """The network that a text names; an IPv6 address stands for its household."""
    plain = re.sub("%[^/]*", "", text)  # the name of one machine's own link may be any text
    try:
        found = ipaddress.ip_network(plain.strip().strip("[]"), strict=False)
    except ValueError:
        return None
    if found.version == 6:
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen == 128:
            return ipaddress.ip_network(mapped)
        if found.prefixlen > HOME_BITS:
            return found.supernet(new_prefix=HOME_BITS)
    return found


def lies_in(part: Network, whole: Network) -> bool:
    if isinstance(part, ipaddress.IPv4Network):
        return isinstance(whole, ipaddress.IPv4Network) and part.subnet_of(whole)
    return isinstance(whole, ipaddress.IPv6Network) and part.subnet_of(whole)


def shut_out(db: Connection, what: str, note: str) -> ShutOutInfo:
    """Shut a guest, an address or a network out; twice is once."""
    what = what.strip()
    network = network_of(what)
    guest = None
    if network is None:
        guest = guest_called(db, what)
    elif network.prefixlen < WIDEST[network.version]:
        raise Trouble("network-too-wide", network=str(network), least=WIDEST[network.version])
    net = str(network) if network is not None else None
    same = SHUT_OUT.c.network == net if net is not None else SHUT_OUT.c.guest == guest
    db.execute(delete(SHUT_OUT).where(same))
    row = {"id": secrets.token_hex(8), "guest": guest, "network": net, "note": clean_note(note)}
    db.execute(insert(SHUT_OUT).values(**row, created=time.time()))
    return next(one for one in all_shut_out(db) if one["id"] == row["id"])


def clean_note(note: str) -> str:
    return " ".join(clean_name(word) for word in note.split())[:NOTE_MOST]


def guest_called(db: Connection, what: str) -> str:
    """A guest's id by itself or its beginning: names are not unique, so they are not asked."""
    plain = what.lower()
    if len(plain) >= 8 and all(c in "0123456789abcdef" for c in plain):
        found = db.execute(select(GUESTS.c.id).where(GUESTS.c.id.startswith(plain)).limit(2)).scalars().all()
        if len(found) == 1:
            return str(found[0])
    raise Trouble("no-guest", guest=what[:64])


def let_in(db: Connection, what: str) -> bool:
    """Lift what was shut out, named by its number, guest or network."""
    what = what.strip()
    network = network_of(what)
    if network is None and (len(what) < 8 or not what.isalnum() or not what.isascii()):
        return False
    named = SHUT_OUT.c.guest.startswith(what, autoescape=True)
    names = SHUT_OUT.c.network == str(network) if network is not None else named
    return db.execute(delete(SHUT_OUT).where(or_(SHUT_OUT.c.id == what, names))).rowcount > 0


def all_shut_out(db: Connection) -> list[ShutOutInfo]:
    query = (
        select(SHUT_OUT, GUESTS.c.name.label("called"))
        .outerjoin(GUESTS, GUESTS.c.id == SHUT_OUT.c.guest)
        .order_by(SHUT_OUT.c.created.desc())
    )
    return [
        {
            "id": row["id"],
            "guest": row["guest"],
            "name": row["called"] or "",
            "network": row["network"],
            "note": row["note"],
            "created": row["created"],
        }
        for row in db.execute(query).mappings()
    ]


# --- keys to the host's page


def add_host_link(db: Connection) -> str:
    return add_host_key(db, LINK, HOST_LINK_S)


def add_host_key(db: Connection, kind: str, lasts_s: float) -> str:
    """A new key; only its hash is kept."""
    key, now = token(), time.time()
    db.execute(delete(HOST_KEYS).where(HOST_KEYS.c.expires < now))
    db.execute(insert(HOST_KEYS).values(hash=hashed(key), kind=kind, created=now, expires=now + lasts_s))
    return key


def use_host_link(db: Connection, link: str) -> str | None:
    """Exchange a link, once, for a key that opens the host's page for some hours."""
    fits = (HOST_KEYS.c.hash == hashed(link)) & (HOST_KEYS.c.kind == LINK)
    used = delete(HOST_KEYS).where(fits, HOST_KEYS.c.expires > time.time())
    return add_host_key(db, SESSION, HOST_SESSION_S) if db.execute(used).rowcount else None


def drop_host_key(db: Connection, key: str) -> None:
    db.execute(delete(HOST_KEYS).where(HOST_KEYS.c.hash == hashed(key)))


def is_host_key(db: Connection, key: str) -> bool:
    fits = (HOST_KEYS.c.hash == hashed(key)) & (HOST_KEYS.c.kind == SESSION)
    found = select(HOST_KEYS.c.hash).where(fits, HOST_KEYS.c.expires > time.time())
    return db.execute(found).scalar_one_or_none() is not None


# --- what is there


def tables(db: Connection, most: int = LISTED_MOST) -> list[HostTable]:
    """The tables used last, and who sits there."""
    rows = db.execute(select(TABLES).order_by(TABLES.c.touched.desc()).limit(most)).mappings().all()
    names: dict[str, list[str]] = {row["id"]: [] for row in rows}
    query = select(SEATS).where(SEATS.c.table_id.in_(names)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for seat in db.execute(query).mappings():
        names[seat["table_id"]].append(seat["name"] or seat["bot"] or "")
    return [
        {
            "id": row["id"],
            "game": row["game"],
            "status": row["status"],
            "seats": names[row["id"]],
            "touched": row["touched"],
        }
        for row in rows
    ]


def guests(db: Connection, most: int = LISTED_MOST) -> list[HostGuest]:
    """The guests seen last."""
    devices = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.guest == GUESTS.c.id)
    seats = select(func.count(func.distinct(SEATS.c.table_id))).where(SEATS.c.guest == GUESTS.c.id)
    query = (
        select(GUESTS, devices.scalar_subquery().label("devices"), seats.scalar_subquery().label("tables"))
        .order_by(GUESTS.c.seen.desc())
        .limit(most)
    )
    return [
        {
            "id": row["id"],
            "name": row["name"],
            "created": row["created"],
            "seen": row["seen"],
            "devices": row["devices"],
            "tables": row["tables"],
            "addresses": [],
        }
        for row in db.execute(query).mappings()
    ]
