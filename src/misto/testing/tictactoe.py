"""The smallest game: for testing what plays any State, and for comparing searches on equal work."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from misto.core.judge import Judge
from misto.core.rng import Rng
from misto.core.state import IllegalAction, State

CELLS: Final[i64] = 9
FULL: Final[i64] = 511
LINES: Final = vec[i64]([0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124])


class TicTacToe(State):
    """Marks are bits: cell k of a seat is bit k of its number."""

    def __init__(self, rng: Rng, one: i64, two: i64, active: i64) -> None:
        super().__init__(2, rng, 0)
        self.one = one
        self.two = two
        self.active = active

    def turn(self) -> i64:
        return -1 if self.is_over() else self.active

    def owes(self, seat: i64) -> bool:
        return seat == self.active and not self.is_over()

    def is_over(self) -> bool:
        return (self.one | self.two) == FULL or has_line(self.one) or has_line(self.two)

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if not self.owes(seat):
            return 0
        taken: i64 = self.one | self.two
        n: i64 = 0
        cell: i64 = 0
        while cell < CELLS:
            if (taken >> cell) & 1 == 0:
                out[n] = cell
                n += 1
            cell += 1
        return n

    def apply(self, seat: i64, action: i64) -> None:
        taken: i64 = self.one | self.two
        if not self.owes(seat) or action < 0 or action >= CELLS or (taken >> action) & 1 == 1:
            raise IllegalAction(action)
        if seat == 0:
            self.one |= 1 << action
        else:
            self.two |= 1 << action
        self.active = 1 - seat

    def copy(self) -> "TicTacToe":
        return TicTacToe(self.rng.copy(), self.one, self.two, self.active)

    def conceal(self, seat: i64, rng: Rng) -> None:
        self.rng.reseed(rng.bits(), rng.bits())

    def points(self, seat: i64) -> i64:
        return 1 if has_line(self.one if seat == 0 else self.two) else 0

    def outcome(self, seat: i64) -> float:
        if has_line(self.one):
            return 1.0 if seat == 0 else 0.0
        if has_line(self.two):
            return 1.0 if seat == 1 else 0.0
        return 0.5

    def turns(self) -> i64:
        return int(self.one).bit_count() + int(self.two).bit_count() + 1

    def fields(self) -> list[tuple[str, list[int]]]:
        return [("one", [int(self.one)]), ("two", [int(self.two)]), ("active", [int(self.active)])]


class TicTacToeJudge(Judge):
    def estimate(self, state: State, seat: i64) -> float:
        return state.outcome(seat)


def has_line(marks: i64) -> bool:
    i: i64 = 0
    while i < 8:
        if marks & LINES[i] == LINES[i]:
            return True
        i += 1
    return False


JUDGE = TicTacToeJudge()


def new_game() -> TicTacToe:
    return TicTacToe(Rng(1, 1), 0, 0, 0)


def from_board(board: str) -> TicTacToe:
    """``xo.......`` from the top left; whoever has fewer marks is to move, x first."""
    one = sum(1 << i for i, mark in enumerate(board) if mark == "x")
    two = sum(1 << i for i, mark in enumerate(board) if mark == "o")
    return TicTacToe(Rng(1, 1), one, two, board.count("x") - board.count("o"))
