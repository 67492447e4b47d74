"""The close of a round: plans turn, the game may end, new cards come, and all sheets are shown
(WT-4.5, WT-8.3, WT-10.1, WT-13.4). Also what is told to whom, and when.
"""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.event import Value
from misto.core.state import copied
from misto.games.welcome_to.actions import (
    APPROVE,
    BIS,
    COLUMN,
    DONE,
    FENCE,
    GIVE,
    HOUSE,
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
    LARGEST,
    LAST_REFUSAL,
    LETTERS,
    LOTS,
    PLAN_IDS,
    SLOT_LOT,
    STREET_OF,
    STREETS,
)
from misto.games.welcome_to.house import P_ID, PILES, PLAN_SIZE, SOLO
from misto.games.welcome_to.rules import cards
from misto.games.welcome_to.rules.numbering import estate_last, number_at
from misto.games.welcome_to.state import (
    BISES,
    CHOICE,
    COLUMNS,
    EMPTY,
    FENCES,
    LOT,
    NUMBER,
    PARKS,
    POOLS,
    REFUSALS,
    ROUNDS,
    ROW,
    TEMPS,
    VALUES,
    VOTE,
    Fields,
    start_turn,
)


def close_round(state: Fields) -> None:
    if state.heard is not None:
        seat: i64 = 0
        while seat < state.seats:
            tell_others(state, seat)
            seat += 1
    ended = gather(state)
    cards.after_round(state)
    if ended or (state.box.mode == SOLO and not cards.has_construction(state)):
        state.over = True
        state.reveals += 1
        state.shown = copied(state.sheet)
        if state.heard is not None:
            state.tell("over", -1, {"round": int(state.round_count)})
        return
    state.round_count += 1
    if wants_reshuffle(state):
        cards.reshuffle_all(state)
    cards.next_cards(state, False)
    at: i64 = 0
    end: i64 = state.seats * ROW
    while at < end:
        start_turn(state.sheet, at)
        at += ROW
    state.shown = copied(state.sheet)
    state.first = 0
    state.waiting = state.seats
    if state.heard is not None:
        tell_round(state)


def gather(state: Fields) -> bool:
    """Turn the plans approved this round; whether somebody met an end condition (WT-10.1)."""
    rows = state.sheet
    turned = state.turned
    ended = False
    seat: i64 = 0
    while seat < state.seats:
        at: i64 = seat * ROW
        approved: i64 = 0
        letter: i64 = 0
        while letter < 3:
            if rows[at + VALUES + letter] >= 0:
                approved += 1
                if turned[letter] == 0:
                    turned[letter] = 1
                    if state.heard is not None:
                        state.tell("plan_turned", -1, {"letter": LETTERS[letter]})
            letter += 1
        if approved == 3 or rows[at + REFUSALS] >= LAST_REFUSAL or rows[at + EMPTY] == 0:
            ended = True
        seat += 1
    return ended


def wants_reshuffle(state: Fields) -> bool:
    """WT-13.4: one yes is enough."""
    if state.box.reshuffle == 0:
        return False
    seat: i64 = 0
    while seat < state.seats:
        if state.sheet[seat * ROW + VOTE] == 2:
            return True
        seat += 1
    return False


def is_first_approval(state: Fields, at: i64) -> bool:
    """Whether a plan that still shows its Project side has been approved on this sheet."""
    letter: i64 = 0
    while letter < 3:
        if state.sheet[at + VALUES + letter] >= 0 and state.turned[letter] == 0:
            return True
        letter += 1
    return False


# --- who hears what


def lot_facts(seat: i64, lot: i64) -> dict[str, Value]:
    street = STREET_OF[lot]
    return {"seat": int(seat), "street": STREETS[street], "house": int(lot - FIRST_LOT[street]) + 1}


def tell_own(state: Fields, seat: i64, action: i64) -> None:
    """At once, and to nobody else: what the player just did."""
    rows = state.sheet
    at: i64 = seat * ROW
    facts: dict[str, Value] = {"seat": int(seat)}
    kind = "done"
    if action < REFUSE:
        kind = "pair"
        facts = pair_facts(state, seat)
    elif action == REFUSE:
        kind = "refuse"
        facts["count"] = int(rows[at + REFUSALS])
    elif action < PLAIN:
        kind = "give"
        card: i64 = state.hand(seat) + action - GIVE
        facts["number"] = int(state.numbers[card])
        facts["action"] = CARD_ACTIONS[state.actions[card]]
    elif action == PLAIN:
        kind = "plain"
        facts["number"] = int(rows[at + NUMBER])
    elif action < HOUSE:
        kind = "temp"
        facts["number"] = int(rows[at + NUMBER])
        facts["change"] = int(action - TEMP)
    elif action < FENCE:
        kind = "house"
        facts = lot_facts(seat, action - HOUSE)
        facts["number"] = int(rows[at + NUMBER])
    elif action < COLUMN:
        kind = "fence"
        facts = lot_facts(seat, SLOT_LOT[action - FENCE])
    elif action < PARK:
        kind = "value"
        facts["size"] = int(action - COLUMN) + 1
    elif action == PARK:
        kind = "park"
        facts["street"] = STREETS[STREET_OF[rows[at + LOT]]]
    elif action == POOL:
        kind = "pool"
        facts = lot_facts(seat, rows[at + LOT])
    elif action == SKIP:
        kind = "skip"
    elif action < ROUNDABOUT:
        kind = "bis"
        lot: i64 = (action - BIS) >> 1
        facts = lot_facts(seat, lot)
        facts["number"] = int(number_at(rows, at, lot))
    elif action < APPROVE:
        kind = "roundabout"
        facts = lot_facts(seat, action - ROUNDABOUT)
    elif action < SPEND:
        kind = "approve"
        facts = approval_facts(state, seat, action - APPROVE)
    elif action < RESHUFFLE:
        kind = "spend"
        facts = lot_facts(seat, action - SPEND)
        facts["size"] = int(estate_last(rows[at + FENCES], action - SPEND) - (action - SPEND)) + 1
    elif action < DONE:
        kind = "vote_yes" if action == RESHUFFLE else "vote_no"
    state.tell(kind, seat, facts)


