"""A hint that teaches: the best move, the next best, how sure the difference is, and why.

How sure is said in words: the two moves are played out side by side on the same deals, and one is clearly
better where it leads by more than twice the error of that lead.
"""

import math
import time
from dataclasses import dataclass
from typing import Literal

from misto.bots.ask import Seen
from misto.bots.search import Advice, SearchBot
from misto.core.race import Race
from misto.core.rng import Rng
from misto.core.why import Why

Compared = Literal["clearly", "about"]  # whether the best move is better for certain, or about as good
SEARCH_MS = 400.0
DUEL_MS = 150.0
LEAST_LAPS = 8
MOST_LAPS = 64
DOUBT = 2.0  # standard errors
WORTH = 0.01  # a smaller lead in winning chance is no lead worth the name


@dataclass(frozen=True)
class Hinted:
    """A move to recommend, the next best beside it, and what speaks for it."""

    best: int
    second: int | None  # None where there is no choice
    compared: Compared | None
    reasons: list[Why]  # why the best is better; of one move alone, what it brings
    found: list[Advice]  # of every action, the best first


def hinted(seen: Seen, rng: Rng, ms: float = SEARCH_MS, duel_ms: float = DUEL_MS) -> Hinted:
    """What a short search finds, and why its best move is better than the next."""
    bot = SearchBot(ms=ms)
    found = bot.advise(seen, rng)
    best = found[0].action
    if len(found) == 1:
        return Hinted(best, None, None, seen.game.words.reasons(seen.state, seen.seat, best, None), found)
    second = found[1].action
    lead, error = duel(bot, seen, rng, (best, second), duel_ms * seen.budget.share)
    if lead < -DOUBT * error:  # looked at more closely it is the other way round
        best, second, lead = second, best, -lead
    clear = lead - DOUBT * error > WORTH or (wins(seen, best) and not wins(seen, second))
    compared: Compared = "clearly" if clear else "about"
    reasons = seen.game.words.reasons(seen.state, seen.seat, best, second)
    if compared == "about" and not any(why.favours for why in reasons):
        # No difference speaks for it: then what the move itself brings, but for what the other brings more of.
        better = {why.key for why in reasons}
        own = seen.game.words.reasons(seen.state, seen.seat, best, None)
        reasons = [why for why in own if why.key not in better] + reasons
    return Hinted(best, second, compared, reasons, found)


def wins(seen: Seen, action: int) -> bool:
    """Whether a move wins at once, whatever is hidden: then nothing later is as good."""
    after = seen.state.copy()
    after.apply(seen.seat, action)
    return after.turn() < 0 and after.reveals == seen.state.reveals and after.outcome(seen.seat) == 1.0


def duel(bot: SearchBot, seen: Seen, rng: Rng, two: tuple[int, int], ms: float) -> tuple[float, float]:
    """By how much the first of two moves leads in winning chance, and the standard error of that."""
    effort = bot.effort(bot.manner_in(seen.game), seen)
    race = Race(seen.game.judge, seen.game.rules.actions, rng)
    race.forget()
    race.ready(seen.state, seen.seat, effort)
    nodes = [race.add(race.root, seen.seat, action) for action in two]
    gaps: list[float] = []
    ends = time.perf_counter() + ms / 1000.0
    while len(gaps) < LEAST_LAPS or (len(gaps) < MOST_LAPS and time.perf_counter() < ends):
        one, other = (race.play_out(seen.state, node, len(gaps), effort) for node in nodes)
        gaps.append(one - other)
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, math.sqrt(spread / len(gaps))
