"""A game of Template Room: what may be done, and what happens then (TR-2)."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied, zeros
from misto.template.room import hidden, scoring
from misto.template.room.actions import ACTIONS, BUILD, PASS, ROLL
from misto.template.room.asks import ASK_BUILD, ASK_ROLL, OVER
from misto.template.room.catalog import DICE, HOUSES, ROLLS, TOP
from misto.template.room.state import Fields


class TemplateRoom(Fields):
    def turn(self) -> i64:
        return -1 if self.ask == OVER else self.active

    def shown(self, house: i64) -> i64:
        """How many dice show the house's number."""
        found: i64 = 0
        die: i64 = 0
        while die < DICE:
            if self.dice[die] == house + 1:
                found += 1
            die += 1
        return found

    def may_build(self, seat: i64, house: i64) -> bool:
        """TR-2.3, TR-2.4: a die shows the house, and it is not finished."""
        return self.shown(house) > 0 and self.storeys[seat * HOUSES + house] < TOP

    def can_build(self, seat: i64) -> bool:
        house: i64 = 0
        while house < HOUSES:
            if self.may_build(seat, house):
                return True
            house += 1
        return False

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.active or self.ask == OVER or action < 0 or action >= ACTIONS:
            return False
        if action == ROLL:
            return self.rolls > 0
        if self.ask == ASK_ROLL:
            return False
        if action == PASS:
            return self.rolls == 0 and not self.can_build(seat)
        return self.may_build(seat, action - BUILD)

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        found: i64 = 0
        action: i64 = 0
        while action < ACTIONS:
            if self.is_legal(seat, action):
                out[found] = action
                found += 1
            action += 1
        return found

    def apply(self, seat: i64, action: i64) -> None:
        if not self.is_legal(seat, action):
            raise IllegalAction(action)
        if action == ROLL:
            self.roll()
            return
        if action == PASS:
            if self.heard is not None:
                self.tell("pass", -1, {"seat": int(seat)})
        else:
            self.build(seat, action - BUILD)
        self.end_turn()

    def roll(self) -> None:
        """TR-2.1, TR-2.2: all the dice."""
        self.rolls -= 1
        self.ask = ASK_BUILD
        die: i64 = 0
        while die < DICE:
            self.dice[die] = self.rng.die()
            die += 1
        self.reveals += 1
        if self.heard is not None:
            self.tell("roll", -1, {"seat": int(self.active), "dice": [int(one) for one in self.dice]})

    def build(self, seat: i64, house: i64) -> None:
        """TR-2.3: a storey for each die that shows the house; TR-2.4: up to the top."""
        at = seat * HOUSES + house
        before = self.storeys[at]
        after = before + self.shown(house)
        self.storeys[at] = after if after < TOP else TOP
        if self.heard is not None:
            storeys = int(self.storeys[at] - before)
            self.tell("build", -1, {"seat": int(seat), "house": str(int(house) + 1), "storeys": storeys})

    def end_turn(self) -> None:
        """TR-2.5, TR-3.1: the next player, until everybody had their turns."""
        self.dice = zeros(DICE)
        if self.turn_count == self.house.rounds * self.seats:
            self.ask = OVER
            if self.heard is not None:
                self.tell("end", -1, {})
            return
        self.turn_count += 1
        self.active = self.active + 1 if self.active + 1 < self.seats else 0
        self.rolls = ROLLS
        self.ask = ASK_ROLL

    def copy(self) -> "TemplateRoom":
        return TemplateRoom(
            self.seats,
            self.rng.copy(),
            self.reveals,
            self.house,
            copied(self.storeys),
            copied(self.dice),
            self.rolls,
            self.active,
            self.ask,
            self.turn_count,
        )

    def conceal(self, seat: i64, rng: Rng) -> None:
        hidden.conceal_dice(self, rng)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def outcome(self, seat: i64) -> float:
        return scoring.outcome(self, seat)
