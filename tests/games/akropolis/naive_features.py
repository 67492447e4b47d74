"""The slow twin of what the learned judgement reads of a city, from a plain dictionary of cells."""

from misto.games.akropolis.catalog import COLOUR_IDS, ROWS
from tests.games.akropolis.naive import OFFSETS, around, groups_of, outside_of, scored


def main_houses(top, houses):
    """The group that scores; of equal ones the one begun first."""
    order = list(top)
    groups = groups_of([cell for cell in top if top[cell][1] == "h"])

    def rank(group):
        value = sum(top[cell][0] for cell in group)
        first = -min(order.index(cell) for cell in group)
        return (len(group), value, first) if houses == "largest" else (value, len(group), first)

    return max(groups, key=rank) if groups else set()


def raised_places(city):
    """Every set of three cells on which a tile may lie upon others, once."""
    found = set()
    for cell in city.top:
        for offsets in OFFSETS:
            cells = frozenset((cell[0] + a, cell[1] + b) for a, b in offsets)
            if (city.level_for(sorted(cells)) or 1) > 1:
                found.add(cells)
    return found


class Naive:
    def __init__(self, city, rules):
        self.city, self.top, self.rules = city, city.top, rules
        self.outside, self.lakes = outside_of(self.top)
        self.main = main_houses(self.top, rules["houses"])
        self.values, self.stars = scored(self.top, **rules)

    def gaps(self, cell):
        return [n for n in around(cell) if n not in self.top]

    def edge(self, cell):
        every = self.rules["barracks_edge"] == "any_empty"
        return [n for n in self.gaps(cell) if every or n in self.outside]

    def shows(self, cell, letter):
        return cell in self.top and self.top[cell][1] == letter

    def by_market(self, cell):
        return any(self.shows(n, "m") for n in around(cell))

    def by_pond(self, cell):
        single = self.rules["lake"] == "single_hex"
        return any(
            n in self.lakes and (not single or all(m in self.top for m in around(n))) for n in around(cell)
        )

    def scores(self, cell):
        letter = self.top[cell][1]
        if letter == "h":
            return cell in self.main
        if letter == "m":
            return not self.by_market(cell)
        if letter == "b":
            return bool(self.edge(cell))
        return letter == "g" or (letter == "t" and not self.gaps(cell))

    def how(self, cell):
        """Which row of its kind's table a district falls into."""
        letter = self.top[cell][1]
        if letter == "h":
            return int(self.scores(cell))
        if letter == "m":
            return int(not self.scores(cell))
        if letter == "b":
            return min(3, len(self.edge(cell)))
        if letter == "t":
            return min(3, len(self.gaps(cell)))
        return int("gardens" in self.rules["variants"] and self.by_pond(cell))

    def is_dear(self, cell):
        letter = self.top[cell][1]
        if letter in "HMBTG":
            return True
        return letter != "q" and self.scores(cell) and self.stars["hmbtg".index(letter)] > 0

    def districts(self):
        starts = {"h": 0, "m": 8, "b": 16, "t": 32, "g": 48}
        x = [0] * 56
        for cell, (level, letter, _) in self.top.items():
            if letter in starts:
                x[starts[letter] + 4 * self.how(cell) + min(level, 4) - 1] += 1
        return x

    def ground(self, places):
        covered = {cell for place in places for cell in place}
        x = [0] * 12
        for cell, (_, letter, _) in self.top.items():
            if letter in "qHMBTG":
                x[2 * "qHMBTG".index(letter) + (cell in covered)] += 1
        return x

    def raised(self, places):
        x = [0] * 48
        for place in places:
            high = min(4, min(self.top[cell][0] for cell in place)) - 1
            quarries = sum(self.shows(cell, "q") for cell in place)
            x[high * 8 + quarries * 2 + any(self.is_dear(cell) for cell in place)] += 1
            near = {n for cell in place for n in around(cell)}
            x[32 + high] += bool(near & self.outside)
            x[36 + high] += bool(near & self.main)
            x[40 + high] += not any(self.shows(n, "m") for n in near)
            x[44 + high] += any(not self.gaps(cell) for cell in place)
        return x

    def colours(self, left, tiles):
        x = []
        share = left / len(tiles) if tiles else 0.0
        for i, letter in enumerate("hmbtg"):
            value, stars = self.values[i], self.stars[i]
            mine = [cell for cell in self.top if self.top[cell][1] == letter]
            failed = sum(self.top[cell][0] for cell in mine if not self.scores(cell))
            hexes = "".join(ROWS[tile].hexes for tile in tiles)
            more, plazas = share * hexes.count(letter), share * hexes.count(letter.upper())
            variant = COLOUR_IDS[i] in self.rules["variants"]
            x += [value, stars, value * stars, value * left, stars * left, failed, failed * stars]
            x += [stars * more, value * plazas * (1, 2, 2, 2, 3)[i]]
            x += [left * variant, stars * left * variant]
        return x


def features(city, rules, stones, left, players, tiles):
    naive = Naive(city, rules)
    places = raised_places(city)
    x = naive.districts() + naive.ground(places) + naive.raised(places) + naive.colours(left, tiles)
    x += [stones, stones * left, min(stones, 3), left, left * left]
    return [*x, left * (players == 3), left * (players == 4), int(left == 1), int(left == 2)]
