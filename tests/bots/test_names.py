"""Bots by name."""

import sys

import pytest

from misto.bots import ask, known_bots, look, make_bot
from misto.bots.levels import EARLIER, LEVELS, Level
from misto.bots.search import SearchBot
from misto.bots.simple import GreedyBot
from misto.core.rng import seeded
from misto.core.trouble import Trouble
from misto.games.registry import ROOMS, find_game


def test_levels_and_search_have_names():
    assert {"random", "greedy", *(f"level:{name}" for name in LEVELS)} <= set(known_bots())
    bot = make_bot("search:iterations=2000,seed=7,explore=0.3,cut=-1")
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seed, bot.manner) == (2000, 7, {"explore": 0.3, "cut": -1.0})
    assert make_bot("search").iterations == 1000
    assert make_bot("search:ms=50").iterations == 0
    assert make_bot("search:iterations=1000000", programs=True).iterations == 1_000_000


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "unknown-bot"),
        ("", "unknown-bot"),
        ("level:god", "unknown-level"),
        ("level", "unknown-level"),
        ("search:foo=1", "bad-bot"),
        ("search:iterations=many", "bad-bot"),
        ("search:iterations=-5", "bad-bot"),
        ("search:ms=nan", "bad-bot"),
        ("search:iterations=1e400", "bad-bot"),
        ("greedy:x", "unknown-bot"),
        ("greedy@v9", "unknown-version"),
        ("level:expert@v9", "unknown-version"),
        ("level:expert@", "unknown-version"),
        ("level:god@v0.1.0", "unknown-level"),
        ("class:tests.games.machi_koro.plans.BreadBot", "unknown-bot"),  # not for names from the network
        ("search:iterations=1000000", "bad-bot"),  # too much for whoever sits at the other end
        ("search:ms=60000", "bad-bot"),
    ],
)
def test_wrong_names_are_trouble(name, key):
    with pytest.raises(Trouble, match=key):
        make_bot(name)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", ["greedy", *(f"level:{level}" for level in LEVELS)])
def test_bots_of_an_earlier_version_stay(room, name):
    """They judge and search as then; where a room has not changed they are today's."""
    game = find_game(room)
    past = game.as_of("v0.1.0")
    assert past.judge is (game.past["v0.1.0"].judge if game.past else game.judge)
    state = game.rules.new(game.settle({}, 2), 2, seeded(1, 1))
    bot = make_bot(f"{name}@v0.1.0", 0.01)
    then = GreedyBot(near=0.0) if name == "greedy" else make_bot(name, 0.01)  # tastes are younger
    for number in range(6):
        seat = int(state.turn())
        action = ask(bot, game, state, seat, seeded(number, 1))
        assert action == ask(then, past, state, seat, seeded(number, 1))
        state.apply(seat, action)


def test_the_first_version_is_kept():
    """What v0.1.0 was is written down, and not what happens to be so today."""
    assert EARLIER["v0.1.0"]["expert"] == Level(1.0, 0.0)
    assert EARLIER["v0.1.0"]["novice"] == Level(0.0, 0.15, 1)
    past = find_game("akropolis").past["v0.1.0"]
    assert (past.manner.second, past.manner.width, past.manner.ahead, past.manner.race) == (2500, 8.0, 2, 1)


def test_a_bot_by_its_class():
    assert make_bot("class:tests.games.machi_koro.plans.BreadBot", programs=True).dice == 1
    for path in ("", "BreadBot", "tests.games.machi_koro.plans.Nobody", "nowhere.BreadBot", ".BreadBot"):
        with pytest.raises(Trouble, match="bad-bot"):
            make_bot(f"class:{path}", programs=True)


def test_scale_of_levels(monkeypatch):
    full, tenth = make_bot("level:expert", 1.0), make_bot("level:expert", 0.1)
    assert tenth.seconds == pytest.approx(full.seconds / 10)
    monkeypatch.setenv("MISTO_BOT_SCALE", "0.5")
    assert make_bot("level:expert").seconds == pytest.approx(full.seconds / 2)
    for bad in ("0", "-1", "fast", "nan"):
        monkeypatch.setenv("MISTO_BOT_SCALE", bad)
        with pytest.raises(Trouble, match="bad-scale"):
            make_bot("level:expert")


def test_bots_of_installed_packages(tmp_path, monkeypatch):
    (tmp_path / "others_bots.py").write_text(
        "class First:\n"
        "    def __init__(self, words='none'):\n"
        "        self.words = words\n"
        "    def choose(self, seen, rng):\n"
        "        return seen.legal()[0]\n"
    )
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[misto.bots]\nfirst = others_bots:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "first" in known_bots()
    assert make_bot("first").words == "none"
    assert make_bot("first:two words").words == "two words"
    sys.modules.pop("others_bots", None)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("First = 1 // 0", "ZeroDivisionError"),
        ("def", "SyntaxError"),
        ("import sys; sys.exit(3)", "SystemExit"),
        ("Second = 1", "AttributeError"),
        ("First = 7", "TypeError"),
        ("def First(words='none'): return words", "no choose"),
        ("def First(): return 1 // 0", "ZeroDivisionError"),
    ],
)
def test_a_broken_entry_point(tmp_path, monkeypatch, source, says):
    """Another package's fault is told with its bot's name, and ends nothing else."""
    (tmp_path / "broken_bots.py").write_text(source)
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[misto.bots]\nfirst = broken_bots:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("broken_bots", None)
    with pytest.raises(Trouble, match=f"bot-broken bot=first.*{says}"):
        make_bot("first")
    sys.modules.pop("broken_bots", None)


def test_a_larger_table_has_fewer_iterations():
    """The same time for all: with more seats a playout of some rounds takes longer."""
    game = find_game("machi_koro")
    bot, manner = make_bot("level:expert", 1.0), game.manner
    efforts = []
    for seats in (2, 4):
        state = game.rules.new(game.settle({}, seats), seats, seeded(1, 1))
        efforts.append(bot.effort(manner, look(game, state, 0, seeded(2, 2))))
    two, four = efforts
    assert two.iterations == manner.second == 2 * four.iterations
    assert four.ahead == 2 * two.ahead == 4 * manner.ahead
    assert (
        make_bot("search:iterations=700").effort(manner, look(game, state, 0, seeded(2, 2))).iterations == 700
    )


def test_long_searches_look_farther_ahead():
    """In Welcome To playouts go twice as far once chance averages out; an ``ahead`` that was asked for stays."""
    game = find_game("welcome_to")
    state = game.rules.new(game.settle({}, 2), 2, seeded(1, 1))
    seen = look(game, state, 0, seeded(2, 2))

    def rounds(name, scale=1.0):
        bot = make_bot(name, scale)
        return bot.effort(bot.manner_in(find_game("welcome_to")), seen).ahead

    usual = find_game("welcome_to").manner.ahead
    assert rounds("level:expert", 0.1) == rounds("level:hard") == 2 * usual
    assert rounds("level:expert", 0.01) == rounds("level:hard", 0.1) == usual
    assert rounds("search:iterations=9000,ahead=3") == 3
    assert rounds("search:iterations=9000,ahead=3,farther=9000") == 6
