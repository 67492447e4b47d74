"""Fixed plans for a city: which cards in which order, how many of each, and when landmarks begin.

``builds`` is a list of [what, how many], the first wanted that is to be had and paid for is built; what may
be a landmark, with 1. From ``begin`` own cards on (those of the start not counted) landmarks come first, in
the order of ``landmarks``; from ``stop`` on nothing but landmarks is built, and coins are kept for them.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from misto.core.options import Settings
from misto.core.plans import Plan, Plans
from misto.core.state import State
from misto.games.machi_koro.actions import BUILD, LANDMARK, PASS
from misto.games.machi_koro.asks import ASK_BUILD
from misto.games.machi_koro.catalog import BASE_KINDS, BASE_LANDMARKS, KIND_IDS, KIND_OF, KINDS, LANDMARK_IDS
from misto.games.machi_koro.catalog import LANDMARKS as PLACES
from misto.games.machi_koro.state import Fields

MOST_COPIES, MOST_CARDS, MOST_BUILDS = 6, 40, 16
START_CARDS = 2
MARK_OF = {name: number for number, name in enumerate(LANDMARK_IDS)}


def names(settings: Settings) -> tuple[list[str], list[str]]:
    """The cards and landmarks that are in play."""
    harbor = settings["expansion"] == "harbor"
    kinds = KIND_IDS if harbor else KIND_IDS[: int(BASE_KINDS)]
    return list(kinds), list(LANDMARK_IDS if harbor else LANDMARK_IDS[: int(BASE_LANDMARKS)])


def first(settings: Settings) -> Plan:
    """Bakeries, Ranches and Convenience Stores: what everybody begins with."""
    _, marks = names(settings)
    builds = [["bakery", 2], ["ranch", 2], ["convenience_store", 3]]
    return {"builds": builds, "landmarks": marks, "begin": 6, "stop": 12}


def check(plan: Plan) -> None:
    if set(plan) != {"builds", "landmarks", "begin", "stop"}:
        raise ValueError
    for what, many in plan["builds"]:
        if (what not in KIND_OF and what not in MARK_OF) or type(many) is not int or many < 1:
            raise ValueError
    if any(mark not in MARK_OF for mark in plan["landmarks"]):
        raise ValueError
    if type(plan["begin"]) is not int or type(plan["stop"]) is not int:
        raise TypeError


def choose(plan: Plan, whole: State, seat: int, may: Sequence[int]) -> int | None:
    state = cast(Fields, whole)
    if state.ask != ASK_BUILD:
        return None
    mine = sum(int(state.cards[seat * KINDS + kind]) for kind in range(int(state.kinds))) - START_CARDS
    marks = [int(LANDMARK) + MARK_OF[name] for name in plan["landmarks"]]
    if mine >= plan["begin"]:
        for action in marks:
            if action in may:
                return action
    if mine < plan["stop"]:
        for what, many in plan["builds"]:
            action = int(BUILD) + KIND_OF[what] if what in KIND_OF else int(LANDMARK) + MARK_OF[what]
            if action in may and has(state, seat, what) < many:
                return action
    return int(PASS)


def has(state: Fields, seat: int, what: str) -> int:
    if what in KIND_OF:
        return int(state.cards[seat * KINDS + KIND_OF[what]])
    return int(state.built[seat * PLACES + MARK_OF[what]])


# --- plans that differ a little


def change(plan: Plan, settings: Settings, rng: Random) -> Plan:
    """One or two small changes: a number, the order, something more or less, when landmarks begin."""
    builds = [list(one) for one in plan["builds"]]
    made = {**plan, "builds": builds, "landmarks": list(plan["landmarks"])}
    for _ in range(rng.choice((1, 1, 2))):
        rng.choice((recount, reorder, reorder, add, add, remove, replace, retime, retime, remark))(
            made, settings, rng
        )
    return made


def recount(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    if plan["builds"]:
        one = rng.choice(plan["builds"])
        if one[0] in KIND_OF:
            one[1] = min(MOST_COPIES, max(1, one[1] + rng.choice((-2, -1, 1, 2))))


def reorder(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    builds = plan["builds"]
    if len(builds) > 1:
        one = builds.pop(rng.randrange(len(builds)))
        builds.insert(rng.randrange(len(builds) + 1), one)


def add(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    kinds, marks = names(settings)
    listed = [what for what, _ in plan["builds"]]
    free = [what for what in (*kinds, *marks) if what not in listed]
    if free and len(listed) < MOST_BUILDS:
        what = rng.choice(free)
        many = rng.randint(1, 4) if what in KIND_OF else 1
        plan["builds"].insert(rng.randrange(len(listed) + 1), [what, many])


def remove(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    if len(plan["builds"]) > 1:
        plan["builds"].pop(rng.randrange(len(plan["builds"])))


def replace(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    remove(plan, settings, rng)
    add(plan, settings, rng)


def retime(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    which = rng.choice(("begin", "stop"))
    plan[which] = min(MOST_CARDS, max(0, plan[which] + rng.choice((-4, -2, -1, 1, 2, 4))))


def remark(plan: dict[str, Any], settings: Settings, rng: Random) -> None:
    marks = plan["landmarks"]
    one, two = rng.sample(range(len(marks)), 2)
    marks[one], marks[two] = marks[two], marks[one]


PLANS = Plans(first=first, change=change, check=check, choose=choose)
