"""What Machi Koro tells of itself to the lab and the page."""

from misto.core.facts import Bench, Facts, Matter

FACTS = Facts(
    colours=("#d9603b", "#f08a66"),
    chosen_first=("expansion", "market"),
    minutes=30,
    matters=(Matter("cards", "build", "card"), Matter("landmarks", "landmark", "landmark")),
    benches=(
        Bench("base_2", 2, search=True),
        Bench("base_4", 4, search=True),
        Bench("harbor_4", 4, {"expansion": "harbor"}),
        Bench("ten_kinds_4", 4, {"expansion": "harbor", "market": "ten_kinds"}),
    ),
    tables=(
        Bench("base_2", 2),
        Bench("base_4", 4),
        Bench("base_5", 5),
        Bench("harbor_2", 2, {"expansion": "harbor"}),
        Bench("harbor_5", 5, {"expansion": "harbor"}),
        Bench("ten_kinds_2", 2, {"market": "ten_kinds"}),
        Bench("ten_kinds_5", 5, {"market": "ten_kinds"}),
        Bench("harbor_ten_kinds_2", 2, {"expansion": "harbor", "market": "ten_kinds"}),
        Bench("harbor_ten_kinds_5", 5, {"expansion": "harbor", "market": "ten_kinds"}),
    ),
)
