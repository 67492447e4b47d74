"""What people are called: by the name they gave, changed everywhere at once, or by none at all."""

import pytest

from tests.server.test_play import play_out


def names(person, table):
    return [seat["name"] for seat in person.get(f"/tables/{table}").json()["seats"]]


def next_names(live, wanted):
    """Listens until the seats are called so."""
    for _ in range(50):
        message = live.receive_json()
        if message["type"] == "state" and [s["name"] for s in message["table"]["seats"]] == wanted:
            return message
    raise AssertionError(f"nobody was called {wanted}")


def test_whoever_gave_no_name_has_none(house):
    """No word of any language is stored in its place: each reader's page finds its own."""
    ann, bob = house.person(), house.person()
    table = ann.table(seats=("me", "open", "bot"))
    assert bob.post(f"/tables/{table}/sit", seat=1).status_code == 200
    assert names(ann, table) == ["", "", ""]


def test_a_name_is_taken_along_to_new_tables_and_seats(house):
    ann, bob = house.person(), house.person()
    ann.post("/me", name="Ann")
    bob.post("/me", name="Bob")
    table = ann.table(seats=("me", "open"))
    bob.post(f"/tables/{table}/sit", seat=1)
    assert names(ann, table) == ["Ann", "Bob"]


def test_at_one_screen_only_the_first_seat_bears_the_guests_name(house):
    ann = house.person()
    ann.post("/me", name="Ann")
    assert names(ann, ann.table(seats=("me", "me", "me"))) == ["Ann", "", ""]
    gathering = ann.table(seats=("me", "open"))
    ann.post(f"/tables/{gathering}/sit", seat=1)
    assert names(ann, gathering) == ["Ann", ""]
    ann.post(f"/tables/{gathering}/sit", seat=0)
    assert names(ann, gathering) == ["Ann", ""]


def test_a_change_reaches_open_and_running_tables_at_once_and_wakes_who_listens(house):
    ann, bob = house.person(), house.person()
    gathering = ann.table(seats=("me", "open"))
    running = ann.table(seats=("me", "open", "bot"))
    bob.post(f"/tables/{running}/sit", seat=1, name="Bob")
    assert ann.post(f"/tables/{running}/start").status_code == 200
    with bob.live(running, 1) as live:
        before = next_names(live, ["", "Bob", ""])
        ann.post("/me", name="Ann")
        after = next_names(live, ["Ann", "Bob", ""])
    assert after["step"] == before["step"]  # the journal knows nothing of names
    assert names(bob, gathering) == ["Ann", ""]
    ann.post("/me", name="Anna")
    assert names(bob, running) == ["Anna", "Bob", ""]
    ann.post("/me", lang="uk")
    assert names(bob, running) == ["Anna", "Bob", ""]


def test_people_at_one_screen_keep_their_own_names(house):
    ann = house.person()
    ann.post("/me", name="Ann")
    rows = [{"kind": "me", "name": name} for name in ("Ann", "Petro", "")]
    table = ann.post("/tables", game="machi_koro", seats=rows, start=True).json()["id"]
    ann.post("/me", name="Anna")
    assert names(ann, table) == ["Anna", "Petro", ""]


def test_whoever_names_themselves_later_names_their_first_seat(house):
    ann = house.person()
    table = ann.table(seats=("me", "me"))
    ann.post("/me", name="Ann")
    assert names(ann, table) == ["Ann", ""]


@pytest.fixture
def finished(house):
    ann = house.person()
    ann.post("/me", name="Ann")
    rows = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Leo"}]
    table = ann.post("/tables", game="machi_koro", seats=rows, start=True).json()["id"]
    play_out(ann, table)
    return ann, table


def test_a_game_that_is_over_keeps_the_names_it_was_played_under(finished):
    ann, table = finished
    ann.post("/me", name="Anna")
    assert names(ann, table) == ["Ann", "Leo"]
    assert '"Ann"' in ann.get(f"/tables/{table}/record").text


@pytest.mark.parametrize("seat", [0, 1])
def test_playing_on_keeps_every_seats_name(finished, seat):
    ann, table = finished
    on = ann.post(f"/tables/{table}/continue", step=3, seat=seat).json()
    assert [one["name"] for one in on["seats"]] == ["Ann", "Leo"]
    assert [one["mine"] for one in on["seats"]] == [seat == 0, seat == 1]


def test_playing_on_in_somebody_elses_seat_is_done_under_ones_own_name(finished, house):
    """The seat's name is a person's, who may be erased some day; nobody else goes on bearing it."""
    _, table = finished
    bob = house.person()
    bob.post("/me", name="Bob")
    on = bob.post(f"/tables/{table}/continue", step=3, seat=0).json()
    assert [one["name"] for one in on["seats"]] == ["Bob", "Leo"]
