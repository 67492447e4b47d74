"""What the active player is asked, in the words of the rulebook, and why the rest is not possible."""

from typing import cast

from misto.core.decision import Decision, Option, Reason, Refusal
from misto.core.event import Value
from misto.core.state import State
from misto.template.room.actions import ACTIONS, BUILD, PASS, ROLL
from misto.template.room.asks import ASK_ROLL, OVER
from misto.template.room.catalog import HOUSE_IDS, HOUSES, TOP
from misto.template.room.cites import OPTIONS
from misto.template.room.notation import write
from misto.template.room.rules.turns import TemplateRoom
from misto.template.room.view import ASKS

RULES = ("TR-2.1", "TR-2.3")


def decide(whole: State, seat: int) -> Decision | None:
    state = cast(TemplateRoom, whole)
    if state.ask == OVER or seat != state.active:
        return None
    options = [option(state, seat, action) for action in range(ACTIONS) if state.is_legal(seat, action)]
    refused = [
        Refusal(write(action), touches(seat, action), why_not(state, seat, action))
        for action in range(BUILD, PASS)
        if state.ask != ASK_ROLL and not state.is_legal(seat, action)
    ]
    kind = ASKS[state.ask]
    args: dict[str, Value] = {"dice": [int(die) for die in state.dice if die]}
    passing = next((one.action for one in options if one.action == PASS), None)
    stuck = state.ask != ASK_ROLL and not state.can_build(seat)
    key = "prompt-stuck" if stuck else f"prompt-{kind}"
    return Decision(seat, kind, RULES[state.ask], key, args, tuple(options), tuple(refused), passing)


def option(state: TemplateRoom, seat: int, action: int) -> Option:
    key, args = "option-build", dict[str, Value]()
    if action == ROLL:
        key = "option-roll" if state.ask == ASK_ROLL else "option-again"
    elif action == PASS:
        key = "option-pass"
    else:
        house = action - BUILD
        after = min(int(state.storeys[seat * HOUSES + house] + state.shown(house)), int(TOP))
        args = {"house": HOUSE_IDS[house], "storeys": after}
    return Option(action, write(action), key, *OPTIONS[key], args, touches(seat, action))


def touches(seat: int, action: int) -> tuple[str, ...]:
    """The components an action acts on, by the names a board gives them."""
    return (f"house:{seat}:{HOUSE_IDS[action - BUILD]}",) if BUILD <= action < PASS else ()


def why_not(whole: State, seat: int, action: int) -> Reason:
    """Why an action that is not legal now is not."""
    state = cast(TemplateRoom, whole)
    if state.ask == OVER:
        return Reason("TR-3.1", "reason-over")
    if seat != state.active:
        return Reason("TR-2.5", "reason-not-active", {"seat": int(state.active)})
    if state.ask == ASK_ROLL:
        return Reason("TR-2.1", "reason-roll-first")
    if action == ROLL:
        return Reason("TR-2.2", "reason-once")
    if not BUILD <= action < PASS:
        return Reason("TR-2.4", "reason-must-build")
    house = action - BUILD
    if state.storeys[seat * HOUSES + house] == TOP:
        return Reason("TR-2.4", "reason-finished", {"house": HOUSE_IDS[house]})
    return Reason("TR-2.3", "reason-not-shown", {"house": HOUSE_IDS[house]})
