"""What each part of Akropolis is: what a district asks for, what this one gives now, and what would change it."""

from typing import cast

from misto.core.about import About, Facts, Said
from misto.core.event import Value
from misto.core.state import State
from misto.games.akropolis.asks import NOTHING
from misto.games.akropolis.catalog import (
    COLOUR_IDS,
    COLOURS,
    HOUSE,
    KIND_IDS,
    PLAZA,
    QUARRY,
    STARS,
    hexes_of,
)
from misto.games.akropolis.cites import CITES
from misto.games.akropolis.districts import Ground, district
from misto.games.akropolis.options import SOLO
from misto.games.akropolis.reasons import best_gain
from misto.games.akropolis.rules.turns import Akropolis
from misto.games.akropolis.scoring import STARRED, VALUE, tally
from misto.games.akropolis.view import architect_seen

VARIANT_RULES = ("AK-8.3", "AK-8.4", "AK-8.5", "AK-8.6", "AK-8.7")


def about(whole: State, viewer: int, what: str) -> About | None:
    state = cast(Akropolis, whole)
    kind, _, name = what.partition(":")
    if kind == "hex":
        return about_hex(state, viewer, name)
    if kind in ("district", "plaza") and name in KIND_IDS:
        return about_kind(state, viewer, KIND_IDS.index(name))
    if kind == "quarry":
        return about_kind(state, viewer, int(QUARRY))
    if kind == "variant" and name in COLOUR_IDS:
        return about_variant(state, COLOUR_IDS.index(name))
    if kind == "row" and name.isdecimal() and len(name) < 3 and int(name) < state.row_count:
        return about_tile(state, viewer, int(state.row[int(name)]), int(name))
    if kind == "held" and state.held != NOTHING:
        return about_tile(state, int(state.active), int(state.held), None)
    if kind == "seat" and name.isdecimal() and len(name) < 3 and int(name) < state.seats:
        seat = int(name)
        facts: dict[str, Value] = {
            "seat": seat,
            "points": int(state.points(seat)),
            "stones": int(state.stones[seat]),
        }
        short = Said("about-short-seat", {**facts}, "AK-7.5")
        return About(Said("about-city", {"seat": seat}), short, (short,))
    return about_thing(state, viewer, kind)


