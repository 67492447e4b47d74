"""How the worked examples of the end are set up and tried: scoring, piles that run out, playing alone."""

from misto.core.position import from_text
from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import CARD_ACTIONS
from tests.games.welcome_to.position import act, changed, fields, finish_round, offer, sheet, table
from tests.games.welcome_to.trials import (
    AAA_A,
    AAA_B,
    BUILT,
    LAST_IS_LEFT,
    ME,
    ended,
    pairs,
    see,
    the_rest,
    tried,
)

# --- scoring


def parks():
    state = pairs(sheet(table(), parks=(1, 1, 0)), 9, "park")
    return [
        tried(state, "pair 1", "house top-5", "park", see(points=6)),
        tried(sheet(table(), parks=(2, 1, 0)), see(points=6)),
        tried(sheet(table(), parks=(3, 4, 5)), see(points=42)),
    ]


def pools():
    three = {"middle": "_ _ _ 4p _ _ _ 8p _ _ _", "bottom": "_ 2p _ _ _ _ _ _ _ _ _ _", "pool_marks": 3}
    state = pairs(sheet(table(), **three), 9, "pool")
    rows = ((0, 0), (1, 3), (2, 6), (4, 13), (9, 36))
    static = [tried(sheet(table(), pool_marks=marks), see(points=points)) for marks, points in rows]
    return [tried(state, see(points=9), "pair 1", "house top-7", "pool", see(points=13)), *static]


def ranks(marks, points):
    state = table(len(marks))
    for seat, temps in enumerate(marks):
        state = sheet(state, seat, temps=temps)
    return tried(state, {"view": {f"sheets.{seat}.temp_points": one for seat, one in enumerate(points)}})


def four_twos():
    street = "1 2 | 3 4 | 5 6 | 7 8 | _ _"
    raised = [
        tried(sheet(table(), top=street, columns=(0, cells)), see(points=points))
        for cells, points in ((0, 8), (1, 12), (2, 16))
    ]
    state = pairs(sheet(table(), top=street, columns=(0, 1)), 9, "estate_value")
    return [tried(state, see(points=12), *BUILT, "value 2", see(points=16)), *raised]


def three_sixes():
    board = {
        "top": "1 2 3 4 5 6 | " + "_ " * 4,
        "middle": "1 2 3 4 5 6 | " + "_ " * 5,
        "bottom": "1 2 3 4 5 6 | " + "_ " * 6,
    }
    full = sheet(table(), **board, columns=(0, 0, 0, 0, 0, 4))
    look = see(**{"estates": [0, 0, 0, 0, 0, 3], "points": 36})
    state = pairs(sheet(table(), **board, columns=(0, 0, 0, 0, 0, 3)), 9, "estate_value")
    return [tried(state, "pair 1", "house bottom-8", "value 6", look), tried(full, look)]


def whole_board():
    """Every zone as the table of the rulebook has it."""
    state = sheet(
        table(expert=True),
        top="1 | 2 | 3p | 4 5 6 | 7 8 9 | _",
        middle="_ 5 5b 5b 5b _ _ _ o _ _",
        bottom="_ 2p _ _ _ _ 7p _ _ _ 11p _",
        values=(9, 8, -1),
        parks=(3, 2, 0),
        pool_marks=4,
        temps=3,
        columns=(1, 0, 2, 0, 0, 0),
        bis_marks=3,
        refusals=1,
        round_marks=1,
    )
    state = sheet(state, 1, temps=2)
    seen = {"points": 61, "plans": {"A": 9, "B": 8, "C": None}, "estates": [3, 0, 2, 0, 0, 0]}
    return [tried(state, see(**seen) | {"points": [61]}, expert=True)]


def tied(edition, one, two, outcome):
    """Both at the same points; one's last house ends the game."""
    state = sheet(sheet(table(edition=edition), 0, **one), 1, **two)
    made = ended(
        state,
        ["pair 1", "house bottom-12", "done"],
        {"outcome": outcome},
        offered=(15, "pool"),
        hands=(0, 1),
        edition=edition,
    )
    points = tie_of(made)
    made["line"][-1]["see"]["points"] = [points, points]
    return made


def tie_of(made):
    """What both have at the end of the trial."""
    state = from_text(GAME, made["start"])
    for part in made["line"]:
        if "do" in part:
            act(state, part["seat"], part["do"])
    assert state.points(0) == state.points(1)
    return int(state.points(0))


def ties_new():
    more = LAST_IS_LEFT | {"top": "1 2 | 3 4 5 6 7 8 9 10"}
    return [
        tied("new", more, {"parks": (1, 0, 0)}, [1.0, 0.0]),
        tied("new", more, {"top": "1 2 | _ _ _ _ _ _ _ _"}, [0.5, 0.5]),
    ]


def ties_first():
    one = LAST_IS_LEFT | {"top": "1 | 2 3 4 5 | 6 7 8 9 10", "columns": (0, 0, 0, 0, 0, 0)}
    two = {"top": "1 2 | 3 4 5 | 6 7 8 9 10"}
    empty = one | {"bottom": "_ " * 12, "middle": "_ " * 11}
    return [
        tied("first", one, two, [1.0, 0.0]),
        tied("new", one, two, [0.5, 0.5]),
        tied("first", LAST_IS_LEFT | {"top": "1 2 | 3 4 5 | 6 7 8 9 10"}, empty, [0.0, 1.0]),
    ]


