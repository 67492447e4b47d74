"""Why an action is not possible now, with the rule's number."""

# stays plain: asked when somebody wonders, never in a search

from typing import cast

from misto.core.decision import Reason
from misto.core.event import Value
from misto.core.state import State
from misto.games.welcome_to.actions import (
    APPROVE,
    BIS,
    CARDS,
    COLUMN,
    FENCE,
    HOUSE,
    PAIR,
    PARK,
    PLAIN,
    REFUSE,
    ROUNDABOUT,
    SPEND,
    TEMP,
    number_card,
)
from misto.games.welcome_to.asks import ASK_NOTHING
from misto.games.welcome_to.catalog import (
    FIRST_LOT,
    LETTERS,
    LOTS,
    MOST_ROUNDABOUTS,
    PLAN_IDS,
    SLOT_LOT,
    STREET_OF,
    STREETS,
)
from misto.games.welcome_to.house import P_ID, PILES, PLAN_SIZE
from misto.games.welcome_to.rules.numbering import estate_first, estate_last, number_at
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.state import (
    BUILT_NOW,
    EMPTY,
    FENCES,
    FIT,
    NEED,
    NUMBER,
    ROUND_MARKS,
    ROUNDS,
    ROW,
    TWINS,
    USED,
    VALUES,
)
from misto.games.welcome_to.view import asked


def why_not(whole: State, seat: int, action: int) -> Reason:
    """Why an action that is not legal now is not."""
    state = cast(WelcomeTo, whole)
    if state.over:
        return Reason("WT-10.1", "reason-over")
    if not 0 <= seat < state.seats:
        return Reason("WT-4.4", "reason-no-seat")
    if state.sheet[seat * ROW] == ASK_NOTHING:
        return Reason("WT-15.11", "reason-waiting")
    kind = asked(state, seat)
    if ROUNDABOUT <= action < APPROVE:
        return why_not_roundabout(state, seat, action - ROUNDABOUT)
    reason: Reason | None = None
    if kind in ("choose_pair", "choose_cards"):
        reason = why_not_pair(state, seat, action)
    elif kind == "temp_delta" and PLAIN <= action < HOUSE:
        change = 0 if action == PLAIN else action - TEMP
        number = int(state.sheet[seat * ROW + NUMBER]) + change
        if not 0 <= number <= 17:
            reason = Reason("WT-6.5.2", "reason-out-of-range", {"number": number})
        else:
            reason = Reason("WT-6.5.4", "reason-no-fit", {"number": number})
    elif kind == "house" and HOUSE <= action < HOUSE + LOTS:
        reason = why_not_house(state, seat, action - HOUSE)
    elif kind == "fence_slot" and FENCE <= action < COLUMN:
        reason = why_not_fence(state, seat, SLOT_LOT[action - FENCE])
    elif kind == "estate_column" and COLUMN <= action < PARK:
        reason = Reason("WT-6.2.2", "reason-column-full", {"size": action - COLUMN + 1})
    elif kind == "bis_copy" and BIS <= action < ROUNDABOUT:
        reason = why_not_bis(state, seat, action - BIS)
    elif kind == "approve_plan" and APPROVE <= action < SPEND:
        reason = why_not_plan(state, seat, action - APPROVE)
    elif kind == "spend_estates" and SPEND <= action < SPEND + LOTS:
        reason = why_not_spend(state, seat, action - SPEND)
    return reason or Reason("WT-15.2", "reason-asked-other", {"asked": kind})


def place(lot: int) -> dict[str, Value]:
    street = STREET_OF[lot]
    return {"street": STREETS[street], "house": int(lot - FIRST_LOT[street]) + 1}


def why_not_pair(state: WelcomeTo, seat: int, action: int) -> Reason | None:
    hand = int(state.hand(seat))
    piles = state.box.mode == PILES
    if action == REFUSE:
        for i in range(hand, hand + 3):
            number = int(state.numbers[i])
            if state.sheet[seat * ROW + FIT + number]:
                return Reason("WT-5.6", "reason-must-build", {"number": number})
    if piles and PAIR <= action < PAIR + 3:
        return Reason("WT-5.6", "reason-no-fit", {"number": int(state.numbers[action])})
    if not piles and CARDS <= action < REFUSE:
        return Reason("WT-5.6", "reason-no-fit", {"number": int(state.numbers[hand + number_card(action)])})
    return None


