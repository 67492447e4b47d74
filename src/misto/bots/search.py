"""The bot that searches: a budget, a seed, and a tree kept through the decisions of one turn."""

import math
from dataclasses import dataclass, replace

from misto.bots.ask import Seen
from misto.core.effort import Effort
from misto.core.game import Game
from misto.core.manner import Manner
from misto.core.race import Race
from misto.core.record import seed_rng
from misto.core.rng import Rng, seeded
from misto.core.search import Search
from misto.core.state import State

LEAST_ITERATIONS = 8
USUAL_SEATS = 2
WORTH_A_LOOK = 0.1  # a soft choice is made among actions visited this often next to the most visited


@dataclass(frozen=True, slots=True)
class Advice:
    """What a search found about one action: how often it was tried, the seat's chance to win after it and
    that figure's standard error. Both are None for what was not tried, the error also for what was tried
    once: one look says nothing of how far it may be off.
    """

    action: int
    visits: int
    value: float | None
    error: float | None


class SearchBot:
    """Search until the budget is spent; take what was visited most.

    ``iterations`` or ``ms`` is the budget (both: whichever ends first). A ``seed`` makes the choice
    a function of what is seen alone. ``soft`` is how much winning chance the bot may give away for
    variety. Any field of Manner may be given its own value.
    """

    def __init__(
        self,
        iterations: int = 0,
        ms: float = 0.0,
        seed: int | None = None,
        soft: float = 0.0,
        seconds: float = 0.0,
        manner: dict[str, float] | None = None,
        processor: float = 0.0,
    ) -> None:
        self.iterations = iterations
        self.ms = ms
        self.seed = seed
        self.soft = soft
        self.seconds = seconds  # a budget in seconds of the room's usual pace: repeatable, unlike ms
        self.manner = manner or {}
        self.processor = (
            processor  # ms of the processor's time that no decision exceeds; 0: as long as it takes
        )
        self.search: Search | None = None
        self.expected: State | None = None  # the position the kept tree stands for

    def choose(self, seen: Seen, rng: Rng) -> int:
        """What was visited most; where there is one legal action, that one without a search."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        if self.seed is not None:
            rng = seed_rng(self.seed)
        manner = self.manner_in(seen.game)
        search = self.tree(seen, rng, manner)
        self.spend(search, seen, self.effort(manner, seen))
        action = self.pick(search, legal, self.soft * manner.slip, rng)
        self.remember(search, seen, action)
        return action

    def advise(self, seen: Seen, rng: Rng, thorough: bool = False) -> list[Advice]:
        """What was found about every legal action, the best first: for hints and analysis.

        In its playouts all seats think alike, so that values are chances to win. ``thorough``: spend the
        whole budget, on every action alike, also when it is clear which is the best.
        """
        manner = self.manner_in(seen.game)
        search = new_search(seen, rng, manner)
        effort = self.effort(manner, seen)
        effort.alike = True
        effort.gap = 0.0
        if thorough:
            effort.thrifty = False
            effort.whole = True
        self.spend(search, seen, effort)
        found = [advice_on(search, action) for action in seen.legal()]
        return sorted(found, key=lambda a: (-a.visits, -(a.value or 0.0), a.action))

    def spend(self, search: Search, seen: Seen, effort: Effort) -> None:
        """Search, and say which share of the bot's own budget there was time for."""
        done = int(search.run(seen.state, seen.seat, effort))
        seen.cut = bool(search.late) or seen.budget.share < 1.0
        if search.late and effort.iterations > 0:
            seen.granted *= min(1.0, done / int(effort.iterations))
        elif search.late and 0.0 < seen.budget.ms < self.ms:
            seen.granted = seen.budget.ms / self.ms

    def manner_in(self, game: Game) -> Manner:
        """How the game is searched: the room's own manner, with what this bot was told otherwise."""
        usual = game.manner
        if "ahead" in self.manner:
            usual = replace(usual, farther=0)  # as many rounds as were asked for
        return replace(usual, **self.manner)  # type: ignore[arg-type]  # names are checked when read

    def effort(self, manner: Manner, seen: Seen) -> Effort:
        """The larger the table, the longer an iteration takes."""
        iterations = self.iterations
        if self.seconds > 0:
            pace = manner.second * USUAL_SEATS / int(seen.state.seats)
            iterations = max(LEAST_ITERATIONS, round(self.seconds * pace))
        share = seen.budget.share
        if iterations > 0:
            iterations = max(LEAST_ITERATIONS, round(iterations * share)) if share < 1.0 else iterations
        rounds = int(manner.ahead) * (2 if 0 < manner.farther <= iterations else 1)
        return Effort(
            iterations=iterations,
            millis=shorter(self.ms * share, seen.budget.ms),
            processor=self.processor * share,
            cut=int(manner.cut),
            explore=float(manner.explore),
            width=float(manner.width),
            widen=float(manner.widen),
            steer=float(manner.steer),
            foresee=int(manner.foresee),
            keen=float(manner.keen),
            ahead=rounds * turns_a_round(seen),
            near=float(manner.near),
            gap=float(manner.gap),
            thrifty=True,
        )

    def tree(self, seen: Seen, rng: Rng, manner: Manner) -> Search:
        """The kept tree if this decision goes on from the last one, else a new one."""
        if self.search is None:
            self.search = new_search(seen, rng, manner)
        elif self.expected is None or not looks_same(self.expected, seen.state, seen.seat):
            self.search.forget()
        self.search.rng = rng
        self.expected = None
        return self.search

    def remember(self, search: Search, seen: Seen, action: int) -> None:
        """Keep the tree below the action where the seat goes on deciding and nothing came to light."""
        after = seen.state.copy()
        after.apply(seen.seat, action)
        if after.owes(seen.seat) and after.reveals == seen.state.reveals:
            search.follow(action)
            self.expected = after

    def pick(self, search: Search, legal: list[int], soft: float, rng: Rng) -> int:
        """The most visited action or, with ``soft`` above 0, by chance one that was nearly as good."""
        best = int(search.best())
        if best < 0:  # a budget of milliseconds may end before anything was tried
            return legal[0]
        if soft <= 0.0:
            return best
        most = int(search.visits_of(best))
        looked = [a for a in legal if int(search.visits_of(a)) >= max(1.0, WORTH_A_LOOK * most)]
        return soft_choice(looked, [float(search.value_of(a)) for a in looked], soft, rng)


