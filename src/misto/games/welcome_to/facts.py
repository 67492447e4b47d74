"""What Welcome To tells of itself to the lab and the page."""

from misto.core.facts import Bench, Facts, Matter

FEW = 40  # where a game of expert takes the processor up to half a minute: the whole table has four hours

FACTS = Facts(
    colours=("#d24d7a", "#f07ba2"),
    chosen_first=("expert", "plans", "opponent"),
    alone={},
    minutes=25,
    matters=(Matter("plans", "approve", "letter", "turns"),),
    told_apart={"plan": "letter", "park": "street"},
    benches=(
        Bench("2", 2, search=True),
        Bench("4", 4, search=True),
        Bench("expert_4", 4, {"expert": True}),
    ),
    tables=(
        Bench("plain_2", 2),
        Bench("plain_4", 4),
        Bench("plain_10", 10),
        Bench("expert_2", 2, {"expert": True}),
        Bench("expert_10", 10, {"expert": True}),
        Bench("expert_mixed_2", 2, {"expert": True, "plans": "mixed"}, games=FEW),
        Bench("expert_4", 4, {"expert": True, "plans": "mixed"}, games=FEW),
        Bench("expert_mixed_10", 10, {"expert": True, "plans": "mixed"}, games=FEW),
        Bench("advanced_2", 2, {"plans": "advanced"}),
        Bench("advanced_10", 10, {"plans": "advanced"}),
        Bench("first_edition_2", 2, {"edition": "first"}),
        Bench("first_edition_10", 10, {"edition": "first"}),
        Bench("first_edition_expert_2", 2, {"edition": "first", "expert": True}),
        Bench("first_edition_expert_10", 10, {"edition": "first", "expert": True}, games=FEW),
        Bench("draft_2", 2, {"edition": "first", "draft": True}, games=FEW),
        Bench("draft_3", 3, {"edition": "first", "draft": True}, games=FEW),
        Bench("draft_10", 10, {"edition": "first", "draft": True}, games=FEW),
        Bench("solo", 1),
        Bench("solo_expert", 1, {"expert": True}),
        Bench("solo_level_0", 1, {"opponent": 0}),
        Bench("solo_first_edition", 1, {"edition": "first"}),
    ),
)
