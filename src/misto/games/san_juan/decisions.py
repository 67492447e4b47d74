"""What a seat is asked, in the words of the rulebook, and why the rest is not possible."""

from functools import cache
from typing import cast

from misto.core.decision import Choose, Decision, Option, Reason, Refusal
from misto.core.event import Value
from misto.core.state import State
from misto.games.san_juan.actions import (
    ACTIONS,
    BUILD,
    COVER,
    DISCARD,
    EVENT,
    KEEP,
    PASS,
    PAY,
    PLAIN,
    PRODUCE,
    RAZE,
    ROLE,
    SELL,
    SPEND,
    STORE,
    VISIT,
)
from misto.games.san_juan.asks import ASK_SUBSIDY, FIRST, OVER, PLACES
from misto.games.san_juan.catalog import (
    CATHEDRAL,
    CRANE,
    EVENT_IDS,
    EVENTS,
    GOOD_IDS,
    GOOD_KIND,
    GOODS,
    GOVERNORS_VISIT,
    KIND_IDS,
    KINDS,
    NOTHING,
    PRODUCTION,
    ROLE_IDS,
)
from misto.games.san_juan.cites import OPTIONS, SHOWN
from misto.games.san_juan.notation import write
from misto.games.san_juan.rules import builder, opening, trader
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.view import ASKS

# The paragraph behind each question.
RULES = (
    *("SJ-2.7", "SJ-11.2", "SJ-10.15", "SJ-11.7", "SJ-3.5", "SJ-3.7", "SJ-3.14", "SJ-4.1", "SJ-10.14"),
    *("SJ-4.7", "SJ-4.8", "SJ-4.9", "SJ-4.10", "SJ-11.4", "SJ-5.1", "SJ-5.4", "SJ-6.2", "SJ-6.5"),
    *("SJ-6.5", "SJ-6.7", "SJ-7.1", "SJ-7.2", "SJ-7.3", "SJ-7.4", "SJ-8.1", "SJ-8.2", "SJ-10.7"),
    *("SJ-8.3", "SJ-11.9", "SJ-12.9", "SJ-12.11", "SJ-12.12", "SJ-12.13", "SJ-12.14"),
)
# How declining is called.
PASSES = {
    "build_choose": "option-no-build",
    "subsidy_build": "option-no-build",
    "crane_target": "option-no-crane",
    "market_goods": "option-no-goods",
    "chapel_card": "option-no-store",
    "mine_pick": "option-take-none",
}
FIRSTS = (ROLE, EVENT, VISIT, PRODUCE, SELL, SPEND, BUILD, PAY, DISCARD, STORE, KEEP, COVER, RAZE, ACTIONS)
VERBS = (
    *("role", "event", "visit", "produce", "sell", "spend", "build"),
    *("pay", "discard", "store", "keep", "cover", "raze"),
)


@cache
def parted(action: int) -> tuple[str, int]:
    """An action of a range: its verb and place; the few others have place -1."""
    if action < ROLE:
        return ("pass", "no", "yes", "plain")[action], -1
    which = max(i for i, first in enumerate(FIRSTS) if action >= first)
    return VERBS[which], action - int(FIRSTS[which])


def decide(whole: State, seat: int) -> Decision | None:
    state = cast(SanJuan, whole)
    if state.ask == OVER or seat != state.actor:
        return None
    options: list[Option] = []
    refused: list[Refusal] = []
    for action in range(ACTIONS):
        if state.is_legal(seat, action):
            options.append(option(state, seat, action))
        elif belongs(state, seat, action):
            refused.append(Refusal(write(action), touches(state, seat, action), why_not(state, seat, action)))
    ask = ASKS[state.ask]
    args: dict[str, Value] = {
        "count": int(state.owed),
        "given": int(state.count),
        "hand": int(state.hand_size[seat]),
    }
    if state.building >= 0:
        args["card"] = KIND_IDS[state.building]
    if ask == "goldsmith_keep":
        args["card"] = next(KIND_IDS[k] for k in range(KINDS) if state.drawn[k])
    if state.phase < len(ROLE_IDS):
        args["role"] = ROLE_IDS[state.phase]
    rule = "SJ-3.16" if ask == "use_library" and state.house.ask_library else RULES[state.ask]
    passes = next((o.action for o in options if o.action == PASS), None)
    return Decision(
        seat,
        ask,
        rule,
        f"prompt-{ask}",
        args,
        tuple(options),
        tuple(refused),
        passes,
        choice(state, seat),
    )


