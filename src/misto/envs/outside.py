"""How often play leaves the window of a room: ``python -m misto.envs.outside GAME --bot greedy --games 200``.

It plays whole games by the game's own actions and counts the decisions whose choice the window does
not hold, and the share of legal actions it leaves out.
"""

import argparse
from dataclasses import dataclass

from misto.bots import ask, bot_rng, make_bot
from misto.core.record import legal_actions, seed_rng
from misto.envs.setup import USUAL, Setup
from misto.games.registry import ROOMS


@dataclass
class Counted:
    games: int = 0
    decisions: int = 0
    outside: int = 0  # decisions whose choice lies outside
    legal: int = 0
    legal_outside: int = 0

    def line(self) -> str:
        share = f"{10_000 * self.outside / self.decisions:.2f} of 10,000"
        left = f"{10_000 * self.legal_outside / self.legal:.2f} of 10,000"
        return (
            f"{self.games} games: {self.outside} of {self.decisions:,} choices outside ({share}), "
            f"{self.legal_outside:,} of {self.legal:,} legal actions ({left})"
        )


def count(setup: Setup, bot: str, games: int, seed: int) -> Counted:
    found = Counted(games)
    player = make_bot(bot)
    for number in range(games):
        state = setup.new(seed_rng(seed, number))
        rng = bot_rng(seed, number)
        while state.turn() >= 0:
            seat = int(state.turn())
            legal = legal_actions(setup.game, state, seat)
            found.legal += len(legal)
            found.legal_outside += sum(setup.window.inward(state, seat, action) < 0 for action in legal)
            action = ask(player, setup.game, state, seat, rng)
            found.decisions += 1
            found.outside += setup.window.inward(state, seat, action) < 0
            state.apply(seat, action)
    return found


def main() -> None:
    ask_for = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ask_for.add_argument("game", choices=ROOMS)
    ask_for.add_argument("--seats", type=int)
    ask_for.add_argument("--bot", default="greedy")
    ask_for.add_argument("--games", type=int, default=200)
    ask_for.add_argument("--seed", type=int, default=1)
    ask_for.add_argument("--window", type=int, help="the room's usual one, if not said")
    ask_for.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    given = ask_for.parse_args()
    options = dict(one.split("=", 1) for one in given.set)
    setup = Setup(given.game, given.seats, options, window=given.window or USUAL)
    print(count(setup, given.bot, given.games, given.seed).line())


if __name__ == "__main__":
    main()
