"""What Akropolis tells of itself to the lab and the page."""

from misto.core.facts import Behind, Bench, Facts, Matter
from misto.games.akropolis.catalog import COLOUR_IDS

FACTS = Facts(
    colours=("#3a6fb0", "#7fb0ec"),
    chosen_first=("variants", "long_game", "solo"),
    alone={"solo": "easy"},
    minutes=25,
    matters=(Matter("heights", "place", "level", "steps"),),
    behind=(
        Behind("stars", "stars"),
        Behind("scoring", "scoring"),
        Behind("failed", "failed"),
        Behind("worth", "value", over="scoring"),
    ),
    benches=(Bench("2", 2, search=True), Bench("4", 4, search=True)),
    tables=(
        Bench("plain_2", 2),
        Bench("plain_4", 4),
        Bench("variants_2", 2, {"variants": COLOUR_IDS}),
        Bench("variants_4", 4, {"variants": COLOUR_IDS}),
        Bench("long_2", 2, {"long_game": True}),
        Bench("long_3", 3, {"long_game": True}),
        Bench("solo_easy", 1, {"solo": "easy"}),
        Bench("solo_hard", 1, {"solo": "hard"}),
    ),
)
