"""Akropolis in the terminal: the construction site and every city as a map of hexes.

Columns of the map are q, from left to right; each hex is two lines high, so that a neighbour to the
right sits half a hex lower. A hex shows its kind's letter and its level; a tile's number is not
needed to play and is left to the page.
"""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from misto.core.game import View
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


def site(view: dict[str, Any], text: Text) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    for place, lying in enumerate(view["row"]):
        names = ", ".join(text.say(f"akropolis-hex-{kind}") for kind in lying["hexes"])
        cost = (
            text.say("akropolis-free") if place == 0 else text.say("akropolis-stones", stones=lying["cost"])
        )
        table.add_row(f"{place + 1}", tile(text, lying["hexes"]), Styled(names, style="dim"), cost)
    title = f"{text.say('akropolis-site')} · {text.say('akropolis-stacks', stacks=view['stacks'])}"
    return Panel(table, title=title, title_align="left", border_style="dim", expand=False)


def within_reach(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells up to two steps from the city: a tile on the ground covers no others."""
    for _ in range(2):
        cells = cells | {(q + a, r + b) for q, r in cells for a in (-1, 0, 1) for b in (-1, 0, 1) if a != b}
    return cells


def hex_map(hexes: list[dict[str, Any]], text: Text) -> Styled:
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


def city(view: dict[str, Any], seat: int, text: Text, who: str) -> RenderableType:
    mine = view["cities"][seat]
    active = view["active"] == seat
    title = f"{'▶ ' if active else ''}{who} · {text.say('akropolis-stones', stones=mine['stones'])}"
    title += f" · {text.say('akropolis-points', points=mine['points'])}"
    if view["chief"] == seat:
        title += f" · {text.say('akropolis-chief')}"
    parts: list[RenderableType] = [hex_map(mine["hexes"], text)]
    for line in mine["lines"][:-1]:
        facts = {k: v for k, v in line.items() if k not in ("key", "colour")}
        parts.append(Styled(text.say(f"akropolis-line-{line['key']}", **facts), style="dim"))
    return Panel(
        Group(*parts), title=title, title_align="left", border_style="bold green" if active else "dim"
    )


def architect(view: dict[str, Any], text: Text) -> RenderableType:
    theirs = view["architect"]
    made = Styled("")
    for taken in theirs["tiles"]:
        made.append_text(tile(text, taken["hexes"])).append(" ")
    title = text.say("akropolis-architect")
    title += f" · {text.say('akropolis-stones', stones=theirs['stones'])}"
    title += f" · {text.say('akropolis-points', points=theirs['points'])}"
    return Panel(made, title=title, title_align="left", border_style="dim")


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    seen: dict[str, Any] = dict(view)
    head = text.say("akropolis-round", round=seen["round"], turn=seen["turn"] + (not seen["over"]))
    parts: list[RenderableType] = [Styled(head, style="bold"), site(seen, text)]
    cities = [city(seen, seat, text, who) for seat, who in enumerate(names)]
    parts.append(Columns(cities, padding=(0, 1)))
    if seen["architect"] is not None:
        parts.append(architect(seen, text))
    if seen["held"] is not None:
        held = Styled(text.say("akropolis-held") + ": ")
        parts.append(held.append_text(tile(text, seen["held"]["hexes"])))
    parts.append(Styled(text.say("akropolis-legend"), style="dim"))
    return Group(*parts)
