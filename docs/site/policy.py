"""What the server's content policy refuses, moved to where it does not: scripts and styles out of the pages."""

import hashlib
import os
import re
from functools import partial
from pathlib import Path

INLINE = re.compile(r"<script>(.*?)</script>", re.S)
# what is run or applied although it stands in the page; JSON in a script is neither
REFUSED = re.compile(
    r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>|<style[\s>]|\son[a-z]+=\"|javascript:", re.I
)
ELSEWHERE = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\ssrc=\"(?:https?:)?//|<link\b(?![^>]*rel=\"?canonical)[^>]*\shref=\"(?:https?:)?//"
)


def move_scripts(site: Path) -> None:
    """Every script in a page becomes a file that is named after what is in it."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        moved = INLINE.sub(partial(in_file, page, site), text)
        if moved != text:
            page.write_text(moved, encoding="utf-8")


def in_file(page: Path, site: Path, inline: re.Match[str]) -> str:
    script = inline[1]
    name = hashlib.sha256(script.encode()).hexdigest()[:10]
    file = site / "assets" / "javascripts" / f"part.{name}.js"
    file.write_text(script + "\n", encoding="utf-8")
    return f'<script src="{os.path.relpath(file, page.parent)}"></script>'


# The search writes its style into a shadow root as an element; the same text as a sheet of its own is no inline style.
WRITTEN = re.compile(r"(\w+)\.appendChild\(\w+\(\"style\",\{\},(\w+)\.toString\(\)\)\)")
ADOPTED = r"(sheet=>(sheet.replaceSync(\2.toString()),\1.adoptedStyleSheets=[sheet]))(new CSSStyleSheet)"


def adopt_style(site: Path) -> None:
    [bundle] = (site / "assets" / "javascripts").glob("bundle.*.js")
    text, times = WRITTEN.subn(ADOPTED, bundle.read_text(encoding="utf-8"))
    if times != 1 or '("style",' in text:
        raise SystemExit(f"{bundle.name} writes styles in another way than docs/site/policy.py knows")
    bundle.write_text(text, encoding="utf-8")


def refused(site: Path) -> list[str]:
    """What a browser would refuse, or fetch from elsewhere, by page."""
    found = []
    for page in sorted(site.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        for match in (*REFUSED.finditer(text), *ELSEWHERE.finditer(text)):
            found.append(f"{page.relative_to(site)}: {text[match.start() : match.start() + 100]}")
    return found
