"""What a player may answer now (WT-15): every legal option, and whether one action is legal."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.actions import (
    APPROVE,
    BIS,
    CARDS,
    COLUMN,
    DONE,
    FENCE,
    GIVE,
    HOUSE,
    NO_RESHUFFLE,
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
from misto.games.welcome_to.asks import (
    ASK_GIVE,
    ASK_HOUSE,
    ASK_PAIR,
    ASK_PLANS,
    ASK_RESHUFFLE,
    ASK_SPEND,
    ASK_TARGET,
    ASK_TEMP,
)
from misto.games.welcome_to.catalog import (
    BIS_CARD,
    COLUMN_CELLS,
    FENCE_CARD,
    LARGEST,
    LOTS,
    MOST_ROUNDABOUTS,
    PARK_CARD,
    POOL_CARD,
    SLOT_LOT,
    SLOTS,
    TEMP_CARD,
    VALUE_CARD,
)
from misto.games.welcome_to.house import PILES
from misto.games.welcome_to.rules import numbering, plans
from misto.games.welcome_to.state import (
    ASK,
    BUILT_NOW,
    CARD_ACTION,
    COLUMNS,
    EMPTY,
    FIT,
    NUMBER,
    ROUND_MARKS,
    ROW,
    VALUES,
    Fields,
)


def spread(mask: i64, action: i64, out: vec[i64], n: i64) -> i64:
    """Append action + i for every bit i of the mask."""
    while mask != 0:
        out[n] = action
        n += mask & 1
        mask >>= 1
        action += 1
    return n


def by_slot(lots: i64) -> i64:
    """A mask of lots right of which a fence may stand as a mask of slots: three lots have none."""
    return (lots & 0x1FF) | ((lots & 0xFFC00) >> 1) | ((lots & 0xFFE00000) >> 2)


class Legal(Fields):
    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if self.over or seat < 0 or seat >= self.seats:
            return 0
        rows = self.sheet
        at: i64 = seat * ROW
        ask = rows[at + ASK]
        if ask == ASK_HOUSE:
            n = spread(rows[at + FIT + rows[at + NUMBER]], HOUSE, out, 0)
        elif ask == ASK_PLANS:
            return self.legal_plans(at, out)
        elif ask == ASK_PAIR:
            n = self.legal_pairs(seat, out)
        elif ask == ASK_TARGET:
            n = self.legal_targets(at, out)
        elif ask == ASK_TEMP:
            n = self.legal_temps(at, out)
        elif ask == ASK_SPEND:
            return plans.legal_spending(self.box, rows, at, out)
        elif ask == ASK_GIVE:
            out[0] = GIVE
            out[1] = GIVE + 1
            out[2] = GIVE + 2
            return 3
        elif ask == ASK_RESHUFFLE:
            out[0] = RESHUFFLE
            out[1] = NO_RESHUFFLE
            return 2
        else:
            return 0
        if self.box.expert:
            return spread(self.roundabout_lots(at), ROUNDABOUT, out, n)
        return n

    def plain_fits(self, at: i64, hand: i64) -> bool:
        rows = self.sheet
        numbers = self.numbers
        fit: i64 = at + FIT
        return rows[fit + numbers[hand]] | rows[fit + numbers[hand + 1]] | rows[fit + numbers[hand + 2]] != 0

    def changed_fits(self, at: i64, number: i64) -> i64:
        """Lots for the number with any temp change; beside the numbers 0 to 17 nothing is marked."""
        rows = self.sheet
        fit: i64 = at + FIT + number
        return rows[fit - 2] | rows[fit - 1] | rows[fit] | rows[fit + 1] | rows[fit + 2]

    def is_usable(self, at: i64, number: i64, action: i64) -> bool:
        """WT-5.6."""
        if action == TEMP_CARD:
            return self.changed_fits(at, number) != 0
        return self.sheet[at + FIT + number] != 0

    def legal_pairs(self, seat: i64, out: vec[i64]) -> i64:
        at: i64 = seat * ROW
        hand = self.hand(seat)
        n: i64 = 0
        choice: i64 = 0
        if self.box.mode == PILES:
            while choice < 3:
                if self.is_usable(at, self.numbers[choice], self.actions[choice]):
                    out[n] = PAIR + choice
                    n += 1
                choice += 1
        else:
            choice = CARDS
            while choice < REFUSE:
                number = self.numbers[hand + number_card(choice)]
                if self.is_usable(at, number, self.actions[hand + action_card(choice)]):
                    out[n] = choice
                    n += 1
                choice += 1
        if not self.plain_fits(at, hand):
            out[n] = REFUSE
            n += 1
        return n

    def legal_temps(self, at: i64, out: vec[i64]) -> i64:
        rows = self.sheet
        fit: i64 = at + FIT + rows[at + NUMBER]
        n: i64 = 0
        if rows[fit] != 0:
            out[0] = PLAIN
            n = 1
        change: i64 = -2
        while change <= 2:
            if rows[fit + change] != 0:
                out[n] = TEMP + change
                n += 1
            change += 1
        return n

    def legal_targets(self, at: i64, out: vec[i64]) -> i64:
        rows = self.sheet
        action = rows[at + CARD_ACTION]
        n: i64 = 0
        if action == FENCE_CARD:
            n = spread(by_slot(numbering.free_slots(rows, at, not self.box.first_edition)), FENCE, out, 0)
        elif action == VALUE_CARD:
            column: i64 = 0
            while column < LARGEST:
                out[n] = COLUMN + column
                n += 1 if rows[at + COLUMNS + column] < COLUMN_CELLS[column] else 0
                column += 1
        elif action == PARK_CARD:
            out[0] = PARK
            n = 1
        elif action == POOL_CARD:
            out[0] = POOL
            n = 1
        out[n] = SKIP
        n += 1
        if action == BIS_CARD:
            across = not self.box.first_edition
            left = numbering.copy_from_left(rows, at, across)
            right = numbering.copy_from_right(rows, at, across)
            copy: i64 = BIS
            while left | right != 0:
                out[n] = copy
                n += left & 1
                out[n] = copy + 1
                n += right & 1
                left >>= 1
                right >>= 1
                copy += 2
        return n

    def roundabout_lots(self, at: i64) -> i64:
        """Where a roundabout may be built now (WT-9.2 to WT-9.8, WT-13.10)."""
        rows = self.sheet
        if not self.box.expert or rows[at + ROUND_MARKS] >= MOST_ROUNDABOUTS:
            return 0
        ask = rows[at + ASK]
        if self.box.first_edition:
            # WT-13.10: one per round, before or after number and action together.
            if rows[at + BUILT_NOW] > 0 or (ask != ASK_PAIR and ask != ASK_PLANS):
                return 0
            return rows[at + EMPTY]
        if ask == ASK_HOUSE:
            return self.lots_but_last(at, rows[at + FIT + rows[at + NUMBER]])
        if ask == ASK_TEMP:
            return self.lots_but_last(at, self.changed_fits(at, rows[at + NUMBER]))
        if ask in (ASK_PAIR, ASK_TARGET, ASK_PLANS):
            return rows[at + EMPTY]
        return 0

    def lots_but_last(self, at: i64, fits: i64) -> i64:
        """WT-9.8: not the one lot where the chosen number still fits."""
        empty = self.sheet[at + EMPTY]
        if fits & (fits - 1) == 0:
            return empty & ~fits
        return empty

    def legal_plans(self, at: i64, out: vec[i64]) -> i64:
        rows = self.sheet
        n: i64 = 0
        if self.box.expert:
            n = spread(self.roundabout_lots(at), ROUNDABOUT, out, 0)
        letter: i64 = 0
        while letter < 3:
            if rows[at + VALUES + letter] < 0 and plans.meets(self.box, letter, rows, at):
                out[n] = APPROVE + letter
                n += 1
            letter += 1
        out[n] = DONE
        return n + 1

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat < 0 or seat >= self.seats or self.over:
            return False
        rows = self.sheet
        at: i64 = seat * ROW
        ask = rows[at + ASK]
        if action >= ROUNDABOUT and action < ROUNDABOUT + LOTS:
            return (self.roundabout_lots(at) >> (action - ROUNDABOUT)) & 1 == 1
        if ask == ASK_HOUSE:
            lot: i64 = action - HOUSE
            return lot >= 0 and lot < LOTS and (rows[at + FIT + rows[at + NUMBER]] >> lot) & 1 == 1
        if ask == ASK_PLANS:
            if action == DONE:
                return True
            letter: i64 = action - APPROVE
            if letter < 0 or letter > 2 or rows[at + VALUES + letter] >= 0:
                return False
            return plans.meets(self.box, letter, rows, at)
        if ask == ASK_PAIR:
            return self.is_pair(seat, action)
        if ask == ASK_TARGET:
            return self.is_target(at, action)
        if ask == ASK_TEMP:
            fit: i64 = at + FIT + rows[at + NUMBER]
            if action == PLAIN:
                return rows[fit] != 0
            change: i64 = action - TEMP
            return change >= -2 and change <= 2 and rows[fit + change] != 0
        if ask == ASK_SPEND:
            lot = action - SPEND
            return lot >= 0 and lot < LOTS and plans.is_candidate(self.box, rows, at, lot)
        if ask == ASK_GIVE:
            return action >= GIVE and action < GIVE + 3
        return ask == ASK_RESHUFFLE and (action in (RESHUFFLE, NO_RESHUFFLE))

    def is_pair(self, seat: i64, action: i64) -> bool:
        at: i64 = seat * ROW
        hand = self.hand(seat)
        if action == REFUSE:
            return not self.plain_fits(at, hand)
        if self.box.mode == PILES:
            if action < PAIR or action >= PAIR + 3:
                return False
            return self.is_usable(at, self.numbers[action], self.actions[action])
        if action < CARDS or action >= REFUSE:
            return False
        number = self.numbers[hand + number_card(action)]
        return self.is_usable(at, number, self.actions[hand + action_card(action)])

    def is_target(self, at: i64, action: i64) -> bool:
        if action == SKIP:
            return True
        rows = self.sheet
        kind = rows[at + CARD_ACTION]
        across = not self.box.first_edition
        if kind == FENCE_CARD:
            slot: i64 = action - FENCE
            if slot < 0 or slot >= SLOTS:
                return False
            return (numbering.free_slots(rows, at, across) >> SLOT_LOT[slot]) & 1 == 1
        if kind == VALUE_CARD:
            column: i64 = action - COLUMN
            return column >= 0 and column < LARGEST and rows[at + COLUMNS + column] < COLUMN_CELLS[column]
        if kind == BIS_CARD:
            copy: i64 = action - BIS
            if copy < 0 or copy >= 2 * LOTS:
                return False
            if copy & 1 == 0:
                return (numbering.copy_from_left(rows, at, across) >> (copy >> 1)) & 1 == 1
            return (numbering.copy_from_right(rows, at, across) >> (copy >> 1)) & 1 == 1
        return action == (PARK if kind == PARK_CARD else POOL)
