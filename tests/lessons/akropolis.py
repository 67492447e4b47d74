"""The lessons of Akropolis. The first is one game on stacks laid as its story needs them: every position
in it was reached by play, the rival's moves and those in between by whatever brings the most at once.
"""

from misto.core.record import seed_rng
from misto.games.akropolis import GAME
from misto.games.akropolis.catalog import tiles_in_play
from tests.lessons.build import do, lesson, step

ME, RIVAL = 0, 1
NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
# In the order in which they come into the row: the first four, then three to a stack.
STORY = (28, 16, 33, 1, 24, 5, 36, 31, 7, 20, 13, 37, 25, 35, 17, 9)


def laid(story, seed, **options):
    """A new game whose first tiles come in this order, the rest shuffled; the learner begins."""
    state = GAME.rules.new(GAME.settle({"first_player": 1} | options, 2), 2, seed_rng(seed))
    rest = [tile for tile in tiles_in_play(2, False) if tile not in story]
    rng = seed_rng(seed, 9)
    order = [*story, *sorted(rest, key=lambda _: int(rng.bits()))]
    return GAME.rules.load(dict(state.fields()) | {"row": order[:4], "deck": order[4:][::-1]})


def act(state, *codes):
    for code in codes:
        state.apply(int(state.turn()), GAME.words.read(code))
    return state


def nestled(view, option):
    """How many built neighbours a placement has: cities that people build are round."""
    built = {(one["q"], one["r"]) for one in view["cities"][view["active"]]["hexes"]}
    q, r, turned = (option.args[name] for name in ("q", "r", "rotation"))
    cells = [(q, r)] + [(q + NEIGHBOURS[k % 6][0], r + NEIGHBOURS[k % 6][1]) for k in (turned, turned + 1)]
    return sum((a + i, b + j) in built for a, b in cells for i, j in NEIGHBOURS)


def best_place(state):
    seat = int(state.turn())
    view = GAME.words.view(state, seat)
    options = GAME.words.decide(state, seat).options
    return max(options, key=lambda option: (option.args["gain"], nestled(view, option)))


def turn_of(state, place=1):
    """Take a tile and put it where it brings the most: the codes of the turn, which is played."""
    act(state, f"take {place}")
    code = best_place(state).code
    act(state, code)
    return [f"take {place}", code]


def copied(state):
    return GAME.rules.load(dict(state.fields()))


def best_turn(state):
    """The turn that brings the most at once, its price counted: take and place."""
    found = []
    for option in GAME.words.decide(state, int(state.turn())).options:
        tried = act(copied(state), option.code)
        place = best_place(tried)
        found.append((place.args["gain"] - option.args["stones"], -option.action, option.code, place.code))
    return max(found)[2:]


def story(**options):
    """The positions of the first lesson by name, reached one after the other."""
    kept, state = {}, laid(STORY, 3, **options)

    def mine(name, take, place):
        kept[name] = copied(state)
        act(state, take)
        kept[f"{name} held"] = copied(state)
        act(state, place)
        turn_of(state)

    mine("begin", "take 1", "place -1,0,3")
    mine("quarries", "take 1", "place 2,-1,3")
    mine("up", "take 1", "place 1,0,4")
    mine("buy", "take 3", "place -2,-1,2")
    mine("apart", "take 1", "place -1,-1,0")
    mine("red", "take 1", "place -2,1,1")
    mine("barracks", "take 1", "place 0,1,0")
    mine("temple", "take 1", "place 1,-2,3")
    rng, fields = seed_rng(2, 4), dict(state.fields())
    fields["deck"] = sorted(fields["deck"], key=lambda _: int(rng.bits()))
    state = GAME.rules.load(fields)
    while len((now := dict(state.fields()))["deck"]) or len(now["row"]) > 3 or state.turn() != ME:
        act(state, *(best_turn(state)))
    take, place = best_turn(state)
    kept["last"] = act(copied(state), take)
    act(state, take, place)
    kept["rival"] = [(RIVAL, code) for code in turn_of(state)]
    kept["over"] = state
    return kept, place


def spot(code):
    return ["hex:" + code.removeprefix("place ")]


def placed(code, least, **more):
    """The spot pointed at, and any other that brings as much."""
    return do(code, {"code": "place *", "least": {"gain": least}}, points=spot(code), **more)


def main():
    kept, last = story()
    over, gain = kept["over"], best_place(kept["last"]).args["gain"]
    points, rival = (int(over.points(seat)) for seat in (ME, RIVAL))
    assert points > rival
    high = {"code": "place *", "args": {"level": 2, "stones": 3}}
    return lesson(
        "akropolis",
        "main",
        step("goal", "AK-7.5", at=kept["begin"]),
        step("take", "AK-3.3", do("take 1", points=["row:0"])),
        step("place", "AK-4.2", do("place -1,0,3", "place *", points=spot("place -1,0,3"), other=False)),
        step(
            *("up", "AK-4.3"),
            do("place 1,0,4", high, points=spot("place 1,0,4"), ground={"args": {"level": 1}}),
            at=kept["up held"],
        ),
        step(
            *("buy", "AK-5.3"),
            do("take 3", points=["row:2"]),
            placed("place -2,-1,2", 4),
            at=kept["buy"],
        ),
        step("apart", "AK-6.6", placed("place -1,-1,0", 5), at=kept["apart held"]),
        step(
            *("edge", "AK-6.7"),
            do(
                "place 0,1,0",
                {"code": "place *", "args": {"level": 1}, "least": {"gain": 4}},
                points=spot("place 0,1,0"),
                plaza={"args": {"level": 2, "gain": 6}},
            ),
            at=kept["barracks held"],
        ),
        step("temple", "AK-6.8", placed("place 1,-2,3", 4), at=kept["temple held"]),
        step("last", "AK-7.4", placed(last, gain), at=kept["last"], after=kept["rival"], best=gain),
        step("score", "AK-7.5", at=over, points=["seat:0", "seat:1"], mine=points, theirs=rival),
        step("play", "AK-3.2"),
        minutes=5,
        seats=2,
        first_game={"seats": 2},
    )


def variants():
    chosen = ["markets", "temples"]
    kept, _ = story(variants=chosen)
    market = best_place(kept["apart held"])
    temple = best_place(kept["temple held"])
    return lesson(
        "akropolis",
        "variants",
        step("markets", "AK-8.4", placed(market.code, market.args["gain"]), at=kept["apart held"]),
        step("temples", "AK-8.6", placed(temple.code, temple.args["gain"]), at=kept["temple held"]),
        step("others", "AK-8.2", at=act(copied(kept["temple held"]), temple.code)),
        minutes=2,
        seats=2,
        options={"variants": chosen},
        first_game={"seats": 2, "options": {"variants": ["markets"]}},
    )


LESSONS = (main, variants)
