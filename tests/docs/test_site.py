"""The documentation's site: what is explained, what is checked, and that the checks find faults.

``make docs`` builds it and fails on any fault; that it does is looked at here.
"""

import ast
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest
from docs.site import http, links, pages, policy, reference, tables
from docs.site.__main__ import main, notices, toml
from docs.site.source import ROOT, read_module

import misto
import misto.bots
from misto._plain import is_compiled
from misto.core.state import State
from misto.games.registry import GAMES, ROOMS
from misto.server.settings import Settings
from tests.docs import blocks
from tests.docs.blocks import blocks_of


def flat(nav):
    for item in nav:
        for inner in item.values() if isinstance(item, dict) else [item]:
            yield from flat(inner) if isinstance(inner, list) else [inner]


def test_every_page_is_in_the_navigation_once():
    listed = list(flat(pages.navigation()))
    assert sorted(listed) == sorted({page for _, page in pages.sources()} | set(pages.made()))


def test_three_doors_each_with_a_first_page():
    doors = [section.pages[0] for section in pages.SECTIONS]
    beginning = (pages.DOCS / "index.md").read_text(encoding="utf-8")
    assert all(f"]({page})" in beginning for page in doors)


def test_everything_public_is_explained():
    assert reference.undocumented() == []
    assert list(tables.unexplained()) == []
    assert http.unexplained() == []


def in_the_reference():
    parts = [part for page in reference.PAGES for part in page.parts]
    return {f"{home}.{name}" for part in parts for name in part.names for home in (part.module, part.home)}


def test_the_reference_names_all_that_stays():
    named = {name for page in reference.PAGES for part in page.parts for name in part.names}
    assert set(misto.__all__) - {"__version__"} <= named
    assert set(misto.bots.__all__) <= named
    table = (pages.DOCS / "python.md").read_text(encoding="utf-8")
    told = " ".join(re.findall(r"^\|(.*?)\|", table, re.MULTILINE))
    assert set(misto.__all__) <= set(re.findall(r"`(\w+)", told))


def names_of(path):
    """What a page imports from misto or calls by its whole name; modules and their programs left out."""
    text = path.read_text(encoding="utf-8")
    named = {f"{place}.{name}" for place, name in re.findall(r"`(misto(?:\.\w+)*)\.(\w+)(?:\([^`]*)?`", text)}
    for block in blocks_of(path):
        for node in ast.walk(ast.parse(block.text)) if block.language == "python" else ():
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("misto"):
                named |= {f"{node.module}.{alias.name}" for alias in node.names}
    for name in named - {"misto.db"}:  # the file of a database
        place, _, last = name.rpartition(".")
        if is_module(place) and not last.startswith("__") and not is_module(name):
            yield name


def is_module(name):
    """Also one that is made when it is asked for, as an environment's."""
    place, _, last = name.rpartition(".")
    try:
        made = getattr(import_module(place), last, None) if place else None
        return isinstance(made, ModuleType) or name in sys.modules or find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def test_the_reference_names_all_that_the_pages_use():
    known = in_the_reference() | {f"misto.{name}" for name in misto.__all__}
    used = {name for path in blocks.pages() if path.name != "CHANGELOG.md" for name in names_of(path)}
    assert "misto.core.search.Search" in used
    assert used - known == set()


def test_the_reference_names_the_types_of_what_it_names(monkeypatch):
    assert reference.left_out() == []
    part = reference.Part("misto.envs.snapshot", ("Snapshot",))
    monkeypatch.setattr(reference, "PAGES", (reference.Page("a.md", "A", "", (part,)),))
    assert reference.left_out() == ["misto.envs.snapshot.Snapshot.kept: misto.envs.snapshot.Kept"]


def test_names_are_imported_from_where_the_reference_says():
    for page in reference.PAGES:
        for part in page.parts:
            home = import_module(part.home)
            assert [name for name in part.names if not hasattr(home, name)] == []


def test_options_and_views_are_those_of_the_rooms():
    options = tables.options_page()
    for room in ROOMS:
        for row in GAMES[room].rules.options:
            assert f"| `{row.key}` |" in options
            for value in getattr(row, "values", ()):
                assert f"`{value}`" in options
        state = GAMES[room].rules.new(
            GAMES[room].settle({}, GAMES[room].rules.usual_seats), GAMES[room].rules.usual_seats, misto.rng(1)
        )
        for name in GAMES[room].words.view(state, 0):
            assert f"| `{name}` |" in tables.view_page(room), (room, name)


def test_source_is_read_without_importing():
    state = read_module("misto.core.state").classes["State"]
    assert {method.name for method in state.methods} >= {"turn", "legal", "apply", "copy"}
    assert state.about
    assert not State.__doc__ or not is_compiled()  # why it is not asked of the class
    choice = read_module("misto.core.options").classes["Choice"]
    assert [field.name for field in choice.fields] == ["key", "values", "default", "rule", "when"]
    table = read_module("misto").functions["new_table"]
    assert "seats: int | Sequence[str] = 0" in table.signature
    assert table.signature.endswith("-> Table")


