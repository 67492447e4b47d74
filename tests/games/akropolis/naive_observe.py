"""What a seat observes, written down anew from what it sees: the slow twin of ``observe``."""

from misto.games.akropolis import GAME
from misto.games.akropolis.catalog import COLOUR_IDS, KIND_IDS, LETTERS
from tests.games.akropolis.naive import scored
from tests.games.single import laid_out, one_of

SEATS = 4
PLACES = 6  # of the row
SIDE = 23  # of a plane
WINDOW = 25  # of the environments' window, which the planes follow


def naive(state, seat):
    view = GAME.words.view(state, seat)
    cities = view["cities"]
    order = [cities[(seat + i) % len(cities)] for i in range(len(cities))]
    empty = SEATS - len(order)
    tops = [{(one["q"], one["r"]): one for one in city["hexes"]} for city in order]
    seen = [shown(top) for top in tops]
    scores = [scored(lettered(top), **rules(view)) for top in tops]
    held, row = view["held"], view["row"]
    none = [0.0] * (SIDE * SIDE)
    own = seen[0]
    pieces = {
        "asked": one_of(
            0 if held is None else 1, 2
        ),  # a game that is over asks for nothing but has no active seat
        "is_active": one_of((view["active"] - seat) % len(cities) if view["active"] >= 0 else None, SEATS),
        "seats_present": [1] * len(order) + [0] * empty,
        "stones": [city["stones"] / 10 for city in order] + [0] * empty,
        "values": [n / 20 for values, _ in scores for n in values] + [0] * (empty * len(COLOUR_IDS)),
        "stars": [n / 6 for _, stars in scores for n in stars] + [0] * (empty * len(COLOUR_IDS)),
        "beyond": [(len(top) - len(cells)) / 10 for top, cells in zip(tops, seen, strict=True)] + [0] * empty,
        "row": [n for place in range(PLACES) for n in tile(row[place] if place < len(row) else None)],
        "held": tile(held),
        "stacks": [view["stacks"] * view["stack_size"] / 57],
        "architect": architect(view["architect"]),
        "own_kinds": [n for kind in KIND_IDS for n in plane(own, lambda one, kind=kind: one["kind"] == kind)],
        "own_level": plane(own, level),
        "other_levels": [n for cells in seen[1:] for n in plane(cells, level)] + none * empty,
        "other_kinds": [n for cells in seen[1:] for n in plane(cells, kind_of)] + none * empty,
    }
    return laid_out(GAME.observer, pieces)


def rules(view):
    """A view's house rules, as the slow score sheet calls them."""
    return {rule: view[rule] for rule in ("variants", "houses", "barracks_edge", "barracks_sides", "lake")}


def lettered(top):
    return {
        cell: (one["level"], LETTERS[KIND_IDS.index(one["kind"])], one["tile"]) for cell, one in top.items()
    }


def tile(seen):
    """Three hexes, of each which of the kinds it is."""
    hexes = seen["hexes"] if seen is not None else [None] * 3
    return [n for one in hexes for n in one_of(None if one is None else KIND_IDS.index(one), len(KIND_IDS))]


def architect(seen):
    if seen is None:
        return [0] * (1 + len(KIND_IDS))
    return [seen["stones"] / 10, *(seen["hexes"].get(kind, 0) / 10 for kind in KIND_IDS)]


def shown(top):
    """The hexes that lie in the planes, by line and column."""
    middle_q, middle_r = middle([q for q, _ in top]), middle([r for _, r in top])
    found = {}
    for (q, r), one in top.items():
        line, column = q - middle_q + SIDE // 2, r - middle_r + SIDE // 2
        if line in range(SIDE) and column in range(SIDE):
            found[line, column] = one
    return found


def middle(places):
    """Where the window's middle lies in one direction: as near to the start plaza as keeps all placements
    inside, which reach two cells beyond the city; where they are too many, the city's middle, and the
    plaza stays inside.
    """
    low, high, half = min(places), max(places), WINDOW // 2
    moves = range(-half, half + 1)
    whole = [move for move in moves if move - half <= low - 2 and high + 2 <= move + half]
    if whole:
        return min(whole, key=abs)
    return min(moves, key=lambda move: abs(move - (low + high) // 2))


def plane(cells, of):
    return [
        of(cells[line, column]) if (line, column) in cells else 0
        for line in range(SIDE)
        for column in range(SIDE)
    ]


def level(one):
    return one["level"] / 4


def kind_of(one):
    return (KIND_IDS.index(one["kind"]) + 1) / 11
