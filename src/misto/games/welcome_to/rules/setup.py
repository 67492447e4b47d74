"""Set-up (WT-3, WT-12.2 to WT-12.4) and a position read back from its fields."""

from librt.vecs import append, vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import copied, zeros
from misto.games.welcome_to.catalog import SOLO_CARD
from misto.games.welcome_to.house import DRAFT, PILES, Box
from misto.games.welcome_to.rules import cards, numbering
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.state import ROW, STORED, blank_row

MOST_GIVEN = 40  # rounds of a solo game, and some to spare
MOST_DISCARDED = 84


def new_game(seats: i64, rng: Rng, box: Box, deck: vec[i64]) -> WelcomeTo:
    """deck: every construction card of the edition, in any order."""
    size: i64 = len(deck)
    sheet = zeros(seats * ROW)
    seat: i64 = 0
    while seat < seats:
        blank_row(sheet, seat * ROW)
        seat += 1
    if box.mode != PILES and box.mode != DRAFT:
        deck = append(deck, SOLO_CARD)
    state = assemble(seats, rng, 0, box, sheet, copied(sheet), deck, len(deck), size // 3)
    cards.deal_first(state)
    state.reveals = 0
    return state


def assemble(
    seats: i64,
    rng: Rng,
    reveals: i64,
    box: Box,
    sheet: vec[i64],
    shown: vec[i64],
    deck: vec[i64],
    left: i64,
    pile: i64,
) -> WelcomeTo:
    """A position in its first round; piles need neither discard nor an opponent's pile."""
    piles = box.mode == PILES
    offered: i64 = 3 * seats if box.mode == DRAFT else 3
    return WelcomeTo(
        seats,
        rng,
        reveals,
        box,
        sheet,
        shown,
        zeros(offered),
        zeros(offered),
        deck,
        left,
        pile,
        zeros(0 if piles else MOST_DISCARDED),
        0,
        zeros(0 if piles else MOST_GIVEN),
        0,
        zeros(3),
        vec[i64]([-1, -1, -1]),
        0,
        0,
        1,
        False,
        0,
        seats,
    )


def widen(stored: list[int], seats: i64) -> vec[i64]:
    rows = zeros(seats * ROW)
    if len(stored) != seats * STORED:
        raise ValueError
    seat: i64 = 0
    while seat < seats:
        i: i64 = 0
        while i < STORED:
            rows[seat * ROW + i] = stored[seat * STORED + i]
            i += 1
        numbering.note_row(rows, seat * ROW)
        seat += 1
    return rows


def padded(numbers: list[int], size: i64) -> vec[i64]:
    return vec[i64](numbers + [0] * (int(size) - len(numbers)))


def from_fields(fields: dict[str, list[int]]) -> WelcomeTo:
    seats: i64 = fields["seats"][0]
    word, carry = fields["rng"]
    box = Box(vec[i64](fields["box"]))
    left, pile = fields["left"]
    state = assemble(
        seats,
        Rng(word, carry),
        fields["reveals"][0],
        box,
        widen(fields["sheet"], seats),
        widen(fields["shown"], seats),
        padded(fields["cards"], 3 * pile + (0 if box.mode == PILES or box.mode == DRAFT else 1)),
        left,
        pile,
    )
    state.numbers = vec[i64](fields["numbers"])
    state.actions = vec[i64](fields["actions"])
    if box.mode != PILES:
        state.discard = padded(fields["discard"], MOST_DISCARDED)
        state.given = padded(fields["given"], MOST_GIVEN)
    state.discarded = len(fields["discard"])
    state.given_count = len(fields["given"])
    state.turned = vec[i64](fields["turned"])
    state.rival = vec[i64](fields["rival"])
    state.refills, state.hidden_card = fields["refills"]
    state.round_count = fields["round"][0]
    state.over = fields["round"][1] == 1
    state.find_waiting()
    return state
