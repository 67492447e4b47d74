"""The trader (SJ-6): the price tile, sales, and the cards they bring."""

from mypy_extensions import i64

from misto.games.san_juan.actions import PASS, SELL, YES
from misto.games.san_juan.asks import ASK_HALL, ASK_HUT, ASK_SELL, ASK_STAND, MAY_PASS, NO_OR_YES
from misto.games.san_juan.catalog import (
    BIT,
    GOOD_IDS,
    GOOD_KIND,
    GOODS,
    HARBOR,
    HUT,
    KIND_IDS,
    MARKET_HALL,
    MARKET_STAND,
    TILES,
    TRADING_POST,
)
from misto.games.san_juan.rules.builder import draw_for
from misto.games.san_juan.state import UNDER_HARBOR, Fields


def open_tile(state: Fields) -> None:
    """SJ-6.1: always, even if nobody can sell."""
    state.trades += 1
    state.reveals += 1
    state.sales = 0
    if state.heard is not None:
        prices = [int(price(state, good)) for good in range(GOODS - 1)]
        state.tell("tile", -1, {"seat": int(state.chooser), "prices": prices})


def price(state: Fields, good: i64) -> i64:
    return state.house.price[state.tiles[(state.trades - 1) % TILES] * GOODS + good]


def begin(state: Fields) -> bool:
    seat = state.actor
    kinds = stocked_kinds(state, seat)
    if kinds == 0:
        return False
    state.owed = most(state, seat)
    state.count = 0
    state.gain = 0
    state.ask = ASK_SELL
    state.can = kinds | MAY_PASS
    return True


def options(state: Fields) -> i64:
    if state.ask == ASK_SELL:
        return stocked_kinds(state, state.actor) | MAY_PASS
    return NO_OR_YES


def most(state: Fields, seat: i64) -> i64:
    """SJ-6.2: 1, for the chooser 2, with the Library 3, with the Trading post one more."""
    goods: i64 = 1 + ((state.works[seat] >> TRADING_POST) & 1)
    if seat == state.chooser:
        goods += 1 + state.doubled
    return goods


def stocked_kinds(state: Fields, seat: i64) -> i64:
    kinds: i64 = 0
    good: i64 = 0
    while good < GOODS:
        if state.full[seat * GOODS + good] > 0:
            kinds |= BIT[good]
        good += 1
    return kinds


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    ask = state.ask
    if ask == ASK_SELL:
        if action != PASS:
            sell(state, seat, action - SELL)
            kinds = stocked_kinds(state, seat)
            if state.owed > 0 and kinds != 0:
                state.can = kinds | MAY_PASS
                return True
        elif state.heard is not None and state.count == 0:
            state.tell("pass", -1, {"seat": int(seat)})
        if state.gain > 0:
            state.draw_to_hand(seat, state.gain)  # SJ-6.4: after the last sale
        return stand(state, seat)
    if ask == ASK_STAND:
        if action == YES:
            draw_for(state, seat, MARKET_STAND)
        return hall(state, seat)
    if action == YES:
        draw_for(state, seat, HUT if ask == ASK_HUT else MARKET_HALL)
    return False


def sell(state: Fields, seat: i64, good: i64) -> None:
    card = state.take_good(state.find(seat, GOOD_KIND[good], True))
    if state.heard is not None:
        cards = int(price(state, good))
        state.tell("sell", -1, {"seat": int(seat), "good": GOOD_IDS[good], "count": cards})
    if state.count == 0 and (state.works[seat] >> HARBOR) & 1 == 1:
        state.put_beneath(state.find(seat, HARBOR, False), UNDER_HARBOR, card)  # SJ-11.8
        if state.heard is not None:
            state.tell("uses", -1, {"seat": int(seat), "card": KIND_IDS[HARBOR]})
    else:
        state.discard(card)
    state.gain += price(state, good)
    state.count += 1
    state.sales += 1
    state.owed -= 1


def stand(state: Fields, seat: i64) -> bool:
    """SJ-6.5: a card for two sales."""
    if state.count >= 2 and (state.works[seat] >> MARKET_STAND) & 1 == 1:
        if state.house.ask_draws:
            state.ask = ASK_STAND
            state.can = NO_OR_YES
            return True
        draw_for(state, seat, MARKET_STAND)
    return hall(state, seat)


def hall(state: Fields, seat: i64) -> bool:
    """SJ-6.5: one card in all for any number of sales (SJ-15.1)."""
    if state.count >= 1 and (state.works[seat] >> MARKET_HALL) & 1 == 1:
        if state.house.ask_draws:
            state.ask = ASK_HALL
            state.can = NO_OR_YES
            return True
        draw_for(state, seat, MARKET_HALL)
    return False


def begin_hut(state: Fields) -> bool:
    """SJ-6.7: only where nobody sold anything."""
    if state.sales > 0 or (state.works[state.actor] >> HUT) & 1 == 0:
        return False
    if state.house.ask_draws:
        state.ask = ASK_HUT
        state.can = NO_OR_YES
        return True
    draw_for(state, state.actor, HUT)
    return False
