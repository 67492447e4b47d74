"""How each room is best searched: found by tournaments, see docs/strength.md."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """``second``: about how many iterations one core of a small server does in a second."""

    second: int
    cut: int  # decisions of a playout before estimate judges; below 0: to the end
    explore: float = 0.5
    width: float = 8.0
    widen: float = 1.0
    steer: float = 0.0
    split: int = 0  # kinds of luck after one decision that are told apart
    rivals: float = 1.0  # the part of that width that other seats' choices get
    foresee: int = 0  # at the root estimate orders the actions, over so many samples; 0: prior


USUAL = Manner(second=10_000, cut=8)
MANNERS = {
    "machi_koro": Manner(second=30_000, cut=0, explore=0.15, width=40.0),
}


def manner_of(game: str) -> Manner:
    return MANNERS.get(game, USUAL)
