"""Notices of one's turn: who is told what and when, and that the server calls no address a guest typed.

The endpoint is the test's own, allowed by the host's setting: it unlocks what comes with the browser's keys.
What no test here can run is a real push service and the browser behind it.
"""

import asyncio
import base64
import http.server
import json
import threading
import time
from datetime import UTC, datetime

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from sqlalchemy import select

from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.server import push
from misto.server.bell import Turn, quiet_for
from misto.server.errors import Refused
from misto.server.limits import Buckets
from misto.server.migrate import upgrade
from misto.server.push import Unreachable, address_of, is_public, push_address, send
from misto.server.ringing import PUSHES_MOST
from misto.server.rows import Bells
from misto.server.schema import HOUSE, PUSHES
from misto.server.settings import Settings
from misto.text import Text
from tests.server.conftest import open_house, quick
from tests.server.real import PATIENCE


def plain(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Endpoint:
    """A push service and ntfy in one: keeps what it is sent, answers as it is told."""

    def __init__(self):
        self.got, self.status = [], 201
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.got.append((self.path, dict(self.headers.items()), body))
                self.send_response(outer.status)
                if outer.status == 307:
                    self.send_header("location", f"{outer.origin}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args):
                return None

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser's subscription, with the private half that only it has."""

    def __init__(self, endpoint, name="one"):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes...".ljust(16)[:16]
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{endpoint.origin}/push/{name}",
            "p256dh": plain(point),
            "auth": plain(self.auth),
        }

    def reads(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


@pytest.fixture(scope="module")
def endpoint():
    made = Endpoint()
    yield made
    made.close()


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def house(request, tmp_path_factory, endpoint):
    more = {"push_origins": endpoint.origin, "ntfy_url": endpoint.origin, "ntfy_token": "tk_host"}
    if request.param == "postgresql":
        more["database_url"] = request.getfixturevalue("postgres")()
        upgrade(more["database_url"])
    with open_house(quick(tmp_path_factory.mktemp("bell"), **more)) as made:
        made.service.bell.settle_s = 0.0
        yield made


@pytest.fixture
def table(house, endpoint):
    """Ann and Bob at a table where Ann begins; Bob's browser takes notices."""
    endpoint.status = 201
    settled(house)
    endpoint.got.clear()
    ann, bob = house.person(), house.person()
    ann.post("/me", name="Ann")
    bob.post("/me", name="Богдан", lang="uk")
    name = ann.table(seats=("me", "open"), options={"first_player": 1})
    bob.post(f"/tables/{name}/sit", seat=1)
    browser = Browser(endpoint, name)
    answer = bob.post("/me/bell/push", **browser.subscription)
    assert answer.status_code == 200, answer.text
    ann.post(f"/tables/{name}/start")
    return name, ann, bob, browser


def end_turn(person, table, seat):
    """Move until the turn is somebody else's."""
    while (state := person.state(table, seat))["decision"] is not None:
        options = state["decision"]["options"]
        chosen = next((o for o in options if o["verb"] == "pass"), options[0])
        assert person.move(table, state, chosen["action"]).status_code == 200


def settled(house):
    """Until every call that began has ended."""

    async def wait():
        while house.service.bell.calls:
            await asyncio.wait(house.service.bell.calls)

    house.portal.call(wait)


def wait_until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def refused(answer, status, key):
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["key"] == key


def test_a_turn_is_told_locked_and_signed_in_ones_own_language(house, endpoint, table):
    name, ann, bob, browser = table
    end_turn(ann, name, 0)
    settled(house)
    path, headers, body = endpoint.got[-1]
    assert path == f"/push/{name}"
    told = browser.reads(body)
    assert told["title"] == "Мачі Коро: ваш хід"
    decision = bob.state(name, 1)["decision"]
    asks = Text("uk").tell(find_game("machi_koro"), decision["key"], decision["args"], ["Ann", "Богдан"])
    assert told["body"] == f"Щойно ходили: Ann. {asks}"
    assert (told["table"], told["url"]) == (name, f"t/{name}")
    assert b"Ann" not in body
    # signed by the key that the browser subscribed with, for this push service alone
    token, key = headers["authorization"].removeprefix("vapid ").split(",")
    assert key == "k=" + bob.get("/me/bell").json()["key"]
    claims = token.removeprefix("t=").split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert said["aud"] == endpoint.origin
    assert said["sub"].startswith(("mailto:", "https://"))
    assert Vapid.verify(headers["authorization"])
    assert int(headers["ttl"]) > 0
    assert len(endpoint.got) == 1, "once a turn, not once a decision"


def test_only_a_tab_in_sight_keeps_it_from_ringing(house, endpoint, table):
    name, ann, bob, _ = table
    with bob.live(name, 1) as live:  # open, but behind another tab
        live.receive_json()
        end_turn(ann, name, 0)
        settled(house)
        live.send_json({"type": "sight", "seen": True})
        live.send_json({"type": "ping"})
        while live.receive_json() != {"type": "pong"}:
            pass
        end_turn(bob, name, 1)
        end_turn(ann, name, 0)
        settled(house)
        assert len(endpoint.got) == 1
        live.send_json({"type": "sight", "seen": False})
        live.send_json({"type": "ping"})
        while live.receive_json() != {"type": "pong"}:
            pass
        end_turn(bob, name, 1)
        end_turn(ann, name, 0)
        settled(house)
    assert len(endpoint.got) == 2


def test_wishes_hold_for_all_tables_and_for_one(house, endpoint, table):
    name, ann, bob, _ = table

    def rounds():
        endpoint.got.clear()
        end_turn(ann, name, 0)
        settled(house)
        end_turn(bob, name, 1)
        return len(endpoint.got)

    assert rounds() == 1
    bob.post(f"/tables/{name}/bell", wanted=False)
    assert bob.get("/me/bell", table=name).json()["here"] is False
    assert rounds() == 0
    bob.post("/me/bell", wanted=False)
    bob.post(f"/tables/{name}/bell", wanted=True)
    assert rounds() == 1
    bob.post(f"/tables/{name}/bell", wanted=None)
    assert rounds() == 0
    refused(ann.post("/tables/none/bell", wanted=True), 404, "no-table")
    eve = house.person()
    eve.post("/me", name="Eve")
    refused(eve.post(f"/tables/{name}/bell", wanted=True), 403, "not-at-table")


@pytest.mark.parametrize(
    ("at", "begins", "ends", "left_min"),
    [
        ((2026, 1, 10, 21, 0), 22 * 60, 7 * 60, 8 * 60),  # 23:00 in Kyiv
        ((2026, 1, 10, 2, 30), 22 * 60, 7 * 60, 150),
        ((2026, 1, 10, 5, 0), 22 * 60, 7 * 60, 0),
        ((2026, 1, 10, 12, 0), 13 * 60, 15 * 60, 60),
        ((2026, 1, 10, 12, 0), 15 * 60, 15 * 60, 0),
        (
            (2026, 3, 28, 22, 0),
            23 * 60,
            7 * 60,
            6 * 60,
        ),  # the night that is an hour shorter: midnight to 7:00
    ],
)
def test_quiet_hours_are_the_persons_own(at, begins, ends, left_min):
    wish = Bells(True, begins, ends, "Europe/Kyiv", None)
    assert quiet_for(wish, datetime(*at, tzinfo=UTC)) == left_min * 60


def test_in_quiet_hours_a_call_waits_and_is_made_if_the_turn_is_still_theirs(
    house, endpoint, table, monkeypatch
):
    name, ann, bob, _ = table
    night = threading.Event()

    async def rested(turn, wait_s):
        assert wait_s == 3600.0
        while night.is_set():
            await asyncio.sleep(0.01)
        return True

    monkeypatch.setattr(house.service.bell, "rested", rested)
    monkeypatch.setattr("misto.server.bell.quiet_for", lambda wish, at: 3600.0 if night.is_set() else 0.0)
    for is_still_theirs in (True, False):
        night.set()
        end_turn(ann, name, 0)
        if not is_still_theirs:
            end_turn(bob, name, 1)
        assert endpoint.got == []
        night.clear()
        settled(house)
        assert len(endpoint.got) == is_still_theirs
        if is_still_theirs:
            end_turn(bob, name, 1)
            endpoint.got.clear()


def test_a_night_of_moves_leaves_one_call_a_seat(house, endpoint, table, monkeypatch):
    """Else a table played fast through somebody's quiet hours would keep all others from being told."""
    name, ann, bob, _ = table
    bell = house.service.bell
    monkeypatch.setattr("misto.server.bell.quiet_for", lambda wish, at: 3600.0)
    monkeypatch.setattr("misto.server.bell.WAITING_MOST", 3)
    for _ in range(5):
        end_turn(ann, name, 0)
        wait_until(lambda: list(bell.resting) == [(name, 1)] and len(bell.calls) == 1)
        end_turn(bob, name, 1)
    assert len(bell.calls) == 1
    house.portal.call(bell.wake, name, 1)
    settled(house)
    assert not bell.resting
    assert endpoint.got == []


def test_who_has_most_calls_waiting_for_the_morning_makes_room(house, endpoint, table, monkeypatch):
    bell = house.service.bell
    monkeypatch.setattr("misto.server.bell.RESTING_MOST", 3)

    async def rest(place, guest):
        return asyncio.create_task(bell.rested(Turn(*place, guest, 0.0, ()), 3600.0))

    waits = [house.portal.call(rest, (f"t{n}", 0), "greedy") for n in range(3)]
    more = house.portal.call(rest, ("t9", 0), "modest")
    wait_until(lambda: list(bell.resting) == [("t1", 0), ("t2", 0), ("t9", 0)])
    for place in list(bell.resting):
        house.portal.call(bell.wake, *place)
    wait_until(lambda: all(one.done() for one in [*waits, more]))
    assert not any(one.result() for one in [*waits, more])


def test_nobody_is_told_more_than_a_push_service_bears(house, endpoint, table, monkeypatch):
    name, ann, bob, _ = table
    monkeypatch.setattr(house.service.bell, "told", Buckets(1e-9, 2))
    for _ in range(4):
        end_turn(ann, name, 0)
        settled(house)
        end_turn(bob, name, 1)
        settled(house)
    assert len(endpoint.got) == 2


def test_what_is_not_true_of_quiet_hours_is_refused(house, table):
    bob = table[2]
    quiet = {"begins": 1320, "ends": 420, "zone": "Europe/Kyiv"}
    told = bob.post("/me/bell", wanted=True, quiet=quiet).json()
    assert told["quiet"] == quiet
    for zone in ("Kyiv", "../../etc/passwd", "\x00", "UTC" + "x" * 80):
        assert bob.post("/me/bell", wanted=True, quiet=quiet | {"zone": zone}).status_code == 422
    assert bob.post("/me/bell", wanted=True, quiet=quiet | {"begins": 1440}).status_code == 422


def test_ntfy_tells_by_a_name_that_the_server_made(house, endpoint, table):
    name, ann, bob, _ = table
    told = bob.post("/me/bell", wanted=True, ntfy=True).json()["ntfy"]
    assert told["url"] == endpoint.origin
    assert len(told["topic"]) > 30
    end_turn(ann, name, 0)
    settled(house)
    notes = [json.loads(body) for path, headers, body in endpoint.got if path == "/"]
    assert [note["topic"] for note in notes] == [told["topic"]]
    assert notes[0]["title"] == "Мачі Коро: ваш хід"
    assert next(h for path, h, _ in endpoint.got if path == "/")["authorization"] == "Bearer tk_host"
    assert bob.post("/me/bell", wanted=True).json()["ntfy"]["topic"] is None


@pytest.mark.parametrize(("status", "kept"), [(201, 1), (410, 0), (404, 0), (500, 1), (307, 1)])
def test_an_endpoint_that_is_gone_is_forgotten_and_no_redirect_followed(house, endpoint, table, status, kept):
    name, ann, bob, _ = table
    endpoint.status = status
    end_turn(ann, name, 0)
    settled(house)
    assert bob.get("/me/bell").json()["devices"] == kept
    assert [path for path, _, _ in endpoint.got] == [f"/push/{name}"]


def test_a_device_that_is_signed_out_is_told_no_more(house, endpoint, table):
    name, ann, bob, _ = table
    here = next(d["id"] for d in bob.get("/me/account").json()["devices"] if d["this"])
    assert bob.client.delete(f"/api/me/devices/{here}").status_code == 200
    end_turn(ann, name, 0)
    settled(house)
    assert endpoint.got == []


def test_who_wants_none_costs_one_look_and_is_asked_again_when_they_do(house, endpoint, table):
    """The cache of people without wishes must not outlive their wish."""
    name, ann, bob, _ = table
    end_turn(ann, name, 0)
    settled(house)
    end_turn(bob, name, 1)  # Ann's turn, who has no wishes
    settled(house)
    ann_id = house.service.tables.open[name].seats[0].guest
    assert ann_id in house.service.bell.unwanted
    endpoint.got.clear()
    browser = Browser(endpoint, "ann")
    ann.post("/me/bell/push", **browser.subscription)
    end_turn(ann, name, 0)
    settled(house)
    end_turn(bob, name, 1)
    settled(house)
    assert "/push/ann" in [path for path, _, _ in endpoint.got]


def test_export_and_erasure(house, endpoint, table):
    name, ann, bob, browser = table
    bob.post(f"/tables/{name}/bell", wanted=True)
    stored = bob.get("/me/export").json()["stored"]
    assert stored["pushes"][0]["endpoint"] == browser.subscription["endpoint"]
    assert browser.subscription["auth"] not in json.dumps(stored)
    assert (stored["bells"][0]["wanted"], stored["table_bells"][0]["wanted"]) == (True, True)
    bob.post("/me/erase", sure=True)
    rows = house.portal.call(house.service.store.rows, select(PUSHES.c.endpoint))
    assert browser.subscription["endpoint"] not in [row["endpoint"] for row in rows]
    end_turn(ann, name, 0)
    settled(house)
    assert endpoint.got == []


def test_a_foreign_subscription_is_not_taken_over(house, endpoint, table):
    _, ann, bob, browser = table
    eve = Browser(endpoint)
    eve.subscription["endpoint"] = browser.subscription["endpoint"]
    eve.subscription["auth"] = plain(b"another sixteen!")
    refused(ann.post("/me/bell/push", **eve.subscription), 409, "push-taken")
    assert ann.post("/me/bell/push/stop", endpoint=browser.subscription["endpoint"]).status_code == 200
    assert bob.get("/me/bell").json()["devices"] == 1
    # the same browser, used by somebody else from now on
    assert ann.post("/me/bell/push", **browser.subscription).json()["devices"] == 1
    assert bob.get("/me/bell").json()["devices"] == 0


def test_a_person_has_so_many_browsers(house, endpoint, table):
    bob = table[2]
    for number in range(PUSHES_MOST + 3):
        bob.post("/me/bell/push", **Browser(endpoint, f"many{number}").subscription)
    assert bob.get("/me/bell").json()["devices"] == PUSHES_MOST


# --- addresses that a guest typed


FOREIGN = (
    "http://127.0.0.1:1/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://example.org/x",
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://evil.example/https://fcm.googleapis.com/",
    "https://push.services.mozilla.com.evil.example/x",
)
BROKEN = (
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com\\@evil.example/x",
    "https://fcm.googleapis.com/x\r\nhost: evil.example",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com:99999/x",
    "https://[fcm.googleapis.com/x",
    "https://fcm.googleapis.com/" + "x" * 1000,
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/x",
    "x",
)


@pytest.mark.parametrize("endpoint_typed", FOREIGN)
def test_a_foreign_address_is_refused(house, endpoint, table, endpoint_typed):
    subscription = Browser(endpoint).subscription | {"endpoint": endpoint_typed}
    refused(table[2].post("/me/bell/push", **subscription), 422, "unknown-push-service")


@pytest.mark.parametrize("endpoint_typed", BROKEN)
def test_what_is_no_address_is_refused(endpoint_typed):
    with pytest.raises(Refused, match="bad-push-address"):
        push_address(endpoint_typed, Settings())


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
        "https://web.push.apple.com/abc",
    ],
)
def test_known_push_services_may_be_called(url):
    assert not push_address(url, Settings()).trusted


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": "x"},
        {"p256dh": plain(b"\x04" + b"\x01" * 64)},
        {"auth": plain(b"short")},
        {"auth": "*" * 22},
    ],
)
def test_keys_that_lock_nothing_are_refused(house, endpoint, table, change):
    subscription = Browser(endpoint).subscription | change
    refused(table[2].post("/me/bell/push", **subscription), 422, "bad-push-keys")


