"""How the worked examples of a round are set up and tried: numbers, actions, plans, roundabouts."""

from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import PLANS
from tests.examples import trial
from tests.games.welcome_to.position import act, can, offer, sheet, table

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


def refusals_in_order():
    """The second costs 3, the first nothing; the third, 5, would end the game."""
    offered = ((8, "park"), (8, "fence"), (9, "pool"))

    def marked(before, costs):
        state = offer(sheet(table(), **TEN_IS_LEFT, refusals=before), *offered)
        line = {"refusals": {"points": costs, "facts": {"marks": before + 1}}}
        return tried(state, {"options": ["refuse"]}, "refuse", see(refusals=before + 1) | {"sheet": line})

    return [marked(1, -3), marked(0, 0), marked(2, -5)]


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
