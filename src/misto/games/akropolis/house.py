"""The variants and house rules of a table."""

from mypy_extensions import i64


class House:
    """The variants and house rules in force; never changed after set-up, so copies share it."""

    def __init__(
        self,
        variants: i64,
        most_valuable: bool,
        any_empty: bool,
        single_hex: bool,
        long_game: bool,
        solo: i64,
        any_side: bool,
    ) -> None:
        self.variants = variants  # bits in the order of the colours (AK-8.1)
        self.most_valuable = most_valuable  # AK-R3
        self.any_empty = any_empty  # AK-R4
        self.single_hex = single_hex  # AK-R6
        self.long_game = long_game  # AK-2.8
        self.solo = solo  # 0 off, 1 easy, 2 medium, 3 hard (AK-S6)
        self.any_side = any_side  # AK-R17

    def listed(self) -> list[int]:
        made = [
            int(self.variants),
            int(self.most_valuable),
            int(self.any_empty),
            int(self.single_hex),
            int(self.long_game),
            int(self.solo),
        ]
        if self.any_side:  # only where it is on: positions without it keep the fingerprint they always had
            made.append(1)
        return made
