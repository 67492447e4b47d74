"""The paragraphs of RULES.md behind events, options and score sheets."""

from misto.core.cites import Cites
from misto.games.san_juan.catalog import GUARD_ROOM, KIND_IDS

# RULES.md lists the buildings in the catalog's order: 29 of the base game, then the new ones.
BUILDINGS = {
    card: f"SJ-10.{kind + 1}" if kind < GUARD_ROOM else f"SJ-11.{kind - int(GUARD_ROOM) + 1}"
    for kind, card in enumerate(KIND_IDS)
}
# What the options of a range do, where their own name is no verb.
SHOWN = {"role": "choose", "visit": "choose", "event": "activate", "plain": "yes"}
# Where an option stands on another paragraph than its question.
OPTIONS = {"event": "SJ-12.4", "visit": "SJ-12.14"}
CITES = Cites(
    events={
        "round": "SJ-3.1",
        "role": "SJ-3.7",
        "activate": "SJ-12.4",
        "appears": "SJ-12.2",
        "visit": "SJ-12.14",
        **{f"uses:{card}": rule for card, rule in BUILDINGS.items()},
        "build": "SJ-4.1",
        "cover": "SJ-4.5",
        "spend": "SJ-4.7",
        "pass": "SJ-3.10",
        "discard": "SJ-9.1",
        "discard_own": "SJ-9.1",
        "draw": "SJ-9.3",
        "draw_own": "SJ-9.3",
        "produce": "SJ-5.1",
        "tile": "SJ-6.1",
        "sell": "SJ-6.3",
        "council": "SJ-7.1",
        "council_own": "SJ-7.1",
        "keep": "SJ-7.2",
        "keep_own": "SJ-7.2",
        **{f"reveal:{card}": BUILDINGS[card] for card in ("gold_mine", "goldsmith")},
        "gain": "SJ-8.2",
        **{
            f"{kind}:{card}": BUILDINGS[card]
            for kind in ("store", "store_own")
            for card in ("chapel", "bank")
        },
        "raze": "SJ-12.9",
        "reshuffle": "SJ-9.2",
        "end": "SJ-13.1",
        "stuck": "SJ-9.7",
    },
    lines={
        "building": "SJ-13.4",
        **{f"pile:{card}": BUILDINGS[card] for card in ("chapel", "bank", "harbor")},
        **{
            card: BUILDINGS[card]
            for card in ("triumphal_arch", "guild_hall", "city_hall", "residence", "cathedral", "palace")
        },
        "reserve": "SJ-13.6",
    },
)
