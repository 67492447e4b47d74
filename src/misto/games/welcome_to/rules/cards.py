"""The construction cards: piles and pairs, the solo decks, the draft, and what is hidden of them
(WT-3.1, WT-4.2 to WT-4.7, WT-12.2 to WT-12.13, WT-13.3, WT-13.4, WT-13.8, WT-13.9).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import zeros
from misto.games.welcome_to.actions import CARDS, GIVE, action_card, number_card
from misto.games.welcome_to.catalog import (
    AAA_CARD,
    ACTION_KINDS,
    LETTERS,
    LOWER_PACKET,
    SOLO_CARD,
)
from misto.games.welcome_to.house import AAA, DRAFT, O_APPROVES, P_FIRST, P_LATER, PILES, PLAN_SIZE, SOLO
from misto.games.welcome_to.state import CHOICE, GIVEN, ROW, Fields


def sort_cards(cards: vec[i64], n: i64) -> None:
    """Put the first n cards in a fixed order, so that shuffling them forgets where they lay."""
    counts = zeros(SOLO_CARD + 1)
    i: i64 = 0
    while i < n:
        counts[cards[i]] += 1
        i += 1
    at: i64 = 0
    card: i64 = 0
    while card <= SOLO_CARD:
        copies = counts[card]
        while copies > 0:
            cards[at] = card
            at += 1
            copies -= 1
        card += 1


def deal_first(state: Fields) -> None:
    """Shuffle and lay out the cards of state.cards for the first round."""
    mode = state.box.mode
    if mode == PILES:
        state.rng.shuffle(state.cards, state.pile * 3)
        state.left = state.pile
    elif mode == DRAFT:
        state.rng.shuffle(state.cards, state.left)
    else:
        stack_solo(state)
    next_cards(state, True)


def stack_solo(state: Fields) -> None:
    """WT-12.2, WT-13.8: one card hidden among the lowest; drawn from the end, so the first ones."""
    rng = state.rng
    n: i64 = state.left - 1
    special = state.cards[n]
    if state.box.mode == AAA:
        special = AAA_CARD + hide_letters(state, rng)
        state.discarded = 2
    rng.shuffle(state.cards, n)
    place = rng.below(lowest_packet(state) + 1)
    i = n
    while i > place:
        state.cards[i] = state.cards[i - 1]
        i -= 1
    state.cards[place] = special
    state.hidden_card = 1


def lowest_packet(state: Fields) -> i64:
    """The construction cards among which the special card was shuffled."""
    return LOWER_PACKET[1] if state.box.mode == SOLO else LOWER_PACKET[0]


def hide_letters(state: Fields, rng: Rng) -> i64:
    """WT-12.2, WT-12.3: a random letter for the deck; the other two, unseen, open the discard."""
    letter = rng.below(3)
    state.discard[0] = AAA_CARD + (1 if letter == 0 else 0)
    state.discard[1] = AAA_CARD + (1 if letter == 2 else 2)
    return letter


def next_cards(state: Fields, opening: bool) -> None:
    """Step 1 of a round: the cards from which everybody chooses."""
    mode = state.box.mode
    if mode == PILES:
        flip(state)
    elif mode == DRAFT:
        deal_draft(state, opening)
    else:
        draw_solo(state)
    state.reveals += 1


# --- three piles


def flip(state: Fields) -> None:
    """WT-4.2, WT-4.3. In a pile, cards below ``left`` are unturned, ``left`` is the last turned."""
    state.left -= 1
    if state.left == 0:
        refill_piles(state)
    pile = state.pile
    cards = state.cards
    top: i64 = state.left - 1
    i: i64 = 0
    while i < 3:
        state.numbers[i] = cards[top] // ACTION_KINDS
        state.actions[i] = cards[top + 1] % ACTION_KINDS
        top += pile
        i += 1


def refill_piles(state: Fields) -> None:
    """WT-4.7 each pile for itself, WT-13.3 all together; the cards just turned stay where they are."""
    pile = state.pile
    cards = state.cards
    i: i64 = 0
    while i < 3:
        kept = cards[i * pile]
        cards[i * pile] = cards[i * pile + pile - 1]
        cards[i * pile + pile - 1] = kept
        i += 1
    state.left = pile - 1
    state.refills += 1
    shuffle_piles(state, pile - 1, state.box.first_edition, state.rng, False)
    if state.heard is not None:
        state.tell("refill", -1, {"cards": int(3 * (pile - 1))})


def shuffle_piles(state: Fields, n: i64, together: bool, rng: Rng, sort: bool) -> None:
    """Shuffle the lowest n cards of every pile, together or each pile for itself."""
    if n <= 0:
        return
    pile = state.pile
    if together:
        pool = zeros(3 * n)
        i: i64 = 0
        while i < 3 * n:
            pool[i] = state.cards[(i // n) * pile + i % n]
            i += 1
        if sort:
            sort_cards(pool, 3 * n)
        rng.shuffle(pool, 3 * n)
        i = 0
        while i < 3 * n:
            state.cards[(i // n) * pile + i % n] = pool[i]
            i += 1
        return
    which: i64 = 0
    while which < 3:
        part = state.cards[which * pile : which * pile + n]
        if sort:
            sort_cards(part, n)
        rng.shuffle(part, n)
        i = 0
        while i < n:
            state.cards[which * pile + i] = part[i]
            i += 1
        which += 1


def reshuffle_all(state: Fields) -> None:
    """WT-13.4: every construction card, dealt anew into three piles; or deck and discard of a draft."""
    if state.box.mode == PILES:
        state.rng.shuffle(state.cards, 3 * state.pile)
        state.left = state.pile
    else:
        take_discard(state)
    if state.heard is not None:
        state.tell("reshuffle", -1, {})


# --- decks


def take_discard(state: Fields) -> None:
    """Shuffle the discard under what is left of the deck, all together."""
    i: i64 = 0
    while i < state.discarded:
        state.cards[state.left + i] = state.discard[i]
        i += 1
    state.left += state.discarded
    state.discarded = 0
    state.refills += 1
    sort_cards(state.cards, state.left)
    state.rng.shuffle(state.cards, state.left)


def draw(state: Fields) -> i64:
    if state.left == 0:
        take_discard(state)  # WT-12.13: only when a card must be drawn
        if state.heard is not None:
            state.tell("refill", -1, {"cards": int(state.left)})
    state.left -= 1
    return state.cards[state.left]


def put_away(state: Fields, card: i64) -> None:
    state.discard[state.discarded] = card
    state.discarded += 1


def draw_solo(state: Fields) -> None:
    """WT-12.5, WT-12.10, WT-12.11: three construction cards; special cards are resolved at once."""
    i: i64 = 0
    while i < 3:
        card = draw(state)
        if card < AAA_CARD:
            state.numbers[i] = card // ACTION_KINDS
            state.actions[i] = card % ACTION_KINDS
            i += 1
            continue
        state.hidden_card = 0
        if card == SOLO_CARD:
            # WT-13.8: all plans turn to Approved.
            letter: i64 = 0
            while letter < 3:
                state.turned[letter] = 1
                letter += 1
            if state.heard is not None:
                state.tell("solo_card", -1, {})
        else:
            resolve_aaa(state, card - AAA_CARD)


def resolve_aaa(state: Fields, letter: i64) -> None:
    """WT-12.10: the opponent writes the value now showing and turns the plan, if it is one of his."""
    approves = state.box.opponent[O_APPROVES + letter] == 1
    if approves:
        at: i64 = letter * PLAN_SIZE
        value = state.box.plans[at + (P_LATER if state.turned[letter] == 1 else P_FIRST)]
        state.rival[letter] = value
        state.turned[letter] = 1
        if state.heard is not None:
            state.tell("aaa_approves", -1, {"letter": LETTERS[letter], "points": int(value)})
    elif state.heard is not None:
        state.tell("aaa_passes", -1, {"letter": LETTERS[letter]})


def after_round(state: Fields) -> None:
    """What becomes of the cards of a round: nothing with piles, which keep their discards."""
    mode = state.box.mode
    if mode == PILES:
        return
    seat: i64 = 0
    hands: i64 = state.seats if mode == DRAFT else 1
    passed = zeros(hands)
    while seat < hands:
        at: i64 = seat * 3
        given = state.sheet[seat * ROW + GIVEN]
        i: i64 = 0
        while i < 3:
            if i != given or mode == SOLO:
                put_away(state, state.card(at + i))
            i += 1
        if mode == AAA:
            state.given[state.given_count] = state.card(given)
            state.given_count += 1
        elif mode == DRAFT:
            passed[seat] = state.card(at + given)
        seat += 1
    if mode == DRAFT:
        # WT-13.9: to the right-hand neighbour, who is the seat before.
        seat = 0
        while seat < hands:
            right = seat - 1 if seat > 0 else hands - 1
            state.numbers[right * 3] = passed[seat] // ACTION_KINDS
            state.actions[right * 3] = passed[seat] % ACTION_KINDS
            seat += 1


def deal_draft(state: Fields, opening: bool) -> None:
    """Three cards each at first, two each round after that."""
    start: i64 = 0 if opening else 1
    seat: i64 = 0
    while seat < state.seats:
        i = start
        while i < 3:
            card = draw(state)
            state.numbers[seat * 3 + i] = card // ACTION_KINDS
            state.actions[seat * 3 + i] = card % ACTION_KINDS
            i += 1
        seat += 1


def card_going_on(choice: i64) -> i64:
    """The hand card that a choice leaves over."""
    if choice >= GIVE:
        return choice - GIVE
    if choice < CARDS or choice >= CARDS + 6:
        return -1
    return 3 - number_card(choice) - action_card(choice)


def has_construction(state: Fields) -> bool:
    """First edition's solo ends when no construction card is left (WT-13.8)."""
    return state.left - state.hidden_card > 0


# --- what is hidden

SPECIAL: Final[i64] = 6  # the back of an AAA or solo card, beside the six actions


def back_of(card: i64) -> i64:
    return SPECIAL if card >= AAA_CARD else card % ACTION_KINDS


def top_of_deck(state: Fields) -> i64:
    """WT-12.2, WT-13.8, WT-13.9: decks lie action side up, so the next card's action is public."""
    if state.box.mode == PILES or state.left == 0:
        return -1
    return back_of(state.cards[state.left - 1])


def set_given(state: Fields, seat: i64, choice: i64) -> None:
    at: i64 = seat * ROW
    if choice < GIVE:
        state.sheet[at + CHOICE] = choice
    state.sheet[at + GIVEN] = card_going_on(choice)
