"""check_game: what a room promises, tried in random games.

- Legal moves ascend, are within the action space and no more than ``widest``; a window lists those inside.
- Everything else is refused with a reason and a rule, and a refusal changes nothing.
- Options are the legal moves, and their notation reads back.
- Copies share nothing, records replay to the same position, positions survive as bytes, listening changes nothing.
- Views, options, moves and observations tell nothing that a seat cannot know; ``views`` shows what ``view`` does for
  as long as it says.
- The judge changes nothing, answers within its scale, and tells the same when asked again: ``estimate``, ``chances``,
  ``prior``, ``outlook``, ``weigh``.
- Components are conserved, the score sheet adds up, outcomes share one win, and the game ends in time.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i32, i64

from misto.core.event import Event
from misto.core.game import Game, View
from misto.core.record import (
    Chance,
    Record,
    advance,
    begin,
    fingerprint,
    from_bytes,
    from_json,
    legal_actions,
    replay,
    room_for,
    seed_rng,
    to_bytes,
    to_json,
)
from misto.core.rng import Rng
from misto.core.state import IllegalAction, State


@dataclass
class Report:
    """What was played on the way, so that a test can ask for enough of it."""

    games: int = 0
    decisions: int = 0
    refusals: int = 0
    events: int = 0
    longest: int = 0
    messages: set[str] = field(default_factory=set)  # every message key met on the way


class Failure(AssertionError):
    """A promise of the protocol that the room does not keep."""


def demand(kept: bool, promise: str, game: Game, state: State) -> None:
    if not kept:
        raise Failure(f"{game.name}: {promise}\nat {to_bytes(state).decode()}")


def check_game(
    game: Game,
    option_sets: Iterable[Mapping[str, object]] = ({},),
    seats: Iterable[int] | None = None,
    games: int = 2,
    seed: int = 1,
    every: int = 7,
    most: int | None = None,
    recount: Callable[[State, int], int] | None = None,
) -> Report:
    """Play random games in every option set and seat count; raise Failure at the first broken promise.

    ``every``: how often, in decisions, a position gets the thorough look (refusing every illegal
    action, secrecy, bytes). ``recount``: the room's naive twin of ``points``.
    """
    report = Report()
    counts = (
        list(seats)
        if seats is not None
        else list(range(game.rules.seats[0], min(game.rules.seats[1], 6) + 1))
    )
    for options in option_sets:
        for count in counts:
            for number in range(games):
                one = Record(
                    game.name,
                    game.rules.version,
                    game.settle(options, count),
                    tuple("random" for _ in range(count)),
                    f"seed:{seed * 1000 + number}"
                    if number % 2 == 0
                    else "keyed:" + f"{seed * 1000 + number:064x}",
                )
                check_one(game, one, report, every, most or game.rules.most_decisions, recount)
    return report


def check_one(
    game: Game,
    record: Record,
    report: Report,
    every: int,
    most: int,
    recount: Callable[[State, int], int] | None,
) -> None:
    state = begin(game, record, listen=True)
    silent = begin(game, record)
    chance = Chance(record.chance)
    kept = game.rules.conserved(state)
    choose = seed_rng(len(record.seats), 77)
    steps: list[tuple[int, int]] = []
    shared = Shared(game)
    while state.turn() >= 0:
        seat = owing_seat(game, state, choose)
        actions = check_legal(game, state, seat)
        shared.look(state, len(steps) % every == 0)
        if len(steps) % every == 0:
            check_closely(game, state, seat, set(actions), report, choose)
            check_judge(game, state, seat, actions)
        action = actions[choose.below(len(actions))]
        number = len(steps) + 1
        reveals = state.reveals
        events = advance(state, chance, number, seat, action)
        advance(silent, chance, number, seat, action)
        steps.append((seat, action))
        demand(state.reveals >= reveals, "reveals never fall", game, state)
        demand(len(steps) <= most, f"the game ends within {most} decisions", game, state)
        check_events(game, state, events, report)
        if len(steps) % every == 0:
            demand(game.rules.conserved(state) == kept, "conservation", game, state)
            if recount is not None:
                for who in range(len(record.seats)):
                    demand(
                        state.points(who) == recount(state, who),
                        f"points of seat {who} recounted",
                        game,
                        state,
                    )
    check_end(game, state, kept, recount)
    demand(fingerprint(silent) == fingerprint(state), "listening changes nothing", game, state)
    whole = Record(
        record.game, record.rules_version, record.options, record.seats, record.chance, tuple(steps)
    )
    again = replay(game, whole)
    demand(fingerprint(again) == fingerprint(state), "replay gives the same position", game, state)
    demand(from_json({game.name: game}, to_json(game, whole)) == whole, "records survive JSON", game, state)
    report.games += 1
    report.decisions += len(steps)
    report.longest = max(report.longest, len(steps))


class Shared:
    """The views that a room makes for everybody at once, kept for as long as they hold."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: Callable[[int], View] | None = None
        self.since = (-1, -1)

    def look(self, state: State, compare: bool) -> None:
        views = self.game.words.views
        if views is None:
            return
        now = (int(state.turns()), int(state.reveals))
        if self.made is None or now != self.since:
            self.made, self.since = views(state), now
        if compare:
            for viewer in range(-1, min(int(state.seats), 6)):
                same = self.made(viewer) == self.game.words.view(state, viewer)
                demand(same, f"shared views show {viewer} what it sees", self.game, state)


