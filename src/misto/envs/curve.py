"""Draw a learning curve: ``python -m misto.envs.curve curve.csv curve.svg``."""

import csv
import math
import sys
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 360, 50


def interval(won: float, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share, spread = won / played, z * z / played
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / played + spread / (4 * played)) / (1 + spread)
    return middle - half, middle + half


def draw(source: Path, target: Path) -> None:
    with source.open(newline="") as file:
        points = [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]
    target.write_text(curve_svg(points), encoding="utf-8")


def curve_svg(points: list[dict[str, float]]) -> str:
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
        '<text x="50" y="20">Games won against greedy: Machi Koro, 2 seats, masked PPO by self-play</text>',
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


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
