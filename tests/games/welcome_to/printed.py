"""The worked examples T-01 to T-67 that the rulebook tells, as positions to open: ``make examples``."""

from misto.core.position import from_text
from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import CARD_ACTIONS, PLANS
from tests.examples import trial
from tests.games.welcome_to.sheets import act, can, changed, fields, finish_round, offer, sheet, table

ME = 0
AAA_A, AAA_B, AAA_C = 96, 97, 98
TOP, MIDDLE, BOTTOM = 0, 1, 2
FULL_TOP = "1 2 3 4 5 6 7 8 9 10"
FULL_MIDDLE = "1 2 3 4 5 6 7 8 9 10 11"
TEN_IS_LEFT = {"top": FULL_TOP, "middle": FULL_MIDDLE, "bottom": "1 2 3 4 5 6 7 8 9 _ 11 12"}
LAST_IS_LEFT = {"top": FULL_TOP, "middle": FULL_MIDDLE, "bottom": "1 2 3 4 5 6 7 8 9 10 11 _"}
BUILT = ("pair 1", "house bottom-5")  # a house far from what the example is about


def tried(state, *line, hands=(ME,), **options):
    return trial(GAME, state, options, *line, seat=ME, hands=hands)


def see(**seen):
    """Of one's own sheet; a place in the streets is written like ``top_pools``."""
    names = {"top": TOP, "middle": MIDDLE, "bottom": BOTTOM}
    paths = {}
    for key, value in seen.items():
        street, _, part = key.partition("_")
        known = street in names and part
        paths[f"sheets.0.streets.{names[street]}.{part}" if known else f"sheets.0.{key}"] = value
    return {"view": paths}


def pairs(state, number, action):
    return offer(state, *[(number, action)] * 3)


def the_rest(state, *moves):
    """These moves, and what the others do in the plainest way until the round is over."""
    state = state.copy()
    done = []
    for move in moves:
        act(state, ME, move)
        done.append(f"{ME}: {move}")
    while state.turn() >= 0 and any(state.owes(seat) for seat in range(state.seats)):
        start, seat = state.round_count, next(s for s in range(state.seats) if state.owes(s))
        words = can(state, seat)
        word = "done" if "done" in words else "skip" if "skip" in words else words[0]
        done.append(f"{seat}: {word}")
        act(state, seat, word)
        if state.round_count != start:
            break
    return done


# --- numbers and actions


def fits(number, street, houses, rest=None):
    """Where the number fits on the top street; ``rest`` is how many there are on another."""
    state = pairs(sheet(table(), top=street), number, "park")
    codes = [f"house top-{house}" for house in houses]
    others = [f"house top-{house}" for house in range(1, 11) if house not in houses]
    look = {"offers": codes, "lacks": others}
    if rest is not None:
        look["offers"] = [*codes, *(f"house middle-{house}" for house in range(1, rest + 1))]
    return [state, "pair 1", look]


def ten_after_seven():
    state, *line = fits(10, "_ _ _ 7 _ _ _ _ _ _", [5, 6, 7, 8, 9, 10])
    return [tried(state, *line, "house top-5", see(top_numbers=[None] * 3 + [7, 10] + [None] * 5))]


def five_seven_two():
    street = "_ 3 _ _ _ 7 _ _ _ _"
    five, seven, two = fits(5, street, [3, 4, 5]), fits(7, street, [], 11), fits(2, street, [1])
    return [tried(*five), tried(*seven), tried(*two)]


def only_the_crew():
    state = offer(sheet(table(), **TEN_IS_LEFT), (8, "temp"), (8, "park"), (9, "fence"))
    asked = {"options": ["pair 1", "refuse"]}
    crew = ["pair 1", {"options": ["temp +2"]}, "temp +2", {"options": ["house bottom-10"]}]
    return [
        tried(state, asked, *crew, "house bottom-10", see(temps=1)),
        tried(state, asked, "refuse", see(refusals=1)),
    ]


def estate_becomes_two():
    state = pairs(sheet(table(), top="1 2 3 | _ _ _ _ _ _ _"), 9, "fence")
    return [
        tried(state, see(estates=[0, 0, 1, 0, 0, 0]), *BUILT, "fence top-1", see(estates=[1, 1, 0, 0, 0, 0]))
    ]


def dearer_twos():
    street = "1 2 | 3 4 | _ _ _ _ _ _"
    state = pairs(sheet(table(), top=street), 9, "estate_value")
    raised = sheet(table(), top=street, columns=(0, 1))
    return [tried(state, see(points=4), *BUILT, "value 2", see(points=6)), tried(raised, see(points=6))]


def crew_codes(number):
    return [word for word in can(act(pairs(table(), number, "temp"), 0, "pair 1")) if word != "plain"]


