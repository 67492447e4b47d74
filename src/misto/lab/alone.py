"""Learn one kind of table alone: ``python -m misto.lab.alone GAME --seats 2 -o expansion=harbor --out FILE``.

A network that reads every table people choose is a little wrong at each of them. Where one is played most, it
may have a network of its own, learned in the same manner (``misto learn``) from games at that table only.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from errno import EEXIST
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryFile

from misto.core.game import Game
from misto.core.study import Setting
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lab.given import read_options
from misto.text import Text

MOST_MINUTES = 1_000_000.0  # as for misto learn


def room_with(game: Game, seats: int, options: dict[str, object], soft_share: float) -> Game:
    """The room as if people chose only that table."""
    study = game.study
    if study is None:
        raise Trouble("no-study", game=game.name)
    game.settle(options, seats)
    share = soft_share or study.soft_share
    return replace(game, study=replace(study, settings=(Setting(1.0, seats, options),), soft_share=share))


def check_target(out: Path, force: bool) -> None:
    """Hours of learning must find their way into a file; nothing is changed yet."""
    if out.is_dir() or (os.path.lexists(out) and not (force and out.is_file())):
        raise FileExistsError(EEXIST, "it exists already: name another --out, or --force", str(out))
    if out.exists():
        out.open("r+b").close()
    TemporaryFile(dir=out.absolute().parent).close()


def keep(out: Path, text: str, force: bool) -> None:
    """The whole text or nothing, so that a file that is replaced is not lost to a full disk."""
    if not force:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
        return
    target = out.resolve()
    part = target.with_name(f".misto-{token_hex(6)}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def main(words: Sequence[str] | None = None, say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(prog="python -m misto.lab.alone", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=4.0, help="how long, counted in games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--soft-share", type=float, default=0.0, help="of decisions; 0: as the room says")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--force", action="store_true", help="the file of --out may be overwritten")
    asked = parser.parse_args(words)
    if not 0.0 < asked.minutes < MOST_MINUTES:
        parser.error(f"--minutes must lie above 0 and below {MOST_MINUTES:g}")
    if not 0.0 <= asked.soft_share <= 1.0:
        parser.error("--soft-share must lie from 0 to 1")
    try:
        learn_alone(asked, say)
    except Trouble as trouble:
        parser.error(Text("en").say(f"error-{trouble.key}", **trouble.facts))
    except OSError as why:
        parser.error(f"nothing was written: {why}")


def learn_alone(asked: argparse.Namespace, say: Callable[[str], None]) -> None:
    room = room_with(find_game(asked.game), asked.seats, read_options(asked.option), asked.soft_share)
    check_target(asked.out, asked.force)
    # Sums split over threads would come out otherwise each time.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    from misto.lab import learn as lab

    command = f"python -m misto.lab.alone {asked.game} --seats {asked.seats}"
    command += "".join(f" -o {option}" for option in asked.option)
    command += f" --minutes {asked.minutes:g} --seed {asked.seed}"
    command += f" --soft-share {asked.soft_share:g}" if asked.soft_share else ""
    made = lab.learn(room, asked.minutes, asked.seed, say, command)
    keep(asked.out, lab.weights_text(made), asked.force)


if __name__ == "__main__":
    main()
