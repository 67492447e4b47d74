"""Two fixed plans as bots, each carried out as well as the plan allows."""

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import Chance, Record, advance, begin
from misto.games.machi_koro import GAME
from misto.lab.match import secret_of

LANDMARKS = ("train_station", "shopping_mall", "amusement_park", "radio_tower")


class PlanBot:
    """Builds the first thing of a list that is wanted, to be had and paid for, then landmarks."""

    wants = ()  # (what, how many of it), in order of preference
    dice = 1
    marks = LANDMARKS

    def choose(self, seen, rng):
        codes = {GAME.words.write(action): action for action in seen.legal()}
        view = seen.view()
        city = view["cities"][seen.seat]
        self.sold_out = {kind for kind, copies in view["market"].items() if copies == 0}
        for code in self.liked(city):
            if code in codes:
                return codes[code]
        return min(codes.values())

    def liked(self, city):
        yield f"roll {self.dice}"
        yield "keep"
        for mark in self.marks if self.is_ready(city) else ():
            yield f"build {mark}"
        for what, many in self.wants:
            if city["cards"].get(what, 0) < many and not city["landmarks"].get(what, False):
                yield f"build {what}"
        yield "pass"

    def is_ready(self, city):
        """Everything wanted stands, as far as it is still to be had."""
        return all(
            city["landmarks"].get(what, False) or city["cards"].get(what, 0) >= many or what in self.sold_out
            for what, many in self.wants
        )


class CheeseBot(PlanBot):
    """Six Ranches, two Cheese Factories, two dice; the Station as soon as the Ranches stand."""

    wants = (("ranch", 6), ("train_station", 1), ("cheese_factory", 2))
    dice = 2

    def liked(self, city):
        if not city["landmarks"]["train_station"]:
            yield "roll 1"
        yield from super().liked(city)


class BreadBot(PlanBot):
    """Bakeries and Convenience Stores with one die, then the Shopping Mall and the rest."""

    wants = (("convenience_store", 5), ("bakery", 5))
    marks = ("shopping_mall", "radio_tower", "amusement_park", "train_station")

    def is_ready(self, city):
        enough = city["cards"].get("convenience_store", 0) + city["cards"].get("bakery", 0) >= 8
        return enough or super().is_ready(city)


def duel(name, plan, deals, seed, scale):
    """The share of games that a named bot wins against a plan, both seats of every deal."""
    wins = 0.0
    for deal in range(deals):
        for place in (0, 1):
            bots = [plan(), plan()]
            bots[place] = make_bot(name, scale)
            wins += outcome(bots, deal, seed)[place]
    return wins / (2 * deals)


def outcome(bots, deal, seed):
    chance = secret_of(seed, deal)
    record = Record(GAME.name, GAME.rules.version, GAME.settle({}, 2), ("a", "b"), chance)
    state = begin(GAME, record)
    rngs = [bot_rng(seed * 1_000_003 + deal, seat) for seat in (0, 1)]
    number = 0
    while (seat := int(state.turn())) >= 0:
        number += 1
        advance(state, Chance(chance), number, seat, ask(bots[seat], GAME, state, seat, rngs[seat]))
    return [state.outcome(0), state.outcome(1)]
