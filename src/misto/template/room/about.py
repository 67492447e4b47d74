"""What each part of Template Room is, and what it is worth now."""

from typing import cast

from misto.core.about import About, Said
from misto.core.state import State
from misto.template.room.catalog import HOUSE_IDS, HOUSES, POINTS
from misto.template.room.rules.turns import TemplateRoom


def about(whole: State, viewer: int, what: str) -> About | None:
    """``house:3`` is the asker's, ``house:1:3`` that of seat 1, ``seat:1`` its street."""
    state = cast(TemplateRoom, whole)
    kind, *rest = what.split(":")
    owner = seat_in(state, rest[0]) if len(rest) == 2 or kind == "seat" else max(viewer, 0)
    if owner is None or not rest:
        return None
    if kind == "seat":
        line = Said("about-street", {"seat": owner, "points": int(state.points(owner))}, "TR-3.2")
        return About(Said("about-street-title", {"seat": owner}), line, (line,))
    if kind == "house" and rest[-1] in HOUSE_IDS:
        return about_house(state, owner, rest[-1])
    return None


def seat_in(state: TemplateRoom, word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 3 and int(word) < state.seats else None


def about_house(state: TemplateRoom, owner: int, name: str) -> About:
    storeys = int(state.storeys[owner * HOUSES + HOUSE_IDS.index(name)])
    now = Said("about-house", {"seat": owner, "storeys": storeys, "points": int(POINTS[storeys])}, "TR-3.2")
    lines = (Said(f"house-{name}.help", {}, f"house:{name}"), now)
    return About(Said(f"house-{name}"), now, lines, f"house:{name}")
