"""Small plots as HTML and CSS: no script, no outside resource, readable without colour and on a phone."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

MOST_COLUMNS = 36  # of a histogram
MOST_LABELS = 8  # under it


@dataclass(frozen=True)
class Bar:
    """One bar; with an interval if low and high are given, and a note at its end."""

    name: str
    value: float
    note: str
    low: float | None = None
    high: float | None = None


def bars(label: str, rows: Sequence[Bar], mark: float | None = None) -> str:
    """Bars under each other; ``mark`` is a dashed line, say the share that chance alone would give.
    What is taken away is hatched.
    """
    top = max([abs(row.value) if row.high is None else row.high for row in rows] + [mark or 0.0, 1e-9])
    line = "" if mark is None else f'<i class="mark" style="left:{part(mark, top)}"></i>'
    out: list[str] = []
    for row in rows:
        kind = "bar minus" if row.value < 0 else "bar"
        drawn = f'<i class="{kind}" style="width:{part(abs(row.value), top)}"></i>'
        if row.low is not None and row.high is not None:
            wide = part(row.high - row.low, top)
            drawn += f'<i class="interval" style="left:{part(row.low, top)};width:{wide}"></i>'
        out.append(
            f'<li><span class="name">{escape(row.name)}</span><span class="track">{drawn}{line}</span>'
            f'<span class="note">{escape(row.note)}</span></li>'
        )
    return f'<ul class="bars" aria-label="{escape(label, quote=True)}">{"".join(out)}</ul>'


def part(value: float, whole: float) -> str:
    return f"{100 * value / whole:.2f}%"


def histogram(
    label: str, values: Sequence[float], caption: str, within: tuple[float, float] | None = None
) -> str:
    """How often each value, or each range of values, came up; ``within`` is the range of the axis."""
    low, high = (math.floor(v) for v in within or (min(values), max(values)))
    size = max(1, -(-(high - low + 1) // MOST_COLUMNS))
    columns = [0] * ((high - low) // size + 1)
    for value in values:
        columns[(math.floor(value) - low) // size] += 1
    every = -(-len(columns) // MOST_LABELS)
    out: list[str] = []
    for i, count in enumerate(columns):
        first = low + i * size
        named = str(first) if size == 1 else f"{first}–{first + size - 1}"
        mark = f"<b>{first}</b>" if i % every == 0 else ""
        out.append(
            f'<span title="{named}: {count}"><i style="height:{part(count, max(columns))}"></i>{mark}</span>'
        )
    return (
        f'<figure aria-label="{escape(label, quote=True)}"><div class="columns">{"".join(out)}</div>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def crossed(names: Sequence[str], cells: dict[tuple[str, str], float]) -> str:
    """Everybody against everybody: the share that the row won of the column, darker the larger."""
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = ""
    for one in names:
        row = ""
        for rest in names:
            share = cells.get((one, rest))
            row += (
                "<td></td>"
                if share is None
                else f'<td class="share" style="--share:{60 * share:.0f}%">{100 * share:.0f} %</td>'
            )
        body += f"<tr><th>{escape(one)}</th>{row}</tr>"
    return f'<div class="wide"><table class="crossed"><thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(h)}</th>" for h in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def large(figures: Sequence[tuple[str, str]]) -> str:
    """The numbers that matter, large: what each is, and how much."""
    told = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in figures)
    return f'<dl class="large">{told}</dl>'


def section(title: str, *parts: str, about: str = "") -> str:
    said = f'<p class="about">{escape(about)}</p>' if about else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(parts)}</section>"


PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><style>
:root{{--ink:#1d2433;--ink-2:#566074;--paper:#f6f3ec;--sheet:#fffdf8;--sunken:#ece7dc;--line:#d9d2c3;
--bar:{light};color-scheme:light dark}}
@media(prefers-color-scheme:dark){{:root{{--ink:#eef1f6;--ink-2:#aab4c5;--paper:#14181f;--sheet:#1d232d;
--sunken:#10141a;--line:#333c4a;--bar:{dark}}}}}
*{{box-sizing:border-box}}
body{{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:76rem;
margin:0 auto;padding:1.5rem 1rem 3rem;font-variant-numeric:tabular-nums}}
h1{{font-size:1.75rem;line-height:1.2;margin:0;border-left:.4rem solid var(--bar);padding-left:.75rem}}
h2{{font-size:1.1rem;line-height:1.3;margin:0}}
.facts,.about,figcaption{{color:var(--ink-2);margin:.25rem 0 .75rem}}.facts{{overflow-wrap:anywhere}}
.about,figcaption{{font-size:.875rem}}figcaption{{margin:.25rem 0 0}}
.large{{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1rem 0 1.5rem}}.large div{{display:flex;
flex-direction:column-reverse}}dt{{color:var(--ink-2);font-size:.875rem}}dd{{margin:0;font-size:1.75rem;font-weight:700}}
main{{columns:2 30rem;column-gap:1rem}}
section{{break-inside:avoid;background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;
padding:1rem;margin:0 0 1rem}}
.bars{{list-style:none;margin:.75rem 0 0;padding:0;display:grid;grid-template-columns:fit-content(11rem) 1fr auto;
gap:.4rem .75rem;align-items:center}}.bars li{{display:contents}}
.name{{text-align:right;overflow-wrap:anywhere;line-height:1.2;font-size:.875rem}}.note{{font-size:.875rem}}
.track{{position:relative;height:1.1rem;background:var(--sunken);border-radius:.2rem}}
.track i{{position:absolute}}.bar{{inset:0 auto 0 0;background:var(--bar);border-radius:.2rem}}
.minus{{background:repeating-linear-gradient(45deg,var(--bar) 0 3px,transparent 3px 6px);border:1px solid var(--bar)}}
.interval{{top:25%;bottom:25%;border:solid var(--ink);border-width:0 2px;background:linear-gradient(var(--ink),var(--ink))
center/100% 2px no-repeat}}
.mark{{top:-.2rem;bottom:-.2rem;border-left:2px dashed var(--ink)}}
figure{{margin:.75rem 0 0}}figure+figure{{margin-top:1.25rem}}
.columns{{display:flex;gap:1px;height:9rem;margin-bottom:1.5rem;border-bottom:1px solid var(--line)}}
.columns span{{flex:1 1 0;min-width:0;height:100%;position:relative;display:flex;align-items:flex-end}}
.columns i{{width:100%;background:var(--bar);border-radius:.15rem .15rem 0 0}}
.columns b{{position:absolute;top:100%;left:50%;transform:translateX(-50%);font-weight:400;font-size:.8rem}}
table{{border-collapse:collapse;width:100%;font-size:.875rem;margin-top:.75rem}}
th,td{{text-align:right;padding:.3rem .5rem;border-bottom:1px solid var(--line);vertical-align:bottom}}td,tbody th{{white-space:nowrap}}
th:first-child,td:first-child{{text-align:left}}.crossed td{{text-align:center}}
.share{{background:color-mix(in srgb,var(--bar) var(--share),var(--sheet))}}.wide{{overflow-x:auto}}
@media(max-width:34rem){{.bars{{display:block}}
.bars li{{display:grid;grid-template-columns:1fr auto;gap:.1rem .75rem;padding:.25rem 0}}.name{{text-align:left}}
.track{{grid-row:2;grid-column:1/-1}}th,td{{padding:.3rem .2rem;font-size:.8rem}}}}
@media print{{body{{background:none}}section{{border-color:#999}}}}
</style></head><body><header><h1>{title}</h1><p class="facts">{facts}</p>{large}</header><main>
{body}
</main></body></html>
"""


def page(
    lang: str, title: str, facts: str, figures: str, body: Sequence[str], colours: tuple[str, str]
) -> str:
    light, dark = colours
    return PAGE.format(
        lang=lang,
        title=escape(title),
        facts=escape(facts),
        large=figures,
        body="\n".join(body),
        light=light,
        dark=dark,
    )
