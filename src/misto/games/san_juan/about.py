"""What each part of San Juan is: what a building does and when, what it costs and is worth to the asker now."""

from typing import cast

from misto.core.about import About, Facts, Said
from misto.core.state import State
from misto.games.san_juan.asks import ASK_BUILD
from misto.games.san_juan.catalog import (
    CATHEDRAL,
    EVENT_IDS,
    GOOD_IDS,
    GOODS,
    KIND_OF,
    NOTHING,
    PRODUCTION,
    ROLE_IDS,
    TILE_ROWS,
    TILES,
    TRADER,
    VP,
)
from misto.games.san_juan.cites import BUILDINGS
from misto.games.san_juan.reasons import dearest, worth_of
from misto.games.san_juan.rules import builder, trader
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.view import area, known_tiles

# In which phase a building works (SJ-10, SJ-11), as the cards' corners say it.
WHEN = {
    "builder": "smithy poor_house black_market crane carpenter quarry tavern park",
    "producer": "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter well aqueduct",
    "trader": "trading_post market_stand market_hall hut harbor",
    "councillor": "archive prefecture customs_office",
    "prospector": "gold_mine goldsmith",
    "round": "chapel tower guard_room office_building bank",
    "any": "library",
    "end": "guild_hall city_hall triumphal_arch palace residence cathedral",
}
PHASE = {card: phase for phase, cards in WHEN.items() for card in cards.split()}
FIRST_EDITION = ("gold_mine", "guild_hall")  # what they did there is told apart (SJ-1.1)
ROLE_RULES = ("SJ-4.1", "SJ-5.1", "SJ-6.1", "SJ-7.1", "SJ-8.1")
CARDS = ("card", "hand", "drawn", "table", "area")


def about(whole: State, viewer: int, what: str) -> About | None:
    state = cast(SanJuan, whole)
    kind, *rest = what.split(":")
    if kind == "seat" and rest and (seat := seat_in(state, rest[0])) is not None:
        return about_seat(state, viewer, seat)
    if kind == "role" and rest and rest[0] in ROLE_IDS:
        return about_role(state, ROLE_IDS.index(rest[0]))
    if kind == "event" and rest and rest[0] in EVENT_IDS:
        return about_event(state, EVENT_IDS.index(rest[0]))
    if kind == "good" and rest and rest[0] in GOOD_IDS:
        return about_good(state, viewer, GOOD_IDS.index(rest[0]))
    if kind in CARDS:
        owner = seat_in(state, rest[0]) if kind == "area" and rest else None
        name = rest[1] if kind == "area" and len(rest) > 1 else rest[0] if rest else ""
        if name in KIND_OF and (kind != "area" or owner is not None):
            return about_card(state, viewer, KIND_OF[name], owner)
        return None
    return about_thing(state, viewer, kind)