def why_not_house(state: WelcomeTo, seat: int, lot: int) -> Reason:
    """WT-5.3, WT-5.4: the nearest number on either side, within the section (WT-9.5)."""
    rows, row = state.sheet, seat * ROW
    number = int(rows[row + NUMBER])
    if rows[row + ROUNDS] >> lot & 1:
        return Reason("WT-9.4", "reason-is-roundabout", place(lot))
    if not rows[row + EMPTY] >> lot & 1:
        return Reason("WT-5.5", "reason-taken", {"other": int(number_at(rows, row, lot))})
    street = STREET_OF[lot]
    for step, stop, key in (
        (-1, FIRST_LOT[street] - 1, "reason-right-of"),
        (1, FIRST_LOT[street + 1], "reason-left-of"),
    ):
        at = lot + step
        while at != stop and rows[row + EMPTY] >> at & 1:
            at += step
        if at == stop or rows[row + ROUNDS] >> at & 1:
            continue
        other = int(number_at(rows, row, at))
        if other == number:
            return Reason("WT-5.4", "reason-twice", {"number": number, "street": STREETS[street]})
        if (other > number) == (step < 0):
            return Reason("WT-5.3", key, {"number": number, "other": other})
    raise AssertionError("the number fits here")


def served(state: WelcomeTo, seat: int, lot: int) -> str | None:
    """The letter of the plan for which a lot was spent."""
    for p in range(3):
        if state.sheet[seat * ROW + USED + p] >> lot & 1:
            return LETTERS[p]
    return None


def why_not_fence(state: WelcomeTo, seat: int, lot: int) -> Reason:
    row = seat * ROW
    if state.sheet[row + FENCES] >> lot & 1:
        return Reason("WT-6.1.1", "reason-fence-stands", place(lot))
    letter = served(state, seat, lot)
    if letter is not None and served(state, seat, lot + 1) is not None:
        return Reason("WT-7.5", "reason-estate-served", {"letter": letter})
    assert state.sheet[row + TWINS] >> lot & 1
    return Reason("WT-13.5", "reason-twins", {"number": int(number_at(state.sheet, row, lot))})


def why_not_bis(state: WelcomeTo, seat: int, copy: int) -> Reason:
    rows, row = state.sheet, seat * ROW
    target = copy // 2
    source = target + 1 if copy % 2 else target - 1
    if not rows[row + EMPTY] >> target & 1:
        return Reason("WT-6.6.1", "reason-not-empty", place(target))
    if not 0 <= source < LOTS or STREET_OF[source] != STREET_OF[target]:
        return Reason("WT-6.6.1", "reason-no-neighbour", place(target))
    if rows[row + ROUNDS] >> source & 1:
        return Reason("WT-6.6.6", "reason-roundabout-copied", place(source))
    if rows[row + EMPTY] >> source & 1:
        return Reason("WT-6.6.1", "reason-nothing-to-copy", place(source))
    return Reason("WT-13.5", "reason-across-fence", place(target))


def why_not_roundabout(state: WelcomeTo, seat: int, lot: int) -> Reason:
    rows, row = state.sheet, seat * ROW
    if not state.box.expert:
        return Reason("WT-9.1", "reason-no-expert")
    if rows[row + ROUND_MARKS] >= MOST_ROUNDABOUTS:
        return Reason("WT-9.2", "reason-two-roundabouts")
    if not rows[row + EMPTY] >> lot & 1:
        return Reason("WT-9.4", "reason-not-empty", place(lot))
    if state.box.first_edition and rows[row + BUILT_NOW] > 0:
        return Reason("WT-13.10", "reason-one-roundabout")
    kind = asked(state, seat)
    if kind in ("house", "temp_delta") and not state.box.first_edition:
        return Reason("WT-9.8", "reason-last-lot", {"number": int(rows[row + NUMBER])})
    return Reason("WT-13.10" if state.box.first_edition else "WT-9.3", "reason-not-now")


def why_not_plan(state: WelcomeTo, seat: int, letter: int) -> Reason:
    plan = PLAN_IDS[state.box.plans[letter * PLAN_SIZE + P_ID]]
    if state.sheet[seat * ROW + VALUES + letter] >= 0:
        return Reason("WT-8.2", "reason-plan-approved", {"letter": LETTERS[letter]})
    return Reason("WT-8.1", "reason-plan-not-met", {"letter": LETTERS[letter], "plan": plan})


def why_not_spend(state: WelcomeTo, seat: int, lot: int) -> Reason:
    rows, row = state.sheet, seat * ROW
    fences = rows[row + FENCES]
    first, last = int(estate_first(fences, lot)), int(estate_last(fences, lot))
    if first != lot:
        return Reason("WT-8.10", "reason-estate-start", place(first))
    for house in range(first, last + 1):
        letter = served(state, seat, house)
        if letter is not None:
            return Reason("WT-7.5", "reason-estate-served", {"letter": letter})
        if (rows[row + EMPTY] | rows[row + ROUNDS]) >> house & 1:
            return Reason("WT-7.2", "reason-not-completed", place(house))
    size = last - first + 1
    if size > 6 or not rows[row + NEED] >> (8 * (size - 1)) & 255:
        return Reason("WT-8.8", "reason-size-not-asked", {"size": size})
    return Reason("WT-9.12", "reason-not-this-estate")
