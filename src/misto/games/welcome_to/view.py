"""What one seat may see: its own sheet as it is, the others' as of the last close (WT-4.4), the
cards that lie open. A field not listed here stays.
"""

from collections.abc import Callable
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.message import ScoreLine
from misto.core.state import State
from misto.games.welcome_to import scoring
from misto.games.welcome_to.asks import ASK_TARGET
from misto.games.welcome_to.catalog import (
    ACTION_KINDS,
    CARD_ACTIONS,
    CERTAINTIES,
    EDITIONS,
    FIRST_LOT,
    HOUSES,
    KINDS,
    LETTERS,
    OPPONENT_FIELDS,
    PLAN_IDS,
    STREETS,
    TRACKS,
)
from misto.games.welcome_to.cites import CITES
from misto.games.welcome_to.house import (
    AAA,
    COLUMN_WIDTH,
    DRAFT,
    MODES,
    O_APPROVES,
    O_PARK,
    O_PLACES,
    O_SCORES,
    O_SURE,
    P_BIS,
    P_FIRST,
    P_ID,
    P_KIND,
    P_LATER,
    P_LEAST,
    P_NEED,
    P_POOLS,
    P_ROUNDS,
    P_STREET,
    P_SURE,
    PARK_WIDTH,
    PILES,
    PLAN_SIZE,
)
from misto.games.welcome_to.rules.cards import top_of_deck
from misto.games.welcome_to.rules.numbering import number_at
from misto.games.welcome_to.rules.plans import bits
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.seen import (
    Certainty,
    WelcomeToCard,
    WelcomeToOpponent,
    WelcomeToOwn,
    WelcomeToPlan,
    WelcomeToSheet,
    WelcomeToStreet,
    WelcomeToTrack,
    WelcomeToView,
)
from misto.games.welcome_to.state import (
    ASK,
    BIS_MARKS,
    BISES,
    CARD_ACTION,
    COLUMNS,
    FENCES,
    LOT,
    NUMBER,
    PARKS,
    POOL_MARKS,
    POOLS,
    REFUSALS,
    ROUND_MARKS,
    ROUNDS,
    ROW,
    TEMPS,
    USED,
    VALUES,
)

ASKS = (
    "",
    "refusal_give",
    "temp_delta",
    "house",
    "",
    "approve_plan",
    "spend_estates",
    "reshuffle",
    "waiting",
)
TARGETS = ("fence_slot", "estate_column", "park", "pool", "", "bis_copy")


def asked(state: WelcomeTo, seat: int) -> str:
    """The name of the seat's decision (WT-15.1)."""
    if state.over:
        return "over"
    ask = state.sheet[seat * ROW + ASK]
    if ask == ASK_TARGET:
        return TARGETS[state.sheet[seat * ROW + CARD_ACTION]]
    if ask == 0:
        return "choose_pair" if state.box.mode == PILES else "choose_cards"
    return ASKS[ask]


def houses_in(mask: int, street: int) -> list[int]:
    start = FIRST_LOT[street]
    return [house + 1 for house in range(HOUSES[street]) if mask >> (start + house) & 1]


def street_view(rows: vec[i64], at: int, street: int) -> WelcomeToStreet:
    start = FIRST_LOT[street]
    numbers = [int(number_at(rows, at, start + house)) for house in range(HOUSES[street])]
    return {
        "numbers": [n if n >= 0 else None for n in numbers],
        "bis": houses_in(rows[at + BISES], street),
        "roundabouts": houses_in(rows[at + ROUNDS], street),
        "fences": houses_in(rows[at + FENCES], street)[:-1],  # right of these; the last is the street's end
        "pools": houses_in(rows[at + POOLS], street),
        "spent": {LETTERS[p]: houses_in(rows[at + USED + p], street) for p in range(3)},
        "parks": int(rows[at + PARKS + street]),
    }


