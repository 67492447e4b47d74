"""The worked examples AK-T1 to AK-T22 as positions to open: ``make examples``.

A city is a list of (tile, q, r, rotation), each legal after those before it. One takes the free tile of
the row, which is the last of the list, and places it as the list says: then the city is the example's.
The other cities have as many tiles, so that the turn, the row and the stacks fit together.
"""

from misto.games.akropolis import GAME
from misto.games.akropolis.actions import placement
from misto.games.akropolis.catalog import KIND_IDS, LETTERS, tiles_in_play
from misto.games.akropolis.placement import start_city
from tests.examples import trial
from tests.games.akropolis import naive
from tests.games.akropolis.position import built, new, placements_of, with_fields

ME = 0
ALL = ["houses", "markets", "barracks", "temples", "gardens"]
COLOURS = {colour: place for place, colour in enumerate(ALL)}

# The quarry of tile 28 (q h h) beside the start tile, its houses beyond; then a tile over the start
# plaza, a start quarry and the quarry of tile 28.
FIRST = (28, 1, -1, 4)
SECOND = (43, 0, 0, 5)

GROUP = (
    (28, -3, 2, 4),
    (3, 0, 2, 3),
    (4, -3, 3, 5),
    (16, -4, 3, 3),
    (21, -2, 3, 4),
    (11, -1, -1, 2),
    (18, -4, 1, 2),
    (6, 1, -3, 1),
    (9, 0, -2, 1),
)
ONE_MORE = (*GROUP, (7, -7, 2, 0))
LOW_VALUE = ((2, 1, 1, 0), (18, -2, 1, 4), (28, -1, 0, 1), (31, 0, 2, 2))
HEXES_OR_VALUE = (
    (13, 2, -2, 1),
    (28, 1, -3, 5),
    (15, 2, -1, 2),
    (18, 2, -6, 1),
    (4, 0, -3, 4),
    (31, 2, 1, 4),
    (1, -2, 1, 4),
    (12, -1, 0, 5),
)
EQUAL_GROUPS = ((28, -3, 2, 4), (11, -4, 4, 4), (26, -5, 4, 1), (14, -5, 4, 0))
LONE_MARKETS = (
    (7, -2, 3, 5),
    (34, 0, 1, 0),
    (6, 1, -2, 3),
    (24, 3, -1, 2),
    (23, 2, 2, 2),
    (26, 4, -2, 4),
    (25, 2, -3, 4),
)
SIDE_BY_SIDE = ((25, 3, -1, 3), (2, 3, -3, 2), (7, -3, 2, 5))
TEMPLE_BY_A_LAKE = ((35, 2, -2, 1), (15, 2, -4, 1), (30, -1, -1, 4))
BARRACKS_BY_A_LAKE = ((14, -2, 0, 5), (15, -4, 2, 5), (13, -2, 3, 4), (29, -1, -1, 0))
TWO_LAKES = (
    (21, -3, 2, 4),
    (18, -2, 3, 4),
    (16, -2, -1, 0),
    (3, 1, 2, 4),
    (1, -2, 1, 0),
    (36, -1, 3, 5),
)
LAKE_OF_TWO = ((23, -1, -1, 3), (18, -2, 0, 2), (11, -3, 2, 0))
LAKE_OF_ONE = ((23, -1, -1, 3), (20, -2, 0, 1))


