"""The lessons of Welcome To: an action a step, plans, a refusal and the last house; roundabouts; alone."""

from misto.games.welcome_to import GAME
from tests.games.welcome_to.position import act, can, changed, fields, offer, sheet, table
from tests.lessons.build import do, lesson, step

ME, RIVAL = 0, 1
PLANS = ("STD-A3", "STD-B5", "STD-C4")
FIRST_LOT = {"top": 0, "middle": 10, "bottom": 21}
EXPERT = {"expert": True}
AAA = {"opponent": 1}


def part(kind, house):
    """A house or a fence as the board names it: ``top-3``."""
    street, number = house.split("-")
    return f"{kind}:{ME}:{FIRST_LOT[street] + int(number) - 1}"


def set_up(mine, rival, pairs, round_, turned=(), **options):
    """A table in the middle of the game: sheets as text, three pairs."""
    state = table(1 if rival is None else 2, plans=PLANS, **options)
    state = sheet(state, ME, **mine)
    if rival is not None:
        state = sheet(state, RIVAL, **rival)
    now = fields(state)
    now["round"][0] = round_
    for letter in turned:
        now["turned"][letter] = 1
    return offer(changed(state, **now), *pairs)


def copied(state):
    return changed(state)


def rival_word(state):
    """A plain player: the first pair that is offered, each number about where it belongs in a street."""
    words = [word for word in can(state, RIVAL) if not word.startswith("roundabout")]
    houses = [word for word in words if word.startswith("house")]
    if "done" in words:
        return "done"
    if houses:
        number = GAME.words.view(state, RIVAL)["turn"]["number"]
        return min(houses, key=lambda word: abs(int(word.partition("-")[2]) / 12 - number / 16))
    return words[0] if words[0] != "skip" or len(words) == 1 else words[1]


def closed(state, *codes):
    """The round's end once the learner has made these moves: what is done, and the position after it."""
    now, made = act(copied(state), ME, *codes, "done"), [(ME, "done")]
    begun = now.turns()
    while now.turn() >= 0 and now.turns() == begun and now.seats > 1 and now.owes(RIVAL):
        made.append((RIVAL, rival_word(now)))
        act(now, RIVAL, made[-1][1])
    return made, now


def round_step(name, rule, state, *moves, plays, **more):
    """A step that is a whole round: the learner's moves, then everybody else's."""
    return step(name, rule, *moves, at=state, after=closed(state, *plays)[0], **more)


RIVALS = {
    "early": {"top": "_ 3 _ _ 8 _ _ _ _ _", "middle": "_ _ 5 _ _ _ _ 10p _ _ _"},
    "later": {
        "top": "1 3 | 5 7 8 _ _ _ _ _",
        "middle": "2p 4 5 | _ _ _ _ 10p 12 _ _",
        "bottom": "_ _ _ 6 _ _ 9p _ _ 13 _ _",
        "parks": (1, 0, 2),
        "temps": 1,
    },
    "last": {
        "top": "1 3 | 5 7 8 | 9 11p _ 13 14",
        "middle": "2p 4 5 | 7 8 _ 9 10p 12 | 13 14",
        "bottom": "1 3 | 4 6 _ 8 9p 10 _ 13 14 15",
        "parks": (2, 3, 3),
        "temps": 3,
        "columns": (0, 2, 2),
        "values": (4, 5, -1),
    },
}


def lots(first, end):
    """A run of houses as a sheet keeps it."""
    return sum(1 << lot for lot in range(first, end))


