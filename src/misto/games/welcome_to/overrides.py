"""The catalog as a host may correct it: MISTO_OVERRIDES, table [welcome_to] (WT-0.6).

Entries are addressed by id or name and give only the fields to replace; a replaced field counts
as printed unless the entry says ``certainty``.
"""

# stays plain: read once, when the server starts

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from misto.core.trouble import Trouble
from misto.games.welcome_to.catalog import (
    CARD_ACTIONS,
    CARDS_FIRST,
    CARDS_NEW,
    CERTAINTIES,
    CERTAINTY_MARKS,
    DECK_SIZES,
    EDITIONS,
    HOUSES,
    LETTERS,
    LEVEL_0_CERTAINTY,
    LEVEL_0_PLACES,
    OPPONENT_FIELDS,
    OPPONENT_LIMITS,
    OPPONENTS,
    PLAN_IDS,
    PLANS,
    POOL_HOUSES,
    STREETS,
    TRACK_CERTAINTY,
    TRACKS,
)

PLAN_FIELDS = ("letter", "condition", "vp_first", "vp_later")


@dataclass(frozen=True)
class Plan:
    id: str
    editions: tuple[str, ...]
    advanced: bool
    letter: int
    kind: int
    estates: tuple[int, ...]
    street: int
    bis: int
    pools: int
    roundabouts: int
    least: int
    vp_first: int
    vp_later: int
    sure: dict[str, tuple[int, ...]]  # by edition: certainty of each of PLAN_FIELDS

    def numbers(self, edition: str) -> list[int]:
        need = sum(1 << (8 * (size - 1)) for size in self.estates)
        return [
            PLAN_IDS.index(self.id),
            self.kind,
            need,
            self.street,
            self.bis,
            self.pools,
            self.roundabouts,
            self.least,
            self.vp_first,
            self.vp_later,
            *self.sure[edition],
        ]


@dataclass(frozen=True)
class Opponent:
    id: str
    level: int
    scores: bool
    figures: tuple[int, ...]  # OPPONENT_FIELDS
    approves: str
    places: tuple[int, ...]  # level 0: fewest temp marks for each place
    name: str  # a host's own, "" for ours
    sure: tuple[int, ...]  # of level, each figure, approvals, places

    def numbers(self) -> list[int]:
        approves = [int(letter in self.approves) for letter in LETTERS]
        return [int(self.scores), *self.figures, *approves, *self.places, *self.sure]


@dataclass(frozen=True)
class Catalog:
    plans: dict[str, Plan]
    opponents: dict[str, Opponent]
    tracks: dict[str, tuple[int, ...]]
    cards: dict[str, tuple[tuple[int, ...], ...]]
    pool_houses: tuple[tuple[int, ...], ...]
    track_sure: dict[str, int] = field(default_factory=dict)  # of replaced tracks

    def sure_of_track(self, name: str, edition: str) -> int:
        ours = "printed" if name == "temp_places" else TRACK_CERTAINTY[EDITIONS.index(edition)]
        return self.track_sure.get(name, CERTAINTIES.index(ours))


def marks(text: str) -> tuple[int, ...]:
    return tuple(CERTAINTY_MARKS.index(mark) for mark in text)


def as_printed() -> Catalog:
    plans = {
        row.id: Plan(*row[:-1], {edition: marks(sure) for edition, sure in row.sure.items()}) for row in PLANS
    }
    places_sure = CERTAINTIES.index(LEVEL_0_CERTAINTY)
    opponents = {
        row.id: Opponent(
            row.id,
            level,
            row.scores,
            row.figures,
            row.approves,
            LEVEL_0_PLACES,
            "",
            (*marks(row.sure), places_sure),
        )
        for level, row in enumerate(OPPONENTS)
    }
    return Catalog(plans, opponents, dict(TRACKS), {"new": CARDS_NEW, "first": CARDS_FIRST}, POOL_HOUSES)


PRINTED = as_printed()


# --- reading


def bad(path: str, why: str) -> Trouble:
    return Trouble("bad-override", field=path, why=why)


