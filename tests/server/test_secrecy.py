"""Every byte a viewer receives is a function of what that viewer may know.

At every few steps of random games all that a viewer cannot know is dealt anew inside the running
server, and what the server then sends must be the same, byte for byte.
"""

import random

import pytest

from misto.core.record import fingerprint, legal_actions, seed_rng
from misto.core.telling import events_info
from misto.games.registry import GAMES
from misto.server.outward import state_message
from misto.server.reply import encoded

CHOOSE = random.Random(23)


def game_of(house, name, seats):
    people = [house.person() for _ in range(seats)]
    table = people[0].table(name, ("me",) + ("open",) * (seats - 1))
    for seat in range(1, seats):
        assert people[seat].post(f"/tables/{table}/sit", seat=seat, name=f"p{seat}").status_code == 200
    assert people[0].post(f"/tables/{table}/start").status_code == 200
    return people, table


def dealt_anew(live, viewer):
    """Another position that looks the same to the viewer; None if nothing is hidden."""
    other = live.journal.state.copy()
    other.heard = []
    other.conceal(viewer, seed_rng(CHOOSE.randrange(1 << 30)))
    return other


def capture(person, table, viewer):
    """What goes out to a viewer: the state by HTTP with all events, and the live channel's first message."""
    by_http = person.client.get(f"/api/tables/{table}/state", params={"seat": viewer, "since": 0}).content
    with person.live(table, viewer) as live:
        return by_http, live.receive_text()


@pytest.mark.parametrize("name", list(GAMES))
def test_swapping_what_is_hidden_changes_no_byte(house, name):
    seats = max(3, GAMES[name].rules.seats[0])
    people, table = game_of(house, name, seats)
    live = house.service.tables.open[table]
    spectator = house.person()
    swapped = 0
    for number in range(60):
        owing = live.journal.owing()
        if not owing:
            break
        if number % 6 == 0:
            for viewer in range(-1, seats):
                person = people[viewer] if viewer >= 0 else spectator
                true, before = live.journal.state, capture(person, table, viewer)
                other = dealt_anew(live, viewer)
                swapped += fingerprint(other) != fingerprint(true)
                live.journal.state, live.shared = other, None
                try:
                    assert capture(person, table, viewer) == before, f"viewer {viewer} at {number}"
                finally:
                    live.journal.state, live.shared = true, None
        seat = CHOOSE.choice(owing)
        state = people[seat].state(table, seat)
        option = CHOOSE.choice(state["decision"]["options"])
        assert people[seat].move(table, state, option["action"]).status_code == 200
    assert swapped > 10  # hidden things (the coming chance among them) really were others


@pytest.mark.parametrize("name", list(GAMES))
def test_events_tell_no_more_than_the_view(house, name):
    """An opponent's move in two worlds that look the same to a viewer, where nothing comes to light: if
    they still look the same, so do the events. (What a room turns up for all to see, and then puts away,
    is told although no view shows it afterwards; such moves prove nothing here.)
    """
    from misto.core.state import IllegalAction

    seats = max(3, GAMES[name].rules.seats[0])
    people, table = game_of(house, name, seats)
    live = house.service.tables.open[table]
    game, compared = live.game, 0
    for _ in range(100):
        owing = live.journal.owing()
        if not owing:
            break
        seat = CHOOSE.choice(owing)
        action = CHOOSE.choice(legal_actions(game, live.journal.state, seat))
        for viewer in range(-1, seats):
            if viewer == seat:
                continue
            true, other = live.journal.state.copy(), dealt_anew(live, viewer)
            true.heard, other.heard = [], []
            true.rng = other.rng.copy()
            try:
                true.apply(seat, action)
                other.apply(seat, action)
            except IllegalAction:
                continue
            nothing_new = true.reveals == live.journal.state.reveals == other.reveals
            if nothing_new and game.words.view(true, viewer) == game.words.view(other, viewer):
                told = [
                    events_info(game, [(1, e) for e in world.heard or []], viewer) for world in (true, other)
                ]
                assert encoded(told[0]) == encoded(told[1]), (viewer, seat, game.words.write(action))
                compared += 1
        state = people[seat].state(table, seat)
        assert people[seat].move(table, state, action).status_code == 200
    assert compared > 5


@pytest.mark.parametrize("name", list(GAMES))
def test_no_secret_leaves_before_the_end(house, name):
    people, table = game_of(house, name, max(2, GAMES[name].rules.seats[0]))
    live = house.service.tables.open[table]
    secret = live.row.chance.partition(":")[2]
    for viewer, person in enumerate(people):
        assert secret not in encoded(state_message(live, None, viewer, 0)).decode()
        for path in ("", "/state", "/record", "/replay?step=0"):
            assert secret not in person.client.get(f"/api/tables/{table}{path}").text
