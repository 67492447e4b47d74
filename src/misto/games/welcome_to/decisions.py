"""What a player is asked, in the words of the rulebook."""

from typing import cast

from misto.core.decision import Decision, Option, Refusal
from misto.core.event import Value
from misto.core.state import State
from misto.games.welcome_to.actions import (
    ACTIONS,
    APPROVE,
    BIS,
    CARDS,
    COLUMN,
    DONE,
    FENCE,
    GIVE,
    HOUSE,
    PAIR,
    PARK,
    PLAIN,
    POOL,
    REFUSE,
    RESHUFFLE,
    ROUNDABOUT,
    SKIP,
    SPEND,
    TEMP,
    action_card,
    number_card,
)
from misto.games.welcome_to.catalog import (
    CARD_ACTIONS,
    FIRST_LOT,
    LETTERS,
    PLAN_IDS,
    SLOT_LOT,
    STREET_OF,
    STREETS,
)
from misto.games.welcome_to.cites import OPTIONS
from misto.games.welcome_to.house import COLUMN_WIDTH, P_FIRST, P_ID, P_LATER, PARK_WIDTH, PLAN_SIZE
from misto.games.welcome_to.notation import write
from misto.games.welcome_to.refusals import why_not
from misto.games.welcome_to.rules.numbering import estate_last, number_at
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.state import (
    COLUMNS,
    FENCES,
    LOT,
    NUMBER,
    PARKS,
    POOL_MARKS,
    REFUSALS,
    ROUND_MARKS,
    ROW,
)
from misto.games.welcome_to.view import asked

RULES = {
    "choose_pair": "WT-4.4",
    "choose_cards": "WT-12.6",
    "refusal_give": "WT-12.9",
    "temp_delta": "WT-6.5.1",
    "house": "WT-5.1",
    "fence_slot": "WT-6.1.1",
    "estate_column": "WT-6.2.1",
    "park": "WT-6.3.1",
    "pool": "WT-6.4.1",
    "bis_copy": "WT-6.6.1",
    "approve_plan": "WT-8.1",
    "end_turn": "WT-15.11",
    "spend_estates": "WT-8.10",
    "reshuffle": "WT-13.4",
}
# What is worth a reason on the board although it is not possible now.
WANTED = {
    "choose_pair": (range(PAIR, PAIR + 3), range(REFUSE, REFUSE + 1)),
    "choose_cards": (range(CARDS, CARDS + 6), range(REFUSE, REFUSE + 1)),
    "house": (range(HOUSE, HOUSE + 33),),
    "fence_slot": (range(FENCE, FENCE + 30),),
    "estate_column": (range(COLUMN, COLUMN + 6),),
    "approve_plan": (range(APPROVE, APPROVE + 3),),
    "end_turn": (range(APPROVE, APPROVE + 3),),
}


def decide(whole: State, seat: int) -> Decision | None:
    state = cast(WelcomeTo, whole)
    if not state.owes(seat):
        return None
    kind = asked(state, seat)
    legal = [action for action in range(ACTIONS) if state.is_legal(seat, action)]
    if kind == "approve_plan" and not any(APPROVE <= action < APPROVE + 3 for action in legal):
        kind = "end_turn"
    refused = [
        Refusal(write(action), touches(seat, action), why_not(state, seat, action))
        for span in WANTED.get(kind, ())
        for action in span
        if action not in legal
    ]
    row = seat * ROW
    args: dict[str, Value] = {"round": int(state.round_count), "number": int(state.sheet[row + NUMBER])}
    if state.sheet[row + LOT] >= 0:
        args["street"] = STREETS[STREET_OF[state.sheet[row + LOT]]]
    options = tuple(option(state, seat, action) for action in legal)
    passes = next((action for action in legal if action in (REFUSE, SKIP, DONE)), None)
    return Decision(
        seat,
        kind,
        RULES[kind],
        f"prompt-{kind}",
        args,
        options,
        tuple(refused),
        passes,
    )


def place(lot: int) -> dict[str, Value]:
    street = STREET_OF[lot]
    return {"street": STREETS[street], "house": int(lot - FIRST_LOT[street]) + 1}


def card_facts(state: WelcomeTo, number: int, action: int) -> dict[str, Value]:
    return {"number": int(state.numbers[number]), "action": CARD_ACTIONS[state.actions[action]]}


def is_last(state: WelcomeTo, seat: int, action: int) -> bool:
    """Whether nothing but the end of the round is left after a mark on the sheet (WT-15.11)."""
    after = state.copy()
    after.apply(seat, action)
    return asked(after, seat) == "approve_plan" and not any(
        after.is_legal(seat, other) for other in range(APPROVE, APPROVE + 3)
    )


def option(state: WelcomeTo, seat: int, action: int) -> Option:
    key, args = (card_option if action < HOUSE else sheet_option)(state, seat, action)
    if HOUSE <= action < APPROVE:
        args["closes"] = int(is_last(state, seat, action))
    return Option(action, write(action), key, *OPTIONS[key], args, touches(seat, action))


