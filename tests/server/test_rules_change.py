"""Rules change, tables stay: a database of 0.1.0 under a room whose rules are newer."""

import json
import re
import sqlite3
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import psycopg
import pytest

from misto.core.record import from_json
from misto.core.trouble import Trouble
from misto.games.registry import GAMES
from misto.server import migrate
from misto.text import LANGUAGES, Text

OLD = Path(__file__).parent / "data" / "misto-0.1.0.sql"
FACTS = dict(re.findall(r"^-- (\w+ of \S+): (\S+)$", OLD.read_text(encoding="utf-8"), re.M))
COOKIE = FACTS.pop("cookie of Ann")
FINGERPRINTS = {name.removeprefix("fingerprint of "): value for name, value in FACTS.items()}
RAISED = "san_juan"
KEEP = {"expire_open_hours": 0, "expire_playing_days": 0, "expire_over_days": 0}


def old_database(kind, tmp_path, request):
    """The database as 0.1.0 left it, brought to today's layout as its keeper would."""
    text = OLD.read_text(encoding="utf-8")
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path}/old.db"
        with sqlite3.connect(tmp_path / "old.db") as db:
            db.executescript(text)
        db.close()
    else:
        url = request.getfixturevalue("postgres")()
        with psycopg.connect(url) as db:
            db.execute(text)
    migrate.upgrade(url)
    return url


def ann_of(house):
    ann = house.person()
    ann.client.cookies.set("misto_guest", COOKIE)
    return ann


def raise_rules(monkeypatch, **more):
    room = import_module(f"misto.games.{RAISED}")
    monkeypatch.setattr(room, "GAME", replace(room.GAME, rules=replace(room.GAME.rules, version=2, **more)))


def mine(ann, status=None):
    answer = ann.get("/me/tables")
    assert answer.status_code == 200, answer.text
    return [one for one in answer.json() if status is None or one["status"] == status]


def play_on(ann, table):
    """One decision of one's own at a running table, after bots have moved."""
    owes = ann.state(table["id"], -1)["owes"]
    seat = next(seat for seat in owes if seat in table["my_seats"])
    return ann.move(table["id"], ann.state(table["id"], seat))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_an_older_version_go_on(kind, tmp_path, request, make_house):
    """Under the same rules nothing changes: lists, take-backs, records bit for bit."""
    house = make_house(database_url=old_database(kind, tmp_path, request), **KEEP)
    ann = ann_of(house)
    assert ann.get("/me").json() == {"name": "Ann", "lang": "uk"}
    assert len(mine(ann)) == 6 * len(GAMES)
    assert not any("frozen" in one for one in mine(ann))
    for table in mine(ann, "playing"):
        if any(seat["resigned"] for seat in table["seats"]):
            continue
        state = ann.state(table["id"], -1)
        if set(state["owes"]) & set(table["my_seats"]):
            assert play_on(ann, table).status_code == 200
    for table, fingerprint in FINGERPRINTS.items():
        text = ann.get(f"/tables/{table}/record").text
        assert json.loads(text)["fingerprint"] == fingerprint
        from_json(GAMES, text)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_one_game_under_newer_rules_hides_no_other(kind, tmp_path, request, make_house, monkeypatch):
    raise_rules(monkeypatch, played_by={1: "0.1.0"})
    house = make_house(database_url=old_database(kind, tmp_path, request), **KEEP)
    ann = ann_of(house)
    tables = mine(ann)
    assert len(tables) == 6 * len(GAMES)
    for table in tables:
        begun = table["status"] != "open"
        assert ("frozen" in table) == (table["game"] == RAISED and begun), table
    args = {"game": RAISED, "theirs": 1, "ours": 2, "misto": "0.1.0"}
    frozen = [table for table in tables if "frozen" in table]
    assert {table["status"] for table in frozen} == {"playing", "over"}
    assert all(table["frozen"] == {"key": "other-rules", "args": args} for table in frozen)
    for table in frozen:
        looks_frozen(ann, table)
        record_as_stored(ann, table)
    assert house.person().client.get("/metrics").status_code == 200
    house.portal.call(house.service.driver.look)
    assert house.service.driver.jobs(house.service.tables.open[frozen[0]["id"]]) == []
    running = next(t for t in tables if t["status"] == "playing" and t["game"] == "machi_koro")
    assert ann.state(running["id"], -1)["view"]["game"] == "machi_koro"


