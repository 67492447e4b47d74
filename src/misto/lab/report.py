"""Reports: one page of HTML each, complete in itself, that people would rather look at than read."""

from collections.abc import Sequence

from misto.core.game import Game
from misto.core.record import from_json
from misto.games.registry import GAMES, find_game
from misto.lab import plots
from misto.lab.match import Result
from misto.lab.matters import MATTERS, Findings, Matter, find
from misto.lab.plots import Bar
from misto.lab.simulate import Result as Simulated
from misto.lab.simulate import wilson
from misto.lab.table import Pairing, Standing, pairings, standings
from misto.lab.tournament import Tournament
from misto.text import Text


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# --- a simulation


def simulation_page(result: Simulated, say: Text) -> str:
    """Seat advantage, points, length, and what matters in this game; needs kept records."""
    plan, played = result.plan, result.played
    game = find_game(plan.game)
    found = find(game, (from_json(GAMES, p.record) for p in played))
    options = ", ".join(f"{k}={v}" for k, v in plan.options.items() if v != default_of(game, k))
    facts = say.say(
        "report-facts",
        games=len(played),
        seats=plan.seats,
        bots=", ".join(plan.bots),
        seed=plan.seed,
        options=options or "–",
    )
    body = [
        plots.section(say.say("report-seats"), seat_plot(result, say)),
        plots.section(
            say.say("report-points"),
            plots.histogram(say.say("report-points"), [v for p in played for v in p.points]),
        ),
        plots.section(
            say.say("report-length"),
            plots.histogram(say.say("report-length"), [float(p.turns) for p in played]),
        ),
        *[matter_section(game, matter, found, say) for matter in MATTERS.get(game.name, ())],
        sheet_section(game, found, say),
    ]
    return plots.page(say.lang, say.say(f"{plan.game}-name"), facts, body)


def default_of(game: Game, key: str) -> object:
    return next((row.default for row in game.options if row.key == key), None)


def seat_plot(result: Simulated, say: Text) -> str:
    rows: list[Bar] = []
    games = len(result.played)
    for seat, bot in enumerate(result.plan.bots):
        share = sum(p.outcome[seat] for p in result.played) / games
        low, high = wilson(share, games)
        rows.append(Bar(f"{seat + 1} · {bot}", share, percent(share), low, high))
    return plots.bars(say.say("report-seats"), rows, mark=1 / result.plan.seats)


def matter_section(game: Game, matter: Matter, found: Findings, say: Text) -> str:
    """A bar for every thing done: the win share of seats that did it, or the turn it was done in."""
    doings = found.doings.get(matter.key, {})
    title = say.say(f"report-matter-{matter.key}")
    if not doings:
        return plots.section(title, f"<p>{say.say('report-nothing')}</p>")
    if matter.by_turn:
        rows = [
            Bar(name_of(game, matter, what, say), d.mean_turn(), f"{d.mean_turn():.1f} · {d.times}")
            for what, d in sorted(doings.items())
        ]
        return plots.section(title, plots.bars(title, rows))
    rows = []
    for what, d in sorted(doings.items(), key=lambda item: -item[1].win_share()):
        low, high = wilson(d.win_share(), d.seats)
        a_seat = d.times / found.seats
        note = f"{percent(d.win_share())} · {a_seat:.2f}"
        rows.append(Bar(name_of(game, matter, what, say), d.win_share(), note, low, high))
    return plots.section(title, plots.bars(title, rows, mark=found.winners / found.seats))


def name_of(game: Game, matter: Matter, what: str, say: Text) -> str:
    prefix = game.names.get(matter.fact)
    if prefix is not None and say.has(f"{game.name}-{prefix}-{what}"):
        return say.name(game, prefix, what)
    return what.upper() if matter.by_turn else what


def sheet_section(game: Game, found: Findings, say: Text) -> str:
    """Mean points a seat by line of the score sheet, and the winners'."""
    title = say.say("report-sheet")
    rows = []
    for line, points in found.points.items():
        mean = points / found.seats
        winners = found.points_of_winners[line] / max(found.winners, 1e-9)
        rows.append(Bar(line_name(game, line, say), abs(mean), f"{mean:.1f} / {winners:.1f}"))
    return plots.section(title, plots.bars(title, rows))


def line_name(game: Game, line: str, say: Text) -> str:
    for prefix in sorted(set(game.names.values())):
        if say.has(f"{game.name}-{prefix}-{line}"):
            return say.name(game, prefix, line)
    return line.replace("_", " ").replace("-", " ")


# --- a tournament


def tournament_page(plan: Tournament, results: Sequence[Result], say: Text) -> str:
    options = ", ".join(f"{k}={v}" for k, v in plan.options.items())
    facts = say.say(
        "report-facts",
        games=len(results),
        seats=plan.seats,
        bots=", ".join(plan.bots),
        seed=plan.seed,
        options=f"{options or '–'}; scale {plan.scale:g}",
    )
    ranks = standings(plan.bots, results)
    met = pairings(results)
    body = [
        plots.section(say.say("report-standings"), standings_plot(ranks, say), standings_table(ranks, say)),
        plots.section(say.say("report-pairings"), pairings_plot(plan, met, say)),
        plots.section(say.say("report-pace"), pace_plot(ranks, say)),
        plots.section(
            say.say("report-length"),
            plots.histogram(say.say("report-length"), [float(r.turns) for r in results]),
        ),
    ]
    return plots.page(say.lang, say.say("report-tournament", game=say.say(f"{plan.game}-name")), facts, body)


def standings_plot(ranks: Sequence[Standing], say: Text) -> str:
    rows = [Bar(r.bot, r.wins.share, percent(r.wins.share), r.wins.low, r.wins.high) for r in ranks]
    return plots.bars(say.say("report-standings"), rows)


def standings_table(ranks: Sequence[Standing], say: Text) -> str:
    head = [say.say(f"tournament-column-{c}") for c in ("bot", "games", "wins", "interval", "rating")]
    head += [say.say(f"tournament-column-{c}") for c in ("points", "ms", "faults")]
    return plots.table(head, [standing_cells(r) for r in ranks])


def standing_cells(r: Standing) -> list[str]:
    return [
        r.bot,
        str(r.games),
        percent(r.wins.share),
        f"{100 * r.wins.low:.1f}–{100 * r.wins.high:.1f} %",
        f"{r.rating:.1f} ± {r.doubt:.1f}",
        f"{r.points:.1f}",
        f"{r.ms:.1f}",
        str(r.faults),
    ]


def pairings_plot(plan: Tournament, met: Sequence[Pairing], say: Text) -> str:
    rows = [
        Bar(f"{p.one} · {p.rest}", p.share.share, percent(p.share.share), p.share.low, p.share.high)
        for p in met
    ]
    return plots.bars(say.say("report-pairings"), rows, mark=1 / plan.seats)


def pace_plot(ranks: Sequence[Standing], say: Text) -> str:
    rows = [Bar(r.bot, r.ms, f"{r.ms:.1f}") for r in ranks]
    return plots.bars(say.say("report-pace"), rows)
