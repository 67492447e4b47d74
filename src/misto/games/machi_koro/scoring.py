"""Who won, and the lines of the score sheet. A city's points are its landmarks."""

from mypy_extensions import i64

from misto.core.decision import Line
from misto.core.event import Value
from misto.games.machi_koro.catalog import LANDMARK_COST, LANDMARK_IDS, LANDMARKS
from misto.games.machi_koro.state import Fields


def landmarks_built(state: Fields, seat: i64) -> i64:
    count: i64 = 0
    mark: i64 = 0
    while mark < state.landmarks:
        count += state.built[seat * LANDMARKS + mark]
        mark += 1
    return count


def outcome(state: Fields, seat: i64) -> float:
    """MK-6.1, MK-6.2; at the turn cap MK-R15: most landmarks, then most coins, else shared."""
    mine = standing(state, seat)
    equal: i64 = 0
    other: i64 = 0
    while other < state.seats:
        theirs = standing(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equal += 1
        other += 1
    return 1.0 / float(equal)


def standing(state: Fields, seat: i64) -> i64:
    """Landmarks first, coins second; a full set of landmarks before any number of coins."""
    marks = landmarks_built(state, seat)
    if marks == state.landmarks:
        return 1000000000
    return marks * 100000000 + state.coins[seat]


def sheet(state: Fields, seat: i64) -> list[Line]:
    lines: list[Line] = []
    mark: i64 = 0
    while mark < state.landmarks:
        built = state.built[seat * LANDMARKS + mark]
        facts: dict[str, Value] = {"landmark": LANDMARK_IDS[mark], "cost": int(LANDMARK_COST[mark])}
        lines.append(Line("landmark", int(built), facts))
        mark += 1
    return lines
