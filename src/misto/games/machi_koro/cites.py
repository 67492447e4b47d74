"""The paragraphs of RULES.md behind events, options and score sheets."""

from misto.core.cites import Cites
from misto.games.machi_koro.catalog import BLUE, COLOUR, KIND_IDS, PURPLE

PAID_BY = {"tuna_boat": "MK-8.8", "tax_office": "MK-8.6"}
# What an option does, and the paragraph it stands on.
OPTIONS = {
    "option-roll": ("roll", "MK-4.1"),
    "option-keep": ("keep", "MK-R3"),
    "option-reroll": ("roll", "MK-R3"),
    "option-stay": ("keep", "MK-8.4"),
    "option-add": ("add", "MK-8.4"),
    "option-target": ("choose", "MK-R9"),
    "option-decline": ("pass", "MK-8.2"),
    "option-partner": ("choose", "MK-R6"),
    "option-take": ("take", "MK-R6"),
    "option-give": ("give", "MK-R6"),
    "option-build": ("build", "MK-5.2"),
    "option-landmark": ("build", "MK-5.3"),
    "option-pass": ("pass", "MK-5.1"),
}
CITES = Cites(
    events={
        "roll": "MK-4.1",
        "reroll": "MK-R3",
        "add": "MK-8.4",
        "pay": "MK-4.6",
        **{f"pay:{card}": "MK-8.10" for kind, card in enumerate(KIND_IDS) if COLOUR[kind] == PURPLE},
        **{f"pay:{card}": rule for card, rule in PAID_BY.items()},
        "income": "MK-4.5",
        **{f"income:{card}": "MK-4.4" for kind, card in enumerate(KIND_IDS) if COLOUR[kind] == BLUE},
        **{f"income:{card}": rule for card, rule in PAID_BY.items()},
        "catch": "MK-8.8",
        "decline": "MK-8.2",
        "exchange": "MK-R6",
        "city_hall": "MK-8.3",
        "build": "MK-5.2",
        "landmark": "MK-5.3",
        "pass": "MK-5.1",
        "airport": "MK-8.5",
        "turn": "MK-5.7",
        "extra_turn": "MK-8.11",
        "market_draw": "MK-9.3",
        "market_discard": "MK-R7",
        "win": "MK-6.3",
        "cap": "MK-R15",
    },
    lines={"landmark": "MK-6.1"},
)
