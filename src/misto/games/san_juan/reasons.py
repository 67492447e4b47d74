"""Why a move: points, cards and goods it brings for sure, what it costs, and what rivals get of a role.

What the deck would decide is left out: a reason holds whatever is drawn.
"""

from typing import cast

from misto.core.state import State
from misto.core.why import Gain, Why, weighed
from misto.games.san_juan.actions import EVENT, NO, PASS, YES
from misto.games.san_juan.asks import ASK_KEEP
from misto.games.san_juan.catalog import (
    EVENT_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    NOTHING,
    PRODUCTION,
    ROLE_IDS,
    SLOTS,
    TILE_ROWS,
    TILES,
    VIOLET_SET,
    VP,
)
from misto.games.san_juan.decisions import choice, parted
from misto.games.san_juan.rules import builder, trader
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.scoring import total
from misto.games.san_juan.view import ASKS

# Questions whose yes is a plain draw of cards.
DRAWS = (
    *("carpenter_draw", "poor_house_draw", "tavern_draw", "well_draw"),
    *("stand_draw", "hall_draw", "hut_draw", "prospector_draw"),
)
GIVING = ("office_exchange", "chapel_card", "bank_cards", "amnesty_cards")


def reasons(whole: State, seat: int, best: int, second: int | None = None) -> list[Why]:
    state = cast(SanJuan, whole)
    return weighed(gains(state, seat, best), None if second is None else gains(state, seat, second))


def gains(state: SanJuan, seat: int, action: int) -> list[Gain]:
    verb, place = parted(action)
    ask = ASKS[state.ask]
    if verb in ("role", "visit"):
        return gains_of_role(state, seat, action, ROLE_IDS[place])
    if verb == "event":
        return [Gain("event", "SJ-12.4", 1, 0.5, {"event": EVENT_IDS[action - EVENT]})]
    if ask in ("build_choose", "subsidy_build"):
        return gains_of_building(state, seat, place if verb == "build" else NOTHING)
    if ask == "crane_target":
        slot = int(builder.area_slot(state, seat, place)) if verb == "cover" else int(NOTHING)
        cost = Gain("cost", "SJ-4.6", int(builder.price(state, seat, state.building, slot)), -0.6)
        return [cost, *gains_of_loss(state, slot)]
    if verb == "raze":
        return gains_of_loss(state, int(builder.area_slot(state, seat, place)))
    if verb in ("pay", "discard", "store"):
        return gains_of_giving(state, seat, place, verb)
    if verb == "keep":
        return gains_of_keeping(state, seat, place)
    if verb == "sell":
        return [Gain("price", "SJ-6.3", int(trader.price(state, place)), 1.0)]
    if verb == "produce":
        return [Gain("dearest", "SJ-6.1", dearest(place), 0.5)]
    if ask == "market_goods":
        return [Gain("spends", "SJ-4.7", dearest(place) if verb == "spend" else 0, -0.4)]
    return gains_of_yes(state, seat, action, ask)


def dearest(good: int) -> int:
    """The most a good can sell for on any of the five tiles; the Customs good always for 2."""
    return max(tile[good] for tile in TILE_ROWS) if good < PRODUCTION else 2


def gains_of_role(state: SanJuan, seat: int, action: int, role: str) -> list[Gain]:
    after = state.copy()
    after.apply(seat, action)
    rivals = [other for other in range(state.seats) if other != seat]
    found: list[Gain] = []
    if role == "builder":
        can = int(builder.buildable(after, seat))
        worths = {kind: worth_of(after, seat, kind) for kind in range(KINDS) if can >> kind & 1}
        if worths:
            best = max(worths, key=lambda kind: worths[kind])
            found.append(Gain("can-build", "SJ-4.1", worths[best], 1.0, told={"card": KIND_IDS[best]}))
        return found
    if role == "producer":
        made = [
            int(sum(state.made[o * PRODUCTION + g] for g in range(PRODUCTION))) for o in range(state.seats)
        ]
        full = [int(sum(state.full[o * GOODS + g] for g in range(PRODUCTION))) for o in range(state.seats)]
        limit = choice(after, seat) if after.actor == seat and ASKS[after.ask] == "produce_choose" else None
        if limit is not None:
            found.append(Gain("goods", "SJ-5.1", limit.most, 1.2))
        idle = sum(1 for other in rivals if made[other] == full[other])
    elif role == "trader":
        found += gains_of_trade(state, after, seat)
        idle = sum(1 for other in rivals if state.goods(other) == 0)
    elif role == "councillor":
        if after.actor == seat and after.ask == ASK_KEEP:
            found.append(Gain("looks", "SJ-7.1", int(after.drawn_size), 0.3))
        return found
    else:
        found.append(Gain("cards", "SJ-8.1", 1 + int(after.doubled), 1.0))
        idle = len(rivals)
    return [*found, Gain("idle", "SJ-3.10", idle, 0.5)] if idle else found


