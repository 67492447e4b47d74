"""Editions, expansions and house rules of San Juan; the values a host may replace."""

import json
from collections.abc import Mapping
from functools import lru_cache

from misto.core.options import Choice, Flag, OptionRow, Overrides, Setting, Settings, shown
from misto.core.rng import Rng
from misto.core.trouble import Trouble
from misto.games.san_juan.catalog import BANK_COSTS, EXTRA_PRODUCTION, KIND_IDS, KIND_OF, PRODUCTION
from misto.games.san_juan.house import House
from misto.games.san_juan.rules.setup import new_game
from misto.games.san_juan.rules.turns import SanJuan

VISITS = ("all_but_library", "all", "none")
EXTRA_CARDS = 4


def check_overrides(table: Mapping[str, object]) -> None:
    """SJ-11.7, SJ-11.12: bank_cost is 3 or 4; extra_production names four production kinds."""
    for key, value in table.items():
        if key == "bank_cost":
            if isinstance(value, bool) or value not in BANK_COSTS:
                raise Trouble("bad-override", field=key, why=f"{shown(value)} (3 | 4)")
        elif key == "extra_production":
            check_extra(value)
        else:
            raise Trouble("bad-override", field=shown(key), why="? (bank_cost | extra_production)")


def check_extra(value: object) -> None:
    allowed = "4 × " + " / ".join(KIND_IDS[: int(PRODUCTION)])
    names = value if isinstance(value, list | tuple) else []
    good = all(isinstance(name, str) and name in KIND_IDS[: int(PRODUCTION)] for name in names)
    if not good or len(names) != EXTRA_CARDS or len(set(names)) != EXTRA_CARDS:
        raise Trouble("bad-override", field="extra_production", why=f"{shown(value)} ({allowed})")


ROWS: tuple[OptionRow, ...] = (
    Choice("edition", (1, 2), 2, "SJ-1.1"),
    Flag("new_buildings", False, "SJ-1.2"),
    Flag("events", False, "SJ-1.3"),
    Flag("alternative_setup", False, "SJ-1.4"),
    Choice("guard_room_limit", ("while_in_play", "always"), "while_in_play", "SJ-11.1", "new_buildings=true"),
    Choice("governors_visit_buildings", VISITS, "all_but_library", "SJ-12.14", "events=true"),
    Choice("optional_draws", ("auto", "ask", "ask_all"), "auto", "SJ-3.12"),
    Flag("show_pile_counts", False, "SJ-9.5"),
    Overrides("san_juan", "SJ-11.7", check_overrides),
)


def check(settings: Settings, seats: int) -> None:
    """Every combination of these options can be played (SJ-1.2, SJ-1.3)."""


def new(settings: Settings, seats: int, rng: Rng) -> SanJuan:
    return new_game(seats, rng, shared_house(tuple(settings.items())), -1)


@lru_cache(maxsize=64)
def shared_house(chosen: tuple[tuple[str, Setting], ...]) -> House:
    """House rules never change after set-up, so games share them."""
    settings = dict(chosen)
    table = json.loads(str(settings["overrides"]) or "{}")
    extra = table.get("extra_production", list(EXTRA_PRODUCTION))
    return House(
        1 if settings["edition"] == 1 else 2,
        settings["new_buildings"] is True,
        settings["events"] is True,
        settings["alternative_setup"] is True,
        settings["guard_room_limit"] == "always",
        VISITS.index(str(settings["governors_visit_buildings"])),
        settings["optional_draws"] in ("ask", "ask_all"),
        settings["show_pile_counts"] is True,
        int(table.get("bank_cost", BANK_COSTS[0])),
        sum(1 << KIND_OF[name] for name in extra),
        settings["optional_draws"] == "ask_all",
    )
