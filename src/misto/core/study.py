"""What a room offers so that its judgement can be learned from play: ``misto learn`` knows no game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from librt.vecs import vec

from misto.core.judge import Judge
from misto.core.net import Weights
from misto.core.state import State


@dataclass(frozen=True)
class Setting:
    """A table people choose, and its share of the games played to learn."""

    share: float
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Gap:
    """What a seat's chance is made from: a forecast for everybody who may win, the seats first."""

    left: float  # turns to come; a forecast errs the more the more there are
    forecasts: tuple[float, ...]


@dataclass(frozen=True)
class Study:
    """A network learns to forecast ``result`` from ``features``; it says points, or the log-odds of a share.

    Looks are taken between turns: of the seat whose turn ended, or of every seat. A judge made from
    weights gives ``outlook`` on the scale that ``soft`` is on, or none.
    """

    size: int  # features
    features: Callable[[State, int], vec[float]]  # of a seat's own side of the table, between turns
    result: Callable[[State, int], float]  # of a seat, at the end
    share: bool  # whether result is a share of the win, 0 to 1, and not points
    everybody: bool  # whether every seat is looked at after every turn
    settings: tuple[Setting, ...]
    first: Judge  # whose play the first round is learned from
    first_soft: float  # winning chance that a soft decision of the first round gives away
    soft: float  # of the later ones, on the scale of outlook
    soft_share: float  # of decisions
    cuts: (
        bool  # whether a soft decision ends what earlier looks learn from later ones: where one may lose all
    )
    judge: Callable[[Weights], Judge]  # as it plays while it learns
    gap: Callable[[Judge, State], Gap]
    pace: int  # games that a minute is counted as
    weights: Path  # where the room keeps what it learned
    rounds: int = 5  # after the first
    ways: int = 1  # how many ways a side is looked at; a look's seat is seat + seats * way
    # the part of a second's search that decisions are played with while learning; 0: one decision deep
    deep: float = 0.0
