"""What the active player is asked, in the words of the rulebook, and why the rest is not possible."""

from typing import cast

from misto.core.decision import Decision, Option, Reason, Refusal
from misto.core.event import Value
from misto.core.state import State
from misto.games.machi_koro.actions import (
    ACTIONS,
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
from misto.games.machi_koro.asks import OVER
from misto.games.machi_koro.catalog import (
    COLOUR,
    KIND_IDS,
    KINDS,
    LANDMARK_IDS,
    LANDMARKS,
    PURPLE,
    TRAIN_STATION,
)
from misto.games.machi_koro.cites import OPTIONS
from misto.games.machi_koro.house import THINGS
from misto.games.machi_koro.notation import write
from misto.games.machi_koro.rules.turns import MachiKoro
from misto.games.machi_koro.view import ASKS, Incomes, incomes

RULES = ("MK-4.1", "MK-R3", "MK-8.4", "MK-R9", "MK-8.2", "MK-R6", "MK-R6", "MK-5.1")


def decide(whole: State, seat: int) -> Decision | None:
    state = cast(MachiKoro, whole)
    if state.ask == OVER or seat != state.active:
        return None
    options: list[Option] = []
    refused: list[Refusal] = []
    now = incomes(state, seat)
    for action in range(ACTIONS):
        if state.is_legal(seat, action):
            options.append(option(state, seat, action, now))
        elif belongs(state, action):
            refused.append(Refusal(write(action), touches(state, seat, action), why_not(state, seat, action)))
    kind = ASKS[state.ask]
    args: dict[str, Value] = {"coins": int(state.coins[seat]), "result": int(state.result())}
    if state.partner >= 0:
        args["partner"] = int(state.partner)
    if state.taking >= 0:
        args["takes"] = KIND_IDS[state.taking]
    passes = next((o.action for o in options if o.action in (PASS, DECLINE)), None)
    return Decision(
        seat,
        kind,
        RULES[state.ask],
        f"prompt-{kind}",
        args,
        tuple(options),
        tuple(refused),
        passes,
    )


def belongs(state: MachiKoro, action: int) -> bool:
    """Whether the action answers the question now asked, legal or not: worth a reason on the board."""
    ask = ASKS[state.ask]
    if ask == "build":
        return BUILD <= action < BUILD + state.kinds or LANDMARK <= action < LANDMARK + state.landmarks
    return ask == "dice" and action == ROLL + 1


def option(state: MachiKoro, seat: int, action: int, now: Incomes) -> Option:
    args: dict[str, Value] = {}
    if action < KEEP:
        key, args = "option-roll", {"dice": action + 1}
    elif action == KEEP:
        key, args = "option-keep", {"result": int(state.result())}
    elif action < STAY:
        key, args = "option-reroll", {"dice": action - REROLL + 1}
    elif action in (STAY, ADD):
        key = "option-add" if action == ADD else "option-stay"
        args = {"result": int(state.result()) + (2 if action == ADD else 0)}
    elif action < DECLINE:
        payer = (seat + action - TARGET) % state.seats
        key, args = "option-target", {"payer": payer, "coins": min(5, int(state.coins[payer]))}
    elif action == DECLINE:
        key = "option-decline"
    elif action < TAKE:
        key, args = "option-partner", {"partner": (seat + action - PARTNER) % state.seats}
    elif action < GIVE:
        key, args = "option-take", {"card": KIND_IDS[action - TAKE]}
    elif action < BUILD:
        key, args = "option-give", {"card": KIND_IDS[action - GIVE]}
    elif action == PASS:
        key = "option-pass"
    else:
        thing = action - BUILD
        args = {"coins": int(state.house.cost[thing]), **gains(state, seat, thing, now)}
        if action >= LANDMARK:
            key, args["landmark"] = "option-landmark", LANDMARK_IDS[thing - KINDS]
        else:
            key, args["card"] = "option-build", KIND_IDS[thing]
    return Option(action, write(action), key, *OPTIONS[key], args, touches(state, seat, action))


def gains(state: MachiKoro, seat: int, thing: int, now: Incomes) -> dict[str, Value]:
    """How many coins more each result would bring once this is built, on the own turn and on another's: whole
    ones, as a catch is counted by its mean."""
    after = state.copy()
    if thing < KINDS:
        after.cards[seat * KINDS + thing] += 1
    else:
        after.built[seat * LANDMARKS + thing - KINDS] = 1
    own, others = (
        [round(then - without) for then, without in zip(*pair, strict=True)]
        for pair in zip(incomes(after, seat), now, strict=True)
    )
    return {"gains": own, "gains_others": others}


def touches(state: MachiKoro, seat: int, action: int) -> tuple[str, ...]:
    """The components an action acts on, by the names the view gives them."""
    if TARGET < action < DECLINE:
        return (f"seat:{(seat + action - TARGET) % state.seats}",)
    if PARTNER < action < TAKE:
        return (f"seat:{(seat + action - PARTNER) % state.seats}",)
    if TAKE <= action < GIVE:
        return (f"city:{state.partner}:{KIND_IDS[action - TAKE]}",)
    if GIVE <= action < BUILD:
        return (f"city:{seat}:{KIND_IDS[action - GIVE]}",)
    if BUILD <= action < LANDMARK:
        return (f"market:{KIND_IDS[action - BUILD]}",)
    if LANDMARK <= action < PASS:
        return (f"landmark:{seat}:{LANDMARK_IDS[action - LANDMARK]}",)
    return ("dice",) if action < TARGET + 1 else ()


def why_not(whole: State, seat: int, action: int) -> Reason:
    """Why an action that is not legal now is not."""
    state = cast(MachiKoro, whole)
    if state.ask == OVER:
        return Reason("MK-6.3", "reason-over")
    if seat != state.active:
        return Reason("MK-5.4", "reason-not-active", {"seat": int(state.active)})
    ask = ASKS[state.ask]
    asked_now = Reason(RULES[state.ask], "reason-asked-other", {"asked": ask})
    if not 0 <= action < ACTIONS:
        return asked_now
    if ask == "dice" and action == ROLL + 1 and not state.has_built(seat, TRAIN_STATION):
        return Reason("MK-4.1", "reason-no-station")
    if ask == "reroll" and action in (REROLL, REROLL + 1):
        return Reason("MK-R3", "reason-reroll-count")
    if ask == "partner" and action == DECLINE:
        return Reason("MK-R6", "reason-must-exchange")
    if ask == "build" and BUILD <= action < BUILD + THINGS:
        return why_not_build(state, seat, action - BUILD)
    if (ask == "take" and TAKE <= action < GIVE) or (ask == "give" and GIVE <= action < BUILD):
        kind = action - (TAKE if ask == "take" else GIVE)
        if COLOUR[kind] == PURPLE:
            return Reason("MK-R6", "reason-purple-stays", {"card": KIND_IDS[kind]})
        return Reason("MK-R6", "reason-not-owned", {"card": KIND_IDS[kind]})
    return asked_now


def why_not_build(state: MachiKoro, seat: int, thing: int) -> Reason:
    purse, cost = int(state.coins[seat]), int(state.house.cost[thing])
    if thing >= KINDS:
        mark = thing - KINDS
        if mark >= state.landmarks:
            return Reason("MK-2.1", "reason-not-in-game")
        if state.has_built(seat, mark):
            return Reason("MK-5.3", "reason-already-built", {"landmark": LANDMARK_IDS[mark]})
        facts: dict[str, Value] = {"landmark": LANDMARK_IDS[mark], "cost": cost, "coins": purse}
        return Reason("MK-5.3", "reason-poor-landmark", facts)
    if thing >= state.kinds:
        return Reason("MK-2.1", "reason-not-in-game")
    card = KIND_IDS[thing]
    if COLOUR[thing] == PURPLE and state.cards[seat * KINDS + thing] > 0:
        return Reason("MK-5.5", "reason-one-purple", {"card": card})
    if state.market[thing] == 0:
        if state.row_kinds > 0 and state.deck_left > 0:
            return Reason("MK-9.2", "reason-not-in-row", {"card": card})
        return Reason("MK-5.6", "reason-sold-out", {"card": card})
    return Reason("MK-5.2", "reason-poor", {"card": card, "cost": cost, "coins": purse})
