"""What Welcome To tells of itself to the lab and the page."""

from misto.core.facts import Bench, Facts, Matter

FACTS = Facts(
    colours=("#d24d7a", "#f07ba2"),
    minutes=25,
    matters=(Matter("plans", "approve", "letter", "turns"),),
    told_apart={"plan": "letter", "park": "street"},
    benches=(
        Bench("2", 2, search=True),
        Bench("4", 4, search=True),
        Bench("expert_4", 4, {"expert": True}),
    ),
)