def sheet_view(state: WelcomeTo, seat: int, rows: vec[i64], seen: int) -> WelcomeToSheet:
    at = seat * ROW
    sizes = scoring.made(rows, at)
    temps = scoring.temp_points(state.box, seen, rows[at + TEMPS], state.given, state.given_count)
    values = [int(rows[at + VALUES + p]) for p in range(3)]
    return {
        "streets": [street_view(rows, at, street) for street in range(3)],
        "pools": int(rows[at + POOL_MARKS]),
        "temps": int(rows[at + TEMPS]),
        "bis": int(rows[at + BIS_MARKS]),
        "refusals": int(rows[at + REFUSALS]),
        "roundabouts": int(rows[at + ROUND_MARKS]),
        "columns": [int(rows[at + COLUMNS + i]) for i in range(6)],
        "plans": {LETTERS[p]: values[p] if values[p] >= 0 else None for p in range(3)},
        "estates": [int(sizes >> (8 * i) & 255) for i in range(6)],
        "temp_points": int(temps),
        "points": int(scoring.zone_points(state.box, rows, at) + temps),
    }


def plan_view(state: WelcomeTo, letter: int) -> WelcomeToPlan:
    plan = state.box.plans
    p = letter * PLAN_SIZE
    need = int(plan[p + P_NEED])
    street = int(plan[p + P_STREET])
    return {
        "letter": LETTERS[letter],
        "plan": PLAN_IDS[plan[p + P_ID]],
        "kind": KINDS[plan[p + P_KIND]],
        "estates": [size for size in range(1, 7) for _ in range(need >> (8 * (size - 1)) & 255)],
        "street": STREETS[street] if street >= 0 else "one" if street == -2 else "any",
        "bis": int(plan[p + P_BIS]),
        "pools": int(plan[p + P_POOLS]),
        "roundabouts": int(plan[p + P_ROUNDS]),
        "least": int(plan[p + P_LEAST]),
        "first": int(plan[p + P_FIRST]),
        "later": int(plan[p + P_LATER]),
        "approved": bool(state.turned[letter]),
        "certainty": {
            what: CERTAINTIES[plan[p + P_SURE + i]]
            for i, what in enumerate(("letter", "condition", "first", "later"))
        },
    }


def offer_view(state: WelcomeTo, seat: int) -> list[WelcomeToCard] | None:
    """The three pairs with the action that lies under each number (WT-1.5), or the seat's hand."""
    if state.box.mode == DRAFT and seat < 0:
        return None
    hand = state.hand(seat)
    offer: list[WelcomeToCard] = []
    for i in range(3):
        one: WelcomeToCard = {
            "number": int(state.numbers[hand + i]),
            "action": CARD_ACTIONS[state.actions[hand + i]],
        }
        if state.box.mode == PILES:
            top = state.cards[i * state.pile + state.left - 1]
            one["next_action"] = CARD_ACTIONS[top % ACTION_KINDS]
        offer.append(one)
    return offer


