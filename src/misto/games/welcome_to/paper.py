"""The score of a sheet filled with a pen: ``misto score welcome_to FILE.json``, see docs/welcome_to.md."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.decision import Line
from misto.core.options import settle
from misto.core.state import zeros
from misto.core.trouble import Trouble
from misto.games.welcome_to import options, scoring
from misto.games.welcome_to.catalog import (
    BIS_CELLS,
    BIS_ON_STREET,
    CARD_ACTIONS,
    CELLS_PARK,
    CELLS_PARK_EACH,
    CELLS_TEMP,
    CELLS_VALUE,
    COLUMN_CELLS,
    EDITIONS,
    FIRST_LOT,
    FULL_COLUMNS,
    FULL_PARKS,
    FULL_POOLS,
    HOUSES,
    LAST_REFUSAL,
    LETTERS,
    LOTS,
    MOST_ROUNDABOUTS,
    PARK_CELLS,
    PARKS_POOLS,
    PARKS_POOLS_ROUNDABOUT,
    STREETS,
    TEMP_CELLS,
    TOP_NUMBER,
)
from misto.games.welcome_to.cites import CITES
from misto.games.welcome_to.house import AAA, Box
from misto.games.welcome_to.overrides import Plan
from misto.games.welcome_to.rules.numbering import build_roundabout, copy_number, draw_fence, place
from misto.games.welcome_to.rules.plans import columns_marked, enough
from misto.games.welcome_to.state import (
    BIS_MARKS,
    COLUMNS,
    FIT,
    MADE,
    PARKS,
    POOL_MARKS,
    REFUSALS,
    ROUND_MARKS,
    ROW,
    TEMPS,
    VALUES,
    blank_row,
)

FIELDS = (
    "of",
    "edition",
    "streets",
    "estates",
    "plans",
    "parks",
    "pools",
    "temps",
    "others_temps",
    "columns",
    "bis",
    "refusals",
    "roundabouts",
    "opponent",
)
POOLS_A_STREET = 3
MOST_POOLS = 3 * POOLS_A_STREET
MOST_OTHERS = 99


def wrong(field: str, why: str) -> Trouble:
    return Trouble("bad-field", field=field, why=why)


def whole(value: object, field: str, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
        raise wrong(field, f"0 … {high}")
    return value


def whole_list(value: object, field: str, highs: list[int]) -> list[int]:
    if not isinstance(value, list) or len(value) != len(highs):
        raise wrong(field, f"[{len(highs)} × 0 …]")
    return [whole(item, f"{field}[{i}]", highs[i]) for i, item in enumerate(value)]


def table(value: object, field: str, known: tuple[str, ...]) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise wrong(field, "{ … }")
    for key in value:
        if key not in known:
            raise wrong(f"{field}.{key}" if field else str(key), "? " + ", ".join(known))
    return value


def score(data: Mapping[str, object]) -> list[Line]:
    """The lines of the player's sheet or, with ``of = "opponent"``, of the AAA opponent's."""
    table(dict(data), "", FIELDS)
    edition = data.get("edition", "new")
    if edition not in EDITIONS:
        raise wrong("edition", ", ".join(EDITIONS))
    others = data.get("others_temps", [])
    if not isinstance(others, list) or len(others) > MOST_OTHERS:
        raise wrong("others_temps", f"[ … ], 0 … {MOST_OTHERS}")
    marks = whole_list(others, "others_temps", [int(TEMP_CELLS)] * len(others))
    rival = read_rival(data, str(edition)) if "opponent" in data else None
    if rival is None and edition == "new" and not marks:
        raise wrong("others_temps", "[ … ]")
    if rival is not None and marks:
        raise wrong("others_temps", "[]")
    box = box_for(str(edition), 1 + len(marks), rival[0] if rival else 1)
    rows = zeros((1 + len(marks)) * ROW)
    blank_row(rows, 0)
    for seat, temps in enumerate(marks, 1):
        rows[seat * ROW + TEMPS] = temps
    read_sheet(data, box, rows)
    given = vec[i64]([])
    written = vec[i64]([-1, -1, -1])
    if rival:
        given, written = vec[i64](rival[1]), vec[i64](rival[2])
    if data.get("of", "player") == "opponent":
        if rival is None or box.mode != AAA:
            raise wrong("opponent", "{ … }")
        return CITES.of_lines(scoring.rival_lines(box, given, len(given), written, rows[TEMPS]))
    if data.get("of", "player") != "player":
        raise wrong("of", "player, opponent")
    seen = scoring.temp_counts(rows, 1 + len(marks))
    temps = scoring.temp_points(box, seen, rows[TEMPS], given, len(given))
    return CITES.of_lines(scoring.lines(box, rows, 0, temps))


def box_for(edition: str, seats: int, level: int) -> Box:
    """The box of that edition, a host's overrides included; which plans lie out does not matter."""
    settings = settle(options.ROWS, {"edition": edition, "opponent": level})
    catalog = options.catalog_of(settings)
    plans = [options.candidates(catalog, settings, letter)[0] for letter in range(3)]
    opponent = next(o for o in catalog.opponents.values() if o.level == level)
    return Box(vec[i64](options.box_numbers(catalog, settings, seats, plans, opponent)))


