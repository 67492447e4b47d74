"""What scripts may lean on: the stable names, their types, positions as text."""

import subprocess
import sys
import warnings

import pytest

import misto
from misto.core.trouble import Trouble
from misto.games.registry import GAMES, ROOMS


def test_every_stable_name_is_there():
    for name in misto.__all__:
        assert getattr(misto, name) is not None
    assert set(misto.__all__) <= set(dir(misto))
    with pytest.raises(AttributeError, match="nonsense"):
        misto.nonsense  # noqa: B018


def test_a_name_on_its_way_out_still_works_and_says_so(monkeypatch):
    monkeypatch.setitem(misto.RENAMED, "open_table", "new_table")
    with pytest.warns(DeprecationWarning, match="new_table"):
        assert misto.open_table is misto.new_table
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert misto.new_table is not None


@pytest.mark.parametrize("room", ROOMS)
def test_a_position_goes_out_as_text_and_comes_back(room):
    table = misto.new_table(room, seed=4)
    bot, rng = misto.bot("greedy"), misto.rng(1)
    for _ in range(25):
        seat = table.owing()[0]
        table.take(seat, table.ask(bot, seat, rng))
    again = misto.new_table(room, len(table.record.seats), start=table.position, seed=9)
    for seat in range(len(table.record.seats)):
        assert GAMES[room].words.view(again.state, seat) == GAMES[room].words.view(table.state, seat)
        assert again.legal(seat) == table.legal(seat)
    later = misto.replay(again.to_json())
    assert later.position == again.position
    with pytest.raises(Trouble, match="bad-position"):
        misto.new_table(room, len(table.record.seats), start=table.position.rpartition(";")[0])


WRONG = """import misto
from misto import Bot, Seen, Rng, Table


class First:
    def choose(self, seen: Seen, rng: Rng) -> int:
        return seen.legal()[0]


bot: Bot = First()
table: Table = misto.new_table("akropolis", ["Olena", "Taras"], {"long_game": True}, seed=1)
action: int = table.ask(bot, table.owing()[0], misto.rng(1))
misto.new_table(123, nonsense=True)
misto.new_table("akropolis", options={"long_game": object()})
misto.bot(7)
table.take("0", "take 1")
"""


def test_the_type_checker_knows_the_face(tmp_path):
    """mypy --strict accepts what is right and refuses each of the four wrong calls."""
    script = tmp_path / "script.py"
    script.write_text(WRONG, encoding="utf-8")
    words = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", str(script)]
    told = subprocess.run(words, capture_output=True, text=True).stdout
    lines = {int(line.split(":")[1]) for line in told.splitlines() if ": error:" in line}
    assert lines == {13, 14, 15, 16}, told
