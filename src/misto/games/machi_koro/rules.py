"""Machi Koro: who decides what, and what follows, in the order of a turn (MK-3.3)."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied, zeros
from misto.games.machi_koro import estimate, observe, prior, scoring
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
from misto.games.machi_koro.catalog import (
    AIRPORT,
    AIRPORT_COINS,
    AMOUNT,
    AMUSEMENT_PARK,
    BANK,
    BANK_CATCH,
    BANK_PER_SYMBOL,
    BASE_KINDS,
    BASE_LANDMARKS,
    BLUE_ON,
    BUSINESS_CENTER,
    COLOUR,
    GREEN_ON,
    GREEN_TOO_ON,
    HARBOR,
    IS_SHOP,
    KIND_IDS,
    KINDS,
    LANDMARK_COST,
    LANDMARK_IDS,
    LANDMARKS,
    NEEDS_HARBOR,
    NOTHING,
    PER,
    PUBLISHER,
    PURPLE,
    PURPLE_ON,
    RADIO_TOWER,
    RED_ON,
    ROW_KINDS,
    SHOPPING_MALL,
    STADIUM,
    START_COINS,
    SYMBOL,
    TAX_FLOOR,
    TAX_OFFICE,
    TRAIN_STATION,
    TUNA_BOAT,
    TV_STATION,
    VERB,
)
from misto.games.machi_koro.state import (
    ASK_ADD,
    ASK_BUILD,
    ASK_DICE,
    ASK_GIVE,
    ASK_PARTNER,
    ASK_REROLL,
    ASK_TAKE,
    ASK_TARGET,
    OVER,
    THINGS,
    TOP_COST,
    Fields,
    House,
    start_cards,
    supply_of,
)


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

    def has_built(self, seat: i64, landmark: i64) -> bool:
        return self.built[seat * LANDMARKS + landmark] == 1

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
            self.collect(payer, seat, AMOUNT[TV_STATION], TV_STATION)
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
            self.resolve_red(kind)
        kind = BLUE_ON[result]
        if kind != NOTHING:
            self.resolve_blue(kind)
        kind = GREEN_ON[result]
        if kind != NOTHING:
            self.resolve_green(kind)
            kind = GREEN_TOO_ON[result]
            if kind != NOTHING:
                self.resolve_green(kind)
        if PURPLE_ON[result] != NOTHING:
            self.resolve_purple(result)
        else:
            self.start_building()

    def resolve_red(self, kind: i64) -> None:
        """MK-4.9: counter-clockwise, beginning beside the active player; MK-4.10: what they have."""
        roller = self.active
        owner = roller
        left = self.seats
        while left > 1:
            left -= 1
            owner = owner - 1 if owner > 0 else self.seats - 1
            copies = self.cards[owner * KINDS + kind]
            if copies > 0:
                if NEEDS_HARBOR[kind] == 1 and not self.has_built(owner, HARBOR):
                    continue
                each: i64 = AMOUNT[kind] + self.built[owner * LANDMARKS + SHOPPING_MALL]  # MK-8.1
                self.collect(roller, owner, copies * each, kind)

    def resolve_blue(self, kind: i64) -> None:
        """MK-4.4: every owner, on anyone's turn."""
        amount = AMOUNT[kind]
        if VERB[kind] == BANK_CATCH:
            amount = self.catch()
        seat: i64 = 0
        while seat < self.seats:
            copies = self.cards[seat * KINDS + kind]
            if copies > 0 and (NEEDS_HARBOR[kind] == 0 or self.has_built(seat, HARBOR)):
                self.earn(seat, copies * amount, kind)
            seat += 1

    def catch(self) -> i64:
        """MK-8.8, MK-R10: one extra roll of two dice, if any player with a Harbor has a Tuna Boat."""
        seat: i64 = 0
        while seat < self.seats:
            if self.cards[seat * KINDS + TUNA_BOAT] > 0 and self.has_built(seat, HARBOR):
                one = self.rng.die()
                two = self.rng.die()
                self.reveals += 1
                if self.heard is not None:
                    dice = [int(one), int(two)]
                    self.tell("catch", -1, {"seat": int(self.active), "dice": dice, "result": sum(dice)})
                return one + two
            seat += 1
        return 0

    def resolve_green(self, kind: i64) -> None:
        """MK-4.5: the active player only."""
        seat = self.active
        copies = self.cards[seat * KINDS + kind]
        if copies == 0:
            return
        each = AMOUNT[kind]
        if IS_SHOP[kind] == 1:
            each += self.built[seat * LANDMARKS + SHOPPING_MALL]  # MK-8.1, MK-8.7
        if VERB[kind] != BANK:
            each *= self.owned(seat, kind)
        if each > 0:
            self.earn(seat, copies * each, kind)

    def owned(self, seat: i64, kind: i64) -> i64:
        """How many own cards the kind counts: those of a symbol or of another kind."""
        if VERB[kind] != BANK_PER_SYMBOL:
            return self.cards[seat * KINDS + PER[kind]]
        return self.with_symbol(seat, PER[kind])

    def with_symbol(self, seat: i64, symbol: i64) -> i64:
        count: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            if SYMBOL[kind] == symbol:
                count += self.cards[seat * KINDS + kind]
            kind += 1
        return count

    def shops(self, seat: i64) -> i64:
        """Cup and bread cards in a city."""
        count: i64 = 0
        kind: i64 = 0
        while kind < self.kinds:
            if IS_SHOP[kind] == 1:
                count += self.cards[seat * KINDS + kind]
            kind += 1
        return count

    def resolve_purple(self, result: i64) -> None:
        """MK-R5: Stadium, TV Station, Business Center; the others never share a number."""
        mine: i64 = self.active * KINDS
        if result == 6:
            if self.cards[mine + STADIUM] > 0:
                self.collect_from_each(STADIUM)
            if self.cards[mine + TV_STATION] > 0:
                self.ask = ASK_TARGET
            else:
                self.ask_partner()
            return
        kind = PURPLE_ON[result]
        if self.cards[mine + kind] > 0:
            self.collect_from_each(kind)
        self.start_building()

    def collect_from_each(self, kind: i64) -> None:
        taker = self.active
        payer = taker
        left = self.seats
        while left > 1:
            left -= 1
            payer = payer - 1 if payer > 0 else self.seats - 1
            due = AMOUNT[kind]
            if kind == PUBLISHER:
                due *= self.shops(payer)
            elif kind == TAX_OFFICE:
                due = self.coins[payer] // 2 if self.coins[payer] >= TAX_FLOOR else 0  # MK-8.6
            if due > 0:
                self.collect(payer, taker, due, kind)

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

    def collect(self, payer: i64, taker: i64, due: i64, kind: i64) -> None:
        """MK-4.10: the payer gives what they have; the rest is written off."""
        coins = self.coins
        paid = coins[payer] if coins[payer] < due else due
        coins[payer] -= paid
        coins[taker] += paid
        if self.heard is not None:
            self.tell(
                "pay",
                -1,
                {
                    "seat": int(payer),
                    "taker": int(taker),
                    "card": KIND_IDS[kind],
                    "coins": int(paid),
                    "short": int(due - paid),
                },
            )

    def earn(self, seat: i64, amount: i64, kind: i64) -> None:
        self.coins[seat] += amount
        if self.heard is not None:
            self.tell("income", -1, {"seat": int(seat), "card": KIND_IDS[kind], "coins": int(amount)})

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

    def estimate(self, seat: i64) -> float:
        if self.ask == OVER:
            return scoring.outcome(self, seat)
        return estimate.estimate(self, seat)

    def prior(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        prior.prior(self, seat, actions, count, out)

    def observe(self, seat: i64, out: vec[i32], at: i64) -> None:
        observe.observe(self, seat, out, at)

    def touch(self, seat: i64) -> i64:
        return observe.touch(self, seat)


def new_game(seats: i64, rng: Rng, house: House, harbor: bool, ten_kinds: bool, first_seat: i64) -> MachiKoro:
    """Set-up, MK-2.1 to MK-2.7. A negative first_seat is drawn at random (MK-R1)."""
    kinds = KINDS if harbor else BASE_KINDS
    if first_seat < 0:
        first_seat = rng.below(seats)
    supply = supply_of(kinds)
    deck: vec[i64] = vec[i64]([])
    market: vec[i64] = vec[i64](supply)
    row_kinds: i64 = 0
    if ten_kinds:
        cards = [kind for kind in range(len(supply)) for _ in range(supply[kind])]
        deck = vec[i64](cards)
        rng.shuffle(deck, len(deck))
        market = zeros(KINDS)
        row_kinds = ROW_KINDS
    state = MachiKoro(
        seats,
        rng,
        0,
        house,
        kinds,
        LANDMARKS if harbor else BASE_LANDMARKS,
        vec[i64]([int(START_COINS) for _ in range(seats)]),
        start_cards(seats),
        zeros(seats * LANDMARKS),
        market,
        zeros(seats * THINGS),
        deck,
        len(deck),
        row_kinds,
        first_seat,
        ASK_DICE,
        0,
        0,
        0,
        0,
        NOTHING,
        NOTHING,
        1,
    )
    state.refill()
    state.note_all()
    return state


def from_fields(fields: dict[str, list[int]]) -> MachiKoro:
    """The position that ``fields`` described."""
    house = fields["house"]
    word, carry = fields["rng"]
    deck = vec[i64](fields["deck"])
    dice = fields["dice"]
    state = MachiKoro(
        fields["seats"][0],
        Rng(word, carry),
        fields["reveals"][0],
        House(house[0], house[1] == 1, house[2] == 1, house[3] == 1, house[4] == 1, house[5]),
        fields["kinds"][0],
        fields["landmarks"][0],
        vec[i64](fields["coins"]),
        vec[i64](fields["cards"]),
        vec[i64](fields["built"]),
        vec[i64](fields["market"]),
        zeros(fields["seats"][0] * THINGS),
        deck,
        len(deck),
        fields["row_kinds"][0],
        fields["active"][0],
        fields["ask"][0],
        dice[0],
        dice[1],
        dice[2],
        fields["park_ready"][0],
        fields["exchange"][0],
        fields["exchange"][1],
        fields["turn"][0],
    )
    state.note_all()
    return state