def read_rival(data: Mapping[str, object], edition: str) -> tuple[int, list[int], list[int]]:
    """Level, pile in order and values written of the opponent."""
    if edition != "new":
        raise wrong("opponent", "edition = new")
    given = table(data["opponent"], "opponent", ("level", "pile", "plans"))
    level = whole(given.get("level"), "opponent.level", 5)
    pile = given.get("pile", [])
    if not isinstance(pile, list) or len(pile) > 40:
        raise wrong("opponent.pile", "[ … ]")
    cards: list[int] = []
    for i, action in enumerate(pile):
        if action not in CARD_ACTIONS:
            raise wrong(f"opponent.pile[{i}]", ", ".join(CARD_ACTIONS))
        cards.append(6 + CARD_ACTIONS.index(str(action)))
    return level, cards, read_plans(given.get("plans", {}), "opponent.plans", edition)


def read_plans(value: object, field: str, edition: str) -> list[int]:
    given = table(value, field, LETTERS)
    out = [-1, -1, -1]
    for letter, worth in given.items():
        if worth is not None:
            place = LETTERS.index(letter)
            values = plan_values(edition, place)
            out[place] = whole(worth, f"{field}.{letter}", 99)
            if out[place] not in values:
                raise wrong(f"{field}.{letter}", ", ".join(map(str, values)))
    return out


def plan_values(edition: str, letter: int) -> list[int]:
    """What plans of a letter are worth, to the first and to later players (WT-8.3), a host's overrides
    included."""
    plans = plans_of(edition, letter)
    return sorted({worth for plan in plans for worth in (plan.vp_first, plan.vp_later)})


def plans_of(edition: str, letter: int) -> list[Plan]:
    catalog = options.catalog_of(settle(options.ROWS, {"edition": edition}))
    return [p for p in catalog.plans.values() if p.letter == letter and edition in p.editions]


