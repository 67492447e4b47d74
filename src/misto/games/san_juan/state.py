"""The position of a game of San Juan: its fields, the deck, hands and areas.

Play is one frame deep: ``phase`` says what is being resolved, ``chooser`` who began it, ``actor``
whose part it is and ``ask`` which question is open. Phases never nest: an event that runs a role
again gives its frame to that role.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import State, listed
from misto.games.san_juan.asks import ASK_KEEP
from misto.games.san_juan.catalog import (
    BIT,
    CARDS,
    EVENT_IDS,
    FULL_ONE,
    GOOD_OF,
    GOODS,
    KIND_IDS,
    KINDS,
    MADE_ONE,
    NOTHING,
    PRODUCTION,
    SLOTS,
    VP,
)
from misto.games.san_juan.house import House

# What may lie beneath a building: a covered card (first edition) or a card of one of the piles.
COVERED: Final[i64] = 0
UNDER_CHAPEL: Final[i64] = 1
UNDER_BANK: Final[i64] = 2
UNDER_HARBOR: Final[i64] = 3
WAYS: Final[i64] = 4
NUMBERS: Final[i64] = 64  # more than there are cards

NO_AREAS: Final = vec[i64]([-1] * 48)  # of four seats


TRUE_POSITION: Final[i64] = -2


# An entry of ``beneath`` is one number: the slot, the way and the card.


def beneath_slot(entry: i64) -> i64:
    return entry // (WAYS * NUMBERS)


def beneath_way(entry: i64) -> i64:
    return (entry // NUMBERS) % WAYS


def beneath_card(entry: i64) -> i64:
    return entry % NUMBERS


class Fields(State):
    def __init__(
        self,
        seats: i64,
        rng: Rng,
        reveals: i64,
        house: House,
        deck: vec[i64],
        deck_left: i64,
        discards: vec[i64],
        discarded: i64,
        hand: vec[i64],
        hand_size: vec[i64],
        held: vec[i64],
        site: vec[i64],
        stock: vec[i64],
        beneath: vec[i64],
        owns: vec[i64],
        works: vec[i64],
        size: vec[i64],
        printed: vec[i64],
        piled: vec[i64],
        made: vec[i64],
        full: vec[i64],
        tally: vec[i64],
        bank_used: i64,
        cathedral: i64,
        row: i64,
        gone: i64,
        tiles: vec[i64],
        trades: i64,
        round_count: i64,
        governor: i64,
        turn_count: i64,
        roles_used: i64,
        doubled_by: i64,
        phase: i64,
        chooser: i64,
        actor: i64,
        ask: i64,
        can: i64,
        doubled: i64,
        building: i64,
        owed: i64,
        count: i64,
        gain: i64,
        sales: i64,
        drawn: vec[i64],
        drawn_set: i64,
        drawn_size: i64,
    ) -> None:
        super().__init__(seats, rng, reveals)
        self.house = house
        self.deck = deck  # cards; drawn from deck_left - 1 down
        self.deck_left = deck_left
        self.discards = discards  # copies by card: nobody looks, so the order is nothing (SJ-9.1)
        self.discarded = discarded  # derived: how many discards
        self.hand = hand  # copies by seat * KINDS + kind
        self.hand_size = hand_size  # derived, by seat
        self.held = held  # derived: the set of kinds in hand, by seat
        self.site = site  # the building by seat * SLOTS + slot, NOTHING if none
        self.stock = stock  # the hidden card that is a good there, NOTHING if none
        self.beneath = beneath  # cards under buildings: see put_beneath
        self.owns = owns  # derived: the set of kinds in the area, by seat
        self.works = works  # the set of kinds whose function works in this phase (SJ-3.13), by seat
        self.size = size  # derived: buildings, by seat
        self.printed = printed  # derived: printed VP, by seat
        self.piled = piled  # derived: cards under Chapel, Bank and Harbor, by seat
        self.made = made  # derived: production buildings by seat * PRODUCTION + kind
        self.full = full  # derived: goods by seat * GOODS + good
        self.tally = tally  # derived: made and full by seat, four bits each (see catalog.MADE_ONE)
        self.bank_used = bank_used  # the set of seats that used a Bank (SJ-11.7)
        self.cathedral = cathedral  # 1 while it lies on the table
        self.row = row  # the set of face-up events
        self.gone = gone  # the set of events that have happened
        self.tiles = tiles  # the price tiles from the top; their cyclic order stays (SJ-6.8)
        self.trades = trades  # tiles turned up so far; the open one is tiles[(trades - 1) % TILES]
        self.round_count = round_count
        self.governor = governor
        self.turn_count = turn_count  # role turns begun in this round, from 0
        self.roles_used = roles_used  # the set of roles taken in this round
        self.doubled_by = doubled_by  # the set of seats whose Library doubled in this round
        self.phase = phase
        self.chooser = chooser
        self.actor = actor
        self.ask = ask
        self.can = can  # derived: the open question's options (see SanJuan.note_options)
        self.doubled = doubled  # 1 while the chooser's privilege counts double
        self.building = building  # the kind being built, NOTHING if none
        self.owed = owed  # cards still to pay, keep or discard; goods still to make or sell
        self.count = count  # cards or goods given so far in this question
        self.gain = gain  # cards to draw when the sales are done
        self.sales = sales  # goods sold by anybody in this trader phase
        self.drawn = drawn  # copies by kind of the cards drawn or revealed and not yet kept
        self.drawn_set = drawn_set  # derived
        self.drawn_size = drawn_size  # derived
        self.seen_by: i64 = TRUE_POSITION  # whose eyes a concealed position shows; a spectator is -1

    def fields(self) -> list[tuple[str, list[int]]]:
        return [
            ("seats", [int(self.seats)]),
            ("rng", [int(self.rng.word), int(self.rng.carry)]),
            ("reveals", [int(self.reveals)]),
            ("house", self.house.listed()),
            ("deck", listed(self.deck)[: int(self.deck_left)]),
            ("discards", listed(self.discards)),
            ("hand", listed(self.hand)),
            ("site", listed(self.site)),
            ("stock", listed(self.stock)),
            ("beneath", listed(self.beneath)),
            ("works", listed(self.works)),
            ("bank_used", [int(self.bank_used)]),
            ("cathedral", [int(self.cathedral)]),
            ("events", [int(self.row), int(self.gone)]),
            ("tiles", listed(self.tiles)),
            ("trades", [int(self.trades)]),
            ("round", [int(self.round_count), int(self.governor), int(self.turn_count)]),
            ("roles", [int(self.roles_used), int(self.doubled_by)]),
            ("frame", [int(self.phase), int(self.chooser), int(self.actor), int(self.ask)]),
            ("step", [int(self.doubled), int(self.building), int(self.owed), int(self.count)]),
            ("trade", [int(self.gain), int(self.sales)]),
            ("drawn", listed(self.drawn)),
        ]

    def turns(self) -> i64:
        return self.round_count

    # --- the deck and the discard pile

    def reshuffle(self) -> None:
        """SJ-9.2: when a card is needed and the deck is empty, the discards are the new deck."""
        deck = self.deck
        discards = self.discards
        n: i64 = 0
        card: i64 = 0
        while card < CARDS:
            left = discards[card]
            while left > 0:
                deck[n] = card
                n += 1
                left -= 1
            discards[card] = 0
            card += 1
        self.rng.shuffle(deck, n)
        self.deck_left = n
        self.discarded = 0
        if self.heard is not None and n > 0:
            self.tell("reshuffle", -1, {"count": int(n)})

    def draw_unseen(self) -> i64:
        """The top card, which nobody looks at, or NOTHING if there is none left (SJ-9.3)."""
        if self.deck_left == 0:
            self.reshuffle()
            if self.deck_left == 0:
                return NOTHING
        left: i64 = self.deck_left - 1
        self.deck_left = left
        return self.deck[left]

    def draw_seen(self) -> i64:
        """The top card for somebody to see; an event goes to the row and is replaced (SJ-12.2)."""
        card = self.draw_unseen()
        while card >= KINDS:
            self.row |= BIT[card - KINDS]
            self.reveals += 1
            if self.heard is not None:
                self.tell("appears", -1, {"event": EVENT_IDS[card - KINDS]})
            card = self.draw_unseen()
        return card

    def draw_to_hand(self, seat: i64, number: i64) -> i64:
        """Draw so many cards, or what exists; how many came."""
        got: i64 = 0
        names: list[str] | None = None if self.heard is None else []
        while got < number:
            kind = self.draw_seen()
            if kind == NOTHING:
                break
            self.add_to_hand(seat, kind)
            got += 1
            if names is not None:
                names.append(KIND_IDS[kind])
        if got > 0:
            self.reveals += 1
            if names is not None:
                self.tell("draw", -2 - seat, {"seat": int(seat), "count": int(got)})
                self.tell("draw_own", seat, {"seat": int(seat), "count": int(got), "cards": names})
        return got

    def discard(self, card: i64) -> None:
        self.discards[card] += 1
        self.discarded += 1

    # --- hands

    def add_to_hand(self, seat: i64, kind: i64) -> None:
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1
        self.held[seat] |= BIT[kind]

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        hand = self.hand
        at: i64 = seat * KINDS + kind
        left: i64 = hand[at] - 1
        hand[at] = left
        self.hand_size[seat] -= 1
        if left == 0:
            self.held[seat] ^= BIT[kind]

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        self.take_from_hand(seat, kind)
        self.discard(kind)
        if self.heard is not None:
            self.tell("discard", -2 - seat, {"seat": int(seat), "count": 1})
            self.tell("discard_own", seat, {"seat": int(seat), "card": KIND_IDS[kind]})

    # --- areas

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether the function of an own building works now."""
        return (self.works[seat] >> kind) & 1 == 1

    def find(self, seat: i64, kind: i64, with_good: bool) -> i64:
        """The slot of a building of the kind, with or without a good; of several the one with the
        fewest pile cards beneath, so that nobody loses points by accident."""
        best: i64 = NOTHING
        fewest: i64 = 0
        site = self.site
        stock = self.stock
        slot: i64 = seat * SLOTS
        end: i64 = slot + SLOTS
        while slot < end:
            if site[slot] == kind and (stock[slot] != NOTHING) == with_good:
                if len(self.beneath) == 0:
                    return slot
                piles = self.pile_cards(slot)
                if best == NOTHING or piles < fewest:
                    best = slot
                    fewest = piles
            slot += 1
        return best

    def place(self, seat: i64, kind: i64) -> None:
        """A new building in the first free slot."""
        slot: i64 = seat * SLOTS
        while self.site[slot] != NOTHING:
            slot += 1
        self.occupy(slot, kind)

    def occupy(self, slot: i64, kind: i64) -> None:
        seat: i64 = slot // SLOTS
        self.site[slot] = kind
        self.owns[seat] |= BIT[kind]
        self.size[seat] += 1
        self.printed[seat] += VP[kind]
        if kind < PRODUCTION:
            self.made[seat * PRODUCTION + kind] += 1
            self.tally[seat] += MADE_ONE[kind]

    def vacate(self, slot: i64) -> None:
        """The building and the good on it leave the slot; what lies beneath stays (SJ-4.5)."""
        seat: i64 = slot // SLOTS
        kind = self.site[slot]
        if self.stock[slot] != NOTHING:
            self.discard(self.take_good(slot))
        self.site[slot] = NOTHING
        self.size[seat] -= 1
        self.printed[seat] -= VP[kind]
        if kind < PRODUCTION:
            at: i64 = seat * PRODUCTION + kind
            self.made[at] -= 1
            self.tally[seat] -= MADE_ONE[kind]
            if self.made[at] > 0:
                return
        self.owns[seat] &= ~BIT[kind]
        self.works[seat] &= ~BIT[kind]

    def take_good(self, slot: i64) -> i64:
        """The hidden card of a good, taken off its building."""
        card = self.stock[slot]
        self.stock[slot] = NOTHING
        self.note_good(slot, -1)
        return card

    def put_good(self, slot: i64, card: i64) -> None:
        self.stock[slot] = card
        self.note_good(slot, 1)

    def note_good(self, slot: i64, more: i64) -> None:
        seat: i64 = slot // SLOTS
        good = GOOD_OF[self.site[slot]]
        self.full[seat * GOODS + good] += more
        self.tally[seat] += more * FULL_ONE[good]

    def goods(self, seat: i64) -> i64:
        at: i64 = seat * GOODS
        full = self.full
        return full[at] + full[at + 1] + full[at + 2] + full[at + 3] + full[at + 4] + full[at + 5]

    # --- beneath buildings

    def put_beneath(self, slot: i64, way: i64, card: i64) -> None:
        self.beneath = append(self.beneath, (slot * WAYS + way) * NUMBERS + card)
        if way != COVERED:
            self.piled[slot // SLOTS] += 1

    def pile_cards(self, slot: i64) -> i64:
        n: i64 = 0
        for entry in self.beneath:
            if beneath_slot(entry) == slot and beneath_way(entry) != COVERED:
                n += 1
        return n

    def clear_beneath(self, slot: i64) -> None:
        """SJ-12.9: everything under the building is discarded with it."""
        left: vec[i64] = vec[i64]([])
        for entry in self.beneath:
            if beneath_slot(entry) != slot:
                left = append(left, entry)
                continue
            if beneath_way(entry) != COVERED:
                self.piled[slot // SLOTS] -= 1
            self.discard(beneath_card(entry))
        self.beneath = left

    # --- cards drawn or revealed and not yet kept

    def add_drawn(self, kind: i64) -> None:
        self.drawn[kind] += 1
        self.drawn_set |= BIT[kind]
        self.drawn_size += 1

    def take_drawn(self, kind: i64) -> None:
        self.drawn[kind] -= 1
        self.drawn_size -= 1
        if self.drawn[kind] == 0:
            self.drawn_set ^= BIT[kind]

    def discard_drawn(self) -> None:
        """The rest of the drawn cards go to the discard pile."""
        kind: i64 = 0
        while self.drawn_size > 0:
            while self.drawn[kind] > 0:
                self.take_drawn(kind)
                self.discard(kind)
            kind += 1

    # --- derived fields

    def note_cards(self) -> None:
        """Everything that follows from deck, hands and areas; for a position set from its fields."""
        seat: i64 = 0
        while seat < self.seats:
            self.note_hand(seat)
            self.note_area(seat)
            seat += 1
        self.discarded = 0
        for copies in self.discards:
            self.discarded += copies
        self.note_drawn()

    def note_drawn(self) -> None:
        self.drawn_set = 0
        self.drawn_size = 0
        kind: i64 = 0
        while kind < KINDS:
            self.drawn_size += self.drawn[kind]
            if self.drawn[kind] > 0:
                self.drawn_set |= BIT[kind]
            kind += 1

    def note_hand(self, seat: i64) -> None:
        hand = self.hand
        first: i64 = seat * KINDS
        size: i64 = 0
        held: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = hand[first + kind]
            if copies > 0:
                size += copies
                held |= BIT[kind]
            kind += 1
        self.hand_size[seat] = size
        self.held[seat] = held

    def note_area(self, seat: i64) -> None:
        self.owns[seat] = 0
        self.size[seat] = 0
        self.printed[seat] = 0
        self.piled[seat] = 0
        self.tally[seat] = 0
        at: i64 = 0
        while at < PRODUCTION:
            self.made[seat * PRODUCTION + at] = 0
            at += 1
        at = 0
        while at < GOODS:
            self.full[seat * GOODS + at] = 0
            at += 1
        slot: i64 = seat * SLOTS
        while slot < (seat + 1) * SLOTS:
            if self.site[slot] != NOTHING:
                self.occupy(slot, self.site[slot])
                if self.stock[slot] != NOTHING:
                    self.put_good(slot, self.stock[slot])
            slot += 1
        for entry in self.beneath:
            if beneath_slot(entry) // SLOTS == seat and beneath_way(entry) != COVERED:
                self.piled[seat] += 1

    def is_drawn_secret(self) -> bool:
        """The councillor's cards are; those of Gold mine and Goldsmith lie open."""
        return self.ask == ASK_KEEP


def nothings(seats: i64) -> vec[i64]:
    """Every slot of so many areas, with nothing there."""
    return NO_AREAS[: seats * SLOTS]
