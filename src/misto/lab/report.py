"""Reports: one page of HTML each, complete in itself, that people would rather look at than read."""

from collections.abc import Sequence
from statistics import fmean, quantiles

from misto.core.facts import Matter
from misto.core.game import Game
from misto.core.record import from_json
from misto.games.registry import GAMES, find_game
from misto.lab import plots
from misto.lab.match import Result
from misto.lab.matters import Doing, Findings, Part, find
from misto.lab.plots import Bar
from misto.lab.share import Share, wilson
from misto.lab.simulate import Simulated, mean_and_error
from misto.lab.standings import Pairing, Standing, pairings, standings
from misto.lab.tournament import Tournament
from misto.text import Text


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def win_bar(name: str, wins: Share, more: str = "") -> Bar:
    return Bar(name, wins.share, percent(wins.share) + more, wins.low, wins.high)


def short(value: float) -> str:
    """The digits that mean something: 0.031, 1.42, 118."""
    if abs(value) >= 100:
        return f"{value:.0f}"
    return f"{value:.3g}" if abs(value) >= 1 else f"{value:.2g}"


# --- a simulation


def simulation_page(result: Simulated, say: Text) -> str:
    """Seat advantage, points, length, and what matters in this game; needs kept records."""
    plan, played = result.plan, result.played
    game = find_game(plan.game)
    found = find(game, (from_json(GAMES, p.record) for p in played))
    options = ", ".join(f"{k}={v}" for k, v in plan.options.items() if v != default_of(game, k))
    facts = say.say(
        "report-facts",
        seats=plan.seats,
        bots=", ".join(plan.bots),
        seed=plan.seed,
        options=options or "–",
    )
    points = [float(v) for p in played for v in p.points]
    turns = [float(p.turns) for p in played]
    figures = [
        (say.say("report-large-games"), f"{len(played):,}".replace(",", " ")),
        (say.say("report-large-points"), mean_of(points)),
        (say.say("report-large-winner"), mean_of([float(max(p.points)) for p in played])),
        (say.say("report-large-turns"), mean_of(turns)),
    ]
    body = [
        plots.section(say.say("report-seats"), seat_plot(result, say), about=say.say("report-seats-about")),
        points_section(result, say),
        spread_section("report-length", turns, say),
        *[matter_section(game, matter, found, say) for matter in game.facts.matters],
    ]
    if game.paper is not None:
        body.append(sheet_section(game, found, say))
    title = say.say(f"{plan.game}-name")
    return plots.page(say.lang, title, facts, plots.large(figures), body, game.facts.colours)


def default_of(game: Game, key: str) -> object:
    return next((row.default for row in game.rules.options if row.key == key), None)


def mean_of(values: Sequence[float]) -> str:
    """The mean and its standard error."""
    if min(values) == max(values):
        return short(values[0])
    mean, error = mean_and_error(values)
    return f"{mean:.1f} ± {error:.2g}"


def spread(values: Sequence[float], say: Text) -> str:
    """A histogram's caption."""
    quarter, _, last = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return say.say(
        "report-spread",
        mean=short(fmean(values)),
        low=short(quarter),
        high=short(last),
        least=short(min(values)),
        most=short(max(values)),
    )


def spread_section(key: str, values: Sequence[float], say: Text) -> str:
    title = say.say(key)
    if min(values) == max(values):
        return plots.section(title, about=say.say("report-always", value=short(values[0])))
    return plots.section(title, plots.histogram(title, values, spread(values, say)))


def points_section(result: Simulated, say: Text) -> str:
    """Points at the end; where different bots play, each has its own under the others."""
    title = say.say("report-points")
    by_bot: dict[str, list[float]] = {}
    for played in result.played:
        for bot, points in zip(result.plan.bots, played.points, strict=True):
            by_bot.setdefault(bot, []).append(float(points))
    everything = [points for values in by_bot.values() for points in values]
    within = min(everything), max(everything)
    parts = []
    for bot, values in by_bot.items():
        caption = spread(values, say)
        named = caption if len(by_bot) == 1 else f"{bot}: {caption}"
        parts.append(plots.histogram(title, values, named, within))
    return plots.section(title, *parts)


def seat_plot(result: Simulated, say: Text) -> str:
    rows: list[Bar] = []
    games = len(result.played)
    for seat, bot in enumerate(result.plan.bots):
        wins = wilson(sum(p.outcome[seat] for p in result.played), games)
        rows.append(win_bar(f"{seat + 1} · {bot}", wins))
    return plots.bars(say.say("report-seats"), rows, mark=1 / result.plan.seats)


def matter_section(game: Game, matter: Matter, found: Findings, say: Text) -> str:
    """Every thing done: the win share of seats that did it, or the turns it was done in."""
    doings = found.doings.get(matter.key, {})
    title, about = (say.say(f"{game.name}-matter-{matter.key}{more}") for more in ("", "-about"))
    if not doings:
        return plots.section(title, f"<p>{say.say('report-nothing')}</p>")
    if matter.shows == "turns":
        return plots.section(title, *turn_plots(game, matter, doings, say), about=about)
    in_order = matter.shows == "steps"
    rows = []
    for what, d in sorted(doings.items(), key=lambda item: item[0] if in_order else -item[1].win_share()):
        more = f" · {d.times / found.seats:.2f}"
        if in_order:
            more += f" · {short(d.mean_points())}"
        rows.append(win_bar(name_of(game, matter, what, say), wilson(d.wins, d.seats), more))
    return plots.section(title, plots.bars(title, rows, mark=found.winners / found.seats), about=about)


