"""Whether a city seen from above can have been built: floor by floor it must come apart into tiles.

What lies covered is not known, so a city that passes may still be one that nobody could build: which
tiles lie beneath, and that a tile rests on two of them (AK-4.3), is not asked.
"""

# stays plain: asked of a city on paper, once

from collections.abc import Iterable

from misto.core.trouble import Trouble
from misto.games.akropolis.catalog import LETTERS, PLAZA, QUARRY, ROWS, START, START_STONES

Cell = tuple[int, int]
Shown = dict[Cell, tuple[int, int, int]]  # level, kind, and which row of the file says so

MOST_TILES = 30  # the turns of a city in the longest game (AK-2.8)
MOST_STONES = int(max(START_STONES))  # that a player starts with (AK-2.6); quarries give the others
START_HEXES = len(START)

# Of a set of cells the first by q, then r, can only be the first hex of a tile lying one of two ways: the
# second and third hex follow clockwise.
WAYS: tuple[tuple[Cell, Cell], ...] = (((1, 0), (0, 1)), ((1, -1), (1, 0)))
ALTERNATE: tuple[tuple[Cell, ...], ...] = (((1, 0), (-1, 1), (0, -1)), ((0, 1), (-1, 0), (1, -1)))
ANY = "?"  # a covered hex

PRINTED = frozenset(row.hexes[k:] + row.hexes[:k] for row in ROWS[1:] for k in range(3))
LOOKS = frozenset(
    "".join(letter if mask >> i & 1 else ANY for i, letter in enumerate(word))
    for word in PRINTED
    for mask in range(8)
)


def copies_in_box() -> list[int]:
    """Hexes of each kind on all tiles and one start tile (AK-1.5, AK-1.7)."""
    counts = [sum(row.hexes.count(letter) for row in ROWS) for letter in LETTERS]
    for _, _, kind in START:
        counts[kind] += 1
    return counts


def check_built(shown: Shown, names: tuple[str, ...]) -> int:
    """Trouble with the place of the first thing that cannot be; how many hexes lie covered."""
    check_copies(shown, names)
    highest = max(level for level, _, _ in shown.values())
    tiles = 0
    for level in range(highest, 1, -1):
        floor = frozenset(cell for cell, seen in shown.items() if seen[0] >= level)
        stuck = first_left_over(floor, level, shown)
        if stuck is not None:
            where = f"hexes[{shown[stuck][2]}]"
            raise Trouble("akropolis-score-floor", field=where, level=level, rule="AK-4.3")
        tiles += len(floor) // 3
    check_ground(shown)
    tiles += (len(shown) - START_HEXES) // 3
    if tiles > MOST_TILES:
        raise Trouble("akropolis-score-many-tiles", field="hexes", tiles=tiles, most=MOST_TILES)
    return sum(level - 1 for level, _, _ in shown.values())


def check_copies(shown: Shown, names: tuple[str, ...]) -> None:
    left = copies_in_box()
    for _, kind, row in shown.values():
        left[kind] -= 1
        if left[kind] < 0:
            most = copies_in_box()[kind]
            raise Trouble("akropolis-score-box", field=f"hexes[{row}]", kind=names[kind], most=most)


def check_ground(shown: Shown) -> None:
    """AK-1.5, AK-2.4: the start tile lies on the ground, and the rest of the ground is tiles."""
    ground = frozenset(shown)
    furthest: Cell | None = None
    for centre in sorted(ground, key=lambda cell: shown[cell][2]):
        for around in ALTERNATE:
            start = [centre, *((centre[0] + q, centre[1] + r) for q, r in around)]
            if not ground.issuperset(start) or not looks_like_start(start, shown):
                continue
            stuck = first_left_over(ground.difference(start), 1, shown)
            if stuck is None:
                return
            furthest = stuck
    if furthest is None:
        raise Trouble("akropolis-score-no-start", field="hexes", rule="AK-2.4")
    raise Trouble("akropolis-score-floor", field=f"hexes[{shown[furthest][2]}]", level=1, rule="AK-1.2")


def looks_like_start(cells: Iterable[Cell], shown: Shown) -> bool:
    kinds = [int(PLAZA), *[int(QUARRY)] * (START_HEXES - 1)]
    return all(shown[cell][0] > 1 or shown[cell][1] == kind for cell, kind in zip(cells, kinds, strict=True))


def first_left_over(floor: frozenset[Cell], level: int, shown: Shown) -> Cell | None:
    """A hex that belongs to no tile of the floor, however it is taken apart; None if it comes apart."""
    for piece in pieces(floor):
        if len(piece) % 3 or not comes_apart(piece, level, shown, set()):
            return min(piece, key=lambda cell: shown[cell][2])
    return None


def pieces(floor: frozenset[Cell]) -> list[frozenset[Cell]]:
    """Connected parts: each must come apart by itself."""
    left, found = set(floor), []
    while left:
        piece = [left.pop()]
        for q, r in piece:
            near = ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1))
            piece += [cell for cell in near if cell in left]
            left.difference_update(near)
        found.append(frozenset(piece))
    return found


def comes_apart(floor: frozenset[Cell], level: int, shown: Shown, dead: set[frozenset[Cell]]) -> bool:
    if not floor:
        return True
    if floor in dead:
        return False
    q, r = first = min(floor)
    for one, two in WAYS:
        tile = (first, (q + one[0], r + one[1]), (q + two[0], r + two[1]))
        lies = floor.issuperset(tile) and look(tile, level, shown) in LOOKS
        if lies and comes_apart(floor.difference(tile), level, shown, dead):
            return True
    dead.add(floor)
    return False


def look(tile: tuple[Cell, ...], level: int, shown: Shown) -> str:
    """What shows of a tile on that level, clockwise."""
    return "".join(LETTERS[shown[cell][1]] if shown[cell][0] == level else ANY for cell in tile)