def crew(number, results):
    """All results of a temp crew, in order, after the plain number."""
    codes = crew_codes(number)
    assert [number + int(code.split()[1]) for code in codes] == results
    return tried(pairs(table(), number, "temp"), "pair 1", {"options": ["plain", *codes]})


def row_of_fives():
    first = pairs(sheet(table(), top="4 _ 5 5b _ _ _ _ _ _", bis_marks=1), 9, "bis")
    second = pairs(sheet(table(), top="4 _ 5 5b 5b _ _ _ _ _", bis_marks=2), 9, "bis")
    five = [4, 5, 5, 5, 5] + [None] * 5
    return [
        tried(second, *BUILT, "bis top-2 right", see(top_numbers=five)),
        tried(first, *BUILT, "bis top-5 left", "done", see(top_numbers=[4, None, 5, 5, 5] + [None] * 5)),
    ]


def across_a_fence():
    street = "_ _ _ 6 | _ _ _ _ _ _"
    new, first = (pairs(sheet(table(edition=e), top=street), 9, "bis") for e in ("new", "first"))
    code = "bis top-5 left"
    return [
        tried(
            new,
            *BUILT,
            {"offers": [code]},
            code,
            see(top_numbers=[None] * 3 + [6, 6] + [None] * 5),
            edition="new",
        ),
        tried(first, *BUILT, {"refused": {code: ["WT-13.5", "reason-across-fence"]}}, edition="first"),
    ]


def full_temp_track():
    state = pairs(sheet(table(), temps=11), 8, "temp")
    numbers = [None] * 4 + [9] + [None] * 5
    return [tried(state, "pair 1", "temp +1", "house top-5", see(temps=11, top_numbers=numbers))]


def no_pool_by_bis():
    state = pairs(sheet(table(), top="_ 4 _ _ _ _ _ _ _ _"), 9, "bis")
    return [tried(state, *BUILT, "bis top-3 left", {"asked": "end_turn"} | see(top_pools=[]))]


def seven_houses():
    street = "1 2 3 4 5 6 7 | _ _ _"
    fence = pairs(sheet(table(), top=street), 9, "fence")
    look = see(estates=[0] * 6, points=0)
    return [tried(fence, look, *BUILT, "fence top-3", see(estates=[0, 0, 1, 1, 0, 0]))]


# --- plans

SMALL = "1 | 2 | 3 | 4 5 6 7 | _ _ _"  # 4 + 1 + 1 + 1: plan B (STD-B6)


def first_approval():
    state = pairs(sheet(table(), top=SMALL), 9, "park")
    mine = [*BUILT, "skip", "approve B", "done"]
    look = see(top_spent={"A": [], "B": [1, 2, 3, 4, 5, 6, 7], "C": []}, plans={"A": None, "B": 9, "C": None})
    rest = the_rest(state, *mine)[len(mine) :]
    before, after = {"fields": {"turned": [0, 0, 0]}}, {"fields": {"turned": [0, 1, 0]}}
    return tried(state, *(f"0: {m}" for m in mine), look | before, *rest, after)


def two_at_once():
    state = table(3)
    for seat in range(3):
        state = sheet(state, seat, top=SMALL)
    state = pairs(state, 9, "park")
    line = [f"{seat}: {move}" for seat in (1, 0) for move in (*BUILT, "skip", "approve B", "done")]
    line += [f"2: {move}" for move in (*BUILT, "skip", "done")]
    both = {"view": {"sheets.0.plans.B": 9, "sheets.1.plans.B": 9}}
    now = state.copy()
    for one in line:
        seat, _, word = one.partition(": ")
        act(now, int(seat), word)
    later = pairs(now, 9, "park")
    return [
        tried(state, *line, both | {"fields": {"turned": [0, 1, 0]}}, hands=(0, 1, 2)),
        trial(GAME, later, {}, *ONE_ROUND_LATER, {"view": {"sheets.2.plans.B": 5}}, seat=2, hands=(2,)),
    ]


ONE_ROUND_LATER = ["2: pair 1", "2: house middle-5", "2: skip", "2: approve B"]


def plan(name):
    row = next(one for one in PLANS if one.id == name)
    plans = ["STD-A1", "STD-B6", "STD-C3"]
    plans[row.letter] = name
    return tuple(plans), "ABC"[row.letter]


def meets(name, met=True, expert=True, then=None, **board):
    """A house is built far away: then the plan can be approved, or not."""
    plans, letter = plan(name)
    state = pairs(sheet(table(plans=plans, expert=expert), **board), 15, "pool")
    code = f"approve {letter}"
    look = [{"offers": [code]}, code, then or {}] if met else [{"lacks": [code]}]
    line = ["pair 1", "house bottom-12", *(part for part in look if part != {})]
    return tried(state, *line, expert=expert, plans="mixed")


