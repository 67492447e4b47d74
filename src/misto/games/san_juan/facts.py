"""What San Juan tells of itself to the lab and the page."""

from misto.core.facts import Bench, Facts, Matter

FACTS = Facts(
    colours=("#0f6e78", "#4fb6c0"),
    minutes=45,
    matters=(Matter("buildings", "build", "card"), Matter("roles", "role", "role")),
    told_apart={"pile": "card"},
    benches=(
        Bench("4", 4, search=True),
        Bench("all_4", 4, {"new_buildings": True, "events": True}),
    ),
)
