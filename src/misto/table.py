"""A table for one game in one process: positions, questions, moves, undo, and its record."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import index
from typing import SupportsIndex

from misto.bots.ask import Bot, ask
from misto.core.decision import Decision
from misto.core.event import Event
from misto.core.game import Game, View
from misto.core.options import Setting, shown
from misto.core.position import to_text
from misto.core.record import (
    Chance,
    Record,
    advance,
    check_names,
    cut_steps,
    fresh_secret,
    legal_actions,
    mark_cuts,
    replay,
    to_json,
    undo,
)
from misto.core.rng import Rng
from misto.core.state import IllegalAction
from misto.core.telling import view_recalled
from misto.core.trouble import Trouble
from misto.games.registry import find_game


class Table:
    """Deciding, moving and taking back, with events for whoever listens."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.chance = Chance(record.chance)
        self.state = replay(game, record, listen=True)

    def seated(self, given: SupportsIndex) -> int:
        """A seat of this table; Trouble("no-seat") for all else."""
        seat = number_below(given, len(self.record.seats))
        if seat < 0:
            raise Trouble("no-seat", seat=shown(given))
        return seat

    def owing(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over."""
        if self.state.turn() < 0:
            return []
        return [seat for seat in range(len(self.record.seats)) if self.state.owes(seat)]

    def view(self, seat: int = -1) -> View:
        """What a seat may see, as plain data; -1 is a spectator."""
        seat = -1 if seat == -1 else self.seated(seat)
        view = self.game.words.view(self.state, seat)
        latest = (action for _, action in reversed(self.record.steps))
        return view_recalled(self.game, self.state, view, seat, latest)

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked: its options, and why the rest is not possible. None if nothing."""
        return self.game.words.decide(self.state, self.seated(seat))

    def ask(self, bot: Bot, seat: int, rng: Rng) -> int:
        """What a bot would do at a seat. It sees what the seat may know, and its luck comes from ``rng``."""
        return ask(bot, self.game, self.state, self.seated(seat), rng)

    @property
    def position(self) -> str:
        """The whole position as one line of text, hidden things included; ``new_table(start=…)`` goes on
        from it, ``misto show`` draws it.
        """
        return to_text(self.state)

    def to_json(self) -> str:
        """The record as JSON: what ``misto.replay``, ``misto replay`` and ``misto verify`` read."""
        return to_json(self.game, self.record)

    def legal(self, seat: int) -> list[int]:
        """The numbers of all actions the seat may take now."""
        return legal_actions(self.game, self.state, self.seated(seat))

    def take(self, seat: int, move: int | str) -> list[Event]:
        """Make a move, given by number or notation. Trouble("illegal") leaves all as it was."""
        seat = self.seated(seat)
        action = (
            self.game.words.read(move)
            if isinstance(move, str)
            else number_below(move, self.game.rules.actions)
        )
        if action < 0:
            raise Trouble("not-an-action", text=shown(move))
        try:
            events = advance(self.state, self.chance, len(self.record.steps) + 1, seat, action)
        except IllegalAction:
            reason = self.game.words.why_not(self.state, seat, action)
            raise Trouble("illegal", move=shown(move), rule=reason.rule) from None
        self.record = replace(self.record, steps=(*self.record.steps, (seat, action)))
        return events

    def note_cut(self) -> None:
        """Note in the record that time cut the last decision short: a bot's budget was not spent."""
        cuts = [*cut_steps(self.record), len(self.record.steps)]
        self.record = replace(self.record, marks=self.record.marks | mark_cuts(cuts))

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision, if that may be taken back."""
        earlier = undo(self.game, self.record, self.seated(seat))
        if earlier is None:
            return False
        self.record = earlier
        self.state = replay(self.game, earlier, listen=True)
        return True


def number_below(given: SupportsIndex, most: int) -> int:
    """A whole number from 0 up to most, numpy's too; -1 for all else, such as 1.0 or True."""
    try:
        number = -1 if isinstance(given, bool) else index(given)
    except TypeError:
        return -1
    return number if number < most else -1


def new_table(
    game: str,
    seats: int | Sequence[str] = 0,
    options: Mapping[str, Setting] | None = None,
    *,
    seed: int | None = None,
    start: str = "",
) -> Table:
    """See misto.new_table."""
    room = find_game(game)
    count = (seats or room.rules.usual_seats) if isinstance(seats, int) else len(seats)
    settings = room.settle(options or {}, count)  # before anybody is named: a number may have no end
    names = [str(seat + 1) for seat in range(count)] if isinstance(seats, int) else seats
    check_names(names)
    chance = fresh_secret() if seed is None else f"seed:{seed}"
    return Table(room, Record(room.name, room.rules.version, settings, tuple(names), chance, start=start))
