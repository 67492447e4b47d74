"""San Juan: rounds, role turns and phases (SJ-3), and the end (SJ-13); the chapters do the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core import single
from misto.core.rng import Rng
from misto.core.state import IllegalAction, copied
from misto.games.san_juan import hidden, scoring
from misto.games.san_juan.actions import EVENT, PASS, ROLE, VISIT, YES
from misto.games.san_juan.asks import (
    ASK_LIBRARY,
    ASK_ROLE,
    ASK_TAVERN,
    EVENT_PHASE,
    FIRST,
    MAY_PASS,
    NO_OR_YES,
    OVER,
    P_HUT,
    P_LIMIT,
    P_OFFICE,
    P_OVER,
    P_ROLE,
    P_STORE,
    P_TAVERN,
    PLACES,
)
from misto.games.san_juan.catalog import (
    BIT,
    BUILDER,
    COUNCILLOR,
    EVENT_IDS,
    GOVERNORS_VISIT,
    LIBRARY,
    PLACE,
    PRODUCER,
    PROSPECTOR,
    ROLE_IDS,
    SLOTS,
    SUBSIDIZED_CONSTRUCTION,
    TAVERN,
    TAXES,
    TRADER,
)
from misto.games.san_juan.house import VISIT_ALL, VISIT_NONE
from misto.games.san_juan.rules import builder, councillor, events, opening, producer, prospector, trader
from misto.games.san_juan.state import Fields

ALL_ROLES: Final[i64] = 31


class SanJuan(Fields):
    def copy(self) -> "SanJuan":
        made = SanJuan(
            self.seats,
            self.rng.copy(),
            self.reveals,
            self.house,
            copied(self.deck),
            self.deck_left,
            copied(self.discards),
            self.discarded,
            copied(self.hand),
            copied(self.hand_size),
            copied(self.held),
            copied(self.site),
            copied(self.stock),
            copied(self.beneath),
            copied(self.owns),
            copied(self.works),
            copied(self.size),
            copied(self.printed),
            copied(self.piled),
            copied(self.made),
            copied(self.full),
            copied(self.tally),
            self.bank_used,
            self.cathedral,
            self.row,
            self.gone,
            copied(self.tiles),
            self.trades,
            self.round_count,
            self.governor,
            self.turn_count,
            self.roles_used,
            self.doubled_by,
            self.phase,
            self.chooser,
            self.actor,
            self.ask,
            self.can,
            self.doubled,
            self.building,
            self.owed,
            self.count,
            self.gain,
            self.sales,
            copied(self.drawn),
            self.drawn_set,
            self.drawn_size,
        )
        made.seen_by = self.seen_by
        return made

    # --- what is asked

    def turn(self) -> i64:
        if self.ask == OVER:
            return -1
        return self.actor

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.actor:
            return 0
        can = self.can
        n: i64 = 0
        if can >= MAY_PASS:
            out[0] = PASS
            n = 1
            can ^= MAY_PASS
        first = FIRST[self.ask]
        while can != 0:
            low: i64 = can & -can
            out[n] = first + PLACE[low % single.ROOT]  # only_of, without a call: every decision comes by here
            n += 1
            can ^= low
        return n

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.actor or self.ask == OVER:
            return False
        if action == PASS:
            return self.can >= MAY_PASS
        place: i64 = action - FIRST[self.ask]
        return 0 <= place < PLACES and (self.can >> place) & 1 == 1

    def note_options(self) -> None:
        """The options of the open question anew, for a position that was set or concealed."""
        phase = self.phase
        if self.ask == OVER:
            self.can = 0
        elif self.ask == ASK_ROLE:
            self.can = self.role_options()
        elif self.ask == ASK_LIBRARY or self.ask == ASK_TAVERN:
            self.can = NO_OR_YES
        elif phase == BUILDER:
            self.can = builder.options(self)
        elif phase == PRODUCER:
            self.can = producer.options(self)
        elif phase == TRADER or phase == P_HUT:
            self.can = trader.options(self)
        elif phase == COUNCILLOR:
            self.can = councillor.options(self)
        elif phase == PROSPECTOR:
            self.can = prospector.options(self)
        elif phase < P_TAVERN:
            self.can = events.options(self)
        else:
            self.can = opening.options(self)

    def conceal(self, seat: i64, rng: Rng) -> None:
        hidden.conceal_cards(self, seat, rng)
        hidden.conceal_tiles(self, rng)
        self.note_options()
        self.rng.reseed(rng.bits(), rng.bits())
        self.seen_by = seat

    # --- what follows

    def apply(self, seat: i64, action: i64) -> None:
        if not self.is_legal(seat, action):
            raise IllegalAction
        phase = self.phase
        if self.ask == ASK_LIBRARY:
            self.use_library(action == YES)
            if not self.begin():
                self.go_on()
            return
        more = False
        if phase == BUILDER:
            more = builder.answer(self, action)
        elif phase == P_ROLE:
            self.take_turn(action)
            return
        elif phase == TRADER or phase == P_HUT:
            more = trader.answer(self, action)
        elif phase == COUNCILLOR:
            more = councillor.answer(self, action)
        elif phase == PRODUCER:
            more = producer.answer(self, action)
        elif phase == PROSPECTOR:
            more = prospector.answer(self, action)
        elif phase == EVENT_PHASE + GOVERNORS_VISIT:
            self.start_role(action - VISIT, True)
            return
        elif phase < P_TAVERN:
            more = events.answer(self, action)
        elif phase == P_TAVERN:
            if action == YES:
                builder.draw_for(self, seat, TAVERN)
        else:
            more = opening.answer(self, action)
        if not more:
            self.go_on()

    def begin(self) -> bool:
        """Open the actor's part of the phase; whether a question is open now."""
        phase = self.phase
        if phase == BUILDER:
            return builder.begin(self)
        if phase == PRODUCER:
            return producer.begin(self)
        if phase == TRADER:
            return trader.begin(self)
        if phase == COUNCILLOR:
            return councillor.begin(self)
        if phase == PROSPECTOR:
            return prospector.begin(self)
        if phase == P_ROLE:
            self.ask = ASK_ROLE
            self.can = self.role_options()
            return True
        if phase < P_TAVERN:
            return events.begin(self)
        if phase == P_TAVERN:
            return self.begin_tavern()
        if phase == P_HUT:
            return trader.begin_hut(self)
        return opening.begin(self)

    def go_on(self) -> None:
        """The actor is done: on to the next one clockwise, or the next phase, until one is asked."""
        while True:
            after: i64 = self.actor + 1
            if after == self.seats:
                after = 0
            if after == self.chooser:
                self.end_phase()
                if self.phase == P_OVER:
                    return
            else:
                self.actor = after
            if self.begin():
                return

    def enter(self, phase: i64, first: i64) -> None:
        self.phase = phase
        self.chooser = first
        self.actor = first

    def end_phase(self) -> None:
        phase = self.phase
        if phase == BUILDER and self.house.new_buildings:
            self.enter(P_TAVERN, self.chooser)  # SJ-4.12
        elif phase == TRADER and self.house.new_buildings:
            self.enter(P_HUT, self.chooser)
        elif phase < P_OFFICE:
            self.end_turn()
        elif phase == P_OFFICE:
            self.enter(P_STORE, self.governor)
        elif phase == P_STORE:
            self.enter(P_LIMIT, self.governor)
        else:
            self.enter(P_ROLE, self.governor)

    def end_turn(self) -> None:
        """A role or an event is resolved for everybody."""
        phase = self.phase
        seat: i64 = 0
        is_last = False
        while seat < self.seats:
            self.works[seat] = self.owns[seat]  # SJ-3.13: what was built works from now on
            if self.size[seat] >= SLOTS:
                is_last = True
            seat += 1
        # SJ-13.1, SJ-13.2: only building ends the game.
        builds = phase == BUILDER or phase == P_TAVERN or phase == EVENT_PHASE + SUBSIDIZED_CONSTRUCTION
        if is_last and builds:
            self.end_game("end")
            return
        self.turn_count += 1
        turns: i64 = 3 if self.seats == 2 else self.seats  # SJ-3.9
        if self.turn_count < turns:
            self.enter(P_ROLE, (self.governor + self.turn_count) % self.seats)
        else:
            self.end_round()

    def end_game(self, how: str) -> None:
        self.phase = P_OVER
        self.ask = OVER
        self.can = 0
        if self.heard is not None:
            self.tell(how, -1, {"round": int(self.round_count)})

    def is_stuck(self) -> bool:
        """SJ-9.7: no card can ever move again, for all lie built or under buildings or are of no use."""
        if self.row != 0:
            return False
        seat: i64 = 0
        while seat < self.seats:
            if self.goods(seat) > 0 or self.hand_size[seat] > opening.limit(self, seat):
                return False
            if self.hand_size[seat] > 0 and opening.can_store(self, seat):
                return False
            self.chooser = seat
            self.doubled = 1
            if builder.buildable(self, seat) != 0:
                return False
            seat += 1
        return True

    def end_round(self) -> None:
        """SJ-3.11, SJ-3.2."""
        if self.deck_left + self.discarded == 0 and self.is_stuck():
            self.end_game("stuck")
            return
        self.roles_used = 0
        self.doubled_by = 0
        self.turn_count = 0
        self.round_count += 1
        self.governor = self.governor + 1 if self.governor + 1 < self.seats else 0
        if self.heard is not None:
            self.tell("round", -1, {"seat": int(self.governor), "round": int(self.round_count)})
        self.enter(P_OFFICE if self.house.new_buildings else P_STORE, self.governor)

    # --- role turns

    def role_options(self) -> i64:
        return (ALL_ROLES & ~self.roles_used) | (events.appeared(self) << (EVENT - ROLE))

    def take_turn(self, action: i64) -> None:
        """SJ-3.7: a role, or an event instead (SJ-12.4)."""
        seat = self.actor
        if action < EVENT:
            role: i64 = action - ROLE
            self.roles_used |= BIT[role]
            if self.heard is not None:
                self.tell("role", -1, {"seat": int(seat), "role": ROLE_IDS[role]})
            self.start_role(role, False)
            return
        event: i64 = action - EVENT
        self.row ^= BIT[event]
        self.gone |= BIT[event]  # SJ-12.6
        if self.heard is not None:
            self.tell("activate", -1, {"seat": int(seat), "event": EVENT_IDS[event]})
        self.enter(EVENT_PHASE + event, seat)
        # SJ-12.11: Taxes spare the activator.
        if event == TAXES or not self.begin():
            self.go_on()

    def start_role(self, role: i64, visiting: bool) -> None:
        """The role's privilege and Library, then everybody's part, the chooser's first (SJ-3.10)."""
        seat = self.actor
        visit = self.house.visit
        if visiting:
            if self.heard is not None:
                self.tell("visit", -1, {"seat": int(seat), "role": ROLE_IDS[role]})
            if visit == VISIT_NONE:
                self.stop_functions()
        self.enter(role, seat)
        self.doubled = 0
        if role == TRADER:
            trader.open_tile(self)
        if self.has(seat, LIBRARY) and (not visiting or visit == VISIT_ALL):
            free = self.seats > 2 or (self.doubled_by & BIT[seat]) == 0
            # SJ-3.14: it may be wanted for the second role; SJ-3.16: it may be declined for any
            if (self.seats == 2 and self.turn_count == 0) or (free and self.house.ask_library):
                self.ask = ASK_LIBRARY
                self.can = NO_OR_YES
                return
            self.use_library(free)
        if not self.begin():
            self.go_on()

    def use_library(self, used: bool) -> None:
        if used:
            self.doubled = 1
            self.doubled_by |= BIT[self.actor]
            if self.heard is not None:
                self.tell("uses", -1, {"seat": int(self.actor), "card": "library"})

    def stop_functions(self) -> None:
        """SJ-12.14 "none": no building works until the turn is over."""
        seat: i64 = 0
        while seat < self.seats:
            self.works[seat] = 0
            seat += 1

    def begin_tavern(self) -> bool:
        """SJ-11.4: nobody has fewer buildings than the owner, and somebody has more."""
        seat = self.actor
        if not self.has(seat, TAVERN):
            return False
        mine = self.size[seat]
        more = False
        other: i64 = 0
        while other < self.seats:
            if self.size[other] < mine:
                return False
            if self.size[other] > mine:
                more = True
            other += 1
        if not more:
            return False
        if self.house.ask_draws:
            self.ask = ASK_TAVERN
            self.can = NO_OR_YES
            return True
        builder.draw_for(self, seat, TAVERN)
        return False

    # --- what it is worth

    def points(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def outcome(self, seat: i64) -> float:
        if self.ask != OVER:
            return 0.0
        return scoring.outcome(self, seat)
