"""Draw a learning curve: ``python -m misto.envs.curve curve.csv curve.svg --game GAME``."""

import argparse
import csv
import math
from collections.abc import Sequence
from html import escape
from pathlib import Path

from misto.games.registry import ROOMS
from misto.text import Text

WIDTH, HEIGHT, EDGE = 640, 360, 50


def interval(won: float, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share, spread = won / played, z * z / played
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / played + spread / (4 * played)) / (1 + spread)
    return middle - half, middle + half


def draw(game: str, source: Path, target: Path, force: bool = False) -> None:
    """The picture of a game's curve. FileExistsError where something lies already, unless it may be replaced."""
    with source.open(newline="") as file:
        points = [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]
    picture = curve_svg(points, Text("en").say(f"{game}-name"))
    with target.open("w" if force else "x", encoding="utf-8") as file:
        file.write(picture)


def curve_svg(points: list[dict[str, float]], name: str) -> str:
    """Share of wins over minutes of training, with intervals, on a plain ground."""
    end = max(1.0, *(point["seconds"] for point in points)) / 60

    def place(minutes: float, share: float) -> tuple[float, float]:
        x = EDGE + (WIDTH - EDGE - 20) * minutes / end
        return round(x, 1), round(HEIGHT - EDGE - (HEIGHT - EDGE - 30) * share, 1)

    marks = [(point["seconds"] / 60, point["won"] / point["games"], int(point["games"])) for point in points]
    bands = [(minutes, interval(share * games, games)) for minutes, share, games in marks]
    upper = [place(minutes, high) for minutes, (_, high) in bands]
    lower = [place(minutes, low) for minutes, (low, _) in reversed(bands)]
    line = " ".join(f"{x},{y}" for x, y in (place(minutes, share) for minutes, share, _ in marks))
    band = " ".join(f"{x},{y}" for x, y in upper + lower)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13" fill="#222">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="50" y="20">Games won against greedy: {escape(name)}, 2 seats, masked PPO by self-play</text>',
    ]
    for percent in range(0, 101, 25):
        x, y = place(0, percent / 100)
        dash = ' stroke-dasharray="6 4"' if percent == 50 else ""
        stroke = "#888" if percent == 50 else "#ddd"
        parts.append(f'<line x1="{x}" x2="{WIDTH - 20}" y1="{y}" y2="{y}" stroke="{stroke}"{dash}/>')
        parts.append(f'<text x="{x - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    for minute in range(int(end) + 1):
        x, y = place(minute, 0)
        parts.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle">{minute}</text>')
    parts += [
        f'<text x="{WIDTH - 20}" y="{HEIGHT - 12}" text-anchor="end">minutes of training (processor time, one core)</text>',
        f'<polygon points="{band}" fill="#2a6f97" opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="#2a6f97" stroke-width="2.5"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def main(words: Sequence[str] | None = None) -> None:
    ask = argparse.ArgumentParser(prog="python -m misto.envs.curve", description="Draw a learning curve.")
    ask.add_argument("source", type=Path, help="the .csv that misto.envs.train wrote")
    ask.add_argument("target", type=Path, help="the .svg to draw")
    ask.add_argument("--game", choices=ROOMS, required=True, help="what was learned, for the title")
    ask.add_argument("--force", action="store_true", help="the target may be overwritten")
    given = ask.parse_args(words)
    try:
        draw(given.game, given.source, given.target, given.force)
    except FileExistsError:
        ask.error(f"{given.target} exists already: name another file, or --force; nothing was overwritten")
    except OSError as why:
        ask.error(f"no picture was drawn: {why}")
    except (KeyError, TypeError, ValueError, ZeroDivisionError):
        ask.error(f"{given.source} is no curve: name the .csv that misto.envs.train wrote")


if __name__ == "__main__":
    main()
