"""Whole games and position counts as text one can read: regenerated only by command."""

from collections.abc import Mapping

from misto.core.game import Game
from misto.core.record import (
    Chance,
    Record,
    advance,
    begin,
    fingerprint,
    legal_actions,
    seed_rng,
    to_text,
)
from misto.core.state import State


def golden_text(game: Game, options: Mapping[str, object], seats: int, seed: int, most: int = 100_000) -> str:
    """A seeded random game: every decision, event and now and then the position's fingerprint."""
    record = Record(
        game.name, game.rules.version, game.settle(options, seats), ("random",) * seats, f"seed:{seed}"
    )
    state = begin(game, record, listen=True)
    chance = Chance(record.chance)
    choose = seed_rng(seed, 1)
    told = " ".join(f"{k}={v}" for k, v in options.items()) or "defaults"
    lines = [f"# {game.name} rules {game.rules.version}, {seats} seats, seed {seed}, {told}", to_text(state)]
    number = 0
    while state.turn() >= 0 and number < most:
        seat = int(state.turn())
        actions = legal_actions(game, state, seat)
        action = actions[choose.below(len(actions))] if len(actions) > 1 else actions[0]
        number += 1
        lines.append(f"{number}. {seat}: {game.words.write(action)} ({len(actions)})")
        for event in advance(state, chance, number, seat, action):
            facts = " ".join(f"{k}={v}" for k, v in event.facts.items())
            lines.append(f"    {event.kind}{'' if event.to == -1 else f' to {event.to}'} {facts}".rstrip())
        if number % 25 == 0:
            lines.append(f"    = {fingerprint(state)}")
    points = [int(state.points(seat)) for seat in range(seats)]
    lines.append(f"end: points {points}, outcome {[round(state.outcome(s), 4) for s in range(seats)]}")
    lines.append(to_text(state))
    return "\n".join(lines) + "\n"


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of so many decisions there are, chance taken as it lies in the state."""
    seat = int(state.turn())
    if depth == 0 or seat < 0:
        return 1
    actions = legal_actions(game, state, seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        total += perft(game, after, depth - 1)
    return total
