"""What each part of Welcome To is: cards and plans, and every track, estate and house of a sheet.

Sheets are looked at through the view: one's own as it is, the others' as of the last close (WT-4.4).
"""

from typing import cast

from misto.core.about import About, Facts, Said
from misto.core.state import State
from misto.games.welcome_to.catalog import (
    CARD_ACTIONS,
    FIRST_LOT,
    HOUSES,
    LETTERS,
    LOTS,
    NUMBERS,
    OPPONENTS,
    PLAN_IDS,
    PLANS,
    STREET_OF,
    STREETS,
    TRACKS,
)
from misto.games.welcome_to.house import P_FIRST, P_ID, P_LATER, PLAN_SIZE
from misto.games.welcome_to.reasons import lacking
from misto.games.welcome_to.rules.plans import meets
from misto.games.welcome_to.rules.turns import WelcomeTo
from misto.games.welcome_to.seen import WelcomeToSheet, WelcomeToView
from misto.games.welcome_to.state import EMPTY, FIT, ROW
from misto.games.welcome_to.view import view

ACTION_RULES = ("WT-6.1.1", "WT-6.2.1", "WT-6.3.1", "WT-6.4.1", "WT-6.5.1", "WT-6.6.1")
TRACK_RULES = {
    "park": "WT-6.3.1",
    "pool": "WT-6.4.1",
    "bis": "WT-6.6.1",
    "refusal": "WT-5.8",
    "roundabout": "WT-9.7",
    "estate": "WT-6.2.1",
    "temp": "WT-11.3",
}


def about(whole: State, viewer: int, what: str) -> About | None:
    state = cast(WelcomeTo, whole)
    kind, *rest = what.split(":")
    numbers = [int(word) for word in rest if word.isdecimal() and len(word) < 4]
    name = rest[-1] if rest else ""
    if kind == "action" and name in CARD_ACTIONS:
        return about_action(CARD_ACTIONS.index(name))
    if kind == "plan":
        return about_plan(state, viewer, name)
    if kind == "opponent":
        return about_opponent(name)
    if kind in ("pair", "card") and not rest:
        lines = (Said("about-pair", {}, "WT-4.4"),)
        return About(Said("about-title-pair"), lines[0], lines, "pair")
    if kind in ("aaa", "solo_card", "roundabout", "estate") and not rest:
        lines = (Said(f"about-{kind}", {}, kind),)
        return About(Said(f"about-title-{kind}"), lines[0], lines, kind)
    if kind == "track" and len(rest) == 1 and name in TRACKS:
        return about_track(state, viewer, viewer, name)
    if not numbers:
        return None
    if kind in ("pair", "card"):
        return about_card(state, viewer, numbers[0])
    return about_sheet(state, viewer, kind, numbers, name)


def about_sheet(state: WelcomeTo, viewer: int, kind: str, numbers: list[int], name: str) -> About | None:
    """A part of a seat's sheet: ``house:0:12``, ``column:0:3``, ``park:1:top``, ``track:1:bis``."""
    seat = numbers[0]
    if seat >= state.seats:
        return None
    if kind == "track" and name in TRACKS:
        return about_track(state, viewer, seat, name)
    if kind == "pool":
        return about_track(state, viewer, seat, "pool")
    if kind == "park":
        lot = view(state, viewer)["turn"].get("lot")
        street = name if name in STREETS else STREETS[STREET_OF[lot]] if lot is not None else STREETS[0]
        return about_track(state, viewer, seat, f"park_{street}")
    if kind == "column" and len(numbers) == 2 and 1 <= numbers[1] <= 6:
        return about_track(state, viewer, seat, f"estate_{numbers[1]}")
    if kind in ("house", "fence", "estate") and len(numbers) == 2 and numbers[1] < LOTS:
        part = {"house": about_house, "fence": about_fence, "estate": about_estate}[kind]
        return part(state, viewer, seat, numbers[1])
    if kind == "seat":
        sheet = view(state, viewer)["sheets"][seat]
        met = sum(value is not None for value in sheet["plans"].values())
        facts: Facts = {"seat": seat, "points": sheet["points"], "plans": met, "refusals": sheet["refusals"]}
        short = Said("about-short-seat", facts, "WT-11.1")
        return About(Said("about-seat", {"seat": seat}), short, (short,))
    return None


def about_action(action: int) -> About:
    name = CARD_ACTIONS[action]
    lines = (Said(f"about-action-{name}", {}, ACTION_RULES[action]),)
    return About(Said(f"action-{name}"), lines[0], lines, f"action:{name}")


