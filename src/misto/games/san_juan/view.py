"""What one seat may see (SJ-9.4, SJ-9.5). A field that is not listed stays."""

from collections.abc import Iterable
from typing import cast

from misto.core.message import View
from misto.core.state import State
from misto.games.san_juan import scoring
from misto.games.san_juan.actions import BUILD, DISCARD, PAY, SPEND
from misto.games.san_juan.asks import ASK_MARKET, ASK_PAY, OVER
from misto.games.san_juan.catalog import (
    BIT,
    CARD_IDS,
    CATHEDRAL,
    EVENT_IDS,
    EVENTS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    NOTHING,
    PALACE,
    PRODUCTION,
    QUARRY,
    RECONSTRUCTED,
    ROLE_IDS,
    SLOTS,
    SMITHY,
    TILES,
    TRADER,
    VP,
)
from misto.games.san_juan.rules import builder
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.seen import SanJuanArea, SanJuanBuilding, SanJuanLess, SanJuanPayment, SanJuanView
from misto.games.san_juan.state import (
    COVERED,
    UNDER_BANK,
    UNDER_CHAPEL,
    UNDER_HARBOR,
    beneath_card,
    beneath_slot,
    beneath_way,
)

ASKS = (
    "setup_discard",
    "office_exchange",
    "chapel_card",
    "bank_cards",
    "limit_discard",
    "choose_role",
    "use_library",
    "build_choose",
    "crane_target",
    "market_goods",
    "pay_card",
    "carpenter_draw",
    "poor_house_draw",
    "tavern_draw",
    "produce_choose",
    "well_draw",
    "sell_choose",
    "stand_draw",
    "hall_draw",
    "hut_draw",
    "council_act",
    "council_keep",
    "archive_discard",
    "customs_fill",
    "prospector_draw",
    "mine_use",
    "mine_pick",
    "goldsmith_use",
    "goldsmith_keep",
    "earthquake_building",
    "tax_discard",
    "amnesty_cards",
    "subsidy_build",
    "visit_role",
    "over",
)
PHASES = (
    *ROLE_IDS,
    *EVENT_IDS,
    "tavern",
    "hut",
    "office",
    "store",
    "limit",
    "setup",
    "role",
    "over",
)
PILES = ((int(UNDER_CHAPEL), "chapel"), (int(UNDER_BANK), "bank"), (int(UNDER_HARBOR), "harbor"))


def counted(state: SanJuan, first: int) -> dict[str, int]:
    """A hand: kinds and how many of each."""
    return {KIND_IDS[k]: int(state.hand[first + k]) for k in range(KINDS) if state.hand[first + k] > 0}


def building(state: SanJuan, seat: int, slot: int, viewer: int) -> SanJuanBuilding:
    at = seat * int(SLOTS) + slot
    under = [int(entry) for entry in state.beneath if beneath_slot(entry) == at]
    shown: SanJuanBuilding = {
        "card": KIND_IDS[state.site[at]],
        "good": state.stock[at] != NOTHING,
        "covered": [CARD_IDS[beneath_card(entry)] for entry in under if beneath_way(entry) == COVERED],
        "works": bool(state.works[seat] >> state.site[at] & 1),
    }
    if scoring.are_piles_told(state, seat, viewer):
        shown["piles"] = {
            name: sum(1 for entry in under if beneath_way(entry) == way)
            for way, name in PILES
            if any(beneath_way(entry) == way for entry in under)
        }
    if seat == viewer:  # never the Harbor's cards, which nobody has looked at
        stored = (entry for entry in under if beneath_way(entry) in (UNDER_CHAPEL, UNDER_BANK))
        shown["stored"] = [KIND_IDS[beneath_card(entry)] for entry in stored]
    return shown


def open_points(state: SanJuan, seat: int) -> int:
    """Points without the cards under buildings."""
    points = int(scoring.before_palace(state, seat) - state.piled[seat])
    return points + points // 4 if state.owns[seat] >> PALACE & 1 else points


def area(state: SanJuan, seat: int, viewer: int) -> SanJuanArea:
    told = scoring.are_piles_told(state, seat, viewer)
    slots = [slot for slot in range(SLOTS) if state.site[seat * SLOTS + slot] != NOTHING]
    shown: SanJuanArea = {
        "buildings": [building(state, seat, slot, viewer) for slot in slots],
        "size": int(state.size[seat]),
        "goods": int(state.goods(seat)),
        "hand_size": int(state.hand_size[seat]),
        "points": int(state.points(seat)) if told else open_points(state, seat),
        "points_are_all": told,
        "bank_used": bool(state.bank_used >> seat & 1),
    }
    if seat == viewer:
        shown["hand"] = counted(state, seat * int(KINDS))
    return shown


