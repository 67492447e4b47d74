"""Set-up (SJ-2), and positions from their fields."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import zeros
from misto.games.san_juan.asks import ASK_ROLE, P_ROLE, P_SETUP
from misto.games.san_juan.catalog import (
    CARDS,
    EVENTS,
    GOODS,
    HAND,
    INDIGO_PLANT,
    KINDS,
    NOTHING,
    PRODUCTION,
    TILES,
)
from misto.games.san_juan.house import House
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.state import nothings


def new_game(seats: i64, rng: Rng, house: House, first_seat: i64) -> SanJuan:
    """Set-up, SJ-2.1 to SJ-2.9. A negative first_seat is drawn at random."""
    if first_seat < 0:
        first_seat = rng.below(seats)
    tiles = vec[i64]([int(tile) for tile in range(TILES)])
    rng.shuffle(tiles, TILES)
    state = blank(seats, rng, house, tiles)
    state.governor = first_seat
    seat: i64 = 0
    while seat < seats:
        state.place(seat, INDIGO_PLANT)  # SJ-2.4
        state.works[seat] = state.owns[seat]
        seat += 1
    card: i64 = 0
    while card < CARDS:
        copies: i64 = 0
        if card < KINDS:
            copies = house.copies(card)
        elif house.events:
            copies = 1  # SJ-2.9
        if card == INDIGO_PLANT:
            copies -= seats
        while copies > 0:
            state.deck[state.deck_left] = card
            state.deck_left += 1
            copies -= 1
        card += 1
    rng.shuffle(state.deck, state.deck_left)
    place: i64 = 0
    while place < seats:
        more: i64 = place + 1 if house.alternative_setup else 0  # SJ-2.7
        state.draw_to_hand((first_seat + place) % seats, HAND + more)
        place += 1
    state.reveals = 0
    state.enter(P_SETUP if house.alternative_setup else P_ROLE, first_seat)
    state.begin()
    return state


def blank(seats: i64, rng: Rng, house: House, tiles: vec[i64]) -> SanJuan:
    """A table with nothing on it but the options' Cathedral and the tiles."""
    total: i64 = EVENTS
    kind: i64 = 0
    while kind < KINDS:
        total += house.copies(kind)
        kind += 1
    return SanJuan(
        seats,
        rng,
        0,
        house,
        zeros(total),
        0,
        zeros(CARDS),
        0,
        zeros(seats * KINDS),
        zeros(seats),
        zeros(seats),
        nothings(seats),
        nothings(seats),
        vec[i64]([]),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats * PRODUCTION),
        zeros(seats * GOODS),
        zeros(seats),
        0,
        1 if house.new_buildings else 0,
        0,
        0,
        tiles,
        0,
        1,
        0,
        0,
        0,
        0,
        P_ROLE,
        0,
        0,
        ASK_ROLE,
        0,
        0,
        NOTHING,
        0,
        0,
        0,
        0,
        zeros(KINDS),
        0,
        0,
    )


def from_fields(fields: dict[str, list[int]]) -> SanJuan:
    """The position that ``fields`` described."""
    h = fields["house"]
    house = House(
        h[0], h[1] == 1, h[2] == 1, h[3] == 1, h[4] == 1, h[5], h[6] >= 1, h[7] == 1, h[8], h[9], h[6] == 2
    )
    word, carry = fields["rng"]
    state = blank(fields["seats"][0], Rng(word, carry), house, vec[i64](fields["tiles"]))
    state.reveals = fields["reveals"][0]
    for card in fields["deck"]:
        state.deck[state.deck_left] = card
        state.deck_left += 1
    state.discards = vec[i64](fields["discards"])
    state.hand = vec[i64](fields["hand"])
    state.site = vec[i64](fields["site"])
    state.stock = vec[i64](fields["stock"])
    state.beneath = vec[i64](fields["beneath"])
    state.works = vec[i64](fields["works"])
    state.bank_used = fields["bank_used"][0]
    state.cathedral = fields["cathedral"][0]
    state.row, state.gone = fields["events"]
    state.trades = fields["trades"][0]
    state.round_count, state.governor, state.turn_count = fields["round"]
    state.roles_used, state.doubled_by = fields["roles"]
    state.phase, state.chooser, state.actor, state.ask = fields["frame"]
    state.doubled, state.building, state.owed, state.count = fields["step"]
    state.gain, state.sales = fields["trade"]
    state.drawn = vec[i64](fields["drawn"])
    state.note_cards()
    state.note_options()
    return state
