"""What the site is made of: which file becomes which page, in which part of the navigation."""

import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from docs.site import http, reference, tables
from docs.site.source import ROOT

from misto.games.registry import ROOMS

DOCS = ROOT / "docs"
Nav = list[dict[str, object]]


@dataclass(frozen=True)
class Section:
    title: str
    pages: tuple[str, ...]


# files outside docs/ that are pages too
ABOVE = {
    "README.md": "index.md",  # whoever links to it means the beginning
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
} | {f"src/misto/games/{room}/RULES.md": f"rules/{room}.md" for room in ROOMS}

SECTIONS = (
    Section(
        "Play and host",
        (
            "play.md",
            *(f"{room}.md" for room in ROOMS),
            "fairness.md",
            "operations.md",
            "scale.md",
            "privacy.md",
            "security.md",
        ),
    ),
    Section(
        "Research and bots",
        ("first-bot.md", "python.md", "bots.md", "research.md", "strength.md", "speed.md", "api.md"),
    ),
    Section(
        "Build a room",
        ("first-room.md", "contributing.md", "architecture.md", "texts.md", "page.md", "release.md"),
    ),
)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
COMMENT = re.compile(r"^<!--.*?-->\n", re.S | re.M)


def assemble(folder: Path) -> Nav:
    """Write every page of the site as Markdown into the folder; the navigation over them."""
    shutil.rmtree(folder, ignore_errors=True)
    for source, page in sources():
        text = source.read_text(encoding="utf-8")
        write(folder / page, relinked(COMMENT.sub("", text), source, page, folder))
    for page, text in made().items():
        write(folder / page, text)
    for picture in sorted((DOCS / "gallery").iterdir()):
        copy(picture, folder / "gallery" / picture.name)
    return navigation()


def sources() -> list[tuple[Path, str]]:
    """Every file that is a page as it stands, and where on the site it is."""
    written = [(path, path.relative_to(DOCS).as_posix()) for path in sorted(DOCS.rglob("*.md"))]
    above = [(ROOT / name, page) for name, page in ABOVE.items() if page != "index.md"]
    return [(path, page) for path, page in written if not page.startswith("site/")] + above


def made() -> dict[str, str]:
    """The pages that are made of the source."""
    pages = {page.file: reference.text_of(page) for page in reference.PAGES}
    pages["reference/options.md"] = tables.options_page()
    pages["reference/commands.md"] = tables.commands_page()
    pages["reference/http.md"] = http.page()
    for room in ROOMS:
        pages[f"reference/view-{room}.md"] = tables.view_page(room)
    pages["gallery.md"] = gallery()
    pages["decisions/index.md"] = decisions()
    return pages


def navigation() -> Nav:
    """Three doors, the reference, and the rest. A page of docs/ that no section names stands with the builders."""
    listed = {page for section in SECTIONS for page in section.pages}
    rest = [
        page for _, page in sources() if "/" not in page and page not in listed | {"index.md", "changes.md"}
    ]
    nav: Nav = [{"Misto": "index.md"}]
    for section in SECTIONS:
        more = rest if section is SECTIONS[-1] else []
        nav.append({section.title: [*section.pages[:1], *sorted(more), *section.pages[1:]]})
    rules: Nav = [{tables.title_of(room): f"rules/{room}.md"} for room in ROOMS]
    views: Nav = [{tables.title_of(room): f"reference/view-{room}.md"} for room in ROOMS]
    python: Nav = [{page.title: page.file} for page in reference.PAGES]
    inside: Nav = [
        {"Options": "reference/options.md"},
        {"Rules": rules},
        {"Views": views},
        {"Commands": "reference/commands.md"},
        {"HTTP": "reference/http.md"},
        {"Python": python},
    ]
    nav.append({"Reference": inside})
    decided = [page for _, page in sources() if page.startswith("decisions/")]
    nav.append(
        {
            "More": [
                {"Gallery": "gallery.md"},
                {"Decisions": ["decisions/index.md", *decided]},
                {"Changes": "changes.md"},
            ]
        }
    )
    return nav


def gallery() -> str:
    """All pictures, by what they show."""
    names: dict[str, list[str]] = {}
    for picture in sorted((DOCS / "gallery").iterdir()):
        names.setdefault(picture.name.partition("-")[0].partition(".")[0], []).append(picture.name)
    lines = ["# Gallery", "", "Made by `make gallery` and `make film` from real games in a real browser.", ""]
    for what, pictures in names.items():
        title = tables.title_of(what) if what in ROOMS else what.replace("_", " ").capitalize()
        lines += [f"## {title}", ""]
        lines += [
            f"![{picture.rpartition('.')[0].replace('-', ', ')}](gallery/{picture})\n" for picture in pictures
        ]
    return "\n".join(lines)


def decisions() -> str:
    lines = [
        "# Decisions",
        "",
        "What went another way than the first plan, or was chosen among several, and why.",
        "",
    ]
    for path in sorted((DOCS / "decisions").glob("*.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        lines.append(f"- [{title}]({path.name})")
    return "\n".join([*lines, ""])


def relinked(text: str, source: Path, page: str, folder: Path) -> str:
    """Links between files become links between pages; what is no page stays as a name."""

    def turned(match: re.Match[str]) -> str:
        mark, words, target = match.groups()
        path, hash, place = target.partition("#")
        if not path or ":" in path:
            return match[0]
        meant = (source.parent / path).resolve()
        if not meant.is_relative_to(ROOT) or not meant.exists():
            raise SystemExit(f"{source.relative_to(ROOT)} links to {target}, which is not there")
        name = meant.relative_to(ROOT).as_posix()
        to = ABOVE.get(name) or (name.removeprefix("docs/") if name.startswith("docs/") else "")
        if to and meant.is_file():
            if meant.suffix == ".py":
                to += ".txt"  # to be read, and no module of ours wherever the site lies
            if meant.suffix != ".md":
                copy(meant, folder / to)
            return f"{mark}[{words}]({os.path.relpath(to, Path(page).parent)}{hash}{place})"
        return words if words.startswith("`") else f"{words} (`{name}`)"

    return "".join(part if fenced else LINK.sub(turned, part) for part, fenced in by_fences(text))


def by_fences(text: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces, and whether each is a code block."""
    end = 0
    for block in re.finditer(r"^```.*?^```", text, re.S | re.M):
        yield text[end : block.start()], False
        yield block[0], True
        end = block.end()
    yield text[end:], False


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(source: Path, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)