def table(value: object, path: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise bad(path, f"a table [{path}] is needed")
    return value


def whole(value: object, path: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(path, f"a whole number from {low} to {high} is needed")
    return value


def whole_list(value: object, path: str, low: int, high: int, length: int | None = None) -> tuple[int, ...]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise bad(
            path,
            f"a list of {length} whole numbers is needed" if length else "a list of whole numbers is needed",
        )
    return tuple(whole(item, path, low, high) for item in value)


def only(given: Mapping[str, object], path: str, known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            raise bad(f"{path}.{key}" if path else key, f"unknown; known are {', '.join(known)}")


def certainty(given: Mapping[str, object], path: str) -> int:
    word = given.get("certainty", "printed")
    if word not in CERTAINTIES:
        raise bad(f"{path}.certainty", f"one of {', '.join(CERTAINTIES)} is needed")
    return CERTAINTIES.index(str(word))


def letters(value: object, path: str) -> str:
    if not isinstance(value, str) or not value or any(c not in LETTERS for c in value):
        raise bad(path, "letters A, B, C are needed")
    return value


def replaced(given: Mapping[str, object]) -> Catalog:
    """Our catalog with the given values in their places; Trouble names what is wrong."""
    only(given, "", ("plans", "opponents", "tracks", "board", "cards"))
    catalog = PRINTED
    plans = dict(catalog.plans)
    for name, entry in table(given.get("plans", {}), "plans").items():
        plans[name] = replaced_plan(name, entry)
    opponents = dict(catalog.opponents)
    for name, entry in table(given.get("opponents", {}), "opponents").items():
        opponents[name] = replaced_opponent(name, entry)
    if sorted(o.level for o in opponents.values()) != list(range(len(opponents))):
        raise bad("opponents", "every level from 0 to 5 needs one opponent")
    tracks, sure = replaced_tracks(table(given.get("tracks", {}), "tracks"))
    catalog = Catalog(
        plans,
        opponents,
        tracks,
        replaced_cards(table(given.get("cards", {}), "cards")),
        replaced_pools(table(given.get("board", {}), "board")),
        sure,
    )
    every_letter_has_a_plan(catalog)
    return catalog


def every_letter_has_a_plan(catalog: Catalog) -> None:
    """In every edition, without roundabouts too; only advanced C is missing in the first edition."""
    for edition in EDITIONS:
        for letter in range(3):
            for advanced in (False, True):
                if advanced and edition == "first" and letter == 2:
                    continue
                if not any(
                    p.letter == letter
                    and edition in p.editions
                    and p.advanced == advanced
                    and p.roundabouts == 0
                    for p in catalog.plans.values()
                ):
                    kind = "advanced" if advanced else "standard"
                    raise bad(
                        "plans", f"letter {LETTERS[letter]} is left without a {kind} plan (edition {edition})"
                    )


def replaced_plan(name: str, entry: object) -> Plan:
    path = f"plans.{name}"
    if name not in PRINTED.plans:
        raise bad(path, "no such plan")
    old = PRINTED.plans[name]
    given = table(entry, path)
    known = ["letter", "vp_first", "vp_later", "certainty"]
    if old.estates and old.kind == 0:
        known.append("estates")
    if old.least:
        known.append("cells")
    only(given, path, tuple(known))
    new = old
    if "letter" in given:
        letter = letters(given["letter"], f"{path}.letter")
        if len(letter) != 1:
            raise bad(f"{path}.letter", "one letter is needed")
        new = replace(new, letter=LETTERS.index(letter))
    if "estates" in given:
        sizes = whole_list(given["estates"], f"{path}.estates", 1, 6)
        if not 1 <= len(sizes) <= 10 or sum(sizes) > 33:
            raise bad(f"{path}.estates", "1 to 10 estates of 33 houses at most are needed")
        new = replace(new, estates=tuple(sorted(sizes)))
    if "cells" in given:
        new = replace(new, least=whole(given["cells"], f"{path}.cells", 1, 18))
    if "vp_first" in given:
        new = replace(new, vp_first=whole(given["vp_first"], f"{path}.vp_first", 0, 99))
    if "vp_later" in given:
        new = replace(new, vp_later=whole(given["vp_later"], f"{path}.vp_later", 0, 99))
    said = certainty(given, path)
    touched = {"condition" if key in ("estates", "cells") else key for key in given}
    sure = {
        edition: tuple(
            said if name in touched else mark for name, mark in zip(PLAN_FIELDS, old_marks, strict=False)
        )
        for edition, old_marks in old.sure.items()
    }
    return replace(new, sure=sure)


def replaced_opponent(name: str, entry: object) -> Opponent:
    path = f"opponents.{name}"
    if name not in PRINTED.opponents:
        raise bad(path, "no such opponent")
    old = PRINTED.opponents[name]
    given = table(entry, path)
    own = OPPONENT_FIELDS if old.scores else ("temp_places",)
    only(given, path, ("level", "name", "approves", "certainty", *own))
    said = certainty(given, path)
    sure = list(old.sure)
    new = old
    if "level" in given:
        new = replace(new, level=whole(given["level"], f"{path}.level", 0, 5))
        sure[0] = said
    figures = list(old.figures)
    for i, (key, (low, high)) in enumerate(zip(OPPONENT_FIELDS, OPPONENT_LIMITS, strict=True)):
        if key in given:
            figures[i] = whole(given[key], f"{path}.{key}", low, high)
            sure[i + 1] = said
    if "approves" in given:
        value = given["approves"]
        word = "".join(map(str, value)) if isinstance(value, list) else value
        new = replace(new, approves=letters(word, f"{path}.approves"))
        sure[7] = said
    if "temp_places" in given:
        places = whole_list(given["temp_places"], f"{path}.temp_places", 0, 11, 3)
        if not places[0] >= places[1] >= places[2]:
            raise bad(f"{path}.temp_places", "the numbers must fall")
        new = replace(new, places=places)
        sure[8] = said
    if "name" in given:
        label = given["name"]
        if not isinstance(label, str) or not 1 <= len(label) <= 40 or not label.isprintable():
            raise bad(f"{path}.name", "a name of up to 40 letters is needed")
        new = replace(new, name=label)
    return replace(new, figures=tuple(figures), sure=tuple(sure))


def replaced_tracks(given: Mapping[str, object]) -> tuple[dict[str, tuple[int, ...]], dict[str, int]]:
    only(given, "tracks", tuple(TRACKS))
    tracks, sure = dict(TRACKS), {}
    for name, entry in given.items():
        path = f"tracks.{name}"
        values, said = entry, 0
        if isinstance(entry, dict):
            only(entry, path, ("values", "certainty"))
            values, said = entry.get("values"), certainty(entry, path)
        # The number of cells is that of the board, so only the values may change.
        tracks[name] = whole_list(values, path, 0, 99, len(TRACKS[name]))
        sure[name] = said
    return tracks, sure


def replaced_cards(given: Mapping[str, object]) -> dict[str, tuple[tuple[int, ...], ...]]:
    only(given, "cards", EDITIONS)
    out = dict(PRINTED.cards)
    for edition, entry in given.items():
        rows = [list(row) for row in out[edition]]
        for number, counts in table(entry, f"cards.{edition}").items():
            path = f"cards.{edition}.{number}"
            if number not in map(str, range(1, 16)):
                raise bad(path, "a number from 1 to 15 is needed")
            row = table(counts, path)
            only(row, path, CARD_ACTIONS)
            for action, copies in row.items():
                rows[int(number) - 1][CARD_ACTIONS.index(action)] = whole(copies, f"{path}.{action}", 0, 9)
        total = sum(map(sum, rows))
        size = DECK_SIZES[EDITIONS.index(edition)]
        if total != size:
            raise bad(f"cards.{edition}", f"{total} cards in all, {size} are needed")
        out[edition] = tuple(tuple(row) for row in rows)
    return out


def replaced_pools(given: Mapping[str, object]) -> tuple[tuple[int, ...], ...]:
    only(given, "board", STREETS)
    out: list[tuple[int, ...]] = list(POOL_HOUSES)
    for name, entry in given.items():
        path = f"board.{name}"
        row = table(entry, path)
        only(row, path, ("pool_houses",))
        street = STREETS.index(name)
        houses = whole_list(row.get("pool_houses"), f"{path}.pool_houses", 1, HOUSES[street], 3)
        if len(set(houses)) != 3:
            raise bad(f"{path}.pool_houses", "three different houses are needed")
        out[street] = houses
    return tuple(out)


def check(given: Mapping[str, object]) -> None:
    replaced(given)