def looks_frozen(ann, table):
    """Info, seats and state are there; whatever would need the rules is refused with the reason."""
    name, seat = table["id"], table["my_seats"][0]
    state = ann.state(name, -1)
    assert state["view"] is None
    assert state["table"]["frozen"]["key"] == "other-rules"
    assert state["step"] == table["step"]
    assert [s["name"] for s in state["table"]["seats"]] == [s["name"] for s in table["seats"]]
    with ann.live(name, -1) as live:
        assert live.receive_json()["table"]["frozen"]["key"] == "other-rules"
    key = {"seat": seat, "step": 0, "key": "k"}
    refused = [
        ann.post(f"/tables/{name}/moves", **key, actions=[0]),
        ann.post(f"/tables/{name}/undo", **key),
        ann.post(f"/tables/{name}/takeback", seat=seat),
        ann.post(f"/tables/{name}/rewind", to=0),
        ann.post(f"/tables/{name}/hint", seat=seat),
    ]
    if table["status"] == "over":
        refused += [
            ann.get(f"/tables/{name}/replay", step=0),
            ann.post(f"/tables/{name}/continue", step=0, seat=0),
        ]
    for answer in refused:
        if answer.json()["error"]["key"] != "seat-resigned":
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, "other-rules"), answer.text
            assert "Misto 0.1.0" in answer.json()["error"]["message"]


def record_as_stored(ann, table):
    """Its record can be had, is refused by these rules with a sentence, and replays under the old."""
    answer = ann.get(f"/tables/{table['id']}/record")
    assert answer.status_code == 200, answer.text
    with pytest.raises(Trouble, match=r"other-rules .* misto=0\.1\.0"):
        from_json(GAMES, answer.text)
    before = {RAISED: replace(GAMES[RAISED], rules=replace(GAMES[RAISED].rules, version=1))}
    record = from_json(before, answer.text)
    assert record.marks["stopped under rules"] == "1"
    assert len(record.steps) > 0 or table["step"] == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_room_that_plays_the_older_rules_goes_on(kind, tmp_path, request, make_house, monkeypatch):
    raise_rules(monkeypatch, plays=(1,))
    house = make_house(database_url=old_database(kind, tmp_path, request), **KEEP)
    ann = ann_of(house)
    tables = [table for table in mine(ann) if table["game"] == RAISED]
    assert not any("frozen" in table for table in tables)
    running = next(t for t in tables if t["status"] == "playing" and len(t["my_seats"]) == 2)
    assert play_on(ann, running).status_code == 200
    over = next(t for t in tables if t["status"] == "over")
    record = json.loads(ann.get(f"/tables/{over['id']}/record").text)
    assert record["rules_version"] == 1
    assert record["fingerprint"] == FINGERPRINTS[over["id"]]


def test_an_open_table_begins_under_the_rules_of_today(tmp_path, request, make_house, monkeypatch):
    url = old_database("sqlite", tmp_path, request)
    raise_rules(monkeypatch, played_by={1: "0.1.0"})
    house = make_house(database_url=url, **KEEP)
    ann, bob = ann_of(house), house.person()
    table = next(t for t in mine(ann, "open") if t["game"] == RAISED and t["seats"][1]["kind"] == "open")
    assert bob.post(f"/tables/{table['id']}/sit", seat=1, name="Bo").status_code == 200
    assert ann.post(f"/tables/{table['id']}/start").status_code == 200
    assert ann.state(table["id"], 0)["view"]["game"] == RAISED
    with sqlite3.connect(tmp_path / "old.db") as db:
        row = db.execute("SELECT rules_version FROM tables WHERE id = ?", (table["id"],)).fetchone()
    db.close()
    assert row == (2,)