def choice(state: SanJuan, seat: int) -> Choose | None:
    """SJ-14.0: where several cards or goods are asked for one by one, how many they are."""
    ask, owed, hand = ASKS[state.ask], int(state.owed), int(state.hand_size[seat])
    if ask in ("setup_discard", "limit_discard", "archive_discard", "pay_card"):
        return Choose(owed, owed)
    if ask == "market_goods":
        left = int(builder.MOST_MARKET_GOODS - state.count)
        return Choose(max(0, owed - hand), min(left, owed, int(state.goods(seat))), int(PASS))
    if ask == "office_exchange":
        return Choose(0, min(int(opening.MOST_EXCHANGED - state.count), hand), int(PASS))
    if ask in ("bank_cards", "amnesty_cards"):
        return Choose(0, hand, int(PASS))
    if ask == "produce_choose":
        empty = sum(copies(state, seat, "produce", kind) for kind in range(PRODUCTION))
        return Choose(0, min(owed, empty, int(state.deck_left + state.discarded)), int(PASS))
    if ask == "sell_choose":
        return Choose(0, min(owed, int(state.goods(seat))), int(PASS))
    if ask == "council_keep":
        most = min(owed, int(state.drawn_size))
        if state.house.ask_draws:  # SJ-14.22: all but the first may be declined
            return Choose(0 if state.count else 1, most, int(PASS))
        return Choose(most, most)
    return None


def copies(state: SanJuan, seat: int, verb: str, place: int) -> int:
    """How often an option may be given where several are chosen."""
    if verb in ("pay", "discard", "store"):
        return int(state.hand[seat * KINDS + place])
    if verb in ("sell", "spend"):
        return int(state.full[seat * GOODS + place])
    if verb == "produce":
        return int(state.made[seat * PRODUCTION + place] - state.full[seat * GOODS + place])
    return int(state.drawn[place]) if verb == "keep" else 1


def belongs(state: SanJuan, seat: int, action: int) -> bool:
    """Whether the action answers the question now asked, legal or not: worth a reason on the board."""
    verb, place = parted(action)
    ask = ASKS[state.ask]
    if ask == "choose_role":
        return verb == "role" or (verb == "event" and bool(state.row >> place & 1))
    if verb == "build" and ask in ("build_choose", "subsidy_build"):
        on_table = place == CATHEDRAL and bool(state.cathedral) and ask == "build_choose"
        return on_table or bool(state.held[seat] >> place & 1)
    if verb == "cover" and ask == "crane_target":
        return stands(state, seat, place)
    return verb == "pass" and ask in ("crane_target", "market_goods")


def stands(state: SanJuan, seat: int, place: int) -> bool:
    """Whether the area has such a building, with its good where the place says so."""
    kind = place if place < KINDS else place - int(KINDS)
    if kind >= PRODUCTION:
        return bool(state.owns[seat] >> kind & 1)
    full = int(state.full[seat * GOODS + kind])
    return full > 0 if place >= KINDS else int(state.made[seat * PRODUCTION + kind]) > full


def option(state: SanJuan, seat: int, action: int) -> Option:
    verb, place = parted(action)
    args: dict[str, Value] = {}
    key = "option-" + verb
    if verb == "pass":
        key = PASSES.get(ASKS[state.ask], "option-stop" if state.count else "option-pass")
    elif verb in ("role", "visit"):
        args = {"role": ROLE_IDS[place]}
    elif verb == "event":
        args = {"event": EVENT_IDS[place]}
    elif verb == "sell":
        args = {"good": GOOD_IDS[place], "count": int(trader.price(state, place))}
    elif verb in ("produce", "spend"):
        args = {"good": GOOD_IDS[place]}
    elif verb == "build":
        free = state.ask == ASK_SUBSIDY
        cost = 0 if free else int(builder.price(state, seat, place, NOTHING))
        args = {"card": KIND_IDS[place], "cost": cost}
    elif verb in ("cover", "raze"):
        kind = place if place < KINDS else place - int(KINDS)
        key += "-full" if place >= KINDS else ""
        args = {"card": KIND_IDS[kind]}
        if verb == "cover":
            slot = builder.area_slot(state, seat, place)
            args["cost"] = int(builder.price(state, seat, state.building, slot))
    elif place >= 0:
        args = {"card": KIND_IDS[place]}
    rule = OPTIONS.get(verb, RULES[state.ask])
    many = copies(state, seat, verb, place)
    verb, spots = SHOWN.get(verb, verb), touches(state, seat, action)
    return Option(action, write(action), key, verb, rule, args, spots, many)


