"""Points at the end of the game, as they stand now, and the lines of the score sheet (SJ-13)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.decision import Line
from misto.core.event import Value
from misto.games.san_juan.asks import OVER
from misto.games.san_juan.catalog import (
    BIT,
    CATHEDRAL,
    CITY_HALL,
    GUILD_HALL,
    KIND_IDS,
    KINDS,
    MONUMENT_SET,
    PALACE,
    PRODUCTION,
    PRODUCTION_SET,
    RESIDENCE,
    SIX_SET,
    SLOTS,
    TRIUMPHAL_ARCH,
    VIOLET_SET,
    VP,
    count_bits,
)
from misto.games.san_juan.state import (
    TRUE_POSITION,
    UNDER_BANK,
    UNDER_CHAPEL,
    UNDER_HARBOR,
    Fields,
    beneath_slot,
    beneath_way,
)

ARCH_POINTS: Final = vec[i64]([0, 4, 6, 8])  # SJ-10.28
SERIES_POINTS: Final = vec[i64]([0, 4, 7, 9, 10])  # SJ-11.10, SJ-11.11
DEAREST: Final[i64] = 7


def guild_hall(state: Fields, seat: i64) -> i64:
    """SJ-1.1: by edition."""
    if state.house.edition == 1:
        return 2 * production(state, seat)
    return production(state, seat) + count_bits(state.owns[seat] & PRODUCTION_SET)


def production(state: Fields, seat: i64) -> i64:
    """Production buildings in an area."""
    return state.size[seat] - count_bits(state.owns[seat] & VIOLET_SET)


def residence_sets(state: Fields, seat: i64) -> i64:
    """SJ-11.10: sets of three different buildings of one cost."""
    sets: i64 = 0
    cost: i64 = 1
    while cost <= DEAREST:
        same: i64 = state.owns[seat] & state.house.within[cost] & ~state.house.within[cost - 1]
        single = count_bits(same & VIOLET_SET)
        many: i64 = 0
        kind: i64 = 0
        while kind < PRODUCTION:
            if (same & BIT[kind]) != 0:
                many = state.made[seat * PRODUCTION + kind]
            kind += 1
        k: i64 = 0
        while single + (many if many < k + 1 else k + 1) >= 3 * (k + 1):
            k += 1
        sets += k
        cost += 1
    return sets


def rival_sixes(state: Fields, seat: i64) -> i64:
    """SJ-11.11: the opponents' buildings of cost 6."""
    n: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            n += count_bits(state.owns[other] & SIX_SET)
        other += 1
    return n


def series(n: i64) -> i64:
    return SERIES_POINTS[n if n < 4 else 4]


def before_palace(state: Fields, seat: i64) -> i64:
    """SJ-13.4: everything but the Palace."""
    owns = state.owns[seat]
    points: i64 = state.printed[seat] + state.piled[seat]
    if (owns & (SIX_SET | BIT[CATHEDRAL])) == 0:
        return points
    if (owns >> GUILD_HALL) & 1 == 1:
        points += guild_hall(state, seat)
    if (owns >> CITY_HALL) & 1 == 1:
        points += count_bits(owns & VIOLET_SET)
    if (owns >> TRIUMPHAL_ARCH) & 1 == 1:
        points += ARCH_POINTS[count_bits(owns & MONUMENT_SET)]
    if (owns >> RESIDENCE) & 1 == 1:
        points += series(residence_sets(state, seat))
    if (owns >> CATHEDRAL) & 1 == 1:
        points += series(rival_sixes(state, seat))
    return points


def total(state: Fields, seat: i64) -> i64:
    points = before_palace(state, seat)
    if (state.owns[seat] >> PALACE) & 1 == 1:
        points += points // 4  # SJ-10.29
    return points


def reserve(state: Fields, seat: i64) -> i64:
    """SJ-13.6: cards in hand and goods, the Customs good too."""
    return state.hand_size[seat] + state.goods(seat)


def outcome(state: Fields, seat: i64) -> float:
    """SJ-13.5 to SJ-13.7: most points, then most cards and goods, else shared."""
    mine = total(state, seat) * 1000 + reserve(state, seat)
    equal: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = total(state, other) * 1000 + reserve(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
        other += 1
    return 1.0 / float(equal)


def sheet(state: Fields, seat: i64) -> list[Line]:
    """Each building's printed points, then piles, then the effects at the end, the Palace last.

    SJ-9.5: a concealed position tells of others' piles no more than its viewer is told.
    """
    told = are_piles_told(state, seat, state.seen_by)
    lines: list[Line] = []
    kind: i64 = 0
    while kind < KINDS:
        copies = copies_built(state, seat, kind)
        if copies > 0 and VP[kind] > 0:
            facts: dict[str, Value] = {"card": KIND_IDS[kind], "copies": int(copies), "vp": int(VP[kind])}
            lines.append(Line("building", int(copies * VP[kind]), facts))
        kind += 1
    for way, name in ((UNDER_CHAPEL, "chapel"), (UNDER_BANK, "bank"), (UNDER_HARBOR, "harbor")):
        cards = pile(state, seat, way)
        if cards > 0 and told:
            lines.append(Line("pile", int(cards), {"card": name, "count": int(cards)}))
    lines.extend(effects(state, seat, 0 if told else state.piled[seat]))
    return lines


def are_piles_told(state: Fields, seat: i64, viewer: i64) -> bool:
    """SJ-9.5: how many cards lie under a building, the owner need not tell before the end."""
    return seat == viewer or viewer == TRUE_POSITION or state.house.show_piles or state.ask == OVER


def effects(state: Fields, seat: i64, untold: i64) -> list[Line]:
    owns = state.owns[seat]
    lines: list[Line] = []
    if (owns >> TRIUMPHAL_ARCH) & 1 == 1:
        monuments = count_bits(owns & MONUMENT_SET)
        lines.append(Line("triumphal_arch", int(ARCH_POINTS[monuments]), {"count": int(monuments)}))
    if (owns >> GUILD_HALL) & 1 == 1:
        facts: dict[str, Value] = {
            "count": int(production(state, seat)),
            "kinds": int(count_bits(owns & PRODUCTION_SET)),
            "edition": int(state.house.edition),
        }
        lines.append(Line("guild_hall", int(guild_hall(state, seat)), facts))
    if (owns >> CITY_HALL) & 1 == 1:
        violet = int(count_bits(owns & VIOLET_SET))
        lines.append(Line("city_hall", violet, {"count": violet}))
    if (owns >> RESIDENCE) & 1 == 1:
        sets = residence_sets(state, seat)
        lines.append(Line("residence", int(series(sets)), {"count": int(sets)}))
    if (owns >> CATHEDRAL) & 1 == 1:
        sixes = rival_sixes(state, seat)
        lines.append(Line("cathedral", int(series(sixes)), {"count": int(sixes)}))
    if (owns >> PALACE) & 1 == 1:
        points = before_palace(state, seat) - untold
        lines.append(Line("palace", int(points // 4), {"count": int(points)}))
    return lines


def copies_built(state: Fields, seat: i64, kind: i64) -> i64:
    if kind < PRODUCTION:
        return state.made[seat * PRODUCTION + kind]
    return (state.owns[seat] >> kind) & 1


def pile(state: Fields, seat: i64, way: i64) -> i64:
    """Cards under the seat's buildings that came there in one way."""
    n: i64 = 0
    for entry in state.beneath:
        if beneath_slot(entry) // SLOTS == seat and beneath_way(entry) == way:
            n += 1
    return n
