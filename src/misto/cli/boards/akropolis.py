"""Akropolis in the terminal: the construction site and every city as a map of hexes.

Columns of the map are q, from left to right; each hex is two lines high, so that a neighbour to the
right sits half a hex lower. A hex shows its kind's letter and its level; a tile's number is not
needed to play and is left to the page.
"""

from collections.abc import Callable
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from misto.cli.board import Flow
from misto.core.game import View
from misto.games.akropolis.seen import AkropolisArchitect, AkropolisCity, AkropolisHex, AkropolisView
from misto.text import Text

INK = {
    "house": "bright_blue",
    "market": "yellow",
    "barracks": "bright_red",
    "temple": "magenta",
    "garden": "green",
    "quarry": "bright_black",
}
WIDTH = 3  # letters a column of hexes takes
HALF = 2  # letters half a hex of the small map takes


def ink(kind: str) -> str:
    colour = INK[kind.removesuffix("_plaza")]
    return f"bold reverse {colour}" if kind.endswith("_plaza") else colour


def letter(text: Text, kind: str) -> str:
    return text.say(f"akropolis-letter-{kind}")


def tile(text: Text, hexes: list[str]) -> Styled:
    made = Styled()
    for kind in hexes:
        made.append(letter(text, kind), style=ink(kind))
    return made


def site_rows(view: AkropolisView, text: Text) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    for place, lying in enumerate(view["row"]):
        names = ", ".join(text.say(f"akropolis-hex-{kind}") for kind in lying["hexes"])
        cost = (
            text.say("akropolis-free") if place == 0 else text.say("akropolis-stones", stones=lying["cost"])
        )
        table.add_row(f"{place + 1}", tile(text, lying["hexes"]), Styled(names, style="dim"), cost)
    return table


def site_title(view: AkropolisView, text: Text) -> str:
    return f"{text.say('akropolis-site')} · {text.say('akropolis-stacks', stacks=view['stacks'])}"


def site(view: AkropolisView, text: Text) -> RenderableType:
    title = site_title(view, text)
    return Panel(site_rows(view, text), title=title, title_align="left", border_style="dim", expand=False)