def first_sheets():
    """Sheet after sheet of the learner's town, as the steps find it."""
    fenced = {"bottom": "_ _ | 4 5 _ 9 _ _ _ _ _ _", "middle": "_ 3 _ _ 11 _ _ _ _ _ _"}
    valued = {
        "top": "2 4 6p | _ _ _ _ _ _ _",
        "middle": "_ 3 _ _ 11 _ _ _ _ _ _",
        "bottom": "_ _ | 4 5 7 | 9 _ _ _ _ _ _",
        "parks": (0, 0, 1),
    }
    pooled = valued | {"bottom": "_ _ | 4 5 7 | 9 _ 12 _ _ _ _", "columns": (0, 0, 1)}
    crewed = pooled | {"middle": "_ 3 4 6p 8 _ 11 _ _ _ _"}
    copied_ = crewed | {"top": "2 4 6p | 8 _ 10 | _ _ _ _", "middle": "_ 3 4 6p 8 9 11 _ _ _ _", "temps": 1}
    full = {
        "top": "2 4 6p | 8 8b 10 | 11 12p 14 15",
        "middle": "1p 3 4 6p | 8 9 | 11 12 13 14 15",
        "bottom": "1 3p | 4 5 7 | 9 10p 11 | 12 13 14 _",
        "parks": (1, 1, 2),
        "temps": 2,
        "columns": (0, 1, 1),
        "refusals": 1,
        "values": (8, -1, 7),
        "used": (lots(0, 6) | lots(23, 26), 0, lots(14, 21)),
        "spent": lots(0, 6) | lots(23, 26) | lots(14, 21),
    }
    return {"fence": fenced, "value": valued, "pool": pooled, "temp": crewed, "bis": copied_, "last": full}


def main():
    mine = first_sheets()
    begin = set_up({}, {}, [(8, "park"), (3, "fence"), (13, "pool")], 1)
    fence = set_up(mine["fence"], RIVALS["early"], [(7, "fence"), (2, "park"), (12, "temp")], 6)
    value = set_up(mine["value"], RIVALS["early"], [(12, "estate_value"), (2, "temp"), (15, "fence")], 10)
    pool = set_up(mine["pool"], RIVALS["later"], [(6, "pool"), (14, "fence"), (1, "bis")], 12)
    crew = set_up(mine["temp"], RIVALS["later"], [(7, "temp"), (13, "park"), (2, "fence")], 15)
    copy = set_up(mine["bis"], RIVALS["later"], [(13, "bis"), (14, "park"), (2, "pool")], 17)
    stuck = set_up(
        mine["last"] | {"bottom": "1 3p | 4 5 7 | 9 10p 11 | 12 _ 14 15", "refusals": 0},
        RIVALS["last"],
        [(7, "fence"), (3, "bis"), (10, "park")],
        27,
        turned=(0, 1, 2),
    )
    last = set_up(
        mine["last"], RIVALS["last"], [(15, "park"), (9, "fence"), (7, "pool")], 30, turned=(0, 1, 2)
    )
    middles = [
        *("house top-5", "house top-6", "house middle-5", "house middle-6", "house middle-7"),
        *("house bottom-6", "house bottom-7"),
    ]
    copied_once = act(copied(copy), ME, "pair 1", "house bottom-9", "bis top-5 left")
    over = closed(last, "pair 1", "house bottom-12", "park")[1]
    points = [int(over.points(seat)) for seat in (ME, RIVAL)]
    assert over.turn() < 0
    assert points[0] > points[1]
    return lesson(
        "welcome_to",
        "main",
        step("goal", "WT-4.1", at=begin, points=["pair:0", "pair:1", "pair:2"]),
        round_step(
            *("first", "WT-5.3", begin),
            do("pair 1", points=["pair:0"]),
            do(*middles, points=[part("house", code.split()[1]) for code in middles]),
            do("park", points=["park:0"]),
            plays=("pair 1", "house top-5", "park"),
        ),
        round_step(
            *("fence", "WT-7.2", fence),
            do("pair 1", points=["pair:0"]),
            do("house bottom-5", points=[part("house", "bottom-5")]),
            do("fence bottom-5", points=[part("fence", "bottom-5")], skip="skip"),
            plays=("pair 1", "house bottom-5", "fence bottom-5"),
        ),
        round_step(
            *("value", "WT-6.2.1", value),
            do("pair 1", points=["pair:0"]),
            do("house bottom-8", "house *", points=[part("house", "bottom-8")], other=False),
            do("value 3", points=["column:0:3"], skip="skip"),
            plays=("pair 1", "house bottom-8", "value 3"),
        ),
        round_step(
            *("pool", "WT-6.4.1", pool),
            do("pair 1", points=["pair:0"]),
            do("house middle-4", points=[part("house", "middle-4")]),
            do("pool", points=["pool:0"]),
            plays=("pair 1", "house middle-4", "pool"),
        ),
        round_step(
            *("temp", "WT-6.5.1", crew),
            do("pair 1", points=["pair:0"]),
            do("temp +2", points=["pair:0"], plain="plain"),
            do("house middle-6", points=[part("house", "middle-6")]),
            plays=("pair 1", "temp +2", "house middle-6"),
        ),
        step(
            *("bis", "WT-6.6.1"),
            do("pair 1", points=["pair:0"]),
            do("house bottom-9", "house *", points=[part("house", "bottom-9")], other=False),
            do("bis top-5 left", "bis top-5 *", points=[part("house", "top-5")], skip="skip"),
            at=copy,
        ),
        round_step(
            *("plan", "WT-8.3", copied_once), do("approve A", points=["plan:A"]), plays=("approve A",)
        ),
        round_step(
            *("refuse", "WT-5.7", stuck),
            do("refuse", points=["pair:0", "pair:1", "pair:2"], other=False),
            plays=("refuse",),
        ),
        round_step(
            *("last", "WT-10.1", last),
            do("pair 1", points=["pair:0"], other=False),
            do("house bottom-12", points=[part("house", "bottom-12")], other=False),
            do("park", points=["park:0"]),
            plays=("pair 1", "house bottom-12", "park"),
        ),
        step("score", "WT-11.1", mine=points[0], theirs=points[1], points=["seat:0", "seat:1"]),
        step("play", "WT-4.1"),
        minutes=6,
        seats=2,
        first_game={"seats": 2},
    )


