"""San Juan in the terminal: roles, prices and events in the middle, areas around, one's own hand below."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from misto.cli.board import Flow
from misto.core.game import View
from misto.games.san_juan.catalog import CLASSES, GOOD_IDS, KIND_OF, RECONSTRUCTED, ROLE_IDS
from misto.games.san_juan.seen import SanJuanView
from misto.text import Text

INK = {
    "indigo_plant": "blue",
    "sugar_mill": "white",
    "tobacco_storage": "yellow",
    "coffee_roaster": "red",
    "silver_smelter": "bright_white",
}
UNSURE = {fact.split(".")[0] for fact in RECONSTRUCTED}


def name(text: Text, prefix: str, what: str) -> str:
    return text.say(f"san_juan-{prefix}-{what}")


def ink(kind: str) -> str:
    if kind in INK:
        return INK[kind]
    return "bold magenta" if CLASSES[KIND_OF[kind]] in ("six", "cathedral") else "magenta"


def middle(seen: SanJuanView, text: Text) -> Styled:
    """What lies between the players."""
    lines = Styled()
    lines.append(text.say("san_juan-roles") + ": ", style="dim")
    for role in ROLE_IDS:
        free = seen["roles"][role]
        said = name(text, "role", role) if free else f"✗{name(text, 'role', role)}"
        lines.append(said + "  ", style="bold" if free else "dim")
    if seen["prices"]:
        lines.append("\n" + text.say("san_juan-prices") + ": ", style="dim")
        for good, price in zip(GOOD_IDS, seen["prices"], strict=False):
            lines.append(f"{name(text, 'good', good)} {price}  ")
    lines.append("\n" + text.say("san_juan-deck", deck=seen["deck"], discards=seen["discards"]), style="dim")
    if seen["cathedral"] == "table":
        lines.append(
            f"\n{name(text, 'card', 'cathedral')}: {text.say('san_juan-table')}", style="bold magenta"
        )
    if seen["event_row"]:
        lines.append("\n" + text.say("san_juan-events") + ": ", style="dim")
        lines.append(
            ", ".join(name(text, "event_card", event) for event in seen["event_row"]), style="bold cyan"
        )
    return lines


def area(seen: SanJuanView, seat: int, text: Text, who: str) -> RenderableType:
    mine = seen["areas"][seat]
    lines = Styled()
    for building in mine["buildings"]:
        kind = building["card"]
        lines.append(f"{seen['costs'][kind]} ", style="dim")
        lines.append(name(text, "card", kind), style=ink(kind))
        if building["good"]:
            lines.append(f" ● {text.say('san_juan-good-here')}", style="bold yellow")
        piles = sum(building.get("piles", {}).values())
        if piles:
            lines.append(" " + text.say("san_juan-pile-here", count=piles), style="green")
        if building["covered"]:
            cards = ", ".join(name(text, "card", card) for card in building["covered"])
            lines.append(" " + text.say("san_juan-covered-here", cards=cards), style="dim")
        lines.append("\n")
    lines.rstrip()
    title, active = area_title(seen, seat, text, who)
    return Panel(lines, title=title, title_align="left", border_style="bold green" if active else "dim")


def area_title(seen: SanJuanView, seat: int, text: Text, who: str) -> tuple[str, bool]:
    mine = seen["areas"][seat]
    active = seen["actor"] == seat and not seen["over"]
    facts = {"size": mine["size"], "hand": mine["hand_size"], "points": mine["points"]}
    head = f"{'▶ ' if active else ''}{who}{' ♛' if seen['governor'] == seat else ''} · "
    return head + text.say("san_juan-area-head", **facts), active


def held(seen: SanJuanView, cards: list[tuple[str, int]], title: str, text: Text) -> RenderableType:
    """Cards with cost and points, for the one who may see them."""
    table = Table.grid(padding=(0, 1))
    for kind, copies in cards:
        times = f" ×{copies}" if copies > 1 else ""
        star = "*" if kind in UNSURE else ""
        label = Styled(f"{name(text, 'card', kind)}{star}{times}", style=ink(kind))
        table.add_row(Styled(str(seen["costs"][kind]), style="bold"), label, f"({seen['vp'][kind]})")
    return Panel(table, title=title, title_align="left", border_style="dim")


def brief_area(seen: SanJuanView, seat: int, text: Text, who: str) -> RenderableType:
    """An area as running text."""
    lines = Flow(area_title(seen, seat, text, who)[0] + ":")
    for building in seen["areas"][seat]["buildings"]:
        kind = building["card"]
        said = name(text, "card", kind)
        if building["good"]:
            said += " ●"
        if piles := sum(building.get("piles", {}).values()):
            said += f" {text.say('san_juan-pile-here', count=piles)}"
        lines.add(said, ink(kind))
    return lines


def brief_held(seen: SanJuanView, cards: list[tuple[str, int]], title: str, text: Text) -> RenderableType:
    lines = Flow(title + ":")
    for kind, copies in cards:
        times = f" ×{copies}" if copies > 1 else ""
        star = "*" if kind in UNSURE else ""
        said = f"{seen['costs'][kind]} {name(text, 'card', kind)}{star}{times} ({seen['vp'][kind]})"
        lines.add(said, ink(kind))
    return lines


def brief(view: View, text: Text, names: list[str]) -> list[RenderableType]:
    """The parts of a small board, the weightiest first: hand, own area, the middle, the others."""
    seen = cast(SanJuanView, view)
    mine = max(seen["seat"], 0)
    own: list[RenderableType] = [brief_area(seen, mine, text, names[mine])]
    hand = seen["areas"][mine]["hand"] if seen["seat"] >= 0 else {}
    if hand:
        own.append(brief_held(seen, list(hand.items()), text.say("san_juan-hand"), text))
    if seen["drawn"]:
        cards = [(kind, seen["drawn"].count(kind)) for kind in dict.fromkeys(seen["drawn"])]
        own.append(brief_held(seen, cards, text.say("san_juan-drawn"), text))
    parts: list[RenderableType] = [Group(*own), middle(seen, text)]
    return parts + [brief_area(seen, seat, text, who) for seat, who in enumerate(names) if seat != mine]


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    seen = cast(SanJuanView, view)
    phase = text.say("san_juan-phase", phase=name(text, "phase", seen["phase"]))
    head = f"{text.say('san_juan-round', round=seen['round'])}   {phase}"
    parts: list[RenderableType] = [Styled(head, style="bold"), Panel(middle(seen, text), border_style="dim")]
    parts.append(Columns([area(seen, seat, text, who) for seat, who in enumerate(names)], padding=(0, 1)))
    own = seen["areas"][seen["seat"]]["hand"] if seen["seat"] >= 0 else {}
    hands: list[RenderableType] = []
    if own:
        hands.append(held(seen, list(own.items()), text.say("san_juan-hand"), text))
    if seen["drawn"]:
        cards = [(kind, seen["drawn"].count(kind)) for kind in dict.fromkeys(seen["drawn"])]
        hands.append(held(seen, cards, text.say("san_juan-drawn"), text))
    if hands:
        parts.append(Columns(hands, padding=(0, 1)))
    if any(kind in UNSURE for kind in [*own, *seen["drawn"]]):
        parts.append(Styled(text.say("san_juan-reconstructed"), style="dim"))
    return Group(*parts)
