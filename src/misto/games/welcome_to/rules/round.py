"""The round (WT-4): everybody goes through their own small decisions at once, then it closes.

Nothing is drawn, turned or told to others before the close, so the order of answers cannot
matter (WT-4.5) and a player may take steps back until their own ``done`` (WT-15.11).
"""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied
from misto.games.welcome_to import estimate, observe, scoring
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
from misto.games.welcome_to.catalog import (
    BIS_CARD,
    BIS_CELLS,
    COLUMN_CELLS,
    FENCE_CARD,
    LARGEST,
    LOTS,
    MOST_ROUNDABOUTS,
    PARK_CARD,
    PARK_CELLS,
    POOL_CARD,
    SLOT_LOT,
    SLOTS,
    STREET_OF,
    TEMP_CARD,
    TEMP_CELLS,
    VALUE_CARD,
)
from misto.games.welcome_to.rules import cards, closing, numbering, plans
from misto.games.welcome_to.state import (
    AAA,
    ASK,
    ASK_GIVE,
    ASK_HOUSE,
    ASK_NOTHING,
    ASK_PAIR,
    ASK_PLANS,
    ASK_RESHUFFLE,
    ASK_SPEND,
    ASK_TARGET,
    ASK_TEMP,
    BIS_MARKS,
    BUILT_NOW,
    CARD_ACTION,
    CHOICE,
    COLUMNS,
    DRAFT,
    EMPTY,
    FIT,
    LOT,
    NUMBER,
    P_FIRST,
    P_LATER,
    PARKS,
    PILES,
    PLAN,
    PLAN_SIZE,
    POOL_MARKS,
    POOLS,
    REFUSALS,
    RESHUFFLE_EACH,
    RESHUFFLE_FIRST,
    ROUND_MARKS,
    ROW,
    TEMPS,
    VALUES,
    VOTE,
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


class WelcomeTo(Fields):
    def copy(self) -> "WelcomeTo":
        return WelcomeTo(
            self.seats,
            self.rng.copy(),
            self.reveals,
            self.box,
            copied(self.sheet),
            copied(self.shown),
            copied(self.numbers),
            copied(self.actions),
            copied(self.cards),
            self.left,
            self.pile,
            copied(self.discard),
            self.discarded,
            copied(self.given),
            self.given_count,
            copied(self.turned),
            copied(self.rival),
            self.refills,
            self.hidden_card,
            self.round_count,
            self.over,
            self.first,
            self.waiting,
        )

    def conceal(self, seat: i64, rng: Rng) -> None:
        """Others have not acted yet this round, as far as the seat knows (WT-4.4)."""
        self.sheet = copied(self.sheet)
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                at: i64 = other * ROW
                i: i64 = 0
                while i < ROW:
                    self.sheet[at + i] = self.shown[at + i]
                    i += 1
            other += 1
        self.find_waiting()
        cards.conceal_cards(self, seat, rng)
        self.rng.reseed(rng.bits(), rng.bits())

    # --- who is asked

    def turn(self) -> i64:
        return -1 if self.over else self.first

    def owes(self, seat: i64) -> bool:
        if self.over or seat < 0 or seat >= self.seats:
            return False
        return self.sheet[seat * ROW + ASK] != ASK_NOTHING

    def barrier(self, seat: i64) -> i64:
        """WT-15.11: with ``done`` a player's round is closed, even while others still think."""
        return 1 if self.sheet[seat * ROW + ASK] == ASK_NOTHING else 0

    # --- what may be answered

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
        if ask == ASK_PAIR or ask == ASK_TARGET or ask == ASK_PLANS:
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
        return ask == ASK_RESHUFFLE and (action == RESHUFFLE or action == NO_RESHUFFLE)

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

    # --- what follows

    def apply(self, seat: i64, action: i64) -> None:
        if not self.is_legal(seat, action):
            raise IllegalAction(action)
        rows = self.sheet
        at: i64 = seat * ROW
        ask = rows[at + ASK]
        if action >= ROUNDABOUT and action < ROUNDABOUT + LOTS:
            numbering.build_roundabout(rows, at, action - ROUNDABOUT)
            rows[at + BUILT_NOW] += 1
        elif ask == ASK_HOUSE:
            rows[at + LOT] = action - HOUSE
            numbering.place(rows, at, action - HOUSE, rows[at + NUMBER])
            self.ask_target(at)
        elif ask == ASK_PLANS:
            if action == DONE:
                self.finish(seat)
                return
            self.approve(seat, action - APPROVE)
        elif ask == ASK_PAIR:
            self.choose(seat, action)
        elif ask == ASK_TARGET:
            self.perform(at, action)
            rows[at + ASK] = ASK_PLANS
        elif ask == ASK_TEMP:
            self.change_number(at, action)
        elif ask == ASK_SPEND:
            plans.spend_estate(rows, at, action - SPEND)
            if plans.spend_forced(self.box, rows[at + PLAN] * PLAN_SIZE, rows, at):
                self.after_approval(seat)
        elif ask == ASK_GIVE:
            cards.set_given(self, seat, action)
            rows[at + ASK] = ASK_PLANS
        else:
            rows[at + VOTE] = 2 if action == RESHUFFLE else 1
            rows[at + ASK] = ASK_PLANS
        if self.heard is not None:
            closing.tell_own(self, seat, action)

    def choose(self, seat: i64, action: i64) -> None:
        """Step 2 (WT-4.4, WT-12.6), or a refusal (WT-5.8)."""
        rows = self.sheet
        at: i64 = seat * ROW
        rows[at + CHOICE] = action
        mode = self.box.mode
        if action == REFUSE:
            rows[at + REFUSALS] += 1
            rows[at + ASK] = ASK_GIVE if mode == AAA or mode == DRAFT else ASK_PLANS
            return
        number = action
        kind = action
        if mode != PILES:
            hand = self.hand(seat)
            number = hand + number_card(action)
            kind = hand + action_card(action)
            cards.set_given(self, seat, action)
        rows[at + NUMBER] = self.numbers[number]
        rows[at + CARD_ACTION] = self.actions[kind]
        rows[at + ASK] = ASK_TEMP if self.actions[kind] == TEMP_CARD else ASK_HOUSE

    def change_number(self, at: i64, action: i64) -> None:
        """WT-6.5: the mark is made also for a change of 0; a full track takes no more marks."""
        rows = self.sheet
        if action == PLAIN:
            rows[at + CARD_ACTION] = -1
        else:
            rows[at + NUMBER] += action - TEMP
            if rows[at + TEMPS] < TEMP_CELLS:
                rows[at + TEMPS] += 1
        rows[at + ASK] = ASK_HOUSE

    def ask_target(self, at: i64) -> None:
        """Step 4; an action without a target falls away (WT-6.0.2)."""
        rows = self.sheet
        kind = rows[at + CARD_ACTION]
        lot = rows[at + LOT]
        across = not self.box.first_edition
        has_target = False
        if kind == FENCE_CARD:
            has_target = numbering.free_slots(rows, at, across) != 0
        elif kind == VALUE_CARD:
            has_target = plans.columns_marked(rows, at, False) < 18
        elif kind == PARK_CARD:
            street = STREET_OF[lot]
            has_target = rows[at + PARKS + street] < PARK_CELLS[street]
        elif kind == POOL_CARD:
            has_target = (self.box.pools >> lot) & 1 == 1
        elif kind == BIS_CARD and rows[at + BIS_MARKS] < BIS_CELLS:
            left = numbering.copy_from_left(rows, at, across)
            has_target = left | numbering.copy_from_right(rows, at, across) != 0
        rows[at + ASK] = ASK_TARGET if has_target else ASK_PLANS

    def perform(self, at: i64, action: i64) -> None:
        rows = self.sheet
        if action == SKIP:
            return
        if action == PARK:
            rows[at + PARKS + STREET_OF[rows[at + LOT]]] += 1
        elif action == POOL:
            rows[at + POOLS] |= 1 << rows[at + LOT]
            rows[at + POOL_MARKS] += 1
        elif action >= BIS:
            target: i64 = (action - BIS) >> 1
            numbering.copy_number(rows, at, target, target + 1 if (action - BIS) & 1 == 1 else target - 1)
        elif action >= COLUMN:
            rows[at + COLUMNS + action - COLUMN] += 1
        else:
            numbering.draw_fence(rows, at, SLOT_LOT[action - FENCE])

    def approve(self, seat: i64, letter: i64) -> None:
        """WT-8.3, WT-8.5: the value that shows on the card, which turns only at the close."""
        rows = self.sheet
        at: i64 = seat * ROW
        value: i64 = P_LATER if self.turned[letter] == 1 else P_FIRST
        rows[at + VALUES + letter] = self.box.plans[letter * PLAN_SIZE + value]
        rows[at + ASK] = ASK_SPEND
        if plans.begin_spending(self.box, letter, rows, at):
            self.after_approval(seat)

    def after_approval(self, seat: i64) -> None:
        """WT-13.4: whoever approves first may have the cards reshuffled."""
        rows = self.sheet
        at: i64 = seat * ROW
        rows[at + ASK] = ASK_PLANS
        rule = self.box.reshuffle
        if rows[at + VOTE] != 0 or self.seats == 1:
            return
        if rule == RESHUFFLE_FIRST and self.turned[0] + self.turned[1] + self.turned[2] == 0:
            rows[at + ASK] = ASK_RESHUFFLE
        elif rule == RESHUFFLE_EACH and closing.is_first_approval(self, at):
            rows[at + ASK] = ASK_RESHUFFLE

    def finish(self, seat: i64) -> None:
        rows = self.sheet
        rows[seat * ROW + ASK] = ASK_NOTHING
        if self.heard is not None:
            closing.tell_own(self, seat, DONE)
        self.waiting -= 1
        if self.waiting == 0:
            closing.close_round(self)
            return
        first = self.first
        while rows[first * ROW + ASK] == ASK_NOTHING:
            first += 1
        self.first = first

    # --- who is ahead

    def points(self, seat: i64) -> i64:
        return scoring.points(self.box, self.sheet, self.seats, self.given, self.given_count, seat)

    def outcome(self, seat: i64) -> float:
        return scoring.outcome(self, seat)

    def estimate(self, seat: i64) -> float:
        if self.over:
            return scoring.outcome(self, seat)
        return estimate.estimate(self, seat)

    def prior(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        estimate.prior(self, seat, actions, count, out)

    def observe(self, seat: i64, out: vec[float]) -> None:
        observe.observe(self, seat, out)
