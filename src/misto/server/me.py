"""The calls about oneself: devices, tokens, the recovery code, export and erasure.

A token may look, not change how its guest is known: a leaked one makes no further keys, no device of a link or
a recovery code, learns no address at which its guest is told of a turn, and erases nobody.
"""

import logging
import time
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from misto.core.message import Status
from misto.server import custody, people, play
from misto.server.api import gives
from misto.server.authority import Change
from misto.server.entrance import inside
from misto.server.errors import Refused
from misto.server.hosting import delete_table, next_host
from misto.server.limits import address
from misto.server.live_table import Table
from misto.server.people import SHORT, Shown
from misto.server.reply import reply
from misto.server.service import ERRORS, Service, service_of
from misto.server.told import (
    Account,
    AccountInfo,
    EraseAsked,
    ExportModel,
    NewToken,
    NothingModel,
    RecoverAsked,
    RecoveredMe,
    Recovery,
    Token,
    TokenAsked,
)
from misto.server.words import clean_name, code_hash, hashed, recovery_code, token

log = logging.getLogger("misto.me")
router = APIRouter(prefix="/api", responses=ERRORS)
Held = Annotated[
    str,
    Path(min_length=SHORT, max_length=SHORT, pattern="^[0-9a-f]*$", description="its id, as the list has it"),
]
TOKEN_MARK = "misto_"  # so that a token that strays into a public place is known for what it is
INSIDE = [Depends(inside)]


async def oneself(request: Request) -> Shown:
    shown = await service_of(request).guests.shown(request)
    if shown is None:
        raise Refused(403, "nobody")
    return shown


async def on_own_device(request: Request) -> Shown:
    shown = await service_of(request).guests.on_device(request)
    if shown is None:
        raise Refused(403, "nobody")
    return shown


# Who is shut out still gets what is stored about them, and may have it erased.


@router.get("/me/account", **gives(Account))
async def account(request: Request) -> Response:
    """The devices and tokens one is known by, and whether there is a recovery code."""
    service = service_of(request)
    shown = await service.guests.shown(request)
    told: AccountInfo = {"devices": [], "tokens": [], "recovery": None}
    if shown is not None:
        store, guest = service.store, shown.guest.id
        told = {
            "devices": await people.devices(store, guest, shown.hash),
            "tokens": await people.tokens(store, guest),
            "recovery": await people.recovery_made(store, guest),
        }
    return reply(request, told)


@router.get("/me/export", **gives(ExportModel))
async def export(request: Request) -> Response:
    """All that is stored about oneself. Secrets and hashes are left out, and what is hidden in running games.

    Not for a token: addresses of notices are in it, which would serve a thief after the token is revoked.
    """
    service, shown = service_of(request), await on_own_device(request)
    service.limits.must_allow(service.door.exports, shown.guest.id)
    answer = reply(request, await custody.export(service.store, shown.guest.id))
    answer.headers["content-disposition"] = 'attachment; filename="misto-my-data.json"'
    return answer


@router.post("/me/erase", **gives(NothingModel))
async def erase(request: Request, asked: EraseAsked) -> Response:
    """Erase oneself: seats are given up, names go from shared games, devices and tokens are signed out."""
    shown = await on_own_device(request)
    await erase_guest(service_of(request), shown.guest.id)
    request.state.cookie = ""
    return reply(request, {})


@router.delete("/me/devices/{held}", **gives(NothingModel))
async def sign_out(request: Request, held: Held) -> Response:
    """Sign a device out; its live channels end."""
    service, shown = service_of(request), await on_own_device(request)
    ended = await people.sign_out(service.store, shown.guest.id, held)
    if ended is None:
        raise Refused(404, "no-device")
    await service.door.gone(shown.guest.id)
    if ended == shown.hash:
        request.state.cookie = ""
    return reply(request, {})


