"""The lessons of San Juan: a role a step, then the last building; and the events."""

from misto.games.san_juan import GAME
from tests.games.san_juan.position import do as moved
from tests.games.san_juan.position import position
from tests.lessons.build import do, lesson, step

ME, RIVAL = 0, 1
EVENTS = {"events": True}
NEW = {"new_buildings": True}


def table(mine, rival, round_=1, turn=0, **more):
    """Two areas, each with its hand; the learner is governor. A star is a good."""
    areas, hands = zip(mine, rival, strict=True)
    state = position([list(a) for a in areas], [list(h) for h in hands], seats=2, turn=turn, **more)
    fields = dict(state.fields())
    return GAME.rules.load(fields | {"round": [round_, *fields["round"][1:]]})


def follows(seat, *codes):
    return [(seat, code) for code in codes]


def either(verb, *goods):
    return [f"{verb} {good}" for good in goods]


def first_building():
    """What it is about, and the first building."""
    young = (
        (["indigo_plant"], ["sugar_mill", "tobacco_storage", "smithy", "well"]),
        (["indigo_plant"], ["sugar_mill", "crane", "chapel", "well"]),
    )
    return (
        step(
            *("goal", "SJ-1.8"),
            at=table(*young),
            points=["area:0:indigo_plant", *(f"hand:{card}" for card in young[0][1])],
        ),
        step(
            *("builder", "SJ-3.10"),
            do("role builder", points=["role:builder"]),
            do("build sugar_mill", points=["hand:sugar_mill"], **{"pass": "pass"}),
            do("pay well", "pay *", points=["hand:well"], other=False),
            after=follows(RIVAL, "build sugar_mill", "pay crane", "pay well"),
        ),
    )


def goods():
    """What is produced is sold."""
    working = (["indigo_plant", "sugar_mill", "coffee_roaster"], ["smithy", "quarry", "well"])
    stocked = (["indigo_plant", "sugar_mill*", "coffee_roaster*"], ["smithy", "quarry", "well"])
    rival = (["indigo_plant", "sugar_mill", "tobacco_storage"], ["crane", "chapel", "archive"])
    selling = (["indigo_plant", "sugar_mill", "tobacco_storage*"], ["crane", "chapel", "archive"])
    return (
        step(
            *("producer", "SJ-5.2"),
            do("role producer", points=["role:producer"]),
            *(
                do(
                    *either("produce", "coffee", "sugar"),
                    points=["area:0:coffee_roaster", "area:0:sugar_mill"],
                    **{"pass": "pass"},
                )
                for _ in range(2)
            ),
            at=table(working, rival, round_=4),
            after=follows(RIVAL, "produce tobacco"),
        ),
        step(
            *("trader", "SJ-6.2"),
            do("role trader", points=["role:trader"]),
            *(
                do(
                    *either("sell", "coffee", "sugar"),
                    points=["area:0:coffee_roaster", "area:0:sugar_mill"],
                )
                for _ in range(2)
            ),
            at=table(
                stocked,
                selling,
                round_=4,
                turn=2,
                used=["producer", "prospector"],
                deck=["library", "carpenter", "silver_smelter", "chapel", "tower"],
            ),
            after=follows(RIVAL, "sell tobacco"),
        ),
    )


def cards():
    """Two roles that bring cards."""
    grown = (["indigo_plant", "sugar_mill", "coffee_roaster", "smithy", "well"], ["quarry", "tower"])
    beside = (
        ["indigo_plant", "sugar_mill", "tobacco_storage", "crane", "trading_post"],
        ["chapel", "statue"],
    )
    return (
        step(
            *("councillor", "SJ-7.1"),
            do("role councillor", points=["role:councillor"]),
            do("keep library", points=["drawn:library"]),
            at=table(
                grown,
                beside,
                round_=6,
                deck=["chapel", "library", "indigo_plant", "market_stand", "tower", "poor_house", "well"],
            ),
            after=follows(RIVAL, "keep poor_house"),
        ),
        step(
            *("prospector", "SJ-8.1"),
            do("role prospector", points=["role:prospector"]),
            at=table(
                (grown[0], ["quarry", "tower", "library"]),
                (beside[0], [*beside[1], "poor_house"]),
                round_=6,
                turn=2,
                used=["councillor", "producer"],
                deck=["hero"],
            ),
        ),
    )


