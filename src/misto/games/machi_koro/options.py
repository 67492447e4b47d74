"""Modes and house rules of Machi Koro."""

from functools import lru_cache

from misto.core.options import Choice, Flag, OptionRow, Settings, Whole
from misto.core.rng import Rng
from misto.core.trouble import Trouble
from misto.games.machi_koro.house import House
from misto.games.machi_koro.rules.setup import new_game
from misto.games.machi_koro.rules.turns import MachiKoro

ROWS: tuple[OptionRow, ...] = (
    Choice("expansion", ("none", "harbor"), "none", "MK-2.1"),
    Choice("market", ("full", "ten_kinds"), "full", "MK-9.1"),
    Choice("sushi_bar_cost", (1, 2, 4), 2, "MK-R2", "expansion=harbor"),
    Choice("reroll_dice", ("choose_again", "same_count"), "choose_again", "MK-R3"),
    Choice("park_check", ("end_of_turn", "at_roll"), "end_of_turn", "MK-R4"),
    Choice("business_center", ("optional", "mandatory"), "optional", "MK-R6"),
    Flag("market_discard_dead_purple", False, "MK-R7", "market=ten_kinds"),
    Whole("turn_cap", 1, 1_000_000, 5000, "MK-R15", offered=10_000),
    Choice("first_player", ("random", 1, 2, 3, 4, 5), "random", "MK-R1"),
)


def check(settings: Settings, seats: int) -> None:
    first = settings["first_player"]
    if isinstance(first, int) and first > seats:
        raise Trouble("no-such-seat", option="first_player", seat=first, seats=seats)


def new(settings: Settings, seats: int, rng: Rng) -> MachiKoro:
    first = settings["first_player"]
    house = shared_house(
        number(settings["sushi_bar_cost"]),
        settings["reroll_dice"] == "same_count",
        settings["park_check"] == "at_roll",
        settings["business_center"] == "mandatory",
        settings["market_discard_dead_purple"] is True,
        number(settings["turn_cap"]),
    )
    return new_game(
        seats,
        rng,
        house,
        settings["expansion"] == "harbor",
        settings["market"] == "ten_kinds",
        first - 1 if isinstance(first, int) else -1,
    )


@lru_cache(maxsize=64)
def shared_house(
    sushi_bar_cost: int,
    same_count: bool,
    park_at_roll: bool,
    mandatory: bool,
    discard_dead: bool,
    turn_cap: int,
) -> House:
    """House rules never change after set-up, so games share them: their tables cost most of a set-up."""
    return House(sushi_bar_cost, same_count, park_at_roll, mandatory, discard_dead, turn_cap)


def number(value: object) -> int:
    assert isinstance(value, int)
    return value