def expert():
    mine = {
        "top": "2 4 6p 9 14 _ _ _ _ _",
        "middle": "_ 3 4 6p 8 _ 11 _ _ _ _",
        "bottom": "_ _ | 4 5 7 | 9 _ 12 _ _ _ _",
    }
    state = set_up(mine, RIVALS["later"], [(3, "pool"), (10, "park"), (13, "fence")], 14, **EXPERT)
    turned = act(copied(state), ME, "roundabout top-6")
    return lesson(
        "welcome_to",
        "expert",
        step(
            *("roundabout", "WT-9.4"),
            do("roundabout top-6", points=[part("house", "top-6")], pair={"code": "pair *"}),
            at=state,
        ),
        step(
            *("anew", "WT-9.5"),
            do("pair 1", points=["pair:0"], roundabout={"code": "roundabout *"}),
            do("house top-7", points=[part("house", "top-7")]),
            do("pool", points=["pool:0"]),
            after=closed(turned, "pair 1", "house top-7", "pool")[0],
        ),
        step("cost", "WT-9.7"),
        minutes=2,
        seats=2,
        options=EXPERT,
        first_game={"seats": 2, "options": EXPERT},
    )


def aaa():
    mine = {"top": "_ 3 _ _ 8 _ _ _ _ _", "bottom": "_ _ | 4 5 _ | 9 _ _ _ _ _ _"}
    early = set_up(mine, None, [(7, "temp"), (10, "estate_value"), (2, "park")], 5, **AAA)
    town = {
        "top": "2 4 6p | 8 8b 10 | _ _ _ _",
        "middle": "_ 3 _ _ 8 _ 11 _ _ _ _",
        "bottom": "_ _ | 4 5 _ | 9 _ _ _ _ _ _",
        "columns": (0, 0, 1),
    }
    ready = set_up(town, None, [(7, "temp"), (13, "park"), (2, "fence")], 16, **AAA)
    return lesson(
        "welcome_to",
        "aaa",
        step(
            *("cards", "WT-12.6"),
            do("cards 12", points=["card:0", "card:1"], value={"code": "cards *2"}),
            do("house bottom-5", points=[part("house", "bottom-5")]),
            do("value 3", points=["column:0:3"], skip="skip"),
            at=early,
            after=[(ME, "done")],
        ),
        step(
            *("third", "WT-12.7"),
            do("cards 12", points=["card:0", "card:1"], fence={"code": "cards 13"}),
            do("house bottom-5", points=[part("house", "bottom-5")]),
            do("park", points=["park:0"]),
            at=ready,
        ),
        step("approve", "WT-12.10", do("approve A", points=["plan:A"]), after=[(ME, "done")]),
        step("score", "WT-12.15"),
        minutes=2,
        seats=1,
        options=AAA,
        first_game={"seats": 1, "options": AAA},
    )


LESSONS = (main, expert, aaa)
