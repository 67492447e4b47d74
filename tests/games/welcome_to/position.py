"""Positions made by hand: sheets as text, offered pairs, chosen plans."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.options import settle
from misto.core.record import legal_actions, seed_rng
from misto.core.state import zeros
from misto.games.welcome_to import GAME, options
from misto.games.welcome_to import house as H
from misto.games.welcome_to import state as S
from misto.games.welcome_to.catalog import CARD_ACTIONS, STREETS
from misto.games.welcome_to.paper import read_street
from misto.games.welcome_to.rules.setup import new_game

EMPTY = {"top": "_ " * 10, "middle": "_ " * 11, "bottom": "_ " * 12}
PLANS = ("STD-A1", "STD-B6", "STD-C3")


def table(seats=2, plans=PLANS, seed=1, **given):
    """A new game with these plans on the table."""
    settings = settle(options.ROWS, given)
    options.check(settings, seats)
    catalog = options.catalog_of(settings)
    opponent = next(o for o in catalog.opponents.values() if o.level == settings["opponent"])
    chosen = [catalog.plans[name] for name in plans]
    box = H.Box(vec[i64](options.box_numbers(catalog, settings, seats, chosen, opponent)))
    counts = catalog.cards[str(settings["edition"])]
    deck = [
        n * 6 + a for n, row in enumerate(counts, 1) for a, copies in enumerate(row) for _ in range(copies)
    ]
    return new_game(seats, seed_rng(seed), box, vec[i64](deck))


def fields(state):
    return {name: list(numbers) for name, numbers in state.fields()}


def changed(state, **changes):
    return GAME.rules.load(fields(state) | changes)


def row_of(state, streets, marks):
    rows = zeros(int(S.ROW))
    S.blank_row(rows, 0)
    for street, name in enumerate(STREETS):
        read_street(streets.get(name, EMPTY[name]), name, street, state.box, rows)
        for lot, token in enumerate(streets.get(name, "").replace("|", " ").split(), (0, 10, 21)[street]):
            if token.endswith("p"):
                rows[S.POOLS] = rows[S.POOLS] | (1 << lot)
    for key, value in marks.items():
        at = int(getattr(S, key.upper()))
        for i, one in enumerate(value if isinstance(value, tuple) else (value,)):
            rows[at + i] = one
    return [int(rows[i]) for i in range(S.STORED)]


def sheet(state, seat=0, top=None, middle=None, bottom=None, **marks):
    """The position with this sheet at a seat, as everybody has seen it at the last close."""
    given = {"top": top, "middle": middle, "bottom": bottom}
    row = row_of(state, {k: v for k, v in given.items() if v is not None}, marks)
    now = fields(state)
    width = int(S.STORED)
    for name in ("sheet", "shown"):
        now[name][seat * width : (seat + 1) * width] = row
    return GAME.rules.load(now)


def offer(state, *pairs, seat=0):
    """The position with these pairs on offer: (number, action)."""
    now = fields(state)
    at = 3 * seat if state.box.mode == H.DRAFT else 0
    for i, (number, action) in enumerate(pairs):
        now["numbers"][at + i] = number
        now["actions"][at + i] = CARD_ACTIONS.index(action)
    return GAME.rules.load(now)


def act(state, seat, *words):
    for word in words:
        state.apply(seat, GAME.words.read(word))
    return state


def can(state, seat=0):
    return [GAME.words.write(action) for action in legal_actions(GAME, state, seat)]


def kind(state, seat=0):
    decision = GAME.words.decide(state, seat)
    return decision.kind if decision else None


def reason(state, seat, word):
    why = GAME.words.why_not(state, seat, GAME.words.read(word))
    return why.rule, why.key, why.args


def mine(state, seat=0):
    return GAME.words.view(state, seat)["sheets"][seat]


def numbers(state, seat=0):
    return [road["numbers"] for road in mine(state, seat)["streets"]]


def estates(state, seat=0):
    return mine(state, seat)["estates"]


def finish_round(state, skip=()):
    """Let every seat that owes something take the plainest way to its done."""
    while state.turn() >= 0 and any(state.owes(s) for s in range(state.seats) if s not in skip):
        seat = next(s for s in range(state.seats) if s not in skip and state.owes(s))
        start = state.round_count
        words = can(state, seat)
        state.apply(
            seat, GAME.words.read("done" if "done" in words else "skip" if "skip" in words else words[0])
        )
        if state.round_count != start:
            break
    return state
