"""What it is: every component explained, in every language, with the engine's figures, to whoever may know them."""

from importlib import import_module

import pytest

from misto.core.telling import about_known_to
from misto.games.akropolis.catalog import COLOUR_IDS
from misto.games.machi_koro.catalog import ROWS
from misto.games.registry import GAMES, ROOMS
from misto.rulebooks import rulebook
from misto.text import LANGUAGES, Text
from tests.games.test_citations import paragraphs
from tests.games.walks import TABLES, known_to, positions
from tests.games.welcome_to import position
from tests.tiers import first_of_each

NAMES = ["Ada", "Bo", "Cy", "Di"]
COLOURS = {row.id: row.colour for row in ROWS}
TEXTS = [Text(lang) for lang in LANGUAGES]


def sentences(found):
    return [found["title"], found["short"], *found["lines"]]


def must_be_told(game, found, known):
    """In words of every language, each with a rule of the room or an entry of the rulebook."""
    for said in sentences(found):
        for text in TEXTS:
            assert "{" not in text.tell(game, said["key"], said["args"], NAMES)
        rule = said["rule"]
        assert not rule or rule in known or rulebook(game.name, "en").find(rule), said
    assert found["lines"]
    assert all(line["rule"] for line in found["lines"]), found
    assert not found["entry"] or rulebook(game.name, "en").find(found["entry"]), found["entry"]


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_every_component_is_explained(room, seats, options):
    game, known = GAMES[room], paragraphs(room)
    components = import_module(f"misto.games.{room}.components").COMPONENTS
    state = positions(room, seats, options)[5][0]
    for viewer in range(-1, seats):
        for component in components:
            found = about_known_to(game, state, viewer, component)
            assert found is not None, component
            assert found["entry"] == component
            must_be_told(game, found, known)


def parts_of(game, state, seats):
    """Whatever a board can name: what options touch or refuse, and what a view shows."""
    for seat in range(seats):
        decision = game.words.decide(state, seat)
        if decision is not None:
            for one in (*decision.options, *decision.refused[:40]):
                yield from one.touches
        yield f"seat:{seat}"
        for line in game.words.sheet(state, seat):
            yield f"score:{seat}:{line.key}"
    if game.name in BOARD:  # a room that is not drawn shows nothing but what options touch
        yield from BOARD[game.name](game.words.view(state, 0), seats)


def machi_koro_board(view, seats):
    yield "dice"
    yield from (f"market:{card}" for card in view["market"])
    for seat, city in enumerate(view["cities"]):
        yield from (f"city:{seat}:{card}" for card in city["cards"])
        yield from (f"landmark:{seat}:{mark}" for mark in city["landmarks"])


def san_juan_board(view, seats):
    yield from ("tiles", "deck", "discards", "governor")
    yield from (f"good:{good}" for good in ("indigo", "silver", "customs"))
    yield from (f"role:{role}" for role in view["roles"])
    yield from (f"hand:{card}" for card in view["areas"][0]["hand"])
    for seat, area in enumerate(view["areas"]):
        yield from (f"area:{seat}:{one['card']}" for one in area["buildings"])


def akropolis_board(view, seats):
    yield from ("stone", "stacks", "chief")
    yield from (f"row:{i}" for i in range(len(view["row"])))
    for seat, city in enumerate(view["cities"]):
        yield from (f"hex:{seat}:{one['q']},{one['r']}" for one in city["hexes"])


def welcome_to_board(view, seats):
    if view["offer"]:
        yield from (f"{'pair' if view['mode'] == 'piles' else 'card'}:{i}" for i in range(3))
    yield from (f"plan:{letter}" for letter in "ABC")
    for seat in range(seats):
        yield from (f"{part}:{seat}:{lot}" for part in ("house", "estate") for lot in range(33))
        yield from (f"track:{seat}:{track}" for track in view["tracks"])
        yield from (f"column:{seat}:{size}" for size in range(1, 7))
        yield from (f"park:{seat}:{street}" for street in ("top", "middle", "bottom"))


BOARD = {
    "machi_koro": machi_koro_board,
    "san_juan": san_juan_board,
    "akropolis": akropolis_board,
    "welcome_to": welcome_to_board,
}


