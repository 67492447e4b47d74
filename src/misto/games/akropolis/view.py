"""What one seat may see: all but the order of the stacks (AK-R11). A field not listed stays."""

from typing import cast

from misto.core.message import ScoreLine
from misto.core.state import State
from misto.games.akropolis import scoring
from misto.games.akropolis.actions import tile_of
from misto.games.akropolis.architect import architect_points
from misto.games.akropolis.asks import NOTHING, OVER
from misto.games.akropolis.catalog import COLOUR_IDS, KIND_IDS, hexes_of
from misto.games.akropolis.cites import CITES
from misto.games.akropolis.options import SOLO
from misto.games.akropolis.placement import KIND, KIND_SHIFT, LEVEL, ORDER_SHIFT, City
from misto.games.akropolis.rules.turns import Akropolis
from misto.games.akropolis.seen import (
    AkropolisArchitect,
    AkropolisCity,
    AkropolisHex,
    AkropolisTile,
    AkropolisView,
    Solo,
)


def tile_seen(tile: int) -> AkropolisTile:
    return {"tile": tile, "hexes": hexes_of(tile)}


def top_hexes(city: City) -> list[AkropolisHex]:
    """What shows on top, by q, then r; tile 0 is the start tile."""
    seen: list[AkropolisHex] = []
    for cell in sorted(int(city.cells[i]) for i in range(city.built)):
        shown = int(city.top[cell])
        order = shown >> ORDER_SHIFT
        seen.append(
            {
                "q": int(city.q_at(cell)),
                "r": int(city.r_at(cell)),
                "level": shown & LEVEL,
                "kind": KIND_IDS[shown >> KIND_SHIFT & KIND],
                "tile": int(tile_of(city.moves[order - 1])) if order else 0,
            }
        )
    return seen


def city_seen(state: Akropolis, seat: int) -> AkropolisCity:
    return {
        "stones": int(state.stones[seat]),
        "points": int(state.points(seat)),
        "hexes": top_hexes(state.cities[seat]),
        "turns": int(state.cities[seat].placed),
        "lines": [
            cast(ScoreLine, {"key": line.key, "points": line.points, "rule": line.rule, **line.facts})
            for line in CITES.of_lines(scoring.sheet(state, seat))
        ],
    }


def architect_seen(state: Akropolis) -> AkropolisArchitect | None:
    if not state.house.solo:
        return None
    return {
        "stones": int(state.architect_stones),
        "points": int(architect_points(state)),
        "tiles": [tile_seen(int(state.architect_tiles[i])) for i in range(state.architect_count)],
        "hexes": {KIND_IDS[kind]: int(n) for kind, n in enumerate(state.architect_kinds) if n},
    }


def view(whole: State, seat: int) -> AkropolisView:
    state = cast(Akropolis, whole)
    over = state.active == OVER
    house = state.house
    return {
        "game": "akropolis",
        "seat": seat,
        "variants": [name for i, name in enumerate(COLOUR_IDS) if house.variants >> i & 1],
        "houses": "most_valuable" if house.most_valuable else "largest",
        "barracks_edge": "any_empty" if house.any_empty else "outside",
        "barracks_sides": "any_empty" if house.any_side else "edge",
        "lake": "single_hex" if house.single_hex else "region",
        "long_game": house.long_game,
        "solo": cast(Solo, SOLO[house.solo]),
        "turn": int(state.turn_count),
        "round": int(state.rounds()) + (not over),
        "chief": int(state.chief()),
        "active": int(state.active),
        "asked": "over" if over else "take" if state.held == NOTHING else "place",
        "row": [{**tile_seen(int(state.row[i])), "cost": i} for i in range(state.row_count)],
        "held": tile_seen(int(state.held)) if state.held != NOTHING else None,
        "stacks": int(state.deck_left // (state.players() + 1)),
        "stack_size": int(state.players() + 1),
        "cities": [city_seen(state, s) for s in range(state.seats)],
        "architect": architect_seen(state),
        "over": over,
        "outcome": [scoring.outcome(state, s) for s in range(state.seats)] if over else None,
    }
