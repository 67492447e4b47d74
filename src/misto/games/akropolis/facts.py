"""What Akropolis tells of itself to the lab and the page."""

from misto.core.facts import Behind, Bench, Facts, Matter

FACTS = Facts(
    colours=("#3a6fb0", "#7fb0ec"),
    minutes=25,
    matters=(Matter("heights", "place", "level", "steps"),),
    behind=(
        Behind("stars", "stars"),
        Behind("scoring", "scoring"),
        Behind("failed", "failed"),
        Behind("worth", "value", over="scoring"),
    ),
    benches=(Bench("2", 2, search=True), Bench("4", 4, search=True)),
)
