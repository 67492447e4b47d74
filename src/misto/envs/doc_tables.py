"""The tables of observation and actions in each docs/<room>.md: ``python -m misto.envs.doc_tables``.

It rewrites the part of the page between its marks from the room itself, and raises the version of
every room whose observation or actions are no longer what they were.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from misto.core.game import Game
from misto.core.record import seed_rng
from misto.envs.setup import Setup, slices
from misto.envs.versions import digest, file_of, known
from misto.games.registry import GAMES, ROOMS

DOCS = Path("docs")
BEGIN, END = "<!-- tables: python -m misto.envs.doc_tables -->", "<!-- end of tables -->"
MOST_RUNS = 60


def version_text(room: str) -> str:
    """A room's version as it should be: a changed digest raises it by one."""
    mark = digest(GAMES[room])
    version, old = known(room)
    return f"{version if old in (mark, '') else version + 1} {mark}\n"


def runs(game: Game) -> Iterator[tuple[int, int]]:
    """Stretches of actions whose text begins with the same word."""
    first = 0
    for action in range(1, game.rules.actions + 1):
        if (
            action == game.rules.actions
            or game.words.write(action).split()[0] != game.words.write(first).split()[0]
        ):
            yield first, action - 1
            first = action


def room_tables(room: str) -> str:
    game = GAMES[room]
    lines = [
        f"Version {known(room)[0]} of observation and actions.",
        "",
        f"{game.observer.size()} numbers, {game.rules.actions} actions, {game.rules.seats[0]} to {game.rules.seats[1]} seats.",
        "",
        "| piece | from | to | size |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {name} | {where.start} | {where.stop - 1} | {where.stop - where.start} |"
        for name, where in slices(game).items()
    ]
    lines += ["", "| actions | how many | first | last |", "|---|---:|---|---|"]
    found = list(runs(game))
    for first, last in found[:MOST_RUNS]:
        span = str(first) if first == last else f"{first} to {last}"
        lines.append(
            f"| {span} | {last - first + 1} | `{game.words.write(first)}` | `{game.words.write(last)}` |"
        )
    if len(found) > MOST_RUNS:
        rest = found[MOST_RUNS][0]
        lines.append(
            f"| {rest} to {game.rules.actions - 1} | {game.rules.actions - rest} | `{game.words.write(rest)}` | … |"
        )
    lines += window_lines(game)
    options = ", ".join(f"`{row.key}` ({row.default})" for row in game.rules.options)
    lines += ["", f"Options and their defaults: {options}.", ""]
    return "\n".join(lines)


def window_lines(game: Game) -> list[str]:
    """The numbers of the environments, where they are not the game's own, as they stand at its beginning."""
    if game.window is None:
        return []
    setup = Setup(game.name, None, {})
    state = setup.new(seed_rng(1))
    seat = int(state.turn())
    texts = [
        game.words.write(int(setup.window.outward(state, seat, number))) for number in range(setup.actions)
    ]
    lines = [
        "",
        f"In the environments, by default: a window of {game.usual_window} cells a side, {setup.actions} actions.",
        "",
        "| numbers | how many | first | last |",
        "|---|---:|---|---|",
    ]
    for _, same in groupby(range(setup.actions), lambda number: texts[number].split()[0]):
        numbers = list(same)
        first, last = numbers[0], numbers[-1]
        lines.append(f"| {first} to {last} | {len(numbers)} | `{texts[first]}` | `{texts[last]}` |")
    return lines


def page_with_tables(page: str, room: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{room_tables(room)}\n{END}{after}"


def main() -> None:
    for room in ROOMS:
        file_of(room).write_text(version_text(room), encoding="utf-8")
        page = DOCS / f"{room}.md"
        page.write_text(page_with_tables(page.read_text(encoding="utf-8"), room), encoding="utf-8")


if __name__ == "__main__":
    main()
