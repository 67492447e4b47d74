"""What the active player is asked, in the words of the rulebook, and why the rest is not possible."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.decision import Decision, Option, Reason, Refusal
from misto.core.event import Value
from misto.core.state import State
from misto.games.akropolis.actions import ACTIONS, PLACE, cell_q, cell_r, placement, rotation_of
from misto.games.akropolis.asks import NOTHING, OVER
from misto.games.akropolis.catalog import COLOURS, STEP_Q, STEP_R, hexes_of
from misto.games.akropolis.house import House
from misto.games.akropolis.notation import write
from misto.games.akropolis.placement import LEVEL, ORDER_SHIFT, PLACES_A_CELL, City
from misto.games.akropolis.rules.turns import Akropolis
from misto.games.akropolis.scoring import STARRED, VALUE, tally


def decide(whole: State, seat: int) -> Decision | None:
    state = cast(Akropolis, whole)
    if state.active == OVER or seat != state.active:
        return None
    stones = int(state.stones[seat])
    if state.held == NOTHING:
        takes = tuple(take_option(state, place) for place in range(min(stones + 1, int(state.row_count))))
        refused = tuple(
            Refusal(write(place), (f"row:{place}",), why_not(state, seat, place))
            for place in range(stones + 1, int(state.row_count))
        )
        return Decision(seat, "take", "AK-3.3", "prompt-take", {"stones": stones}, takes, refused)
    tile = int(state.held)
    args: dict[str, Value] = {"tile": tile, "hexes": hexes_of(tile)}
    return Decision(
        seat,
        "place",
        "AK-4.1",
        "prompt-place",
        args,
        place_options(state, seat),
        near_misses(state.cities[seat]),
    )


def take_option(state: Akropolis, place: int) -> Option:
    tile = int(state.row[place])
    args: dict[str, Value] = {"tile": tile, "hexes": hexes_of(tile), "stones": place}
    return Option(place, write(place), "option-take", "take", "AK-3.3", args, (f"row:{place}",))


def place_options(state: Akropolis, seat: int) -> tuple[Option, ...]:
    """Every placement with the points, colour by colour, and stones it would bring at once, the most points first."""
    city = state.cities[seat]
    out = vec[i64]([0] * (PLACES_A_CELL * int(city.built) + 6))
    before = colour_points(city, state.house)
    options = []
    for i in range(city.legal(out)):
        action = int(out[i])
        q, r, rotation = int(cell_q(action)), int(cell_r(action)), int(rotation_of(action))
        after = city.copy()
        stones = int(after.place(state.held, q, r, rotation))
        level = int(after.shown(q, r) & LEVEL)
        colours = [now - was for now, was in zip(colour_points(after, state.house), before, strict=True)]
        args: dict[str, Value] = {
            "q": q,
            "r": r,
            "rotation": rotation,
            "level": level,
            "gain": sum(colours) + stones,
            "colours": colours,
            "stones": stones,
        }
        rule = "AK-4.2" if level == 1 else "AK-4.3"
        spot = touches(q, r, rotation)
        options.append(Option(action, write(action), "option-place", "place", rule, args, spot))
    options.sort(key=lambda option: -int(str(option.args["gain"])))
    return tuple(options)


def colour_points(city: City, house: House) -> list[int]:
    """AK-7.5: value times stars of each colour."""
    sums = tally(city, house)
    return [int(sums[VALUE + colour] * sums[STARRED + colour]) for colour in range(COLOURS)]


def touches(q: int, r: int, rotation: int) -> tuple[str, ...]:
    return (f"hex:{q},{r},{rotation}",)


def near_misses(city: City) -> tuple[Refusal, ...]:
    """Every placement that begins on a built cell and cannot be: what a person may point at."""
    refused = []
    for cell in sorted(int(city.cells[i]) for i in range(city.built)):
        q, r = int(city.q_at(cell)), int(city.r_at(cell))
        for rotation in range(6):
            if not city.fits(q, r, rotation):
                code, why = write(placement(q, r, rotation)), why_not_there(city, q, r, rotation)
                args: dict[str, Value] = {"q": q, "r": r, "rotation": rotation}
                args["level"] = max(1, *(shown & LEVEL for shown in beneath(city, q, r, rotation)))
                refused.append(Refusal(code, touches(q, r, rotation), why, args))
    return tuple(refused)


def why_not(whole: State, seat: int, action: int) -> Reason:
    """Why an action that is not legal now is not."""
    state = cast(Akropolis, whole)
    if state.active == OVER:
        return Reason("AK-7.4", "reason-over")
    if seat != state.active:
        return Reason("AK-3.1", "reason-not-active", {"seat": int(state.active)})
    if state.held == NOTHING:
        if not 0 <= action < PLACE:
            return Reason("AK-3.2", "reason-take-first")
        if action >= state.row_count:
            return Reason("AK-2.3", "reason-no-tile", {"tiles": int(state.row_count)})
        stones = int(state.stones[seat])
        if stones == 0:
            return Reason("AK-3.4", "reason-no-stones", {"cost": action})
        return Reason("AK-3.5", "reason-stones", {"cost": action, "stones": stones})
    if not PLACE <= action < ACTIONS:
        return Reason("AK-3.2", "reason-place-first", {"tile": int(state.held)})
    q, r, rotation = int(cell_q(action)), int(cell_r(action)), int(rotation_of(action))
    return why_not_there(state.cities[seat], q, r, rotation)


def beneath(city: City, q: int, r: int, rotation: int) -> list[int]:
    """What shows where the three hexes of a tile would lie; 0 where nothing does."""
    cells = [(q, r)]
    for direction in (rotation, (rotation + 1) % 6):
        cells.append((q + int(STEP_Q[direction]), r + int(STEP_R[direction])))
    return [int(city.shown(*cell)) for cell in cells]


def why_not_there(city: City, q: int, r: int, rotation: int) -> Reason:
    shown = beneath(city, q, r, rotation)
    if not any(shown):
        return Reason("AK-4.2", "reason-apart")
    if not all(shown):
        return Reason("AK-4.3", "reason-gap")
    if len({one & LEVEL for one in shown}) > 1:
        return Reason("AK-4.4", "reason-uneven")
    assert len({one >> ORDER_SHIFT for one in shown}) == 1
    return Reason("AK-4.3", "reason-single-tile")
