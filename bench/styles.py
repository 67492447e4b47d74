"""Lines of style: of the games, and of all else that the page holds."""

from pathlib import Path

SOURCE = Path(__file__).parents[1] / "web" / "src"


def lines_of(path: Path) -> int:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return text.count("\n")
    return text.partition("\n<style>\n")[2].partition("</style>")[0].count("\n")


if __name__ == "__main__":
    games = rest = 0
    for path in sorted(p for kind in ("svelte", "css") for p in SOURCE.rglob(f"*.{kind}")):
        if SOURCE / "games" in path.parents:
            games += lines_of(path)
        else:
            rest += lines_of(path)
    print(f"games {games}, the rest {rest}")