def advice_on(search: Search, action: int) -> Advice:
    visits = int(search.visits_of(action))
    error = float(search.error_of(action))
    value = float(search.value_of(action)) if visits else None
    return Advice(action, visits, value, error if error >= 0.0 else None)


def new_search(seen: Seen, rng: Rng, manner: Manner) -> Search:
    kind = Race if manner.race else Search
    return kind(seen.game.judge, seen.game.rules.actions, rng)


def shorter(one: float, two: float) -> float:
    """The shorter of two limits, of which 0 is none."""
    return min(one, two) if one > 0.0 and two > 0.0 else max(one, two)


def turns_a_round(seen: Seen) -> int:
    return 1 if seen.game.rules.simultaneous else int(seen.state.seats)


def looks_same(one: State, two: State, seat: int) -> bool:
    """Whether two positions are the same for all that the seat may know."""
    if one.seats != two.seats or one.reveals != two.reveals:
        return False
    mine, theirs = one.copy(), two.copy()
    mine.conceal(seat, seeded(1, 1))
    theirs.conceal(seat, seeded(1, 1))
    return mine.fields() == theirs.fields()


def soft_choice(actions: list[int], values: list[float], soft: float, rng: Rng) -> int:
    """Mostly the best, now and then one that is worse by about ``soft``, never a blunder."""
    top = max(values)
    weights = [math.exp((value - top) / soft) if top - value < 3.0 * soft else 0.0 for value in values]
    left = rng.real() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0.0:
            return action
    return actions[values.index(top)]
