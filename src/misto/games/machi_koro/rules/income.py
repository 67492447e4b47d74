"""What cards bring: red, then blue and green, then purple (MK-4, MK-8)."""

from mypy_extensions import i64

from misto.games.machi_koro.catalog import (
    AMOUNT,
    BANK,
    BANK_CATCH,
    BANK_PER_SYMBOL,
    HARBOR,
    IS_SHOP,
    KIND_IDS,
    KINDS,
    LANDMARKS,
    NEEDS_HARBOR,
    PER,
    PUBLISHER,
    SHOPPING_MALL,
    SYMBOL,
    TAX_FLOOR,
    TAX_OFFICE,
    TUNA_BOAT,
    VERB,
)
from misto.games.machi_koro.state import Fields


def resolve_red(state: Fields, kind: i64) -> None:
    """MK-4.9: counter-clockwise, beginning beside the active player; MK-4.10: what they have."""
    roller = state.active
    owner = roller
    left = state.seats
    while left > 1:
        left -= 1
        owner = owner - 1 if owner > 0 else state.seats - 1
        copies = state.cards[owner * KINDS + kind]
        if copies > 0:
            if NEEDS_HARBOR[kind] == 1 and not state.has_built(owner, HARBOR):
                continue
            each: i64 = AMOUNT[kind] + state.built[owner * LANDMARKS + SHOPPING_MALL]  # MK-8.1
            collect(state, roller, owner, copies * each, kind)


def resolve_blue(state: Fields, kind: i64) -> None:
    """MK-4.4: every owner, on anyone's turn."""
    amount = AMOUNT[kind]
    if VERB[kind] == BANK_CATCH:
        amount = catch(state)
    seat: i64 = 0
    while seat < state.seats:
        copies = state.cards[seat * KINDS + kind]
        if copies > 0 and (NEEDS_HARBOR[kind] == 0 or state.has_built(seat, HARBOR)):
            earn(state, seat, copies * amount, kind)
        seat += 1


def catch(state: Fields) -> i64:
    """MK-8.8, MK-R10: one extra roll of two dice, if any player with a Harbor has a Tuna Boat."""
    seat: i64 = 0
    while seat < state.seats:
        if state.cards[seat * KINDS + TUNA_BOAT] > 0 and state.has_built(seat, HARBOR):
            one = state.rng.die()
            two = state.rng.die()
            state.reveals += 1
            if state.heard is not None:
                dice = [int(one), int(two)]
                state.tell("catch", -1, {"seat": int(state.active), "dice": dice, "result": sum(dice)})
            return one + two
        seat += 1
    return 0


def resolve_green(state: Fields, kind: i64) -> None:
    """MK-4.5: the active player only."""
    seat = state.active
    copies = state.cards[seat * KINDS + kind]
    if copies == 0:
        return
    each = AMOUNT[kind]
    if IS_SHOP[kind] == 1:
        each += state.built[seat * LANDMARKS + SHOPPING_MALL]  # MK-8.1, MK-8.7
    if VERB[kind] != BANK:
        each *= owned(state, seat, kind)
    if each > 0:
        earn(state, seat, copies * each, kind)


def owned(state: Fields, seat: i64, kind: i64) -> i64:
    """How many own cards the kind counts: those of a symbol or of another kind."""
    if VERB[kind] != BANK_PER_SYMBOL:
        return state.cards[seat * KINDS + PER[kind]]
    return with_symbol(state, seat, PER[kind])


def with_symbol(state: Fields, seat: i64, symbol: i64) -> i64:
    count: i64 = 0
    kind: i64 = 0
    while kind < state.kinds:
        if SYMBOL[kind] == symbol:
            count += state.cards[seat * KINDS + kind]
        kind += 1
    return count


def shops(state: Fields, seat: i64) -> i64:
    """Cup and bread cards in a city."""
    count: i64 = 0
    kind: i64 = 0
    while kind < state.kinds:
        if IS_SHOP[kind] == 1:
            count += state.cards[seat * KINDS + kind]
        kind += 1
    return count


def collect_from_each(state: Fields, kind: i64) -> None:
    taker = state.active
    payer = taker
    left = state.seats
    while left > 1:
        left -= 1
        payer = payer - 1 if payer > 0 else state.seats - 1
        due = AMOUNT[kind]
        if kind == PUBLISHER:
            due *= shops(state, payer)
        elif kind == TAX_OFFICE:
            due = state.coins[payer] // 2 if state.coins[payer] >= TAX_FLOOR else 0  # MK-8.6
        if due > 0:
            collect(state, payer, taker, due, kind)


def collect(state: Fields, payer: i64, taker: i64, due: i64, kind: i64) -> None:
    """MK-4.10: the payer gives what they have; the rest is written off."""
    coins = state.coins
    paid = coins[payer] if coins[payer] < due else due
    coins[payer] -= paid
    coins[taker] += paid
    if state.heard is not None:
        state.tell(
            "pay",
            -1,
            {
                "seat": int(payer),
                "taker": int(taker),
                "card": KIND_IDS[kind],
                "coins": int(paid),
                "short": int(due - paid),
            },
        )


def earn(state: Fields, seat: i64, amount: i64, kind: i64) -> None:
    state.coins[seat] += amount
    if state.heard is not None:
        state.tell("income", -1, {"seat": int(seat), "card": KIND_IDS[kind], "coins": int(amount)})