def buildings():
    """Building after another, and the last one."""
    building = (
        ["indigo_plant", "sugar_mill", "coffee_roaster", "smithy", "well", "quarry"],
        ["silver_smelter", "tower", "gold_mine", "black_market", "carpenter"],
    )
    led = table(
        building,
        (
            ["indigo_plant", "sugar_mill", "tobacco_storage", "crane", "market_stand"],
            ["statue", "chapel", "trading_post", "poor_house"],
        ),
        round_=8,
        turn=1,
        used=["councillor"],
    )
    moved(led, "role builder", "build statue", "pass", "pay trading_post", "pay poor_house")
    late = table(
        (
            [
                *("indigo_plant", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster"),
                *("silver_smelter", "smithy", "well", "quarry", "aqueduct", "statue"),
            ],
            ["guild_hall", "hero", "tower", "prefecture", "market_hall", "gold_mine"],
        ),
        (
            [
                *("indigo_plant", "sugar_mill", "tobacco_storage", "tobacco_storage", "crane"),
                *("archive", "chapel", "statue", "market_stand", "carpenter"),
            ],
            ["gold_mine", "poor_house"],
        ),
        round_=14,
    )
    return (
        step(
            *("follow", "SJ-4.1"),
            do("build silver_smelter", points=["hand:silver_smelter", "area:0:smithy"], **{"pass": "pass"}),
            at=led,
        ),
        step(
            *("last", "SJ-13.1"),
            do("role builder", points=["role:builder"]),
            do("build guild_hall", points=["hand:guild_hall"], hero="build hero", **{"pass": "pass"}),
            at=late,
            after=follows(ME, "pay tower", "pay prefecture", "pay market_hall", "pay gold_mine")
            + follows(RIVAL, "pass"),
        ),
    )


def main():
    return lesson(
        "san_juan",
        "main",
        *first_building(),
        *goods(),
        *cards(),
        *buildings(),
        step("score", "SJ-13.4", points=["seat:0", "seat:1"]),
        step("play", "SJ-3.7"),
        minutes=5,
        seats=2,
        first_game={"seats": 2},
    )


def events():
    mine = (["indigo_plant", "sugar_mill", "coffee_roaster", "smithy"], ["quarry", "well"])
    rival = (["indigo_plant", "tobacco_storage", "crane"], ["chapel", "archive", "tower", "well"])
    return lesson(
        "san_juan",
        "events",
        step(
            *("relief", "SJ-12.4"),
            do("event debt_relief", points=["event:debt_relief"], taxes="event taxes"),
            at=table(
                mine,
                rival,
                round_=5,
                row=["debt_relief", "taxes"],
                deck=["library", "statue", "tower", "aqueduct", "prefecture", "hero"],
                **EVENTS,
            ),
        ),
        step(
            *("building", "SJ-12.13"),
            do("event subsidized_construction", points=["event:subsidized_construction"]),
            do("build quarry", points=["hand:quarry"], **{"pass": "pass"}),
            at=table(
                (mine[0], ["quarry", "well", "library", "statue"]),
                rival,
                round_=6,
                turn=2,
                used=["councillor", "producer"],
                row=["subsidized_construction", "taxes"],
                gone=["debt_relief"],
                **EVENTS,
            ),
            after=follows(RIVAL, "build chapel"),
        ),
        step(
            *("visit", "SJ-12.14"),
            do("event governors_visit", points=["event:governors_visit"]),
            do("visit trader", points=["role:trader"]),
            *(
                do(
                    *either("sell", "coffee", "sugar"),
                    points=["area:0:coffee_roaster", "area:0:sugar_mill"],
                )
                for _ in range(2)
            ),
            at=table(
                (["indigo_plant", "sugar_mill*", "coffee_roaster*", "smithy", "quarry"], ["well", "library"]),
                (["indigo_plant*", "tobacco_storage", "crane", "chapel"], ["archive", "tower"]),
                round_=8,
                turn=2,
                used=["producer", "trader"],
                row=["governors_visit", "taxes"],
                deck=["chapel", "tower", "silver_smelter", "sugar_mill"],
                gone=["debt_relief", "subsidized_construction"],
                **EVENTS,
            ),
            after=follows(RIVAL, "sell indigo"),
        ),
        minutes=2,
        seats=2,
        options=EVENTS,
        first_game={"seats": 2, "options": EVENTS},
    )


def new_buildings():
    rival = (["indigo_plant", "tobacco_storage", "carpenter", "well"], ["archive"])
    parked = (["indigo_plant", "sugar_mill", "coffee_roaster", "crane", "park"], ["library", "tower"])
    hand = ["smithy", "well", "poor_house", "archive", "tower", "statue", "quarry", "hero"]
    full = table(
        (["indigo_plant", "sugar_mill", "coffee_roaster", "crane", "bank"], hand),
        rival,
        round_=9,
        turn=2,
        used=["builder", "producer"],
        deck=["market_stand"],
        **NEW,
    )
    moved(full, "role prospector")
    late = table(
        (
            ["indigo_plant", "sugar_mill", "coffee_roaster", "quarry", "market_hall", "park", "bank"],
            ["tower", "well", "crane", "statue", "chapel"],
        ),
        (
            ["indigo_plant", "tobacco_storage", "tobacco_storage", "chapel", "well", "guild_hall", "palace"],
            ["archive"],
        ),
        round_=13,
        turn=2,
        used=["trader", "producer"],
        **NEW,
    )
    return lesson(
        "san_juan",
        "new_buildings",
        step(
            *("park", "SJ-11.5"),
            do("role builder", points=["role:builder"]),
            do("build library", points=["hand:library"], **{"pass": "pass"}),
            do("cover park", points=["area:0:park"]),
            at=table(parked, rival, round_=7, **NEW),
            after=follows(RIVAL, "pass"),
        ),
        step(
            *("bank", "SJ-11.7"),
            *(do("store *", points=["area:0:bank"]) for _ in range(2)),
            at=full,
            after=follows(ME, "pass"),
        ),
        step(
            *("cathedral", "SJ-11.11"),
            do("role builder", points=["role:builder"]),
            do("build cathedral", points=["table:cathedral"], **{"pass": "pass"}),
            at=late,
            after=follows(RIVAL, "pass"),
        ),
        minutes=2,
        seats=2,
        options=NEW,
        first_game={"seats": 2, "options": NEW},
    )


LESSONS = (main, events, new_buildings)
