"""The worked examples MK-T1 to MK-T26, as positions to open: ``make examples``."""

from misto.core.chance import seed_rng
from misto.games.machi_koro import GAME
from misto.games.machi_koro.catalog import KIND_IDS, LANDMARK_IDS
from tests.examples import trial
from tests.games.machi_koro.position import START, position

A, B, V = 0, 1, 2
STATION = ["train_station"]
MALL = ["shopping_mall", "train_station"]
PORT = [*STATION, "harbor"]


def tried(state, *line, dice=(), **options):
    """Of the fields a hand-made position has, the market loses what lies in the cities."""
    given = {"expansion": "harbor", "first_player": 1} | options
    return trial(GAME, state, given, *line, dice=dice)


def at(cities, coins=(), landmarks=(), **more):
    """A position whose market lacks what was built."""
    fresh = GAME.rules.new(GAME.settle({"expansion": "harbor"}, len(cities)), len(cities), seed_rng(1))
    market = {}
    for number, kind in enumerate(KIND_IDS):
        held = sum(city.get(kind, 0) for city in cities)
        given = (
            len(cities) if kind in ("wheat_field", "bakery") else 0
        )  # the first of each came with the city
        market[kind] = int(fresh.market[number]) - max(held - given, 0)
        assert market[kind] >= 0, kind
    return position(cities, coins, landmarks, market=market, **more)


def coins(*purses):
    return {"view": {f"cities.{seat}.coins": purse for seat, purse in enumerate(purses)}}


def rolled(state, dice, *line, more=()):
    return tried(state, f"roll {len(dice)}", *line, dice=(*dice, *more))


def flower_shops(landmarks, brings):
    state = at([{"flower_garden": 3, "flower_shop": 2}, {}], landmarks=[landmarks])
    return [rolled(state, (3, 3), {"view": {"cities.0.coins": 3 + brings}})]


def harbor(dice, *results):
    """Left as it is, then with 2 more; the result is what the dice and the 2 make."""
    state = at([{}, {}], landmarks=[PORT])
    return [
        rolled(state, dice, move, {"view": {"dice": list(dice), "added": result - sum(dice)}})
        for move, result in zip(("stay", "add"), results, strict=True)
    ]


def sushi_bar(before, die, after, helped):
    state = at(
        [{"wheat_field": 1, "bakery": 1}, {"sushi_bar": 1}], coins=[before, 0], landmarks=[[], ["harbor"]]
    )
    hall = [{"kind": "city_hall"}] if helped else []
    look = {"view": {"cities.0.coins": after + helped}}
    if hall:
        look["heard"] = hall
    return rolled(state, (die,), look)


def purses_after_sushi():
    """Each purse before and each die: the purse after income, and whether City Hall gave a coin after it."""
    after = {
        0: (1, 1, 1, 0, 0, 0),
        1: (1, 2, 2, 1, 1, 1),
        2: (1, 3, 3, 2, 2, 2),
        3: (1, 4, 4, 3, 3, 3),
        4: (2, 5, 5, 4, 4, 4),
    }
    rows = [
        sushi_bar(before, die, purse, purse == 0)
        for before, purses in after.items()
        for die, purse in enumerate(purses, 1)
    ]
    return [rows[12], *rows[:12], *rows[13:]]  # to be opened: 2 coins and a 1


def red_with_the_mall(card, dice, takes):
    state = at([{}, {card: 1}], coins=[9, 0], landmarks=[STATION, ["shopping_mall", "harbor"]])
    return rolled(state, dice, coins(9 - takes, takes))


def two_turns_at_the_airport():
    state = at([{}, {}], coins=[5, 0], landmarks=[[*STATION, "airport", "amusement_park"]])
    return tried(
        state, "roll 2", "pass", "roll 2", "pass", {"view": {"cities.0.coins": 25}}, dice=(2, 2, 1, 4)
    )


def refilled_row():
    """A row of ten kinds with one Bakery; Ranch and Bakery come up before a new kind does."""
    options = {"expansion": "harbor", "first_player": 1, "market": "ten_kinds"}
    fields = dict(GAME.rules.new(GAME.settle(options, 2), 2, seed_rng(1)).fields())
    kinds = [*range(10)]
    bakery, ranch, fresh = 2, 1, 12
    row = [0] * 25
    for kind in kinds:
        row[kind] = 2
    row[bakery] = 1
    fields |= {
        "market": row,
        "deck": [fresh, bakery, ranch, ranch],
        "coins": [9, 3],
        "ask": [7],
        "active": [A],
        "dice": [5, 0, 0],
    }
    state = GAME.rules.load(fields)
    names = [KIND_IDS[kind] for kind in (ranch, bakery, fresh)]
    seen = {f"market.{name}": count for name, count in zip(names, (4, 1, 0), strict=True)}
    return trial(GAME, state, options, "build bakery", {"view": seen | {"deck": 1}})


def start_for_four():
    """The base game before its first roll: four cities, and all kinds for sale."""
    options = {"expansion": "none", "first_player": 1}
    state = GAME.rules.new(GAME.settle(options, 4), 4, seed_rng(1))
    market = {kind: int(count) for kind, count in zip(KIND_IDS, state.market, strict=True) if count}
    assert (len(market), sum(market.values())) == (15, 87)
    seen = {f"market.{kind}": count for kind, count in market.items()}
    for seat in range(4):
        seen |= {f"cities.{seat}.coins": 3, f"cities.{seat}.cards": {"wheat_field": 1, "bakery": 1}}
        seen[f"cities.{seat}.landmarks"] = dict.fromkeys(LANDMARK_IDS[:4], False)
    return trial(GAME, state, options, {"view": seen, "asked": "dice", "options": ["roll 1"]})


