"""The lessons of Machi Koro: from two cards and three coins to the last landmark, and the Harbor."""

from misto.core.record import seed_rng
from misto.games.machi_koro import GAME
from misto.games.machi_koro.catalog import KIND_IDS, LANDMARK_IDS
from misto.games.machi_koro.view import ASKS
from tests.lessons.build import do, lesson, step

START = {"wheat_field": 1, "bakery": 1}
HARBOR = {"expansion": "harbor"}


def city(coins, *landmarks, **cards):
    return coins, landmarks, START | cards


def table(mine, rival, turn=1, ask="dice", dice=(0, 0), **options):
    """Two cities and a market that lacks what they have built; it is the first seat's turn."""
    start = GAME.rules.new(GAME.settle({"first_player": 1} | options, 2), 2, seed_rng(1))
    fields = dict(start.fields())
    cards, built, market = [0] * 50, [0] * 12, list(fields["market"])
    for seat, (_, marks, kinds) in enumerate((mine, rival)):
        for kind, copies in kinds.items():
            cards[seat * 25 + KIND_IDS.index(kind)] = copies
            market[KIND_IDS.index(kind)] -= copies - START.get(kind, 0)
        for mark in marks:
            built[seat * 6 + LANDMARK_IDS.index(mark)] = 1
    return GAME.rules.load(
        fields
        | {
            "coins": [mine[0], rival[0]],
            "cards": cards,
            "built": built,
            "market": market,
            "ask": [ASKS.index(ask)],
            "dice": [*dice, 0],
            "turn": [turn],
        }
    )


def dice(*wanted):
    """All that is rolled in the step, in order."""

    def falls(events):
        rolled = [e["facts"]["dice"] for e in events if e["kind"] in ("roll", "reroll", "catch")]
        return rolled == [list(one) for one in wanted]

    return falls


def landmarks(*names):
    return [f"landmark:0:{name}" for name in names]


def main():
    grown = table(
        city(2, "train_station", bakery=2, ranch=3, convenience_store=1, cheese_factory=1),
        city(5, bakery=2, cafe=1, forest=2, convenience_store=1),
        turn=15,
    )
    late = table(
        city(
            9,
            *("train_station", "shopping_mall", "radio_tower"),
            bakery=2,
            ranch=3,
            convenience_store=2,
            cheese_factory=1,
            stadium=1,
        ),
        city(6, "train_station", "shopping_mall", bakery=3, cafe=1, forest=3, convenience_store=1, mine=1),
        turn=37,
        ask="reroll",
        dice=(2, 3),
    )
    return lesson(
        "machi_koro",
        "main",
        step(
            *("goal", "MK-6.1"),
            at=table(city(3), city(3)),
            points=landmarks("train_station", "shopping_mall", "amusement_park", "radio_tower"),
        ),
        step("roll", "MK-4.1", do("roll 1", points=["dice"], other=False), falls=dice([2])),
        step(
            *("blue", "MK-5.1"),
            do("build ranch", points=["market:ranch"], **{"pass": "pass"}),
            after=[(1, "roll 1"), (1, "build cafe")],
            falls=dice([2]),
        ),
        step(
            *("red", "MK-4.8"),
            do("roll 1", points=["dice", "city:0:bakery"], other=False),
            at=table(city(2, bakery=2, ranch=1), city(4, cafe=1, ranch=1), turn=7),
            falls=dice([3]),
        ),
        step(
            *("station", "MK-5.3"),
            do("build train_station", points=landmarks("train_station"), **{"pass": "pass"}),
            at=table(
                city(6, bakery=2, ranch=2, convenience_store=1),
                city(4, bakery=2, cafe=1, forest=1),
                turn=11,
                ask="build",
                dice=(4, 0),
            ),
        ),
        step(
            *("sum", "MK-4.2"),
            do("roll 2", points=["dice", "city:0:cheese_factory"]),
            at=grown,
            falls=dice([3, 4]),
        ),
        step(
            *("purple", "MK-5.5"),
            do("build stadium", points=["market:stadium"], **{"pass": "pass", "mall": "build shopping_mall"}),
            after=[(1, "roll 1"), (1, "build ranch")],
            falls=dice([1]),
        ),
        step("six", "MK-4.7", do("roll 1", points=["dice", "city:0:stadium"]), falls=dice([6])),
        step(
            *("tower", "MK-R3"),
            do("reroll 2", points=["dice"], other=False, keep="keep", one="reroll 1"),
            at=late,
            falls=dice([3, 4]),
        ),
        step(
            *("win", "MK-6.3"),
            do("build amusement_park", points=landmarks("amusement_park"), **{"pass": "pass"}),
        ),
        step("play", "MK-3.2"),
        minutes=5,
        seats=2,
        first_game={"seats": 2},
    )


def harbor():
    return lesson(
        "machi_koro",
        "harbor",
        step(
            *("hall", "MK-8.3"),
            do("roll 1", points=["dice"], other=False),
            at=table(
                city(0, bakery=2, ranch=1, mackerel_boat=1),
                city(3, bakery=2, cafe=1),
                turn=9,
                **HARBOR,
            ),
            falls=dice([6]),
        ),
        step(
            *("harbor", "MK-8.9"),
            do("build harbor", points=[*landmarks("harbor"), "city:0:mackerel_boat"], **{"pass": "pass"}),
            at=table(
                city(4, bakery=2, ranch=1, mackerel_boat=1),
                city(5, bakery=2, cafe=1),
                turn=13,
                ask="build",
                dice=(2, 0),
                **HARBOR,
            ),
        ),
        step(
            *("add", "MK-8.4"),
            do("add", points=["dice", "city:0:tuna_boat"]),
            at=table(
                city(3, "harbor", "train_station", bakery=2, ranch=2, mackerel_boat=1, tuna_boat=1),
                city(7, "train_station", bakery=2, cafe=1, forest=1, flower_garden=1),
                turn=23,
                ask="add",
                dice=(4, 6),
                **HARBOR,
            ),
            falls=dice([4, 5]),
        ),
        step(
            *("airport", "MK-8.5"),
            do("pass", points=landmarks("airport")),
            at=table(
                city(
                    6,
                    *("harbor", "train_station", "shopping_mall", "radio_tower", "airport"),
                    bakery=2,
                    ranch=2,
                    mackerel_boat=2,
                    tuna_boat=1,
                ),
                city(11, *("harbor", "train_station", "shopping_mall"), bakery=2, cafe=2, forest=2, mine=1),
                turn=51,
                ask="build",
                dice=(2, 3),
                **HARBOR,
            ),
        ),
        minutes=2,
        seats=2,
        options=HARBOR,
        first_game={"seats": 2, "options": HARBOR},
    )


LESSONS = (main, harbor)
