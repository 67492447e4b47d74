"""A guest's tables: every one of them, page by page, those that wait for them first."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event

from misto.core.record import fresh_secret
from misto.games.registry import GAMES
from misto.server import journal, live_table, migrate
from misto.server.outward import now
from misto.server.rows import Away, Config, SeatRow, TableRow
from misto.server.words import table_id

CONFIG = Config("rule", True, True, False, Away())


def add_tables(house, guest, count, status, first_player, touched):
    """Many tables at once, straight into the store: two people, the second nobody knows."""
    store, names = house.service.store, []
    for number in range(count):
        at = touched + number
        row = TableRow(
            id=table_id(),
            game="machi_koro",
            rules_version=house.rules_version,
            options={"first_player": first_player},
            chance=fresh_secret(),
            status=status,
            host=guest,
            config=CONFIG,
            created=at,
            touched=at,
            started=None if status == "open" else at,
        )
        seats = [SeatRow(0, "person", guest, "Ann"), SeatRow(1, "person", "0" * 32, "Bob")]
        house.portal.call(store.add_table, row, seats)
        names.append(row.id)
    return names


@pytest.fixture(params=["sqlite", "postgres"])
def house(make_house, request):
    given = {}
    if request.param == "postgres":
        given = {"database_url": request.getfixturevalue("postgres")()}
        migrate.upgrade(given["database_url"])
    house = make_house(**given)
    games = house.person().get("/games").json()
    house.rules_version = next(g["rules_version"] for g in games if g["name"] == "machi_koro")
    return house


def guest_of(house, ann):
    ann.post("/me", name="Ann")
    (guest,) = {shown.guest.id for shown, _ in house.service.guests.known.values()}
    return guest


def pages_of(ann, limit):
    found, after = [], ""
    while True:
        page = ann.get("/me/tables", limit=limit, after=after).json()
        found += page
        if len(page) < limit:
            return found
        after = page[-1]["cursor"]


def counted(house, act):
    """How many queries the calls themselves make with no table in memory; the house looks after its tables meanwhile."""
    calls, queries = set(), []
    house.service.tables.open.clear()
    engine, within = house.service.store.engine.sync_engine, house.app.middleware_stack

    async def noted(*given):
        calls.add(asyncio.current_task())
        await within(*given)

    def note(*given):
        if asyncio.current_task() in calls:
            queries.append(given[2])

    house.app.middleware_stack = noted
    event.listen(engine, "before_cursor_execute", note)
    try:
        act()
    finally:
        event.remove(engine, "before_cursor_execute", note)
        house.app.middleware_stack = within
    assert queries
    return len(queries)


def test_a_running_game_stands_before_600_newer_tables_in_as_many_queries_as_before_six(house):
    ann = house.person()
    guest, at = guest_of(house, ann), now()
    mine = add_tables(house, guest, 1, "playing", 1, at - 9000)
    theirs = add_tables(house, guest, 2, "playing", 2, at - 8000)
    waits = add_tables(house, guest, 3, "open", 1, at - 7000)

    def few():
        assert [one["id"] for one in ann.get("/me/tables").json()] == [*mine, *theirs[::-1], *waits[::-1]]

    queries = counted(house, few)
    newer = add_tables(house, guest, 400, "open", 1, at - 6000)
    running = add_tables(house, guest, 194, "playing", 2, at - 5000)

    def first():
        page = ann.get("/me/tables", limit=50).json()
        assert len(page) == 50
        assert (page[0]["id"], page[0]["owes"], page[0]["my_seats"]) == (mine[0], True, [0])
        assert not any(one["owes"] for one in page[1:])
        assert all(one["status"] == "playing" for one in page)

    assert counted(house, first) <= queries
    found = [one["id"] for one in pages_of(ann, 50)]
    assert found == [*mine, *running[::-1], *theirs[::-1], *newer[::-1], *waits[::-1]]
    assert found == [one["id"] for one in pages_of(ann, 199)]
    assert len(ann.get("/me/tables").json()) == 100


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_that_waits_says_what_it_asks(house, game):
    ann = house.person()
    table = ann.table(game, seats=("me", "me"))
    asked = ann.get("/me/tables").json()[0]["asked"]
    decision = ann.state(table, asked["seat"])["decision"]
    assert asked == {name: decision[name] for name in ("seat", "key", "args")}
    ann.table(game, seats=("me", "open"))
    assert ann.get("/me/tables").json()[1]["asked"] is None


def test_a_question_that_fails_hides_no_table(make_house):
    def fails(state, seat):
        raise KeyError("tower")

    house = make_house()
    ann = house.person()
    table = ann.table(seats=("me", "me"))
    log = house.service.tables.open[table].journal
    log.game = replace(log.game, words=replace(log.game.words, decide=fails))
    (listed,) = ann.get("/me/tables").json()
    assert (listed["id"], listed["owes"], listed["asked"]) == (table, True, None)


def test_a_cursor_that_is_none_is_refused(house):
    ann = house.person()
    ann.table(seats=("me", "open"))
    for after in ("x", "9~1.0~a", "0~~", "0~1e9~a", "0~1.0~" + "a" * 80, "\u0661~1.0~a", "0~1.0~../x"):
        answer = ann.get("/me/tables", after=after)
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-request"), after
    assert ann.get("/me/tables", limit=0).status_code == 422
    assert ann.get("/me/tables", limit=201).status_code == 422
    assert house.person().get("/me/tables").json() == []


@pytest.mark.parametrize("where", ["begin", "advance"])
def test_a_room_that_fails_hides_no_other_table(make_house, monkeypatch, where):
    """Whatever it raises, at its set-up or in the middle: that table stands still, and goes on once it is mended."""
    house = make_house()
    ann = house.person()
    sound, broken = (ann.table(game, seats=("me", "me")) for game in ("san_juan", "machi_koro"))
    for table in (sound, broken):
        ann.move(table, ann.state(table, ann.state(table, -1)["owes"][0]))
    room = type(house.service.tables.open[broken].journal.state)
    real = getattr(journal, where)

    def fails(first, *more, **named):
        if isinstance(first, room) or first is GAMES["machi_koro"]:
            raise KeyError("tower")
        return real(first, *more, **named)

    house.service.tables.open.clear()
    logged = []
    with monkeypatch.context() as patched:
        patched.setattr(journal, where, fails)
        patched.setattr(
            live_table.log, "exception", lambda what, **more: logged.append((what, more["extra"]))
        )
        listed = {one["id"]: one for one in ann.get("/me/tables").json()}
        assert set(listed) == {sound, broken}
        assert "frozen" not in listed[sound]
        assert listed[broken]["frozen"] == {"key": "room-failed", "args": {"game": "machi_koro"}}
        assert logged == [("a room failed at a table", {"table": broken, "game": "machi_koro"})]
        assert ann.state(broken, -1)["step"] == 1
        body = {"seat": 0, "step": 1, "key": "k", "actions": [0]}
        assert ann.post(f"/tables/{broken}/moves", **body).json()["error"]["key"] == "room-failed"
        record = ann.get(f"/tables/{broken}/record")  # its secret stays one: the game may yet go on
        assert (record.status_code, record.json()["error"]["key"]) == (409, "room-failed")
        assert ann.move(sound, ann.state(sound, ann.state(sound, -1)["owes"][0])).status_code == 200
    house.service.tables.open.clear()
    assert ann.move(broken, ann.state(broken, ann.state(broken, -1)["owes"][0])).status_code == 200
