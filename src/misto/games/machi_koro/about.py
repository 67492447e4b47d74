"""What each part of Machi Koro is: what a card does, when, for how much, and what it brings this city now."""

from typing import cast

from misto.core.about import About, Facts, Said
from misto.core.state import State
from misto.core.why import tenths
from misto.games.machi_koro.catalog import (
    BUSINESS_CENTER,
    COLOUR,
    HARBOR,
    KIND_OF,
    KINDS,
    LANDMARK_IDS,
    LANDMARKS,
    NEEDS_HARBOR,
    PURPLE,
    RED,
    ROWS,
    TRAIN_STATION,
)
from misto.games.machi_koro.estimate import card_income
from misto.games.machi_koro.reasons import mean, own_income
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.scoring import landmarks_built
from misto.games.machi_koro.view import from_rivals

CITY_HALL = "city_hall"


def about(whole: State, viewer: int, what: str) -> About | None:
    state = cast(MachiKoro, whole)
    kind, *rest = what.split(":")
    owner = seat_in(state, rest[0]) if len(rest) == 2 or kind == "seat" else viewer
    name = rest[-1] if rest else ""
    if kind == "dice":
        return about_dice(state, viewer)
    if owner is None:
        return None
    if kind == "seat":
        return about_city(state, owner)
    if kind == "landmark" and name in LANDMARK_IDS:
        return about_landmark(state, owner, LANDMARK_IDS.index(name))
    if kind in ("card", "city") and name == CITY_HALL:
        lines = (Said("about-city-hall", {}, "MK-8.3"),)
        return About(Said("city-hall"), lines[0], lines, "card:city_hall")
    if kind in ("card", "market", "city") and name in KIND_OF:
        return about_card(state, owner, KIND_OF[name], kind)
    return None


def seat_in(state: MachiKoro, word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 3 and int(word) < state.seats else None


def about_card(state: MachiKoro, owner: int, kind: int, where: str) -> About:
    name, rolls = ROWS[kind].id, list(ROWS[kind].rolls)
    entry = f"card:{name}"
    cost, left = int(state.house.cost[kind]), int(state.market[kind])
    lines = [
        Said(f"card-{name}.help", {}, entry),
        Said("about-numbers", {"numbers": rolls, "count": len(rolls)}, "MK-4.3"),
        Said("about-cost", {"cost": cost, "left": left}, "MK-5.2"),
    ]
    copies = int(state.cards[owner * KINDS + kind]) if owner >= 0 else 0
    if kind >= state.kinds:
        lines.append(Said("about-not-here", {}, "MK-2.1"))
    elif owner >= 0:
        if copies:
            brings = triggered(state, owner, kind, copies)
            lines.append(Said("about-brings", {"seat": owner, "copies": copies, "coins": brings}, "MK-4.12"))
        if where != "city" and kind != BUSINESS_CENTER and not (copies and COLOUR[kind] == PURPLE):
            brings = triggered(state, owner, kind, copies + 1)
            lines.append(Said("about-with-one", {"copies": copies + 1, "coins": brings}, "MK-4.12"))
        if NEEDS_HARBOR[kind] and not state.has_built(owner, HARBOR):
            lines.append(Said("about-needs-harbor", {}, "MK-8.9"))
    facts: Facts = {"card": name, "numbers": rolls, "cost": cost, "left": left, "copies": copies}
    short = Said("about-short-city" if where == "city" else "about-short-card", facts, entry)
    return About(Said(f"card-{name}"), short, tuple(lines), entry)


def triggered(state: MachiKoro, owner: int, kind: int, copies: int) -> int:
    """What so many copies bring when their number comes; cards that take, from purses as they are now."""
    with_them = state.copy()
    with_them.cards[owner * KINDS + kind] = copies
    if COLOUR[kind] == PURPLE:
        without = state.copy()
        without.cards[owner * KINDS + kind] = 0
        roll = ROWS[kind].rolls[0]
        return from_rivals(with_them, owner, roll) - from_rivals(without, owner, roll)
    brings = int(card_income(with_them, owner, kind))
    if COLOUR[kind] == RED:
        return min(brings, max(int(state.coins[s]) for s in range(state.seats) if s != owner))
    return brings


def about_landmark(state: MachiKoro, owner: int, mark: int) -> About:
    name = LANDMARK_IDS[mark]
    entry = f"landmark:{name}"
    cost = int(state.house.cost[KINDS + mark])
    lines = [Said(f"landmark-{name}.help", {}, entry), Said("about-landmark-cost", {"cost": cost}, "MK-5.3")]
    built = False
    if mark >= state.landmarks:
        lines.append(Said("about-not-here", {}, "MK-2.1"))
    elif owner >= 0:
        built = bool(state.built[owner * LANDMARKS + mark])
        if built:
            lines.append(Said("about-built", {"seat": owner}, "MK-5.3"))
        else:
            missing = max(0, cost - int(state.coins[owner]))
            lines.append(Said("about-missing", {"seat": owner, "coins": missing}, "MK-5.3"))
    facts: Facts = {"landmark": name, "cost": cost, "built": built}
    return About(Said(f"landmark-{name}"), Said("about-short-landmark", facts, entry), tuple(lines), entry)


def about_dice(state: MachiKoro, viewer: int) -> About:
    result = int(state.result())
    lines = [Said("about-dice", {"result": result}, "MK-4.1")]
    if viewer >= 0:
        lines.append(Said("about-die-mean", {"coins": tenths(mean(state, viewer, 1))}, "MK-4.3"))
        if state.has_built(viewer, TRAIN_STATION):
            lines.append(Said("about-dice-mean", {"coins": tenths(mean(state, viewer, 2))}, "MK-4.3"))
    return About(Said("about-dice-title"), lines[0], tuple(lines))


def about_city(state: MachiKoro, owner: int) -> About:
    facts: Facts = {
        "seat": owner,
        "coins": int(state.coins[owner]),
        "built": int(landmarks_built(state, owner)),
        "of": int(state.landmarks),
    }
    short = Said("about-short-seat", facts, "MK-6.1")
    income = Said("about-income", {"coins": tenths(own_income(state, owner))}, "MK-4.3")
    return About(Said("about-city-title", {"seat": owner}), short, (short, income))
