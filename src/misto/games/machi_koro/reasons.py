"""Why a move: what a city earns with it, in coins a roll, and how near it comes to its last landmark.

Incomes are means over the dice, exact to what cards and purses are now: nothing is tried that the deck
or a die would decide.
"""

from typing import cast

from misto.core.event import Value
from misto.core.state import State
from misto.core.why import Gain, Why, gained_or_lost, tenths, weighed
from misto.games.machi_koro.actions import (
    ADD,
    BUILD,
    DECLINE,
    GIVE,
    KEEP,
    LANDMARK,
    PARTNER,
    PASS,
    REROLL,
    ROLL,
    STAY,
    TAKE,
    TARGET,
)
from misto.games.machi_koro.catalog import (
    AMOUNT,
    AMUSEMENT_PARK,
    BLUE_ON,
    COLOUR,
    KIND_IDS,
    KINDS,
    LANDMARK_IDS,
    NOTHING,
    PURPLE,
    RED_ON,
    TRAIN_STATION,
    TV_STATION,
)
from misto.games.machi_koro.estimate import card_income, own_turn_income, ways
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.scoring import landmarks_built
from misto.games.machi_koro.view import from_rivals

RESULTS = range(1, 13)


def reasons(whole: State, seat: int, best: int, second: int | None = None) -> list[Why]:
    state = cast(MachiKoro, whole)
    return weighed(gains(state, seat, best), None if second is None else gains(state, seat, second))


def gains(state: MachiKoro, seat: int, action: int) -> list[Gain]:
    if action < KEEP:
        return gains_of_dice(state, seat, action - ROLL + 1, "MK-4.1")
    if REROLL <= action < STAY:
        return gains_of_dice(state, seat, action - REROLL + 1, "MK-R3")
    if action in (KEEP, STAY, ADD):
        return gains_of_result(state, seat, int(state.result()) + (2 if action == ADD else 0))
    if action < DECLINE:
        payer = (seat + action - TARGET) % state.seats
        coins = min(int(AMOUNT[TV_STATION]), int(state.coins[payer]))
        ahead = int(landmarks_built(state, payer))
        return [
            Gain("takes", "MK-R9", coins, 1.0),
            Gain("leader", "MK-6.1", ahead, 0.5, told={"seat": payer}),
        ]
    if action < BUILD:
        return gained_or_lost(Gain("swap", "MK-R6", tenths(swapped(state, seat, action)), 1.0))
    return gains_of_building(state, seat, action)


def mean(state: MachiKoro, seat: int, dice: int) -> float:
    """What a roll of so many dice brings on one's own turn, from the bank and from rivals' purses now."""
    return sum(
        ways(dice, r) * (own_turn_income(state, seat, r) + from_rivals(state, seat, r)) for r in RESULTS
    )


def own_income(state: MachiKoro, seat: int) -> float:
    """With the number of dice that brings more, where there is a choice."""
    two = mean(state, seat, 2) if state.has_built(seat, TRAIN_STATION) else 0.0
    return max(mean(state, seat, 1), two)


def others_income(state: MachiKoro, seat: int) -> float:
    """What the others' turns of a round bring: everybody with a Station rolls two dice, and pays what is
    in the purse now.
    """
    total = 0.0
    for roller in range(state.seats):
        if roller != seat:
            dice = 2 if state.has_built(roller, TRAIN_STATION) else 1
            total += sum(ways(dice, r) * on_turn_of(state, seat, roller, r) for r in RESULTS)
    return total


def stations(state: MachiKoro, seat: int) -> int:
    """How many others may roll two dice."""
    return sum(1 for other in range(state.seats) if other != seat and state.has_built(other, TRAIN_STATION))


def on_turn_of(state: MachiKoro, seat: int, roller: int, result: int) -> float:
    red, blue = RED_ON[result], BLUE_ON[result]
    taken = card_income(state, seat, red) if red != NOTHING else 0.0
    return min(taken, float(state.coins[roller])) + (
        card_income(state, seat, blue) if blue != NOTHING else 0.0
    )


