"""Score a city built with the cardboard: from its placed tiles, or from what shows on top.

The file's format is in docs/akropolis.md. Every mistake is named by its field.
"""

from collections.abc import Mapping

from misto.core.decision import Line
from misto.core.options import Choice, Settings, Subset
from misto.core.trouble import Trouble
from misto.games.akropolis.catalog import KIND_IDS, LETTERS, PLAZA, ROWS, STEP_Q, STEP_R, hexes_of
from misto.games.akropolis.cites import CITES
from misto.games.akropolis.decisions import why_not_there
from misto.games.akropolis.layers import MOST_STONES, MOST_TILES, Shown, check_built
from misto.games.akropolis.options import ROWS as OPTION_ROWS
from misto.games.akropolis.options import house_of
from misto.games.akropolis.placement import KIND, KIND_SHIFT, LEVEL, City, bare_city, start_city
from misto.games.akropolis.scoring import city_lines

FIELDS = ("tiles", "hexes", "stones", "variants", "houses", "barracks_edge", "barracks_sides", "lake")
TILE_FIELDS = ("tile", "q", "r", "rotation", "level")
HEX_FIELDS = ("q", "r", "level", "kind")
MOST_HEXES = 94
FARTHEST = 61
HIGHEST = 30


def score(data: Mapping[str, object]) -> list[Line]:
    """The score sheet of the city in the file; Trouble for the first mistake in it."""
    known(data, FIELDS, "")
    house = house_of(settings_from(data))
    if ("tiles" in data) == ("hexes" in data):
        raise Trouble("akropolis-score-which", field="tiles")
    city, gained = (
        city_of_tiles(rows(data, "tiles")) if "tiles" in data else city_of_hexes(rows(data, "hexes"))
    )
    stones = whole(data, "stones", 0, 10**9, "", 0)
    if stones > MOST_STONES + gained:
        most = MOST_STONES + gained
        raise Trouble("akropolis-score-stones", field="stones", stones=stones, most=most, rule="AK-5.1")
    return CITES.of_lines([*city_lines(city, house), Line("stones", stones, {"stones": stones})])


def tiles() -> list[tuple[int, str, list[str], int]]:
    """The tiles as a score file numbers them: letters, hexes clockwise, from how many players (AK-1.6)."""
    return [
        (number, row.hexes, hexes_of(number), row.players) for number, row in enumerate(ROWS) if row.hexes
    ]


def settings_from(data: Mapping[str, object]) -> Settings:
    """The options of the room as far as they touch scoring."""
    settings: Settings = {"long_game": False, "solo": "off"}
    for row in OPTION_ROWS:
        if isinstance(row, Choice | Subset) and row.key in FIELDS:
            try:
                settings[row.key] = row.read(data[row.key]) if row.key in data else row.default
            except Trouble:
                allowed = ", ".join(map(str, row.values))
                raise Trouble("bad-field", field=row.key, why=allowed) from None
    return settings


def known(given: Mapping[str, object], fields: tuple[str, ...], where: str) -> None:
    for name in given:
        if name not in fields:
            raise Trouble("akropolis-score-unknown", field=where + str(name)[:40], known=", ".join(fields))


def rows(data: Mapping[str, object], name: str) -> list[Mapping[str, object]]:
    given = data[name]
    if not isinstance(given, list) or not given:
        raise Trouble("bad-field", field=name, why="[ { … }, … ]")
    for number, row in enumerate(given):
        if not isinstance(row, dict):
            raise Trouble("bad-field", field=f"{name}[{number}]", why="{ … }")
    most = MOST_TILES if name == "tiles" else MOST_HEXES
    if len(given) > most:
        raise Trouble("bad-field", field=name, why=f"{len(given)} > {most}")
    return given


def whole(
    row: Mapping[str, object], name: str, low: int, high: int, where: str, default: int | None = None
) -> int:
    """A whole number of a row, within bounds."""
    given = row.get(name, default)
    if isinstance(given, bool) or not isinstance(given, int) or not low <= given <= high:
        raise Trouble("bad-field", field=where + name, why=f"{low} … {high}")
    return given


