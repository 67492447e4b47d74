"""What may be agreed on before a game of Template Room."""

from misto.core.options import Flag, OptionRow, Settings, Whole
from misto.core.rng import Rng
from misto.template.room.house import House
from misto.template.room.rules.setup import new_game
from misto.template.room.rules.turns import TemplateRoom

ROWS: tuple[OptionRow, ...] = (
    Whole("rounds", 4, 20, 12, "TR-3.1"),
    Flag("rows", True, "TR-3.3"),
)


def check(settings: Settings, seats: int) -> None:
    """Every set of options can be played."""


def new(settings: Settings, seats: int, rng: Rng) -> TemplateRoom:
    rounds = settings["rounds"]
    assert isinstance(rounds, int)
    return new_game(seats, rng, House(rounds, settings["rows"] is True))
