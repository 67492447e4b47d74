"""What a seat cannot know, dealt anew: the door every bot goes through."""

from librt.vecs import append, vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import zeros
from misto.games.san_juan.catalog import CARDS, KINDS, NOTHING, SLOTS, TILES
from misto.games.san_juan.state import COVERED, UNDER_HARBOR, Fields, beneath_card, beneath_slot, beneath_way


def conceal_cards(state: Fields, seat: i64, rng: Rng) -> None:
    """Deal anew every card the seat cannot know.

    It knows its own hand, its own Chapel and Bank cards, what it has just drawn and all that
    lies open; the numbers of cards everywhere are known to all.
    """
    pool = zeros(CARDS)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            pour(state.hand, other * KINDS, pool)
        other += 1
    mine_drawn = state.actor == seat or not state.is_drawn_secret()
    if not mine_drawn:
        pour(state.drawn, 0, pool)
    for good in state.stock:
        if good != NOTHING:
            pool[good] += 1
    for entry in state.beneath:
        if not is_known_beneath(entry, seat):
            pool[beneath_card(entry)] += 1
    i: i64 = 0
    while i < state.deck_left:
        pool[state.deck[i]] += 1
        i += 1
    card: i64 = 0
    while card < CARDS:
        pool[card] += state.discards[card]
        card += 1
    deal_hidden(state, seat, rng, pool, mine_drawn)


def deal_hidden(state: Fields, seat: i64, rng: Rng, pool: vec[i64], mine_drawn: bool) -> None:
    """Hands and their piles never hold an event (SJ-12.1), so they are dealt first, from buildings."""
    cards: vec[i64] = vec[i64]([])
    kind: i64 = 0
    while kind < KINDS:
        left = pool[kind]
        while left > 0:
            cards = append(cards, kind)
            left -= 1
        kind += 1
    n: i64 = len(cards)
    rng.shuffle(cards, n)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            n = deal(state.hand, other * KINDS, state.hand_size[other], cards, n)
            state.note_hand(other)
        other += 1
    if not mine_drawn:
        n = deal(state.drawn, 0, state.drawn_size, cards, n)
        state.note_drawn()
    for at in range(len(state.beneath)):
        entry = state.beneath[at]
        if not is_known_beneath(entry, seat) and beneath_way(entry) != UNDER_HARBOR:
            n -= 1
            state.beneath[at] = entry - beneath_card(entry) + cards[n]
    rest = cards[:n]
    event: i64 = KINDS
    while event < CARDS:
        if pool[event] > 0:
            rest = append(rest, event)
        event += 1
    deal_unseen(state, rng, rest)


def deal_unseen(state: Fields, rng: Rng, rest: vec[i64]) -> None:
    """Goods, Harbor piles, deck and discards: cards nobody has looked at."""
    n: i64 = len(rest)
    rng.shuffle(rest, n)
    for slot in range(state.seats * SLOTS):
        if state.stock[slot] != NOTHING:
            n -= 1
            state.stock[slot] = rest[n]
    for at in range(len(state.beneath)):
        entry = state.beneath[at]
        if beneath_way(entry) == UNDER_HARBOR:
            n -= 1
            state.beneath[at] = entry - beneath_card(entry) + rest[n]
    i: i64 = 0
    while i < state.deck_left:
        n -= 1
        state.deck[i] = rest[n]
        i += 1
    card: i64 = 0
    while card < CARDS:
        state.discards[card] = 0
        card += 1
    while n > 0:
        n -= 1
        state.discards[rest[n]] += 1


def is_known_beneath(entry: i64, seat: i64) -> bool:
    """SJ-9.5: covered cards are known, one's own Chapel and Bank cards too, Harbor cards never."""
    way: i64 = beneath_way(entry)
    if way == UNDER_HARBOR:
        return False
    return way == COVERED or beneath_slot(entry) // SLOTS == seat


def conceal_tiles(state: Fields, rng: Rng) -> None:
    """SJ-6.8: the tiles not yet seen; the fifth is known when four are."""
    seen: i64 = state.trades
    if seen >= TILES - 1:
        return
    i: i64 = seen
    rest: vec[i64] = vec[i64]([])
    tile: i64 = 0
    while tile < TILES:
        at: i64 = 0
        while at < seen and state.tiles[at] != tile:
            at += 1
        if at == seen:
            rest = append(rest, tile)
        tile += 1
    rng.shuffle(rest, len(rest))
    for tile in rest:
        state.tiles[i] = tile
        i += 1


def pour(counts: vec[i64], first: i64, pool: vec[i64]) -> None:
    """Add counted kinds to a pool."""
    kind: i64 = 0
    while kind < KINDS:
        pool[kind] += counts[first + kind]
        kind += 1


def deal(counts: vec[i64], first: i64, number: i64, cards: vec[i64], n: i64) -> i64:
    """Replace counted kinds by so many of the first n cards; how many of these are left."""
    kind: i64 = 0
    while kind < KINDS:
        counts[first + kind] = 0
        kind += 1
    while number > 0:
        n -= 1
        counts[first + cards[n]] += 1
        number -= 1
    return n
