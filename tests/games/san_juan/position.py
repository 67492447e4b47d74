"""Positions by hand: areas, hands, goods, piles and the cards that are going to be drawn.

``A`` is governor and has the first turn. A building written with a star holds a good
(``"indigo_plant*"``). All other cards lie in the deck, the ones named in ``deck`` on top.
"""

from misto.core.record import legal_actions, seed_rng
from misto.games.san_juan import GAME, conserved
from misto.games.san_juan.catalog import CARD_IDS, EVENT_IDS, KIND_IDS, ROLE_IDS
from misto.games.san_juan.rules.setup import from_fields

A, B, C, D = 0, 1, 2, 3
WAYS = {"chapel": 1, "bank": 2, "harbor": 3}
TILES = {"11122": 0, "11222": 1, "11223": 2, "12223": 3, "12233": 4}


def bits(names, ids):
    return sum(1 << ids.index(name) for name in names)


def position(
    areas=(),
    hands=(),
    seats=None,
    deck=(),
    discards=(),
    used=(),
    turn=0,
    tile="11223",
    piles=None,
    row=(),
    gone=(),
    cathedral=None,
    empty_deck=False,
    **options,
):
    """A game before a role is taken, in which the seats have just what is given."""
    seats = seats or max(len(areas), len(hands), 3)
    start = GAME.rules.new(GAME.settle(options, seats), seats, seed_rng(1))
    fields = dict(start.fields())
    pool = [conserved(start)[card] for card in CARD_IDS]

    def take(card):
        number = CARD_IDS.index(card)
        pool[number] -= 1
        assert pool[number] >= 0, f"too many cards: {card}"
        return number

    site, stock, hand, beneath = [-1] * 12 * seats, [-1] * 12 * seats, [0] * 40 * seats, []
    starred = []
    for seat in range(seats):
        for slot, word in enumerate(areas[seat] if seat < len(areas) else ("indigo_plant",)):
            kind = word.rstrip("*")
            site[seat * 12 + slot] = take(kind)
            if word.endswith("*"):
                starred.append(seat * 12 + slot)
        for kind in hands[seat] if seat < len(hands) else ():
            hand[seat * 40 + take(kind)] += 1
    for (seat, building), cards in (piles or {}).items():
        at = site.index(KIND_IDS.index(building), seat * 12)
        beneath += [(at * 4 + WAYS[building]) * 64 + take(card) for card in cards]
    top = [take(card) for card in deck]
    thrown = [take(card) for card in discards]
    for event in (*row, *gone):
        take(event)
    if cathedral == "gone" or any(kind == 39 for kind in site):
        pool[39] = 0
    # Events lie at the bottom of the deck, out of the way of tests that do not ask for them.
    rest = [card for card in (*range(40, 46), *range(39)) for _ in range(pool[card])]
    if empty_deck:  # everything else is out of the way, under a Chapel of the last seat
        at = site.index(KIND_IDS.index("chapel"), (seats - 1) * 12)
        out = len(rest) - len(starred)
        beneath += [(at * 4 + 1) * 64 + card for card in rest[:out]]
        rest = rest[out:]
    for at in starred:
        stock[at] = rest.pop()
    counts = [0] * 46
    for card in thrown:
        counts[card] += 1
    works = []
    for seat in range(seats):
        works.append(sum(1 << kind for kind in {k for k in site[seat * 12 : seat * 12 + 12] if k >= 0}))
    order = [t for t in fields["tiles"] if t != TILES[tile]]
    fields |= {
        "deck": rest + top[::-1],
        "discards": counts,
        "hand": hand,
        "site": site,
        "stock": stock,
        "beneath": beneath,
        "works": works,
        "cathedral": [pool[39]],
        "events": [bits(row, EVENT_IDS), bits(gone, EVENT_IDS)],
        "tiles": [TILES[tile], *order],
        "trades": [0],
        "round": [1, 0, turn],
        "roles": [bits(used, ROLE_IDS), 0],
        "frame": [17, turn % seats, turn % seats, 5],
    }
    state = from_fields(fields)
    state.heard = []
    return state


def do(state, *moves):
    """Take moves by their notation, each by the seat that owes it; no card is lost on the way."""
    kept = conserved(state)
    for move in moves:
        state.apply(state.turn(), GAME.words.read(move))
        assert conserved(state) == kept, f"cards lost or made by {move}"
    return state


def options(state):
    """The legal moves by notation."""
    return [GAME.words.write(action) for action in legal_actions(GAME, state, state.turn())]


def asked(state):
    return GAME.words.decide(state, state.turn()).kind if state.turn() >= 0 else "over"


def hand(state, seat):
    """A hand as a sorted list of kinds."""
    return [KIND_IDS[k] for k in range(40) for _ in range(state.hand[seat * 40 + k])]


def cards(state, seat):
    return int(state.hand_size[seat])


def area(state, seat):
    """An area as a list of kinds in the order of building, a star where there is a good."""
    slots = range(seat * 12, seat * 12 + 12)
    return [KIND_IDS[state.site[s]] + "*" * (state.stock[s] >= 0) for s in slots if state.site[s] >= 0]


def discarded(state, kind):
    return int(state.discards[CARD_IDS.index(kind)])


def passed(state, ask):
    """Pass on until a seat is asked something else."""
    while asked(state) == ask:
        do(state, "pass")
    return state


def events(state, kind):
    """The facts of the events of a kind that everybody heard so far."""
    return [event.facts for event in state.heard if event.kind == kind]


def points(area_, e=2, others=(), **more):
    """The end score of an area."""
    new = {"new_buildings": True} if set(area_) & set(KIND_IDS[29:]) else {}
    state = position([list(area_), *others], seats=max(2, 1 + len(others)), edition=e, **(new | more))
    return int(state.points(A)), {line.key: line.points for line in GAME.words.sheet(state, A)}
