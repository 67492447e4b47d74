"""Why a move: points on the sheet, estates and plans it closes, and the room it leaves for other numbers."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.state import State
from misto.core.why import Gain, Why, gained_or_lost, weighed
from misto.games.welcome_to.actions import ACTIONS, BIS, HOUSE, PLAIN, POOL, ROUNDABOUT
from misto.games.welcome_to.asks import ASK_HOUSE, ASK_TARGET, ASK_TEMP
from misto.games.welcome_to.catalog import ESTATES, LETTERS, LOTS, NUMBERS, PLAN_IDS
from misto.games.welcome_to.house import P_FIRST, P_ID, P_KIND, P_LATER, P_NEED, P_STREET, PLAN_SIZE
from misto.games.welcome_to.rules.plans import candidates, meets
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.scoring import made, zone_points
from misto.games.welcome_to.state import ASK, FENCES, FIT, NUMBER, ROW, SPENT, TEMPS, VALUES

WRITING = (ASK_TEMP, ASK_HOUSE, ASK_TARGET)  # questions of one number and its action
TEMP_CHANGE = 2  # WT-6.5.1
CARD_NUMBERS = range(1, 16)  # the numbers on cards (WT-1.2)


def reasons(whole: State, seat: int, best: int, second: int | None = None) -> list[Why]:
    state = cast(WelcomeTo, whole)
    return weighed(gains(state, seat, best), None if second is None else gains(state, seat, second))


def gains(state: WelcomeTo, seat: int, action: int) -> list[Gain]:
    after = state.copy()
    after.apply(seat, action)
    found = changes(state, after, seat)
    if HOUSE <= action < HOUSE + LOTS:
        found += room_taken(state, after, seat)
    if after.sheet[seat * ROW + ASK] in WRITING and after.round_count == state.round_count:
        found += prospects(state, after, seat)
    return found


def changes(state: WelcomeTo, after: WelcomeTo, seat: int) -> list[Gain]:
    """What stands on the sheet afterwards and did not before."""
    at = seat * ROW
    points = int(zone_points(after.box, after.sheet, at) - zone_points(state.box, state.sheet, at))
    found = [Gain("points", "WT-11.1", points, 1.0)]
    grown = sizes(after, seat)
    for size, before in enumerate(sizes(state, seat), 1):
        if grown[size - 1] > before:
            found.append(Gain("estate", "WT-7.2", 1, 0.5 * size, {"size": size}))
    temps = int(after.sheet[at + TEMPS] - state.sheet[at + TEMPS])
    if temps:
        found.append(Gain("temps", "WT-11.3", temps, 0.6))
    found += gained_or_lost(Gain("plots", "WT-8.8", plots(after, seat) - plots(state, seat), 0.7))
    plans = (plan_gain(state, after, seat, letter) for letter in range(3))
    return found + [gain for gain in plans if gain is not None]


def sizes(state: WelcomeTo, seat: int) -> list[int]:
    """Completed estates by size, 1 to 6."""
    all_made = int(made(state.sheet, seat * ROW))
    return [all_made >> (8 * i) & 255 for i in range(6)]


def plan_gain(state: WelcomeTo, after: WelcomeTo, seat: int, letter: int) -> Gain | None:
    """A plan that is met now, or that lacks fewer estates, or more, than before."""
    at, plans, p = seat * ROW, state.box.plans, letter * int(PLAN_SIZE)
    if state.sheet[at + VALUES + letter] >= 0 or after.sheet[at + VALUES + letter] >= 0:
        return None
    about = {"letter": LETTERS[letter], "plan": PLAN_IDS[plans[p + P_ID]]}
    if meets(after.box, letter, after.sheet, at):
        if meets(state.box, letter, state.sheet, at):
            return None
        worth = int(plans[p + (P_LATER if state.turned[letter] else P_FIRST)])
        return Gain("plan", "WT-8.1", worth, 1.0, {**about})
    nearer = lacking(state, seat, letter) - lacking(after, seat, letter)
    return Gain("nearer", "WT-8.8", nearer, 1.5, {**about}) if nearer > 0 else None


def lacking(state: WelcomeTo, seat: int, letter: int) -> int:
    """How many estates a plan of estates anywhere or on its street still lacks; 0 for other plans."""
    box, p = state.box, letter * int(PLAN_SIZE)
    if box.plans[p + P_KIND] != ESTATES or box.plans[p + P_STREET] == -2:
        return 0
    have = int(candidates(box, p, state.sheet, seat * ROW, box.plans[p + P_STREET]))
    need = int(box.plans[p + P_NEED])
    return sum(max(0, (need >> 8 * i & 255) - (have >> 8 * i & 255)) for i in range(6))


def plots(state: WelcomeTo, seat: int) -> int:
    """Fenced runs, whole or not, of sizes that the plans of estates not yet approved ask for."""
    at, plans = seat * ROW, state.box.plans
    fences, taken = int(state.sheet[at + FENCES]), int(state.sheet[at + SPENT])
    runs, first = [0] * 6, 0
    for lot in range(LOTS):
        if fences >> lot & 1:
            if lot - first < 6 and not taken >> lot & 1:
                runs[lot - first] += 1
            first = lot + 1
    count = 0
    for letter in range(3):
        p = letter * int(PLAN_SIZE)
        if state.sheet[at + VALUES + letter] < 0 and plans[p + P_KIND] == ESTATES:
            need = int(plans[p + P_NEED])
            count += sum(min(runs[i], need >> 8 * i & 255) for i in range(6))
    return count


def room_taken(state: WelcomeTo, after: WelcomeTo, seat: int) -> list[Gain]:
    """Numbers that fit nowhere any more, and houses that others can no longer take."""
    was, now = fits(state, seat), fits(after, seat)
    shut = sum(1 for number in range(len(was)) if was[number] and not now[number])
    return [Gain("shut", "WT-5.6", shut, -0.8), Gain("room", "WT-5.3", sum(was) - sum(now), -0.04)]


def fits(state: WelcomeTo, seat: int) -> list[int]:
    """In how many houses each number of a card fits."""
    sheet, first = state.sheet, seat * int(ROW) + int(FIT)
    return [int(sheet[first + number]).bit_count() for number in CARD_NUMBERS]


def prospects(state: WelcomeTo, after: WelcomeTo, seat: int) -> list[Gain]:
    """What the number and the action can bring in this round."""
    at = seat * ROW
    found: list[Gain] = []
    if after.sheet[at + ASK] in (ASK_HOUSE, ASK_TEMP):
        number = int(after.sheet[at + NUMBER])
        change = TEMP_CHANGE if after.sheet[at + ASK] == ASK_TEMP else 0
        lots = 0
        for other in range(max(0, number - change), min(int(NUMBERS) - 1, number + change) + 1):
            lots |= int(after.sheet[at + FIT + other])
        found.append(Gain("places", "WT-5.1", lots.bit_count(), 0.1))
    ends = list(written(after, seat, vec[i64]([0] * int(ACTIONS))))
    start = int(zone_points(state.box, state.sheet, at))
    best = max((int(zone_points(end.box, end.sheet, at)) - start for end in ends), default=0)
    if best > 0:
        found.append(Gain("can-points", "WT-11.1", best, 0.8))
    if len(ends) > 1 and after.sheet[at + ASK] != ASK_TARGET:
        # A roundabout begins the numbers anew: then there is more room, the number itself written and all.
        left = max(sum(fits(end, seat)) for end in ends)
        found += gained_or_lost(Gain("can-room", "WT-5.3", left - sum(fits(state, seat)), 0.04))
    before = sizes(state, seat)
    closed = {s for end in ends for s, n in enumerate(sizes(end, seat), 1) if n > before[s - 1]}
    if closed:
        found.append(Gain("can-estate", "WT-7.2", max(closed), 0.4))
    for letter in range(3):
        p = letter * int(PLAN_SIZE)
        open_now = state.sheet[at + VALUES + letter] < 0 and not meets(state.box, letter, state.sheet, at)
        if open_now and any(meets(end.box, letter, end.sheet, at) for end in ends):
            plan = PLAN_IDS[state.box.plans[p + P_ID]]
            worth = int(state.box.plans[p + (P_LATER if state.turned[letter] else P_FIRST)])
            found.append(Gain("can-plan", "WT-8.1", worth, 0.9, {"letter": LETTERS[letter], "plan": plan}))
    return found


def written(state: WelcomeTo, seat: int, out: vec[i64]) -> list[WelcomeTo]:
    """Every way to write the number and use its action; a roundabout is another matter."""
    count = int(state.legal(seat, out))
    ends: list[WelcomeTo] = []
    for action in [int(out[i]) for i in range(count)]:
        if not (PLAIN <= action <= POOL or BIS <= action < ROUNDABOUT):
            continue
        after = state.copy()
        after.apply(seat, action)
        more = after.round_count == state.round_count and after.sheet[seat * ROW + ASK] in WRITING
        ends += written(after, seat, out) if more else [after]
    return ends
