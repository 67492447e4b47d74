"""Which games and counts are kept as goldens. The last count is of two tiles placed in one city."""

EVERYTHING = {"variants": "houses,markets,barracks,temples,gardens"}
GAMES_KEPT = (
    ("base-2", {}, 2, 1),
    ("base-4", {}, 4, 2),
    ("variants-3", EVERYTHING, 3, 3),
    ("long-2", {"long_game": True}, 2, 4),
    (
        "house-rules-3",
        EVERYTHING
        | {"long_game": True, "houses": "most_valuable", "barracks_edge": "any_empty", "lake": "single_hex"},
        3,
        5,
    ),
    ("solo-hard", EVERYTHING | {"solo": "hard"}, 1, 6),
)
PERFT_KEPT = (
    ({}, 2, 1, 3),
    ({"first_player": 1}, 4, 1, 3),
    ({"solo": "easy"}, 1, 1, 4),
)
