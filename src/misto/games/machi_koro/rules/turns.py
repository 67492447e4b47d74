"""Machi Koro: who decides what, and what follows, in the order of a turn (MK-3.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied
from misto.games.machi_koro import hidden, scoring
from misto.games.machi_koro.actions import (
    ADD,
    BUILD,
    DECLINE,
    GIVE,
    KEEP,
    LANDMARK,
    PARTNER,
    PASS,
    REROLL,
    ROLL,
    STAY,
    TAKE,
    TARGET,
)
from misto.games.machi_koro.asks import (
    ASK_ADD,
    ASK_BUILD,
    ASK_DICE,
    ASK_GIVE,
    ASK_PARTNER,
    ASK_REROLL,
    ASK_TAKE,
    ASK_TARGET,
    OVER,
)
from misto.games.machi_koro.catalog import (
    AIRPORT,
    AIRPORT_COINS,
    AMOUNT,
    AMUSEMENT_PARK,
    BASE_KINDS,
    BLUE_ON,
    BUSINESS_CENTER,
    COLOUR,
    GREEN_ON,
    GREEN_TOO_ON,
    HARBOR,
    KIND_IDS,
    KINDS,
    LANDMARK_COST,
    LANDMARK_IDS,
    LANDMARKS,
    NOTHING,
    PURPLE,
    PURPLE_ON,
    RADIO_TOWER,
    RED_ON,
    STADIUM,
    TRAIN_STATION,
    TV_STATION,
)
from misto.games.machi_koro.house import THINGS, TOP_COST
from misto.games.machi_koro.rules import income
from misto.games.machi_koro.state import Fields


class MachiKoro(Fields):
    def copy(self) -> "MachiKoro":
        return MachiKoro(
            self.seats,
            self.rng.copy(),
            self.reveals,
            self.house,
            self.kinds,
            self.landmarks,
            copied(self.coins),
            copied(self.cards),
            copied(self.built),
            copied(self.market),
            copied(self.may_build),
            copied(self.deck) if self.deck_left > 0 else self.deck,
            self.deck_left,
            self.row_kinds,
            self.active,
            self.ask,
            self.die_one,
            self.die_two,
            self.added,
            self.park_ready,
            self.partner,
            self.taking,
            self.turn_count,
        )

    # --- what is asked

    def conceal(self, seat: i64, rng: Rng) -> None:
        hidden.conceal_deck(self, rng)
        self.rng.reseed(rng.bits(), rng.bits())

    def turn(self) -> i64:
        if self.ask == OVER:
            return -1
        return self.active

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.active:
            return 0
        ask = self.ask
        if ask == ASK_BUILD:
            return self.legal_build(out)
        if ask == ASK_DICE:
            out[0] = ROLL
            if self.has_built(seat, TRAIN_STATION):
                out[1] = ROLL + 1
                return 2
            return 1
        if ask == ASK_REROLL:
            return self.legal_reroll(out)
        if ask == ASK_ADD:
            out[0] = STAY
            out[1] = ADD
            return 2
        if ask == ASK_TARGET:
            return self.opponents(TARGET, 0, out)
        if ask == ASK_PARTNER:
            if self.house.swap_mandatory:
                return self.opponents(PARTNER, 0, out)
            out[0] = DECLINE
            return self.opponents(PARTNER, 1, out)
        if ask == ASK_TAKE:
            return self.tradable(self.partner, TAKE, out)
        if ask == ASK_GIVE:
            return self.tradable(seat, GIVE, out)
        return 0

    def legal_build(self, out: vec[i64]) -> i64:
        seat = self.active
        purse = self.coins[seat]
        affordable = self.house.affordable
        at: i64 = (purse if purse < TOP_COST else TOP_COST) * (THINGS + 1)
        may_build = self.may_build
        mine: i64 = seat * THINGS
        n: i64 = 0
        thing = affordable[at]
        while thing < THINGS:
            out[n] = BUILD + thing
            n += may_build[mine + thing]
            at += 1
            thing = affordable[at]
        out[n] = PASS
        return n + 1

    def legal_reroll(self, out: vec[i64]) -> i64:
        out[0] = KEEP
        if self.house.reroll_same_count:
            out[1] = REROLL if self.die_two == 0 else REROLL + 1
            return 2
        out[1] = REROLL
        if self.has_built(self.active, TRAIN_STATION):
            out[2] = REROLL + 1
            return 3
        return 2

    def opponents(self, first: i64, n: i64, out: vec[i64]) -> i64:
        distance: i64 = 1
        while distance < self.seats:
            out[n] = first + distance
            n += 1
            distance += 1
        return n

    def tradable(self, owner: i64, first: i64, out: vec[i64]) -> i64:
        """MK-R6: any card in a city but purple ones, landmarks and the City Hall."""
        n: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            if self.cards[owner * KINDS + kind] > 0 and COLOUR[kind] != PURPLE:
                out[n] = first + kind
                n += 1
            kind += 1
        return n

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.active:
            return False
        ask = self.ask
        if ask == ASK_BUILD:
            if action == PASS:
                return True
            thing: i64 = action - BUILD
            if thing < 0 or thing >= THINGS or self.may_build[seat * THINGS + thing] == 0:
                return False
            return self.house.cost[thing] <= self.coins[seat]
        if ask == ASK_DICE:
            return action == ROLL or (action == ROLL + 1 and self.has_built(seat, TRAIN_STATION))
        if ask == ASK_REROLL:
            if action == KEEP:
                return True
            if self.house.reroll_same_count:
                return action == (REROLL if self.die_two == 0 else REROLL + 1)
            return action == REROLL or (action == REROLL + 1 and self.has_built(seat, TRAIN_STATION))
        if ask == ASK_ADD:
            return action == STAY or action == ADD
        if ask == ASK_TARGET:
            return action > TARGET and action < TARGET + self.seats
        if ask == ASK_PARTNER:
            if action == DECLINE:
                return not self.house.swap_mandatory
            return action > PARTNER and action < PARTNER + self.seats
        if ask == ASK_TAKE:
            return self.is_tradable(self.partner, action - TAKE)
        if ask == ASK_GIVE:
            return self.is_tradable(seat, action - GIVE)
        return False

    def is_tradable(self, owner: i64, kind: i64) -> bool:
        if kind < 0 or kind >= self.kinds:
            return False
        return self.cards[owner * KINDS + kind] > 0 and COLOUR[kind] != PURPLE

    def result(self) -> i64:
        return self.die_one + self.die_two + self.added

    # --- what follows

    def apply(self, seat: i64, action: i64) -> None:
        if not self.is_legal(seat, action):
            raise IllegalAction(action)
        ask = self.ask
        if ask == ASK_BUILD:
            self.apply_build(action)
        elif ask == ASK_DICE:
            self.park_ready = self.built[seat * LANDMARKS + AMUSEMENT_PARK]
            self.roll(action - ROLL + 1, False)
            if self.has_built(seat, RADIO_TOWER):
                self.ask = ASK_REROLL
            else:
                self.ask_add()
        elif ask == ASK_REROLL:
            if action != KEEP:
                self.roll(action - REROLL + 1, True)
            self.ask_add()
        elif ask == ASK_ADD:
            if action == ADD:
                self.added = 2
                if self.heard is not None:
                    self.tell("add", -1, {"seat": int(seat), "result": int(self.result())})
            self.resolve_income()
        elif ask == ASK_TARGET:
            payer: i64 = (seat + action - TARGET) % self.seats
            income.collect(self, payer, seat, AMOUNT[TV_STATION], TV_STATION)
            self.ask_partner()
        elif ask == ASK_PARTNER:
            if action == DECLINE:
                if self.heard is not None:
                    self.tell("decline", -1, {"seat": int(seat)})
                self.start_building()
            else:
                self.partner = (seat + action - PARTNER) % self.seats
                self.ask = ASK_TAKE
        elif ask == ASK_TAKE:
            self.taking = action - TAKE
            self.ask = ASK_GIVE
        else:
            self.exchange(action - GIVE)

    def roll(self, dice: i64, again: bool) -> None:
        rng = self.rng
        self.die_one = rng.die()
        self.die_two = rng.die() if dice == 2 else 0
        self.reveals += 1
        if self.heard is not None:
            shown = [int(self.die_one)] if dice == 1 else [int(self.die_one), int(self.die_two)]
            kind = "reroll" if again else "roll"
            self.tell(kind, -1, {"seat": int(self.active), "dice": shown, "result": sum(shown)})

    def ask_add(self) -> None:
        # MK-8.4, MK-R3: after the re-roll, on 10 or more.
        if self.die_one + self.die_two >= 10 and self.has_built(self.active, HARBOR):
            self.ask = ASK_ADD
        else:
            self.resolve_income()

    def resolve_income(self) -> None:
        """MK-4.8, MK-4.11: red first, then blue and green, then purple."""
        result = self.result()
        kind = RED_ON[result]
        if kind != NOTHING:
            income.resolve_red(self, kind)
        kind = BLUE_ON[result]
        if kind != NOTHING:
            income.resolve_blue(self, kind)
        kind = GREEN_ON[result]
        if kind != NOTHING:
            income.resolve_green(self, kind)
            kind = GREEN_TOO_ON[result]
            if kind != NOTHING:
                income.resolve_green(self, kind)
        if PURPLE_ON[result] != NOTHING:
            self.resolve_purple(result)
        else:
            self.start_building()

    def resolve_purple(self, result: i64) -> None:
        """MK-R5: Stadium, TV Station, Business Center; the others never share a number."""
        mine: i64 = self.active * KINDS
        if result == 6:
            if self.cards[mine + STADIUM] > 0:
                income.collect_from_each(self, STADIUM)
            if self.cards[mine + TV_STATION] > 0:
                self.ask = ASK_TARGET
            else:
                self.ask_partner()
            return
        kind = PURPLE_ON[result]
        if self.cards[mine + kind] > 0:
            income.collect_from_each(self, kind)
        self.start_building()

    def ask_partner(self) -> None:
        if self.cards[self.active * KINDS + BUSINESS_CENTER] > 0:
            self.ask = ASK_PARTNER
        else:
            self.start_building()

    def exchange(self, giving: i64) -> None:
        """MK-8.2: one own card for one card of the partner."""
        mine: i64 = self.active * KINDS
        theirs: i64 = self.partner * KINDS
        self.cards[mine + giving] -= 1
        self.cards[theirs + giving] += 1
        self.cards[theirs + self.taking] -= 1
        self.cards[mine + self.taking] += 1
        if self.heard is not None:
            self.tell(
                "exchange",
                -1,
                {
                    "seat": int(self.active),
                    "partner": int(self.partner),
                    "gives": KIND_IDS[giving],
                    "takes": KIND_IDS[self.taking],
                },
            )
        self.partner = NOTHING
        self.taking = NOTHING
        self.start_building()

    def start_building(self) -> None:
        """MK-8.3: the City Hall acts exactly between income and building."""
        self.ask = ASK_BUILD
        if self.kinds > BASE_KINDS and self.coins[self.active] == 0:
            self.coins[self.active] = 1
            if self.heard is not None:
                self.tell("city_hall", -1, {"seat": int(self.active), "coins": 1})

    def apply_build(self, action: i64) -> None:
        seat = self.active
        if action == PASS:
            if self.heard is not None:
                self.tell("pass", -1, {"seat": int(seat)})
            if self.has_built(seat, AIRPORT):
                self.coins[seat] += AIRPORT_COINS
                if self.heard is not None:
                    self.tell("airport", -1, {"seat": int(seat), "coins": int(AIRPORT_COINS)})
        elif action >= LANDMARK:
            mark: i64 = action - LANDMARK
            self.coins[seat] -= LANDMARK_COST[mark]
            self.built[seat * LANDMARKS + mark] = 1
            self.may_build[seat * THINGS + KINDS + mark] = 0
            if self.heard is not None:
                cost = int(LANDMARK_COST[mark])
                self.tell("landmark", -1, {"seat": int(seat), "landmark": LANDMARK_IDS[mark], "coins": cost})
            if scoring.landmarks_built(self, seat) == self.landmarks:
                self.ask = OVER  # MK-6.3: at once
                if self.heard is not None:
                    self.tell("win", -1, {"seat": int(seat)})
                return
        else:
            kind: i64 = action - BUILD
            self.coins[seat] -= self.house.cost[kind]
            self.market[kind] -= 1
            self.cards[seat * KINDS + kind] += 1
            if self.market[kind] == 0 or COLOUR[kind] == PURPLE:
                self.note_kind(kind)
            if self.heard is not None:
                cost = int(self.house.cost[kind])
                self.tell("build", -1, {"seat": int(seat), "card": KIND_IDS[kind], "coins": cost})
            if self.row_kinds > 0:
                self.discard_if_dead(kind)
                if self.market[kind] == 0:
                    self.refill()
        self.end_turn()

    def end_turn(self) -> None:
        again = self.is_extra_turn()
        self.die_one = 0
        self.die_two = 0
        self.added = 0
        if self.turn_count >= self.house.turn_cap:  # MK-R15
            self.ask = OVER
            if self.heard is not None:
                self.tell("cap", -1, {"turns": int(self.turn_count)})
            return
        self.turn_count += 1
        self.ask = ASK_DICE
        if not again:
            self.active = self.active + 1 if self.active + 1 < self.seats else 0
        if self.heard is not None:
            kind = "extra_turn" if again else "turn"
            self.tell(kind, -1, {"seat": int(self.active), "turn": int(self.turn_count)})

    def is_extra_turn(self) -> bool:
        """MK-8.11, MK-R4: doubles on the final roll of two dice."""
        if self.die_two == 0 or self.die_one != self.die_two:
            return False
        if self.house.park_at_roll:
            return self.park_ready == 1
        return self.has_built(self.active, AMUSEMENT_PARK)

    # --- what it is worth

    def points(self, seat: i64) -> i64:
        return scoring.landmarks_built(self, seat)

    def outcome(self, seat: i64) -> float:
        if self.ask != OVER:
            return 0.0
        return scoring.outcome(self, seat)
