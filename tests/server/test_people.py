"""People's own data: devices, recovery, tokens, export and erasure, with somebody else trying to get at it."""

import sqlite3
from dataclasses import replace

import pytest
from sqlalchemy import select, update
from starlette.websockets import WebSocketDisconnect

from misto.server import migrate, people
from misto.server.errors import Refused
from misto.server.schema import GUESTS, SEATS, TABLES
from misto.server.words import BLANK, clean_name, code_hash, device_label, recovery_code
from tests.server.test_play import play_out

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def named(house, name, **headers):
    person = house.person()
    person.client.headers.update(headers)
    assert person.post("/me", name=name).status_code == 200
    return person


def account(person):
    return person.get("/me/account").json()


def with_token(house, token):
    program = house.person()
    program.client.headers["authorization"] = f"Bearer {token}"
    return program


def ended_with(live):
    """Why the server ended a channel."""
    for _ in range(20):
        try:
            live.receive_json()
        except WebSocketDisconnect as ended:
            return ended.reason
    return "it goes on"


def refused(answer, status, key):
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["key"] == key


# --- devices


def test_a_device_is_listed_with_family_and_times_and_no_more(house):
    ann = named(house, "Ann", **{"user-agent": FIREFOX})
    (device,) = account(ann)["devices"]
    assert device["label"] == "Firefox, Android"
    assert device["this"]
    assert device["created"] <= device["seen"]
    assert set(device) == {"id", "label", "created", "seen", "this"}


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Android"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604", "Safari, iPhone"),
        ("python-httpx/0.28", "python-httpx"),
        ("\x00\x01<script>", ""),
        ("", ""),
    ],
)
def test_a_label_is_a_family_never_the_whole_agent(agent, label):
    assert device_label(agent) == label


def second_device(house, ann):
    table = ann.table(seats=("me", "me"))
    link = ann.post(f"/tables/{table}/device-link").json()["token"]
    phone = house.person()
    assert phone.post("/claim", token=link).status_code == 200
    return phone, table


def test_a_signed_out_device_is_nobody_and_its_channel_ends(house):
    ann = named(house, "Ann")
    phone, table = second_device(house, ann)
    devices = account(ann)["devices"]
    assert len(devices) == 2
    with phone.live(table, 0) as live:
        assert live.receive_json()["type"] == "state"
        other = next(one["id"] for one in devices if not one["this"])
        assert ann.client.delete(f"/api/me/devices/{other}").status_code == 200
        assert ended_with(live) == "signed-out"
    assert phone.get("/me").json()["name"] == ""
    assert phone.get(f"/tables/{table}/state", seat=0).status_code == 403
    assert len(account(ann)["devices"]) == 1
    assert ann.get("/me").json()["name"] == "Ann"


def test_devices_are_not_without_number(house):
    """Sixty links taken: fifty devices stay, the newest and the one at hand among them, and so do other people's."""
    ann, bob = named(house, "Ann"), named(house, "Bob")
    table = ann.table(seats=("me", "bot"))
    came = [ann]
    with ann.live(table) as live:
        for number in range(60):
            asker = came[-1] if number else ann
            link = asker.post(f"/tables/{table}/device-link").json()["token"]
            came.append(house.person())
            assert came[-1].post("/claim", token=link).json()["name"] == "Ann"
            assert came[-1].get("/me").json()["name"] == "Ann"
        assert ended_with(live) == "signed-out"
    held = account(came[-1])["devices"]
    assert len(held) == people.DEVICES_MOST == 50
    assert [one["this"] for one in held].count(True) == 1
    assert [one.get("/me").json()["name"] for one in came] == [""] * 11 + ["Ann"] * 50
    code = came[-1].post("/me/recovery-code").json()["code"]
    back = house.person()
    assert back.post("/recover", code=code).json()["name"] == "Ann"
    assert len(account(back)["devices"]) == 50
    assert back.get("/me").json()["name"] == "Ann"
    assert came[11].get("/me").json()["name"] == ""
    assert bob.get("/me").json()["name"] == "Bob"


def test_nobody_signs_out_anothers_device(house):
    ann, eve = named(house, "Ann"), named(house, "Eve")
    (device,) = account(ann)["devices"]
    for tried in (device["id"], "%" * 16, "_" * 16, "0" * 16):
        assert eve.client.delete(f"/api/me/devices/{tried}").status_code in (404, 422)
    assert ann.get("/me").json()["name"] == "Ann"


