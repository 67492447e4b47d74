"""Setting up Template Room (TR-1), and a position from its fields."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import zeros
from misto.template.room.asks import ASK_ROLL
from misto.template.room.catalog import DICE, HOUSES, ROLLS
from misto.template.room.house import House
from misto.template.room.rules.turns import TemplateRoom


def new_game(seats: i64, rng: Rng, house: House) -> TemplateRoom:
    """TR-1.1, TR-1.2: empty streets, and anybody begins."""
    first = rng.below(seats)
    storeys, dice = zeros(seats * HOUSES), zeros(DICE)
    return TemplateRoom(seats, rng, 0, house, storeys, dice, ROLLS, first, ASK_ROLL, 1)


def from_fields(fields: dict[str, list[int]]) -> TemplateRoom:
    """The position that ``fields`` described."""
    word, carry = fields["rng"]
    rounds, rows = fields["house"]
    return TemplateRoom(
        fields["seats"][0],
        Rng(word, carry),
        fields["reveals"][0],
        House(rounds, rows == 1),
        vec[i64](fields["storeys"]),
        vec[i64](fields["dice"]),
        fields["rolls"][0],
        fields["active"][0],
        fields["ask"][0],
        fields["turn"][0],
    )