def before_last(cities, seats=2, stones=2, hands=(ME,), first=0, active=ME, row=(), **options):
    """The table before the active seat takes its tile; ``row`` lies on the site, the free tile first."""
    placed = sum(len(city) for city in cities)
    start = new(seats, **options)
    held = {tile for city in cities for tile, *_ in city}
    rest = [tile for tile in tiles_in_play(seats, False) if tile not in held and tile not in row]
    turn_of_round = placed % (seats + 1)
    width = seats + 2 - turn_of_round
    site = [*row, *rest[: width - len(row)]]
    left = rest[width - len(row) :]
    assert len(left) == (11 - placed // (seats + 1)) * (seats + 1)
    fields = {f"city{seat}": [n for move in city for n in move] for seat, city in enumerate(cities)}
    purses = stones if isinstance(stones, list) else [stones] * seats
    return with_fields(start, row=site, deck=left, stones=purses, turn=[first, active, 0, placed], **fields)


def elsewhere(count, taken, seats):
    """A plain city of so many tiles that are not taken: each on the ground, where it first fits."""
    free = [tile for tile in tiles_in_play(seats, False) if tile not in taken]
    city, moves = start_city(), []
    for tile in free[:count]:
        level_1 = [where for where in placements_of(city) if city.shown(*where[:2]) == 0]
        q, r, rotation = level_1[(7 * len(moves)) % len(level_1)]
        city.place(tile, q, r, rotation)
        moves.append((tile, q, r, rotation))
    return moves


def code(move):
    return GAME.words.write(int(placement(*move[1:])))


def placing(city, *looks, seats=2, before=(), **options):
    """The free tile is the last of the city: one takes it and places it there."""
    *laid, last = city
    taken = {tile for tile, *_ in city}
    cities = [laid]
    for _ in range(seats - 1):
        cities.append(elsewhere(len(laid), taken, seats))
        taken |= {tile for tile, *_ in cities[-1]}
    state = before_last(cities, seats, row=(last[0],), **options)
    return trial(GAME, state, options, *before, "take 1", code(last), *looks, seat=ME)


def scored(city, colour, value, stars, points, look=None, seats=2, **options):
    """One's line of this colour after the tile is placed; the slow twin must agree."""
    top = {cell: (level, letter) for cell, (level, letter, *_) in naive.top_of(built(*city)).items()}
    variants = options.get("variants", ())
    switches = {key: one for key, one in options.items() if key != "variants"}
    values, starred = naive.scored(top, variants=variants, **switches)
    place = COLOURS[colour]
    assert (values[place], starred[place]) == (value, stars), (values, starred)
    path = f"cities.{ME}.lines.{place}"
    seen = {f"{path}.value": value, f"{path}.stars": stars, f"{path}.points": points}
    return placing(city, {"view": seen} | (look or {}), seats=seats, **options)


def shown(city, cell, level, kind):
    """What the view says of a cell, by its place in the list of hexes."""
    hexes = sorted(naive.top_of(built(*city)))
    path = f"cities.{ME}.hexes.{hexes.index(cell)}"
    return {f"{path}.q": cell[0], f"{path}.r": cell[1], f"{path}.level": level, f"{path}.kind": kind}


def kind_of(letter):
    return KIND_IDS[LETTERS.index(letter)]


def four_sit_down():
    state = new(4, first_player=1)
    seen = {"stacks": 11, "stack_size": 5, "row.count": 6}
    stones = {f"cities.{seat}.stones": seat + 1 for seat in range(4)}
    return trial(
        GAME,
        state,
        {"first_player": 1},
        {"view": seen | stones, "fields": {"deck.count": 55}},
        "take 1",
        {"turn": 0},
    )


def fourth_tile():
    options = {"first_player": 1}
    state = with_fields(new(2, **options), stones=[3, 2])
    return trial(GAME, state, options, "take 4", {"view": {"cities.0.stones": 0}})


def one_stone_too_few():
    options = {"first_player": 1}
    state = new(2, **options)
    why = {f"take {n}": ["AK-3.5", "reason-stones", {"cost": n - 1, "stones": 1}] for n in (3, 4)}
    look = {"view": {"cities.0.stones": 1}, "refused": why, "options": ["take 1", "take 2"]}
    return trial(GAME, state, options, look, "take 2", {"view": {"cities.0.stones": 0}})


def very_first_tile():
    """All 90 placements round the lone start tile, all on level 1."""
    options = {"first_player": 1}
    found = naive.NaiveCity().legal()
    assert set(found.values()) == {1}
    codes = [code((0, *where)) for where in found]
    return trial(
        GAME, new(2, **options), options, "take 1", {"count": 90, "options": codes}, codes[0], {"turn": 1}
    )


def refused_there(city, where, rule, key, then):
    """The tile is taken; there it may not lie, but elsewhere it may."""
    laid = list(city)
    taken = {tile for tile, *_ in city} | {SECOND[0]}
    cities = [laid]
    for _ in range(2):
        cities.append(elsewhere(len(laid), taken, 3))
        taken |= {tile for tile, *_ in cities[-1]}
    tile = next(t for t in tiles_in_play(3, False) if t not in taken)
    state = before_last(cities, 3, row=(tile,))
    look = {"refused": {code((0, *where)): [rule, key]}, "offers": [code((0, *then))]}
    return trial(GAME, state, {}, "take 1", look, code((0, *then)), {"view": {"held": None}}, seat=ME)


def step_beneath():
    made = refused_there((FIRST, SECOND), (1, -1, 4), "AK-4.4", "reason-uneven", (2, 0, 0))
    made["line"].insert(0, {"see": {"view": shown((FIRST, SECOND), (0, 0), 2, kind_of("b"))}})
    return made


def two_quarries():
    return placing((FIRST, SECOND), {"view": {"cities.0.stones": 2 + 2}}, seats=3)


def plaza_is_gone():
    before = {"view": {"cities.0.lines.0.points": 2}}
    made = scored((FIRST, SECOND), "houses", 4, 0, 0, seats=3)
    made["line"].insert(0, {"see": before})
    return made


def last_turn(cities, seats, stones, row, looks):
    """The last tile of the game is placed by the last seat."""
    *others, mine = cities
    *laid, last = mine
    first = first_for(sum(len(city) for city in cities), seats)
    state = before_last(
        [*others, laid], seats, stones=stones, active=seats - 1, first=first, row=(last[0], *row)
    )
    return trial(GAME, state, {}, "take 1", code(last), *looks, seat=seats - 1)


def first_for(turns, seats):
    """Who began, if the last of so many turns is the last seat's."""
    return (seats - turns) % seats


EQUAL_POINTS = (
    (
        (25, -2, 0, 0), (36, 2, 0, 5), (3, 0, 2, 2), (1, -3, -1, 1), (28, 0, 0, 3), (10, -2, -2, 3),
        (14, -3, 5, 5), (31, -5, -1, 1), (20, -3, 4, 2), (33, 3, 2, 4), (15, 5, 1, 5), (22, -5, -2, 2),
        (9, -7, -1, 2), (5, -7, 1, 3), (26, -10, 2, 5), (37, -9, -2, 5), (11, -2, -4, 2), (7, -9, 1, 5),
    ),
    (
        (30, 1, 2, 4), (21, 0, -2, 3), (12, 3, 1, 1), (23, -1, -3, 2), (32, 1, -4, 3), (24, -2, -1, 0),
        (4, -1, -5, 2), (18, -1, -1, 5), (6, 2, -6, 4), (13, -1, 2, 1), (29, 5, -9, 1), (35, -3, -6, 1),
        (2, -1, 5, 3), (16, -4, 0, 5), (8, -3, -1, 0), (34, 4, 1, 0), (27, -5, -5, 2), (19, -1, -3, 0),
    ),
)  # fmt: skip


EQUAL_IN_ALL = (
    (
        (8, 2, -1, 4), (33, -2, -1, 0), (17, 2, 1, 2), (39, -4, 1, 0), (35, 0, 2, 3), (25, -6, 3, 4),
        (36, 2, 3, 3), (40, 2, -4, 1), (27, 3, 4, 2), (29, 1, 5, 3), (46, 1, 1, 2), (19, -4, 4, 4),
        (44, 3, 0, 0), (4, 4, -1, 3), (7, 0, 3, 2), (38, -6, 4, 5),
    ),
    (
        (21, 1, 1, 0), (41, 0, 2, 3), (34, -2, 1, 3), (31, 0, 2, 5), (30, -2, 4, 5), (5, -2, 6, 4),
        (11, 3, 1, 1), (18, 3, 4, 3), (16, 1, 4, 3), (3, 5, 0, 3), (14, 4, 2, 0), (28, 6, -3, 1),
        (49, 1, -2, 5), (48, 2, -1, 0), (1, 3, -3, 0), (32, 3, 3, 0),
    ),
    (
        (20, 2, -3, 1), (22, -3, 2, 4), (47, -2, -1, 5), (12, -1, 2, 0), (2, -1, 4, 2), (15, -2, 3, 2),
        (26, -4, 0, 4), (13, 0, -3, 0), (43, -1, 3, 2), (6, 1, -2, 4), (24, -4, 5, 2), (10, -5, 0, 2),
        (45, -5, 3, 5), (23, -5, 1, 1), (9, 0, 3, 0), (42, -5, 3, 4),
    ),
)  # fmt: skip


def gain(city):
    """Stones the last placement brings."""
    *laid, (tile, q, r, rotation) = city
    return int(built(*laid).place(tile, q, r, rotation))


def equal_points():
    more, less = EQUAL_POINTS
    stones = [4, 2 - gain(less)]
    look = {"points": [60, 60], "outcome": [1.0, 0.0], "view": {"over": True, "cities.1.stones": 2}}
    return last_turn([more, less], 2, stones, (17,), [look])


def equal_in_all():
    one, third, other = EQUAL_IN_ALL
    stones = [3, 9, 3 - gain(other)]
    outcome = [0.5, 0.0, 0.5]
    look = {"points": [60, 29, 60], "outcome": outcome, "view": {"over": True, "cities.2.stones": 3}}
    return last_turn([one, third, other], 3, stones, (37,), [look])


HOUSES = {"variants": ALL}
GARDENS = {"variants": ["gardens"]}

PRINTED = {
    "AK-T4": [four_sit_down()],
    "AK-T1": [fourth_tile()],
    "AK-T19": [one_stone_too_few()],
    "AK-T22": [very_first_tile()],
    "AK-T17": [refused_there((FIRST,), (1, -1, 4), "AK-4.3", "reason-single-tile", (0, 0, 5))],
    "AK-T18": [step_beneath()],
    "AK-T2": [two_quarries()],
    "AK-T14": [plaza_is_gone()],
    "AK-T3": [scored(GROUP, "houses", 9, 3, 27)],
    "AK-T12": [
        scored(HEXES_OR_VALUE, "houses", 3, 2, 6),
        scored(HEXES_OR_VALUE, "houses", 4, 2, 8, houses="most_valuable"),
    ],
    "AK-T13": [scored(EQUAL_GROUPS, "houses", 3, 1, 3)],
    "AK-T8": [scored(LONE_MARKETS, "markets", 5, 4, 20)],
    "AK-T9": [scored(SIDE_BY_SIDE, "markets", 0, 2, 0)],
    "AK-T10": [scored(TEMPLE_BY_A_LAKE, "temples", 0, 2, 0)],
    "AK-T11": [
        scored(BARRACKS_BY_A_LAKE, "barracks", 0, 2, 0),
        scored(BARRACKS_BY_A_LAKE, "barracks", 2, 2, 4, barracks_edge="any_empty"),
    ],
    "AK-T20": [equal_points()],
    "AK-T21": [equal_in_all()],
    "AK-T5": [scored(GROUP, "houses", 9, 3, 27, **HOUSES)],
    "AK-T6": [scored(ONE_MORE, "houses", 20, 3, 60, **HOUSES)],
    "AK-T7": [scored(LOW_VALUE, "houses", 6, 2, 12, **HOUSES)],
    "AK-T15": [scored(TWO_LAKES, "gardens", 4, 3, 12, **GARDENS)],
    "AK-T16": [
        scored(LAKE_OF_TWO, "gardens", 2, 3, 6, **GARDENS),
        scored(LAKE_OF_TWO, "gardens", 1, 3, 3, lake="single_hex", **GARDENS),
        scored(LAKE_OF_ONE, "gardens", 2, 3, 6, lake="single_hex", **GARDENS),
    ],
}

# What each shows beside its own number, by RULES.md.
SHOWS = {
    "AK-T17": "AK-4.3",
    "AK-T18": "AK-4.4",
    "AK-T2": "AK-5.1",
    "AK-T14": "AK-5.6",
}