@router.post("/me/tokens", dependencies=INSIDE, **gives(Token, 201))
async def make_token(request: Request, asked: TokenAsked) -> Response:
    """Make a token that acts as this guest: ``Authorization: Bearer …``. It is told this once."""
    service = service_of(request)
    shown = await service.guests.on_device(request)
    name = clean_name(asked.name)
    if not name:
        raise Refused(422, "token-nameless")
    guest = shown.guest if shown is not None else await service.guests.of_or_new(request)
    secret = TOKEN_MARK + token()
    mark = service.guests.new_mark(shown, secret)
    if not await people.add_token(service.store, guest.id, hashed(secret), name, mark):
        raise Refused(409, "too-many-tokens", most=people.TOKENS_MOST)
    made: NewToken = {
        "token": secret,
        "id": hashed(secret)[:SHORT],
        "name": name,
        "created": time.time(),
        "seen": None,
    }
    return reply(request, made, 201)


@router.delete("/me/tokens/{held}", **gives(NothingModel))
async def revoke_token(request: Request, held: Held) -> Response:
    """Revoke a token: it opens nothing from now on."""
    service, shown = service_of(request), await on_own_device(request)
    if not await people.revoke(service.store, shown.guest.id, held):
        raise Refused(404, "no-token")
    await service.door.gone(shown.guest.id)
    return reply(request, {})


@router.post("/me/recovery-code", dependencies=INSIDE, **gives(Recovery))
async def make_recovery_code(request: Request) -> Response:
    """Make a recovery code. It is told this once; one made before is void."""
    service = service_of(request)
    shown = await service.guests.on_device(request)
    guest = shown.guest if shown is not None else await service.guests.of_or_new(request)
    code = recovery_code()
    await people.set_recovery(service.store, guest.id, code_hash(code))
    return reply(request, {"code": code})


@router.post("/recover", dependencies=INSIDE, **gives(RecoveredMe))
async def recover(request: Request, asked: RecoverAsked) -> Response:
    """Be oneself again in a browser that lost its cookie. The code works once; the next one is told."""
    service = service_of(request)
    service.door.must_not_guess("recover", address(request.scope))
    found = await service.guests.recover(request, asked.code)
    if found is None:
        raise Refused(404, "wrong-recovery-code")
    guest, fresh = found
    await service.door.came_on_device(request, guest.id)
    return reply(request, {"name": guest.name, "lang": guest.lang, "code": fresh})


# --- erasure


async def erase_guest(service: Service, guest: str) -> None:
    tables, store = service.tables, service.store
    for name in await store.unfinished_of(guest):
        try:
            table = await tables.find(name)
            await step_out(service, table, guest)
        except (
            Refused
        ) as refused:  # gone meanwhile, or of rules that are no longer played: its rows are blanked
            log.info("a seat was not given up", extra={"table": name, "why": refused.key})
    changed = await store.write(lambda db: custody.erase_rows(db, guest))
    await service.door.gone(guest)
    for name in changed:
        await tables.heard_of(name, "")
        await service.talk.erased(name)
        service.bus.publish(name)
    log.info("a guest was erased", extra={"tables": len(changed)})


async def step_out(service: Service, table: Table, guest: str) -> None:
    """Give the guest's seats up: before the start somebody else may sit there, later a bot plays on."""
    status: Status = table.status
    if status == "playing":
        for seat in table.seats_of(guest):
            if not table.is_resigned(seat):
                await play.resign(service.tables, table, guest, seat)
    elif status == "open":
        for seat in table.seats_of(guest):
            await service.tables.leave(table, guest, seat)
    if table.row.host == guest and status != "over":
        await hand_over(service, table, guest)


async def hand_over(service: Service, table: Table, guest: str) -> None:
    """The next person is the host; a table at which nobody is left before the start goes."""
    heir = next_host(table, guest)
    if heir is None:
        if table.status == "open":
            await delete_table(service.tables, table, guest)
        return

    def change(table: Table) -> Change:
        return replace(table.row, host=heir), []

    await service.tables.alter(table, change)