def read_sheet(data: Mapping[str, object], box: Box, rows: vec[i64]) -> None:
    if ("streets" in data) == ("estates" in data):
        raise wrong("streets", "streets | estates")
    if "streets" in data:
        for field in ("bis", "pools", "roundabouts"):
            if field in data:
                raise wrong(field, "streets")
        given = table(data["streets"], "streets", STREETS)
        for street, name in enumerate(STREETS):
            read_street(given.get(name), f"streets.{name}", street, box, rows)
        if rows[BIS_MARKS] > BIS_CELLS or rows[ROUND_MARKS] > MOST_ROUNDABOUTS:
            raise wrong("streets", f"bis ≤ {BIS_CELLS}, roundabouts ≤ {MOST_ROUNDABOUTS}")
    else:
        rows[BIS_MARKS] = whole(data.get("bis", 0), "bis", int(BIS_CELLS))
        rows[POOL_MARKS] = whole(data.get("pools", 0), "pools", MOST_POOLS)
        rows[ROUND_MARKS] = whole(data.get("roundabouts", 0), "roundabouts", int(MOST_ROUNDABOUTS))
        counts = table(data["estates"], "estates", ("1", "2", "3", "4", "5", "6"))
        for size, count in counts.items():
            rows[MADE] += whole(count, f"estates.{size}", int(LOTS)) << (8 * (int(size) - 1))
        check_room(counts, int(rows[ROUND_MARKS]))
    for letter, worth in enumerate(
        read_plans(data.get("plans", {}), "plans", str(data.get("edition", "new")))
    ):
        rows[VALUES + letter] = worth
    for street, marks in enumerate(
        whole_list(data.get("parks", [0, 0, 0]), "parks", [int(c) for c in PARK_CELLS])
    ):
        rows[PARKS + street] = marks
    cells = [int(c) for c in COLUMN_CELLS]
    for column, marks in enumerate(whole_list(data.get("columns", [0] * 6), "columns", cells)):
        rows[COLUMNS + column] = marks
    rows[TEMPS] = whole(data.get("temps", 0), "temps", int(TEMP_CELLS))
    rows[REFUSALS] = whole(data.get("refusals", 0), "refusals", int(LAST_REFUSAL))
    check_plans(rows, str(data.get("edition", "new")))


def check_plans(rows: vec[i64], edition: str) -> None:
    """WT-8.6, WT-8.9: some plans of the values written must be met, all at once, each by estates of its own."""
    written = [letter for letter in range(3) if rows[VALUES + letter] >= 0]
    able: dict[int, list[Plan]] = {}
    for letter in written:
        worth = rows[VALUES + letter]
        plans = [plan for plan in plans_of(edition, letter) if worth in (plan.vp_first, plan.vp_later)]
        able[letter] = [plan for plan in plans if may_be_met(rows, (plan,))]
        if not able[letter]:
            raise unmet(f"plans.{LETTERS[letter]}")
    if not any(may_be_met(rows, chosen) for chosen in product(*able.values())):
        raise unmet("plans")


def unmet(field: str) -> Trouble:
    return Trouble("welcome_to-score-plans", field=field, rule="WT-8.6")


def may_be_met(rows: vec[i64], plans: tuple[Plan, ...]) -> bool:
    """Whether the sheet has what the plans ask for, as far as a score file tells: where things lie it need not."""
    need = sum(1 << (8 * (size - 1)) for plan in plans for size in plan.estates)
    if not enough(scoring.made(rows, 0), need):
        return False
    return all(has_marks(rows, plan) for plan in plans)


def has_marks(rows: vec[i64], plan: Plan) -> bool:
    """The plan's marks on the sheet: none of them is ever taken away again."""
    estates = len(plan.estates)
    if rows[BIS_MARKS] < plan.bis * estates or rows[POOL_MARKS] < plan.pools * estates:
        return False
    if rows[ROUND_MARKS] < plan.roundabouts:
        return False
    parks = [int(rows[PARKS + street]) for street in range(3)]
    full = [parks[street] == int(PARK_CELLS[street]) for street in range(3)]
    pools = int(rows[POOL_MARKS]) // POOLS_A_STREET
    if plan.kind in (PARKS_POOLS, PARKS_POOLS_ROUNDABOUT):
        return pools > 0 and (full[plan.street] if plan.kind == PARKS_POOLS else any(full))
    marked = {
        int(CELLS_PARK): sum(parks),
        int(CELLS_PARK_EACH): min(parks),
        int(FULL_PARKS): sum(full),
        int(FULL_POOLS): pools,
        int(BIS_ON_STREET): int(rows[BIS_MARKS]),
        int(CELLS_TEMP): int(rows[TEMPS]),
        int(CELLS_VALUE): int(columns_marked(rows, 0, False)),
        int(FULL_COLUMNS): int(columns_marked(rows, 0, True)),
    }
    return marked.get(plan.kind, plan.least) >= plan.least


