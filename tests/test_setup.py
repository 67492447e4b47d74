"""What setup.py compiles of a room."""

import runpy
from pathlib import Path

SETUP = runpy.run_path(str(Path(__file__).parents[1] / "setup.py"))


def test_a_file_of_a_room_may_say_that_it_stays_plain(tmp_path):
    (tmp_path / "rules").mkdir()
    for name in ("catalog.py", "view.py", "rules/__init__.py", "rules/turns.py"):
        (tmp_path / name).write_text("")
    (tmp_path / "odd.py").write_text('"""What only this room has."""\n\n# stays plain: asked once\n')
    chapters = SETUP["chapter_files"](tmp_path, SETUP["PLAIN_ROOM"])
    assert chapters == [str(tmp_path / "catalog.py"), str(tmp_path / "rules/turns.py")]
