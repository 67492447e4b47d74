"""What Template Room tells of itself to the lab and the page."""

from misto.core.facts import Bench, Facts, Matter

FACTS = Facts(
    colours=("#8a5a00", "#e0b153"),
    minutes=10,
    matters=(Matter("houses", "build", "house"),),
    benches=(Bench("2", 2), Bench("4", 4)),
    tables=(Bench("2", 2), Bench("4", 4)),
)
