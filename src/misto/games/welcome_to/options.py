"""Editions, variants and overrides of Welcome To, and the box they make."""

import json
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.options import Choice, Flag, OptionRow, Overrides, Setting, Settings
from misto.core.rng import Rng
from misto.core.trouble import Trouble
from misto.games.welcome_to import overrides
from misto.games.welcome_to.catalog import (
    ACTION_KINDS,
    EDITIONS,
    TRACKS,
)
from misto.games.welcome_to.house import BOX_SIZE, COLUMN_WIDTH, MODES, PARK_WIDTH, Box
from misto.games.welcome_to.overrides import Catalog, Opponent, Plan
from misto.games.welcome_to.rules.setup import new_game
from misto.games.welcome_to.rules.turns import WelcomeTo

RESHUFFLES = ("off", "first_plan_of_game", "each_plan")

ROWS: tuple[OptionRow, ...] = (
    Choice("edition", EDITIONS, "new", "WT-0.1"),
    Flag("expert", False, "WT-9.1"),
    Choice("plans", ("standard", "advanced", "mixed"), "standard", "WT-9.10"),
    Choice("opponent", (0, 1, 2, 3, 4, 5), 1, "WT-12.23", "seats=1"),
    Flag("draft", False, "WT-13.9"),
    Choice("first_plan_reshuffle", ("edition", *RESHUFFLES), "edition", "WT-13.4", "edition=first"),
    Choice("side", ("classic", "blueprint"), "classic", "WT-2.7"),
    Overrides("welcome_to", "WT-0.6", overrides.check),
)
MOST_DRAFTERS = 27


def check(settings: Settings, seats: int) -> None:
    first = settings["edition"] == "first"
    if settings["draft"]:
        if not first:
            raise Trouble("bad-option", option="draft", value="true", allowed="false (edition=new)")
        if not 2 <= seats <= MOST_DRAFTERS:  # WT-13.9
            raise Trouble("bad-seats", game="welcome_to", seats=seats, low=2, high=MOST_DRAFTERS)
    if not first and settings["first_plan_reshuffle"] not in ("edition", "off"):
        value = settings["first_plan_reshuffle"]
        raise Trouble(
            "bad-option", option="first_plan_reshuffle", value=value, allowed="edition, off (edition=new)"
        )


def catalog_of(settings: Settings) -> Catalog:
    """The catalog with a host's own values in place of ours (WT-0.6)."""
    text = str(settings["overrides"])
    return overrides.replaced(json.loads(text)) if text else overrides.PRINTED


class Shelf:
    """What the games of one set of options share: a box never changes, and making it is most of a set-up."""

    def __init__(self, settings: Settings, seats: int) -> None:
        self.catalog = catalog_of(settings)
        self.settings, self.seats = settings, seats
        self.plans = [candidates(self.catalog, settings, letter) for letter in range(3)]
        self.opponent = next(o for o in self.catalog.opponents.values() if o.level == settings["opponent"])
        deck: list[int] = []
        for number, counts in enumerate(self.catalog.cards[str(settings["edition"])], 1):
            for action, copies in enumerate(counts):
                deck += [number * int(ACTION_KINDS) + action] * copies
        self.deck = vec[i64](deck)
        self.boxes: dict[tuple[int, ...], Box] = {}

    def box(self, rng: Rng) -> Box:
        """The box with three plans drawn at random."""
        drawn = tuple(drawn_plan(plans, letter, rng) for letter, plans in enumerate(self.plans))
        if drawn not in self.boxes:
            plans = [self.plans[letter][number] for letter, number in enumerate(drawn)]
            numbers = box_numbers(self.catalog, self.settings, self.seats, plans, self.opponent)
            self.boxes[drawn] = Box(vec[i64](numbers))
        return self.boxes[drawn]


@lru_cache(maxsize=4)
def shelf(settings: tuple[tuple[str, Setting], ...], seats: int) -> Shelf:
    return Shelf(dict(settings), seats)


def new(settings: Settings, seats: int, rng: Rng) -> WelcomeTo:
    shared = shelf(tuple(settings.items()), seats)
    return new_game(seats, rng, shared.box(rng), shared.deck[:])


def candidates(catalog: Catalog, settings: Settings, letter: int) -> list[Plan]:
    """The plans of a letter that may come up (WT-3.2, WT-9.10)."""
    edition, wanted = str(settings["edition"]), settings["plans"]
    every = [p for p in catalog.plans.values() if p.letter == letter and edition in p.editions]
    if not settings["expert"]:
        every = [p for p in every if p.roundabouts == 0]
    if wanted == "mixed":
        return every
    fitting = [p for p in every if p.advanced == (wanted == "advanced")]
    # WT-13.2: the first edition has no advanced plans for C.
    return fitting or every


def drawn_plan(plans: list[Plan], letter: int, rng: Rng) -> int:
    if not plans:
        raise Trouble("bad-override", field="plans", why=f"letter {'ABC'[letter]} has no plan")
    return int(rng.below(len(plans)))


def mode_of(settings: Settings, seats: int) -> int:
    if settings["draft"]:
        return MODES.index("draft")
    if seats > 1:
        return MODES.index("piles")
    return MODES.index("aaa" if settings["edition"] == "new" else "solo")


def box_numbers(
    catalog: Catalog, settings: Settings, seats: int, plans: list[Plan], opponent: Opponent
) -> list[int]:
    """Everything fixed at set-up as one flat list, in the order Box reads it."""
    edition = EDITIONS.index(str(settings["edition"]))
    reshuffle = settings["first_plan_reshuffle"]
    if reshuffle == "edition":
        reshuffle = "first_plan_of_game" if edition == 1 else "off"
    start = (0, 10, 21)
    pools = sum(1 << (start[s] + house - 1) for s in range(3) for house in catalog.pool_houses[s])
    numbers = [
        edition,
        mode_of(settings, seats),
        int(settings["expert"] is True),
        opponent.level,
        int(settings["side"] == "blueprint"),
        RESHUFFLES.index(str(reshuffle)),
        pools,
        int(bool(settings["overrides"])),
    ]
    for plan in plans:
        numbers += plan.numbers(EDITIONS[edition])
    numbers += opponent.numbers()
    tracks = catalog.tracks
    numbers += tracks["temp_places"]
    for name in ("park_top", "park_middle", "park_bottom"):
        numbers += [*tracks[name], *[0] * (int(PARK_WIDTH) - len(tracks[name]))]
    for name in ("pool", "bis", "refusal", "roundabout"):
        numbers += tracks[name]
    for size in range(1, 7):
        values = tracks[f"estate_{size}"]
        numbers += [*values, *[0] * (int(COLUMN_WIDTH) - len(values))]
    numbers += [catalog.sure_of_track(name, EDITIONS[edition]) for name in TRACKS]
    assert len(numbers) == BOX_SIZE
    return numbers + [ord(letter) for letter in opponent.name]