def card_option(state: WelcomeTo, seat: int, action: int) -> tuple[str, dict[str, Value]]:
    hand = int(state.hand(seat))
    row = seat * ROW
    if action < CARDS:
        return "option-pair", card_facts(state, action, action)
    if action < REFUSE:
        used, act = int(number_card(action)), int(action_card(action))
        args = card_facts(state, hand + used, hand + act)
        rest = hand + 3 - used - act
        args |= {"rest": int(state.numbers[rest]), "rest_action": CARD_ACTIONS[state.actions[rest]]}
        return "option-cards", args
    if action == REFUSE:
        marks = int(state.sheet[row + REFUSALS]) + 1
        return "option-refuse", {"count": marks, "cost": int(state.box.refusal_values[marks])}
    if action < PLAIN:
        return "option-give", card_facts(state, hand + action - GIVE, hand + action - GIVE)
    number = int(state.sheet[row + NUMBER])
    if action == PLAIN:
        return "option-plain", {"number": number}
    return "option-temp", {"number": number + action - TEMP, "change": action - TEMP}


def sheet_option(state: WelcomeTo, seat: int, action: int) -> tuple[str, dict[str, Value]]:
    rows, box, row = state.sheet, state.box, seat * ROW
    if action < FENCE:
        return "option-house", place(action - HOUSE) | {"number": int(rows[row + NUMBER])}
    if action < COLUMN:
        where = place(SLOT_LOT[action - FENCE])
        return "option-fence", where | {"next": int(str(where["house"])) + 1}
    if action < PARK:
        cell = (action - COLUMN) * COLUMN_WIDTH + rows[row + COLUMNS + action - COLUMN]
        values: dict[str, Value] = {
            "before": int(box.column_values[cell]),
            "after": int(box.column_values[cell + 1]),
        }
        return "option-column", values | {"size": action - COLUMN + 1}
    if action == PARK:
        street = STREET_OF[rows[row + LOT]]
        value = box.park_values[street * PARK_WIDTH + rows[row + PARKS + street] + 1]
        return "option-park", {"street": STREETS[street], "points": int(value)}
    if action == POOL:
        return "option-pool", {"points": int(box.pool_values[rows[row + POOL_MARKS] + 1])}
    if action == SKIP:
        return "option-skip", {}
    if action < ROUNDABOUT:
        target = (action - BIS) // 2
        source = target + 1 if (action - BIS) % 2 else target - 1
        return "option-bis", place(target) | {"number": int(number_at(rows, row, source))}
    if action < APPROVE:
        cost = int(box.round_values[rows[row + ROUND_MARKS] + 1])
        return "option-roundabout", place(action - ROUNDABOUT) | {"cost": cost}
    if action < SPEND:
        letter = action - APPROVE
        plan = letter * PLAN_SIZE
        worth = int(box.plans[plan + (P_LATER if state.turned[letter] else P_FIRST)])
        facts: dict[str, Value] = {"letter": LETTERS[letter], "plan": PLAN_IDS[box.plans[plan + P_ID]]}
        return "option-approve", facts | {"points": worth}
    if action < RESHUFFLE:
        first = action - SPEND
        last = int(estate_last(rows[row + FENCES], first))
        return "option-spend", place(first) | {
            "last": int(str(place(last)["house"])),
            "size": last - first + 1,
        }
    return ("option-reshuffle", "option-no_reshuffle", "option-done")[action - RESHUFFLE], {}


def touches(seat: int, action: int) -> tuple[str, ...]:
    """The components an action acts on, by the names the page gives them."""
    if action < CARDS:
        return (f"pair:{action}",)
    if action < REFUSE:
        return (f"card:{number_card(action)}", f"card:{action_card(action)}")
    if GIVE <= action < PLAIN:
        return (f"card:{action - GIVE}",)
    if HOUSE <= action < FENCE:
        return (f"house:{seat}:{action - HOUSE}",)
    if FENCE <= action < COLUMN:
        return (f"fence:{seat}:{SLOT_LOT[action - FENCE]}",)
    if COLUMN <= action < PARK:
        return (f"column:{seat}:{action - COLUMN + 1}",)
    if action in (PARK, POOL):
        return (f"{'park' if action == PARK else 'pool'}:{seat}",)
    if BIS <= action < ROUNDABOUT:
        target = (action - BIS) // 2
        return (f"house:{seat}:{target}", f"house:{seat}:{target + 1 if (action - BIS) % 2 else target - 1}")
    if ROUNDABOUT <= action < APPROVE:
        return (f"house:{seat}:{action - ROUNDABOUT}",)
    if APPROVE <= action < SPEND:
        return (f"plan:{LETTERS[action - APPROVE]}",)
    if SPEND <= action < RESHUFFLE:
        return (f"house:{seat}:{action - SPEND}",)
    return ()