def about_thing(state: Akropolis, viewer: int, kind: str) -> About | None:
    """What lies beside the cities."""
    lines: list[Said] = []
    if kind in ("stone", "stones"):
        lines = [Said("about-stone", {}, "AK-3.3"), Said("about-stone-points", {}, "AK-7.6")]
        if viewer >= 0:
            lines.append(Said("about-stones", {"stones": int(state.stones[viewer])}, "AK-3.5"))
        kind = "stone"
    elif kind == "tile":
        lines = [Said("about-tile", {}, "AK-3.3"), Said("about-tile-above", {}, "AK-4.3")]
    elif kind == "start_tile":
        lines = [Said("about-start-tile", {}, "AK-1.5")]
    elif kind in ("stack", "stacks"):
        left = int(state.deck_left // (state.players() + 1))
        lines = [Said("about-stacks", {"stacks": left, "tiles": int(state.players() + 1)}, "AK-7.1")]
        kind = "stacks"
    elif kind == "chief":
        holder = int(state.chief())
        lines = [Said("about-chief", {}, "AK-7.2")]
        if holder < state.seats:
            lines.append(Said("about-chief-now", {"seat": holder}, "AK-7.2"))
    elif kind == "architect":
        lines = [Said("about-architect", {}, "AK-S1")]
        if (seen := architect_seen(state)) is not None:
            facts: Facts = {
                "points": seen["points"],
                "stones": seen["stones"],
                "level": SOLO[state.house.solo],
            }
            lines.append(Said("about-architect-now", {**facts}, "AK-S5"))
    if not lines:
        return None
    entry = "" if kind == "stacks" else kind
    return About(Said(f"about-title-{kind}"), lines[-1], tuple(lines), entry)


def about_kind(state: Akropolis, viewer: int, kind: int) -> About:
    """A kind of hex, and what all of its colour bring the asker."""
    name = KIND_IDS[kind]
    lines = list(conditions(state, kind))
    colour = kind % int(COLOURS)
    if viewer >= 0 and kind != QUARRY:
        sums = tally(state.cities[viewer], state.house)
        value, stars = int(sums[VALUE + colour]), int(sums[STARRED + colour])
        facts = {"colour": COLOUR_IDS[colour], "value": value, "stars": stars, "points": value * stars}
        lines.append(Said("about-colour", {**facts}, "AK-7.5"))
    short = Said("about-short-kind", {"hexes": [name]}, entry_of(kind))
    return About(Said(f"hex-{name}"), short, tuple(lines), entry_of(kind))


def entry_of(kind: int) -> str:
    name = KIND_IDS[kind]
    return "quarry" if kind == QUARRY else f"plaza:{name}" if kind >= PLAZA else f"district:{name}"


def conditions(state: Akropolis, kind: int) -> tuple[Said, ...]:
    if kind == QUARRY:
        return (Said("about-quarry", {}, "AK-5.1"),)
    if kind >= PLAZA:
        return (
            Said("about-plaza", {"stars": int(STARS[kind - PLAZA])}, "AK-5.3"),
            Said("about-plaza-far", {}, "AK-5.4"),
        )
    house = state.house
    key = f"about-condition-{COLOUR_IDS[kind]}"
    if kind == HOUSE and house.most_valuable:
        key += "-value"
    elif COLOUR_IDS[kind] == "barracks" and house.any_empty:
        key += "-any"
    lines = [Said(key, {}, CITES.lines[COLOUR_IDS[kind]])]
    if house.variants >> kind & 1:
        lines.append(Said(f"about-variant-{COLOUR_IDS[kind]}", {}, VARIANT_RULES[kind]))
    return tuple(lines)


def about_variant(state: Akropolis, colour: int) -> About:
    name = COLOUR_IDS[colour]
    rule = VARIANT_RULES[colour]
    on = bool(state.house.variants >> colour & 1)
    lines = (
        Said(f"about-variant-{name}", {}, rule),
        Said("about-variant-on" if on else "about-variant-off", {}, "AK-8.1"),
    )
    return About(Said(f"colour-{name}"), lines[0], lines, f"variant:{name}")


def about_tile(state: Akropolis, viewer: int, tile: int, place: int | None) -> About:
    hexes = hexes_of(tile)
    lines = [Said("about-hexes", {"hexes": hexes}, "tile")]
    if place is not None:
        lines.append(Said("about-cost", {"stones": place}, "AK-3.3"))
    if viewer >= 0:
        lines.append(Said("about-best", {"seat": viewer, "points": best_gain(state, viewer, tile)}, "AK-7.5"))
    short = Said("about-short-tile", {"hexes": hexes, "stones": -1 if place is None else place}, "tile")
    return About(Said("about-title-tile"), short, tuple(lines), "tile")


def about_hex(state: Akropolis, viewer: int, name: str) -> About | None:
    """A cell of a city: ``hex:<seat>:<q>,<r>``, or as an option touches one's own, with a rotation."""
    seat_word, colon, cell = name.partition(":")
    seat = int(seat_word) if colon and seat_word.isdecimal() and len(seat_word) < 3 else max(viewer, 0)
    numbers = (cell if colon else name).split(",")
    if len(numbers) not in (2, 3) or not 0 <= seat < state.seats:
        return None
    try:
        q, r = int(numbers[0]), int(numbers[1])
    except ValueError:
        return None
    ground = Ground(state.cities[seat], state.house)
    spot = ground.hexes.get((q, r))
    if spot is None:
        return about_empty(state, seat, ground, (q, r))
    return (
        about_district(state, seat, ground, (q, r))
        if spot.kind < PLAZA
        else about_other(state, seat, ground, (q, r))
    )


def about_empty(state: Akropolis, seat: int, ground: Ground, cell: tuple[int, int]) -> About | None:
    if not ground.beside(cell):
        return None
    lake = cell not in ground.outside
    lines = (Said("about-lake" if lake else "about-empty", {}, "AK-R4" if lake else "AK-4.2"),)
    return About(Said("about-title-lake" if lake else "about-title-empty"), lines[0], lines)


def about_district(state: Akropolis, seat: int, ground: Ground, cell: tuple[int, int]) -> About:
    found = district(ground, cell)
    kind = ground.hexes[cell].kind
    name, colour = KIND_IDS[kind], COLOUR_IDS[kind]
    stars = int(tally(state.cities[seat], state.house)[STARRED + kind])
    times = 2 if found.doubled else 1
    points = found.level * times * stars if found.scores else 0
    rule = CITES.lines[colour]
    gives: dict[str, Value] = {"level": found.level, "stars": stars, "points": points, "times": times}
    lines = list(conditions(state, kind))
    if not found.scores:
        lines.append(Said(f"about-fails-{colour}", {**found.facts}, rule))
    lines.append(Said("about-gives" if found.scores else "about-gives-nothing", {**gives}, "AK-7.5"))
    if stars == 0:
        lines.append(Said("about-no-plaza", {"colour": colour}, "AK-6.1"))
    if found.scores:
        lines.append(Said(f"about-holds-{colour}", {**found.facts}, rule))
    short = Said("about-short-hex", {"hexes": [name], "level": found.level, "points": points}, entry_of(kind))
    return About(Said(f"hex-{name}"), short, tuple(lines), entry_of(kind))


def about_other(state: Akropolis, seat: int, ground: Ground, cell: tuple[int, int]) -> About:
    """A plaza or a quarry of a city."""
    spot = ground.hexes[cell]
    name = KIND_IDS[spot.kind]
    lines = list(conditions(state, spot.kind))
    points = 0
    if spot.kind != QUARRY:
        colour = spot.kind - int(PLAZA)
        value = int(tally(state.cities[seat], state.house)[VALUE + colour])
        stars = int(STARS[colour])
        points = value * stars
        facts = {"colour": COLOUR_IDS[colour], "value": value, "stars": stars, "points": points}
        lines.append(Said("about-plaza-gives", {**facts}, "AK-5.3"))
        lines.append(Said("about-plaza-covered", {}, "AK-5.6"))
    short = Said(
        "about-short-hex", {"hexes": [name], "level": spot.level, "points": points}, entry_of(spot.kind)
    )
    return About(Said(f"hex-{name}"), short, tuple(lines), entry_of(spot.kind))
