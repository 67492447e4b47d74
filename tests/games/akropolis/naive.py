"""The slow twin of a city: a plain dictionary, and the rules read out one by one."""

from misto.games.akropolis.catalog import COLOUR_IDS, LETTERS, ROWS

NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
STARS = {"H": 1, "M": 2, "B": 2, "T": 2, "G": 3}
START = {(0, 0): "H", (0, -1): "q", (1, 0): "q", (-1, 1): "q"}


def around(cell):
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in NEIGHBOURS]


def turned(rotation):
    """Offsets (0, 0), (1, 0), (0, 1) turned clockwise so often by 60 degrees."""
    offsets = [(0, 0), (1, 0), (0, 1)]
    for _ in range(rotation):
        offsets = [(-b, a + b) for a, b in offsets]
    return offsets


OFFSETS = [turned(rotation) for rotation in range(6)]


def covered_by(q, r, rotation):
    """The three cells of a placement."""
    return [(q + a, r + b) for a, b in OFFSETS[rotation]]


class NaiveCity:
    def __init__(self):
        self.top = {cell: (1, letter, 0) for cell, letter in START.items()}
        self.placed = 0

    def level_for(self, cells):
        """The level a tile on these cells would have; None if it cannot lie there (AK-4.2 to 4.5)."""
        beneath = [self.top.get(cell) for cell in cells]
        if not any(beneath):
            return 1 if any(n in self.top for cell in cells for n in around(cell)) else None
        if not all(beneath):
            return None
        levels = {level for level, _, _ in beneath}
        tiles = {tile for _, _, tile in beneath}
        return levels.pop() + 1 if len(levels) == 1 and len(tiles) >= 2 else None

    def legal(self):
        """Every (q, r, rotation), ascending, with its level; no tile reaches further than two cells."""
        near = set(self.top)
        for _ in range(2):
            near |= {n for cell in near for n in around(cell)}
        found = {}
        for q, r in sorted(near):
            for rotation in range(6):
                level = self.level_for(covered_by(q, r, rotation))
                if level is not None:
                    found[q, r, rotation] = level
        return found

    def place(self, tile, q, r, rotation):
        """Stones gained."""
        cells = covered_by(q, r, rotation)
        level = self.level_for(cells)
        assert level is not None
        stones = sum(1 for cell in cells if cell in self.top and self.top[cell][1] == "q")
        self.placed += 1
        for cell, letter in zip(cells, ROWS[tile].hexes, strict=True):
            self.top[cell] = (level, letter, self.placed)
        return stones


def outside_of(top):
    """AK-R9: flood the bounding box and one ring from its border; what is not reached is lake."""
    qs, rs = [q for q, _ in top], [r for _, r in top]
    box = {(q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)}
    empty = box - set(top)
    queue = [(q, r) for q, r in empty if q in (min(qs) - 1, max(qs) + 1) or r in (min(rs) - 1, max(rs) + 1)]
    reached = set(queue)
    while queue:
        for cell in around(queue.pop()):
            if cell in empty and cell not in reached:
                reached.add(cell)
                queue.append(cell)
    return reached, empty - reached


def groups_of(cells):
    left, groups = set(cells), []
    while left:
        queue = [left.pop()]
        group = set(queue)
        while queue:
            for cell in around(queue.pop()):
                if cell in left:
                    left.remove(cell)
                    group.add(cell)
                    queue.append(cell)
        groups.append(group)
    return groups


def scored(top, variants=(), houses="largest", barracks_edge="outside", lake="region", barracks_sides="edge"):
    """By colour: value and stars (AK-6, AK-8). top: cell -> (level, letter, ...)."""
    _, lakes = outside_of(top)
    if lake == "single_hex":
        ponds = {cell for cell in lakes if all(n in top for n in around(cell))}
    else:
        ponds = lakes
    values = []
    for colour, letter in zip(COLOUR_IDS, "hmbtg", strict=True):
        mine = [cell for cell in top if top[cell][1] == letter]
        double = colour in variants
        if letter == "h":
            sizes = [(len(g), sum(top[c][0] for c in g)) for g in groups_of(mine)]
            key = (lambda s: (s[0], s[1])) if houses == "largest" else (lambda s: (s[1], s[0]))
            value = max(sizes, key=key)[1] if sizes else 0
            values.append(value * 2 if double and value >= 10 else value)
            continue
        total = 0
        for cell in mine:
            near = around(cell)
            if letter == "m":
                meets = not any(n in top and top[n][1] == "m" for n in near)
                extra = any(n in top and top[n][1] == "M" for n in near)
            elif letter == "b":
                edge = [n for n in near if n not in top and (barracks_edge == "any_empty" or n not in lakes)]
                sides = [n for n in near if n not in top] if barracks_sides == "any_empty" else edge
                meets, extra = bool(edge), len(sides) >= 3
            elif letter == "t":
                meets, extra = all(n in top for n in near), top[cell][0] >= 2
            else:
                meets, extra = True, any(n in ponds for n in near)
            if meets:
                total += top[cell][0] * (2 if double and extra else 1)
        values.append(total)
    stars = [sum(STARS[p] for _, p, *_ in top.values() if p == letter) for letter in "HMBTG"]
    return values, stars


def points(top, **rules):
    values, stars = scored(top, **rules)
    return [value * star for value, star in zip(values, stars, strict=True)]


def top_of(city):
    """What shows in an engine's city, read from its view's source."""
    found = {}
    width = 2 * int(city.half)
    for i in range(city.built):
        cell = int(city.cells[i])
        shown = int(city.top[cell])
        where = (cell // width - int(city.half), cell % width - int(city.half))
        found[where] = (shown & 31, LETTERS[shown >> 5 & 15], shown >> 9)
    return found
