"""A database that is down, full, read-only, damaged or not ours: said with a sentence, nothing lost."""

import logging
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import fields
from functools import partial

import psycopg
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from starlette.testclient import WebSocketDenialResponse

from misto.core.trouble import Trouble
from misto.server import migrate
from misto.server.limits import HEADERS
from misto.server.outage import SHOWN, is_defect
from misto.server.rows import Config, TableRow, table_columns
from misto.server.schema import GUESTS
from misto.server.store import IDLE_S
from misto.server.wire import Error
from misto.text import LANGUAGES, Text
from tests.server.conftest import quick
from tests.server.test_operating import misto


def fill(db, name, size):
    db.execute(insert(GUESTS).values(id=name, name="." * size, lang="en", created=0.0))


class Sqlite:
    """Troubles of a SQLite file, made by SQLite itself."""

    def __init__(self, house):
        self.store = house.service.store
        self.portal = house.portal

    def pragma(self, words):
        self.portal.call(self.store.batches.write, lambda db: db.exec_driver_sql(f"PRAGMA {words}") and None)

    def full(self):
        self.pragma("max_page_count=1")  # SQLite takes the number of pages there are
        for size in (3000, 300, 1):  # and those may still have room
            with pytest.raises(OperationalError, match="full"):
                self.fill(size)

    def fill(self, size):
        for number in range(500):
            self.portal.call(self.store.batches.write, partial(fill, name=f"{size}-{number}", size=size))

    def read_only(self):
        self.pragma("query_only=1")

    def mend(self):
        for words in ("max_page_count=1000000", "query_only=0"):
            self.pragma(words)


