"""The strength table: every table people choose has its rows, and a run that was stopped goes on."""

import xml.etree.ElementTree as ET

import pytest

from misto.core.trouble import Trouble
from misto.games.registry import GAMES, ROOMS
from misto.lab import strength
from misto.lab.strength import Row, digest, main, rating_rows, table_rows, told_of
from misto.lab.strength_page import BEGIN, END, Rated, Rating, picture, with_tables
from misto.lab.tournament import Tournament


def test_every_table_people_choose_has_a_row():
    rows = table_rows(100, 0.1, 1)
    for pair in strength.PAIRS:
        mine = [row for row in rows if row.plan.bots == pair]
        assert len({row.file for row in mine}) == len(mine)
        for name, game in GAMES.items():
            played = {(row.plan.seats, str(row.plan.options)) for row in mine if row.plan.game == name}
            assert played == {(table.seats, str(dict(table.options))) for table in game.facts.tables}
    assert len({row.file for row in rows}) == len(rows)


@pytest.mark.parametrize("room", ROOMS)
def test_fewest_and_most_seats_of_every_option_set(room):
    """Two and as many as the options allow; most are those of the box, fewer where the program takes a hundred."""
    game = GAMES[room]
    sets = {}
    for table in game.facts.tables:
        if table.seats > 1:  # alone there are no seats to choose
            sets.setdefault(str(dict(table.options)), []).append(table)
    for options, tables in sets.items():
        allowed = [
            n for n in range(2, min(game.rules.seats[1], 10) + 1) if can_sit(game, tables[0].options, n)
        ]
        seats = {table.seats for table in tables}
        assert {allowed[0], allowed[-1]} <= seats, f"{options}: {sorted(seats)} of {allowed}"
        assert allowed[0] == 2


def can_sit(game, options, seats):
    try:
        game.settle(options, seats)
    except Trouble:
        return False
    return True


def test_a_table_of_long_games_has_fewer_of_them():
    for row in table_rows(100, 0.1, 1):
        [table] = [t for t in GAMES[row.plan.game].facts.tables if row.name == f"{row.plan.game}_{t.name}"]
        assert row.plan.games == (table.games or 100)
    assert {row.plan.games for row in table_rows(2, 0.1, 1)} == {2}  # a trial stays one


def row(seats, games=2, **options):
    game = "machi_koro" if seats > 1 else "welcome_to"
    return Row("trial", Tournament(game, ("greedy", "random"), games, seats, options, 3, 0.01))


def test_a_row_that_was_stopped_goes_on(tmp_path, monkeypatch):
    """What is in the file is not played again, and the whole is what one run would have made."""
    first = row(2, 2).run(tmp_path, 1)
    asked = []
    real = strength.run_tournament

    def counted(plan, path, **more):
        return real(plan, path, tell=lambda done, of, last: asked.append(last and last.key), **more)

    monkeypatch.setattr(strength, "run_tournament", counted)
    more = row(2, 4).run(tmp_path, 1)
    assert len(more) == 4
    assert more[:2] == first
    assert [key for key in asked if key] == [result.key for result in more[2:]]
    assert row(2, 2).kept(tmp_path) == first


def test_alone_both_play_the_same_deals(tmp_path):
    played = row(1, 3, edition="first").run(tmp_path, 1)
    assert [result.bots for result in played] == [("greedy",), ("random",)] * 3
    assert row(1, 3, edition="first").run(tmp_path, 1) == played
    told = told_of(row(1, 3, edition="first"), played)
    assert told.games == 3
    assert told.share is None
    assert told.points_one > told.points_rest
    assert sum(told.gaps) / 3 == pytest.approx(told.points_one - told.points_rest)


def test_a_bot_that_is_added_plays_its_own_games_only():
    game = GAMES["machi_koro"]
    few = {r.file for r in rating_rows(game, ["random", "greedy"], 2, 0.1, 1)}
    more = {r.file for r in rating_rows(game, ["random", "greedy", "level:easy"], 2, 0.1, 1)}
    assert few < more
    assert len(more) == 3


def test_the_command_writes_between_its_marks_and_draws(tmp_path, monkeypatch):
    monkeypatch.setattr(strength, "PAIRS", (("greedy", "random"),))
    monkeypatch.setattr(strength, "known_bots", lambda: ("random", "greedy"))
    monkeypatch.setattr(strength, "table_rows", lambda g, s, n: table_rows(g, s, n, strength.PAIRS))
    page = tmp_path / "page.md"
    page.write_text(f"Before\n\n{BEGIN}\nold\n{END}\n\nAfter\n")
    words = ["--quick", "1", "--only", "machi_koro_base_2", "--jobs", "1", "--page", str(page)]
    said = []
    main([*words, "--results", str(tmp_path)], said.append)
    text = page.read_text()
    assert text.startswith("Before\n")
    assert text.endswith("\n\nAfter\n")
    assert "old" not in text
    assert "| machi_koro_base_2 | – | 2 | 2 |" in text
    assert "| machi_koro | greedy | 2 |" in text
    assert ET.parse(tmp_path / "strength.svg").getroot().tag.endswith("svg")
    assert (tmp_path / digest()).is_dir()
    main([*words, "--results", str(tmp_path), "--show"], said.append)
    assert page.read_text() == text


def test_nothing_played_yet_is_said(tmp_path):
    said = []
    main(["--results", str(tmp_path), "--show"], said.append)
    assert "no row is finished" in said[-1]


def test_a_page_without_marks_gets_them():
    once = with_tables("Before\n", "new")
    assert once == f"Before\n\n{BEGIN}\n\nnew\n{END}\n"
    assert with_tables(once, "new") == once


def test_the_picture_shows_every_bot_within_its_frame():
    bots = (Rating("a & b", 10, 0.9, 40.0, 1.0), Rating("random", 10, 0.1, -3.0, 2.0))
    root = ET.fromstring(picture([Rated("one", "plain_2", bots, ("#000000", "#ffffff"))]))
    texts = [node.text for node in root.iter() if node.tag.endswith("text")]
    assert "a & b" in texts
    assert all(0 < float(node.get("cx")) < 760 for node in root.iter() if node.tag.endswith("circle"))
