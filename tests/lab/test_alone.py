"""Learning one kind of table alone."""

import json

import pytest

from misto.core.net import weights_from
from misto.core.rng import seeded
from misto.core.study import Setting
from misto.core.trouble import Trouble
from misto.games.machi_koro.judge import JUDGE, OF_TWO, LearnedJudge
from misto.games.registry import GAMES, find_game
from misto.lab import learn as lab
from misto.lab.alone import main, room_with

GAME = find_game("machi_koro")


def test_only_that_table_is_played(tmp_path, monkeypatch):
    """The file says how to make it again."""
    asked = []

    def learned(room, minutes, seed, say, command):
        asked.append((room.study.settings, room.study.soft_share, minutes, seed))
        return {"recipe": {"command": command}, "net": {}}

    monkeypatch.setattr(lab, "learn", learned)
    out = tmp_path / "alone.json"
    words = ["machi_koro", "--seats", "3", "-o", "expansion=harbor", "--minutes", "0.5", "--seed", "5"]
    main([*words, "--soft-share", "0.2", "--out", str(out)])
    assert asked == [((Setting(1.0, 3, {"expansion": "harbor"}),), 0.2, 0.5, 5)]
    command = json.loads(out.read_text())["recipe"]["command"]
    assert command.split() == ["python", "-m", "misto.lab.alone", *words, "--soft-share", "0.2"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["machi_koro", "--out", "mine.json"], "exists already"),
        (["machi_koro", "--out", "folder"], "exists already"),
        (["machi_koro", "--out", "folder", "--force"], "exists already"),
        (["machi_koro", "--out", "none/x.json"], "none"),
        (["machi_koro", "--out", "mine.json/x.json"], "Not a directory"),
        (["chess", "--out", "x.json"], "no game “chess”"),
        (["machi_koro", "--out", "x.json", "--seats", "9"], "2 to 5 seats"),
        (["machi_koro", "--out", "x.json", "-o", "expansion"], "key=value"),
        (["machi_koro", "--out", "x.json", "-o", "expansion=moon"], "moon"),
        (["machi_koro", "--out", "x.json", "--minutes", "nan"], "--minutes"),
    ],
)
def test_refused_before_anything_is_learned(words, says, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "mine.json").write_text("mine")
    monkeypatch.setattr(lab, "learn", lambda *_: pytest.fail("it learned"))
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "mine.json"]
    assert (tmp_path / "mine.json").read_text() == "mine"


def test_a_file_is_replaced_where_that_is_asked_for(tmp_path, monkeypatch):
    monkeypatch.setattr(lab, "learn", lambda *_: {"recipe": {}, "net": {}})
    out = tmp_path / "mine.json"
    out.write_text("mine")
    main(["machi_koro", "--out", str(out), "--force"])
    assert json.loads(out.read_text()) == {"recipe": {}, "net": {}}
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]


def test_a_room_that_does_not_learn_says_so():
    game = next(game for game in GAMES.values() if game.study is None)
    with pytest.raises(Trouble, match="no-study"):
        room_with(game, 2, {}, 0.0)


@pytest.mark.parametrize(
    ("seats", "options", "alone"),
    [(2, {}, True), (3, {}, False), (2, {"expansion": "harbor"}, False), (2, {"market": "ten_kinds"}, False)],
)
def test_the_base_game_for_two_has_a_network_of_its_own(seats, options, alone):
    state = GAME.rules.new(GAME.settle(options, seats), seats, seeded(1, 1))
    of_two = LearnedJudge(weights_from(json.loads(OF_TWO.read_text())))  # its one spread stands for all
    assert (JUDGE.estimate(state, 0) == of_two.estimate(state, 0)) == alone
