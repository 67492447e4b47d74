"""What a seat observes, written down anew from what it sees: the slow twin of ``observe``."""

from collections import Counter

from misto.games.welcome_to import GAME
from misto.games.welcome_to.catalog import CARD_ACTIONS, KINDS
from misto.games.welcome_to.rules.plans import meets
from misto.games.welcome_to.state import ASK, ROW
from tests.games.single import laid_out, one_of

STREETS = (10, 11, 12)
MODES = ("piles", "aaa", "solo", "draft")
WHERE = {"top": 0, "middle": 1, "bottom": 2, "any": -1, "one": -2}
WHOLES = (100, 33, 11, 3, 3, 9, 12, 10, 9, 2)


def naive(state, seat):
    view = GAME.words.view(state, seat)
    mine, turn, over = view["sheets"][seat], view["turn"], view["over"]
    streets = mine["streets"]
    numbers = [n for street in streets for n in street["numbers"]]
    spent = lots(streets, lambda street: set().union(*street["spent"].values()))
    rounds = lots(streets, lambda street: street["roundabouts"])
    ends = lots(streets, lambda street: [*street["fences"], len(street["numbers"])])
    pieces = {
        "asked": one_of(8 if over else int(state.sheet[seat * ROW + ASK]), 9),
        "round": [view["round"] / 35],
        "mode": [view["edition"] == "first", view["expert"], *one_of(MODES.index(view["mode"]), 4)],
        "offer_numbers": [card["number"] / 15 for card in view["offer"]],
        "offer_actions": [n for card in view["offer"] for n in action(card["action"])],
        "next_actions": next_actions(view),
        "in_hand": [turn["number"] is not None, (turn["number"] or 0) / 17, *action(turn["action"])],
        "numbers": [(n or 0) / 17 for n in numbers],
        "numbered": [n is not None for n in numbers],
        "empty": [n is None and not rounds[lot] for lot, n in enumerate(numbers)],
        "roundabouts": rounds,
        "fences": ends,
        "spent": spent,
        "bis_houses": lots(streets, lambda street: street["bis"]),
        "pools_built": lots(streets, lambda street: street["pools"]),
        "pool_houses": [
            house + 1 in view["pool_houses"][s] for s, size in enumerate(STREETS) for house in range(size)
        ],
        "just_numbered": one_of(turn["lot"], 33),
        "tracks": tracks(mine),
        "open_estates": open_estates(streets),
        "plans": [n for letter in range(3) for n in plan(state, view, seat, letter)],
        "opponent_pile": pile(state, view),
        "others_best": [0.0] * 10,
        "others_mean": [0.0] * 10,
        "seats": [len(view["sheets"]) / 100],
    }
    others = [figures(sheet) for other, sheet in enumerate(view["sheets"]) if other != seat]
    if others:
        columns = list(zip(*others, strict=True))
        # the best is never told as less than nothing; the mean may be
        pieces["others_best"] = [
            max(0, *column) / whole for column, whole in zip(columns, WHOLES, strict=True)
        ]
        pieces["others_mean"] = [
            sum(column) / (whole * len(others)) for column, whole in zip(columns, WHOLES, strict=True)
        ]
    return laid_out(GAME.observer, pieces)


def lots(streets, houses):
    """Ones at the houses that a street names, counted from 1."""
    return [house + 1 in houses(street) for street in streets for house in range(len(street["numbers"]))]


def action(name):
    return one_of(CARD_ACTIONS.index(name) if name is not None else None, 6)


def next_actions(view):
    if view["mode"] == "piles":
        return [n for card in view["offer"] for n in action(card["next_action"])]
    top = view["top"] if view["top"] in CARD_ACTIONS else None
    return [*action(top), *[0.0] * 12]


def tracks(sheet):
    parks = [street["parks"] / cells for street, cells in zip(sheet["streets"], (3, 4, 5), strict=True)]
    columns = [n / cells for n, cells in zip(sheet["columns"], (1, 2, 3, 4, 4, 4), strict=True)]
    single = ((sheet["pools"], 9), (sheet["temps"], 11), (sheet["bis"], 9), (sheet["refusals"], 3))
    return [*parks, *(n / cells for n, cells in single), sheet["roundabouts"] / 2, *columns]


def open_estates(streets):
    """WT-7: houses between two fences, all numbered, that no plan has spent; a roundabout fences both sides."""
    found = Counter()
    for street in streets:
        spent, run = set().union(*street["spent"].values()), []
        for house, number in enumerate(street["numbers"], 1):
            if house in street["roundabouts"]:
                run = []
                continue
            run.append((number is not None, house in spent))
            around = house + 1 in street["roundabouts"] or house == len(street["numbers"])
            if house in street["fences"] or around:
                if all(filled for filled, _ in run) and not any(used for _, used in run):
                    found[len(run)] += 1
                run = []
    return [found[size] / 4 for size in range(1, 7)]


def plan(state, view, seat, letter):
    one = view["plans"][letter]
    need = Counter(one["estates"])
    return [
        view["sheets"][seat]["plans"][one["letter"]] is not None,
        meets(state.box, letter, state.sheet, seat * ROW),  # it has a test a plan: test_rulebook_08_plans.py
        one["approved"],
        (one["later"] if one["approved"] else one["first"]) / 13,
        KINDS.index(one["kind"]) / 13,
        (one["least"] + WHERE[one["street"]] + 2) / 10,
        *(need[size] / 4 for size in range(1, 7)),
    ]


def pile(state, view):
    """Cards that the opponent, or nobody, has been given, by their action."""
    if view["mode"] == "piles":
        return [0.0] * 6
    given = Counter(int(state.given[i]) % 6 for i in range(state.given_count))
    return [given[kind] / 5 for kind in range(6)]


def figures(sheet):
    """What is told of another's sheet, as of the last close."""
    houses = sum(n is not None for street in sheet["streets"] for n in street["numbers"])
    return (
        sheet["points"] - sheet["temp_points"],
        houses + sum(len(street["roundabouts"]) for street in sheet["streets"]),
        sheet["temps"],
        sheet["refusals"],
        sum(value is not None for value in sheet["plans"].values()),
        sheet["pools"],
        sum(street["parks"] for street in sheet["streets"]),
        sum(sheet["estates"]),
        sheet["bis"],
        sheet["roundabouts"],
    )
