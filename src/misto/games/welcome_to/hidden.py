"""What a seat cannot know: cards nobody has seen, and what the others wrote this round (WT-4.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import copied, zeros
from misto.games.welcome_to.catalog import (
    AAA_CARD,
    ACTION_KINDS,
    SOLO_CARD,
)
from misto.games.welcome_to.house import AAA, DRAFT, PILES
from misto.games.welcome_to.rules.cards import (
    SPECIAL,
    back_of,
    hide_letters,
    lowest_packet,
    shuffle_piles,
    sort_cards,
    top_of_deck,
)
from misto.games.welcome_to.state import ROW, Fields


def conceal_cards(state: Fields, seat: i64, rng: Rng) -> None:
    if state.box.mode == PILES:
        # Unturned cards but the top ones. Since the refill each pile's own cards are known (WT-4.7).
        together = state.box.first_edition or state.refills == 0
        shuffle_piles(state, state.left - 1, together, rng, True)
    elif state.hidden_card == 1:
        conceal_special(state, rng)
    else:
        conceal_deck(state, seat, rng)


def take_back(pool: vec[i64], n: i64, back: i64, rng: Rng) -> i64:
    """Take a random card with that back out of the first n, which are in a fixed order."""
    matches: i64 = 0
    i: i64 = 0
    while i < n:
        matches += 1 if back_of(pool[i]) == back else 0
        i += 1
    skip = rng.below(matches)
    i = 0
    while back_of(pool[i]) != back or skip > 0:
        skip -= 1 if back_of(pool[i]) == back else 0
        i += 1
    card = pool[i]
    while i < n - 1:
        pool[i] = pool[i + 1]
        i += 1
    return card


def conceal_special(state: Fields, rng: Rng) -> None:
    """The first solo deck: the special card lies somewhere in the lowest packet."""
    back = top_of_deck(state)
    pool = zeros(state.left)
    special: i64 = SOLO_CARD
    n: i64 = 0
    i: i64 = 0
    while i < state.left:
        if state.cards[i] < AAA_CARD:
            pool[n] = state.cards[i]
            n += 1
        i += 1
    sort_cards(pool, n)
    if state.box.mode == AAA:
        special = AAA_CARD + hide_letters(state, rng)
    place = n  # on top, when its back shows there
    if back != SPECIAL:
        top = take_back(pool, n, back, rng)
        rng.shuffle(pool, n - 1)
        pool[n - 1] = top
        lower: i64 = lowest_packet(state)
        place = rng.below(lower + 1 if lower < n - 1 else n)
    else:
        rng.shuffle(pool, n)
    i = 0
    while i < n:
        state.cards[i if i < place else i + 1] = pool[i]
        i += 1
    state.cards[place] = special


def conceal_deck(state: Fields, seat: i64, rng: Rng) -> None:
    """The deck and, in the draft, the others' hands; one knows the card one passed on (WT-13.9)."""
    back = top_of_deck(state)
    hands: i64 = 3 * state.seats if state.box.mode == DRAFT else 0
    known: i64 = -1
    if seat >= 0 and state.round_count > 1:
        known = (seat - 1 if seat > 0 else state.seats - 1) * 3
    pool = zeros(state.left + hands)
    n: i64 = 0
    i: i64 = 0
    while i < hands:
        if i // 3 != seat and i != known:
            pool[n] = state.card(i)
            n += 1
        i += 1
    i = 0
    while i < state.left:
        pool[n] = state.cards[i]
        n += 1
        i += 1
    sort_cards(pool, n)
    top: i64 = -1
    if back >= 0:
        top = take_back(pool, n, back, rng)
        n -= 1
    rng.shuffle(pool, n)
    i = 0
    while i < state.left:
        if i == state.left - 1:
            state.cards[i] = top
        else:
            n -= 1
            state.cards[i] = pool[n]
        i += 1
    i = 0
    while i < hands:
        if i // 3 != seat and i != known:
            n -= 1
            state.numbers[i] = pool[n] // ACTION_KINDS
            state.actions[i] = pool[n] % ACTION_KINDS
        i += 1


def conceal_sheets(state: Fields, seat: i64) -> None:
    """Others have not acted yet this round, as far as the seat knows (WT-4.4)."""
    state.sheet = copied(state.sheet)
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            at: i64 = other * ROW
            i: i64 = 0
            while i < ROW:
                state.sheet[at + i] = state.shown[at + i]
                i += 1
        other += 1
