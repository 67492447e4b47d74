"""What one seat may see: all there is (TR-4.1). A field not listed stays."""

from typing import cast

from misto.core.state import State
from misto.template.room import scoring
from misto.template.room.asks import OVER
from misto.template.room.catalog import HOUSES
from misto.template.room.rules.turns import TemplateRoom
from misto.template.room.seen import TemplateRoomStreet, TemplateRoomView

ASKS = ("roll", "build", "over")


def street(state: TemplateRoom, seat: int) -> TemplateRoomStreet:
    storeys = [int(state.storeys[seat * HOUSES + house]) for house in range(HOUSES)]
    return {"storeys": storeys, "points": int(state.points(seat))}


def view(whole: State, seat: int) -> TemplateRoomView:
    state = cast(TemplateRoom, whole)
    over = state.ask == OVER
    return {
        "game": "template_room",
        "seat": seat,
        "round": (int(state.turn_count) - 1) // int(state.seats) + 1,
        "rounds": int(state.house.rounds),
        "active": int(state.active),
        "dice": [int(die) for die in state.dice if die],
        "asked": ASKS[state.ask],
        "rolls": int(state.rolls),
        "streets": [street(state, s) for s in range(state.seats)],
        "over": over,
        "outcome": [scoring.outcome(state, s) for s in range(state.seats)] if over else None,
    }