def drawn(state: SanJuan, viewer: int) -> list[str]:
    """Cards drawn and not yet kept: the councillor's for the drawer, revealed ones for all."""
    if viewer != state.actor and state.is_drawn_secret():
        return []
    return [KIND_IDS[k] for k in range(KINDS) for _ in range(state.drawn[k])]


def known_tiles(state: SanJuan) -> list[list[int]]:
    """The price tiles seen so far, in their order (SJ-6.8); the next one to turn comes first once all are known."""
    rows = []
    for i in range(min(int(state.trades), int(TILES))):
        first = int(state.tiles[i]) * int(GOODS)
        rows.append([int(state.house.price[first + good]) for good in range(GOODS - 1)])
    return rows


def payment(state: SanJuan, viewer: int, latest: Iterable[int]) -> SanJuanPayment | None:
    """SJ-4.3e, f: the position holds what is owed; what was given, the moves since the build."""
    if state.ask not in (ASK_MARKET, ASK_PAY):
        return None
    bill: SanJuanPayment = {"card": KIND_IDS[state.building], "owed": int(state.owed)}
    goods: list[str] = []
    cards: list[str] = []
    for action in latest:
        if SPEND <= action < BUILD:
            goods.insert(0, GOOD_IDS[action - SPEND])
        elif PAY <= action < DISCARD:
            cards.insert(0, KIND_IDS[action - PAY])
        elif BUILD <= action < PAY:
            break
    else:
        return bill
    bill |= {"cost": bill["owed"] + len(goods) + len(cards), "goods": goods, "cards": len(cards)}
    bill["less"] = reductions(state, bill["cost"])
    if viewer == state.actor:
        bill["paid"] = cards
    return bill


def reductions(state: SanJuan, cost: int) -> list[SanJuanLess]:
    """SJ-4.6: what made the building under way cheaper. The role and the seat's buildings tell their part; the rest
    is what the Crane saves, as the covered building is gone (SJ-4.5)."""
    seat, kind = int(state.actor), int(state.building)
    works = state.works[seat] & ~BIT[kind]  # it lies there already, and lowers no price of its own
    privilege = int(builder.privilege(state, seat, works))
    helper = int(SMITHY if kind < PRODUCTION else QUARRY)
    parts = {
        "role": min(privilege, 1),
        "library": max(privilege - 1, 0),
        KIND_IDS[helper]: int(works >> helper & 1),
    }
    parts["crane"] = int(state.house.cost[kind]) - cost - sum(parts.values())
    return [{"by": by, "count": count} for by, count in parts.items() if count]


def recall(whole: State, viewer: int, latest: Iterable[int]) -> View:
    return {"payment": payment(cast(SanJuan, whole), viewer, latest)}


def view(whole: State, seat: int) -> SanJuanView:
    state = cast(SanJuan, whole)
    house = state.house
    over = state.ask == OVER
    tiles = known_tiles(state)
    builder = next((s for s in range(state.seats) if state.owns[s] & BIT[CATHEDRAL]), -1)
    return {
        "game": "san_juan",
        "seat": seat,
        "edition": int(house.edition),
        "new_buildings": house.new_buildings,
        "events": house.events,
        "reconstructed": list(RECONSTRUCTED) if house.new_buildings else [],
        "round": int(state.round_count),
        "governor": int(state.governor),
        "phase": PHASES[state.phase],
        "chooser": int(state.chooser),
        "actor": int(state.actor),
        "asked": ASKS[state.ask],
        "library": bool(state.doubled) and state.phase < len(ROLE_IDS),
        "building": KIND_IDS[state.building] if state.building >= 0 else None,
        "owed": int(state.owed),
        "payment": payment(state, seat, ()),
        "roles": {role: not state.roles_used >> i & 1 for i, role in enumerate(ROLE_IDS)},
        "prices": tiles[(state.trades - 1) % TILES] if state.phase == TRADER else None,
        "tiles": tiles,
        "tile_at": int(state.trades % TILES),
        "deck": int(state.deck_left),
        "discards": int(state.discarded),
        "event_row": [EVENT_IDS[e] for e in range(EVENTS) if state.row >> e & 1],
        "events_gone": [EVENT_IDS[e] for e in range(EVENTS) if state.gone >> e & 1],
        "cathedral": "table" if state.cathedral else builder if house.new_buildings else None,
        "areas": [area(state, s, seat) for s in range(state.seats)],
        "drawn": drawn(state, seat),
        "costs": {KIND_IDS[k]: int(house.cost[k]) for k in range(house.kinds)},
        "vp": {KIND_IDS[k]: int(VP[k]) for k in range(house.kinds)},
        "over": over,
        "outcome": [scoring.outcome(state, s) for s in range(state.seats)] if over else None,
    }