def pair_facts(state: Fields, seat: i64) -> dict[str, Value]:
    choice = state.sheet[seat * ROW + CHOICE]
    number = choice
    action = choice
    if state.box.mode != PILES:
        hand = state.hand(seat)
        number = hand + number_card(choice)
        action = hand + action_card(choice)
    return {
        "seat": int(seat),
        "number": int(state.numbers[number]),
        "action": CARD_ACTIONS[state.actions[action]],
    }


def approval_facts(state: Fields, seat: i64, letter: i64) -> dict[str, Value]:
    return {
        "seat": int(seat),
        "letter": LETTERS[letter],
        "plan": PLAN_IDS[state.box.plans[letter * PLAN_SIZE + P_ID]],
        "points": int(state.sheet[seat * ROW + VALUES + letter]),
    }


def tell_others(state: Fields, seat: i64) -> None:
    """At the close, to all but the player: what has changed on the sheet this round."""
    rows = state.sheet
    shown = state.shown
    at: i64 = seat * ROW
    to: i64 = -2 - seat
    if rows[at + CHOICE] == REFUSE:
        state.tell("refuse", to, {"seat": int(seat), "count": int(rows[at + REFUSALS])})
    else:
        state.tell("pair", to, pair_facts(state, seat))
        facts = lot_facts(seat, rows[at + LOT])
        facts["number"] = int(rows[at + NUMBER])
        state.tell("house", to, facts)
    if rows[at + TEMPS] != shown[at + TEMPS]:
        state.tell("temp_mark", to, {"seat": int(seat), "marks": int(rows[at + TEMPS])})
    lot: i64 = 0
    fresh_rounds = rows[at + ROUNDS] & ~shown[at + ROUNDS]
    fresh_fences: i64 = rows[at + FENCES] & ~shown[at + FENCES] & ~fresh_rounds & ~(fresh_rounds >> 1)
    while lot < LOTS:
        if (fresh_fences >> lot) & 1 == 1:
            state.tell("fence", to, lot_facts(seat, lot))
        if ((rows[at + POOLS] & ~shown[at + POOLS]) >> lot) & 1 == 1:
            state.tell("pool", to, lot_facts(seat, lot))
        if ((rows[at + BISES] & ~shown[at + BISES]) >> lot) & 1 == 1:
            facts = lot_facts(seat, lot)
            facts["number"] = int(number_at(rows, at, lot))
            state.tell("bis", to, facts)
        if (fresh_rounds >> lot) & 1 == 1:
            state.tell("roundabout", to, lot_facts(seat, lot))
        lot += 1
    tell_marks(state, seat, to, rows, shown)


def tell_marks(state: Fields, seat: i64, to: i64, rows: vec[i64], shown: vec[i64]) -> None:
    at: i64 = seat * ROW
    i: i64 = 0
    while i < 3:
        if rows[at + PARKS + i] != shown[at + PARKS + i]:
            state.tell("park", to, {"seat": int(seat), "street": STREETS[i]})
        i += 1
    i = 0
    while i < LARGEST:
        if rows[at + COLUMNS + i] != shown[at + COLUMNS + i]:
            state.tell("value", to, {"seat": int(seat), "size": int(i) + 1})
        i += 1
    i = 0
    while i < 3:
        if rows[at + VALUES + i] != shown[at + VALUES + i]:
            state.tell("approve", to, approval_facts(state, seat, i))
        i += 1


def tell_round(state: Fields) -> None:
    """The new cards: to all, or in the draft to each their own hand."""
    hands: i64 = state.seats if len(state.numbers) > 3 else 1
    hand: i64 = 0
    while hand < hands:
        numbers: list[int] = []
        actions: list[str] = []
        i: i64 = hand * 3
        while i < hand * 3 + 3:
            numbers.append(int(state.numbers[i]))
            actions.append(CARD_ACTIONS[state.actions[i]])
            i += 1
        facts: dict[str, Value] = {"round": int(state.round_count), "numbers": numbers, "actions": actions}
        state.tell("round", hand if hands > 1 else -1, facts)
        hand += 1