def check_judge(game: Game, state: State, seat: int, actions: list[int]) -> None:
    before = fingerprint(state)
    for other in range(min(int(state.seats), 6)):
        worth = game.judge.estimate(state, other)
        demand(-1e-9 <= worth <= 1.0 + 1e-9, f"the estimate {worth} is from 0 to 1", game, state)
    chances = vec[float]([0.0] * int(state.seats))
    game.judge.chances(state, seat, chances)
    total = sum(chances)
    alone = int(state.seats) == 1
    demand(alone or abs(total - 1.0) < 1e-6, f"chances make one, not {total}", game, state)
    for name, ask in (("prior", prior_of), ("outlook", outlook_of)):
        told = ask(game, state, seat, actions)
        if told is None:
            continue
        demand(all(map(math.isfinite, told)), f"{name} is a number", game, state)
        demand(ask(game, state, seat, actions) == told, f"{name} tells the same again", game, state)
    check_weighed(game, state, seat, actions)
    demand(fingerprint(state) == before, "judging changes nothing", game, state)


def check_weighed(game: Game, state: State, seat: int, actions: list[int]) -> None:
    told = weigh_of(game, state, seat, actions)
    for worth in told or ():
        demand(-1e-9 <= worth <= 1.0 + 1e-9, f"what is weighed, {worth}, is from 0 to 1", game, state)
    demand(weigh_of(game, state, seat, actions) == told, "weigh tells the same again", game, state)


def prior_of(game: Game, state: State, seat: int, actions: list[int]) -> list[float]:
    out = vec[float]([0.0] * len(actions))
    game.judge.prior(state, seat, vec[i64](actions), len(actions), out)
    return list(out)


def outlook_of(game: Game, state: State, seat: int, actions: list[int]) -> list[float] | None:
    out = vec[float]([0.0] * len(actions))
    known = game.judge.outlook(state, seat, vec[i64](actions), len(actions), out)
    return list(out) if known else None


def weigh_of(game: Game, state: State, seat: int, actions: list[int]) -> list[float] | None:
    out = vec[float]([0.0] * len(actions))
    known = game.judge.weigh(state, seat, vec[i64](actions), len(actions), out)
    return list(out) if known else None


def owing_seat(game: Game, state: State, choose: Rng) -> int:
    """Any seat that owes a decision; the first one is what turn() says."""
    first = int(state.turn())
    demand(state.owes(first), "the seat whose turn it is owes a decision", game, state)
    owing = [seat for seat in range(state.seats) if state.owes(seat)]
    demand(
        game.rules.simultaneous or owing == [first],
        "only simultaneous games have several seats owing",
        game,
        state,
    )
    return owing[choose.below(len(owing))]


def check_legal(game: Game, state: State, seat: int) -> list[int]:
    actions = legal_actions(game, state, seat)
    demand(len(actions) > 0, "a seat that owes a decision has a legal action", game, state)
    most = game.rules.widest or game.rules.actions
    demand(len(actions) <= most, f"no more than {most} actions are legal at once", game, state)
    demand(actions == sorted(set(actions)), "legal actions ascend", game, state)
    demand(
        actions[0] >= 0 and actions[-1] < game.rules.actions, "actions lie in the action space", game, state
    )
    if game.window is not None:
        check_window(game, state, seat, actions)
    return actions


def check_window(game: Game, state: State, seat: int, actions: list[int]) -> None:
    """What learners are offered: the legal actions inside, of which there is always one."""
    assert game.window is not None
    window = game.window(game.usual_window)
    out = room_for(game)
    numbers = [int(out[i]) for i in range(window.legal(state, seat, out))]
    inside = [action for action in actions if window.inward(state, seat, action) >= 0]
    demand(len(numbers) > 0, "a legal action lies inside the window", game, state)
    demand(numbers == [window.inward(state, seat, a) for a in inside], "the window lists them", game, state)
    demand([window.outward(state, seat, n) for n in numbers] == inside, "numbers lead back", game, state)


def check_closely(game: Game, state: State, seat: int, legal: set[int], report: Report, choose: Rng) -> None:
    before = fingerprint(state)
    check_refusals(game, state, seat, legal, report, before)
    check_copy(game, state, seat, min(legal), before)
    demand(fingerprint(from_bytes(game, to_bytes(state))) == before, "bytes survive", game, state)
    decision = game.words.decide(state, seat)
    demand(decision is not None, "a seat that owes a decision is asked something", game, state)
    assert decision is not None
    demand(
        {o.action for o in decision.options} == legal,
        "a decision's options are the legal actions",
        game,
        state,
    )
    report.messages.add(decision.key)
    for option in decision.options:
        demand(
            game.words.read(option.code) == option.action, f"notation {option.code} reads back", game, state
        )
        report.messages.add(option.key)
    for refusal in decision.refused:
        demand(
            game.words.read(refusal.code) not in legal, f"{refusal.code} is refused but legal", game, state
        )
        report.messages.add(refusal.reason.key)
    for viewer in range(-1, min(int(state.seats), 6)):
        check_secrecy(game, state, viewer, choose)
    demand(fingerprint(state) == before, "looking changes nothing", game, state)


