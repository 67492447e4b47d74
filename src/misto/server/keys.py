"""The error keys of the HTTP API with their statuses and sentences, as docs/api.md lists them.

``python -m misto.server.keys`` prints the table, ``python -m misto.server.keys docs/api.md`` writes it there.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime.errors import FluentReferenceError

from misto.text import bundle

BEGIN, END = "<!-- keys -->", "<!-- /keys -->"
TROUBLE = 422  # what the rooms and options refuse comes out as this
LAYERS = ("core", "games")
STATED = {"Refused": 0, "Trouble": 0, "refused_move": 4}  # where in a call the status or the key comes first


@cache
def refusals() -> dict[str, set[int]]:
    """Every key that a call can be refused with, read off the source, with its statuses."""
    package = Path(__file__).parents[1]
    found: dict[str, set[int]] = {}
    for path in (package / "server").glob("*.py"):
        for name in ("Refused", "refused_move"):
            for status, key in raised(path, name):
                found.setdefault(key, set()).add(status)
    below = {package / "installed.py"}
    for layer in LAYERS:
        below |= set((package / layer).rglob("*.py"))
    for path in below:
        for _, key in raised(path, "Trouble"):
            if not is_on_paper(key):
                found.setdefault(key, set()).add(TROUBLE)
    return found


def is_on_paper(key: str) -> bool:
    """Of score files, which no call takes: ``bad-field`` and what a room says of them."""
    return key == "bad-field" or "-score-" in key


def raised(path: Path, name: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            first = STATED[name]
            told = [arg.value for arg in node.args[first : first + 2] if isinstance(arg, ast.Constant)]
            keys = [word for word in told if isinstance(word, str)]
            if keys:
                yield next((number for number in told if isinstance(number, int)), TROUBLE), keys[0]


def sentence(key: str) -> str:
    """The English sentence, facts as their names."""
    message = bundle("en").get_message(f"error-{key}")
    if message is None or message.value is None:
        return ""
    facts: dict[str, str] = {}
    text, errors = bundle("en").format_pattern(message.value, facts)
    # what a message needs shows when it is lacking, behind a plural only later
    while lacking := {fact_of(error) for error in errors} - facts.keys():
        facts |= {fact: f"‹{fact}›" for fact in lacking}
        text, errors = bundle("en").format_pattern(message.value, facts)
    return " ".join(str(text).replace("\u2068", "").replace("\u2069", "").replace("|", "\\|").split())


def fact_of(error: Exception) -> str:
    """The fact that a message could not be said without."""
    if not isinstance(error, FluentReferenceError):
        raise error
    return str(error).rpartition(" ")[2]


def table() -> str:
    rows = sorted((min(statuses), key, statuses) for key, statuses in refusals().items())
    lines = ["| status | key | says |", "|---|---|---|"]
    for _, key, statuses in rows:
        told = ", ".join(str(status) for status in sorted(statuses))
        lines.append(f"| {told} | `{key}` | {sentence(key)} |")
    return "\n".join(lines)


def written(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        target = Path(sys.argv[1])
        target.write_text(written(target.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(table())
