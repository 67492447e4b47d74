"""The worked examples SJ-T1 to SJ-T38 as positions to open: ``make examples``.

Where somebody else took the role, the position begins after they did, so that one sits in one's own
seat. Where points are counted, one builds what they are counted for.
"""

from tests.games.san_juan.trials import (
    ARCH,
    BLACK,
    COLUMN,
    CUSTOMS,
    EDITIONS,
    FOUR_SETS,
    GUILD_1,
    GUILD_2,
    MARKET,
    NEW,
    NINE,
    PALACE,
    REVEALED,
    SEVEN,
    SIXES,
    SMALL,
    TRADERS,
    TWO_SETS,
    A,
    B,
    already,
    area,
    at,
    by_b,
    counted,
    each,
    equal_costs,
    everything_at_once,
    first_mine,
    hand,
    library_alone,
    library_once,
    library_with_councillor,
    limits,
    line,
    most,
    no_goods,
    paid,
    palace_over_chapel,
    park,
    prefecture,
    prefecture_and_archive,
    second_mine,
    see,
    setup_of_four,
    tavern,
    tried,
)

PRINTED = {
    "SJ-T32": each(setup_of_four),
    "SJ-T1": each(
        lambda e: tried(
            at([["smithy", "library"]], [["sugar_mill", "hero"]], edition=e),
            "role builder",
            "build sugar_mill",
            paid(0, **hand(A, ["hero"])),
        )
    ),
    "SJ-T17": each(
        lambda e: tried(
            at([["quarry"]], [["crane"]], edition=e),
            "role builder",
            "build crane",
            paid(0, **area(A, ["quarry", "crane"])),
        )
    ),
    "SJ-T18": each(
        lambda e: tried(
            at([["quarry", "library"]], [["hero", *SMALL[:4]]], edition=e),
            "role builder",
            "build hero",
            paid(2),
        )
    ),
    "SJ-T7": each(
        lambda e: tried(
            by_b(BLACK, ["library", *SMALL[:4]], edition=e),
            "build library",
            "spend indigo",
            "spend tobacco",
            "pay smithy",
            "pay well",
            "pay archive",
            see(
                hand(B, ["gold_mine"])
                | area(B, ["indigo_plant", "tobacco_storage", "black_market", "library"])
                | no_goods(B, (0, 1))
            ),
        )
    ),
    "SJ-T26": [
        tried(
            at([["carpenter", "poor_house"]], [["well", "hero", *["archive"] * left]], edition=e),
            "role builder",
            "build well",
            *(["pay hero"] if left else []),
            see({"areas.0.hand_size": 2}),
        )
        for e in EDITIONS
        for left in (0, 1)
    ],
    "SJ-T9": [
        most("producer", "produce_choose", own, chooser, e, goods)
        for e in EDITIONS
        for own, chooser, goods in (
            (["aqueduct"], True, 3),
            (["aqueduct"], False, 2),
            (["aqueduct", "library"], True, 4),
            ([], False, 1),
            ([], True, 2),
            (["library"], True, 3),
        )
    ],
    "SJ-T2": each(
        lambda e: tried(
            at([TRADERS], edition=e),
            "role trader",
            "sell indigo",
            "sell tobacco",
            see({"areas.0.hand_size": 0}),  # all is named before anything is drawn
            "sell silver",
            see({"areas.0.hand_size": 7}),
        )
    ),
    "SJ-T16": each(
        lambda e: tried(
            at([MARKET], edition=e, tile="11223"),
            "role trader",
            "sell sugar",
            "sell coffee",
            see({"areas.0.hand_size": 4}),
        )
    ),
    "SJ-T8": [
        most("trader", "sell_choose", own, chooser, e, 5 - sold)
        for e in EDITIONS
        for own, chooser, sold in (
            (["trading_post"], True, 3),
            (["trading_post"], False, 2),
            (["trading_post", "library"], True, 4),
        )
    ],
    "SJ-T6": each(prefecture_and_archive),
    "SJ-T10": [
        prefecture(chooser, more, drawn, archive, e)
        for e in EDITIONS
        for archive in (False, True)
        for chooser, more, drawn in ((True, [], 5), (False, [], 2), (True, ["library"], 8))
    ],
    "SJ-T11": each(everything_at_once),
    "SJ-T3": [equal_costs(1, REVEALED[1])],
    "SJ-T3b": [equal_costs(2, REVEALED[2])],
    "SJ-T4": first_mine(),
    "SJ-T5": second_mine(),
    "SJ-T12": each(palace_over_chapel),
    "SJ-T13": each(
        lambda e: tried(
            by_b(["crane", "coffee_roaster"], ["statue"], edition=e),
            "build statue",
            "cover coffee_roaster",
            paid(0, **hand(B, []), **area(B, ["crane", "statue"])),
        )
    ),
    "SJ-T35": each(
        lambda e: tried(
            by_b(["crane", "quarry"], ["palace", *SMALL[:5]], edition=e),
            "build palace",
            "cover quarry",
            paid(2),
        )
    ),
    "SJ-T19": [library_with_councillor(True), library_once(False), library_once(True)],
    "SJ-T33": [one for e in EDITIONS for one in library_alone(e)],
    "SJ-T38": [
        limits([["guard_room"], ["indigo_plant"]], 7, 6, alone=True),
        limits([["guard_room"], ["indigo_plant"]], 7, 6),
        limits([["indigo_plant"], ["indigo_plant"]], 7, 7),
        limits([["guard_room"], ["tower"]], 7, 12),
        limits([["indigo_plant"], ["tower"]], 7, 12),
        limits([["indigo_plant"], ["guard_room"]], 6, 7, guard_room_limit="always"),
        limits([["indigo_plant"], ["tower"]], 6, 12, guard_room_limit="always"),
    ],
    "SJ-T36": [tavern((5, 5, 6), 1), tavern((5, 5, 5), 0), tavern((5, 4, 6), 0)],
    "SJ-T27": [park(["crane", "park"], ["library"], 0, "library")],
    "SJ-T28": [
        park(["crane", "park"], ["hero"], 1, "cathedral"),
        park(["crane", "park", "quarry"], ["hero"], 0, "cathedral"),
        tried(
            at([["crane", "park"]], [["hero"]], **NEW),
            "role builder",
            "build cathedral",
            "cover park",
            paid(0, **area(A, ["crane", "cathedral"]), **hand(A, ["hero"]), cathedral=False),
        ),
    ],
    "SJ-T14": each(lambda e: already(["chapel"], {"points": [9]}, e, piles={(A, "chapel"): SEVEN})),
    "SJ-T20": [counted(GUILD_1, line(guild_hall=8), 1), already(GUILD_1, line(guild_hall=7), 2)],
    "SJ-T21": [counted(GUILD_2, line(guild_hall=9), 2), already(GUILD_2, line(guild_hall=12), 1)],
    "SJ-T22": each(lambda e: counted(NINE, line(city_hall=9), e, piece="city_hall")),
    "SJ-T23": each(lambda e: counted(COLUMN, line(city_hall=9), e, piece="city_hall")),
    "SJ-T24": [
        one
        for e in EDITIONS
        for one in (
            counted(["triumphal_arch", "statue", "hero"], line(triumphal_arch=6), e),
            already(
                ["triumphal_arch", "statue", "hero", "city_hall"], line(triumphal_arch=6, city_hall=4), e
            ),
            *(
                already(ARCH[: n + 1], line(triumphal_arch=expected), e)
                for n, expected in enumerate((0, 4, 6, 8))
            ),
        )
    ],
    "SJ-T25": each(lambda e: counted(PALACE, {"points": [34 + 8]}, e)),
    "SJ-T29": [counted(TWO_SETS, line(residence=7)), already(TWO_SETS, line(residence=7))],
    "SJ-T30": [
        counted(FOUR_SETS, line(residence=10)),
        already(FOUR_SETS, line(residence=10)),
        already(CUSTOMS, line(residence=9)),  # cost 1 once, cost 3, cost 6: not what is printed
    ],
    "SJ-T31": [
        counted(["cathedral", "palace"], line(cathedral=10), others=SIXES),
        *(
            already(
                ["cathedral"],
                line(cathedral=expected),
                others=[["guild_hall", "city_hall", "residence", "palace"][:n]],
            )
            for n, expected in enumerate((0, 4, 7, 9, 10))
        ),
    ],
    "SJ-T37": [
        counted(["cathedral", "palace", "city_hall"], line(cathedral=0)),
        already(["cathedral", "palace", "city_hall"], line(cathedral=0)),
    ],
}

