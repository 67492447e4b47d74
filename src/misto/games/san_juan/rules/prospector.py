"""The prospector (SJ-8): a card for the chooser, then every Gold mine and Goldsmith."""

from typing import Final

from mypy_extensions import i64

from misto.games.san_juan.actions import KEEP, PASS, YES
from misto.games.san_juan.asks import (
    ASK_GOLD_KEEP,
    ASK_GOLDSMITH,
    ASK_MINE,
    ASK_PICK,
    ASK_PROSPECT,
    MAY_PASS,
    NO_OR_YES,
)
from misto.games.san_juan.catalog import GOLD_MINE, GOLDSMITH, KIND_IDS, NOTHING, first_of, only_of
from misto.games.san_juan.state import Fields

MINE_CARDS: Final[i64] = 4


def begin(state: Fields) -> bool:
    seat = state.actor
    if seat == state.chooser:
        if state.house.ask_draws:
            state.ask = ASK_PROSPECT
            state.can = NO_OR_YES
            return True
        state.draw_to_hand(seat, 1 + state.doubled)  # SJ-8.1
    return gold_mine(state, seat)


def options(state: Fields) -> i64:
    if state.ask == ASK_PICK:
        return state.drawn_set | MAY_PASS  # SJ-15.26: he may take one
    return NO_OR_YES


def gold_mine(state: Fields, seat: i64) -> bool:
    """SJ-8.2: whether or not the privilege was used; SJ-9.3: not without four cards."""
    if (state.works[seat] >> GOLD_MINE) & 1 == 1 and state.deck_left + state.discarded >= MINE_CARDS:
        state.ask = ASK_MINE
        state.can = NO_OR_YES
        return True
    return goldsmith(state, seat)


def goldsmith(state: Fields, seat: i64) -> bool:
    """SJ-8.3: the Goldsmith after the Gold mine, before the next player."""
    if (state.works[seat] >> GOLDSMITH) & 1 == 1 and state.deck_left + state.discarded > 0:
        state.ask = ASK_GOLDSMITH
        state.can = NO_OR_YES
        return True
    return False


def answer(state: Fields, action: i64) -> bool:
    seat = state.actor
    ask = state.ask
    if ask == ASK_PROSPECT:
        if action == YES:
            state.draw_to_hand(seat, 1 + state.doubled)
        return gold_mine(state, seat)
    if ask == ASK_MINE:
        if action == YES and mine(state, seat):
            return True
        return goldsmith(state, seat)
    if ask == ASK_PICK:
        if action != PASS:
            gain(state, seat, action - KEEP)
        state.discard_drawn()
        return goldsmith(state, seat)
    if ask == ASK_GOLDSMITH:
        return action == YES and reveal_one(state, seat)
    if action == YES:
        gain(state, seat, only_of(state.drawn_set))
    state.discard_drawn()
    return False


def mine(state: Fields, seat: i64) -> bool:
    """SJ-10.7: four cards for all to see; with four different costs one of them is gained."""
    reveal(state, seat, MINE_CARDS, GOLD_MINE)
    if state.drawn_size < MINE_CARDS or not are_costs_different(state):
        state.discard_drawn()
        return False
    if state.house.edition == 1:
        state.ask = ASK_PICK
        state.can = options(state)
        return True
    gain(state, seat, cheapest(state))
    state.discard_drawn()
    return False


def reveal(state: Fields, seat: i64, number: i64, by: i64) -> None:
    names: list[str] | None = None if state.heard is None else []
    while state.drawn_size < number:
        kind = state.draw_seen()
        if kind == NOTHING:
            break
        state.add_drawn(kind)
        if names is not None:
            names.append(KIND_IDS[kind])
    state.reveals += 1
    if names is not None:
        state.tell("reveal", -1, {"seat": int(seat), "card": KIND_IDS[by], "cards": names})


def are_costs_different(state: Fields) -> bool:
    costs: i64 = 0
    kinds = state.drawn_set
    while kinds != 0:
        kind = first_of(kinds)
        cost: i64 = 1 << state.house.cost[kind]
        if state.drawn[kind] > 1 or (costs & cost) != 0:
            return False
        costs |= cost
        kinds &= kinds - 1
    return True


def cheapest(state: Fields) -> i64:
    best = first_of(state.drawn_set)
    kinds = state.drawn_set
    while kinds != 0:
        kind = first_of(kinds)
        if state.house.cost[kind] < state.house.cost[best]:
            best = kind
        kinds &= kinds - 1
    return best


def gain(state: Fields, seat: i64, kind: i64) -> None:
    state.take_drawn(kind)
    state.add_to_hand(seat, kind)
    if state.heard is not None:
        state.tell("gain", -1, {"seat": int(seat), "card": KIND_IDS[kind]})


def reveal_one(state: Fields, seat: i64) -> bool:
    """SJ-11.9: kept only if nobody, himself included, has the kind."""
    reveal(state, seat, 1, GOLDSMITH)
    other: i64 = 0
    while other < state.seats:
        if (state.owns[other] & state.drawn_set) != 0:
            state.discard_drawn()
            return False
        other += 1
    if state.drawn_size == 0:
        return False
    state.ask = ASK_GOLD_KEEP
    state.can = NO_OR_YES
    return True
