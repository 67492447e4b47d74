"""Setting a table for a test: games, cities tile by tile, cities hex by hex."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.record import seed_rng
from misto.games.akropolis import GAME
from misto.games.akropolis.actions import cell_q, cell_r, placement, rotation_of
from misto.games.akropolis.catalog import LETTERS
from misto.games.akropolis.options import house_of
from misto.games.akropolis.placement import bare_city, start_city
from misto.games.akropolis.scoring import tally
from tests.games.akropolis import naive

ALL = ("houses", "markets", "barracks", "temples", "gardens")


def new(seats=2, seed=1, **options):
    return GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(seed))


def house(variants=(), **switches):
    seats = 1 if switches.get("solo", "off") != "off" else 2
    return house_of(GAME.settle({"variants": list(variants), **switches}, seats))


def built(*placements):
    """A city from (tile, q, r, rotation), each legal."""
    city = start_city()
    for tile, q, r, rotation in placements:
        assert city.fits(q, r, rotation), (tile, q, r, rotation)
        city.place(tile, q, r, rotation)
    return city


def placements_of(city):
    out = vec[i64]([0] * (60 * int(city.built) + 6))
    n = city.legal(out)
    return [(int(cell_q(a)), int(cell_r(a)), int(rotation_of(a))) for a in (int(out[i]) for i in range(n))]


def hexes(text):
    """Cells from rows like ``0,0:h 1,0:h2``: q, r, letter, level (1 if not said)."""
    top = {}
    for word in text.split():
        where, _, what = word.partition(":")
        q, r = map(int, where.split(","))
        top[q, r] = (int(what[1:] or 1), what[0])
    return top


def scored(top, variants=(), **switches):
    """Value and stars by colour, from the engine; its slow twin must agree."""
    city = bare_city()
    for (q, r), (level, letter, *_) in top.items():
        city.lay(q, r, level, LETTERS.index(letter), 0)
    sums = tally(city, house(variants, **switches))
    values, stars = [int(sums[i]) for i in range(5)], [int(sums[5 + i]) for i in range(5)]
    assert (values, stars) == naive.scored(top, variants=variants, **switches)
    return dict(zip(ALL, values, strict=True)), dict(zip(ALL, stars, strict=True))


def points(top, colour, variants=(), **switches):
    values, stars = scored(top, variants, **switches)
    return values[colour] * stars[colour]


def take(state, place, seat=None):
    state.apply(int(state.turn()) if seat is None else seat, place - 1)


def place(state, q, r, rotation):
    state.apply(int(state.turn()), int(placement(q, r, rotation)))


def with_fields(state, **changed):
    """The same position with some fields replaced."""
    fields = dict(state.fields())
    return GAME.rules.load(fields | changed)
