"""Answers as JSON bytes, encoded once and fast."""

from typing import Any

import msgspec
from fastapi import Request
from starlette.responses import Response

ENCODER = msgspec.json.Encoder()


def encoded(what: Any) -> bytes:
    return ENCODER.encode(what)


def reply(request: Request, what: Any, status: int = 200) -> Response:
    """The answer to a request, with the guest's cookie if one was just made."""
    response = Response(
        encoded(what), status, media_type="application/json", headers={"cache-control": "no-store"}
    )
    request.app.state.service.guests.set_cookie(request, response)
    return response
