"""Answers as JSON bytes, encoded once and fast."""

from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import Request
from starlette.responses import Response

ENCODER = msgspec.json.Encoder()


def encoded(what: Any) -> bytes:
    return ENCODER.encode(what)


class Written:
    """What many messages of a large table have in common: written once, not for each."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.parts: dict[int, tuple[object, msgspec.Raw]] = {}  # by id, kept so that it stays theirs

    def view(self, view: Mapping[str, object]) -> dict[str, object]:
        return {name: self.by_seat(part) for name, part in view.items()}

    def by_seat(self, part: object) -> object:
        """A list with a part for each seat, each part written out; anything else as it is."""
        if not isinstance(part, list) or len(part) != self.seats:
            return part
        return [self.part(one) for one in part]

    def part(self, part: object) -> msgspec.Raw:
        if id(part) not in self.parts:
            self.parts[id(part)] = part, msgspec.Raw(encoded(part))
        return self.parts[id(part)][1]


def reply(request: Request, what: Any, status: int = 200) -> Response:
    """The answer to a request, with the guest's cookie if one was just made."""
    response = Response(
        encoded(what), status, media_type="application/json", headers={"cache-control": "no-store"}
    )
    request.app.state.service.guests.set_cookie(request, response)
    return response
