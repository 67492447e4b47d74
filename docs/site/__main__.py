"""``python -m docs.site [FOLDER]``: build the site, by default where ``misto serve`` finds it."""

import json
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from docs.site import http, links, pages, policy, reference, tables
from docs.site.source import ROOT

OUT = ROOT / "src" / "misto" / "server" / "docs"
WORK = ROOT / "build" / "docs"
ICONS = ("lucide", "material")  # of which the theme and our settings show some
FEATURES = (
    "navigation.tabs",
    "navigation.sections",
    "navigation.indexes",
    "navigation.top",
    "content.code.copy",
    "search.highlight",
    "toc.follow",
)


def main(out: Path = OUT, work: Path = WORK) -> None:
    build(out.resolve(), work.resolve())
    faults = [
        *(f"broken link: {link}" for link in links.broken(out.resolve())),
        *(f"refused by the content policy: {where}" for where in policy.refused(out.resolve())),
        *(f"no docstring: {name}" for name in reference.undocumented()),
        *(f"not in the reference: {name}" for name in reference.left_out()),
        *(f"no explanation: {name}" for name in tables.unexplained()),
        *(f"no explanation: {name}" for name in http.unexplained()),
    ]
    if faults:
        raise SystemExit("\n".join([*faults, f"{len(faults)} faults in the documentation"]))
    files = [file for file in out.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"The documentation: {len(list(out.rglob('*.html')))} pages, {size / 1e6:.1f} MB, in {out}")


def build(out: Path, work: Path) -> None:
    """Pages first beside the old site, then in its place: who reads meanwhile finds one or the other."""
    shutil.rmtree(work, ignore_errors=True)
    nav = pages.assemble(work / "pages")
    for file in (ROOT / "docs/site/misto.css", ROOT / "web/public/icon.svg"):
        shutil.copyfile(file, work / "pages" / file.name)
    (work / "zensical.toml").write_text(settings(nav), encoding="utf-8")
    made = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"],
        cwd=work,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise SystemExit(made.stdout + made.stderr)
    site = work / "site"
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv"):
        (site / name).unlink(missing_ok=True)  # they need an address, and a site in a package has none
    (site / "notices.txt").write_text(notices(), encoding="utf-8")
    policy.move_scripts(site)
    policy.adopt_style(site)
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(site, out)


def notices() -> str:
    """The licences of what Zensical puts into every site: its own, its scripts' and its icons'."""
    made = distribution("zensical")
    folder = Path(str(made.locate_file("zensical/templates")))
    [own] = [file for file in made.files or [] if file.match("*.dist-info/licenses/LICENSE*")]
    parts = {f"Zensical {made.version}, the site's theme": Path(str(made.locate_file(own)))}
    parts["Its scripts"] = folder / "assets/javascripts/LICENSE"
    parts |= {f"Icons of {name}": folder / f".icons/{name}/LICENSE" for name in ICONS}
    rule = f"\n\n{'-' * 72}\n\n"
    return (
        rule.join(f"{name}\n\n{file.read_text(encoding='utf-8').strip()}" for name, file in parts.items())
        + "\n"
    )


def settings(nav: pages.Nav) -> str:
    """What Zensical is told. Fonts are the reader's own: nothing is fetched from elsewhere."""
    lines = [
        "[project]",
        'site_name = "Misto"',
        'site_description = "One table for four city-building games"',
        'docs_dir = "pages"',
        'site_dir = "site"',
        'extra_css = ["misto.css"]',
        f"nav = {toml(nav)}",
        "[project.theme]",
        'favicon = "icon.svg"',
        'logo = "icon.svg"',
        'language = "en"',
        "font = false",
        f"features = {toml(list(FEATURES))}",
    ]
    looks = (
        ("(prefers-color-scheme)", "", "sun-moon", "As the device has it"),
        ("(prefers-color-scheme: light)", "default", "sun", "Light"),
        ("(prefers-color-scheme: dark)", "slate", "moon", "Dark"),
    )
    for media, scheme, icon, name in looks:
        lines += ["[[project.theme.palette]]", f"media = {toml(media)}"]
        lines += [f"scheme = {toml(scheme)}"] if scheme else []
        lines += [f'toggle.icon = "lucide/{icon}"', f"toggle.name = {toml(name)}"]
    return "\n".join([*lines, ""])


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main(*(Path(word) for word in sys.argv[1:]))