def touches(state: SanJuan, seat: int, action: int) -> tuple[str, ...]:
    """The components an action acts on, by the names the view gives them."""
    verb, place = parted(action)
    if verb in ("role", "visit"):
        return (f"role:{ROLE_IDS[place]}",)
    if verb == "event":
        return (f"event:{EVENT_IDS[place]}",)
    if verb in ("produce", "sell", "spend"):
        return (f"area:{seat}:{KIND_IDS[GOOD_KIND[place]]}",)
    if verb == "build" and place == CATHEDRAL:
        return ("table:cathedral",)
    if verb == "keep":
        return (f"drawn:{KIND_IDS[place]}",)
    if verb in ("cover", "raze"):
        kind = place if place < KINDS else place - int(KINDS)
        return (f"area:{seat}:{KIND_IDS[kind]}" + (":full" if place >= KINDS else ""),)
    return (f"hand:{KIND_IDS[place]}",) if place >= 0 else ()


def why_not(whole: State, seat: int, action: int) -> Reason:
    """Why an action that is not legal now is not."""
    state = cast(SanJuan, whole)
    if state.ask == OVER:
        return Reason("SJ-13.1", "reason-over")
    if seat != state.actor:
        return Reason("SJ-3.10", "reason-not-actor", {"seat": int(state.actor)})
    ask = ASKS[state.ask]
    rule = RULES[state.ask]
    asked_now = Reason(rule, "reason-asked-other", {"asked": ask})
    if not 0 <= action < ACTIONS:
        return asked_now
    verb, place = parted(action)
    if action == PASS:
        return Reason(rule, "reason-must")
    if PASS < action <= PLAIN or not 0 <= action - state_first(state) < PLACES:
        return asked_now
    if verb == "role":
        return Reason("SJ-3.8", "reason-role-used", {"role": ROLE_IDS[place]})
    if verb == "event" and place < EVENTS:
        if place == GOVERNORS_VISIT and state.row >> place & 1:
            return Reason("SJ-12.14", "reason-no-role-yet")
        return Reason("SJ-12.4", "reason-no-event", {"event": EVENT_IDS[place]})
    if verb == "visit" and ask == "visit_role":
        return Reason("SJ-12.14", "reason-role-unused", {"role": ROLE_IDS[place]})
    if verb == "produce" and ask == "produce_choose":
        return Reason("SJ-5.3", "reason-no-empty", {"good": GOOD_IDS[place]})
    if (verb == "sell" and ask == "sell_choose") or (verb == "spend" and ask == "market_goods"):
        return Reason(rule, "reason-no-good", {"good": GOOD_IDS[place]})
    if verb == "build" and ask in ("build_choose", "subsidy_build"):
        return why_not_build(state, seat, place)
    if verb == "cover" and ask == "crane_target":
        return why_not_cover(state, seat, place)
    if verb == "raze" and ask == "earthquake_building":
        return Reason("SJ-12.9", "reason-no-building")
    if verb == "keep" and ask in ("council_keep", "mine_pick"):
        return Reason(rule, "reason-not-drawn", {"card": KIND_IDS[place]})
    if verb in ("pay", "discard", "store"):
        return Reason(rule, "reason-not-in-hand", {"card": KIND_IDS[place]})
    return asked_now


def state_first(state: SanJuan) -> int:
    """The first action of the open question's range."""
    return int(FIRST[state.ask])


def why_not_build(state: SanJuan, seat: int, kind: int) -> Reason:
    card: dict[str, Value] = {"card": KIND_IDS[kind]}
    if kind >= state.house.kinds:
        return Reason("SJ-1.2", "reason-not-in-game", card)
    if kind == CATHEDRAL:
        if state.ask == ASK_SUBSIDY:
            return Reason("SJ-12.13", "reason-too-dear", card)
        if not state.cathedral:
            return Reason("SJ-11.11", "reason-cathedral-gone")
    elif not state.held[seat] >> kind & 1:
        return Reason("SJ-4.1", "reason-not-in-hand", card)
    if kind >= PRODUCTION and state.owns[seat] >> kind & 1:
        return Reason("SJ-4.2", "reason-already-built", card)
    if state.ask == ASK_SUBSIDY:
        return Reason("SJ-12.13", "reason-too-dear", card)
    cost = int(builder.price(state, seat, kind, NOTHING))
    hand = int(state.hand_size[seat]) - (0 if kind == CATHEDRAL else 1)
    return Reason("SJ-4.4", "reason-poor", card | {"cost": cost, "hand": hand})


def why_not_cover(state: SanJuan, seat: int, place: int) -> Reason:
    kind = place if place < KINDS else place - int(KINDS)
    card: dict[str, Value] = {"card": KIND_IDS[kind]}
    if kind == CRANE:
        return Reason("SJ-10.14", "reason-crane-itself")
    if not stands(state, seat, place):
        return Reason("SJ-10.14", "reason-no-building")
    if kind == state.building:
        return Reason("SJ-10.14", "reason-same-kind", card)
    return Reason("SJ-4.4", "reason-cover-poor", card)
