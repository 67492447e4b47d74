"""Every link of the built site, followed: to a page, a file, a place in a page."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Anchors(HTMLParser):
    """The ids of a page, and what it links to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


def broken(site: Path) -> list[str]:
    pages: dict[Path, Anchors] = {}
    for file in sorted(site.rglob("*.html")):
        pages[file] = Anchors()
        pages[file].feed(file.read_text(encoding="utf-8"))
    return [
        f"{file.relative_to(site)}: {link}"
        for file, found in pages.items()
        for link in found.links
        if not leads_somewhere(link, file, pages, site)
    ]


def leads_somewhere(link: str, file: Path, pages: dict[Path, Anchors], site: Path) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True  # another site: not ours to answer for
    path = unquote(parts.path)
    if path.startswith("/"):
        return False  # the site may stand under any address
    target = (file.parent / path).resolve() if path else file
    if target.is_dir():
        target = target / "index.html"
    if not target.is_relative_to(site) or not target.is_file():
        return False
    place = unquote(parts.fragment)
    return not place or target not in pages or place in pages[target].ids or place == "__skip"
