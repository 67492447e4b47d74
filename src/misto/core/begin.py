"""Named positions that a table may begin from.

People name one and never send one: a kind and an id, such as ``example`` and ``MK-T3``. Each kind has a
finder below; what it finds is all that a table, a record or a terminal must know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from misto.core import example
from misto.core.chance import fresh_secret
from misto.core.game import Game
from misto.core.options import Setting, Settings
from misto.core.position import start_from
from misto.core.trouble import Trouble

MARK = "begins from"
MARK_GIVEN = "given chance"


@dataclass(frozen=True, slots=True)
class Begin:
    kind: str
    id: str
    paragraph: str  # of the rulebooks, empty where there is none
    seats: int
    options: Mapping[str, Setting]
    seat: int  # whose view it is
    hands: tuple[int, ...]  # the seats that the person plays
    start: str
    seed: int | None
    moves: tuple[tuple[int, str], ...]  # what to try: seats and moves by their notation

    @property
    def name(self) -> str:
        return f"{self.kind}:{self.id}"

    def chance(self) -> str:
        """Given dice where it needs them; else a secret of its own, as every live game has."""
        return fresh_secret() if self.seed is None else f"seed:{self.seed}"

    def settings(self, game: Game) -> Settings:
        """The checked options of its table; Trouble if the position does not suit them."""
        settings = game.settle(self.options, self.seats)
        start_from(game, self.start, settings, self.seats)
        return settings


def begin_example(game: Game, wanted: str) -> Begin:
    """The first trial of a printed example, however its number is typed; Trouble names those there are."""
    known = game.examples()
    found = known.get(wanted) or known.get(wanted.strip().upper())
    if found is None:
        raise Trouble("no-example", example=wanted[:40], game=game.name, known=", ".join(known))
    first = found.trials[0]
    return Begin(
        example.KIND,
        found.id,
        found.paragraph,
        first.seats,
        first.options,
        first.seat,
        first.hands,
        first.start,
        first.seed,
        tuple(first.moves()),
    )


KINDS: Final[dict[str, Callable[[Game, str], Begin]]] = {example.KIND: begin_example}


def find_begin(game: Game, kind: str, wanted: str) -> Begin:
    if kind not in KINDS:
        raise Trouble("no-begin", kind=kind[:40], known=", ".join(KINDS))
    return KINDS[kind](game, wanted)


def find_named(game: Game, name: str) -> Begin | None:
    """What a stored name (``example:MK-T3``) means today; None where nothing bears it any more."""
    kind, _, wanted = name.partition(":")
    try:
        return find_begin(game, kind, wanted)
    except Trouble:
        return None


def marks_of(name: str, chance: str) -> dict[str, str]:
    """What a record's reader should know of a game that began so."""
    marks = {MARK: name}
    if chance.startswith("seed:"):
        marks[MARK_GIVEN] = "dice and cards fall as the position needs them; this game counts for nothing"
    return marks
