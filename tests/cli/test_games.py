"""``misto games GAME`` lists what may be agreed on; ``misto show`` draws a position given as text."""

import pytest

import misto as package
from misto.core.options import Choice, Subset
from misto.games.registry import GAMES, ROOMS
from misto.text import LANGUAGES
from tests.cli.line import in_process as misto
from tests.cli.line import refused


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_option_with_every_value(room, lang):
    done = misto("games", room, lang=lang)
    assert done.returncode == 0
    lines = [line.split() for line in done.stdout.splitlines()]
    for row in GAMES[room].rules.options:
        assert any(line and line[0] == row.key for line in lines), row.key
        for value in row.values if isinstance(row, Choice | Subset) else ():
            assert any(line and line[0] == str(value) for line in lines), value


@pytest.mark.parametrize("room", ROOMS)
def test_a_position_is_drawn_from_text_file_or_pipe(room, tmp_path):
    table = package.new_table(room, seed=2)
    file = tmp_path / "position.txt"
    file.write_text(table.position)
    drawn = misto("show", room, table.position)
    assert drawn.returncode == 0
    assert drawn.stdout == misto("show", room, str(file)).stdout
    assert drawn.stdout == misto("show", room, "-", typed=table.position).stdout
    assert misto("show", room, str(file), "--seat", "0").returncode == 0
    refused(misto("show", room, str(file), "--seat", "7"))
    refused(misto("show", room, table.position[:-30]))
    refused(misto("show", room, str(tmp_path / "nowhere")))
    refused(misto("show", "chess", table.position))