def check_room(counts: Mapping[str, object], roundabouts: int) -> None:
    """WT-2.1, WT-7.1: estates lie side by side in streets of 10, 11 and 12 houses, none in two of them."""
    largest_first = sorted(counts, reverse=True)
    sizes = [int(size) for size in largest_first for _ in range(int(str(counts[size])))]
    sizes += [1] * roundabouts
    if sum(sizes) <= LOTS and fit(tuple(sizes), tuple(sorted(int(h) for h in HOUSES))):
        return
    field = f"estates.{largest_first[0]}" if len(counts) == 1 else "estates"
    raise Trouble("welcome_to-score-room", field=field, houses=sum(sizes), most=int(LOTS))


@lru_cache(maxsize=4096)
def fit(sizes: tuple[int, ...], room: tuple[int, ...]) -> bool:
    """Whether the pieces, the largest first, find room in the streets."""
    if not sizes:
        return True
    for i, free in enumerate(room):
        left = tuple(sorted((*room[:i], free - sizes[0], *room[i + 1 :])))
        if free >= sizes[0] and fit(sizes[1:], left):
            return True
    return False


def read_street(value: object, field: str, street: int, box: Box, rows: vec[i64]) -> None:
    """A street as text: ``1 3 4p | 6 7 7b | _ o 2``: see docs/welcome_to.md."""
    if not isinstance(value, str):
        raise wrong(field, '"1 2 | 4p 4b | _ o 3"')
    lot = int(FIRST_LOT[street])
    end = int(FIRST_LOT[street + 1])
    copies: list[tuple[int, int]] = []
    numbers: dict[int, int] = {}
    for token in value.replace("|", " | ").split():
        if token == "|":
            if FIRST_LOT[street] < lot < end:
                draw_fence(rows, 0, lot - 1)
            continue
        if lot >= end:
            raise wrong(field, f"> {HOUSES[street]}")
        if token == "o":
            build_roundabout(rows, 0, lot)
        elif token != "_":
            digits = token.rstrip("bp")
            if not is_number(digits) or token[len(digits) :] not in ("", "b", "p"):
                raise wrong(f"{field}[{lot - FIRST_LOT[street] + 1}]", token[:40])
            numbers[lot] = int(digits)
            if token.endswith("b"):
                copies.append((lot, int(digits)))
            if token.endswith("p"):
                if not box.pools >> lot & 1:
                    raise wrong(f"{field}[{lot - FIRST_LOT[street] + 1}]", token)
                rows[POOL_MARKS] += 1
        lot += 1
    if lot != end:
        raise wrong(field, f"{lot - FIRST_LOT[street]} < {HOUSES[street]}")
    write_numbers(rows, numbers, copies, field, street)


def is_number(digits: str) -> bool:
    """Written plainly: not ², not a thousand digits."""
    return digits.isascii() and digits.isdigit() and len(digits) <= 2 and int(digits) <= TOP_NUMBER


def write_numbers(
    rows: vec[i64], numbers: dict[int, int], copies: list[tuple[int, int]], field: str, street: int
) -> None:
    """Plain numbers first, where they fit (WT-5.3); then bis copies beside their number (WT-6.6)."""
    bis = {lot for lot, _ in copies}
    for lot, number in numbers.items():
        if lot not in bis:
            if not rows[FIT + number] >> lot & 1:
                raise wrong(f"{field}[{lot - FIRST_LOT[street] + 1}]", f"{number}: WT-5.3")
            place(rows, 0, lot, number)
    done = {lot for lot in numbers if lot not in bis}
    waiting = sorted(bis)
    while waiting:
        for lot in waiting:
            source = next((s for s in (lot - 1, lot + 1) if s in done and numbers[s] == numbers[lot]), None)
            if source is not None:
                copy_number(rows, 0, lot, source)
                done.add(lot)
                waiting.remove(lot)
                break
        else:
            raise wrong(f"{field}[{waiting[0] - FIRST_LOT[street] + 1}]", "WT-6.6.1")
