"""The builder (SJ-4): choose a card, cover with the Crane, pay with goods and cards, draw.

Of each chapter: ``begin`` opens a seat's part and says whether it is asked something; ``answer``
takes its decision and says whether it is asked something more.
"""

from typing import Final

from mypy_extensions import i64

from misto.games.san_juan.actions import BUILD, COVER, PASS, PAY, SPEND, YES
from misto.games.san_juan.asks import (
    ASK_BUILD,
    ASK_CARPENTER,
    ASK_CRANE,
    ASK_MARKET,
    ASK_PAY,
    ASK_POOR_HOUSE,
    MAY_PASS,
    NO_OR_YES,
)
from misto.games.san_juan.catalog import (
    BIT,
    BLACK_MARKET,
    CARPENTER,
    CATHEDRAL,
    CRANE,
    GOOD_IDS,
    GOOD_KIND,
    GOODS,
    KIND_IDS,
    KINDS,
    LIBRARY,
    NOTHING,
    PARK,
    PARK_REDUCTION,
    POOR_HOUSE,
    PRODUCTION,
    PRODUCTION_SET,
    QUARRY,
    SLOTS,
    SMITHY,
    VIOLET_SET,
    first_of,
    only_of,
)
from misto.games.san_juan.house import TOP_PURSE
from misto.games.san_juan.state import COVERED, Fields

MOST_MARKET_GOODS: Final[i64] = 2  # SJ-4.7


def begin(state: Fields) -> bool:
    seat = state.actor
    kinds = buildable(state, seat)
    # Skipped only where all can see that nothing can be built: the hand itself is secret.
    if kinds == 0 and state.hand_size[seat] == 0:
        return False
    state.ask = ASK_BUILD
    state.can = kinds | MAY_PASS
    return True


def options(state: Fields) -> i64:
    """The options of the builder's open question."""
    seat = state.actor
    ask = state.ask
    if ask == ASK_BUILD:
        return buildable(state, seat) | MAY_PASS
    if ask == ASK_CRANE:
        targets = crane_targets(state, seat, state.building, state.hand_size[seat])
        if is_payable(state, seat, state.building, NOTHING, state.hand_size[seat]):
            return targets | MAY_PASS
        return targets
    if ask == ASK_MARKET:
        return market_options(state, seat)
    if ask == ASK_PAY:
        return state.held[seat]
    return NO_OR_YES


# --- what can be built, and for how much


def buildable(state: Fields, seat: i64) -> i64:
    """The set of kinds the seat can build: SJ-4.2 no violet kind twice, SJ-4.4 a way to pay."""
    works = state.works[seat]
    purse: i64 = state.hand_size[seat] - 1 + market_worth(state, seat, works, NOTHING)  # SJ-4.8
    purse += privilege(state, seat, works)
    allowed: i64 = state.held[seat] & ~(state.owns[seat] & VIOLET_SET)
    within = state.house.within
    kinds: i64 = allowed & PRODUCTION_SET & within[capped(purse + ((works >> SMITHY) & 1))]
    purse += (works >> QUARRY) & 1
    kinds |= allowed & VIOLET_SET & within[capped(purse)]
    if state.cathedral == 1:
        kinds |= within[capped(purse + 1)] & BIT[CATHEDRAL]  # SJ-11.11: no hand card is used up
        allowed |= BIT[CATHEDRAL]
    if (works >> CRANE) & 1 == 1:
        rest: i64 = allowed & ~kinds
        while rest != 0:
            low: i64 = rest & -rest
            kind = only_of(low)
            hand = state.hand_size[seat] if kind == CATHEDRAL else state.hand_size[seat] - 1
            if crane_targets(state, seat, kind, hand) != 0:
                kinds |= low
            rest ^= low
    return kinds


def capped(purse: i64) -> i64:
    if purse < 0:
        return 0
    return purse if purse < TOP_PURSE else TOP_PURSE


def privilege(state: Fields, seat: i64, works: i64) -> i64:
    """SJ-4.6: the chooser pays 1 less, 2 with the Library that still works."""
    if seat != state.chooser:
        return 0
    return 1 + (state.doubled & (works >> LIBRARY))