def check_refusals(game: Game, state: State, seat: int, legal: set[int], report: Report, before: str) -> None:
    stride = max(1, game.rules.actions // 150)
    for action in [-1, game.rules.actions, *range(report.decisions % stride, game.rules.actions, stride)]:
        if action in legal:
            continue
        try:
            state.apply(seat, action)
        except IllegalAction:
            pass
        else:
            demand(False, f"action {action} is not legal but was taken", game, state)
        reason = game.words.why_not(state, seat, action)
        demand(bool(reason.rule and reason.key), f"action {action} is refused with a reason", game, state)
        report.messages.add(reason.key)
        report.refusals += 1
    for other in [*range(min(int(state.seats), 6)), int(state.seats)]:
        if other >= state.seats or not state.owes(other):
            try:
                state.apply(other, min(legal))
            except IllegalAction:
                continue
            demand(False, f"seat {other} acted out of turn", game, state)
    demand(fingerprint(state) == before, "a refused action changes nothing", game, state)


def check_copy(game: Game, state: State, seat: int, action: int, before: str) -> None:
    twin = state.copy()
    demand(fingerprint(twin) == before, "a copy is equal", game, state)
    demand(twin.heard is None, "nobody listens to a copy", game, state)
    twin.apply(seat, action)
    demand(fingerprint(state) == before, "a copy shares nothing with its original", game, state)


def check_secrecy(game: Game, state: State, viewer: int, choose: Rng) -> None:
    """What a viewer is shown, and what a bot gets, is a function of what that seat may know."""
    other = state.copy()
    other.conceal(viewer, seed_rng(int(choose.bits())))
    demand(
        game.words.view(state, viewer) == game.words.view(other, viewer),
        f"the view of {viewer} keeps secrets",
        game,
        state,
    )
    if viewer >= 0:
        demand(
            game.words.decide(state, viewer) == game.words.decide(other, viewer),
            "options keep secrets",
            game,
            state,
        )
        demand(
            observed(game, state, viewer) == observed(game, other, viewer),
            "observation keeps secrets",
            game,
            state,
        )
        if state.owes(viewer):
            mine, theirs = legal_actions(game, state, viewer), legal_actions(game, other, viewer)
            demand(mine == theirs, "legal actions keep secrets", game, state)
    one, two = state.copy(), other
    one.conceal(viewer, seed_rng(5))
    two.conceal(viewer, seed_rng(5))
    demand(fingerprint(one) == fingerprint(two), "what a bot is given depends on nothing hidden", game, state)


def observed(game: Game, state: State, seat: int) -> list[float]:
    out = vec[i32]([0] * game.observer.size())
    game.observer.observe(state, seat, out, 0)
    return list(memoryview(out).cast("B").cast("f"))


def check_events(game: Game, state: State, events: list[Event], report: Report) -> None:
    for event in events:
        report.messages.add("event-" + event.kind)
        report.events += 1
        demand(-1 - state.seats <= event.to < state.seats, f"event {event.kind} has an audience", game, state)


def check_end(
    game: Game, state: State, kept: dict[str, int], recount: Callable[[State, int], int] | None
) -> None:
    seats = range(int(state.seats))
    demand(not any(state.owes(seat) for seat in seats), "nobody owes a decision at the end", game, state)
    demand(
        all(game.words.decide(state, seat) is None for seat in seats),
        "nobody is asked at the end",
        game,
        state,
    )
    demand(game.rules.conserved(state) == kept, "conservation to the end", game, state)
    shares = [state.outcome(seat) for seat in seats]
    fair = abs(sum(shares) - 1.0) < 1e-9 or (len(shares) == 1 and shares[0] in (0.0, 0.5, 1.0))
    demand(fair, f"outcomes share one win: {shares}", game, state)
    for seat in seats:
        worth, verdict = game.judge.estimate(state, seat), game.judge.verdict(state, seat)
        demand(abs(worth - verdict) < 1e-9, "at the end estimate is the verdict", game, state)
        # alone, where almost every finished game is won, points may say how well
        is_outcome = abs(verdict - state.outcome(seat)) < 1e-9
        demand(
            is_outcome or (len(shares) == 1 and verdict < shares[0]),
            "the verdict is the outcome",
            game,
            state,
        )
        lines = game.words.sheet(state, seat)
        demand(sum(line.points for line in lines) == state.points(seat), "the sheet adds up", game, state)
        if recount is not None:
            demand(state.points(seat) == recount(state, seat), "points recounted", game, state)