def owed(state: MachiKoro, seat: int, result: int) -> float:
    """What red cards take from the roller, who pays no more than the purse holds (MK-4.10)."""
    red = RED_ON[result] if result < 15 else NOTHING
    if red == NOTHING:
        return 0.0
    due = sum(card_income(state, owner, red) for owner in range(state.seats) if owner != seat)
    return min(due, float(state.coins[seat]))


def gains_of_dice(state: MachiKoro, seat: int, dice: int, rule: str) -> list[Gain]:
    pays = sum(ways(dice, result) * owed(state, seat, result) for result in RESULTS)
    found = [
        Gain("roll", rule, tenths(mean(state, seat, dice)), 1.0, told={"sure": 0}),
        Gain("pays", "MK-4.6", tenths(pays), -1.0, told={"sure": 0}),
    ]
    if dice == 2 and state.has_built(seat, AMUSEMENT_PARK):
        found.append(Gain("double", "MK-8.11", 1, 0.5))
    return found


def gains_of_result(state: MachiKoro, seat: int, result: int) -> list[Gain]:
    brings = own_turn_income(state, seat, result) + from_rivals(state, seat, result)
    return [
        Gain("roll", "MK-4.3", tenths(brings), 1.0, told={"sure": 1}),
        Gain("pays", "MK-4.6", tenths(owed(state, seat, result)), -1.0, told={"sure": 1}),
    ]


def gains_of_building(state: MachiKoro, seat: int, action: int) -> list[Gain]:
    after = state.copy()
    after.apply(seat, action)
    own = own_income(after, seat) - own_income(state, seat)
    others = others_income(after, seat) - others_income(state, seat)
    found = [
        Gain("income", "MK-4.5", tenths(own), 3.0),
        Gain("income-others", "MK-4.4", tenths(others), 3.0, told={"two": stations(state, seat)}),
        Gain("coins", "MK-5.1", int(after.coins[seat]), 0.1),
    ]
    if action == PASS:
        paid = int(after.coins[seat] - state.coins[seat])
        return [*found, Gain("airport", "MK-8.5", paid, 0.5)] if paid > 0 else found
    if action >= LANDMARK:
        built, all_of_them = int(landmarks_built(after, seat)), int(state.landmarks)
        if built == all_of_them:
            return [Gain("wins", "MK-6.1", 1, 100.0), *found]
        told: dict[str, Value] = {"landmark": LANDMARK_IDS[action - LANDMARK], "of": all_of_them}
        return [Gain("landmark", "MK-6.1", built, 1.0, told=told), *found]
    kind = action - BUILD
    fresh = [r for r in RESULTS if pays_now(after, seat, r) and not pays_now(state, seat, r)]
    if fresh:
        found.append(Gain("numbers", "MK-4.3", len(fresh), 0.3, {"numbers": fresh}))
    if state.market[kind] == 1 and COLOUR[kind] != PURPLE and state.row_kinds == 0:
        found.append(Gain("last", "MK-5.6", 1, 0.6, told={"card": KIND_IDS[kind]}))
    return found


def pays_now(state: MachiKoro, seat: int, result: int) -> bool:
    return own_turn_income(state, seat, result) + from_rivals(state, seat, result) > 0


def swapped(state: MachiKoro, seat: int, action: int) -> float:
    """What an exchange, or the half of it that is chosen now, changes in a round's income (MK-R6)."""
    if action == DECLINE:
        return 0.0
    if action < TAKE:
        partner = (seat + action - PARTNER) % state.seats
        kinds = [k for k in range(state.kinds) if COLOUR[k] != PURPLE and state.cards[partner * KINDS + k]]
        return max(with_one(state, seat, kind, 1) for kind in kinds)
    if action < GIVE:
        return with_one(state, seat, action - TAKE, 1)
    return with_one(state, seat, action - GIVE, -1)


def with_one(state: MachiKoro, seat: int, kind: int, more: int) -> float:
    changed = state.copy()
    changed.cards[seat * KINDS + kind] += more
    gain = own_income(changed, seat) + others_income(changed, seat)
    return gain - own_income(state, seat) - others_income(state, seat)
