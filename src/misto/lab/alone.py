"""Learn one kind of table alone: ``python -m misto.lab.alone GAME --seats 2 -o expansion=harbor --out FILE``.

A network that reads every table people choose is a little wrong at each of them. Where one is played most, it
may have a network of its own, learned in the same manner (``misto learn``) from games at that table only.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from misto.core.game import Game
from misto.core.study import Setting
from misto.core.trouble import Trouble
from misto.games.registry import find_game
from misto.lab.given import read_options


def room_with(game: Game, seats: int, options: dict[str, object], soft_share: float) -> Game:
    """The room as if people chose only that table."""
    study = game.study
    if study is None:
        raise Trouble("no-study", game=game.name)
    game.settle(options, seats)
    share = soft_share or study.soft_share
    return replace(game, study=replace(study, settings=(Setting(1.0, seats, options),), soft_share=share))


def main(words: Sequence[str] | None = None, say: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(prog="python -m misto.lab.alone", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=4.0, help="how long, counted in games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--soft-share", type=float, default=0.0, help="of decisions; 0: as the room says")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(words)
    # Sums split over threads would come out otherwise each time.
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    from misto.lab import learn as lab

    room = room_with(find_game(asked.game), asked.seats, read_options(asked.option), asked.soft_share)
    command = f"python -m misto.lab.alone {asked.game} --seats {asked.seats}"
    command += "".join(f" -o {option}" for option in asked.option)
    command += f" --minutes {asked.minutes:g} --seed {asked.seed}"
    command += f" --soft-share {asked.soft_share:g}" if asked.soft_share else ""
    made = lab.learn(room, asked.minutes, asked.seed, say, command)
    asked.out.write_text(lab.weights_text(made), encoding="utf-8")


if __name__ == "__main__":
    main()