def turn_plots(game: Game, matter: Matter, doings: dict[str, Doing], say: Text) -> list[str]:
    """A histogram of turns for every thing done, over the same range."""
    turns = [float(turn) for d in doings.values() for turn in d.turns]
    parts = []
    for what, d in sorted(doings.items()):
        named = f"{name_of(game, matter, what, say)} · {d.times} ×: {spread(d.turns, say)}"
        parts.append(plots.histogram(named, d.turns, named, (min(turns), max(turns))))
    return parts


def name_of(game: Game, matter: Matter, what: str, say: Text) -> str:
    prefix = game.words.names.get(matter.fact)
    if prefix is not None:
        return say.name(game, prefix, what)
    return say.say(f"{game.name}-matter-{matter.fact}", what=what.upper())


def sheet_section(game: Game, found: Findings, say: Text) -> str:
    """Mean points a seat by part of the score sheet, and the winners'."""
    title = say.say("report-sheet")
    rows = []
    for part, worth in found.parts.items():
        mean = worth.points / found.seats
        winners = worth.of_winners / max(found.winners, 1e-9)
        rows.append(Bar(part_name(game, part, say), mean, f"{mean:.1f} · {winners:.1f}"))
    behind = table_behind(game, found, say) if game.facts.behind else ""
    return plots.section(title, plots.bars(title, rows), behind, about=say.say("report-sheet-about"))


def table_behind(game: Game, found: Findings, say: Text) -> str:
    """What the points of a line are made of, by the columns the room names."""
    columns = game.facts.behind
    rows = []
    for part, worth in found.parts.items():
        numbers = worth.numbers
        if columns[0].number in numbers:
            shares = [
                f"{numbers[c.number] / max(numbers[c.over], 1):.2f}"
                if c.over
                else f"{numbers[c.number] / found.seats:.1f}"
                for c in columns
            ]
            rows.append([part_name(game, part, say), *shares])
    titles = ("line", *(c.key for c in columns))
    return plots.table([say.say(f"{game.name}-column-{key}") for key in titles], rows)


def part_name(game: Game, part: Part, say: Text) -> str:
    """A part has a name of its own, or is called like the component that brings it."""
    if say.has(f"{game.name}-part-{part.key}"):
        return say.tell(game, f"part-{part.key}", dict(part.facts))
    prefix = "colour" if "colour" in game.words.names else "card"
    return say.name(game, prefix, part.key)


# --- a tournament


def tournament_page(plan: Tournament, results: Sequence[Result], say: Text) -> str:
    options = ", ".join(f"{k}={v}" for k, v in plan.options.items())
    facts = say.say(
        "report-facts",
        seats=plan.seats,
        bots=", ".join(plan.bots),
        seed=plan.seed,
        options=f"{options or '–'}; scale {plan.scale:g}",
    )
    ranks = standings(plan.bots, results)
    met = pairings(results)
    turns = [float(r.turns) for r in results]
    figures = [
        (say.say("report-large-games"), f"{len(results):,}".replace(",", " ")),
        (say.say("report-large-best"), ranks[0].bot),
        (say.say("report-large-turns"), mean_of(turns)),
    ]
    body = [
        plots.section(say.say("report-standings"), standings_plot(ranks, say), standings_table(ranks, say)),
        pairings_section(plan, ranks, met, say),
        plots.section(say.say("report-pace"), pace_plot(ranks, say)),
        spread_section("report-length", turns, say),
    ]
    game = find_game(plan.game)
    title = say.say("report-tournament", game=say.say(f"{plan.game}-name"))
    return plots.page(say.lang, title, facts, plots.large(figures), body, game.facts.colours)


def standings_plot(ranks: Sequence[Standing], say: Text) -> str:
    rows = [win_bar(r.bot, r.wins) for r in ranks]
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
        short(r.ms),
        str(r.faults),
    ]


def pairings_section(plan: Tournament, ranks: Sequence[Standing], met: Sequence[Pairing], say: Text) -> str:
    """Bars with intervals; and with two at the table, who beats whom at a glance."""
    title = say.say("report-pairings")
    rows = [win_bar(f"{p.one} · {p.rest}", p.share) for p in met]
    parts = [plots.bars(title, rows, mark=1 / plan.seats)]
    if plan.seats == 2 and len(ranks) > 2:
        cells = {(p.one, p.rest): p.share.share for p in met}
        cells |= {(p.rest, p.one): 1 - p.share.share for p in met}
        parts.insert(0, plots.crossed([r.bot for r in ranks], cells))
    return plots.section(title, *parts, about=say.say("report-pairings-about"))


def pace_plot(ranks: Sequence[Standing], say: Text) -> str:
    rows = [Bar(r.bot, r.ms, short(r.ms)) for r in ranks]
    return plots.bars(say.say("report-pace"), rows)