@pytest.mark.parametrize(
    "number", ["10.0.0.1", "127.0.0.1", "192.168.1.1", "169.254.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
)
def test_numbers_of_no_public_machine(number):
    assert not is_public(number)
    assert not is_public(f"::ffff:{number}")


def test_a_known_name_that_leads_into_this_network_is_not_called(endpoint, monkeypatch):
    """As a resolver that lies would have it: the name is known, the number is ours."""
    port = int(endpoint.origin.rpartition(":")[2])
    address = address_of(f"http://push.example:{port}/x", trusted=False)
    came = len(endpoint.got)

    async def try_it():
        loop = asyncio.get_running_loop()

        async def lie(*_args, **_more):
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(loop, "getaddrinfo", lie)
        await send(address, {}, b"")

    with pytest.raises(Unreachable):
        asyncio.run(try_it())
    assert len(endpoint.got) == came


def test_one_who_never_answers_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(push, "ANSWER_S", 0.2)

    async def try_it():
        silent = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        try:
            await send(address_of(f"http://127.0.0.1:{port}/", trusted=True), {}, b"")
        finally:
            silent.close()

    with pytest.raises(Unreachable, match="TimeoutError"):
        asyncio.run(try_it())


def test_the_keys_stay_over_a_restart_and_nobody_is_told_the_private_one(tmp_path):
    settings = quick(tmp_path)
    keys = []
    for _ in range(2):
        with open_house(settings) as house:
            keys.append(house.service.bell.keys)
            stored = house.portal.call(house.service.store.rows, select(HOUSE.c.value))
            assert len(stored) == 1
            person = house.person()
            person.post("/me", name="Ann")
            assert "PRIVATE" not in json.dumps(person.get("/me/export").json())
            assert person.get("/me/bell").json()["key"] == keys[0].public
            assert person.get("/me/bell").json()["ntfy"] is None
            refused(person.post("/me/bell", wanted=True, ntfy=True), 409, "no-ntfy")
    assert keys[0] == keys[1]


@pytest.mark.parametrize(
    "wrong",
    [{"push_origins": "push.example"}, {"ntfy_url": "ftp://x"}, {"push_contact": "me@example.org"}],
)
def test_settings_that_name_no_address_are_refused(wrong):
    with pytest.raises(Trouble, match="setting-"):
        Settings(**wrong)
