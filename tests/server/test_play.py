"""From creating a table to its record, as people do it."""

import random

import pytest

from misto.core.record import from_json
from misto.games.registry import GAMES

CHOOSE = random.Random(7)


def play_out(person, table, seat=0, limit=3000):
    """Play a seat at random over the live channel until the game is over; the last message."""
    with person.live(table, seat) as live:
        for _ in range(limit):
            message = live.receive_json()
            if message["type"] != "state":
                continue
            if message["outcome"] is not None:
                return message
            if message["decision"] is not None:
                option = CHOOSE.choice(message["decision"]["options"])
                assert person.move(table, message, option["action"]).status_code in (200, 409)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_from_creation_to_record(house, game):
    ann = house.person()
    seats = ["me"] + ["bot"] * (max(2, GAMES[game].rules.seats[0]) - 1)
    table = ann.table(game, seats)
    last = play_out(ann, table)
    assert last["table"]["status"] == "over"
    assert abs(sum(last["outcome"]) - 1) < 1e-9
    record = from_json(GAMES, ann.get(f"/tables/{table}/record").text)
    assert record.chance == last["table"]["chance"]
    final = ann.get(f"/tables/{table}/replay", step=len(record.steps), seat=-2).json()
    assert final["outcome"] == last["outcome"]
    assert len(final["views"]) == len(seats)
