"""What a seat observes, written down anew from what it sees: the slow twin of ``observe``."""

from misto.games.machi_koro import GAME
from misto.games.machi_koro.catalog import KIND_IDS, LANDMARK_IDS
from misto.games.machi_koro.view import ASKS
from tests.games.single import laid_out, one_of

SEATS = 5


def naive(state, seat):
    view = GAME.words.view(state, seat)
    cities = view["cities"]
    order = [cities[(seat + i) % len(cities)] for i in range(len(cities))]
    empty = SEATS - len(order)
    one, two = [*view["dice"], 0, 0][:2]

    def place(other):
        return one_of((other - seat) % len(cities) if other >= 0 else None, SEATS)

    pieces = {
        "asked": one_of(ASKS.index(view["asked"]), 9),
        "is_active": place(view["active"]),
        "dice": [one / 6, two / 6, view["added"] / 2],
        "seats_present": [1] * len(order) + [0] * empty,
        "coins": [city["coins"] / 20 for city in order] + [0] * empty,
        # a landmark or a kind that this box lacks is in no city and no market
        "landmarks": [city["landmarks"].get(mark, False) for city in order for mark in LANDMARK_IDS]
        + [0] * (empty * len(LANDMARK_IDS)),
        "cards": [city["cards"].get(kind, 0) / 6 for city in order for kind in KIND_IDS]
        + [0] * (empty * len(KIND_IDS)),
        "market": [view["market"].get(kind, 0) / 6 for kind in KIND_IDS],
        "deck_left": [view["deck"] / 145],
        "exchange_partner": place(view["partner"]),
        "exchange_taking": [kind == view["taking"] for kind in KIND_IDS],
    }
    return laid_out(GAME.observer, pieces)