def city_of_tiles(given: list[Mapping[str, object]]) -> tuple[City, int]:
    """Placed in the order of the file on the start tile, by the rules of placement (AK-4); and the stones
    that gave.
    """
    city, gained = start_city(), 0
    used: set[int] = set()
    for number, row in enumerate(given):
        where = f"tiles[{number}]."
        known(row, TILE_FIELDS, where)
        tile = row.get("tile")
        if isinstance(tile, bool) or not isinstance(tile, int) or not 1 <= tile < len(ROWS):
            raise Trouble("akropolis-score-no-tile", field=where + "tile", tile=str(tile)[:40])
        if tile in used:
            raise Trouble("akropolis-score-twice", field=where + "tile", tile=tile)
        used.add(tile)
        q = whole(row, "q", -FARTHEST, FARTHEST, where)
        r = whole(row, "r", -FARTHEST, FARTHEST, where)
        rotation = whole(row, "rotation", 0, 5, where)
        if not city.fits(q, r, rotation):
            reason = why_not_there(city, q, r, rotation)
            cause = reason.key.removeprefix("reason-")
            raise Trouble(f"akropolis-score-{cause}", field=where.rstrip("."), tile=tile, rule=reason.rule)
        gained += int(city.place(tile, q, r, rotation))
        lies = int(city.shown(q, r)) & LEVEL
        if "level" in row and row["level"] != lies:
            raise Trouble("akropolis-score-level", field=where + "level", tile=tile, level=lies)
    return city, gained


def city_of_hexes(given: list[Mapping[str, object]]) -> tuple[City, int]:
    """A city as it shows from above; which tile a hex belongs to does not matter for the score. And the
    most stones it may have given.
    """
    city = bare_city()
    shown: Shown = {}
    cells: dict[tuple[int, int], int] = {}
    for number, row in enumerate(given):
        where = f"hexes[{number}]."
        known(row, HEX_FIELDS, where)
        q = whole(row, "q", -FARTHEST, FARTHEST, where)
        r = whole(row, "r", -FARTHEST, FARTHEST, where)
        level = whole(row, "level", 1, HIGHEST, where)
        kind = kind_from(row.get("kind"), where)
        if (q, r) in cells:
            raise Trouble("akropolis-score-same-cell", field=where.rstrip("."), other=f"hexes[{cells[q, r]}]")
        cells[q, r] = number
        shown[q, r] = (level, kind, number)
        city.lay(q, r, level, kind, 0)
    first = next(iter(cells))
    reached, queue = {first}, [first]
    while queue:
        q, r = queue.pop()
        for cell in ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)):
            if cell in cells and cell not in reached:
                reached.add(cell)
                queue.append(cell)
    for (q, r), number in cells.items():
        if (q, r) not in reached:
            raise Trouble("akropolis-score-island", field=f"hexes[{number}]")
        if int(city.shown(q, r)) >> KIND_SHIFT & KIND < PLAZA and not on_a_tile(city, q, r):
            raise Trouble("akropolis-score-thin", field=f"hexes[{number}]")
    return city, check_built(shown, KIND_IDS)


def on_a_tile(city: City, q: int, r: int) -> bool:
    """Whether two neighbours in turn are built: no district lies on the start tile (AK-1.2, AK-1.5)."""
    built = [city.shown(q + int(STEP_Q[d]), r + int(STEP_R[d])) != 0 for d in range(6)]
    return any(built[d] and built[d - 1] for d in range(6))


def kind_from(given: object, where: str) -> int:
    """A kind by its name or by the letter used for tiles."""
    if isinstance(given, str) and given in KIND_IDS:
        return KIND_IDS.index(given)
    if isinstance(given, str) and len(given) == 1 and given in LETTERS:
        return LETTERS.index(given)
    raise Trouble("bad-field", field=where + "kind", why=", ".join(KIND_IDS))