# What each shows beside its own number, by RULES.md.
SHOWS = {
    "SJ-T32": "SJ-2.7 SJ-1.4 SJ-14.1",
    "SJ-T19": "SJ-3.14 SJ-14.7",
    "SJ-T1": "SJ-4.6 SJ-10.6",
    "SJ-T7": "SJ-4.7 SJ-10.10 SJ-14.10",
    "SJ-T17": "SJ-10.21",
    "SJ-T18": "SJ-4.6",
    "SJ-T12": "SJ-10.14 SJ-10.15 SJ-1.1 SJ-15.17",
    "SJ-T13": "SJ-4.6",
    "SJ-T35": "SJ-4.5",
    "SJ-T26": "SJ-4.9 SJ-4.10 SJ-10.9 SJ-10.18 SJ-15.11",
    "SJ-T33": "SJ-10.22",
    "SJ-T9": "SJ-5.2 SJ-10.17 SJ-14.15",
    "SJ-T2": "SJ-6.2 SJ-6.3 SJ-6.4 SJ-10.13 SJ-15.2 SJ-15.25",
    "SJ-T8": "SJ-6.2 SJ-10.11 SJ-14.17",
    "SJ-T16": "SJ-6.5 SJ-15.1",
    "SJ-T10": "SJ-7.1 SJ-7.2 SJ-10.19",
    "SJ-T6": "SJ-7.3 SJ-10.8 SJ-14.23",
    "SJ-T11": "SJ-7.3",
    "SJ-T3": "SJ-10.7 SJ-15.4",
    "SJ-T3b": "SJ-10.7 SJ-15.4",
    "SJ-T4": "SJ-10.7 SJ-14.27 SJ-15.26",
    "SJ-T5": "SJ-10.7",
    "SJ-T38": "SJ-11.1 SJ-15.16 SJ-10.16",
    "SJ-T36": "SJ-11.4 SJ-4.12",
    "SJ-T27": "SJ-11.5",
    "SJ-T28": "SJ-11.5 SJ-11.11",
    "SJ-T14": "SJ-10.15",
    "SJ-T20": "SJ-1.1 SJ-10.26",
    "SJ-T21": "SJ-1.1",
    "SJ-T22": "SJ-10.27",
    "SJ-T23": "SJ-10.27",
    "SJ-T24": "SJ-10.28",
    "SJ-T25": "SJ-10.29 SJ-13.4",
    "SJ-T29": "SJ-11.10",
    "SJ-T30": "SJ-11.10 SJ-15.3",
    "SJ-T31": "SJ-11.11 SJ-11.13",
    "SJ-T37": "SJ-11.11",
}
