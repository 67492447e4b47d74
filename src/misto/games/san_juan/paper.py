"""The score of a table on paper: a tableau as people write it down (docs/san_juan.md), checked by field."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.decision import Line
from misto.core.rng import Rng
from misto.core.trouble import Trouble
from misto.games.san_juan import scoring
from misto.games.san_juan.catalog import (
    BANK_COSTS,
    CLASSES,
    CUSTOMS_OFFICE,
    KIND_IDS,
    KIND_OF,
    PRODUCTION,
    SLOTS,
)
from misto.games.san_juan.cites import CITES
from misto.games.san_juan.house import House
from misto.games.san_juan.rules.setup import blank
from misto.games.san_juan.rules.turns import SanJuan
from misto.games.san_juan.state import UNDER_BANK, UNDER_CHAPEL, UNDER_HARBOR

FIELDS = ("edition", "buildings", "chapel", "bank", "harbor", "goods", "hand", "opponents", "bank_cost")
SIXES = tuple(kind for kind in KIND_IDS if CLASSES[KIND_OF[kind]] == "six")
MOST_CARDS = 143
RIVALS = 3
PILES = ("chapel", "bank", "harbor")


def wrong(field: str, given: object, allowed: str) -> Trouble:
    return Trouble("bad-field", field=field, why=f"{str(given)[:40]} ({allowed})")


def number(data: Mapping[str, object], field: str, most: int = MOST_CARDS) -> int:
    """A whole number from 0 up, 0 if the field is left out."""
    given = data.get(field, 0)
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= most:
        raise wrong(field, given, f"0 … {most}")
    return given


def one_of(data: Mapping[str, object], field: str, values: tuple[int, ...], default: int) -> int:
    given = data.get(field, default)
    if isinstance(given, bool) or not isinstance(given, int) or given not in values:
        raise wrong(field, given, " | ".join(map(str, values)))
    return given


def names(data: Mapping[str, object], field: str, known: tuple[str, ...], most: int) -> list[str]:
    """A list of card ids; a mistake is named with its place."""
    given = data.get(field, [])
    if not isinstance(given, list) or len(given) > most:
        raise wrong(field, given if not isinstance(given, list) else len(given), f"[…], 0 … {most}")
    for place, name in enumerate(given):
        if not isinstance(name, str) or name not in known:
            raise wrong(
                f"{field}[{place}]", name, ", ".join(known) if len(known) < 10 else "docs/san_juan.md"
            )
    return [str(name) for name in given]


def check_copies(house: House, own: list[str], theirs: list[str]) -> None:
    """SJ-4.2 and the number of cards there are."""
    for place, name in enumerate(own):
        kind = KIND_OF[name]
        copies = 1 if kind >= PRODUCTION else int(house.copies(kind))
        if own[: place + 1].count(name) > copies:
            raise wrong(f"buildings[{place}]", name, f"≤ {copies}")
    for place, name in enumerate(theirs):
        copies = int(house.copies(KIND_OF[name])) - own.count(name)
        if theirs[: place + 1].count(name) > copies:
            raise wrong(f"opponents[{place}]", name, f"≤ {copies}")


def check_piles(data: Mapping[str, object], own: list[str]) -> None:
    """SJ-10.14, SJ-10.15: a pile lies under its building or, where that was covered, under what covers it.

    The Crane never covers a building itself: it lies there already.
    """
    for field in PILES:
        if number(data, field) and field not in own and not any(name != "crane" for name in own):
            raise Trouble("san_juan-score-pile", field=field, rule="SJ-10.14")


def check_cards(data: Mapping[str, object], own: list[str]) -> None:
    """SJ-1.6, SJ-9.6: every card is in one place; the Cathedral is none of them."""
    cards = 0
    for field in ("buildings", "opponents", "goods", "hand", *PILES):
        given = data.get(field, 0)
        held = [name for name in given if name != "cathedral"] if isinstance(given, list) else []
        cards += len(held) if isinstance(given, list) else int(str(given))
        if field in PILES and given and field not in own:
            cards += 1  # the covered building
        if cards > MOST_CARDS:
            raise Trouble("san_juan-score-cards", field=field, cards=cards, most=MOST_CARDS)


def tableau(data: Mapping[str, object]) -> SanJuan:
    """The paper as a position in which only what scores is on the table."""
    edition = one_of(data, "edition", (1, 2), 2)
    bank_cost = one_of(data, "bank_cost", BANK_COSTS, BANK_COSTS[0])
    house = House(
        edition, True, False, False, False, 0, False, False, bank_cost, (1 << int(PRODUCTION)) - 1, False
    )
    own = names(data, "buildings", KIND_IDS, int(SLOTS))
    theirs = names(data, "opponents", SIXES, 2 * len(SIXES))
    check_copies(house, own, theirs)
    state = blank(1 + RIVALS, Rng(1, 1), house, vec[i64]([0, 1, 2, 3, 4]))
    for name in own:
        state.place(0, KIND_OF[name])
    for place, name in enumerate(theirs):
        # Two copies of a kind lie with two opponents: which of them does not matter (SJ-11.11).
        state.place(1 + theirs[:place].count(name), KIND_OF[name])
    for way, field in ((UNDER_CHAPEL, "chapel"), (UNDER_BANK, "bank"), (UNDER_HARBOR, "harbor")):
        for _ in range(number(data, field)):
            state.put_beneath(0, way, 0)
    return state


def score(data: Mapping[str, object]) -> list[Line]:
    """The score sheet of one tableau, and the tie-break beneath it (SJ-13.4, SJ-13.6)."""
    for field in data:
        if field not in FIELDS:
            raise wrong(str(field), "?", ", ".join(FIELDS))
    state = tableau(data)
    places = int(scoring.production(state, 0)) + int(state.owns[0] >> CUSTOMS_OFFICE & 1)
    goods = number(data, "goods", places)
    hand = number(data, "hand")
    own = names(data, "buildings", KIND_IDS, int(SLOTS))
    check_piles(data, own)
    check_cards(data, own)
    reserve = Line("reserve", 0, {"hand": hand, "goods": goods})
    return CITES.of_lines([*scoring.sheet(state, 0), reserve])