def opponent_view(state: WelcomeTo, marks: int) -> WelcomeToOpponent:
    box = state.box
    row = box.opponent
    given = [int(state.given[i]) for i in range(state.given_count)]
    lines = CITES.of_lines(scoring.rival_lines(box, state.given, state.given_count, state.rival, marks))
    sure: list[Certainty] = [CERTAINTIES[row[O_SURE + i]] for i in range(9)]
    return {
        "level": int(box.level),
        "name": "".join(chr(letter) for letter in box.name) or None,
        "scores": bool(row[O_SCORES]),
        "figures": {key: int(row[O_PARK + i]) for i, key in enumerate(OPPONENT_FIELDS)},
        "approves": [LETTERS[p] for p in range(3) if row[O_APPROVES + p]],
        "temp_places": [int(row[O_PLACES + i]) for i in range(3)],
        "certainty": dict(zip(("level", *OPPONENT_FIELDS, "approves", "temp_places"), sure, strict=True)),
        "pile": [
            {"number": card // ACTION_KINDS, "action": CARD_ACTIONS[card % ACTION_KINDS]} for card in given
        ],
        "plans": {LETTERS[p]: int(state.rival[p]) if state.rival[p] >= 0 else None for p in range(3)},
        "segments": [int(n) for n in scoring.segments(box, state.given, state.given_count)][::2],
        "lines": [
            cast(ScoreLine, {"key": line.key, "points": line.points, "rule": line.rule, **line.facts})
            for line in lines
        ],
        "points": sum(line.points for line in lines),
    }


def tracks_view(state: WelcomeTo) -> dict[str, WelcomeToTrack]:
    box = state.box
    values: dict[str, list[int]] = {
        "pool": [int(v) for v in box.pool_values],
        "bis": [int(v) for v in box.bis_values],
        "refusal": [int(v) for v in box.refusal_values],
        "roundabout": [int(v) for v in box.round_values],
        "temp_places": [int(v) for v in box.places],
    }
    for i, street in enumerate(STREETS):
        values[f"park_{street}"] = [int(box.park_values[i * PARK_WIDTH + k]) for k in range(4 + i)]
    for size in range(1, 7):
        cells = len(TRACKS[f"estate_{size}"])
        values[f"estate_{size}"] = [
            int(box.column_values[(size - 1) * COLUMN_WIDTH + k]) for k in range(cells)
        ]
    return {
        name: {"values": values[name], "certainty": CERTAINTIES[box.track_sure[i]]}
        for i, name in enumerate(TRACKS)
    }


def own_view(state: WelcomeTo, seat: int, sheets: list[WelcomeToSheet]) -> WelcomeToOwn:
    """What a seat sees in another way than a spectator: its own sheet, turn and hand."""
    at = seat * ROW
    mine = int(state.sheet[at + TEMPS])
    others = sum({1 << int(state.shown[s * ROW + TEMPS]) for s in range(state.seats) if s != seat})
    sheet = sheet_view(state, seat, state.sheet, others | 1 << mine)
    action = int(state.sheet[at + CARD_ACTION])
    return {
        "seat": seat,
        "turn": {
            "asked": asked(state, seat),
            "number": int(state.sheet[at + NUMBER]) if state.sheet[at + NUMBER] >= 0 else None,
            "action": CARD_ACTIONS[action] if action >= 0 else None,
            "lot": int(state.sheet[at + LOT]) if state.sheet[at + LOT] >= 0 else None,
        },
        "offer": offer_view(state, seat),
        "sheets": [*sheets[:seat], sheet, *sheets[seat + 1 :]],
        "opponent": opponent_view(state, mine) if state.box.mode == AAA else None,
    }


def views(whole: State) -> Callable[[int], WelcomeToView]:
    """Everybody's view of one round: what all see alike is worked out once (a table has up to 100 seats).

    It holds until the round closes, while the seats fill in their own sheets.
    """
    state = cast(WelcomeTo, whole)
    common = common_view(state)
    sheets = common["sheets"]
    return lambda seat: common if seat < 0 else {**common, **own_view(state, seat, sheets)}


def view(whole: State, seat: int) -> WelcomeToView:
    return views(whole)(seat)


def common_view(state: WelcomeTo) -> WelcomeToView:
    """What a spectator sees."""
    box = state.box
    seats = range(state.seats)
    seen = scoring.temp_counts(state.shown, state.seats)
    return {
        "game": "welcome_to",
        "seat": -1,
        "edition": EDITIONS[1 if box.first_edition else 0],
        "mode": MODES[box.mode],
        "expert": bool(box.expert),
        "side": "blueprint" if box.blueprint else "classic",
        "overridden": bool(box.overridden),
        "round": int(state.round_count),
        "turn": {"asked": "over" if state.over else "watching"},
        "offer": offer_view(state, -1),
        "left": int(state.left),
        "top": (*CARD_ACTIONS, "special", None)[top_of_deck(state)],
        "discarded": int(state.discarded) if box.mode != PILES else int(state.pile - state.left),
        "refills": int(state.refills),
        "pool_houses": [houses_in(box.pools, street) for street in range(3)],
        "plans": [plan_view(state, letter) for letter in range(3)],
        "tracks": tracks_view(state),
        "sheets": [sheet_view(state, s, state.shown, seen) for s in seats],
        "opponent": opponent_view(state, int(state.shown[TEMPS])) if box.mode == AAA else None,
        "pools_in_all": int(bits(box.pools)),
        "over": bool(state.over),
        "outcome": [scoring.outcome(state, s) for s in seats] if state.over else None,
    }
