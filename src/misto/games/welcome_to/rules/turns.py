"""The round (WT-4): everybody goes through their own small decisions at once, then it closes.

Nothing is drawn, turned or told to others before the close, so the order of answers cannot
matter (WT-4.5) and a player may take steps back until their own ``done`` (WT-15.11).
"""

from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied
from misto.games.welcome_to import hidden, scoring
from misto.games.welcome_to.actions import (
    APPROVE,
    DONE,
    HOUSE,
    PLAIN,
    REFUSE,
    RESHUFFLE,
    ROUNDABOUT,
    SPEND,
    TEMP,
    action_card,
    number_card,
)
from misto.games.welcome_to.asks import (
    ASK_GIVE,
    ASK_HOUSE,
    ASK_NOTHING,
    ASK_PAIR,
    ASK_PLANS,
    ASK_RESHUFFLE,
    ASK_SPEND,
    ASK_TARGET,
    ASK_TEMP,
)
from misto.games.welcome_to.catalog import (
    LOTS,
    TEMP_CARD,
    TEMP_CELLS,
)
from misto.games.welcome_to.house import (
    AAA,
    DRAFT,
    P_FIRST,
    P_LATER,
    PILES,
    PLAN_SIZE,
    RESHUFFLE_EACH,
    RESHUFFLE_FIRST,
)
from misto.games.welcome_to.rules import cards, closing, numbering, plans, targets
from misto.games.welcome_to.rules.legal import Legal
from misto.games.welcome_to.state import (
    ASK,
    BUILT_NOW,
    CARD_ACTION,
    CHOICE,
    LOT,
    NUMBER,
    PLAN,
    REFUSALS,
    ROW,
    TEMPS,
    VALUES,
    VOTE,
)


class WelcomeTo(Legal):
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
        hidden.conceal_sheets(self, seat)
        self.find_waiting()
        hidden.conceal_cards(self, seat, rng)
        self.rng.reseed(rng.bits(), rng.bits())

    # --- who is asked

    def turn(self) -> i64:
        if self.over:
            return -1
        return self.first

    def owes(self, seat: i64) -> bool:
        if self.over or seat < 0 or seat >= self.seats:
            return False
        return self.sheet[seat * ROW + ASK] != ASK_NOTHING

    def barrier(self, seat: i64) -> i64:
        """WT-15.11: with ``done`` a player's round is closed, even while others still think."""
        return 1 if self.sheet[seat * ROW + ASK] == ASK_NOTHING else 0

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
            rows[at + ASK] = ASK_TARGET if targets.has_target(self.box, rows, at) else ASK_PLANS
        elif ask == ASK_PLANS:
            if action == DONE:
                self.finish(seat)
                return
            self.approve(seat, action - APPROVE)
        elif ask == ASK_PAIR:
            self.choose(seat, action)
        elif ask == ASK_TARGET:
            targets.perform(rows, at, action)
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
            rows[at + ASK] = ASK_GIVE if mode in (AAA, DRAFT) else ASK_PLANS
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
        if (rule == RESHUFFLE_FIRST and self.turned[0] + self.turned[1] + self.turned[2] == 0) or (
            rule == RESHUFFLE_EACH and closing.is_first_approval(self, at)
        ):
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
