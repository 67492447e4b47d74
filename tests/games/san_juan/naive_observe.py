"""What a seat observes, written down anew from what it sees: the slow twin of ``observe``."""

from collections import Counter

from misto.games.san_juan import GAME
from misto.games.san_juan.catalog import EVENT_IDS, GOOD_IDS, KIND_IDS, ROLE_IDS
from misto.games.san_juan.view import ASKS
from tests.games.single import laid_out, one_of

SEATS = 4
PRODUCTION = KIND_IDS[:5]


def naive(state, seat):
    view = GAME.words.view(state, seat)
    areas = view["areas"]
    order = [areas[(seat + i) % len(areas)] for i in range(len(areas))]

    def place(other):
        return one_of((other - seat) % len(areas), SEATS)

    def by_place(of):
        return [of(area) for area in order] + [0.0] * (SEATS - len(order))

    pieces = {
        "asked": one_of(ASKS.index(view["asked"]), 35),
        "actor": place(view["actor"]),
        "chooser": place(view["chooser"]),
        "governor": place(view["governor"]),
        "roles_used": [not view["roles"][role] for role in ROLE_IDS],
        "step": [view["owed"] / 8, int(state.count) / 4, int(state.doubled), int(state.turn_count) / 4],
        "prices": prices(view, int(state.trades)),
        "deck": [view["deck"] / 110, view["discards"] / 110],
        "event_row": [event in view["event_row"] for event in EVENT_IDS],
        "events_gone": [event in view["events_gone"] for event in EVENT_IDS],
        "cathedral": [view["cathedral"] == "table"],
        "building": [kind == view["building"] for kind in KIND_IDS],
        "seen_drawn": halves(Counter(view["drawn"])),
        "own_hand": halves(areas[seat]["hand"]),
        "seats_present": by_place(lambda area: 1),
        "hand_sizes": by_place(lambda area: area["hand_size"] / 12),
        "points": by_place(lambda area: area["points"] / 40 if area["points_are_all"] else 0),
        "piles": by_place(lambda area: under(area) / 12 if area["points_are_all"] else 0),
        "buildings": flat(by_place(lambda area: halves(Counter(b["card"] for b in area["buildings"]))), 40),
        "goods": flat(by_place(goods), 6),
    }
    return laid_out(GAME.observer, pieces)


def prices(view, trades):
    """What the tile turned up last pays, and how many have been."""
    last = view["tiles"][(trades - 1) % 5] if trades else [0] * 5
    return [*(price / 3 for price in last), min(trades, 5) / 5]


def halves(counts):
    return [counts.get(kind, 0) / 2 for kind in KIND_IDS]


def under(area):
    return sum(sum(one["piles"].values()) for one in area["buildings"])


def goods(area):
    """By the good that a building makes; a Customs office keeps any of them."""
    full = Counter(
        one["card"] if one["card"] in PRODUCTION else "customs" for one in area["buildings"] if one["good"]
    )
    return [full[kind] / 2 for kind in (*PRODUCTION, "customs")][: len(GOOD_IDS)]


def flat(rows, size):
    return [number for row in rows for number in (row if isinstance(row, list) else [0.0] * size)]
