"""Whose data: every stored column is accounted for, given to its owner, and gone with them."""

import asyncio
import secrets
import time

import pytest
from sqlalchemy import Boolean, Float, Integer, String, insert, select

from misto.server import custody, migrate
from misto.server.custody import HOLDINGS, erase_rows, export, sweep
from misto.server.schema import GUESTS, METADATA, SEATS, SESSIONS, TABLES, TOKENS
from misto.server.settings import Settings
from misto.server.store import Store
from misto.text import LANGUAGES, Text

TABLE_NAMES = sorted(METADATA.tables)
GUEST = "a1b2c3d4e5f60718293a4b5c6d7e8f90"
NAME = "Zdenka-of-the-hill"
HOLDS = {holding.table.name: holding for holding in HOLDINGS}


def names_a_guest(column):
    """How a column with a guest in it looks, also one that is added later."""
    keys = {str(key.column) for key in column.foreign_keys}
    return "guests.id" in keys or column.name in (
        "guest",
        "host",
        "who",
        "person",
        "owner",
        "sender",
        "author",
    )


@pytest.mark.parametrize("name", TABLE_NAMES)
def test_every_column_of_the_schema_is_held(name):
    assert name in HOLDS, f"{name} is stored, but custody.HOLDINGS says nothing of it"
    holding = HOLDS[name]
    columns = [column for thing in holding.things.values() for column in thing]
    assert sorted(columns) == sorted(column.name for column in holding.table.c)
    assert set(holding.withheld) | set(holding.whose) | set(holding.blank) <= set(columns)


@pytest.mark.parametrize("name", TABLE_NAMES)
def test_every_column_with_a_guest_in_it_is_exported_and_erased(name):
    holding = HOLDS[name]
    named = {column.name for column in holding.table.c if names_a_guest(column)}
    assert named <= set(holding.whose), "these name a guest: say so in custody.HOLDINGS"
    if holding.whose:
        assert holding.erased != "stays"
        assert holding.mine(GUEST) is not None
    if holding.erased == "blanked":
        assert set(holding.whose) <= set(holding.blank)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_privacy_page_says_every_stored_thing(lang):
    text = Text(lang)
    for holding in HOLDINGS:
        assert text.has(f"page-privacy-of-{holding.table.name.replace('_', '-')}"), holding.table.name
        for thing in holding.things:
            assert text.has(f"page-privacy-thing-{thing}"), (lang, thing)


def filler(column, table_id):
    if column.name in ("table_id",) or (column.table is TABLES and column.name == "id"):
        return table_id
    if column.name in ("options",):
        return "{}"
    if column.name == "config":
        return '{"undo":"rule","hints":true,"spectators":true,"open_information":false,"away":{}}'
    if column.name == "status":
        return "over"
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, Float | Integer):
        return 1
    length = getattr(column.type, "length", None) or 12
    return secrets.token_hex(8)[: min(length, 12)]


def fill(db, guest, name):
    """One row about the guest in every table there is, also in those added later."""
    table_id = f"table-{guest[:8]}"
    for table in METADATA.sorted_tables:
        holding = HOLDS[table.name]
        row = {column.name: filler(column, table_id) for column in table.c}
        row |= {column: guest for column in holding.whose}
        row |= {"name": name} if "name" in row and table in (GUESTS, SEATS) else {}
        row |= {"lang": "uk"} if table is GUESTS else {}
        row |= {"seat": 0} if "seat" in row else {}
        db.execute(insert(table).values(**row))


