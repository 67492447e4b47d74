"""For whoever keeps a server: restore, move, unknown settings, whose files, by which name, the unit, upgrades."""

import re
import shutil
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from misto.core.trouble import Trouble
from misto.server import fitness, migrate
from misto.server.settings import Settings, must_know_all
from misto.text import LANGUAGES, Text
from tests.server.real import PATIENCE, Server
from tests.server.test_operating import misto
from tests.server.test_rules_change import OLD

DEPLOY = Path(__file__).parents[2] / "deploy"


def guests_in(file):
    with closing(sqlite3.connect(file)) as db:
        return [name for (name,) in db.execute("SELECT name FROM guests WHERE name != '' ORDER BY name")]


def add_guest(file, name):
    """A guest that lies in the file's log only, as after a kill: the log stays beside the file."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        columns = [row[1] for row in db.execute("PRAGMA table_info(guests)")]
        values = {"id": name, "name": name, "lang": "en", "recovery": None}
        marks = ", ".join("?" for _ in columns)
        db.execute(f"INSERT INTO guests VALUES ({marks})", [values.get(one, 1.0) for one in columns])
        db.commit()
        kept = {one: one.read_bytes() for one in file.parent.glob(file.name + "*")}
    for one, data in kept.items():
        one.write_bytes(data)


@pytest.fixture
def kept(tmp_path):
    """A database with Ann, its backup, and Bob who came later and lies in a leftover log."""
    file, copy = tmp_path / "misto.db", tmp_path / "backup.db"
    url = f"sqlite:///{file}"
    migrate.upgrade(url)
    add_guest(file, "Ann")
    migrate.backup(url, copy)
    add_guest(file, "Bob")
    assert (tmp_path / "misto.db-wal").stat().st_size
    return file, copy


# --- restore


def test_a_restored_backup_is_the_backup_whatever_log_lay_there(kept):
    file, copy = kept
    answer = misto("db", "restore", str(copy), MISTO_DATABASE_URL=f"sqlite:///{file}")
    assert answer.returncode == 0, answer.stderr
    assert guests_in(file) == ["Ann"]
    (aside,) = (
        one for one in file.parent.glob("misto.db.before-*") if not one.name.endswith(("-wal", "-shm"))
    )
    assert aside.name in answer.stdout.replace("\n", "")
    assert guests_in(aside) == ["Ann", "Bob"]  # nothing is lost
    assert fitness.marker(file).read_text() == f"{migrate.newest()}\n"
    migrate.must_be_fit(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert guests_in(copy) == ["Ann"]


def test_a_lost_or_damaged_database_can_be_restored(kept):
    file, copy = kept
    file.write_bytes(b"")
    with pytest.raises(Trouble, match="database-empty"):
        migrate.must_be_fit(f"sqlite:///{file}")
    migrate.restore(f"sqlite:///{file}", copy)
    migrate.must_be_fit(f"sqlite:///{file}")
    assert guests_in(file) == ["Ann"]


def test_a_backup_with_a_log_of_its_own_is_taken_whole(kept, tmp_path):
    """A copy of all the files, made while no server ran."""
    file, _ = kept
    (tmp_path / "other").mkdir()
    target = tmp_path / "other" / "misto.db"
    assert migrate.restore(f"sqlite:///{target}", file) is None
    assert guests_in(target) == ["Ann", "Bob"]


def test_nothing_is_restored_under_a_running_server(tmp_path):
    url, copy = f"sqlite:///{tmp_path}/run.db", tmp_path / "copy.db"
    with Server(url) as server:
        httpx.post(f"{server.base}/api/me", json={"name": "Ann"}, timeout=PATIENCE).raise_for_status()
        assert misto("db", "backup", str(copy), MISTO_DATABASE_URL=url).returncode == 0
        httpx.post(f"{server.base}/api/me", json={"name": "Bob"}, timeout=PATIENCE).raise_for_status()
        refused = misto("db", "restore", str(copy), MISTO_DATABASE_URL=url)
        assert refused.returncode == 2
        assert "in use" in refused.stderr.replace("\n", " ")
        httpx.post(f"{server.base}/api/me", json={"name": "Cid"}, timeout=PATIENCE).raise_for_status()
        server.stop()
    assert guests_in(tmp_path / "run.db") == ["Ann", "Bob", "Cid"]
    assert not list(tmp_path.glob("*.before-*")) + list(tmp_path.glob("*.restoring*"))
    assert misto("db", "restore", str(copy), MISTO_DATABASE_URL=url).returncode == 0
    assert guests_in(tmp_path / "run.db") == ["Ann"]


def no_file(copy):
    copy.unlink()


def half(copy):
    copy.write_bytes(copy.read_bytes()[:6000])


def empty(copy):
    copy.write_bytes(b"")


def foreign(copy):
    copy.unlink()
    with closing(sqlite3.connect(copy)) as db:
        db.execute("CREATE TABLE songs (name TEXT)")


def future(copy):
    with closing(sqlite3.connect(copy)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()


@pytest.mark.parametrize("spoil", [no_file, half, empty, foreign, future])
def test_what_is_no_backup_changes_nothing(kept, spoil):
    file, copy = kept
    spoil(copy)
    before = {one.name: one.read_bytes() for one in file.parent.iterdir()}
    answer = misto("db", "restore", str(copy), MISTO_DATABASE_URL=f"sqlite:///{file}")
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert {one.name: one.read_bytes() for one in file.parent.iterdir()} == before


def test_a_database_is_not_restored_from_itself(kept):
    with pytest.raises(Trouble, match="database-same"):
        migrate.restore(f"sqlite:///{kept[0]}", kept[0])
    with pytest.raises(Trouble, match="restore-postgres"):
        migrate.restore("postgresql://x/y", kept[1])


# --- move


@pytest.mark.parametrize("source", ["missing", "empty"])
def test_nothing_is_moved_from_what_is_not_there(tmp_path, source):
    """And nothing is made in its place."""
    file, target = tmp_path / "source.db", tmp_path / "target.db"
    if source == "empty":
        file.touch()
    before = sorted(one.name for one in tmp_path.iterdir())
    with pytest.raises(Trouble, match="move-none"):
        migrate.move(f"sqlite:///{file}", f"sqlite:///{target}")
    answer = misto("db", "move", f"sqlite:///{file}", f"sqlite:///{target}")
    assert answer.returncode == 2
    assert "nothing to move" in answer.stderr.replace("\n", " ")
    assert sorted(one.name for one in tmp_path.iterdir()) == before


def test_an_empty_postgresql_is_no_source_either(postgres, tmp_path):
    source = postgres()
    with pytest.raises(Trouble, match="move-none"):
        migrate.move(source, f"sqlite:///{tmp_path}/target.db")
    assert migrate.layout(source) is None
    assert list(tmp_path.iterdir()) == []


# --- settings


@pytest.mark.parametrize("words", [("config", "check"), ("serve",), ("db", "backup", "x.db")])
def test_a_setting_nobody_reads_is_refused(words, tmp_path):
    given = {
        "MISTO_DATABSE_URL": f"sqlite:///{tmp_path}/x.db",
        "MISTO_DATABASE_URL": f"sqlite:///{tmp_path}/y.db",
    }
    answer = misto(*words, **given)
    assert answer.returncode == 2
    said = " ".join(answer.stderr.split())
    assert "MISTO_DATABSE_URL" in said
    assert "did you mean MISTO_DATABASE_URL?" in said
    assert list(tmp_path.iterdir()) == []


def test_names_that_other_parts_read_are_known():
    must_know_all(
        {f"MISTO_{name}": "1" for name in ("PURE", "PATHS", "PYTHON", "LANG", "OVERRIDES", "BOT_SCALE")}
    )
    must_know_all({"PATH": "", "misto_port": "1", "MISTO_PORT": "1"})
    for name in ("MISTO_QWERTZUIOP", "misto_prt"):
        with pytest.raises(Trouble, match="unknown-setting"):
            must_know_all({name: "1"})


def test_every_setting_and_name_is_told_of():
    told = (DEPLOY.parent / "docs" / "operations.md").read_text()
    for name in Settings.model_fields:
        assert f"MISTO_{name.upper()}" in told, name


# --- whose files


def modes(folder):
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}


def test_database_log_and_backup_are_their_owners_alone(tmp_path):
    url = f"sqlite:///{tmp_path}/own.db"
    with Server(url) as server:
        httpx.post(f"{server.base}/api/me", json={"name": "Ann"}, timeout=PATIENCE).raise_for_status()
        misto("db", "backup", str(tmp_path / "copy.db"), MISTO_DATABASE_URL=url)
        found = modes(tmp_path)
    for name in ("own.db", "own.db-wal", "own.db-shm", "copy.db"):
        assert found[name] == 0o600, name


def test_a_database_of_before_becomes_its_owners_alone(tmp_path):
    file = tmp_path / "old.db"
    migrate.upgrade(f"sqlite:///{file}")
    file.chmod(0o644)
    migrate.upgrade(f"sqlite:///{file}")
    assert modes(tmp_path)["old.db"] == 0o600


def test_a_whole_database_is_read_through_once(tmp_path, monkeypatch):
    """Serving begins with several looks; each would take minutes where the file is large."""
    url = f"sqlite:///{tmp_path}/once.db"
    migrate.upgrade(url)
    looked = []
    before = fitness.looked_at
    monkeypatch.setattr(fitness, "looked_at", lambda file: looked.append(file) or before(file))
    for _ in range(3):
        migrate.must_be_fit(url)
    assert len(looked) == 1
    with closing(sqlite3.connect(tmp_path / "once.db")) as db:
        db.execute("DELETE FROM presence")
        db.execute("PRAGMA user_version=7")
        db.commit()
    migrate.must_be_fit(url)
    assert len(looked) == 2


# --- by which name


def test_a_name_that_is_not_ours_is_refused(make_house):
    """A foreign page whose name leads to our address would else count as our own."""
    house = make_house(allowed_hosts="testserver,club.lan", public_url="https://misto.example/x")
    ann = house.person()
    table = ann.table(seats=("me", "open"))
    client = TestClient(house.app, base_url="http://testserver")
    client.portal = house.front.portal
    for good in (
        "testserver",
        "club.lan:80",
        "misto.example",
        "localhost:8765",
        "127.0.0.1",
        "[::1]:8765",
        "192.168.1.7",
    ):
        assert client.get("/api/games", headers={"host": good}).status_code == 200, good
    for bad in ("evil.example", "", "8.8.8.8", "misto.example.evil.example", "[::1", "a b"):
        for path in ("/api/games", "/", "/metrics"):
            answer = client.get(path, headers={"host": bad})
            assert (answer.status_code, answer.json()["error"]["key"]) == (421, "foreign-host"), bad
        assert (
            client.post("/api/me", json={}, headers={"host": bad, "origin": f"http://{bad}"}).status_code
            == 421
        )
        with (
            pytest.raises(WebSocketDenialResponse) as told,
            client.websocket_connect(
                f"/api/tables/{table}/live", headers={"host": bad, "origin": f"http://{bad}"}
            ),
        ):
            pass
        assert told.value.status_code == 421
        assert client.get("/healthz", headers={"host": bad}).status_code == 200
    for lang in LANGUAGES:
        assert "MISTO_ALLOWED_HOSTS" in Text(lang).say("error-foreign-host", host="x")


def test_all_names_can_be_allowed_and_probes_ask_by_any(make_house):
    client = make_house(allowed_hosts="*").person().client
    assert client.get("/api/games", headers={"host": "evil.example"}).status_code == 200
    under = make_house(root_path="/misto").person().client
    assert under.get("/misto/readyz", headers={"host": "evil.example"}).status_code == 200
    assert under.get("/misto/api/games", headers={"host": "evil.example"}).status_code == 421


# --- the unit


def test_the_unit_is_hardened():
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed: apt install systemd")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(DEPLOY / "misto.service")]
    said = subprocess.run(command, capture_output=True, text=True).stdout
    assert float(re.search(r"exposure level for misto.service: ([0-9.]+)", said)[1]) < 3.0


def test_the_unit_gives_descriptors_and_a_folder_of_its_own():
    unit = (DEPLOY / "misto.service").read_text()
    assert int(re.search("LimitNOFILE=([0-9]+)", unit)[1]) >= 65536
    assert "UMask=0077" in unit


# --- upgrades


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_of_0_1_0_is_upgraded_with_every_row(tmp_path, request, kind):
    """By the command, and on either kind of database."""
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    url = f"sqlite:///{file}"
    names = ("guests", "sessions", "tables", "seats", "entries", "presence", "device_links")
    with closing(sqlite3.connect(file)) as db:
        before = {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    if kind == "postgres":
        target = request.getfixturevalue("postgres")()
        assert misto("db", "move", url, target).returncode == 0
        url = target
    answer = misto("db", "upgrade", MISTO_DATABASE_URL=url)
    assert answer.returncode == 0, answer.stderr
    assert migrate.layout(url) == migrate.newest()
    with migrate.connected(url) as db:
        after = {name: db.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() for name in names}
    assert after == before
    assert before["entries"] > 0
    assert misto("db", "upgrade", MISTO_DATABASE_URL=url).returncode == 0  # again: nothing to do
