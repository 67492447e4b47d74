"""What the learned judgement reads, reckoned slowly from the view's words: card by card, roll by roll."""

import math
from itertools import product

from misto.games.machi_koro.catalog import (
    BANK_CATCH,
    BANK_PER_KIND,
    BANK_PER_SYMBOL,
    KIND_IDS,
    LANDMARK_IDS,
    LANDMARK_ROWS,
    ROWS,
)
from misto.games.machi_koro.estimate import estimate, rounds_left

COST = {row.id: row.cost for row in LANDMARK_ROWS}
BANKED = ("blue", "green")  # paid on one's own turn from the bank
SYMBOL = {row.id: row.symbol for row in ROWS}


def cards_of(state, seat):
    return {kind: int(state.cards[seat * 25 + i]) for i, kind in enumerate(KIND_IDS)}


def marks_of(state, seat):
    return [mark for i, mark in enumerate(LANDMARK_IDS) if state.built[seat * 6 + i]]


def brings(row, cards, marks):
    """What one triggering of all copies of a kind brings (MK-4, MK-8)."""
    if row.colour == "purple" or (row.needs_harbor and "harbor" not in marks):
        return 0.0
    if row.verb == BANK_CATCH:
        return 7.0 * cards[row.id]
    each = row.amount + (row.symbol in ("cup", "bread") and "shopping_mall" in marks)
    if row.verb == BANK_PER_SYMBOL:
        each *= sum(n for kind, n in cards.items() if SYMBOL[kind] == row.per)
    elif row.verb == BANK_PER_KIND:
        each *= cards[row.per]
    return float(cards[row.id] * each)


def rolls(dice):
    return [sum(faces) for faces in product(range(1, 7), repeat=dice)]


def city(state, seat):
    cards, marks, coins = cards_of(state, seat), marks_of(state, seat), int(state.coins[seat])
    own = {
        result: sum(brings(row, cards, marks) for row in ROWS if row.colour in BANKED and result in row.rolls)
        for result in range(1, 15)
    }

    def chosen(result):
        added = "harbor" in marks and result >= 10
        return max(own[result], own[result + 2]) if added else own[result]

    one = [own[result] for result in rolls(1)]
    two = [chosen(result) for result in rolls(2)]
    others = {"blue": 0.0, "red": 0.0}
    for other in range(int(state.seats)):
        if other != seat:
            faces = rolls(2 if "train_station" in marks_of(state, other) else 1)
            for row in ROWS:
                if row.colour in others:
                    share = sum(result in row.rolls for result in faces) / len(faces)
                    others[row.colour] += share * brings(row, cards, marks)
    mean_one, mean_two = sum(one) / 6, sum(two) / 36
    best = max(mean_one, mean_two) if "train_station" in marks else mean_one
    missing = [mark for mark in LANDMARK_IDS[: int(state.landmarks)] if mark not in marks]
    owed = sum(COST[mark] for mark in missing)
    left = rounds_left(state, seat)
    wins = 0.0
    if len(missing) == 1:
        needed = owed - coins
        wins = sum(x >= needed for x in one) / 6
        if "train_station" in marks:
            wins = max(wins, sum(x >= needed for x in two) / 36)
        if "radio_tower" in marks:
            wins = 1 - (1 - wins) ** 2
    told = [float(cards[kind]) for kind in KIND_IDS] + [float(mark in marks) for mark in LANDMARK_IDS]
    told += [coins / 10] + [min(1.0, coins / step) for step in (1, 3, 6, 10, 16, 22, 30)]
    told += [own[result] / 5 for result in range(1, 15)]
    told += [mean_one, mean_two, best, others["blue"], others["red"]]
    told += [best + others["blue"] + 0.5 * others["red"], owed / 20, max(0, owed - coins) / 20]
    told += [left / 10, 1 / (1 + left), wins, float(len(missing) == 1), float(len(missing) == 2)]
    return [*told, float(len(missing))]


def features(state, seat):
    seats = int(state.seats)
    cities = [city(state, s) for s in range(seats)]
    rounds = [told[61] for told in cities]
    rivals = [(seat + distance) % seats for distance in range(1, seats)]
    rival = min(rivals, key=lambda s: rounds[s])
    others = [cities[s] for s in rivals if s != rival]
    told = cities[seat] + cities[rival]
    told += [sum(c[place] for c in others) for place in (31, 61, 62, 63, 58, 57)]
    chance = estimate(state, seat)
    gap = rounds[rival] - rounds[seat]
    wait = (seat - int(state.active)) % seats
    told += [max(-6.0, min(6.0, math.log(chance / (1 - chance)))), gap]
    told += [gap * (cities[seat][62] + cities[rival][62]), float(wait == 0)]
    told += [float((rival - int(state.active)) % seats < wait), wait / seats]
    told += [float(seats == n) for n in (3, 4, 5)]
    told += [float(state.kinds > 15), float(state.row_kinds > 0)]
    return told + [float(state.market[k]) if k < state.kinds else 0.0 for k in range(25)]
