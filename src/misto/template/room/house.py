"""What the players agreed on."""

from mypy_extensions import i64


class House:
    """The options in force; never changed after set-up, so copies share it."""

    def __init__(self, rounds: i64, rows: bool) -> None:
        self.rounds = rounds  # turns that everybody has (TR-3.1)
        self.rows = rows  # whether neighbouring houses score (TR-3.3)
