"""Variants, house rules and the solo game of Akropolis."""

from misto.core.options import Choice, Flag, OptionRow, Settings, Subset
from misto.core.rng import Rng
from misto.core.trouble import Trouble
from misto.games.akropolis.catalog import COLOUR_IDS
from misto.games.akropolis.house import House
from misto.games.akropolis.rules.setup import new_game
from misto.games.akropolis.rules.turns import Akropolis

SOLO = ("off", "easy", "medium", "hard")

ROWS: tuple[OptionRow, ...] = (
    Subset("variants", COLOUR_IDS, (), "AK-8.1"),
    Flag("long_game", False, "AK-2.8"),
    Choice("houses", ("largest", "most_valuable"), "largest", "AK-R3"),
    Choice("barracks_edge", ("outside", "any_empty"), "outside", "AK-R4"),
    Choice("barracks_sides", ("edge", "any_empty"), "edge", "AK-R17", "variants=barracks"),
    Choice("lake", ("region", "single_hex"), "region", "AK-R6", "variants=gardens"),
    Choice("solo", SOLO, "off", "AK-S1"),
    Choice("first_player", ("random", 1, 2, 3, 4), "random", "AK-R1"),
)


def check(settings: Settings, seats: int) -> None:
    solo = settings["solo"]
    if seats == 1 and solo == "off":
        raise Trouble("akropolis-needs-solo", levels=", ".join(SOLO[1:]))
    if seats > 1 and solo != "off":
        raise Trouble("akropolis-solo-alone", solo=solo, seats=seats)
    if settings["long_game"] is True and seats not in (2, 3):
        raise Trouble("akropolis-no-long-game", seats=seats)
    first = settings["first_player"]
    if isinstance(first, int) and first > seats:
        raise Trouble("no-such-seat", option="first_player", seat=first, seats=seats)


def house_of(settings: Settings) -> House:
    chosen = settings["variants"]
    assert isinstance(chosen, tuple)
    return House(
        sum(1 << i for i, colour in enumerate(COLOUR_IDS) if colour in chosen),
        settings["houses"] == "most_valuable",
        settings["barracks_edge"] == "any_empty",
        settings["lake"] == "single_hex",
        settings["long_game"] is True,
        SOLO.index(str(settings["solo"])),
        settings["barracks_sides"] == "any_empty",
    )


def new(settings: Settings, seats: int, rng: Rng) -> Akropolis:
    first = settings["first_player"]
    return new_game(seats, rng, house_of(settings), first - 1 if isinstance(first, int) else -1)
