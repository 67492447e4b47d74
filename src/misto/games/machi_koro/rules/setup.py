"""How a game begins (MK-2), and how a position is read back."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import zeros
from misto.games.machi_koro.asks import ASK_DICE
from misto.games.machi_koro.catalog import (
    BASE_KINDS,
    BASE_LANDMARKS,
    KINDS,
    LANDMARKS,
    NOTHING,
    ROW_KINDS,
    START_COINS,
)
from misto.games.machi_koro.house import THINGS, House
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.state import start_cards, supply_of


def new_game(seats: i64, rng: Rng, house: House, harbor: bool, ten_kinds: bool, first_seat: i64) -> MachiKoro:
    """Set-up, MK-2.1 to MK-2.7. A negative first_seat is drawn at random (MK-R1)."""
    kinds = KINDS if harbor else BASE_KINDS
    if first_seat < 0:
        first_seat = rng.below(seats)
    supply = supply_of(kinds)
    deck: vec[i64] = vec[i64]([])
    market: vec[i64] = vec[i64](supply)
    row_kinds: i64 = 0
    if ten_kinds:
        cards = [kind for kind in range(len(supply)) for _ in range(supply[kind])]
        deck = vec[i64](cards)
        rng.shuffle(deck, len(deck))
        market = zeros(KINDS)
        row_kinds = ROW_KINDS
    state = MachiKoro(
        seats,
        rng,
        0,
        house,
        kinds,
        LANDMARKS if harbor else BASE_LANDMARKS,
        vec[i64]([int(START_COINS) for _ in range(seats)]),
        start_cards(seats),
        zeros(seats * LANDMARKS),
        market,
        zeros(seats * THINGS),
        deck,
        len(deck),
        row_kinds,
        first_seat,
        ASK_DICE,
        0,
        0,
        0,
        0,
        NOTHING,
        NOTHING,
        1,
    )
    state.refill()
    state.note_all()
    return state


def from_fields(fields: dict[str, list[int]]) -> MachiKoro:
    """The position that ``fields`` described."""
    house = fields["house"]
    word, carry = fields["rng"]
    deck = vec[i64](fields["deck"])
    dice = fields["dice"]
    state = MachiKoro(
        fields["seats"][0],
        Rng(word, carry),
        fields["reveals"][0],
        House(house[0], house[1] == 1, house[2] == 1, house[3] == 1, house[4] == 1, house[5]),
        fields["kinds"][0],
        fields["landmarks"][0],
        vec[i64](fields["coins"]),
        vec[i64](fields["cards"]),
        vec[i64](fields["built"]),
        vec[i64](fields["market"]),
        zeros(fields["seats"][0] * THINGS),
        deck,
        len(deck),
        fields["row_kinds"][0],
        fields["active"][0],
        fields["ask"][0],
        dice[0],
        dice[1],
        dice[2],
        fields["park_ready"][0],
        fields["exchange"][0],
        fields["exchange"][1],
        fields["turn"][0],
    )
    state.note_all()
    return state