def test_a_rematch_of_a_frozen_table_is_played_under_the_rules_of_today(
    tmp_path, request, make_house, monkeypatch
):
    url = old_database("sqlite", tmp_path, request)
    with sqlite3.connect(tmp_path / "old.db") as db:
        db.execute("UPDATE tables SET rematch = NULL")
    db.close()
    raise_rules(monkeypatch, played_by={1: "0.1.0"})
    ann = ann_of(make_house(database_url=url, **KEEP))
    table = next(t for t in mine(ann, "over") if t["game"] == RAISED)
    again = ann.post(f"/tables/{table['id']}/rematch")
    assert again.status_code == 201
    assert ann.post(f"/tables/{again.json()['id']}/start").status_code == 200


def test_the_record_of_an_unfinished_frozen_game_is_for_who_sat_there(
    tmp_path, request, make_house, monkeypatch
):
    url = old_database("sqlite", tmp_path, request)
    raise_rules(monkeypatch, played_by={1: "0.1.0"})
    house = make_house(database_url=url, **KEEP)
    table = next(t for t in mine(ann_of(house), "playing") if t["game"] == RAISED)
    answer = house.person().get(f"/tables/{table['id']}/record")
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-at-table")


@pytest.mark.parametrize(
    ("change", "key"), [("game = 'chess'", "unknown-game"), ("rules_version = 99", "newer-rules")]
)
def test_what_goes_on_once_the_server_is_mended_keeps_its_secret(tmp_path, request, make_house, change, key):
    """A room that may be installed again, and one that may be brought up to date: also for who sits there."""
    url = old_database("sqlite", tmp_path, request)
    with sqlite3.connect(tmp_path / "old.db") as db:
        db.execute(f"UPDATE tables SET {change} WHERE game = 'akropolis'")
    db.close()
    ann = ann_of(make_house(database_url=url, **KEEP))
    frozen = [table for table in mine(ann) if table.get("frozen", {}).get("key") == key]
    running = [table for table in frozen if table["status"] == "playing"]
    assert running
    for table in running:
        assert table["my_seats"]
        answer = ann.get(f"/tables/{table['id']}/record")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, key)
        assert "secret:" not in answer.text
    over = next(table for table in frozen if table["status"] == "over")
    assert "secret:" in ann.get(f"/tables/{over['id']}/record").text


def test_other_tables_that_cannot_be_played_are_frozen_too(tmp_path, request, make_house):
    """A room that was removed, and a log that does not follow the rules."""
    url = old_database("sqlite", tmp_path, request)
    with sqlite3.connect(tmp_path / "old.db") as db:
        db.execute("UPDATE tables SET game = 'chess' WHERE game = 'akropolis'")
        db.execute("UPDATE entries SET value = 9999999 WHERE seq = 2 AND kind = 'move'")
    db.close()
    ann = ann_of(make_house(database_url=url, **KEEP))
    tables = mine(ann)
    assert len(tables) == 6 * len(GAMES)
    keys = {(t["game"] == "chess", t["frozen"]["key"]) for t in tables if "frozen" in t}
    assert keys == {(True, "unknown-game"), (False, "table-damaged")}
    waiting = next(t for t in tables if t["game"] == "chess" and t["status"] == "open")
    assert ann.post(f"/tables/{waiting['id']}/start").status_code == 409
    damaged = next(t for t in tables if t.get("frozen", {}).get("key") == "table-damaged")
    assert len(json.loads(ann.get(f"/tables/{damaged['id']}/record").text)["steps"]) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reasons_are_said_in_every_language(lang):
    facts = {"game": RAISED, "theirs": 1, "ours": 2, "misto": "0.1.0", "known": "", "step": 3}
    for key in ("other-rules", "newer-rules", "unknown-game", "table-damaged"):
        assert Text(lang).say(f"error-{key}", **facts)
        assert Text(lang).say(f"page-frozen-{key}", **facts)
