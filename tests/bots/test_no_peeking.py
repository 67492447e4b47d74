"""Bots see what a seat may know, and nothing else: a choice is a function of (view, seed)."""

import pytest

from misto.bots import ask, known_bots, make_bot
from misto.core.playout import random_action
from misto.core.record import legal_actions, room_for, seed_rng
from misto.games.akropolis.catalog import COLOUR_IDS
from misto.games.registry import GAMES, ROOMS

SCALE = 0.001
SEARCHES = (
    "search:iterations=25",
    "search:iterations=4,cut=-1",
    "search:iterations=25,steer=1,keen=1,ahead=1,race=1",
    "greedy@v0.1.0",
    "level:expert@v0.1.0",
)
HIDING = {"machi_koro": {"expansion": "harbor", "market": "ten_kinds"}}  # rooms that hide more by an option


FIRST_DRAFT = {"edition": "first", "draft": True}
EVENTS = {"new_buildings": True, "events": True}
# tables that hide something else, or are asked something else, than two with the default options
TABLES = [
    ("welcome_to", FIRST_DRAFT, 3),
    ("san_juan", EVENTS, 4),
    *(
        pytest.param(*table, marks=pytest.mark.slow)
        for table in (
            ("welcome_to", {}, 1),
            ("welcome_to", {"edition": "first"}, 1),
            ("welcome_to", {"expert": True, "plans": "mixed"}, 4),
            ("san_juan", EVENTS, 2),
            ("san_juan", {"new_buildings": True}, 4),
            ("san_juan", {"edition": 1}, 4),
            ("akropolis", {"variants": COLOUR_IDS}, 4),
            ("akropolis", {"long_game": True}, 3),
            ("akropolis", {"solo": "hard"}, 1),
            ("machi_koro", {}, 4),
            ("machi_koro", HIDING["machi_koro"], 4),
        )
    ),
]


def positions(room, options, many, seats=0):
    """Every so often in a random game: the position, the seat that decides, and a number."""
    game = GAMES[room]
    seats = seats or max(2, game.rules.seats[0])
    state = game.rules.new(game.settle(options, seats), seats, seed_rng(11))
    rng, out = seed_rng(12), room_for(game)
    for number in range(many * 7):
        seat = int(state.turn())
        if seat < 0:
            return
        if number % 7 == 0:
            yield game, state, seat, number
        state.apply(seat, random_action(state, seat, rng, out))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", [*known_bots(), *SEARCHES])
def test_no_peeking(room, name):
    """Hidden cards dealt anew and the state's own dice reseeded: the choice is the same."""
    assert_same_choices(name, positions(room, HIDING.get(room, {}), 12))


@pytest.mark.parametrize(("room", "options", "seats"), TABLES)
@pytest.mark.parametrize("name", ["greedy", "level:expert", "search:iterations=4,cut=-1"])
def test_no_peeking_at_other_tables(room, options, seats, name):
    assert_same_choices(name, positions(room, options, 12, seats))


def assert_same_choices(name, met):
    kept_one, kept_two = make_bot(name, SCALE), make_bot(name, SCALE)
    number = -1
    for game, state, seat, number in met:
        other = state.copy()
        other.conceal(seat, seed_rng(1000 + number))
        other.rng.reseed(number, 4711)
        mine = ask(make_bot(name, SCALE), game, state, seat, seed_rng(number))
        assert mine in legal_actions(game, state, seat)
        assert mine == ask(make_bot(name, SCALE), game, other, seat, seed_rng(number))
        # A bot that remembers its tree between decisions learns nothing more by it.
        again = ask(kept_one, game, state, seat, seed_rng(number))
        assert again == ask(kept_two, game, other, seat, seed_rng(number))
    assert number >= 7  # the game went on


@pytest.mark.parametrize("room", ROOMS)
def test_a_seed_makes_the_choice_a_function_of_the_view(room):
    """With a seed of its own a search does not even depend on the generator it is handed."""
    for game, state, seat, number in positions(room, {}, 5):
        choices = {
            ask(make_bot("search:iterations=30,seed=7"), game, state, seat, seed_rng(number + more))
            for more in range(3)
        }
        assert len(choices) == 1


@pytest.mark.parametrize("room", ROOMS)
def test_asking_changes_nothing(room):
    for game, state, seat, number in positions(room, {}, 3):
        before = state.fields()
        ask(make_bot("search:iterations=20"), game, state, seat, seed_rng(number))
        assert state.fields() == before
