"""Why a move: the points, stones and stars it brings, and what a rival would have made of the tile."""

from typing import cast

from misto.core.event import Value
from misto.core.state import State
from misto.core.why import Gain, Why, gained_or_lost, weighed
from misto.games.akropolis.actions import PLACE, cell_q, cell_r
from misto.games.akropolis.catalog import COLOUR_IDS, COLOURS, HEX, PLAZA, QUARRY, STARS
from misto.games.akropolis.cites import CITES
from misto.games.akropolis.decisions import place_options
from misto.games.akropolis.placement import LEVEL
from misto.games.akropolis.rules.turns import Akropolis
from misto.games.akropolis.scoring import FAILED, SCORING, STARRED, VALUE, city_points, tally

COUNTED = (("stars", STARRED, 0.8), ("scoring", SCORING, 0.5))


def reasons(whole: State, seat: int, best: int, second: int | None = None) -> list[Why]:
    state = cast(Akropolis, whole)
    return weighed(gains(state, seat, best), None if second is None else gains(state, seat, second))


def gains(state: Akropolis, seat: int, action: int) -> list[Gain]:
    return gains_of_tile(state, seat, action) if action < PLACE else gains_of_place(state, seat, action)


def best_gain(state: Akropolis, seat: int, tile: int) -> int:
    """The most points, stones with them, that a tile brings a city at once."""
    held = state.copy()
    held.held = tile
    return int(str(place_options(held, seat)[0].args["gain"]))


def gains_of_tile(state: Akropolis, seat: int, place: int) -> list[Gain]:
    tile = int(state.row[place])
    found = [
        Gain("tile", "AK-7.5", best_gain(state, seat, tile), 1.0),
        Gain("cost", "AK-3.3", place, -1.2),
    ]
    sums = tally(state.cities[seat], state.house)
    kinds = [int(HEX[3 * tile + i]) for i in range(3)]
    for kind in kinds:
        if not PLAZA <= kind < QUARRY:
            continue
        colour = kind - int(PLAZA)
        stars = int(STARS[colour])
        about: dict[str, Value] = {"colour": COLOUR_IDS[colour]}
        if sums[STARRED + colour] == 0 and sums[VALUE + colour] > 0:
            found.append(Gain("wakes", "AK-5.3", int(sums[VALUE + colour]) * stars, 0.9, about))
        else:
            found.append(Gain("plaza", "AK-5.3", stars, 1.5, about))
    quarries = sum(1 for kind in kinds if kind == QUARRY)
    if quarries:
        found.append(Gain("quarries", "AK-5.1", quarries, 0.4))
    rivals = [other for other in range(state.seats) if other != seat and state.stones[other] >= place]
    denied = {other: best_gain(state, other, tile) for other in rivals}
    if denied:
        rival = max(denied, key=lambda other: denied[other])
        found.append(Gain("denied", "AK-3.5", denied[rival], 0.3, told={"seat": rival}))
    return found


def gains_of_place(state: Akropolis, seat: int, action: int) -> list[Gain]:
    after = state.copy()
    after.apply(seat, action)
    mine, then = state.cities[seat], after.cities[seat]
    before, sums = tally(mine, state.house), tally(then, state.house)
    points = int(city_points(then, state.house) - city_points(mine, state.house))
    found = [
        Gain("points", "AK-7.5", points, 1.0),
        Gain("stones", "AK-5.1", int(after.stones[seat] - state.stones[seat]), 1.1),
    ]
    level = int(then.shown(cell_q(action), cell_r(action)) & LEVEL)
    if level > 1:  # the ground is where every tile may lie: no reason
        found.append(Gain("level", "AK-6.2", level, 0.3))
    failed = sum(int(sums[FAILED + colour] - before[FAILED + colour]) for colour in range(COLOURS))
    found += gained_or_lost(Gain("failed", "AK-6.1", -failed, 0.4))
    for colour in range(COLOURS):
        name = COLOUR_IDS[colour]
        for key, sort, worth in COUNTED:
            rule = "AK-5.3" if sort == STARRED else CITES.lines[name]
            more = int(sums[sort + colour] - before[sort + colour])
            found += gained_or_lost(Gain(key, rule, more, worth, {"colour": name}))
    return [gain for gain in found if gain.amount or gain.worth < 0 or gain.key in ("points", "stones")]
