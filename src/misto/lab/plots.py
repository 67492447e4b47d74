"""Small plots as SVG text: no script, no outside resource, readable without colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LEFT = 210  # room for names
RIGHT = 90  # room for numbers
LINE = 26


@dataclass(frozen=True)
class Bar:
    """One bar; with an interval if low and high are given, and a note at its end."""

    name: str
    value: float
    note: str
    low: float | None = None
    high: float | None = None


def svg(height: int, label: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label, quote=True)}" '
        f'xmlns="http://www.w3.org/2000/svg">{body}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def bars(label: str, rows: Sequence[Bar], mark: float | None = None) -> str:
    """Bars under each other; ``mark`` is a dashed line, say the share that chance alone would give."""
    top = max([row.high or row.value for row in rows] + [mark or 0.0, 1e-9])
    wide = WIDTH - LEFT - RIGHT
    parts: list[str] = []
    for i, row in enumerate(rows):
        y = i * LINE + 4
        middle = y + LINE / 2 - 1
        parts.append(text(LEFT - 8, middle + 4, shortened(row.name), "end"))
        long = wide * max(0.0, row.value) / top
        parts.append(f'<rect class="bar" x="{LEFT}" y="{y}" width="{long:.1f}" height="{LINE - 8}"/>')
        if row.low is not None and row.high is not None:
            x1, x2 = LEFT + wide * row.low / top, LEFT + wide * row.high / top
            parts.append(
                f'<path class="interval" d="M{x1:.1f} {middle}H{x2:.1f}M{x1:.1f} {middle - 4}v8M{x2:.1f} {middle - 4}v8"/>'
            )
        parts.append(text(LEFT + wide + 8, middle + 4, row.note))
    height = len(rows) * LINE + 8
    if mark is not None:
        x = LEFT + wide * mark / top
        parts.append(f'<path class="mark" d="M{x:.1f} 0V{height}"/>')
    return svg(height, label, parts)


def histogram(label: str, values: Sequence[float], most_bins: int = 36) -> str:
    """How often each value, or each range of values, came up."""
    low, high = min(values), max(values)
    size = max(1, -(-(int(high) - int(low) + 1) // most_bins))
    bins = [0] * ((int(high) - int(low)) // size + 1)
    for value in values:
        bins[(int(value) - int(low)) // size] += 1
    tall, wide, base = 180, WIDTH - 40, 200
    step = wide / len(bins)
    parts = [f'<path class="axis" d="M20 {base}H{20 + wide}"/>']
    for i, count in enumerate(bins):
        height = tall * count / max(bins)
        first = int(low) + i * size
        named = str(first) if size == 1 else f"{first}–{first + size - 1}"
        parts.append(
            f'<rect class="bar" x="{20 + i * step + 1:.1f}" y="{base - height:.1f}" '
            f'width="{max(1.0, step - 2):.1f}" height="{height:.1f}"><title>{named}: {count}</title></rect>'
        )
        if i % max(1, len(bins) // 12) == 0:
            parts.append(text(20 + (i + 0.5) * step, base + 18, str(first), "middle"))
    return svg(base + 26, label, parts)


def shortened(name: str) -> str:
    return name if len(name) <= 30 else name[:29] + "…"


PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><style>
:root{{--ink:#1d2430;--paper:#fdfcf9;--bar:#3f7cac;--line:#c9c4b8;color-scheme:light dark}}
@media(prefers-color-scheme:dark){{:root{{--ink:#e9e6df;--paper:#171a20;--bar:#6aa7d6;--line:#4a4f58}}}}
body{{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:52rem;
margin:0 auto;padding:2rem 1rem}}
h1{{font-size:1.7rem;line-height:1.2}}h2{{font-size:1.15rem;margin-top:2.4rem}}
svg{{width:100%;height:auto}}svg text{{font:13px system-ui,sans-serif;fill:var(--ink)}}
.bar{{fill:var(--bar)}}.interval{{stroke:var(--ink);stroke-width:1.6;fill:none}}
.mark{{stroke:var(--ink);stroke-dasharray:4 4;fill:none}}.axis{{stroke:var(--line)}}
table{{border-collapse:collapse;width:100%}}th,td{{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--line)}}
th:first-child,td:first-child{{text-align:left}}code{{white-space:pre-wrap}}.facts{{opacity:.8}}
.wide{{overflow-x:auto}}
</style></head><body><h1>{title}</h1><p class="facts">{facts}</p>
{body}
</body></html>
"""


def page(lang: str, title: str, facts: str, body: Sequence[str]) -> str:
    return PAGE.format(lang=lang, title=escape(title), facts=escape(facts), body="\n".join(body))


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(h)}</th>" for h in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