def refused_yet_approved():
    state = sheet(
        table(),
        top="1 | 2 | 3 | 4 5 6 7 | 8 9 10",
        middle=FULL_MIDDLE,
        bottom="_ 2 3 4 5 6 7 8 9 10 11 12",
        refusals=2,
    )
    return ended(
        state, ["refuse", "approve B", "done"], see(plans={"A": None, "B": 9, "C": None}), offered=(9, "park")
    )


def ended(state, mine, look, offered, hands=(ME,), **options):
    """One's own moves do not end the game; the end of the round does."""
    state = pairs(state, *offered)
    moves = the_rest(state, *mine)
    own = len(mine)
    not_over = {"view": {"over": False}}
    final = {"view": {"over": True, **look.get("view", {})}} | {k: v for k, v in look.items() if k != "view"}
    assert len(moves) > own
    return tried(state, *moves[:own], not_over, *moves[own:], final, hands=hands, **options)


def longest_game():
    state = sheet(table(), **LAST_IS_LEFT, refusals=2)
    one = ended(state, ["refuse", "done"], {}, offered=(3, "park"))
    one["line"].insert(0, {"see": {"options": ["refuse"]}})
    return [one]


# --- roundabouts


def both_sides():
    street = "1 4 8 14 15 o 1 4 8 14 _"
    state = pairs(sheet(table(expert=True), middle=street, round_marks=1), 15, "park")
    done = [1, 4, 8, 14, 15, None, 1, 4, 8, 14, 15]
    return [tried(state, "pair 1", "house middle-11", see(middle_numbers=done), expert=True)]


def two_after_eight():
    state = pairs(sheet(table(expert=True), top="_ _ _ 8 o _ _ _ _ _", round_marks=2), 2, "park")
    codes = [f"house top-{n}" for n in (1, 2, 3, 6, 7, 8, 9, 10)]
    return [
        tried(
            state,
            "pair 1",
            {"offers": codes, "lacks": ["house top-4", "house top-5"]},
            "house top-6",
            see(top_numbers=[None] * 3 + [8, None, 2] + [None] * 4),
            expert=True,
        )
    ]


def roundabouts():
    fresh = pairs(table(expert=True), 9, "park")
    built = [tried(sheet(table(), round_marks=n), see(points=-cost)) for n, cost in ((0, 0), (1, 3), (2, 8))]
    line = ["roundabout top-5", see(points=-3), "roundabout middle-5", see(points=-8)]
    return [tried(fresh, *line, expert=True), *built]


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


