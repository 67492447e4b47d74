"""Welcome To in the terminal: the three pairs, the plans, and the three streets of every sheet."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from misto.core.game import View
from misto.games.welcome_to.seen import WelcomeToOpponent, WelcomeToSheet, WelcomeToView
from misto.text import Text

INK = {
    "fence": "bright_white",
    "estate_value": "magenta",
    "park": "green",
    "pool": "bright_blue",
    "temp": "yellow",
    "bis": "bright_red",
}
SIGN = {"fence": "┃", "estate_value": "¤", "park": "♣", "pool": "≈", "temp": "±", "bis": "⌂"}
FULL_SHEETS = 3  # with more players the others are shown as one line each
SPENT_INK = {"A": "on dark_green", "B": "on dark_blue", "C": "on purple4"}


def say(text: Text, key: str, **facts: object) -> str:
    return text.say(f"welcome_to-{key}", **facts)


def action(text: Text, name: str) -> Styled:
    return Styled(f"{SIGN[name]} {say(text, f'action-{name}')}", style=INK[name])


def offer(view: WelcomeToView, text: Text) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2), show_header=False)
    for i, pair in enumerate(view["offer"] or ()):
        row: list[RenderableType] = [
            Styled(str(i + 1), style="dim"),
            Styled(f"{pair['number']:>2}", style="bold"),
            action(text, pair["action"]),
        ]
        if "next_action" in pair:
            later = say(text, "next", action=say(text, f"action-{pair['next_action']}"))
            row.append(Styled(later, style="dim"))
        table.add_row(*row)
    title = say(text, "pairs" if view["mode"] == "piles" else "hand")
    title += " · " + say(text, "cards-left", left=view["left"])
    if view["top"] is not None:
        top = "AAA" if view["top"] == "special" else say(text, f"action-{view['top']}")
        title += " · " + say(text, "next", action=top)
    return Panel(table, title=title, title_align="left", border_style="dim")


def marked(value: object, certainty: str) -> str:
    """WT-0.3: a reconstructed value is never shown as a printed one."""
    return f"{value}~" if certainty == "reconstructed" else str(value)


def plans(view: WelcomeToView, text: Text) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2), show_header=False)
    doubtful = False
    for plan in view["plans"]:
        sure = plan["certainty"]
        doubtful |= "reconstructed" in sure.values()
        named = say(text, f"plan-{plan['plan']}")
        if plan["kind"] == "estates" and plan["street"] == "any" and not plan["bis"] + plan["pools"]:
            named = " + ".join("█" * min(size, 6) + f" {size}" for size in plan["estates"])
        values = Styled()
        first, later = marked(plan["first"], sure["first"]), marked(plan["later"], sure["later"])
        values.append(
            first if plan["approved"] else f"[{first}]", style="dim" if plan["approved"] else "bold"
        )
        values.append(" / ", style="dim")
        values.append(
            f"[{later}]" if plan["approved"] else later, style="bold" if plan["approved"] else "dim"
        )
        side = say(text, "approved" if plan["approved"] else "project")
        table.add_row(
            Styled(marked(plan["letter"], sure["letter"]), style="bold"),
            marked(named, sure["condition"]),
            values,
            Styled(side, style="dim"),
        )
    body: list[RenderableType] = [table]
    if doubtful:
        body.append(Styled(say(text, "reconstructed"), style="dim italic"))
    return Panel(Group(*body), title=say(text, "plans"), title_align="left", border_style="dim")


def street(view: WelcomeToView, sheet: WelcomeToSheet, which: int, text: Text) -> list[Styled]:
    """Two lines: houses between their fences, and pools below them."""
    road = sheet["streets"][which]
    values = view["tracks"][f"park_{('top', 'middle', 'bottom')[which]}"]["values"]
    above, below = Styled(), Styled()
    above.append("┃", style="bold bright_white")
    below.append(" ")
    spent = {house: letter for letter, houses in road["spent"].items() for house in houses}
    for house, number in enumerate(road["numbers"], 1):
        ground = SPENT_INK.get(spent.get(house, ""), "")
        if house in road["roundabouts"]:
            above.append(" ◉ ", style="bold yellow")
        elif number is None:
            above.append(" · ", style="dim")
        else:
            mark = say(text, "bis-mark") if house in road["bis"] else " "
            above.append(
                f"{number:>2}{mark}", style=f"bold {'bright_red' if mark != ' ' else ''} {ground}".strip()
            )
        if house in view["pool_houses"][which]:
            built = house in road["pools"]
            sign = "≈" if built else "○"
            below.append(f" {sign}{spent.get(house, ' ')}", style="bold bright_blue" if built else "dim")
        else:
            below.append(f" {spent.get(house, ' ')} ", style="dim")
        last = house == len(road["numbers"])
        fence = last or house in road["fences"]
        above.append("┃" if fence else " ", style="bold bright_white")
        below.append(" ")
    pad = 4 * (2 - which)
    above.append(" " * pad + "  ♣ ", style="green")
    above.append(track(values, road["parks"], "green"))
    return [above, below]


def track(values: list[int], marks: int, ink: str) -> Styled:
    """The cell that counts stands in brackets; those before it are crossed out."""
    out = Styled()
    for i, value in enumerate(values):
        said = f"[{value}]" if i == marks else str(value)
        out.append(said, style=f"bold {ink}" if i == marks else "dim")
        out.append(" ")
    return out


def zones(view: WelcomeToView, sheet: WelcomeToSheet, text: Text) -> RenderableType:
    tracks = view["tracks"]
    table = Table.grid(padding=(0, 2))
    rows = [
        ("≈ ", "pools", track(tracks["pool"]["values"], sheet["pools"], INK["pool"])),
        ("⌂ ", "annexes", track(tracks["bis"]["values"], sheet["bis"], INK["bis"])),
        ("✗ ", "refusals", track(tracks["refusal"]["values"], sheet["refusals"], "red")),
    ]
    if view["expert"]:
        rows.append(
            ("◉ ", "roundabouts", track(tracks["roundabout"]["values"], sheet["roundabouts"], "yellow"))
        )
    for sign, key, cells in rows:
        table.add_row(Styled(sign + say(text, key), style="dim"), cells)
    temps = Styled(f"{sheet['temps']}", style=f"bold {INK['temp']}")
    temps.append(f" → {sheet['temp_points']}", style="dim")
    table.add_row(Styled("± " + say(text, "temps"), style="dim"), temps)
    columns = Styled()
    for size in range(1, 7):
        columns.append(f"{size}: ", style="dim")
        columns.append(
            track(tracks[f"estate_{size}"]["values"], sheet["columns"][size - 1], INK["estate_value"])
        )
        columns.append(f"×{sheet['estates'][size - 1]}  ", style="bold")
    table.add_row(Styled("¤ " + say(text, "values"), style="dim"), columns)
    written = Styled()
    for letter, value in sheet["plans"].items():
        written.append(f"{letter} ", style="dim")
        written.append(f"{'–' if value is None else value}   ", style="bold")
    table.add_row(Styled(say(text, "plans"), style="dim"), written)
    return table


def full_sheet(view: WelcomeToView, seat: int, text: Text, who: str) -> RenderableType:
    sheet = view["sheets"][seat]
    lines: list[RenderableType] = []
    for which in range(3):
        lines += street(view, sheet, which, text)
    lines.append(zones(view, sheet, text))
    mine = seat == view["seat"]
    title = f"{who} · {say(text, 'points', points=sheet['points'])}"
    ink = "bright_blue" if view["side"] == "blueprint" else "green"
    return Panel(
        Group(*lines), title=title, title_align="left", border_style=f"bold {ink}" if mine else "dim"
    )


def short_sheet(view: WelcomeToView, seat: int, text: Text, who: str) -> RenderableType:
    sheet = view["sheets"][seat]
    built = sum(1 for road in sheet["streets"] for number in road["numbers"] if number is not None)
    approved = "".join(letter for letter, value in sheet["plans"].items() if value is not None) or "–"
    points = say(text, "points", points=sheet["points"])
    return Styled(
        f"{who}: {points} · ⌂ {built}/33 · {approved} · ± {sheet['temps']} · ✗ {sheet['refusals']}",
        style="dim",
    )


def brief_sheet(view: WelcomeToView, seat: int, text: Text, who: str) -> RenderableType:
    """One's own sheet in a dozen lines: the streets whole, of the tracks what counts now."""
    sheet, tracks = view["sheets"][seat], view["tracks"]
    written = " ".join(
        f"{key}\u00a0{'–' if value is None else value}" for key, value in sheet["plans"].items()
    )
    title = f"{who} · {say(text, 'points', points=sheet['points'])} · {say(text, 'plans')}: {written}"
    lines: list[Styled] = [Styled(title)]
    for which in range(3):
        lines += street(view, sheet, which, text)
    marks = [("≈", "pools", "pool", sheet["pools"]), ("⌂", "annexes", "bis", sheet["bis"])]
    marks.append(("✗", "refusals", "refusal", sheet["refusals"]))
    if view["expert"]:
        marks.append(("◉", "roundabouts", "roundabout", sheet["roundabouts"]))
    told = [
        f"{sign} {say(text, key)} {count}/{len(tracks[of]['values']) - 1}".replace(" ", "\u00a0")
        for sign, key, of, count in marks
    ]
    told.append(f"± {sheet['temps']} → {sheet['temp_points']}".replace(" ", "\u00a0"))
    lines.append(Styled(" · ".join(told)))
    values = [
        f"{size}: {tracks[f'estate_{size}']['values'][sheet['columns'][size - 1]]}×{sheet['estates'][size - 1]}"
        for size in range(1, 7)
    ]
    lines.append(Styled(f"¤ {say(text, 'values')}  " + "  ".join(values)))
    return Group(*lines)