# --- the checks find what they are for


def site_of(folder, **texts):
    for name, text in texts.items():
        path = folder / f"{name}.html"
        path.write_text(text, encoding="utf-8")
    (folder / "assets/javascripts").mkdir(parents=True)
    return folder


def test_links_are_followed(tmp_path):
    good = '<h2 id="here"></h2><a href="other.html#there"></a><a href="#here"></a><a href="https://elsewhere"></a>'
    bad = '<h2 id="there"></h2><a href="gone.html"></a><a href="one.html#gone"></a><img src="/x.png"><a href="../up.html"></a>'
    found = links.broken(site_of(tmp_path, one=good, other=bad))
    assert found == [f"other.html: {link}" for link in ("gone.html", "one.html#gone", "/x.png", "../up.html")]


@pytest.mark.parametrize(
    "text",
    [
        "<script>run()</script>",
        "<script type='module'>run()</script>",
        "<style>p {}</style>",
        '<p onclick="run()">',
        '<a href="javascript:run()">',
        '<script src="https://elsewhere/x.js"></script>',
        '<link rel="stylesheet" href="//elsewhere/x.css">',
        '<img src="https://elsewhere/x.png">',
    ],
)
def test_what_the_policy_refuses_is_found(tmp_path, text):
    assert len(policy.refused(site_of(tmp_path, page=text))) == 1


def test_scripts_move_into_files(tmp_path):
    site = site_of(tmp_path, page='<script>a=1</script><script type="application/json">{}</script>')
    policy.move_scripts(site)
    assert policy.refused(site) == []
    [file] = (site / "assets/javascripts").iterdir()
    assert file.read_text() == "a=1\n"
    assert f'<script src="assets/javascripts/{file.name}"></script>' in (site / "page.html").read_text()


def test_the_searchs_style_is_adopted_not_written(tmp_path):
    site = site_of(tmp_path)
    bundle = site / "assets/javascripts/bundle.1.min.js"
    bundle.write_text('let o=n.attachShadow({});o.appendChild(C("style",{},Tc.toString()));go()')
    policy.adopt_style(site)
    adopted = "(sheet=>(sheet.replaceSync(Tc.toString()),o.adoptedStyleSheets=[sheet]))(new CSSStyleSheet)"
    assert bundle.read_text() == f"let o=n.attachShadow({{}});{adopted};go()"
    with pytest.raises(SystemExit, match="another way"):
        policy.adopt_style(site)


def test_links_to_files_become_links_to_pages(tmp_path):
    text = "[a](../ARCHITECTURE.md#words) [b](python.md) [c](../src/misto/table.py) `[d](x)` [e](https://x)\n```\n[f](y)\n```\n"
    source = pages.DOCS / "index.md"
    turned = pages.relinked(text.replace("`[d](x)` ", ""), source, "index.md", tmp_path)
    assert "[a](architecture.md#words) [b](python.md) c (`src/misto/table.py`) [e](https://x)" in turned
    assert "[f](y)" in turned
    with pytest.raises(SystemExit, match=r"nowhere\.md"):
        pages.relinked("[x](nowhere.md)", source, "index.md", tmp_path)


def test_settings_are_toml():
    assert toml([{"A": ["b.md", {"C": "d.md"}]}]) == '[{"A" = ["b.md", {"C" = "d.md"}]}]'


def test_what_others_wrote_of_the_site_is_named():
    told = notices()
    for name in ("Zensical", "clipboard", "lucide", "material", "MIT", "ISC", "Apache"):
        assert name.lower() in told.lower()


@pytest.mark.slow
def test_the_whole_site_has_no_fault(tmp_path):
    main(tmp_path / "site", tmp_path / "work")
    assert (tmp_path / "site/index.html").is_file()
    assert (tmp_path / "site/notices.txt").is_file()


def test_every_setting_of_the_server_is_explained():
    page = (pages.DOCS / "operations.md").read_text(encoding="utf-8")
    assert [name for name in Settings.model_fields if f"`MISTO_{name.upper()}`" not in page] == []


def test_the_image_holds_the_documentation_of_its_own_source():
    """Built in a stage of its own, and there before the package is made: a clean clone has none."""
    deploy = ROOT / "deploy"
    parts = re.split(r"^FROM .*$", (deploy / "Dockerfile").read_text(), flags=re.MULTILINE)
    [made] = [part for part in parts if "python -m docs.site" in part]
    [packed] = [part for part in parts if "COPY --from=docs" in part]
    assert made != packed
    copied = packed.index("COPY --from=docs /src/src/misto/server/docs src/misto/server/docs\n")
    assert packed.index("COPY . .") < copied < packed.index("pip install")
    assert "src/misto/server/docs" in (deploy / "Dockerfile.dockerignore").read_text().splitlines()
