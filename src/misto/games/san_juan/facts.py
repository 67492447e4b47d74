"""What San Juan tells of itself to the lab and the page."""

from misto.core.facts import Bench, Facts, Matter

FACTS = Facts(
    colours=("#0f6e78", "#4fb6c0"),
    chosen_first=("edition", "new_buildings", "events"),
    minutes=45,
    matters=(Matter("buildings", "build", "card"), Matter("roles", "role", "role")),
    told_apart={"pile": "card"},
    benches=(
        Bench("4", 4, search=True),
        Bench("all_4", 4, {"new_buildings": True, "events": True}),
    ),
    tables=(
        Bench("plain_2", 2),
        Bench("plain_4", 4),
        Bench("first_edition_2", 2, {"edition": 1}),
        Bench("first_edition_4", 4, {"edition": 1}),
        Bench("new_buildings_2", 2, {"new_buildings": True}),
        Bench("new_buildings_4", 4, {"new_buildings": True}),
        Bench("events_2", 2, {"new_buildings": True, "events": True}),
        Bench("events_4", 4, {"new_buildings": True, "events": True}),
    ),
)
