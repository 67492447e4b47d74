"""Reports: one page, complete in itself, in three languages."""

import re
from html.parser import HTMLParser

import pytest

from misto.core.record import from_json
from misto.games.registry import GAMES, ROOMS
from misto.lab import plots
from misto.lab.matters import find
from misto.lab.report import simulation_page, tournament_page
from misto.lab.simulate import Plan, simulate
from misto.lab.tournament import Tournament, run_tournament
from misto.text import LANGUAGES, Text


class Tags(HTMLParser):
    """Every tag closed, and what the page would fetch."""

    def __init__(self):
        super().__init__()
        self.open, self.wants, self.titles = [], [], 0

    def handle_starttag(self, tag, attrs):
        if tag != "meta":
            self.open.append(tag)
        self.titles += tag == "h2"
        self.wants += [v for k, v in attrs if k in ("src", "href", "srcset", "data")]

    def handle_endtag(self, tag):
        if tag != "meta":
            assert self.open.pop() == tag


def check_page(page):
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.wants == []
    assert "<script" not in page
    assert "url(" not in page
    assert "@import" not in page
    assert "://" not in page
    assert page.count('<ul class="bars"') + page.count("<figure") >= 3
    assert "nan" not in page
    return tags


def simulated(room, games=6):
    game = GAMES[room]
    seats = max(2, game.rules.seats[0])
    plan = Plan(room, game.settle({}, seats), ("random",) * seats, games, 1)
    return simulate(plan, keep=True)


@pytest.mark.parametrize("room", ROOMS)
def test_simulation_page(room):
    result = simulated(room)
    for lang in LANGUAGES:
        page = simulation_page(result, Text(lang))
        tags = check_page(page)
        assert f'lang="{lang}"' in page
        assert tags.titles == 3 + len(GAMES[room].facts.matters) + (GAMES[room].paper is not None)


def test_tournament_page(tmp_path):
    plan = Tournament("machi_koro", ("random", "greedy", "search:iterations=5,seed=1"), 2)
    results = run_tournament(plan, tmp_path / "r.ndjson", workers=1)
    for lang in LANGUAGES:
        check_page(tournament_page(plan, results, Text(lang)))


def test_every_value_is_in_a_column():
    """A histogram's columns tell how often; wide ranges share columns."""
    values = [float(v) for v in (3, 3, 4, 9, 9, 9, 140)]
    drawn = plots.histogram("points", values, "caption")
    told = [(label, int(count)) for label, count in re.findall(r'title="([^:]+): (\d+)"', drawn)]
    assert len(told) <= plots.MOST_COLUMNS
    assert sum(count for _, count in told) == len(values)
    assert [pair for pair in told if pair[1]] == [("3–6", 3), ("7–10", 3), ("139–142", 1)]


def test_what_is_taken_away_is_hatched():
    drawn = plots.bars("points", [plots.Bar("parks", 8.0, "8"), plots.Bar("refusals", -2.0, "-2")])
    assert drawn.count('class="bar"') == 1
    assert 'class="bar minus" style="width:25.00%"' in drawn


def test_who_beats_whom_stands_both_ways(tmp_path):
    """Three bots meet each other: six cells, and a pair's two add up to everything."""
    plan = Tournament("machi_koro", ("random", "greedy", "level:novice"), 4)
    page = tournament_page(plan, run_tournament(plan, tmp_path / "r.ndjson", workers=1), Text("en"))
    rows = re.findall(r"<tr><th>([^<]+)</th>(.*?)</tr>", page[page.index('class="crossed"') :])
    names = [name for name, _ in rows]
    cells = {
        (one, rest): int(cell)
        for one, row in rows
        for rest, cell in zip(names, re.findall(r"<td[^>]*>(\d*)(?: %)?</td>", row), strict=True)
        if cell
    }
    assert sorted(names) == sorted(plan.bots)
    assert len(cells) == 6
    assert all(cells[one, rest] + cells[rest, one] == 100 for one, rest in cells)


def test_parts_of_a_sheet_add_up_to_the_points():
    for room in ("san_juan", "akropolis", "welcome_to"):
        played = simulated(room, 4).played
        found = find(GAMES[room], [from_json(GAMES, p.record) for p in played])
        assert sum(worth.points for worth in found.parts.values()) == sum(sum(p.points) for p in played)


def test_purchases_and_wins_are_counted():
    """Every build of a record is found, by its seat."""
    game = GAMES["machi_koro"]
    records = [from_json(GAMES, p.record) for p in simulated("machi_koro", 4).played]
    found = find(game, records)
    builds = [
        game.words.write(a) for r in records for _, a in r.steps if game.words.write(a).startswith("build ")
    ]
    counted = {what: d.times for key in ("cards", "landmarks") for what, d in found.doings[key].items()}
    assert counted == {name: builds.count(f"build {name}") for name in counted}
    assert sum(counted.values()) == len(builds)
    assert found.winners == pytest.approx(4)
    station = found.doings["landmarks"]["train_station"]
    assert station.wins <= station.seats <= found.seats