class Postgres:
    """Troubles of a PostgreSQL database, made by its owner behind the server's back."""

    def __init__(self, house):
        self.url = house.service.settings.database_url.replace("misto_guest_role@", "misto@")
        self.base, _, self.name = self.url.rpartition("/")

    def say(self, *words, at=None):
        with psycopg.connect(at or self.url, autocommit=True) as db:
            for one in words:
                db.execute(one)

    def end_connections(self):
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'"
        self.say(ended, at=f"{self.base}/postgres")
        time.sleep(IDLE_S)  # a line that was used just now is not tried before it is used again

    def down(self):
        self.say(f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS false", at=f"{self.base}/postgres")
        self.end_connections()

    def read_only(self):
        self.say(f"ALTER DATABASE {self.name} SET default_transaction_read_only = on")
        self.end_connections()

    def full(self):
        """The error PostgreSQL gives where its disk is full, from a trigger: disks here are large."""
        body = "BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END"
        self.say(f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $${body}$$")
        for table in ("tables", "entries", "guests"):
            self.say(f"CREATE TRIGGER t BEFORE INSERT ON {table} EXECUTE FUNCTION full_disk()")

    def mend(self):
        self.say(
            f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS true",
            f"ALTER DATABASE {self.name} RESET default_transaction_read_only",
            at=f"{self.base}/postgres",
        )
        self.say("SET default_transaction_read_only = off", "DROP FUNCTION IF EXISTS full_disk CASCADE")
        self.end_connections()


TROUBLES = [
    (Sqlite, "full", "database-full"),
    (Sqlite, "read_only", "database-read-only"),
    (Postgres, "full", "database-full"),
    (Postgres, "read_only", "database-read-only"),
    (Postgres, "down", "database-down"),
]


@pytest.fixture
def opened(make_house, request):
    def opened(kind):
        if kind is Sqlite:
            return make_house()
        url = request.getfixturevalue("postgres")()
        migrate.upgrade(url)
        return make_house(database_url=url)

    return opened


def is_resting(answer, key):
    assert answer.status_code == 503, answer.text
    Error.model_validate_json(answer.text)
    error = answer.json()["error"]
    assert (error["key"], error["message"]) == (key, Text("en").say(f"error-{key}"))
    assert all(answer.headers[name] == value for name, value in HEADERS.items())
    assert answer.headers["retry-after"]


@pytest.mark.parametrize(("kind", "trouble", "key"), TROUBLES)
def test_a_database_in_trouble_is_503_with_a_sentence(opened, kind, trouble, key):
    house = opened(kind)
    ann, bob = house.person(), house.person()
    table = ann.table(seats=("me", "me"), options={"first_player": 1}, undo="free")
    quiet = ann.table(seats=("me", "open"))
    ann.move(table, ann.state(table, 0))
    house.service.store.told = (None, -1e9)
    assert ann.client.get("/readyz").status_code == 200
    database = kind(house)
    getattr(database, trouble)()
    house.service.store.told = (None, -1e9)
    ready = ann.client.get("/readyz")
    assert (ready.status_code, ready.text) == (503, f"{SHOWN[key]}\n")
    if kind is Sqlite and trouble == "full":  # pages that are there take a few rows more
        rows = [{"kind": "me"}] * 2
        while ann.post(f"/tables/{table}/rewind", to=0).status_code == 200:
            pass
        while ann.post("/tables", game="machi_koro", seats=rows).status_code == 201:
            pass
    before = ann.state(table, 0)
    action = before["decision"]["options"][0]["action"]
    body = {"seat": 0, "step": before["step"], "key": "once", "actions": [action]}
    is_resting(ann.post(f"/tables/{table}/rewind", to=0), key)
    is_resting(ann.post(f"/tables/{table}/moves", **body), key)
    is_resting(bob.post("/me", name="Bob"), key)
    is_resting(ann.post("/tables", game="machi_koro", seats=[{"kind": "me"}] * 2), key)
    if trouble == "down":
        house.service.tables.open.pop(quiet)
        is_resting(ann.get("/me/tables"), key)
        is_resting(ann.get(f"/tables/{quiet}"), key)
        with pytest.raises(WebSocketDenialResponse) as told, ann.live(quiet, -1):
            pass
        assert told.value.status_code == 503
        assert told.value.json()["error"]["key"] == key
    else:
        assert ann.get("/me/tables").status_code == 200
    metrics = ann.client.get("/metrics")
    assert metrics.status_code == 200
    assert "misto_database_ready 0" in metrics.text
    assert ann.state(table, 0)["view"] == before["view"]  # what is in memory can still be looked at
    database.mend()
    house.service.store.told = (None, -1e9)
    assert ann.client.get("/readyz").text == "ready\n"
    assert ann.post(f"/tables/{table}/moves", **body).status_code == 200  # the same key: once
    assert ann.state(table, 0)["step"] == before["step"] + 1
    house.service.tables.open.clear()
    assert ann.state(table, 0)["step"] == before["step"] + 1


def test_a_right_that_was_taken_away_is_read_only(make_house, postgres):
    owner = postgres()
    migrate.upgrade(owner)
    with psycopg.connect(owner, autocommit=True) as db:
        db.execute("DROP ROLE IF EXISTS misto_guest_role")
        db.execute("CREATE ROLE misto_guest_role LOGIN")
        db.execute("GRANT SELECT ON ALL TABLES IN SCHEMA public TO misto_guest_role")
    house = make_house(database_url=owner.replace("misto@", "misto_guest_role@"))
    is_resting(house.person().post("/me", name="Ann"), "database-read-only")
    assert house.person().client.get("/readyz").text == "database read-only\n"


@pytest.mark.parametrize("kind", [Sqlite, Postgres])
def test_a_defect_is_told_without_a_secret(opened, kind, caplog, monkeypatch):
    """What does not fit its column is our own mistake: 500 with a traceback, and no value of the row in it."""
    house = opened(kind)
    store, secret = house.service.store, "keyed:" + "5ec7e7" * 10

    def too_long(row):
        return {**table_columns(row), "chance": secret, "game": "x" * 99}

    monkeypatch.setattr(logging.getLogger("misto"), "propagate", True)
    monkeypatch.setattr("misto.server.store.table_columns", too_long)
    if kind is Sqlite:  # it takes any length; what it refuses is told as trouble of the database
        rename = "ALTER TABLE seats RENAME COLUMN resigned TO gone"
        house.portal.call(store.batches.write, lambda db: db.exec_driver_sql(rename) and None)
    ann = house.person()
    told = ann.post("/tables", game="machi_koro", seats=[{"kind": "me"}] * 2)
    assert told.status_code == (503 if kind is Sqlite else 500)
    said = caplog.text
    assert ("StringDataRightTruncation" in said) == (kind is Postgres)
    assert "keyed:" not in said
    config = Config("rule", hints=None, spectators=True, open_information=False, away="bot")
    row = TableRow(**{field.name: None for field in fields(TableRow)} | {"id": "t", "config": config})
    with pytest.raises(SQLAlchemyError) as broken:  # nor in the error itself, whoever comes to print it
        house.portal.call(store.add_table, row, [])
    assert secret not in str(broken.value)
    assert "INSERT INTO" in str(broken.value)


def test_a_defect_is_known_by_its_class():
    """psycopg's errors have names of their own below those of every driver."""
    defects = ("StringDataRightTruncation", "NumericValueOutOfRange", "UndefinedFunction", "SyntaxError")
    for name in (*defects, "UntranslatableCharacter", "FeatureNotSupported"):
        assert is_defect(DBAPIError.instance("", {}, getattr(psycopg.errors, name)(), psycopg.Error)), name
    for name in (
        "UndefinedTable",
        "InsufficientPrivilege",
        "UniqueViolation",
        "AdminShutdown",
        "QueryCanceled",
    ):
        assert not is_defect(DBAPIError.instance("", {}, getattr(psycopg.errors, name)(), psycopg.Error)), (
            name
        )
    nul = psycopg.DataError("PostgreSQL text fields cannot contain NUL (0x00) bytes")
    assert is_defect(DBAPIError.instance("", {}, nul, psycopg.Error))
    assert not is_defect(DBAPIError.instance("", {}, psycopg.OperationalError("gone"), psycopg.Error))


def test_bots_wait_and_go_on(make_house):
    """A bot that could not save its move makes it when it can."""
    house = make_house()
    ann = house.person()
    table = ann.table(seats=("me", "bot"), options={"first_player": 1})
    state = ann.state(table, 0)
    assert state["owes"] == [0]
    database = Sqlite(house)
    database.read_only()
    is_resting(ann.move(table, state), "database-read-only")
    database.mend()
    while ann.state(table, 0)["decision"] is not None and ann.state(table, 0)["step"] < 6:
        assert ann.move(table, ann.state(table, 0)).status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_its_sentence(lang):
    for key in SHOWN:
        assert Text(lang).say(f"error-{key}")


# --- at start


def prepared(tmp_path):
    """A SQLite database with a row in it, closed."""
    url = f"sqlite:///{tmp_path}/misto.db"
    migrate.upgrade(url)
    with closing(sqlite3.connect(tmp_path / "misto.db")) as db:
        db.execute("INSERT INTO guests (id, name, lang, created) VALUES ('g', 'Ann', 'en', 1.0)")
        db.commit()
    return tmp_path / "misto.db"


def damaged_header(file):
    file.write_bytes(b"Not a database.." + file.read_bytes()[16:])


def damaged_inside(file):
    with file.open("r+b") as inside:
        inside.seek(4096)
        inside.write(b"\xff" * 4096)


def cut_short(file):
    file.write_bytes(file.read_bytes()[:5000])


def emptied(file):
    file.write_bytes(b"")


def emptied_inside(file):
    """A database without any table: what a program that only opens and closes may leave."""
    file.unlink()
    with closing(sqlite3.connect(file)) as db:
        db.execute("VACUUM")


def gone(file):
    file.unlink()


def emptied_before_markers(file):
    """A database that 0.1.0 left without a marker, and its log without it."""
    file.write_bytes(b"")
    file.with_name(file.name + ".layout").unlink()
    file.with_name(file.name + "-wal").write_bytes(b"moves")


def from_the_future(file):
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()


def of_another_program(file):
    file.unlink()
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE songs (name TEXT)")


UNFIT = [
    (damaged_header, "database-damaged"),
    (damaged_inside, "database-damaged"),
    (cut_short, "database-damaged"),
    (emptied, "database-empty"),
    (emptied_inside, "database-empty"),
    (gone, "database-empty"),
    (emptied_before_markers, "database-empty"),
    (from_the_future, "database-newer"),
    (of_another_program, "database-foreign"),
]


def everything_in(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(("spoil", "key"), UNFIT)
def test_an_unfit_database_is_named_and_not_touched(tmp_path, spoil, key):
    file = prepared(tmp_path)
    spoil(file)
    before = everything_in(tmp_path)
    for act in (migrate.must_be_fit, migrate.upgrade):
        with pytest.raises(Trouble) as told:
            act(f"sqlite:///{file}")
        assert told.value.key == key
        assert everything_in(tmp_path) == before
    for lang in LANGUAGES:
        assert Text(lang).say(f"error-{key}", **told.value.facts)


@pytest.mark.parametrize(
    ("command", "spoil"), [("serve", damaged_inside), ("serve", emptied), ("db", from_the_future)]
)
def test_the_command_line_says_it_without_a_traceback(tmp_path, command, spoil):
    file = prepared(tmp_path)
    spoil(file)
    before = everything_in(tmp_path)
    words = ("db", "upgrade") if command == "db" else ("serve",)
    answer = misto(*words, MISTO_DATABASE_URL=f"sqlite:///{file}")
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr + answer.stdout
    assert "atabase" in answer.stderr
    assert everything_in(tmp_path) == before


def test_a_log_left_by_a_kill_is_no_damage(tmp_path):
    """A server killed in mid-game leaves its log beside the file; both are as fit as before."""
    file = prepared(tmp_path)
    db = sqlite3.connect(file)
    db.execute("INSERT INTO guests (id, name, lang, created) VALUES ('h', 'Bob', 'en', 1.0)")
    db.commit()
    copy = tmp_path / "copy"
    copy.mkdir()
    for one in tmp_path.glob("misto.db*"):
        shutil.copy(one, copy)
    db.close()
    before = {name: data for name, data in everything_in(copy).items() if not name.endswith("-shm")}
    assert before["misto.db-wal"]
    migrate.must_be_fit(f"sqlite:///{copy}/misto.db")
    assert {n: d for n, d in everything_in(copy).items() if not n.endswith("-shm")} == before
    migrate.upgrade(f"sqlite:///{copy}/misto.db")
    with closing(sqlite3.connect(copy / "misto.db")) as again:
        assert again.execute("SELECT count(*) FROM guests").fetchone() == (2,)


def test_a_new_database_is_welcome(tmp_path):
    for name in ("none.db", "empty.db"):
        if name == "empty.db":
            (tmp_path / name).touch()
        migrate.upgrade(f"sqlite:///{tmp_path}/{name}")
        assert (tmp_path / f"{name}.layout").read_text() == f"{migrate.newest()}\n"
        migrate.must_be_fit(f"sqlite:///{tmp_path}/{name}")
    with pytest.raises(Trouble, match="database-no-folder"):
        migrate.upgrade(f"sqlite:///{tmp_path}/nowhere/x.db")


def test_a_postgresql_leaves_no_marker(postgres, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    migrate.upgrade(postgres())
    assert list(tmp_path.iterdir()) == []


def test_a_postgresql_of_the_future_or_out_of_reach_is_not_served(postgres, tmp_path):
    url = postgres()
    migrate.upgrade(url)
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    for act in (migrate.must_be_fit, migrate.upgrade):
        with pytest.raises(Trouble, match="database-newer"):
            act(url)
    closed = quick(tmp_path, database_url="postgresql://misto@127.0.0.1:1/none").database_url
    answer = misto("serve", MISTO_DATABASE_URL=closed)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert "cannot reach its database" in answer.stderr.replace("\n", " ")