def about_card(state: WelcomeTo, viewer: int, place: int) -> About | None:
    offer = view(state, viewer)["offer"]
    if offer is None or place >= len(offer):
        return None
    card = offer[place]
    action = CARD_ACTIONS.index(card["action"])
    facts: Facts = {"number": card["number"], "action": card["action"]}
    lines = [
        Said("about-pair", {}, "WT-4.4"),
        Said(f"about-action-{card['action']}", {}, ACTION_RULES[action]),
    ]
    if viewer >= 0:
        fits = int(state.sheet[viewer * ROW + FIT + card["number"]]).bit_count()
        lines.append(Said("about-fits", {"number": card["number"], "houses": fits}, "WT-5.6"))
    if "next_action" in card:
        lines.append(Said("about-next", {"action": card["next_action"]}, "WT-1.5"))
    return About(Said("option-pair", facts), Said("option-pair", facts), tuple(lines), "pair")


def about_plan(state: WelcomeTo, viewer: int, name: str) -> About | None:
    if name in PLAN_IDS and all(
        state.box.plans[p * PLAN_SIZE + P_ID] != PLAN_IDS.index(name) for p in range(3)
    ):
        row = PLANS[PLAN_IDS.index(name)]
        lines = [Said("about-plan", {"plan": name, "first": row.vp_first, "later": row.vp_later}, "WT-8.3")]
        return About(
            Said("about-title-plan", {"letter": LETTERS[row.letter]}), lines[0], tuple(lines), f"plan:{name}"
        )
    letters = [p for p in range(3) if name in (LETTERS[p], PLAN_IDS[state.box.plans[p * PLAN_SIZE + P_ID]])]
    if not letters:
        return None
    letter = letters[0]
    at = letter * int(PLAN_SIZE)
    plan, plans = PLAN_IDS[state.box.plans[at + P_ID]], state.box.plans
    facts: Facts = {"plan": plan, "first": int(plans[at + P_FIRST]), "later": int(plans[at + P_LATER])}
    lines = [Said("about-plan", facts, "WT-8.3")]
    if state.turned[letter]:
        lines.append(Said("about-plan-turned", {"points": int(plans[at + P_LATER])}, "WT-8.3"))
    if viewer >= 0:
        lines.append(plan_now(state, viewer, letter))
    short = Said("about-short-plan", {"letter": LETTERS[letter], **facts}, "WT-8.1")
    return About(Said("about-title-plan", {"letter": LETTERS[letter]}), short, tuple(lines), f"plan:{plan}")


def plan_now(state: WelcomeTo, seat: int, letter: int) -> Said:
    got = view(state, seat)["sheets"][seat]["plans"][LETTERS[letter]]
    if got is not None:
        return Said("about-plan-yours", {"points": got}, "WT-8.5")
    if meets(state.box, letter, state.sheet, seat * ROW):
        return Said("about-plan-met", {}, "WT-8.1")
    missing = lacking(state, seat, letter)
    return (
        Said("about-plan-lacks", {"count": missing}, "WT-8.8")
        if missing
        else Said("about-plan-not", {}, "WT-8.1")
    )


def about_opponent(name: str) -> About | None:
    row = next((row for row in OPPONENTS if row.id == name), None)
    if row is None:
        return None
    level = [one.id for one in OPPONENTS].index(name)
    if not row.scores:
        lines = [Said("about-opponent-closed", {}, "WT-12.14")]
    else:
        facts: Facts = dict(zip(("park", "pool", "temp", "fence"), row.figures, strict=False))
        lines = [Said("about-opponent", facts, "WT-12.15")]
    lines.append(Said("about-opponent-plans", {"letters": list(row.approves)}, "WT-12.10"))
    return About(Said(f"opponent-{level}"), lines[0], tuple(lines), f"opponent:{name}")


def marks_of(sheet: WelcomeToSheet, track: str) -> int:
    if track.startswith("park_"):
        return sheet["streets"][STREETS.index(track.removeprefix("park_"))]["parks"]
    if track.startswith("estate_"):
        return sheet["columns"][int(track[-1]) - 1]
    if track == "pool":
        return sheet["pools"]
    if track == "bis":
        return sheet["bis"]
    if track == "refusal":
        return sheet["refusals"]
    return sheet["roundabouts"] if track == "roundabout" else sheet["temps"]


def about_track(state: WelcomeTo, viewer: int, seat: int, track: str) -> About:
    seen = view(state, viewer)
    kind = track.partition("_")[0]
    rule, entry = TRACK_RULES[kind], f"track:{track}"
    values = seen["tracks"][track]["values"]
    lines = [Said(f"about-track-{kind}", {}, rule)]
    if kind == "park":
        title = Said("about-title-park", {"street": track.removeprefix("park_")})
    elif kind == "estate":
        title = Said("about-title-column", {"size": int(track[-1])})
    else:
        title = Said(f"about-title-{kind}")
    if seat < 0:
        lines.append(Said("about-values", {"values": values}, rule))
        return About(title, lines[-1], tuple(lines), entry)
    lines.append(track_now(seen, seat, track, values, rule))
    if kind == "estate":
        sheet = seen["sheets"][seat]
        size = int(track[-1])
        count, each = sheet["estates"][size - 1], values[sheet["columns"][size - 1]]
        facts: Facts = {"count": count, "each": each, "points": count * each}
        lines.append(Said("about-estates-worth", facts, "WT-11.4"))
    return About(title, lines[1], tuple(lines), entry)