def brief_offer(view: WelcomeToView, text: Text) -> RenderableType:
    """A line a pair."""
    lines = []
    for i, pair in enumerate(view["offer"] or ()):
        line = Styled(f"{i + 1}: {pair['number']:>2} ", no_wrap=True, overflow="ellipsis", style="bold")
        line.append_text(action(text, pair["action"]))
        if "next_action" in pair:
            line.append(f"  ({say(text, 'next', action=say(text, 'action-' + pair['next_action']))})")
        lines.append(line)
    head = f"{say(text, 'round', round=view['round'])} · {say(text, 'cards-left', left=view['left'])}"
    if view["top"] is not None:
        top = "AAA" if view["top"] == "special" else say(text, f"action-{view['top']}")
        head += " · " + say(text, "next", action=top)
    return Group(Styled(head, style="bold"), *lines)


def brief_plans(view: WelcomeToView, text: Text) -> RenderableType:
    """A line a plan; the value that is to be had stands in brackets."""
    lines = []
    for plan in view["plans"]:
        sure = plan["certainty"]
        first, later = marked(plan["first"], sure["first"]), marked(plan["later"], sure["later"])
        values = f"{first} / [{later}]" if plan["approved"] else f"[{first}] / {later}"
        named = marked(say(text, f"plan-{plan['plan']}"), sure["condition"])
        line = Styled(f"{plan['letter']} {values}  {named}", no_wrap=True, overflow="ellipsis")
        lines.append(line)
    return Group(*lines)


