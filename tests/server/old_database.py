"""Write the database of a version as SQL that SQLite and PostgreSQL both read.

Run once with the code of that version, from the root of its source tree; what is kept in
``tests/server/data`` is never made anew:

    python -m tests.server.old_database tests/server/data/misto-0.1.0.sql
"""

import random
import re
import sqlite3
import sys
import tempfile
from pathlib import Path

from misto import __version__
from misto.games.registry import GAMES
from misto.server.migrate import layout
from misto.server.schema import METADATA
from tests.server.conftest import open_house, quick

OPTIONS = {"machi_koro": {"turn_cap": 6}}  # random play takes long to build every landmark


def play(ann, table, choose, most=10_000):
    """Play all seats at random; how many decisions were taken."""
    for taken in range(most):
        owes = ann.state(table, -1)["owes"]
        if not owes:
            return taken
        state = ann.state(table, choose.choice(owes))
        action = choose.choice(state["decision"]["options"])["action"]
        assert ann.move(table, state, action).status_code == 200
    return most


def undo(ann, table, key):
    """Undo a decision of whichever seat may; whether one could."""
    for seat in range(2):
        state = ann.state(table, seat)
        if state["can_undo"]:
            body = {"seat": seat, "step": state["step"], "key": key}
            return ann.post(f"/tables/{table}/undo", **body).status_code == 200
    return False


def take_back(ann, table, choose, game):
    """An undo where the rule has one, a take-back, and rewinds to before and after each other."""
    undone = False
    for number in range(30):
        play(ann, table, choose, 2)
        undone = undone or undo(ann, table, f"undo-{game}-{number}")
    step = ann.state(table, -1)["step"]
    assert undone, game
    assert ann.post(f"/tables/{table}/takeback", seat=0).status_code == 200
    assert ann.post(f"/tables/{table}/rewind", to=5).status_code == 200
    play(ann, table, choose, 4)
    assert ann.post(f"/tables/{table}/rewind", to=step).status_code == 200
    play(ann, table, choose, 3)


def fill(house):
    """Two guests at open, running and finished tables of every game; what a test should know of them."""
    facts = []
    ann, bob = house.person(), house.person()
    ann.post("/me", name="Ann", lang="uk")
    bob.post("/me", name="Bob", lang="en")
    for number, game in enumerate(GAMES):
        choose = random.Random(number)
        more = {"options": OPTIONS.get(game, {})}
        ann.table(game, ("me", "open"), **more)
        shared = ann.table(game, ("me", "open"), undo="ask", **more)
        assert bob.post(f"/tables/{shared}/sit", seat=1, name="Bob").status_code == 200
        assert ann.post(f"/tables/{shared}/start").status_code == 200
        running = ann.table(game, ("me", "me"), undo="free")
        take_back(ann, running, choose, game)
        resigned = ann.table(game, ("me", "me"))
        play(ann, resigned, choose, 3)
        assert ann.post(f"/tables/{resigned}/resign", seat=1).status_code == 200
        over = ann.table(game, ("me", "me"), undo="free", **more)
        play(ann, over, choose, 6)
        assert ann.post(f"/tables/{over}/rewind", to=3).status_code == 200
        play(ann, over, choose)
        fingerprint = ann.get(f"/tables/{over}/record").json()["fingerprint"]
        facts.append(f"fingerprint of {over}: {fingerprint}")
        assert ann.post(f"/tables/{over}/rematch").status_code == 201
    bob.post(f"/tables/{shared}/device-link")
    return [f"cookie of Ann: {ann.client.cookies['misto_guest']}", *facts]


def as_sql(value, column):
    if value is None:
        return "NULL"
    if column.type.python_type is bool:
        return "TRUE" if value else "FALSE"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return repr(value)


def dump(file, head):
    """The whole database, layout and rows; a statement a line where it is a row."""
    out = [f"-- {line}" for line in head]
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as db:
        made = dict(db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        names = ["alembic_version", *(table.name for table in METADATA.sorted_tables)]
        out += [re.sub(r"\s+", " ", made.pop(name)) + ";" for name in names]
        out += [sql + ";" for sql in made.values()]
        (version,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
        out.append(f"INSERT INTO alembic_version VALUES ('{version}');")
        for table in METADATA.sorted_tables:
            columns = list(table.columns)
            quoted = ", ".join(f'"{c.name}"' for c in columns)
            for row in db.execute(f'SELECT {quoted} FROM "{table.name}"'):
                values = ", ".join(as_sql(v, c) for v, c in zip(row, columns, strict=True))
                out.append(f'INSERT INTO "{table.name}" ({quoted}) VALUES ({values});')
    return "\n".join(out) + "\n"


def main(target):
    with tempfile.TemporaryDirectory() as folder:
        settings = quick(Path(folder))
        with open_house(settings) as house:
            facts = fill(house)
        head = [f"misto {__version__}, layout {layout(settings.database_url)}", *facts]
        Path(target).write_text(
            dump(settings.database_url.removeprefix("sqlite:///"), head), encoding="utf-8"
        )


if __name__ == "__main__":
    main(sys.argv[1])
