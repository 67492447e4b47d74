"""Chances to win, from what every sheet promises and how much such promises err.

A seat sees its own sheet as it is and the others' as of the last close (WT-4.4). What those promise stays
the same through a round, so it is reckoned once and remembered; a seat's own choices are tried on a copy of
its own row. So a decision costs the same at a large table as at a small one, but for a few sums.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.net import Spread
from misto.core.state import copied
from misto.games.welcome_to.actions import (
    APPROVE,
    HOUSE,
    PAIR,
    REFUSE,
    ROUNDABOUT,
    SPEND,
    action_card,
    number_card,
)
from misto.games.welcome_to.asks import ASK_HOUSE, ASK_PAIR, ASK_PLANS, ASK_TARGET
from misto.games.welcome_to.catalog import LOTS, TEMP_CARD
from misto.games.welcome_to.estimate import Houses, lead, promise, rival_promise
from misto.games.welcome_to.estimate import rounds_to_come as rounds_by_houses
from misto.games.welcome_to.house import AAA, PILES, SOLO
from misto.games.welcome_to.rules.numbering import build_roundabout
from misto.games.welcome_to.rules.targets import perform
from misto.games.welcome_to.scoring import temp_counts, temp_points
from misto.games.welcome_to.state import ASK, BUILT_NOW, CARD_ACTION, NUMBER, REFUSALS, ROW, TEMPS, Fields
from misto.games.welcome_to.weights import TEMP, TEMPS_PART, WEIGHTS
from misto.games.welcome_to.worth import sheet_value

TRACK: Final[i64] = 11  # marks of the temp crew: 0 to 11
NO_TRACK: Final = vec[float]([0.0] * 12)
NOTHING_YET: Final = -1.0e9
FAR: Final = 40.0
# Alone some lots stay empty; one picks which, so the lots that matter are filled as if there were more rounds.
LOTS_TO_SPARE: Final = 3.5
SOLO_SPREAD: Final = 25.0  # points against an opponent whose points are guessed
# How far promises err, by the rounds to come; fitted (docs/strength.md).
ERRS: Final = Spread(vec[float]([0.0, 2.0, 5.0, 8.0]), vec[float]([6.3, 6.8, 7.8, 8.6]))


class Chances:
    """With a memory of what the sheets promise that everybody may see."""

    def __init__(self) -> None:
        self.box: object = None
        self.rounds = -1.0
        self.shown = vec[i64]([])
        self.turned = vec[i64]([])
        self.promised = vec[float]([])

    def others(self, state: Fields, rounds: float) -> vec[float]:
        """What each sheet promises as it was shown last, its temps apart."""
        if (
            self.box is state.box
            and self.rounds == rounds
            and same(self.turned, state.turned)
            and same(self.shown, state.shown)
        ):
            return self.promised
        told = vec[float]([0.0 for _ in range(state.seats)])
        seat: i64 = 0
        while seat < state.seats:
            told[seat] = sheet_value(state, state.shown, seat * ROW, rounds)
            seat += 1
        self.box = state.box
        self.rounds = rounds
        self.turned = copied(state.turned)
        self.shown = copied(state.shown)
        self.promised = told
        return told

    def forecasts(self, state: Fields, viewer: i64) -> vec[float]:
        """What every seat may come to, as the viewer sees it."""
        rounds = rounds_to_come(state)
        told = copied_floats(self.others(state, rounds))
        told[viewer] = promise(state, viewer, rounds)
        temps = temp_promises(state)
        seat: i64 = 0
        while seat < state.seats:
            told[seat] += temps[marks_of(state, seat)]
            seat += 1
        return told

    def fill(self, state: Fields, viewer: i64, out: vec[float]) -> None:
        """Everybody's chance, as the viewer sees it; they make 1."""
        if is_alone(state):
            out[0] = self.of_seat(state, viewer)
            return
        told = self.forecasts(state, viewer)
        spread = ERRS.at(rounds_to_come(state))
        top = NOTHING_YET
        seat: i64 = 0
        while seat < state.seats:
            if told[seat] > top:
                top = told[seat]
            seat += 1
        total = 0.0
        seat = 0
        while seat < state.seats:
            out[seat] = math.exp((told[seat] - top) / spread)
            total += out[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            out[seat] /= total
            seat += 1

    def of_seat(self, state: Fields, seat: i64) -> float:
        rounds = rounds_to_come(state)
        mine = promise(state, seat, rounds)
        return self.chance(state, seat, mine, rounds)

    def chance(self, state: Fields, seat: i64, mine: float, rounds: float) -> float:
        """The seat's chance if its sheet promises so much, its temps apart."""
        if is_alone(state):
            temps = temp_promises(state)
            return lead((mine + temps[marks_of(state, 0)] - rival_promise(state)) / SOLO_SPREAD)
        return 1.0 / (1.0 + self.against(state, seat, rounds) * math.exp(-mine / ERRS.at(rounds)))

    def against(self, state: Fields, seat: i64, rounds: float) -> float:
        """The weight of all others, the seat's own temps on their side of the scales."""
        promised = self.others(state, rounds)
        temps = temp_promises(state)
        spread = ERRS.at(rounds)
        own = temps[marks_of(state, seat)]
        total = 0.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                gap = (promised[other] + temps[marks_of(state, other)] - own) / spread
                total += math.exp(gap if gap < FAR else FAR)
            other += 1
        return total

    def weigh(self, state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        """The seat's chance after each action, where nothing but its own row changes by it."""
        if not outlook(state, seat, actions, count, out):
            return False
        rounds = rounds_to_come(state)
        alone = is_alone(state)
        spread = ERRS.at(rounds)
        against = 0.0 if alone else self.against(state, seat, rounds)
        i: i64 = 0
        while i < count:
            if alone:
                out[i] = self.chance(state, seat, out[i], rounds)
            else:
                out[i] = 1.0 / (1.0 + against * math.exp(-out[i] / spread))
            i += 1
        return True


def rounds_to_come(state: Fields) -> float:
    """By the houses and plans that anybody has left; alone in the first edition the cards end sooner
    (WT-13.8).
    """
    rounds = rounds_by_houses(state)
    if state.box.mode != SOLO:
        return rounds
    cards = float(state.left - state.hidden_card) / 3.0 + LOTS_TO_SPARE
    return cards if cards < rounds else rounds


def is_alone(state: Fields) -> bool:
    return state.box.mode == AAA or state.box.mode == SOLO


def same(one: vec[i64], two: vec[i64]) -> bool:
    if len(one) != len(two):
        return False
    i: i64 = 0
    while i < len(one):
        if one[i] != two[i]:
            return False
        i += 1
    return True


def copied_floats(numbers: vec[float]) -> vec[float]:
    return numbers[:]


def marks_of(state: Fields, seat: i64) -> i64:
    marks = state.sheet[seat * ROW + TEMPS]
    return marks if marks < TRACK else TRACK


def temp_promises(state: Fields) -> vec[float]:
    """What so many marks of the temp crew promise, by their number."""
    seen = temp_counts(state.sheet, state.seats)
    told = NO_TRACK[:]
    marks: i64 = 0
    while marks <= TRACK:
        now = float(temp_points(state.box, seen, marks, state.given, state.given_count))
        early = WEIGHTS[TEMP] * float(marks if marks < 6 else 6) + (0.3 if marks >= TRACK else 0.0)
        told[marks] = WEIGHTS[TEMPS_PART] * now + early
        marks += 1
    return told


def outlook(state: Fields, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
    """What the seat's sheet may come to after each action; False where more than the sheet changes."""
    at: i64 = seat * ROW
    ask = state.sheet[at + ASK]
    mode = state.box.mode
    if ask == ASK_PLANS:
        if approves(actions, count):
            return False
    elif ask != ASK_PAIR and ask != ASK_HOUSE and ask != ASK_TARGET:
        return False
    if ask == ASK_PAIR and mode == AAA and state.box.level != 0:
        return False  # WT-12.7: what is not used helps the opponent, if he scores (WT-12.14)
    rounds = rounds_to_come(state)
    row = state.sheet[at : at + ROW]
    houses = Houses(state, copied(row), rounds)
    best = NOTHING_YET
    i: i64 = 0
    while i < count:
        action = actions[i]
        if action < ROUNDABOUT or action >= ROUNDABOUT + LOTS:
            out[i] = after(state, seat, ask, action, row, houses, rounds)
            if out[i] > best:
                best = out[i]
        i += 1
    before = sheet_value(state, row, 0, rounds)
    i = 0
    while i < count:
        action = actions[i]
        if action >= ROUNDABOUT and action < ROUNDABOUT + LOTS:
            # WT-9.4: it comes on top of what the turn does anyway
            built = copied(row)
            build_roundabout(built, 0, action - ROUNDABOUT)
            built[BUILT_NOW] += 1
            gain = sheet_value(state, built, 0, rounds) - before
            out[i] = gain + (best if best > NOTHING_YET else before)
        i += 1
    return True


def approves(actions: vec[i64], count: i64) -> bool:
    """Whether a plan can be approved, which changes what others may gain by it."""
    i: i64 = 0
    while i < count:
        if actions[i] >= APPROVE and actions[i] < SPEND:
            return True
        i += 1
    return False


def after(
    state: Fields, seat: i64, ask: i64, action: i64, row: vec[i64], houses: Houses, rounds: float
) -> float:
    """What the sheet may come to after an action other than a roundabout."""
    if ask == ASK_PLANS:
        return sheet_value(state, row, 0, rounds)
    if ask == ASK_HOUSE:
        return houses.written(row[NUMBER], action - HOUSE)
    if ask == ASK_TARGET:
        done = copied(row)
        perform(done, 0, action)
        return sheet_value(state, done, 0, rounds)
    if action == REFUSE:
        refused = copied(row)
        refused[REFUSALS] += 1
        return sheet_value(state, refused, 0, rounds)
    number: i64 = action - PAIR
    kind: i64 = number
    if state.box.mode != PILES:
        hand = state.hand(seat)
        number = hand + number_card(action)
        kind = hand + action_card(action)
    houses.row[CARD_ACTION] = state.actions[kind]
    written = state.numbers[number]
    if houses.row[CARD_ACTION] == TEMP_CARD:
        return houses.best_changed(written)
    return houses.best(written)