def seat_in(state: SanJuan, word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 3 and int(word) < state.seats else None


def about_card(state: SanJuan, viewer: int, kind: int, owner: int | None) -> About:
    name = next(card for card, number in KIND_OF.items() if number == kind)
    entry, rule = f"card:{name}", BUILDINGS[name]
    first = state.house.edition == 1 and name in FIRST_EDITION
    cost, points = int(state.house.cost[kind]), int(VP[kind])
    lines = [Said(f"card-{name}.{'first' if first else 'help'}", {}, rule)]
    lines.append(Said("about-cost", {"cost": cost, "points": points}, "SJ-4.6"))
    if name in PHASE:
        lines.append(Said(f"about-when-{PHASE[name]}", {}, "SJ-3.13" if PHASE[name] != "end" else "SJ-13.4"))
    if kind >= state.house.kinds:
        lines.append(Said("about-not-here", {}, "SJ-1.2"))
    elif owner is not None:
        lines += standing(state, viewer, kind, owner, name)
    elif viewer >= 0:
        lines += for_asker(state, viewer, kind)
    facts: Facts = {"card": name, "cost": cost, "points": points}
    return About(Said(f"card-{name}"), Said("about-short-card", facts, entry), tuple(lines), entry)


def for_asker(state: SanJuan, viewer: int, kind: int) -> list[Said]:
    """What the building would cost and bring whoever asks."""
    lines = []
    if kind >= PRODUCTION and state.owns[viewer] >> kind & 1:
        return [Said("about-owned", {}, "SJ-4.2")]
    if state.ask == ASK_BUILD and state.actor == viewer:
        price = int(builder.price(state, viewer, kind, NOTHING))
        lines.append(Said("about-price-now", {"cost": price}, "SJ-4.6"))
    if kind != CATHEDRAL or state.cathedral:
        lines.append(Said("about-worth", {"points": worth_of(state, viewer, kind)}, "SJ-13.4"))
    return lines


def standing(state: SanJuan, viewer: int, kind: int, owner: int, name: str) -> list[Said]:
    """A building of an area, as the asker sees it."""
    found = [one for one in area(state, owner, viewer)["buildings"] if one["card"] == name]
    if not found:
        return []
    lines = [Said("about-stands", {"seat": owner, "copies": len(found)}, "SJ-4.1")]
    goods = sum(one["good"] for one in found)
    if goods:
        lines.append(Said("about-goods-here", {"goods": goods}, "SJ-5.1"))
    piled = sum(sum(one.get("piles", {}).values()) for one in found)
    if piled:
        lines.append(Said("about-piled", {"count": piled}, "SJ-13.4"))
    covered = [card for one in found for card in one["covered"]]
    if covered:
        lines.append(Said("about-covered", {"cards": covered}, "SJ-4.5"))
    return lines


def about_role(state: SanJuan, role: int) -> About:
    name = ROLE_IDS[role]
    used = bool(state.roles_used >> role & 1)
    status = Said("about-role-used" if used else "about-role-free", {}, "SJ-3.8")
    lines = (Said(f"role-{name}.help", {}, ROLE_RULES[role]), status)
    short = Said("about-short-role", {"role": name, "used": used}, "SJ-3.8")
    return About(Said(f"role-{name}"), short, lines, f"role:{name}")


def about_event(state: SanJuan, event: int) -> About:
    name = EVENT_IDS[event]
    where = "here" if state.row >> event & 1 else "gone" if state.gone >> event & 1 else "hidden"
    if not state.house.events:
        where = "none"
    lines = (
        Said(f"event_card-{name}.help", {}, f"event:{name}"),
        Said(f"about-event-{where}", {}, "SJ-12.4"),
    )
    return About(Said(f"event_card-{name}"), lines[1], lines, f"event:{name}")


def about_good(state: SanJuan, viewer: int, good: int) -> About:
    prices = [row[good] for row in TILE_ROWS] if good < PRODUCTION else [dearest(good)]
    low, high = min(prices), max(prices)
    fixed = low == high
    lines = [Said("about-good-fixed" if fixed else "about-good", {"low": low, "high": high}, "SJ-6.1")]
    if state.phase == TRADER and state.trades:
        lines.append(Said("about-good-now", {"count": int(trader.price(state, good))}, "SJ-6.3"))
    if viewer >= 0:
        lines.append(Said("about-good-yours", {"goods": int(state.full[viewer * GOODS + good])}, "SJ-6.2"))
    return About(Said(f"good-{GOOD_IDS[good]}"), lines[-1], tuple(lines), "tiles")


def about_thing(state: SanJuan, viewer: int, kind: str) -> About | None:
    if kind == "governor":
        lines = [
            Said("about-governor", {}, "SJ-3.7"),
            Said("about-governor-now", {"seat": int(state.governor)}, "SJ-3.11"),
        ]
        return About(Said("governor"), lines[1], tuple(lines), "governor")
    if kind in ("tiles", "prices"):
        known = known_tiles(state)
        lines = [Said("about-tiles", {}, "SJ-6.1")]
        lines += [Said("about-tile", {"prices": prices}, "SJ-6.8") for prices in known]
        if len(known) < TILES:
            lines.append(Said("about-tiles-hidden", {"count": int(TILES) - len(known)}, "SJ-6.8"))
        return About(Said("prices"), lines[-1], tuple(lines), "tiles")
    if kind in ("deck", "discards"):
        facts: Facts = {"deck": int(state.deck_left), "discards": int(state.discarded)}
        line = Said("about-deck", facts, "SJ-9.2")
        return About(Said("about-deck-title"), line, (line,))
    return None


def about_seat(state: SanJuan, viewer: int, seat: int) -> About:
    seen = area(state, seat, viewer)
    facts: Facts = {
        "seat": seat,
        "size": seen["size"],
        "hand": seen["hand_size"],
        "goods": seen["goods"],
        "points": seen["points"],
    }
    lines = [Said("about-short-seat", facts, "SJ-13.4")]
    if not seen["points_are_all"]:
        lines.append(Said("about-points-open", {}, "SJ-9.5"))
    return About(Said("about-seat", {"seat": seat}), lines[0], tuple(lines))