PRINTED = {
    "T-48": refill_in_round_21(),
    "T-01": ten_after_seven(),
    "T-33": five_seven_two(),
    "T-37": only_the_crew(),
    "T-02": estate_becomes_two(),
    "T-03": dearer_twos(),
    "T-04": [crew(8, [6, 7, 8, 9, 10])],
    "T-06": [
        crew(15, [13, 14, 15, 16, 17]),
        crew(14, [12, 13, 14, 15, 16]),
        crew(1, [0, 1, 2, 3]),
        crew(2, [0, 1, 2, 3, 4]),
    ],
    "T-09": row_of_fives(),
    "T-39": across_a_fence(),
    "T-27": seven_houses(),
    "T-10": [first_approval()],
    "T-44": two_at_once(),
    "T-66": [
        meets("ADV-06", met=False, top="1 1b 1b 2 | 3 3b 4 5 6 | _", bis_marks=3),
        meets("ADV-06", top="1 1b 1b 2 | 3 3b 4 4b 6 | _", bis_marks=4),
    ],
    "T-62": [
        meets(
            "ADV-09",
            expert=False,
            then=see(**{"plans": {"A": 6, "B": None, "C": None}, "top_spent": {"A": [], "B": [], "C": []}}),
            parks=(3, 4, 0),
            top="1 2 | " + "_ " * 8,
        ),
        meets("ADV-09", met=False, parks=(3, 3, 0)),
    ],
    "T-63": [meets("ADV-10", parks=(3, 4, 0)), meets("ADV-10", met=False, parks=(3, 3, 4))],
    "T-64": [meets("ADV-14", met=False, parks=(2, 2, 1)), meets("ADV-14", parks=(2, 2, 2))],
    "T-67": [
        meets("ADV-16", columns=(1, 2, 3, 0, 0, 0)),
        meets("ADV-11", columns=(1, 2, 3, 0, 0, 0)),
        meets("ADV-16", met=False, columns=(1, 2, 2, 1, 0, 0)),
        meets("ADV-11", met=False, columns=(1, 2, 2, 0, 0, 0)),
    ],
    "T-18": both_sides(),
    "T-36": two_after_eight(),
    "T-24": roundabouts(),
    "T-46": [refused_yet_approved()],
    "T-49": longest_game(),
    "T-21": parks(),
    "T-22": pools(),
    "T-11": [ranks((5, 5, 1, 0), (7, 7, 4, 0))],
    "T-31": [
        ranks((4, 4, 3, 3, 2, 2, 1), (7, 7, 4, 4, 1, 1, 0)),
        ranks((4, 3, 2, 1), (7, 4, 1, 0)),
        ranks((0, 0), (0, 0)),
    ],
    "T-28": four_twos(),
    "T-26": three_sixes(),
    "T-47": whole_board(),
    "T-59": ties_new(),
    "T-61": ties_first(),
    "T-51": six_choices(),
    "T-12": [irene_with(AAA_B, [0, 0, 0], STANDARD, NONE), irene()],
    "T-13": [irene_with(AAA_A, [0, 0, 0], STANDARD, NONE | {"A": 8}), irene()],
    "T-14": [irene_with(AAA_C, [0, 0, 1], ("STD-A1", "STD-B6", "STD-C5"), NONE | {"C": 6})],
    "T-50": two_decks(),
    "T-58": goes_on(),
    "T-15": [rival_seen(1, ["park"] * 5, rival_parks=5)],
    "T-16": [
        rival_seen(1, ["temp"] * 4, temps=4, own=7, temp=7, rival_temps=4),
        rival_seen(1, ["temp"] * 5, temps=4, own=4),
        rival_seen(1, ["park"], temp=0),
    ],
    "T-17": [
        rival_seen(1, ["park", "estate_value", "bis", "pool"], segments=[5], estates=[10]),
        rival_seen(1, ["estate_value"] * 3, segments=[3], estates=[6]),
    ],
    "T-54": [rival_seen(1, SIX, segments=[1, 2, 2, 3, 2, 2], estates=[3, 4, 2, 2, 2])],
    "T-52": [rival_seen(1, PILE, total=23)],
    "T-55": [
        own_temps(marks, points, opponent=0)
        for marks, points in ((4, 7), (0, 0), (1, 1), (2, 1), (3, 4), (9, 7))
    ],
    "T-57": [
        did_you_win("1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 10", 1.0),
        did_you_win("1 | 2 | 3 | 4 | 5 | 6 | 7 8 | 9 10", 0.5),
        did_you_win("1 | 2 | 3 | 4 | 5 | 6 7 | 8 9 10", 0.0),
    ],
    "T-60": [own_temps(6, 7, edition="first"), own_temps(5, 0, edition="first")],
    "T-43": full_temp_track(),
    "T-41": no_pool_by_bis(),
}

# What each shows beside its own number, by RULES.md.
SHOWS = {
    "T-22": "WT-2.4 WT-2.5",
    "T-24": "WT-2.6 WT-9.7",
    "T-48": "WT-4.7",
    "T-01": "WT-5.3",
    "T-33": "WT-5.3",
    "T-37": "WT-5.7",
    "T-02": "WT-6.1.2",
    "T-03": "WT-6.2.3",
    "T-41": "WT-6.4.4",
    "T-43": "WT-6.5.6",
    "T-09": "WT-6.6.3",
    "T-39": "WT-6.6.5 WT-13.5",
    "T-27": "WT-7.3",
    "T-10": "WT-8.3 WT-8.5",
    "T-44": "WT-8.3",
    "T-46": "WT-8.7 WT-10.1",
    "T-18": "WT-9.5",
    "T-36": "WT-9.5",
    "T-62": "WT-9.11",
    "T-63": "WT-9.11",
    "T-64": "WT-9.11",
    "T-67": "WT-9.11",
    "T-66": "WT-9.12",
    "T-49": "WT-10.5",
    "T-21": "WT-11.1",
    "T-11": "WT-11.3",
    "T-26": "WT-11.4",
    "T-28": "WT-11.4",
    "T-59": "WT-11.6 WT-11.7",
    "T-61": "WT-13.6",
    "T-51": "WT-12.5 WT-12.6 WT-15.4",
    "T-12": "WT-12.10 WT-12.11",
    "T-13": "WT-12.10 WT-12.11",
    "T-14": "WT-12.10",
    "T-58": "WT-12.12",
    "T-50": "WT-12.13",
    "T-55": "WT-12.14",
    "T-52": "WT-12.15",
    "T-15": "WT-12.16",
    "T-16": "WT-12.18",
    "T-17": "WT-12.21",
    "T-54": "WT-12.22",
    "T-57": "WT-12.25",
    "T-60": "WT-13.8",
}