def everything(db):
    return "\n".join(
        repr(tuple(row)) for table in METADATA.sorted_tables for row in db.execute(select(table))
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    found = f"sqlite:///{tmp_path}/m.db"
    if request.param == "postgresql":
        found = request.getfixturevalue("postgres")()
    migrate.upgrade(found)
    return found


def test_nothing_of_an_erased_guest_is_left_and_nothing_of_others_goes(url):
    with migrate.connected(url) as db:
        fill(db, GUEST, NAME)
        fill(db, "f" * 32, "Bohdan")
        before = everything(db)
        assert GUEST in before
        assert NAME in before
        erase_rows(db, GUEST)
        after = everything(db)
        assert GUEST not in after
        assert NAME not in after
        assert after.count("f" * 32) == before.count("f" * 32)
        assert after.count("Bohdan") == before.count("Bohdan")


def exported(url, guest):
    async def exporting():
        store = Store(Settings(database_url=url))
        try:
            return await export(store, guest)
        finally:
            await store.close()

    return asyncio.run(exporting())


def test_an_export_holds_every_row_of_ones_own_and_no_secret(url):
    with migrate.connected(url) as db:
        fill(db, GUEST, NAME)
        fill(db, "f" * 32, "Bohdan")
        secret = {
            str(value)
            for holding in HOLDINGS
            for row in db.execute(select(holding.table)).mappings()
            for name, value in row.items()
            if name in ("hash", "chance", "recovery", "joined")
        }
    told = exported(url, GUEST)
    shown = repr(told)
    for holding in HOLDINGS:
        rows = told["stored"].get(holding.table.name)
        assert rows is None if holding.mine("") is None else len(rows) == 1, holding.table.name
    assert NAME in shown
    assert "f" * 32 not in shown
    assert "Bohdan" not in shown
    assert not [one for one in secret if one in shown]


def sit_down(db, guest, table_id):
    """A row about the guest at somebody else's table, in everything that is kept of a table."""
    for table in METADATA.sorted_tables:
        if "table_id" in table.c:
            row = {column.name: filler(column, table_id) for column in table.c}
            row |= {column: guest for column in HOLDS[table.name].whose}
            places = {"seat": 1, "seq": 2, "name": f"name of {guest}"}
            db.execute(insert(table).values(**row | {n: places[n] for n in places if n in row}))


def test_an_export_names_nobody_else_at_a_shared_table(url):
    """Each sits at a table that the other set up."""
    people = (GUEST, "f" * 32)
    with migrate.connected(url) as db:
        for guest in people:
            fill(db, guest, f"name of {guest}")
        for host, other in (people, people[::-1]):
            sit_down(db, other, f"table-{host[:8]}")
    for guest, other in (people, people[::-1]):
        told = exported(url, guest)
        assert [row["host"] for row in told["stored"]["tables"]].count(guest) == 1
        assert len(told["stored"]["tables"]) == len(told["stored"]["seats"]) == 2
        assert guest in repr(told)
        assert other not in repr(told)


def test_what_nobody_used_is_swept_and_what_is_in_use_stays(url):
    now, day = time.time(), 86400
    people = {"idle": (100, 400), "here": (1, 1), "seated": (100, 100), "hosting": (100, 100)}
    with migrate.connected(url) as db:
        for name, (seen, device) in people.items():
            at = {"created": now - 500 * day}
            db.execute(insert(GUESTS).values(id=name, name=name, lang="en", seen=now - seen * day, **at))
            row = {"hash": name, "guest": name, "seen": now - device * day}
            db.execute(insert(SESSIONS).values(**row, **at))
        for host in ("hosting", "nobody"):
            row = {column.name: filler(column, f"t-{host}") for column in TABLES.c}
            db.execute(insert(TABLES).values(**row | {"host": host}))
        seat = {"table_id": "t-nobody", "seat": 0, "kind": "person", "guest": "seated", "name": "x"}
        db.execute(insert(SEATS).values(**seat, resigned=False))
        db.execute(insert(SESSIONS).values(hash="old", guest="here", created=1.0, seen=now - 366 * day))

    async def left(**given):
        store = Store(Settings(database_url=url, **given))
        try:
            await sweep(store, Settings(database_url=url, **given))
            guests = {row["id"] for row in await store.rows(select(GUESTS.c.id))}
            return guests, {row["hash"] for row in await store.rows(select(SESSIONS.c.hash))}
        finally:
            await store.close()

    everybody = {*people, "old"}
    assert asyncio.run(left(expire_guests_days=0, expire_sessions_days=0)) == (set(people), everybody)
    guests, sessions = asyncio.run(left())
    assert guests == {"here", "seated", "hosting"}
    assert sessions == {"here", "seated", "hosting"}


def test_a_sweep_goes_on_until_nobody_is_left_to_sweep(url, monkeypatch):
    monkeypatch.setattr(custody, "SWEPT_AT_ONCE", 2)
    with migrate.connected(url) as db:
        for number in range(5):
            row = {"id": f"idle {number}", "name": "x", "lang": "en", "created": 1.0, "seen": 1.0 + number}
            db.execute(insert(GUESTS).values(**row))
        db.execute(insert(GUESTS).values(id="here", name="x", lang="en", created=1.0, seen=time.time()))

    async def left():
        store = Store(Settings(database_url=url))
        try:
            gone = await sweep(store, Settings(database_url=url))
            return gone, [row["id"] for row in await store.rows(select(GUESTS.c.id))]
        finally:
            await store.close()

    assert asyncio.run(left()) == (5, ["here"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tokens_of_the_second_layout_stay_and_are_asked_for_the_code(kind, tmp_path, request):
    from alembic import command

    url = f"sqlite:///{tmp_path}/old.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    config = migrate.alembic_config()
    with migrate.connected(url) as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0002")
        db.exec_driver_sql("INSERT INTO guests (id, name, lang, created) VALUES ('g', 'Ann', 'en', 1.0)")
        db.exec_driver_sql("INSERT INTO tokens (hash, guest, name, created) VALUES ('t', 'g', 'x', 1.0)")
    migrate.upgrade(url)
    with migrate.connected(url) as db:
        row = db.execute(select(TOKENS)).mappings().one()
        assert (row["hash"], row["guest"], row["joined"]) == ("t", "g", "")
        config.attributes["connection"] = db
        command.downgrade(config, "0002")
        assert db.exec_driver_sql("SELECT count(*) FROM tokens").scalar_one() == 1


def test_sessions_of_the_first_layout_survive_the_new_one(tmp_path):
    """SQLite makes a table anew to change it, and dropping the old one would cascade to what hangs on it."""
    from alembic import command

    url = f"sqlite:///{tmp_path}/old.db"
    with migrate.connected(url) as db:
        config = migrate.alembic_config()
        config.attributes["connection"] = db
        command.upgrade(config, "0001")
        db.exec_driver_sql("INSERT INTO guests VALUES ('g', 'Ann', 'en', 1.0)")
        db.exec_driver_sql("INSERT INTO sessions VALUES ('s', 'g', 1.0)")
    migrate.upgrade(url)
    with migrate.connected(url) as db:
        row = db.execute(select(SESSIONS)).mappings().one()
        assert row["guest"] == "g"
        assert time.time() - row["seen"] < 3600
        config = migrate.alembic_config()
        config.attributes["connection"] = db
        command.downgrade(config, "0001")
        assert db.exec_driver_sql("SELECT count(*) FROM sessions").scalar_one() == 1


def test_string_columns_have_bounds():
    for table in METADATA.sorted_tables:
        for column in table.c:
            if type(column.type) is String:
                assert column.type.length
