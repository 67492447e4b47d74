"""The strength table as people read it: Markdown between two marks of a page, and a picture beside it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path

from misto.lab.share import Share
from misto.lab.simulate import mean_and_error
from misto.lab.tournament import Tournament

BEGIN, END = "<!-- strength: make strength -->", "<!-- end of strength -->"
PICTURE = "strength.svg"


@dataclass(frozen=True)
class Told:
    """What a row of results says. Alone there is nobody to win against: points, and gaps on shared deals."""

    name: str
    plan: Tournament
    games: int
    share: Share | None
    points_one: float
    points_rest: float
    cut: float  # the share of decisions that time ended
    swept: float = 0.0  # deals that the first won from every seat
    lost: float = 0.0  # and from none
    gaps: tuple[float, ...] = ()
    won: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Rating:
    bot: str
    games: int
    share: float
    rating: float
    doubt: float  # standard deviation


@dataclass(frozen=True)
class Rated:
    game: str
    table: str
    bots: tuple[Rating, ...]  # best first
    colours: tuple[str, str]


def written(
    told: Sequence[Told], strengths: Sequence[Rated], page: Path | None, scale: float, seed: int
) -> str:
    """The tables as text; into the page and its picture, if one is named."""
    parts = [about(told, scale, seed), *table_parts(told), *rating_parts(strengths, page is not None)]
    text = "\n".join(parts)
    if page is not None:
        page.write_text(with_tables(page.read_text(encoding="utf-8"), text), encoding="utf-8")
        if strengths:
            page.with_name(PICTURE).write_text(picture(strengths), encoding="utf-8")
    return text


def with_tables(page: str, text: str) -> str:
    """The page with the part between the marks written anew; without marks it is added at the end."""
    before, found, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if found else "\n"
    return f"{before.rstrip()}\n\n{BEGIN}\n\n{text}\n{END}{after}"


def about(told: Sequence[Told], scale: float, seed: int) -> str:
    games = sorted({one.games for one in told})
    if not games:
        most = "no row is finished"
    else:
        most = f"{games[0]} games a row" if len(games) == 1 else f"{games[0]} to {games[-1]} games a row"
    return (
        f"`make strength` (scale {scale:g}, seed {seed}): {most}, seats rotated, shared deals, every level "
        f"at {scale:g} of its budget, 95 % intervals by Wilson. With more than two seats the first bot sits alone "
        "among others of the second kind: an even share is one in so many seats. "
        "“Time” says how many of the decisions ended by time: where that is 0 a seed repeats the games, "
        "on a busy machine too.\n"
    )


# --- tables


def table_parts(told: Sequence[Told]) -> Iterator[str]:
    for bots, rows in groupby(told, lambda one: one.plan.bots):
        mine = list(rows)
        together = [one for one in mine if one.share is not None]
        alone = [one for one in mine if one.share is None]
        yield f"### {bots[0]} against {bots[1]}\n"
        if together:
            yield "| table | options | seats | games | wins | 95 % | even | points | deals, % | time |"
            yield "|---|---|---|---|---|---|---|---|---|---|"
            yield from (together_line(one) for one in together)
            yield ""
        if alone:
            yield f"Alone, the same deals for both (wins and points: {bots[0]} : {bots[1]}):\n"
            yield "| table | options | games | wins | points | difference, 95 % | time |"
            yield "|---|---|---|---|---|---|---|"
            yield from (alone_line(one) for one in alone)
            yield ""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def options_text(options: Mapping[str, object]) -> str:
    def shown(value: object) -> str:
        if isinstance(value, tuple | list):
            return ",".join(str(one) for one in value)
        return str(value).lower() if isinstance(value, bool) else str(value)

    return " ".join(f"`{key}={shown(value)}`" for key, value in options.items()) or "–"


def together_line(one: Told) -> str:
    share = one.share
    assert share is not None
    split = 1.0 - one.swept - one.lost
    deals = f"{100 * one.swept:.0f} / {100 * split:.0f} / {100 * one.lost:.0f}"
    return (
        f"| {one.name} | {options_text(one.plan.options)} | {one.plan.seats} | {one.games} "
        f"| {percent(share.share)} | {100 * share.low:.1f}–{100 * share.high:.1f} % | {percent(1 / one.plan.seats)} "
        f"| {one.points_one:.1f} : {one.points_rest:.1f} | {deals} | {percent(one.cut)} |"
    )


def alone_line(one: Told) -> str:
    mean, error = mean_and_error(one.gaps)
    won = " : ".join(percent(share) for share in one.won)
    return (
        f"| {one.name} | {options_text(one.plan.options)} | {one.games} | {won} "
        f"| {one.points_one:.1f} : {one.points_rest:.1f} | {mean:+.1f} ± {1.96 * error:.1f} | {percent(one.cut)} |"
    )


def rating_parts(strengths: Sequence[Rated], shown: bool) -> Iterator[str]:
    if not strengths:
        return
    yield "### Ratings\n"
    yield (
        "Everybody against everybody at the plain table for two; Plackett-Luce ratings (openskill), which start at "
        "25 ± 8.3; ± is one standard deviation.\n"
    )
    if shown:
        yield f"![Ratings of every bot in every game, with two standard deviations to either side]({PICTURE})\n"
    yield "| game | bot | games | wins | rating |"
    yield "|---|---|---|---|---|"
    for one in strengths:
        for bot in one.bots:
            yield f"| {one.game} | {bot.bot} | {bot.games} | {percent(bot.share)} | {bot.rating:.1f} ± {bot.doubt:.1f} |"
    yield ""


# --- the picture

WIDTH, NAMES, RIGHT, TOP, LINE, GAP = 760, 190, 60, 34, 22, 26
STYLE = """
text{{font:13px system-ui,sans-serif;fill:#1d2433}}.title{{font-weight:600;font-size:15px}}
.note{{fill:#566074}}.grid{{stroke:#d9d2c3}}.ground{{fill:#fffdf8}}{light}
@media(prefers-color-scheme:dark){{text{{fill:#eef1f6}}.note{{fill:#aab4c5}}.grid{{stroke:#333c4a}}.ground{{fill:#1d232d}}{dark}}}
"""


def picture(strengths: Sequence[Rated]) -> str:
    """A panel a game: every bot's rating as a dot, two standard deviations to either side as a line."""
    low = min(bot.rating - 2 * bot.doubt for one in strengths for bot in one.bots)
    high = max(bot.rating + 2 * bot.doubt for one in strengths for bot in one.bots)
    low, high = 5.0 * int(low // 5), 5.0 * -int(-high // 5)
    parts: list[str] = []
    top = 0
    for number, one in enumerate(strengths):
        parts.append(panel(one, number, top, low, high))
        top += TOP + LINE * len(one.bots) + GAP
    colours = [one.colours for one in strengths]
    style = STYLE.format(
        light="".join(f".g{n}{{fill:{c[0]};stroke:{c[0]}}}" for n, c in enumerate(colours)),
        dark="".join(f".g{n}{{fill:{c[1]};stroke:{c[1]}}}" for n, c in enumerate(colours)),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" role="img">'
        f'<style>{style}</style><rect class="ground" width="{WIDTH}" height="{top}"/>{"".join(parts)}</svg>\n'
    )


def panel(one: Rated, number: int, top: int, low: float, high: float) -> str:
    def across(rating: float) -> float:
        return NAMES + (rating - low) / max(1e-9, high - low) * (WIDTH - NAMES - RIGHT)

    bottom = top + TOP + LINE * len(one.bots)
    out = [f'<text class="title" x="12" y="{top + 20}">{escape(one.game)}</text>']
    mark = low
    while mark <= high:
        x = across(mark)
        out.append(f'<path class="grid" d="M{x:.1f} {top + TOP}V{bottom}"/>')
        out.append(f'<text class="note" x="{x:.1f}" y="{bottom + 14}" text-anchor="middle">{mark:g}</text>')
        mark += 5.0 if high - low <= 60 else 10.0
    for place, bot in enumerate(one.bots):
        y = top + TOP + LINE * place + LINE / 2
        left, right = across(bot.rating - 2 * bot.doubt), across(bot.rating + 2 * bot.doubt)
        out.append(f'<text x="{NAMES - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(bot.bot[:26])}</text>')
        out.append(f'<path class="g{number}" stroke-width="3" d="M{left:.1f} {y:.1f}H{right:.1f}"/>')
        out.append(f'<circle class="g{number}" cx="{across(bot.rating):.1f}" cy="{y:.1f}" r="5"/>')
        out.append(
            f'<text class="note" x="{WIDTH - 12}" y="{y + 4:.1f}" text-anchor="end">{bot.rating:.1f}</text>'
        )
    return "".join(out)
