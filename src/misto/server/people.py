"""What a guest shows to be known by: cookies of devices, tokens of programs, a code for a lost browser.

Only hashes of them are stored; whoever steals the database can show none of them.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from misto.server.schema import GUESTS, PUSHES, SESSIONS, TOKENS
from misto.server.store import Guest, Store
from misto.server.told import DeviceInfo, TokenInfo

SEEN_S = 3600.0  # how exactly it is known when somebody was here
TOKENS_MOST = 20
DEVICES_MOST = 50
SHORT = 16  # of a hash, enough to name a device or a token to its owner


@dataclass(frozen=True, slots=True)
class Shown:
    """Who shows something, and what."""

    guest: Guest
    hash: str
    is_token: bool
    joined: str
    seen: float


async def shown_by(store: Store, hash_: str, is_token: bool) -> Shown | None:
    held = TOKENS if is_token else SESSIONS
    query = select(GUESTS, held.c.seen.label("was_seen"), held.c.joined)
    query = query.join(held, held.c.guest == GUESTS.c.id).where(held.c.hash == hash_)
    for row in await store.rows(query):
        guest = Guest(row["id"], row["name"], row["lang"])
        return Shown(guest, hash_, is_token, row["joined"], row["was_seen"] or 0.0)
    return None


async def still_shown(store: Store, hashes: Sequence[str]) -> set[str]:
    """Those of the hashes that still stand for somebody."""
    found: set[str] = set()
    for held in (SESSIONS, TOKENS):
        found |= {row["hash"] for row in await store.rows_of(select(held.c.hash), held.c.hash, hashes)}
    return found


async def note_seen(store: Store, shown: Shown, at: float) -> None:
    held = TOKENS if shown.is_token else SESSIONS

    def job(db: Connection) -> None:
        db.execute(update(held).where(held.c.hash == shown.hash).values(seen=at))
        db.execute(update(GUESTS).where(GUESTS.c.id == shown.guest.id).values(seen=at))

    await store.write(job)


async def note_joined(store: Store, shown: Shown, mark: str) -> None:
    held = TOKENS if shown.is_token else SESSIONS
    change = update(held).where(held.c.hash == shown.hash).values(joined=mark)
    await store.write(lambda db: db.execute(change) and None)


# --- devices


async def devices(store: Store, guest: str, this: str) -> list[DeviceInfo]:
    query = select(SESSIONS).where(SESSIONS.c.guest == guest).order_by(SESSIONS.c.seen.desc())
    return [
        {
            "id": row["hash"][:SHORT],
            "label": row["label"],
            "created": row["created"],
            "seen": row["seen"],
            "this": row["hash"] == this,
        }
        for row in await store.rows(query)
    ]


async def sign_out(store: Store, guest: str, device: str) -> str | None:
    """End one device's session; its hash, or None if the guest has no such device."""
    mine = (SESSIONS.c.guest == guest) & SESSIONS.c.hash.startswith(device, autoescape=True)
    ended = delete(SESSIONS).where(mine).returning(SESSIONS.c.hash)

    def job(db: Connection) -> str | None:
        hash_: str | None = db.execute(ended).scalar_one_or_none()
        db.execute(delete(PUSHES).where(PUSHES.c.guest == guest, PUSHES.c.session == (hash_ or "")))
        return hash_

    return await store.write(job)


async def make_room(store: Store, guest: str, newest: str) -> bool:
    """Where a guest has too many devices, sign out those unused longest; whether there were any.

    The one that just came stays, whatever the others' times are.
    """
    mine = SESSIONS.c.guest == guest
    others = select(SESSIONS.c.hash).where(mine, SESSIONS.c.hash != newest)
    kept = others.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.created.desc()).limit(DEVICES_MOST - 1)
    ended = delete(SESSIONS).where(mine, SESSIONS.c.hash != newest, SESSIONS.c.hash.not_in(kept))

    def job(db: Connection) -> bool:
        gone = db.execute(ended.returning(SESSIONS.c.hash)).scalars().all()
        if gone:
            db.execute(delete(PUSHES).where(PUSHES.c.guest == guest, PUSHES.c.session.in_(gone)))
        return bool(gone)

    return await store.write(job)


# --- tokens


async def tokens(store: Store, guest: str) -> list[TokenInfo]:
    query = select(TOKENS).where(TOKENS.c.guest == guest).order_by(TOKENS.c.created)
    return [
        {"id": row["hash"][:SHORT], "name": row["name"], "created": row["created"], "seen": row["seen"]}
        for row in await store.rows(query)
    ]


async def add_token(store: Store, guest: str, hash_: str, name: str, joined: str) -> bool:
    """Keep a new token; False if the guest has too many."""

    def job(db: Connection) -> bool:
        held = select(func.count()).select_from(TOKENS).where(TOKENS.c.guest == guest)
        if db.execute(held).scalar_one() >= TOKENS_MOST:
            return False
        row = {"hash": hash_, "guest": guest, "name": name, "joined": joined}
        db.execute(insert(TOKENS).values(**row, created=time.time()))
        return True

    return await store.write(job)


async def revoke(store: Store, guest: str, token: str) -> bool:
    mine = (TOKENS.c.guest == guest) & TOKENS.c.hash.startswith(token, autoescape=True)
    return await store.write(lambda db: db.execute(delete(TOKENS).where(mine)).rowcount > 0)


# --- the recovery code


async def recovery_made(store: Store, guest: str) -> float | None:
    for row in await store.rows(select(GUESTS.c.recovery_made).where(GUESTS.c.id == guest)):
        made: float | None = row["recovery_made"]
        return made
    return None


async def set_recovery(store: Store, guest: str, code: str) -> None:
    """Keep the hash of a new code; the old one opens nothing any more."""
    change = update(GUESTS).where(GUESTS.c.id == guest).values(recovery=code, recovery_made=time.time())
    await store.write(lambda db: db.execute(change) and None)


async def recover(store: Store, code: str, fresh: str, session: str, label: str, joined: str) -> Guest | None:
    """Exchange a code, once, for a session of its guest and a fresh code."""
    now = time.time()
    used = (
        update(GUESTS)
        .where(GUESTS.c.recovery == code)
        .values(recovery=fresh, recovery_made=now, seen=now)
        .returning(GUESTS.c.id, GUESTS.c.name, GUESTS.c.lang)
    )

    def job(db: Connection) -> Row[tuple[str, str, str]] | None:
        found = db.execute(used).one_or_none()
        if found is not None:
            row = {"hash": session, "guest": found.id, "created": now, "seen": now}
            db.execute(insert(SESSIONS).values(**row, label=label, joined=joined))
        return found

    try:
        found = await store.write(job)
    except IntegrityError:  # erased in the same moment
        return None
    return Guest(found.id, found.name, found.lang) if found is not None else None