def track_now(seen: WelcomeToView, seat: int, track: str, values: list[int], rule: str) -> Said:
    """How far a seat has come on a track, what that is worth, and what the next cell makes it."""
    sheet = seen["sheets"][seat]
    marks = marks_of(sheet, track)
    if track == "temp_places":
        return Said(
            "about-temps-now", {"marks": marks, "points": sheet["temp_points"], "values": values}, "WT-11.3"
        )
    facts: Facts = {"marks": marks, "value": values[marks]}
    if marks + 1 < len(values):
        return Said("about-track-now", {**facts, "next": values[marks + 1]}, rule)
    return Said("about-track-full", facts, rule)


def place(lot: int) -> Facts:
    street = STREET_OF[lot]
    return {"street": STREETS[street], "house": int(lot - FIRST_LOT[street]) + 1}


def about_house(state: WelcomeTo, viewer: int, seat: int, lot: int) -> About:
    seen = view(state, viewer)
    street = int(STREET_OF[lot])
    here = seen["sheets"][seat]["streets"][street]
    house = int(lot - FIRST_LOT[street]) + 1
    number = here["numbers"][house - 1]
    where = place(lot)
    lines: list[Said] = []
    if house in here["roundabouts"]:
        lines.append(Said("about-roundabout", {}, "WT-9.4"))
    elif number is not None:
        bis = house in here["bis"]
        lines.append(Said("about-house-bis" if bis else "about-house-number", {"number": number}, "WT-5.5"))
    elif seat == viewer and state.sheet[seat * ROW + EMPTY] >> lot & 1:
        fits = [n for n in range(NUMBERS) if state.sheet[seat * ROW + FIT + n] >> lot & 1]
        if len(fits) == 1:
            lines.append(Said("about-house-fits-one", {"number": fits[0]}, "WT-5.3"))
        elif fits:
            lines.append(Said("about-house-fits", {"low": min(fits), "high": max(fits)}, "WT-5.3"))
        else:
            lines.append(Said("about-house-shut", {}, "WT-5.3"))
    else:
        lines.append(Said("about-house-empty", {}, "WT-5.1"))
    if house in seen["pool_houses"][street]:
        state_of = "built" if house in here["pools"] else "lost" if number is not None else "open"
        lines.append(Said(f"about-pool-{state_of}", {}, "WT-6.4.1"))
    lines += estate_lines(seen, seat, lot)
    return About(
        Said("page-house", where),
        Said("about-short-house", {**where, "number": -1 if number is None else number}),
        tuple(lines),
    )


def run_of(seen: WelcomeToView, seat: int, lot: int) -> tuple[int, int, list[int]]:
    """The street and the houses between two fences among which the lot lies (WT-7.1)."""
    street = int(STREET_OF[lot])
    here = seen["sheets"][seat]["streets"][street]
    house = int(lot - FIRST_LOT[street]) + 1
    first = max((fence for fence in here["fences"] if fence < house), default=0) + 1
    last = min((fence for fence in here["fences"] if fence >= house), default=HOUSES[street])
    return street, first, list(range(first, last + 1))


def estate_lines(seen: WelcomeToView, seat: int, lot: int) -> list[Said]:
    street, _, run = run_of(seen, seat, lot)
    sheet = seen["sheets"][seat]
    here = sheet["streets"][street]
    if any(house in here["roundabouts"] for house in run):
        return []
    empty = sum(here["numbers"][house - 1] is None for house in run)
    size = len(run)
    if size > 6:
        return [Said("about-run-long", {"size": size}, "WT-7.3")]
    if empty:
        return [Said("about-run-open", {"size": size, "empty": empty}, "WT-7.2")]
    column = seen["tracks"][f"estate_{size}"]["values"]
    lines = [
        Said("about-estate-worth", {"size": size, "points": column[sheet["columns"][size - 1]]}, "WT-11.4")
    ]
    spent = next((letter for letter, houses in here["spent"].items() if run[0] in houses), None)
    return [*lines, Said("about-estate-spent", {"letter": spent}, "WT-7.5")] if spent else lines


def about_estate(state: WelcomeTo, viewer: int, seat: int, lot: int) -> About:
    seen = view(state, viewer)
    _, _, run = run_of(seen, seat, lot)
    lines = [Said("about-estate", {}, "WT-7.1"), *estate_lines(seen, seat, lot)]
    return About(Said("page-estate", {"size": len(run)}), lines[-1], tuple(lines), "estate")


def about_fence(state: WelcomeTo, viewer: int, seat: int, lot: int) -> About:
    here = view(state, viewer)["sheets"][seat]["streets"][int(STREET_OF[lot])]
    where = place(lot)
    stands = where["house"] in here["fences"]
    lines = (
        Said("about-fence-here" if stands else "about-fence-none", {}, "WT-6.1.1"),
        Said("about-action-fence", {}, "WT-6.1.1"),
    )
    return About(Said("page-fence-after", where), lines[0], lines, "action:fence")