PURPLE = {"stadium": 1, "tv_station": 1, "business_center": 1, "bakery": 1}
FRUIT = {"fruit_market": 1, "wheat_field": 1, "apple_orchard": 2, "flower_garden": 1}

PRINTED = {
    "MK-T1": [rolled(at([{"bakery": 2}, {"cafe": 1}], coins=[0, 0]), (3,), coins(2, 0))],
    "MK-T2": [
        rolled(
            at([{"bakery": 1}, {"cafe": 3}, {"cafe": 2}], coins=[3, 0, 0]),
            (3,),
            coins(1, 1, 2)
            | {
                "heard": [
                    {"kind": "pay", "taker": V, "coins": 2, "short": 0},
                    {"kind": "pay", "taker": B, "coins": 1, "short": 2},
                ]
            },
        )
    ],
    "MK-T3": [
        rolled(at([{"bakery": 2}, {}], landmarks=[MALL]), (die,), {"view": {"cities.0.coins": 7}})
        for die in (2, 3)
    ],
    "MK-T4": [
        rolled(
            at(
                [{"mine": 1, "tax_office": 1}, {"family_restaurant": 1, "mine": 1}],
                coins=[5, 9],
                landmarks=[STATION],
            ),
            (4, 5),
            {
                "events": [
                    {"kind": "roll"},
                    {"kind": "pay", "card": "family_restaurant"},
                    {"kind": "income", "card": "mine"},
                    {"kind": "income", "card": "mine"},
                    {"kind": "pay", "card": "tax_office"},
                ]
            },
        )
    ],
    "MK-T5": [
        rolled(at([{"tax_office": 1}, {"mine": 1}], coins=[0, 6], landmarks=[STATION]), (4, 5), coins(5, 6))
    ],
    "MK-T6": [rolled(at([{"tax_office": 1}, {}], coins=[0, 21], landmarks=[STATION]), (4, 5), coins(10, 11))],
    "MK-T7": [
        rolled(at([{"tax_office": 1}, {}, {}], coins=[0, 10, 9], landmarks=[STATION]), (4, 4), coins(5, 5, 9))
    ],
    "MK-T8": flower_shops(MALL, 12),
    "MK-T9": flower_shops(STATION, 6),
    "MK-T10": [
        rolled(
            at(
                [{"tuna_boat": 3}, {"tuna_boat": 2}, {"tuna_boat": 1}],
                coins=[0, 0, 0],
                landmarks=[PORT, ["harbor"], []],
            ),
            (6, 6),
            "add",
            coins(24, 16, 0),
            more=(4, 4),
        )
    ],
    "MK-T11": [
        rolled(
            at(
                [{"tuna_boat": 1}, {"family_restaurant": 1}],
                coins=[0, 0],
                landmarks=[[*PORT, "amusement_park"]],
            ),
            (5, 6),
            {"options": ["stay", "add"]},
            "add",
            coins(10, 0) | {"offers": ["pass"]},
            "pass",
            {"turn": B},
            more=(5, 5),
        )
    ],
    "MK-T12": harbor((4, 6), 10, 12),
    "MK-T13": [
        *harbor((5, 6), 11, 13),
        *harbor((6, 6), 12, 14),
        rolled(
            at([{}, {}], landmarks=[PORT]),
            (4, 5),
            {"view": {"dice": [4, 5], "added": 0, "asked": "build"}, "lacks": ["add"]},
        ),
    ],
    "MK-T14": [two_turns_at_the_airport()],
    "MK-T15": [
        rolled(at([{}, {}], coins=[0, 0]), (5,), "build wheat_field", {"view": {"cities.0.coins": 0}})
    ],
    "MK-T16": [
        tried(
            at([{"stadium": 1, "bakery": 6}, {}], coins=[20, 0], ask="build"),
            {"refused": {"build stadium": "MK-5.5"}},
            "build bakery",
            {"view": {"cities.0.cards.bakery": 7}},
        )
    ],
    "MK-T17": [
        red_with_the_mall("cafe", (3,), 2),
        red_with_the_mall("family_restaurant", (4, 5), 3),
        red_with_the_mall("sushi_bar", (1,), 4),
    ],
    "MK-T18": [
        rolled(at([{}, {}], coins=[20, 0], landmarks=[STATION]), (4, 4), "build amusement_park", {"turn": A})
    ],
    "MK-T19": purses_after_sushi(),
    "MK-T20": [
        rolled(
            at([PURPLE, {"ranch": 1}], coins=[0, 6], landmarks=[STATION]),
            (2, 4),
            coins(2, 4),
            "target +1",
            coins(6, 0) | {"options": ["decline", "trade +1"]},
        )
    ],
    "MK-T21": [
        rolled(
            at([{}, {}], landmarks=[[*PORT, "amusement_park"]]),
            (6, 6),
            "add",
            {"view": {"dice": [6, 6], "added": 2}},
            "pass",
            {"turn": A},
        )
    ],
    "MK-T22": [rolled(at([FRUIT, {}], landmarks=[STATION]), (5, 6), {"view": {"cities.0.coins": 11}})],
    "MK-T23": [refilled_row()],
    "MK-T24": [start_for_four()],
    "MK-T25": [
        tried(
            at([START, START], coins=[4, 3], ask="build"),
            "build cafe",
            {"view": {"cities.0.coins": 2, "cities.0.cards.cafe": 1, "market.cafe": 5}},
        )
    ],
    "MK-T26": [
        tried(
            at([START, START], coins=[5, 3], ask="build"),
            "build train_station",
            {"view": {"cities.0.coins": 1, "cities.0.landmarks.train_station": True}},
        )
    ],
}