def test_signing_out_here_takes_the_cookie_away(house):
    ann = named(house, "Ann")
    (device,) = account(ann)["devices"]
    answer = ann.client.delete(f"/api/me/devices/{device['id']}")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert ann.get("/me").json()["name"] == ""


def test_a_cookie_in_use_is_sent_again_before_its_year_is_over(house):
    ann = named(house, "Ann")
    assert "Max-Age=31536000" in ann.get("/me").headers["set-cookie"]
    assert "set-cookie" not in house.person().get("/me").headers


# --- the recovery code


def test_a_recovery_code_brings_the_games_back_once(house):
    ann = named(house, "Ann")
    table = ann.table(seats=("me", "me"))
    assert account(ann)["recovery"] is None
    code = ann.post("/me/recovery-code").json()["code"]
    assert account(ann)["recovery"] is not None
    fresh = house.person()
    told = fresh.post("/recover", code=f" {code.lower().replace('-', ' ')} ").json()
    assert told["name"] == "Ann"
    assert fresh.state(table, 0)["table"]["seats"][0]["mine"]
    assert told["code"] != code
    refused(house.person().post("/recover", code=code), 404, "wrong-recovery-code")
    assert house.person().post("/recover", code=told["code"]).status_code == 200


def test_a_new_code_makes_the_old_one_void(house):
    ann = named(house, "Ann")
    old, new = (ann.post("/me/recovery-code").json()["code"] for _ in range(2))
    refused(house.person().post("/recover", code=old), 404, "wrong-recovery-code")
    assert house.person().post("/recover", code=new).status_code == 200


def test_codes_are_long_and_forgive_how_they_are_written():
    codes = {recovery_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code.replace("-", "")) * 5 >= 120 for code in codes)
    assert code_hash("0o1i-Lv u") == code_hash("00111VV")
    assert code_hash("") != code_hash("0")


def test_only_hashes_are_stored(tmp_path, make_house):
    house = make_house(database_url=f"sqlite:///{tmp_path}/seen.db")
    ann = named(house, "Ann")
    code = ann.post("/me/recovery-code").json()["code"]
    token = ann.post("/me/tokens", name="bot").json()["token"]
    with sqlite3.connect(tmp_path / "seen.db") as db:
        dump = "\n".join(db.iterdump())
    for secret in (code, code.replace("-", ""), token, ann.client.cookies["misto_guest"]):
        assert secret not in dump


def test_guessing_codes_is_slowed_for_one_address_and_for_all(make_house):
    house = make_house(codes_per_hour=10)
    ann = named(house, "Ann")
    code = ann.post("/me/recovery-code").json()["code"]
    answers = [house.person().post("/recover", code=f"GUESS-{n}").status_code for n in range(12)]
    assert answers == [404] * 5 + [429] * 7
    # also the right code waits: who guesses does not learn from the answer that it was right
    refused(house.person().post("/recover", code=code), 429, "too-many-codes")
    house.service.door.must_not_guess("join", "testclient")  # another kind of code has tries of its own


def test_nobody_who_guesses_from_everywhere_keeps_others_from_coming_back(make_house):
    """A join code is a word that somebody chose; what the server made cannot be guessed from any number of places."""
    door = make_house(codes_per_hour=10).service.door

    def guess_from_everywhere(kind):
        for n in range(1000):
            door.must_not_guess(kind, f"198.51.{n // 250}.{n % 250}")

    with pytest.raises(Refused, match="too-many-codes"):
        guess_from_everywhere("join")
    for kind in ("recover", "host"):
        guess_from_everywhere(kind)
        door.must_not_guess(kind, "203.0.113.9")


# --- tokens


def test_a_token_plays_as_its_guest_without_a_cookie_or_an_origin(house):
    ann = named(house, "Ann")
    table = ann.table(seats=("me", "bot"))
    made = ann.post("/me/tokens", name="my bot")
    assert made.status_code == 201
    program = with_token(house, made.json()["token"])
    assert program.get("/me").json()["name"] == "Ann"
    program.client.headers["origin"] = "https://elsewhere.example"
    state = program.state(table, 0)
    if state["decision"]:
        assert program.move(table, state).status_code == 200
    with program.live(table, 0) as live:
        assert live.receive_json()["seat"] == 0
    assert "misto_guest" not in program.client.cookies
    (listed,) = account(ann)["tokens"]
    assert listed["name"] == "my bot"
    assert listed["seen"] is not None
    assert "token" not in listed


