"""Every room, several option sets and seat counts: a room that is listed is covered."""

from misto.core.options import Choice, Flag, Subset
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, ROOMS
from tests.tiers import some


def fits(game, options, seats):
    try:
        game.settle(options, seats)
    except Trouble:
        return False
    return True


def otherwise(game, seats):
    """As many options as can go together, each at another value than its default."""
    options = {}
    for row in game.rules.options:
        if isinstance(row, Flag):
            value = not row.default
        elif isinstance(row, Choice):
            value = row.values[-1] if row.values[-1] != row.default else row.values[0]
        elif isinstance(row, Subset):
            value = tuple(v for v in row.values if v not in row.default)
        else:
            continue
        if fits(game, {**options, row.key: value}, seats):
            options[row.key] = value
    return options


def cases():
    """(room, seats, options): defaults at the usual, fewest and most seats, and all else changed."""
    found = []
    for room in ROOMS:
        game = GAMES[room]
        few, most = max(2, game.rules.seats[0]), min(game.rules.seats[1], 5)
        for seats in sorted({game.rules.usual_seats, few, most}):
            found.append((room, seats, {}))
        found.append((room, few, otherwise(game, few)))
        found.append((room, most, otherwise(game, most)))
    return found


IDS = [f"{room}-{seats}-{'changed' if options else 'default'}" for room, seats, options in cases()]
CASES = some(cases(), lambda room, seats, options: seats <= 2)