def within_reach(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells up to two steps from the city: a tile on the ground covers no others."""
    for _ in range(2):
        cells = cells | {(q + a, r + b) for q, r in cells for a in (-1, 0, 1) for b in (-1, 0, 1) if a != b}
    return cells


def hex_map(hexes: list[AkropolisHex], text: Text) -> Styled:
    """Cell (q, r) stands in column q, on line 2r + q. q is above the column; empty cells within reach
    of a tile tell their r.
    """
    shown = {(h["q"], h["r"]): h for h in hexes}
    near = within_reach(set(shown))
    low, high = min(h["q"] for h in hexes) - 2, max(h["q"] for h in hexes) + 2
    lines = [2 * h["r"] + h["q"] for h in hexes]
    made = Styled("q", no_wrap=True)
    made.append("".join(f"{q:^{WIDTH}}" for q in range(low, high + 1)) + "\n", style="bold dim")
    for line in range(min(lines) - 2, max(lines) + 3):
        made.append(" ")
        for q in range(low, high + 1):
            r = (line - q) // 2
            if (line - q) % 2:
                made.append(" " * WIDTH)
            elif (q, r) in shown:
                here = shown[q, r]
                made.append(f"{letter(text, here['kind'])}{here['level']}", style=ink(here["kind"]))
                made.append(" " * (WIDTH - 2))
            else:
                made.append(f"{r if (q, r) in near else '':^{WIDTH}}", style="dim")
        made.append("\n")
    made.rstrip()
    return made


def small_map(hexes: list[AkropolisHex], text: Text) -> Styled:
    """Half as high: cell (q, r) stands on line r, half a cell to the right for each r. r is on the left;
    empty cells within reach of a tile tell their q.
    """
    shown = {(h["q"], h["r"]): h for h in hexes}
    near = within_reach(set(shown))
    rows = range(min(r for _, r in near), max(r for _, r in near) + 1)
    left = min(2 * q + r for q, r in near)
    made = Styled(no_wrap=True)
    for r in rows:
        made.append(f"{r:>3}│", style="bold")
        cells = sorted(q for q, row in near if row == r)
        at = left
        for q in cells:
            made.append(" " * HALF * (2 * q + r - at))
            at = 2 * q + r + 2
            if (q, r) in shown:
                here = shown[q, r]
                made.append(f"{letter(text, here['kind'])}{here['level']}", style=ink(here["kind"]))
                made.append(" " * (2 * HALF - 2))
            else:
                made.append(f"{q:<{2 * HALF}}", style="dim")
        made.append("\n")
    made.rstrip()
    return made


def city_title(view: AkropolisView, seat: int, text: Text, who: str) -> str:
    mine = view["cities"][seat]
    title = f"{'▶ ' if view['active'] == seat else ''}{who}"
    title += f" · {text.say('akropolis-stones', stones=mine['stones'])}"
    title += f" · {text.say('akropolis-points', points=mine['points'])}"
    if view["chief"] == seat:
        title += f" · {text.say('akropolis-chief')}"
    return title


def score_lines(mine: AkropolisCity, text: Text) -> list[str]:
    """What every kind of district counts."""
    said = []
    for line in mine["lines"][:-1]:
        facts = {k: v for k, v in line.items() if k not in ("key", "colour")}
        said.append(text.say(f"akropolis-line-{line['key']}", **facts))
    return said


def city(
    view: AkropolisView,
    seat: int,
    text: Text,
    who: str,
    drawn: Callable[[list[AkropolisHex], Text], Styled] = hex_map,
) -> RenderableType:
    mine = view["cities"][seat]
    active = view["active"] == seat
    title = city_title(view, seat, text, who)
    parts: list[RenderableType] = [drawn(mine["hexes"], text)]
    parts += [Styled(said, style="dim") for said in score_lines(mine, text)]
    return Panel(
        Group(*parts), title=title, title_align="left", border_style="bold green" if active else "dim"
    )


def architect(theirs: AkropolisArchitect, text: Text) -> RenderableType:
    made = Styled("")
    for taken in theirs["tiles"]:
        made.append_text(tile(text, taken["hexes"])).append(" ")
    title = text.say("akropolis-architect")
    title += f" · {text.say('akropolis-stones', stones=theirs['stones'])}"
    title += f" · {text.say('akropolis-points', points=theirs['points'])}"
    return Panel(made, title=title, title_align="left", border_style="dim")


def head(seen: AkropolisView, text: Text) -> str:
    return text.say("akropolis-round", round=seen["round"], turn=seen["turn"] + (not seen["over"]))


def held_tile(seen: AkropolisView, text: Text) -> list[RenderableType]:
    if seen["held"] is None:
        return []
    held = Styled(text.say("akropolis-held") + ": ")
    names = ", ".join(text.say(f"akropolis-hex-{kind}") for kind in seen["held"]["hexes"])
    return [held.append_text(tile(text, seen["held"]["hexes"])).append(f"  {names}")]


def flowing(said: list[str]) -> Flow:
    made = Flow(said[0])
    for one in said[1:]:
        made.add(one)
    return made


def brief(view: View, text: Text, names: list[str]) -> list[RenderableType]:
    """The parts of a small board, the weightiest first: own city, the site, what it counts, the others."""
    seen = cast(AkropolisView, view)
    mine = max(seen["seat"], 0)
    own = [Styled(city_title(seen, mine, text, names[mine])), small_map(seen["cities"][mine]["hexes"], text)]
    parts: list[RenderableType] = [Group(*own, *held_tile(seen, text))]
    parts.append(Group(Styled(f"{head(seen, text)} · {site_title(seen, text)}"), site_rows(seen, text)))
    parts.append(flowing(score_lines(seen["cities"][mine], text)))
    others = [city_title(seen, seat, text, who) for seat, who in enumerate(names) if seat != mine]
    if others:
        parts.append(flowing(others))
    if seen["architect"] is not None:
        parts.append(architect(seen["architect"], text))
    return parts


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    seen = cast(AkropolisView, view)
    parts = [*whole(seen, text, names, hex_map), Styled(text.say("akropolis-legend"), style="dim")]
    return Group(*parts)


def draw_small(view: View, text: Text, names: list[str]) -> RenderableType:
    """Every city still, on the map that is half as high."""
    return Group(*whole(cast(AkropolisView, view), text, names, small_map))


def whole(
    seen: AkropolisView,
    text: Text,
    names: list[str],
    drawn: Callable[[list[AkropolisHex], Text], Styled],
) -> list[RenderableType]:
    parts: list[RenderableType] = [Styled(head(seen, text), style="bold"), site(seen, text)]
    cities = [city(seen, seat, text, who, drawn) for seat, who in enumerate(names)]
    parts.append(Columns(cities, padding=(0, 1)))
    if seen["architect"] is not None:
        parts.append(architect(seen["architect"], text))
    return parts + held_tile(seen, text)