def test_a_revoked_token_opens_nothing_and_its_channel_ends(house):
    ann = named(house, "Ann")
    table = ann.table(seats=("me", "me"))
    made = ann.post("/me/tokens", name="x").json()
    program = with_token(house, made["token"])
    with program.live(table, 0) as live:
        assert live.receive_json()["type"] == "state"
        assert ann.client.delete(f"/api/me/tokens/{made['id']}").status_code == 200
        assert ended_with(live) == "signed-out"
    answer = program.get("/me")
    refused(answer, 401, "bad-token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_wrong_token_never_falls_back_to_the_cookie(house):
    """With the header the origin is not checked, so the cookie that a browser adds by itself must not count."""
    ann = named(house, "Ann")
    forged = {"authorization": "Bearer x", "origin": "https://evil.example"}
    refused(ann.client.post("/api/me", json={"name": "Eve"}, headers=forged), 401, "bad-token")
    forged = {"authorization": "Basic x", "origin": "https://evil.example"}
    refused(ann.client.post("/api/me", json={"name": "Eve"}, headers=forged), 403, "foreign-origin")
    assert ann.get("/me").json()["name"] == "Ann"


def test_a_leaked_token_makes_no_keys_and_erases_nobody(house):
    ann = named(house, "Ann")
    made = ann.post("/me/tokens", name="leaked").json()
    thief = with_token(house, made["token"])
    (device,) = account(ann)["devices"]
    refused(thief.post("/me/tokens", name="more"), 403, "needs-device")
    refused(thief.post("/me/recovery-code"), 403, "needs-device")
    refused(thief.post("/me/erase", sure=True), 403, "needs-device")
    refused(thief.client.delete(f"/api/me/devices/{device['id']}"), 403, "needs-device")
    refused(thief.client.delete(f"/api/me/tokens/{made['id']}"), 403, "needs-device")


def test_a_leaked_token_becomes_no_device(house):
    """Neither by a link of its own making nor by somebody's link or code, of which none is used up."""
    ann = named(house, "Ann")
    table = ann.table(seats=("me", "me"))
    thief = with_token(house, ann.post("/me/tokens", name="leaked").json()["token"])
    refused(thief.post(f"/tables/{table}/device-link"), 403, "needs-device")
    link = ann.post(f"/tables/{table}/device-link").json()["token"]
    code = ann.post("/me/recovery-code").json()["code"]
    for path, shown in (("/claim", {"token": link}), ("/recover", {"code": code})):
        answer = thief.post(path, **shown)
        refused(answer, 403, "needs-device")
        assert "set-cookie" not in answer.headers
        assert house.person().post(path, **shown).status_code == 200


def test_a_leaked_token_learns_no_address_of_notices(make_house):
    """Whoever has the topic reads along, also when the token is long revoked."""
    house = make_house(ntfy_url="https://ntfy.example")
    ann = named(house, "Ann")
    thief = with_token(house, ann.post("/me/tokens", name="leaked").json()["token"])
    refused(thief.post("/me/bell", wanted=True, ntfy=True), 403, "needs-device")
    topic = ann.post("/me/bell", wanted=True, ntfy=True).json()["ntfy"]["topic"]
    refused(thief.get("/me/export"), 403, "needs-device")
    assert thief.get("/me/bell").json()["ntfy"] == {"url": "https://ntfy.example", "topic": None}
    assert ann.get("/me/bell").json()["ntfy"]["topic"] == topic


def test_tokens_are_named_and_few(house):
    ann = named(house, "Ann")
    refused(ann.post("/me/tokens", name="\u3164"), 422, "token-nameless")
    for n in range(20):
        assert ann.post("/me/tokens", name=f"n{n}").status_code == 201
    refused(ann.post("/me/tokens", name="one more"), 409, "too-many-tokens")
    eve = named(house, "Eve")
    assert eve.client.delete(f"/api/me/tokens/{account(ann)['tokens'][0]['id']}").status_code == 404


def test_rate_limits_hold_for_tokens(make_house):
    house = make_house(requests_per_s=0.5)
    ann = named(house, "Ann")
    program = with_token(house, ann.post("/me/tokens", name="x").json()["token"])
    assert 429 in {program.get("/me").status_code for _ in range(10)}


def test_the_document_names_cookie_and_token(house):
    document = house.app.openapi()
    schemes = document["components"]["securitySchemes"]
    assert schemes["guest"]["name"] == "misto_guest"
    assert schemes["token"] == {**schemes["token"], "type": "http", "scheme": "bearer"}
    assert {"token": []} in document["security"]
    assert document["paths"]["/api/host"]["get"]["security"] == [{"host": []}]


# --- export


def test_an_export_is_ones_own_and_gives_no_running_game_away(house):
    ann, bob = named(house, "Ann"), named(house, "Bob")
    table = ann.table(seats=("me", "open"))
    bob.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    owner = ann if ann.state(table, 0)["owes"] == [0] else bob
    owner.move(table, owner.state(table, 0 if owner is ann else 1))
    answer = ann.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["format"] == "misto-person/1"
    stored = told["stored"]
    assert stored["guests"][0]["name"] == "Ann"
    assert [seat["seat"] for seat in stored["seats"]] == [0]
    assert {entry["seat"] for entry in stored["entries"]} <= {0}
    assert stored["tables"][0]["id"] == table
    assert isinstance(stored["tables"][0]["options"], dict)
    assert "Bob" not in answer.text
    assert "keyed:" not in answer.text
    assert ann.client.cookies["misto_guest"] not in answer.text
    shared = bob.get("/me/export")
    assert shared.json()["stored"]["tables"][0]["host"] is None  # that is Ann's number, not Bob's
    assert stored["guests"][0]["id"] not in shared.text
    refused(house.person().get("/me/export"), 403, "nobody")


# --- erasure


def names_at(person, table):
    return [seat["name"] for seat in person.get(f"/tables/{table}").json()["seats"]]


def kept_names_of_an_earlier_misto(house, table, rematch):
    """Before it was seen to, a rematch took along the names that the bots of its table bear."""
    house.service.tables.open.pop(rematch)
    with migrate.connected(house.service.settings.database_url) as db:
        known = select(TABLES.c.rematch).where(TABLES.c.id == table)
        assert db.execute(known).scalar_one() == rematch
        bots = (SEATS.c.table_id == rematch) & (SEATS.c.kind == "bot")
        assert db.execute(select(SEATS.c.name).where(bots)).scalar_one() == ""
        db.execute(update(SEATS).where(bots).values(name="Ann"))
    return rematch


def test_a_name_goes_from_a_bot_when_the_game_it_came_from_is_gone(house):
    ann, bob = named(house, "Ann"), named(house, "Bob")
    over = ann.table(seats=("me", "bot"), options={"turn_cap": 6})
    play_out(ann, over)
    on = bob.post(f"/tables/{over}/continue", step=3, seat=1).json()["id"]
    house.portal.call(house.service.driver.expire)
    assert names_at(bob, on) == ["Ann", "Bob"]
    assert ann.client.delete(f"/api/tables/{over}").status_code == 200
    house.portal.call(house.service.driver.expire)
    assert names_at(bob, on) == ["", "Bob"]
    house.service.tables.open.clear()
    assert names_at(bob, on) == ["", "Bob"]


def test_an_erased_guest_leaves_no_name_and_no_way_back(house):
    ann, bob = named(house, "Ann"), named(house, "Bob")
    code = ann.post("/me/recovery-code").json()["code"]
    token = ann.post("/me/tokens", name="x").json()["token"]
    over = ann.table(seats=("me", "bot"), options={"turn_cap": 12})
    play_out(ann, over)
    assert '"Ann"' in bob.get(f"/tables/{over}/record").text
    on = bob.post(f"/tables/{over}/continue", step=3, seat=1).json()["id"]
    assert names_at(bob, on) == ["Ann", "Bob"]
    play_out(bob, on, 1)
    further = bob.post(f"/tables/{on}/continue", step=3, seat=1).json()["id"]
    again = bob.post(f"/tables/{on}/rematch").json()["id"]
    old = kept_names_of_an_earlier_misto(house, on, again)
    assert "Ann" in names_at(bob, old)
    cookie = ann.client.cookies["misto_guest"]
    assert ann.post("/me/erase").status_code == 422  # not by accident
    assert ann.post("/me/erase", sure=False).status_code == 422
    answer = ann.post("/me/erase", sure=True)
    assert answer.status_code == 200, answer.text
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert "Ann" not in bob.get(f"/tables/{over}/record").text
    assert bob.get(f"/tables/{over}").json()["seats"][0]["name"] == ""
    assert names_at(bob, on) == ["", "Bob"]
    assert names_at(bob, further) == ["", "Bob"]
    assert sorted(names_at(bob, again)) == ["", "Bob"]
    with migrate.connected(house.service.settings.database_url) as db:
        hers = (SEATS.c.name == "Ann") & SEATS.c.table_id.in_([over, on, further, again])
        assert not db.execute(select(SEATS.c.name).where(hers)).all()
    ghost = house.person()
    ghost.client.cookies.set("misto_guest", cookie)
    assert ghost.get("/me").json()["name"] == ""
    assert ghost.get("/me/tables").json() == []
    refused(ghost.get("/me/export"), 403, "nobody")
    refused(with_token(house, token).get("/me"), 401, "bad-token")
    refused(house.person().post("/recover", code=code), 404, "wrong-recovery-code")


def test_games_go_on_when_somebody_erases_themselves(house):
    ann, bob = named(house, "Ann"), named(house, "Bob")
    running = ann.table(seats=("me", "open"))
    bob.post(f"/tables/{running}/sit", seat=1)
    ann.post(f"/tables/{running}/start")
    gathering = ann.table(seats=("me", "open", "open"))
    bob.post(f"/tables/{gathering}/sit", seat=1)
    alone = ann.table(seats=("me", "open"))
    with bob.live(running, 1) as live:
        assert live.receive_json()["type"] == "state"
        assert ann.post("/me/erase", sure=True).status_code == 200
        for _ in range(20):
            message = live.receive_json()
            if message["type"] == "state" and message["table"]["seats"][0]["name"] == "":
                break
    told = bob.get(f"/tables/{running}").json()
    assert told["seats"][0]["resigned"]
    assert told["host"]
    play_out(bob, running, 1)
    waiting = bob.get(f"/tables/{gathering}").json()
    assert waiting["seats"][0]["kind"] == "open"
    assert waiting["host"]
    assert bob.get(f"/tables/{alone}").status_code == 404
    # nobody owns what was hers: not even who shows nothing, or the word that stands in her place
    for who in (house.person(), named(house, "erased")):
        assert who.post(f"/tables/{running}/pass-on", seat=1).status_code == 403
    again = bob.post(f"/tables/{running}/rematch").json()
    assert sorted(seat["kind"] for seat in again["seats"]) == ["open", "person"]


def test_whoever_did_nothing_for_long_is_forgotten_also_by_the_memory(house):
    """Swept with the expiry of tables; a cookie that comes back later is a stranger's."""
    ann, bob = named(house, "Ann"), named(house, "Bob")
    bob.table(seats=("me", "open"))
    service = house.service
    with migrate.connected(service.settings.database_url) as db:
        db.execute(update(GUESTS).where(GUESTS.c.name.in_(["Ann", "Bob"])).values(seen=1.0))
    for hash_, (shown, looked) in list(service.guests.known.items()):
        service.guests.known[hash_] = replace(shown, seen=1.0), looked
    house.portal.call(service.driver.expire)
    assert ann.get("/me").json()["name"] == ""
    assert bob.get("/me").json()["name"] == "Bob"


# --- names


@pytest.mark.parametrize(
    "blank",
    [
        *sorted(BLANK),
        "\u3164\u3164",
        "\u200b",
        "\u200d\u2060",
        "\u0301\u0302",
        "\ufe0f",
        "\u00ad",
        "\u180e",
        "\U000e0020",
    ],
    ids=ascii,
)
def test_what_looks_blank_is_no_name(house, blank):
    assert clean_name(f" {blank} {blank}") == ""
    assert house.person().post("/me", name=blank).json()["name"] == ""


@pytest.mark.parametrize("name", ["Ґалина", "Nguyễn Thị", "हिन्दी", "김민준", "Zoë", "O’Neil", "🙂", "李"])
def test_real_names_stay(name):
    assert clean_name(name) == name


def test_marks_stand_on_letters_and_not_in_towers():
    assert clean_name("\u0301Ann") == "Ann"
    assert len(clean_name("a" + "\u0323" * 30)) <= 5
    assert clean_name("A\u3164\u2800nn") == "A nn"
