"""Keeping a server: health, limits, headers, subpath, drain, migrations, backup, move, verify, logs."""

import asyncio
import json
import os
import re
import sqlite3
import time
from contextlib import closing
from unittest import mock

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from misto.core.record import commitment
from misto.core.trouble import Trouble
from misto.server import driver, migrate
from misto.server.limits import Buckets, Limits
from misto.server.schema import GUESTS, METADATA
from misto.server.settings import Settings
from misto.server.store import Guest, Store
from tests.cli import line
from tests.server.real import PATIENCE, Server, live_at


def misto(*words, **env):
    """The command line as people call it; a server gets a process of its own."""
    if words[0] == "serve":
        return line.misto(*words, env=env)
    with mock.patch.dict(os.environ, env):
        return line.in_process(*words)


def test_health_version_metrics(house):
    client = house.person().client
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").text == "ready\n"
    assert "version" in client.get("/version").json()
    client.get("/api/games")
    text = client.get("/metrics").text
    assert 'misto_requests_total{route="/api/games",status="200"}' in text
    assert "misto_live_channels 0" in text


def test_headers_stand_on_every_answer(house):
    for path in ("/", "/api/games", "/api/tables/none", "/nothing", "/api/nothing"):
        headers = house.person().client.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_a_foreign_page_cannot_post(house):
    client = house.person().client
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = client.post("/api/me", json={"name": "x"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "foreign-origin"


def test_large_bodies_are_refused_also_without_a_length(house):
    client = house.person().client
    assert client.post("/api/me", content=b"x" * 70_000).status_code == 413

    def pieces():
        for _ in range(20):
            yield b"x" * 10_000

    assert client.post("/api/me", content=pieces()).status_code == 413


def test_names_are_bounded_and_clean(house):
    ann = house.person()
    shown = ann.post("/me", name="  <b>Ann</b>\u202e\x00\n  " + "x" * 100).json()["name"]
    assert shown.startswith("<b>Ann</b> ")  # kept as text; the page escapes it
    assert len(shown) <= 40
    assert "\u202e" not in shown
    assert ann.post("/me", name="x" * 500).status_code == 422


def test_who_asks_too_fast_is_slowed_down(make_house):
    ann = make_house(requests_per_s=0.1).person()
    answers = [ann.get("/games") for _ in range(12)]
    assert answers[0].status_code == 200
    slowed = next(one for one in answers if one.status_code == 429)
    assert 8 <= int(slowed.headers["retry-after"]) <= 10


@pytest.mark.parametrize("root", ["", "/misto"])
def test_pages_cost_as_calls_do_and_files_and_probes_nothing(make_house, root):
    house = make_house(root_path=root)
    ann = house.person()
    table = ann.table(seats=("me", "open"))
    for path in (
        "/",
        f"/t/{table}",
        "/metrics",
        "/version",
        "/openapi.json",
        "/docs",
        "/sw.js",
        "/api/games",
    ):
        house.service.limits.requests = Buckets(0.001, 1)
        first, second = (ann.client.get(root + path, follow_redirects=False) for _ in range(2))
        assert first.status_code != 429, path
        assert second.status_code == 429, path
        assert int(second.headers["retry-after"]) > 900
        assert second.json()["error"]["key"] == "too-fast"
    for path in ("/healthz", "/readyz", "/assets/shell.js"):
        assert ann.client.get(root + path).status_code != 429, path


def from_address(house, host):
    person = house.person()
    client = TestClient(house.app, base_url="http://testserver", client=(host, 50000))
    client.portal = house.portal
    return type(person)(client)


def test_new_guests_of_one_address_are_few(make_house):
    house = make_house(guests_per_hour=2)
    first, *others = [from_address(house, f"2001:db8::{n}") for n in range(1, 6)]
    assert first.post("/me", name="Ann").status_code == 200
    table = first.table(seats=("me", "open"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    for one in others[:3]:  # of the same /64
        assert one.post("/me", name="x").status_code == 200
    for path, body in (
        ("/me", {"name": "x"}),
        ("/tables", {"game": "machi_koro", "seats": seats}),
        (f"/tables/{table}/sit", {"seat": 1}),
        ("/me/tokens", {"name": "x"}),
        ("/me/recovery-code", {}),
    ):
        answer = others[3].post(path, **body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-fast"), path
        assert 1700 <= int(answer.headers["retry-after"]) <= 1800
        assert "set-cookie" not in answer.headers
    assert others[0].post(f"/tables/{table}/sit", seat=1).status_code == 200  # who is known already plays
    assert from_address(house, "2001:db8:0:1::1").post("/me", name="Bob").status_code == 200
    with migrate.connected(house.service.settings.database_url) as db:
        assert db.execute(select(func.count()).select_from(GUESTS)).scalar_one() == 5


def test_a_club_behind_one_address_comes_in_at_once():
    guests = Limits(Settings()).guests
    assert all(guests.take("192.0.2.1") for _ in range(200))


def test_no_deadline_waits_while_the_server_clears_away(make_house, monkeypatch):
    looks = []

    async def look(driver):
        looks.append(driver)

    async def expire(driver):
        await asyncio.Event().wait()

    monkeypatch.setattr(driver, "TICK_S", 0.01)
    monkeypatch.setattr(driver, "LOOK_EVERY_S", 0.0)
    monkeypatch.setattr(driver.Driver, "look", look)
    monkeypatch.setattr(driver.Driver, "expire", expire)
    make_house()
    end = time.monotonic() + PATIENCE
    while len(looks) < 3 and time.monotonic() < end:
        time.sleep(0.01)
    assert len(looks) >= 3


def test_a_bucket_fills_up_again(monkeypatch):
    at = [100.0]
    monkeypatch.setattr("misto.server.limits.time.monotonic", lambda: at[0])
    buckets = Buckets(2.0, 4.0)
    assert [buckets.take("ann") for _ in range(5)] == [True] * 4 + [False]
    assert buckets.take("bob")
    at[0] += 1.0
    assert [buckets.take("ann") for _ in range(3)] == [True, True, False]


def test_table_ids_cannot_be_tried_out(make_house):
    house = make_house()
    house.service.limits.misses = Buckets(0.001, 5)
    ann = house.person()
    table = ann.table(seats=("me", "open"))
    codes = [ann.get(f"/tables/amber-harbor-{n:08}").status_code for n in range(7)]
    assert codes == [404] * 5 + [429] * 2
    assert ann.get(f"/tables/{table}").status_code == 429


def test_creating_and_moving_have_limits(make_house):
    house = make_house(tables_per_hour=4)
    house.service.limits.moves = Buckets(0.001, 5)
    ann = house.person()
    table = ann.table(seats=("me", "me"))
    for _ in range(9):
        ann.table(seats=("me", "open"))
    rows = [{"kind": "me"}, {"kind": "open"}]
    assert ann.post("/tables", game="machi_koro", seats=rows).status_code == 429
    state = ann.state(table, 0)
    answers = [ann.move(table, state, 9999) for _ in range(7)]
    assert [one.status_code for one in answers] == [422] * 5 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 900


@pytest.mark.parametrize("asked", ["/misto", ""], ids=["proxy keeps the path", "proxy strips it"])
def test_under_a_subpath(make_house, asked):
    ann = make_house(root_path="misto/").person()
    rows = [{"kind": "me"}, {"kind": "me"}]
    answer = ann.client.post(f"{asked}/api/tables", json={"game": "machi_koro", "seats": rows, "start": True})
    assert answer.status_code == 201
    table = answer.json()
    assert table["url"] == f"/misto/t/{table['id']}"
    assert "path=/misto" in answer.headers["set-cookie"].lower()
    text = ann.client.get(f"{asked}/t/{table['id']}").text
    assert re.findall("<base[^>]*>", text) == ['<base href="/misto/" />']
    path = f"{asked}/api/tables/{table['id']}/live?seat=-1"
    with ann.client.websocket_connect(path) as live:
        assert live.receive_json()["type"] == "state"


def test_a_server_asked_to_stop_ends_its_channels_and_keeps_what_it_confirmed(tmp_path):
    url = f"sqlite:///{tmp_path}/drain.db"
    with Server(url) as server, httpx.Client(base_url=server.base, timeout=PATIENCE) as ann:
        rows = [{"kind": "me"}, {"kind": "me"}]
        body = {"game": "machi_koro", "seats": rows, "start": True, "options": {"first_player": 1}}
        table = ann.post("/api/tables", json=body).json()["id"]
        cookie = ann.cookies["misto_guest"]
        with live_at(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat=-1") as live:
            live.recv(PATIENCE)
            move = {"seat": 0, "step": 0, "key": "k", "actions": [0]}
            assert ann.post(f"/api/tables/{table}/moves", json=move).status_code == 200
            assert server.stop() in (0, -15)
            with pytest.raises(ConnectionClosed, match="1012"):
                list(live)
        said = server.said()
        assert cookie not in said
    with sqlite3.connect(tmp_path / "drain.db") as db:
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (1,)


def test_logs_name_tables_and_no_secret(tmp_path):
    with Server(f"sqlite:///{tmp_path}/log.db", log_level="debug") as server:
        with httpx.Client(base_url=server.base, timeout=PATIENCE) as ann:
            rows = [{"kind": "me"}, {"kind": "bot"}]
            table = ann.post("/api/tables", json={"game": "machi_koro", "seats": rows, "start": True}).json()[
                "id"
            ]
            token = ann.post(f"/api/tables/{table}/device-link").json()["token"]
            ann.get(f"/api/tables/{table}/state", params={"seat": 0})
            cookie = ann.cookies["misto_guest"]
        server.stop()
        lines = [line for line in server.said().splitlines() if line.startswith("{")]
    assert any(json.loads(line).get("table") == table for line in lines)
    with sqlite3.connect(tmp_path / "log.db") as db:
        secret = db.execute("SELECT chance FROM tables").fetchone()[0].partition(":")[2]
    for hidden in (token, cookie, secret):
        assert hidden not in "\n".join(lines)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_lead_to_the_schema(tmp_path, request, kind):
    url = f"sqlite:///{tmp_path}/m.db" if kind == "sqlite" else request.getfixturevalue("postgres")()
    assert migrate.layout(url) is None
    migrate.upgrade(url)
    migrate.must_be_newest(url)
    with migrate.connected(url) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_a_reader_keeps_no_connection_from_opening(tmp_path):
    """A write waits for no reader, also when it opens the first connection to write with."""
    file = tmp_path / "m.db"
    settings = Settings(database_url=f"sqlite:///{file}")
    migrate.upgrade(settings.database_url)

    async def add_one():
        store = Store(settings)
        try:
            await store.add_guest(Guest("g", "Ann", "en"), "session")
            return await store.guest_of("session")
        finally:
            await store.close()

    with closing(sqlite3.connect(file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM guests").fetchone()
        assert asyncio.run(add_one()).name == "Ann"


def test_an_old_postgresql_is_not_served(postgres):
    answer = misto("serve", MISTO_DATABASE_URL=postgres())
    assert answer.returncode == 2
    assert "misto db upgrade" in answer.stderr.replace("\n", " ")


def test_backup_and_move_keep_every_row(make_house, tmp_path, postgres):
    house = make_house()
    ann = house.person()
    table = ann.table(seats=("me", "me"), options={"turn_cap": 2})
    while seats := ann.state(table, -1)["owes"]:
        ann.move(table, ann.state(table, seats[0]))
    record = ann.get(f"/tables/{table}/record").text
    source = house.service.settings.database_url
    copy = tmp_path / "copy.db"
    assert misto("db", "backup", str(copy), MISTO_DATABASE_URL=source).returncode == 0
    assert (
        misto("db", "backup", str(copy), MISTO_DATABASE_URL=source).returncode == 2
    )  # never over another file
    target = postgres()
    moved = misto("db", "move", f"sqlite:///{copy}", target)
    assert moved.returncode == 0, moved.stderr
    assert "entries: " in moved.stdout
    again = make_house(database_url=target)
    eve = again.person()
    assert eve.get(f"/tables/{table}/record").text == record
    assert misto("db", "move", f"sqlite:///{copy}", target).returncode == 2


def test_verify_checks_a_downloaded_record(house, tmp_path):
    ann = house.person()
    table = ann.table(seats=("me", "me"), options={"turn_cap": 2})
    shown = ann.get(f"/tables/{table}").json()["commitment"]
    while seats := ann.state(table, -1)["owes"]:
        ann.move(table, ann.state(table, seats[0]))
    file = tmp_path / "game.json"
    text = ann.get(f"/tables/{table}/record").text
    file.write_text(text)
    assert commitment(json.loads(text)["chance"]) == shown
    good = misto("verify", str(file), "--commitment", shown)
    assert good.returncode == 0
    assert shown in good.stdout
    assert misto("verify", str(file), "--commitment", "0" * 64).returncode == 2
    plain = json.loads(text)
    plain["steps"][-1][1] ^= 1
    file.write_text(json.dumps(plain))
    assert misto("verify", str(file)).returncode == 2


def test_config_check_tells_and_hides_passwords():
    good = misto("config", "check", MISTO_DATABASE_URL="postgresql://ann:hush@db/misto", MISTO_BUS="postgres")
    assert good.returncode == 0
    assert "hush" not in good.stdout
    assert "MISTO_BUS=postgres" in good.stdout
    last = misto("config", "check", MISTO_DATABASE_URL="postgresql:///misto?host=db&user=ann&password=hush")
    assert "hush" not in last.stdout
    assert "user=ann&password=***" in last.stdout
    bad = misto("config", "check", MISTO_WORKERS="3")
    assert bad.returncode == 2
    assert "MISTO_BUS" in bad.stderr


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("MISTO_PORT", "x", "MISTO_PORT — це ціле число"),
        ("MISTO_PORT", "99999999", "MISTO_PORT — щонайбільше 65535"),
        ("MISTO_STREAM_S", "0", "MISTO_STREAM_S — більше, ніж 0"),
        ("MISTO_BUS", "pigeon", "MISTO_BUS — одне з memory, postgres, redis"),
        ("MISTO_METRICS", "maybe", "MISTO_METRICS — це true або false"),
        ("MISTO_PUSH_CONTACT", "me", "MISTO_PUSH_CONTACT має починатися з mailto: або https://"),
    ],
)
def test_what_is_wrong_with_a_setting_is_said_in_the_hosts_language(name, value, said):
    done = misto("--lang", "uk", "config", "check", **{name: value})
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())


def test_settings_refuse_what_cannot_work():
    with pytest.raises(Trouble, match="setting-database"):
        Settings(database_url="mysql://x")
    with pytest.raises(Trouble, match="setting-bus"):
        Settings(bus="postgres")