def some(room, seats, options):
    found = positions(room, seats, options)
    return found[:: max(1, len(found) // 6)] + found[-1:]


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_every_part_of_a_board_is_explained(room, seats, options):
    game, known = GAMES[room], paragraphs(room)
    for state, _ in some(room, seats, options):
        for part in sorted(set(parts_of(game, state, seats))):
            for viewer in (0, -1):
                found = about_known_to(game, state, viewer, part)
                if found is None:  # rows that rest on something hidden; a hand of one's own that is another's
                    assert part.split(":")[0] in ("score", "card", "hex"), part
                else:
                    must_be_told(game, found, known)


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_nothing_hidden_is_told(room, seats, options):
    """All that the viewer cannot know is dealt anew: every sentence stays the same."""
    game = GAMES[room]
    for state, _ in some(room, seats, options)[:4]:
        if state.turn() < 0:
            continue
        for viewer in range(-1, seats):
            one, two = known_to(state, viewer, 1), known_to(state, viewer, 2)
            for part in sorted(set(parts_of(game, known_to(state, viewer, 3), seats)))[::3]:
                told = [about_known_to(game, dealt, viewer, part) for dealt in (one, two)]
                assert told[0] == told[1], part


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize(
    "what",
    [
        "",
        ":",
        "card",
        "card:",
        "seat:99",
        "hex:",
        "hex:0:x,y",
        "hex:9:0,0",
        "hex:0:60,60",
        "house:0:99",
        "score",
        "score:9:plan",
        "score:nothing",
        "plan:Z",
        "row:77",
        "market:²",
        "seat:²",
        "track:0:nothing",
        "column:0:9",
        "area:0",
        "area:7:smithy",
        "landmark:9:harbor",
        "pair:9",
        "role:",
        "event:x",
        "card:²:bakery",
        "hex:0:1",
        "fence:0:99",
        "good:",
        "held:3",
        "dice:0",
        "x:0:0",
    ],
)
def test_what_is_no_component_is_nothing(room, what):
    seats = max(2, GAMES[room].rules.seats[0])
    state = positions(room, seats, ())[0][0]
    found = about_known_to(GAMES[room], state, 0, what)
    assert found is None or found["lines"]


def lines_of(game, state, viewer, part, key):
    found = about_known_to(game, state, viewer, part)
    return [line["args"] for line in found["lines"] if line["key"] == key]


def test_districts_add_up_to_the_score():
    """AK-7.5: what each district is said to give is, together, what the sheet says of its colour."""
    game = GAMES["akropolis"]
    for options in ((), (("variants", COLOUR_IDS), ("lake", "single_hex")), (("houses", "most_valuable"),)):
        for state, _ in positions("akropolis", 3, options, every=17):
            for seat, city in enumerate(game.words.view(state, 0)["cities"]):
                given = dict.fromkeys((*COLOUR_IDS, "stones"), 0)
                given["stones"] = city["stones"]
                for one in city["hexes"]:
                    kinds = ["house", "market", "barracks", "temple", "garden"]
                    if one["kind"] in kinds:
                        part = f"hex:{seat}:{one['q']},{one['r']}"
                        told = lines_of(game, state, 0, part, "about-gives")
                        given[COLOUR_IDS[kinds.index(one["kind"])]] += told[0]["points"] if told else 0
                assert given == {line["key"]: line["points"] for line in city["lines"]}


def test_cards_bring_what_they_are_said_to():
    """MK-4.12: the figures of a city's cards are those of its chart, roll by roll."""
    game = GAMES["machi_koro"]
    checked = 0
    for state, _ in positions("machi_koro", 3, (("expansion", "harbor"),), every=9):
        for seat, city in enumerate(game.words.view(state, 0)["cities"]):
            bank = [0] * 15
            for card in city["cards"]:
                told = lines_of(game, state, seat, f"city:{seat}:{card}", "about-brings")[0]
                numbers = lines_of(game, state, seat, f"city:{seat}:{card}", "about-numbers")[0]["numbers"]
                if COLOURS[card] in ("blue", "green"):
                    for number in numbers:
                        bank[number] += told["coins"]
            if not any(COLOURS[card] == "purple" for card in city["cards"]):
                assert bank[1:] == city["income"]
                checked += 1
    assert checked > 5


@pytest.mark.parametrize(("room", "seats", "options"), first_of_each(TABLES))
def test_rows_of_a_score_are_its_lines(room, seats, options):
    game = GAMES[room]
    state = positions(room, seats, options)[-1][0]
    for seat in range(seats):
        for line in game.words.sheet(state, seat):
            found = about_known_to(game, state, 0, f"score:{seat}:{line.key}")
            points = [row["args"]["points"] for row in found["lines"]]
            assert line.points in points
            same = [one.points for one in game.words.sheet(state, seat) if one.key == line.key]
            assert points[-1] == sum(same)


def test_tracks_and_plans_are_those_of_the_sheet():
    game = GAMES["welcome_to"]
    state = positions("welcome_to", 2, (("expert", True), ("plans", "mixed")))[-1][0]
    view = game.words.view(state, 0)
    for seat, sheet in enumerate(view["sheets"]):
        for size in range(1, 7):
            told = lines_of(game, state, 0, f"column:{seat}:{size}", "about-estates-worth")[0]
            assert told["count"] == sheet["estates"][size - 1]
            row = next(
                r for r in game.words.sheet(state, seat) if r.key == "estates" and r.facts["size"] == size
            )
            assert told["points"] == row.points


def test_a_house_between_two_numbers_says_what_fits():
    """WT-5.3: one number that fits is named alone, several as a range."""
    game = GAMES["welcome_to"]
    state = position.sheet(position.table(), top="7 _ 9 _ _ 13 _ _ _ _", middle="_ " * 10 + "16")
    assert lines_of(game, state, 0, "house:0:1", "about-house-fits-one") == [{"number": 8}]
    assert not lines_of(game, state, 0, "house:0:1", "about-house-fits")
    assert lines_of(game, state, 0, "house:0:3", "about-house-fits") == [{"low": 10, "high": 12}]