def market_worth(state: Fields, seat: i64, works: i64, lost: i64) -> i64:
    """SJ-4.7: how much own goods can pay; a good on the slot that is lost cannot (SJ-4.5)."""
    if (works >> BLACK_MARKET) & 1 == 0:
        return 0
    goods = state.goods(seat)
    if lost != NOTHING and state.stock[lost] != NOTHING:
        goods -= 1
    return goods if goods < MOST_MARKET_GOODS else MOST_MARKET_GOODS


def price(state: Fields, seat: i64, kind: i64, covered: i64) -> i64:
    """SJ-4.6: the cost of a kind, put on a free place or over the covered slot."""
    works = state.works[seat]
    cost = state.house.cost[kind]
    if covered != NOTHING:
        target = state.site[covered]
        works &= ~BIT[target]  # SJ-4.5: what is covered no longer helps
        cost -= PARK_REDUCTION if target == PARK else state.house.cost[target]  # SJ-11.5
    cost -= privilege(state, seat, works)
    cost -= (works >> (SMITHY if kind < PRODUCTION else QUARRY)) & 1
    if cost < 0:
        return 0
    return cost


def is_payable(state: Fields, seat: i64, kind: i64, covered: i64, hand: i64) -> bool:
    works = state.works[seat]
    if covered != NOTHING:
        works &= ~BIT[state.site[covered]]
    return price(state, seat, kind, covered) <= hand + market_worth(state, seat, works, covered)


def crane_targets(state: Fields, seat: i64, kind: i64, hand: i64) -> i64:
    """SJ-10.14a: any own building but the Crane and one of the same kind, if the rest can be paid."""
    targets: i64 = 0
    slot: i64 = seat * SLOTS
    end: i64 = slot + SLOTS
    while slot < end:
        target = state.site[slot]
        is_target = target != NOTHING and target != CRANE and target != kind
        if is_target and is_payable(state, seat, kind, slot, hand):
            targets |= area_bit(state, slot)
        slot += 1
    return targets


def area_bit(state: Fields, slot: i64) -> i64:
    """A building's place among the options: a production building with its good has its own."""
    kind = state.site[slot]
    if kind < PRODUCTION and state.stock[slot] != NOTHING:
        return BIT[KINDS + kind]
    return BIT[kind]


def area_slot(state: Fields, seat: i64, place: i64) -> i64:
    """The building such a place means."""
    if place >= KINDS:
        return state.find(seat, place - KINDS, True)
    if place < PRODUCTION:
        return state.find(seat, place, False)
    slot: i64 = seat * SLOTS
    while state.site[slot] != place:
        slot += 1
    return slot


# --- one build, step by step (SJ-4.3)


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    ask = state.ask
    if ask == ASK_PAY:
        state.discard_from_hand(seat, action - PAY)
        state.owed -= 1
        if state.owed > 0:
            state.can = state.held[seat]
            return True
        return after_payment(state, seat)
    if ask == ASK_BUILD:
        if action == PASS:
            if state.heard is not None:
                state.tell("pass", -1, {"seat": int(seat)})
            return False
        return choose(state, seat, action - BUILD)
    if ask == ASK_CRANE:
        return put_up(state, seat, NOTHING if action == PASS else area_slot(state, seat, action - COVER))
    if ask == ASK_MARKET:
        if action == PASS:
            return pay(state, seat)
        spend(state, seat, action - SPEND)
        return market(state, seat)
    if ask == ASK_CARPENTER:
        if action == YES:
            draw_for(state, seat, CARPENTER)
        return poor_house(state, seat)
    if action == YES:
        draw_for(state, seat, POOR_HOUSE)
    return False


def choose(state: Fields, seat: i64, kind: i64) -> bool:
    state.building = kind
    if kind == CATHEDRAL:
        state.cathedral = 0
    else:
        state.take_from_hand(seat, kind)
    if (state.works[seat] >> CRANE) & 1 == 1:
        state.ask = ASK_CRANE
        state.can = options(state)
        if state.can != MAY_PASS:
            return True
    return put_up(state, seat, NOTHING)


