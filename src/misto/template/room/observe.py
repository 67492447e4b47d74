"""What a seat observes, as named pieces of one flat vector, the seat itself always first."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.observer import Observer
from misto.core.single import ONE, Scale
from misto.core.state import State
from misto.template.room.catalog import HOUSES, TOP
from misto.template.room.rules.turns import TemplateRoom

PIECES: Final = (
    ("asked", 3),
    ("rolls", 1),
    ("dice", 6),
    ("turns_left", 1),
    ("is_active", 4),
    ("seats_present", 4),
    ("storeys", 24),
)
ROLLS_AT: Final[i64] = 3
DICE_AT: Final[i64] = 4
LEFT_AT: Final[i64] = 10
ACTIVE_AT: Final[i64] = 11
SEATS_AT: Final[i64] = 15
STOREYS_AT: Final[i64] = 19
LEFT: Final = Scale(2, 3)
TURNS: Final = Scale(80, 96)
SHOWN: Final = Scale(3, 4)
HEIGHT: Final = Scale(TOP, TOP + 1)


def observe(state: TemplateRoom, seat: i64, out: vec[i32], start: i64) -> None:
    out[start + state.ask] = ONE
    out[start + ROLLS_AT] = LEFT.of(state.rolls)
    out[start + LEFT_AT] = TURNS.of(state.house.rounds * state.seats - state.turn_count)
    house: i64 = 0
    while house < HOUSES:
        out[start + DICE_AT + house] = SHOWN.of(state.shown(house))
        house += 1
    place: i64 = 0
    while place < state.seats:
        whose = (seat + place) % state.seats
        if whose == state.active:
            out[start + ACTIVE_AT + place] = ONE
        out[start + SEATS_AT + place] = ONE
        house = 0
        while house < HOUSES:
            storeys = state.storeys[whose * HOUSES + house]
            out[start + STOREYS_AT + place * HOUSES + house] = HEIGHT.of(storeys)
            house += 1
        place += 1


class TemplateRoomObserver(Observer):
    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        observe(cast(TemplateRoom, state), seat, out, at)


OBSERVER = TemplateRoomObserver(PIECES)
