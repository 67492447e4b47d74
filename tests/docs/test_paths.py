"""Files that the documentation names are there."""

import re
import subprocess

import pytest
from docs.site.source import ROOT

SPAN = re.compile(r"`([^`\n]+)`")
BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"[\w./<>*{},-]+\.(?:css|ftl|html|js|json|md|mjs|py|sh|svelte|svg|toml|ts|txt)")
WILD = re.compile(r"<\w+>|\*")
# what is named and not in git, and why
ELSEWHERE = {
    "web/src/lib/api-types.ts": "npm run types writes it",
    "sw.js": "the build of the page writes it",
    "notices.txt": "the build of the page, the docs and the wheel write it",
    "/openapi.json": "an address of the server",
    "my_bot.py": "the reader writes it",
    "nim.py": "the reader writes it",
    "city.json": "the reader writes it",
    "src/misto/games/<room>/rulebook/pl.md": "of a language that is being added",
}


def in_git():
    told = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [name for name in listed if (ROOT / name).is_file()]


FILES = in_git()
# the changelog tells of what was
PAGES = [name for name in FILES if re.fullmatch(r"(docs/.*|[^/]*)\.md", name) and name != "CHANGELOG.md"]


def named(text):
    """Files in the running text; a folder may be left out before them, and in `{uk,ru,en}` each is one."""
    for span in SPAN.findall(BLOCK.sub("", text)):
        if FILE.fullmatch(span):
            before, _, rest = span.partition("{")
            each, _, after = rest.partition("}")
            yield from (before + one + after for one in each.split(",")) if rest else (span,)


def is_there(name, listed):
    parts = [re.escape(part) for part in WILD.split(name.removeprefix("./"))]
    pattern = re.compile(rf"(^|/){'[^/]+'.join(parts)}$", re.MULTILINE)
    return bool(pattern.search(listed))


@pytest.mark.parametrize("page", PAGES)
def test_a_file_that_is_named_is_there(page):
    listed = "\n".join(FILES)
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [name for name in named(text) if name not in ELSEWHERE and not is_there(name, listed)] == []


def test_a_file_that_is_gone_is_found():
    listed = "web/src/lib/words.ts\nlocales/uk/page.ftl"
    text = "`words.ts`, `verbs.ts`, `locales/{uk,xx}/page.ftl`, `lib/<part>.ts`, `lib/*.js`\n```sh\n`gone.py`\n```\n"
    assert [name for name in named(text) if not is_there(name, listed)] == [
        "verbs.ts",
        "locales/xx/page.ftl",
        "lib/*.js",
    ]