# --- piles


def at_round(last, seats, **options):
    """A game some rounds on in which nobody's street fills up: all sheets are blank again each round."""
    state = table(seats, **options)
    while state.round_count < last:
        for seat in range(seats):
            state = sheet(state, seat)
        finish_round(state)
    for seat in range(seats):
        state = sheet(state, seat)
    return state


def refill_in_round_21():
    state = at_round(20, 2)
    before = {"view": {"round": 20, "refills": 0}}
    after = {"view": {"round": 21, "left": 20, "refills": 1}}
    return [tried(state, before, *the_rest(state), after)]


def two_decks():
    """63 cards last 21 rounds, the 42 discarded and two AAA cards 14 more."""
    rows = []
    for last, refills in ((21, 0), (35, 1)):
        state = at_round(last, 1)
        before = {"view": {"round": last, "refills": refills}}
        after = {"view": {"round": last + 1, "refills": refills + 1, "opponent.pile.count": last}}
        rows.append(tried(state, before, *the_rest(state), after))
    return rows


# --- alone


def six_choices():
    state = offer(table(1), (5, "park"), (9, "fence"), (12, "pool"))
    codes = ["cards 12", "cards 13", "cards 21", "cards 23", "cards 31", "cards 32"]
    numbers = [None, None, 5] + [None] * 7
    line = ["cards 12", "house top-3", {"asked": "fence_slot"}, "skip", see(top_numbers=numbers)]
    return [tried(state, {"options": codes}, *line)]


def stacked(state, *top):
    """The deck with these cards on top, the first to be drawn first."""
    deck = [int(state.cards[i]) for i in range(state.left)] + list(reversed(top))
    return changed(state, cards=deck, left=[len(deck), 21])


def irene():
    """Card B does nothing and leaves the game; A is worth 8 and turned."""
    state = stacked(table(1, opponent=2), AAA_B, 7, AAA_A, 8, 9)
    moves = the_rest(state)
    now = state.copy()
    for move in moves:
        act(now, ME, move.partition(": ")[2])
    left = fields(now)["discard"]
    assert AAA_A not in left[2:]
    approved = {f"plans.{n}.approved": n == 0 for n in range(3)}
    offered = {f"offer.{n}.number": card // 6 for n, card in enumerate((7, 8, 9))}
    look = {
        "view": {"opponent.plans": {"A": 8, "B": None, "C": None}} | approved | offered,
        "fields": {"numbers": [card // 6 for card in (7, 8, 9)], "actions": [card % 6 for card in (7, 8, 9)]}
        | {"discard": left},
    }
    return tried(state, *moves, look, opponent=2)


def irene_with(card, turned, plans, wanted):
    state = changed(table(1, plans=plans, opponent=2), turned=turned)
    state = stacked(state, card, 7, 8, 9)
    return tried(state, *the_rest(state), {"view": {"opponent.plans": wanted}}, opponent=2)


STANDARD = ("STD-A1", "STD-B6", "STD-C3")
NONE = {"A": None, "B": None, "C": None}


def goes_on():
    state = changed(table(1, opponent=5), rival=[8, 9, 7], turned=[1, 1, 1])
    return [tried(state, *the_rest(state), {"view": {"over": False}}, opponent=5)]


def coded(actions):
    return [6 + CARD_ACTIONS.index(action) for action in actions]


def rival(level, pile, temps=0):
    return changed(sheet(table(1, opponent=level), temps=temps), given=coded(pile), rival=[-1, -1, -1])


def rival_seen(level, pile, temps=0, own=None, **wanted):
    """Lines of the opponent's count by their key (``rival_parks``), ``total`` and ``segments``."""
    state = rival(level, pile, temps)
    lines = GAME.words.view(state, 0)["opponent"]["lines"]
    keys = [line["key"] for line in lines]
    paths = {}
    for key, value in wanted.items():
        if key == "total":
            paths["opponent.points"] = value
        elif key == "segments":
            paths["opponent.segments"] = value
        elif key == "estates":
            first = keys.index("rival-estate")
            paths |= {f"opponent.lines.{first + n}.points": one for n, one in enumerate(value)}
        else:
            paths[f"opponent.lines.{keys.index(key.replace('_', '-'))}.points"] = value
    if own is not None:
        paths["sheets.0.temp_points"] = own
    return tried(state, {"view": paths}, opponent=level)


PILE = ["park", "fence", "pool", "bis", "estate_value", "fence", "fence", "temp"]
SIX = ["park", "fence", "park", "park", "fence", "estate_value", "park", "fence", *["park"] * 3, "fence"]
SIX += ["park", "park", "fence", "park", "park"]


def own_temps(marks, points, **options):
    return tried(sheet(table(1, **options), temps=marks), see(temp_points=points), **options)


def did_you_win(top, outcome):
    """10 points of estates and a plan of 10 against eight segments; the last house ends the game."""
    board = LAST_IS_LEFT | {"top": top, "values": (10, -1, -1)}
    state = sheet(table(1, opponent=1), **board)
    state = changed(state, given=coded(["park", "fence"] * 7))
    state = offer(state, (15, "pool"), (15, "pool"), (3, "park"))
    look = {"view": {"over": True, "opponent.points": 20, "opponent.segments": [1] * 8}}
    moves = the_rest(state, "cards 12", "house bottom-12")
    return tried(state, *moves, look | {"points": [20], "outcome": [outcome]}, opponent=1)