def put_up(state: Fields, seat: i64, covered: i64) -> bool:
    """SJ-4.3c, d: the building is placed, a covered one is lost, and the cost is fixed."""
    kind = state.building
    state.owed = price(state, seat, kind, covered)
    if state.heard is not None:
        state.tell("build", -1, {"seat": int(seat), "card": KIND_IDS[kind], "cost": int(state.owed)})
    if covered == NOTHING:
        state.place(seat, kind)
    else:
        cover(state, covered)
        state.occupy(covered, kind)
    state.count = 0
    return market(state, seat)


def cover(state: Fields, slot: i64) -> None:
    """SJ-10.14: the building is gone with its good; cards under it stay and score on."""
    lost = state.site[slot]
    if state.heard is not None:
        state.tell("cover", -1, {"seat": int(slot // SLOTS), "card": KIND_IDS[lost]})
    state.vacate(slot)
    if lost == CATHEDRAL:
        state.cathedral = 1  # SJ-11.11
    elif state.house.edition == 1:
        state.put_beneath(slot, COVERED, lost)  # SJ-1.1
    else:
        state.discard(lost)


def market_options(state: Fields, seat: i64) -> i64:
    kinds: i64 = 0
    good: i64 = 0
    while good < GOODS:
        if state.full[seat * GOODS + good] > 0:
            kinds |= BIT[good]
        good += 1
    if state.hand_size[seat] >= state.owed:
        kinds |= MAY_PASS
    return kinds


def market(state: Fields, seat: i64) -> bool:
    """SJ-4.3e: goods first."""
    more = state.owed > 0 and state.count < MOST_MARKET_GOODS
    if more and (state.works[seat] >> BLACK_MARKET) & 1 == 1 and state.goods(seat) > 0:
        state.ask = ASK_MARKET
        state.can = market_options(state, seat)
        return True
    return pay(state, seat)


def spend(state: Fields, seat: i64, good: i64) -> None:
    state.discard(state.take_good(state.find(seat, GOOD_KIND[good], True)))
    state.owed -= 1
    state.count += 1
    if state.heard is not None:
        state.tell("spend", -1, {"seat": int(seat), "good": GOOD_IDS[good]})


def pay(state: Fields, seat: i64) -> bool:
    """SJ-4.3f: hand cards pay the rest; a whole hand is given without asking."""
    if state.owed == 0:
        return after_payment(state, seat)
    if state.owed == state.hand_size[seat]:
        state.owed = 0
        while state.held[seat] != 0:
            state.discard_from_hand(seat, first_of(state.held[seat]))
        return after_payment(state, seat)
    state.ask = ASK_PAY
    state.can = state.held[seat]
    return True


def after_payment(state: Fields, seat: i64) -> bool:
    """SJ-4.9: the Carpenter, for violet buildings."""
    kind = state.building
    state.building = NOTHING
    if kind >= PRODUCTION and (state.works[seat] >> CARPENTER) & 1 == 1:
        if state.house.ask_draws:
            state.ask = ASK_CARPENTER
            state.can = NO_OR_YES
            return True
        draw_for(state, seat, CARPENTER)
    return poor_house(state, seat)


def poor_house(state: Fields, seat: i64) -> bool:
    """SJ-4.10: then the Poor house, with 0 or 1 card in hand."""
    if (state.works[seat] >> POOR_HOUSE) & 1 == 1 and state.hand_size[seat] <= 1:
        if state.house.ask_draws:
            state.ask = ASK_POOR_HOUSE
            state.can = NO_OR_YES
            return True
        draw_for(state, seat, POOR_HOUSE)
    return False


def draw_for(state: Fields, seat: i64, kind: i64) -> None:
    """A building gives its owner a card."""
    if state.heard is not None:
        state.tell("uses", -1, {"seat": int(seat), "card": KIND_IDS[kind]})
    state.draw_to_hand(seat, 1)