def brief(view: View, text: Text, names: list[str]) -> list[RenderableType]:
    """The parts of a small board, the weightiest first: own sheet, the pairs, the plans, the others."""
    seen = cast(WelcomeToView, view)
    mine = max(seen["seat"], 0)
    parts = [brief_sheet(seen, mine, text, names[mine]), brief_offer(seen, text), brief_plans(seen, text)]
    parts += [short_sheet(seen, seat, text, who) for seat, who in enumerate(names) if seat != mine][:9]
    if seen["opponent"] is not None:
        parts.append(opponent(seen["opponent"], text))
    return parts


def opponent(rival: WelcomeToOpponent, text: Text) -> RenderableType:
    name = rival["name"] or say(text, f"opponent-{rival['level']}")
    level = marked(rival["level"], rival["certainty"]["level"])
    pile = Styled()
    for card in rival["pile"]:
        pile.append(SIGN[card["action"]] + " ", style=INK[card["action"]])
    title = (
        say(text, "opponent", name=name, level=level) + " · " + say(text, "points", points=rival["points"])
    )
    figures = " · ".join(
        f"{SIGN[sign]} {marked(rival['figures'][key], rival['certainty'][key])}"
        for sign, key in (
            ("park", "park_vp"),
            ("pool", "pool_vp"),
            ("temp", "temp_vp"),
            ("fence", "fence_vp"),
            ("bis", "houses_per_bis"),
            ("estate_value", "house_value"),
        )
    )
    approves = marked(" ".join(rival["approves"]), rival["certainty"]["approves"])
    body = Group(Styled(f"{figures} · {approves}", style="dim"), pile)
    return Panel(body, title=title, title_align="left", border_style="dim")


def draw(view: View, text: Text, names: list[str]) -> RenderableType:
    seen = cast(WelcomeToView, view)
    parts: list[RenderableType] = [Styled(say(text, "round", round=seen["round"]), style="bold")]
    table = Table.grid(padding=(0, 1))
    table.add_row(offer(seen, text), plans(seen, text))
    parts.append(table)
    if seen["opponent"] is not None:
        parts.append(opponent(seen["opponent"], text))
    seats = list(range(len(names)))
    mine = seen["seat"]
    shown = seats if len(seats) <= FULL_SHEETS else ([mine] if mine >= 0 else seats[:1])
    parts += [full_sheet(seen, seat, text, names[seat]) for seat in seats if seat in shown]
    rest = [short_sheet(seen, seat, text, names[seat]) for seat in seats if seat not in shown]
    if rest:
        parts.append(Panel(Columns(rest, padding=(0, 3)), title=say(text, "others"), title_align="left"))
    return Group(*parts)
