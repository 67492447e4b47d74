"""Machi Koro in the terminal: the market, and every city with its coins, cards and landmarks."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from misto.cli.board import Flow
from misto.core.game import View
from misto.games.machi_koro.catalog import KIND_IDS, ROWS
from misto.games.machi_koro.seen import MachiKoroView
from misto.text import Text

INK = {"blue": "bright_blue", "green": "green", "red": "bright_red", "purple": "magenta"}
COLOUR = {row.id: row.colour for row in ROWS}
DICE = " ⚀⚁⚂⚃⚄⚅"


def rolls(kind: str) -> str:
    numbers = ROWS[KIND_IDS.index(kind)].rolls
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def first_roll(kind: str) -> int:
    return ROWS[KIND_IDS.index(kind)].rolls[0]


def name(text: Text, prefix: str, what: str) -> str:
    return text.say(f"machi_koro-{prefix}-{what}")


def market(view: MachiKoroView, text: Text) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 1), expand=False)
    for column, side in (("roll", "right"), ("card", "left"), ("cost", "right"), ("left", "right")):
        table.add_column(text.say(f"machi_koro-column-{column}"), justify=side, style="default")  # type: ignore[arg-type]
    for kind, copies in sorted(view["market"].items(), key=lambda item: first_roll(item[0])):
        if view["market_rule"] == "ten_kinds" and copies == 0:
            continue
        style = INK[COLOUR[kind]] if copies else "dim"
        letter = text.say(f"machi_koro-letter-{COLOUR[kind]}")
        table.add_row(
            rolls(kind),
            Styled(f"{letter} {name(text, 'card', kind)}", style=style),
            str(view["costs"][kind]),
            str(copies),
        )
    title = text.say("machi_koro-market")
    if view["market_rule"] == "ten_kinds":
        title += " · " + text.say("machi_koro-deck-left", cards=view["deck"])
    return Panel(table, title=title, title_align="left", border_style="dim")


def city(view: MachiKoroView, seat: int, text: Text, who: str) -> RenderableType:
    mine = view["cities"][seat]
    lines = Styled()
    for kind, copies in sorted(mine["cards"].items(), key=lambda item: first_roll(item[0])):
        times = f" ×{copies}" if copies > 1 else ""
        lines.append(f"{rolls(kind):>5} ", style="dim")
        lines.append(f"{name(text, 'card', kind)}{times}\n", style=INK[COLOUR[kind]])
    for mark, built in mine["landmarks"].items():
        lines.append("  ★ " if built else "  ☆ ", style="bold yellow" if built else "dim")
        lines.append(name(text, "landmark", mark) + "\n", style="bold yellow" if built else "dim")
    lines.rstrip()
    title, active = city_title(view, seat, who)
    return Panel(
        lines, title=escape(title), title_align="left", border_style="bold green" if active else "dim"
    )


def city_title(view: MachiKoroView, seat: int, who: str) -> tuple[str, bool]:
    mine = view["cities"][seat]
    active = view["active"] == seat and not view["over"]
    title = f"{'▶ ' if active else ''}{who} · {mine['coins']} ¤ · {mine['points']}/{len(mine['landmarks'])} ★"
    return title, active


def head(seen: MachiKoroView, text: Text) -> Styled:
    dice = " ".join(DICE[d] for d in seen["dice"])
    said = text.say("machi_koro-turn", turn=seen["turn"])
    if dice:
        said += f"   {dice}  = {sum(seen['dice']) + seen['added']}"
    return Styled(said, style="bold")


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    seen = cast(MachiKoroView, view)
    cities = [city(seen, seat, text, who) for seat, who in enumerate(names)]
    grid = Table.grid(padding=(0, 1))
    grid.add_row(market(seen, text), Columns(cities, padding=(0, 1)))
    return Group(head(seen, text), grid)


def brief_city(view: MachiKoroView, seat: int, text: Text, who: str) -> RenderableType:
    """One's own city as running text: every card by name."""
    mine = view["cities"][seat]
    lines = Flow(city_title(view, seat, who)[0])
    for kind, copies in sorted(mine["cards"].items(), key=lambda item: first_roll(item[0])):
        times = f"×{copies}" if copies > 1 else ""
        said = f"{rolls(kind)} {name(text, 'card', kind)}{times}"
        lines.add(said, INK[COLOUR[kind]])
    for mark, built in mine["landmarks"].items():
        said = f"{'★' if built else '☆'} {name(text, 'landmark', mark)}"
        lines.add(said, "bold yellow" if built else "")
    return lines


def brief_others(view: MachiKoroView, mine: int, text: Text, names: list[str]) -> RenderableType:
    """A line a city: its cards by roll and colour."""
    lines = []
    for seat, who in enumerate(names):
        if seat == mine:
            continue
        line = Styled(city_title(view, seat, who)[0] + " · ", no_wrap=True, overflow="ellipsis")
        cards = view["cities"][seat]["cards"]
        for kind, copies in sorted(cards.items(), key=lambda item: first_roll(item[0])):
            times = f"×{copies}" if copies > 1 else ""
            letter = text.say(f"machi_koro-letter-{COLOUR[kind]}")
            line.append(f"{rolls(kind)}{letter}{times} ", style=INK[COLOUR[kind]])
        lines.append(line)
    return Group(*lines)


def brief_market(view: MachiKoroView, text: Text) -> RenderableType:
    lines = Flow(text.say("machi_koro-market") + ":")
    for kind, copies in sorted(view["market"].items(), key=lambda item: first_roll(item[0])):
        if copies:
            letter = text.say(f"machi_koro-letter-{COLOUR[kind]}")
            said = f"{rolls(kind)}{letter} {name(text, 'card', kind)} {view['costs'][kind]}¤×{copies}"
            lines.add(said, INK[COLOUR[kind]])
    return lines


def brief(view: View, text: Text, names: list[str]) -> list[RenderableType]:
    """The parts of a small board, the weightiest first: the reader's own city, the market, the others."""
    seen = cast(MachiKoroView, view)
    mine = max(seen["seat"], 0)
    parts: list[RenderableType] = [brief_city(seen, mine, text, names[mine])]
    return [*parts, head(seen, text), brief_market(seen, text), brief_others(seen, mine, text, names)]
