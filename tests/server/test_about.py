"""What a part of a table is, asked over HTTP: by whoever may look, of what they may know."""

import pytest

from misto.core.record import seed_rng
from misto.games.registry import GAMES, ROOMS
from tests.games.test_about import parts_of


def ask(person, table, what, seat=-1, **more):
    return person.client.get(f"/api/tables/{table}/about", params={"what": what, "seat": seat, **more})


@pytest.mark.parametrize("room", ROOMS)
def test_every_part_can_be_asked_about(house, room):
    ann, eve = house.person(), house.person()
    seats = ("me",) + ("bot",) * (max(2, GAMES[room].rules.seats[0]) - 1)
    table = ann.table(room, seats)
    state = house.service.tables.open[table].journal.state
    known = state.copy()
    known.conceal(0, seed_rng(5))
    for part in sorted(set(parts_of(GAMES[room], known, len(seats))))[::5]:
        mine, theirs = ask(ann, table, part, 0), ask(eve, table, part)
        assert mine.status_code == theirs.status_code == 200, part
        assert mine.json()["what"] == part
        assert mine.json()["lines"]
        assert ask(eve, table, part, 0).status_code == 403  # a spectator asks for no seat


def test_what_cannot_be_told_is_refused_in_words(house):
    ann = house.person()
    table = ann.table("machi_koro", ("me", "bot"))
    nothing = ask(ann, table, "card:castle", 0)
    assert nothing.status_code == 404
    assert nothing.json()["error"]["key"] == "no-component"
    assert "card:castle" in nothing.json()["error"]["message"]
    assert ask(ann, table, "dice", 7).status_code == 404
    assert ask(ann, table, "dice", 0, step=0).status_code == 409  # an earlier position: once the game is over
    assert ask(ann, table, "x" * 81, 0).status_code == 422
    assert ask(ann, table, "", 0).status_code == 422


@pytest.mark.parametrize("room", ROOMS)
def test_swapping_what_is_hidden_changes_no_byte(house, room):
    """All that a viewer cannot know is dealt anew inside the running server: the answers stay the same."""
    ann = house.person()
    seats = max(2, GAMES[room].rules.seats[0])
    table = ann.table(room, ("me",) * seats)
    live = house.service.tables.open[table]
    for _ in range(6):
        assert ann.move(table, ann.state(table, live.journal.owing()[0])).status_code == 200
    true = live.journal.state
    for viewer in range(-1, seats):
        known = true.copy()
        known.conceal(viewer, seed_rng(5))
        parts = sorted(set(parts_of(GAMES[room], known, seats)))[::7]
        before = [ask(ann, table, part, viewer).content for part in parts]
        live.journal.state = known
        try:
            assert [ask(ann, table, part, viewer).content for part in parts] == before
        finally:
            live.journal.state = true