def gains_of_trade(state: SanJuan, after: SanJuan, seat: int) -> list[Gain]:
    """How much can be sold, and for how many cards where the next tile is known (SJ-6.8)."""
    if after.actor != seat or ASKS[after.ask] != "sell_choose":
        return []
    limit = choice(after, seat)
    assert limit is not None
    found = [Gain("sales", "SJ-6.2", limit.most, 1.0)]
    if state.trades >= TILES:
        prices = [
            int(trader.price(after, g)) for g in range(GOODS) for _ in range(after.full[seat * GOODS + g])
        ]
        found.append(Gain("sold", "SJ-6.3", sum(sorted(prices, reverse=True)[: limit.most]), 1.0))
    return found


def worth_of(state: SanJuan, seat: int, kind: int) -> int:
    """The points a building adds to the area as it stands."""
    with_it = state.copy()
    with_it.place(seat, kind)
    return int(total(with_it, seat) - total(state, seat))


def gains_of_building(state: SanJuan, seat: int, kind: int) -> list[Gain]:
    cost = Gain("cost", "SJ-4.6", 0, -0.6)
    if kind == NOTHING:
        return [cost]
    if ASKS[state.ask] == "build_choose":
        cost = Gain("cost", "SJ-4.6", int(builder.price(state, seat, kind, NOTHING)), -0.6)
    found = [Gain("points", "SJ-13.4", worth_of(state, seat, kind), 1.0), cost]
    if state.size[seat] + 1 == SLOTS:
        found.append(Gain("ends", "SJ-13.1", 1, 0.5))
    if kind < PRODUCTION and state.made[seat * PRODUCTION + kind] == 0:
        found.append(Gain("new-good", "SJ-5.1", dearest(kind), 0.4, told={"card": KIND_IDS[kind]}))
    return found


def gains_of_loss(state: SanJuan, slot: int) -> list[Gain]:
    """A building that is covered or falls: its points and its good."""
    if slot == NOTHING:
        return [Gain("loses", "SJ-13.4", 0, -1.0), Gain("loses-good", "SJ-4.5", 0, -1.0)]
    seat = slot // int(SLOTS)
    without = state.copy()
    good = int(state.stock[slot] != NOTHING)
    without.vacate(slot)
    lost = int(total(state, seat) - total(without, seat))
    return [Gain("loses", "SJ-13.4", lost, -1.0), Gain("loses-good", "SJ-4.5", good, -1.0)]


def gains_of_giving(state: SanJuan, seat: int, kind: int, verb: str) -> list[Gain]:
    """A card that leaves the hand: what it could still have become."""
    found = [
        Gain("gives-points", "SJ-13.4", int(VP[kind]), -0.5),
        Gain("gives-cost", "SJ-4.1", int(state.house.cost[kind]), -0.2),
    ]
    if state.owns[seat] & VIOLET_SET & (1 << kind):
        found.append(Gain("spare-built", "SJ-4.2", 1, 1.5, told={"card": KIND_IDS[kind]}))
    elif state.hand[seat * KINDS + kind] > 1:
        found.append(Gain("spare-copy", "SJ-4.8", 1, 0.8, told={"card": KIND_IDS[kind]}))
    if verb == "store" and ASKS[state.ask] in ("chapel_card", "bank_cards"):
        found.append(Gain("stored", "SJ-13.4", 1, 1.0))
    return found


def gains_of_keeping(state: SanJuan, seat: int, kind: int) -> list[Gain]:
    found = [
        Gain("keeps-points", "SJ-13.4", int(VP[kind]), 0.5),
        Gain("keeps-cost", "SJ-4.1", int(state.house.cost[kind]), 0.2),
    ]
    known = (int(state.owns[seat]) & int(VIOLET_SET)) | int(state.held[seat])
    if not known >> kind & 1:
        found.append(Gain("new-card", "SJ-4.1", 1, 0.5, told={"card": KIND_IDS[kind]}))
    return found


def gains_of_yes(state: SanJuan, seat: int, action: int, ask: str) -> list[Gain]:
    if action in (PASS, NO):
        return [Gain("whole-hand", "SJ-3.12", 1, 0.2)] if ask in GIVING else []
    if ask in DRAWS:
        return [Gain("cards", "SJ-9.3", 1 + (int(state.doubled) if ask == "prospector_draw" else 0), 1.0)]
    if ask == "council_act":
        looked = 2 + (3 * (1 + int(state.doubled)) if action == YES and seat == state.chooser else 0)
        return [Gain("looks", "SJ-7.1", looked, 0.3)]
    if ask == "customs_fill":
        return [Gain("goods", "SJ-7.4", 1, 1.2)]
    if ask == "use_library":
        return [Gain("doubles", "SJ-10.22", 1, 1.0, {"role": ROLE_IDS[state.phase]})]
    if ask in ("mine_use", "goldsmith_use"):
        return [
            Gain("reveals", "SJ-8.2" if ask == "mine_use" else "SJ-8.3", 4 if ask == "mine_use" else 1, 0.3)
        ]
    assert ask == "goldsmith_keep"
    kind = next(k for k in range(KINDS) if state.drawn[k])
    return [Gain("cards", "SJ-8.3", 1, 1.0), *gains_of_keeping(state, seat, kind)]
