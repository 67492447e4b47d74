"""What the results show: win shares with their intervals, ratings, points, time."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from misto.lab.match import Result
from misto.lab.share import Share, wilson


@dataclass(frozen=True)
class Pairing:
    """How the single ``one`` fared among ``rest``."""

    one: str
    rest: str
    share: Share
    points_one: float
    points_rest: float
    swept: float  # the share of deals that ``one`` won from every seat,
    lost: float  # and from none; in the others the luck of the seat decided


@dataclass(frozen=True)
class Standing:
    bot: str
    games: int
    wins: Share
    rating: float
    doubt: float  # the rating's standard deviation
    points: float
    ms: float  # per decision
    slowest_ms: float  # mean of its slowest game
    faults: int


def pairing_of(result: Result) -> tuple[str, str, int]:
    """Who was alone, against whom, and where; the key says so."""
    one, rest, _, place = result.key.rsplit("|", 3)
    return one, rest, int(place)


def pairings(results: Sequence[Result]) -> list[Pairing]:
    rows: dict[tuple[str, str], list[tuple[Result, int]]] = {}
    for result in results:
        one, rest, place = pairing_of(result)
        rows.setdefault((one, rest), []).append((result, place))
    out: list[Pairing] = []
    for (one, rest), played in rows.items():
        n = len(played)
        others = sum(len(r.points) - 1 for r, _ in played)
        mine = sum(r.points[place] for r, place in played)
        everyone = sum(sum(r.points) for r, _ in played)
        share = wilson(sum(r.outcome[place] for r, place in played), n)
        out.append(Pairing(one, rest, share, mine / n, (everyone - mine) / others, *sweeps(played)))
    return out


def sweeps(played: Sequence[tuple[Result, int]]) -> tuple[float, float]:
    """The shares of deals won from every seat, and from none."""
    deals: dict[int, list[float]] = {}
    for result, place in played:
        deals.setdefault(result.deal, []).append(result.outcome[place])
    won = sum(min(shares) == 1.0 for shares in deals.values())
    lost = sum(max(shares) == 0.0 for shares in deals.values())
    return won / len(deals), lost / len(deals)


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """Best first by rating."""
    rated = ratings(bots, results)
    rows: list[Standing] = []
    for bot in bots:
        seats = [(r, seat) for r in results for seat, name in enumerate(r.bots) if name == bot]
        if not seats:
            continue
        decisions = sum(r.decisions[seat] for r, seat in seats)
        pace = [1000 * r.seconds[seat] / max(1, r.decisions[seat]) for r, seat in seats]
        rating, doubt = rated[bot]
        rows.append(
            Standing(
                bot,
                len(seats),
                wilson(sum(r.outcome[seat] for r, seat in seats), len(seats)),
                rating,
                doubt,
                sum(r.points[seat] for r, seat in seats) / len(seats),
                1000 * sum(r.seconds[seat] for r, seat in seats) / max(1, decisions),
                max(pace),
                sum(r.faults[seat] for r, seat in seats),
            )
        )
    return sorted(rows, key=lambda row: (-row.rating, row.bot))


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings by openskill over the games in their order; (mean, deviation) by bot."""
    model = PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        # Several seats of one bot are several players of one strength: it learns their mean.
        seats = [[model.create_rating([now[name].mu, now[name].sigma])] for name in result.bots]
        places = [-share for share in result.outcome]
        rated = model.rate(seats, ranks=places)
        for bot in set(result.bots):
            mine = [rated[seat][0] for seat, name in enumerate(result.bots) if name == bot]
            now[bot].mu = sum(r.mu for r in mine) / len(mine)
            now[bot].sigma = sum(r.sigma for r in mine) / len(mine)
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in now.items()}
