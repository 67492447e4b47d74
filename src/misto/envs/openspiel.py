"""OpenSpiel: ``import misto.envs.openspiel``, then
``pyspiel.load_game("python_misto_machi_koro(players=4,expansion=harbor)")``.

Seats move one after the other; where all play at once (Welcome To) the others' decisions of the
round are hidden until it closes, which makes it the same game.

Chance is sampled: an action that rolls dice or shuffles leads to a chance node with ``chance``
equally likely outcomes (32 by default). Each is one sample of all the chance that follows from the
action, fixed by the node and the outcome's number: the same outcome of a node always gives the same
position, so that trees built over clones (MCTS) hold together, and a real game draws one of them.
OpenSpiel calls chance nodes whose outcomes are deterministic EXPLICIT_STOCHASTIC; its
SAMPLED_STOCHASTIC wants a generator state that a game in Python cannot give it. With ``chance=1``
every draw is fresh. ``seed`` fixes the deals and draws. Hidden cards lie in the state as in any OpenSpiel
card game; ``resample_from_infostate`` deals them anew for what a seat may know.

Where a room has a window for learners, actions are numbered by it; ``window=0`` names all
of the table.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from misto.core.game import Game
from misto.core.options import Flag, OptionRow, Whole
from misto.core.record import seed_rng, to_bytes
from misto.core.rng import Rng, seeded
from misto.core.state import State
from misto.envs.setup import Floats, Setup, floats, fresh_seed, slices
from misto.envs.snapshot import Kept
from misto.games.registry import GAMES, ROOMS

CHANCE = 32
DIGEST = 16  # bytes that stand for all a seat saw before


def short_name(room: str) -> str:
    return f"python_misto_{room}"


def parameter(row: OptionRow) -> Any:
    """An option's default in a type that OpenSpiel's parameters know."""
    default = row.default
    if isinstance(row, Flag | Whole):
        return default
    if isinstance(default, tuple):
        return "+".join(default) or "none"
    return default


def setting(given: Any) -> Any:
    """An option as it is written in OpenSpiel's text. A parameter has one type and no commas there:
    sets are words joined by +, and a number among words is written n2.
    """
    if not isinstance(given, str):
        return given
    if given[:1] == "n" and given[1:].isdigit():
        return given[1:]
    return given.replace("+", ",")


def game_type(room: str) -> Any:
    game = GAMES[room]
    kinds = pyspiel.GameType
    low, high = game.rules.seats
    return kinds(
        short_name=short_name(room),
        long_name=f"Misto {room.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        # alone there is nobody to share the win with
        utility=kinds.Utility.CONSTANT_SUM if low > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.rules.usual_seats,
            "chance": CHANCE,
            "seed": -1,
            **({"window": game.usual_window} if game.window is not None else {}),
            **{row.key: parameter(row) for row in game.rules.options},
        },
    )


class SpielGame(pyspiel.Game):
    """A room as OpenSpiel loads it: ``pyspiel.load_game("python_misto_<room>(players=2)")``."""

    room: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        room: Game = GAMES[self.room]
        players = int(given.get("players", room.rules.usual_seats))
        options = {row.key: setting(given[row.key]) for row in room.rules.options if row.key in given}
        window = int(given.get("window", room.usual_window)) or None
        self.setup = Setup(self.room, players, options, window=window)
        self.chance = int(given.get("chance", CHANCE))
        self.look = self.setup.look()
        seed = int(given.get("seed", -1))
        self.rng = seed_rng(fresh_seed() if seed < 0 else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.actions,
            max_chance_outcomes=self.chance,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if room.rules.seats[0] > 1 else None,
            max_game_length=room.rules.most_decisions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """A game before its deal, which is a chance node."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel's learners observe by."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """``kept`` is the position, None before the deal; ``pending`` an action that waits for chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.room = game.room
        self.kept: Kept | None = None
        self.pending: tuple[int, int] | None = None
        self.preferred = -1
        self.recall: list[bytes] = [b"\0" * DIGEST] * game.setup.seats
        self.draw = (int(game.rng.bits()), int(game.rng.bits()))

    @property
    def position(self) -> State:
        """The room's own position; there is none before the deal."""
        assert self.kept is not None
        return self.kept.state

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        if self.kept is None or self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.actor()
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else actor

    def actor(self) -> int:
        """The seat that decides: the one preferred while it owes a decision, else the first that does."""
        if self.preferred >= 0 and self.position.owes(self.preferred):
            return self.preferred
        return int(self.position.turn())

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.kept is not None and self.pending is None and self.position.turn() < 0

    def _legal_actions(self, player: int) -> list[int]:
        if self.kept is None or self.pending is not None or player != self.actor():
            return []
        look = self.get_game().look
        look.legal(self.position, player)
        return [int(look.room[i]) for i in range(look.count)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """So many equally likely deals or rolls, sampled; the game's parameter ``chance`` says how many."""
        count = self.get_game().chance
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.kept is None:
            setup: Setup = self.get_game().setup
            self.kept = Kept(self.room, setup.new(self._drawn(action)))
            self._remember(-1, 0)
        elif self.pending is not None:
            seat, waiting = self.pending
            self.pending = None
            rng = self._drawn(action)
            self.position.rng.reseed(rng.bits(), rng.bits())
            self.position.apply(seat, waiting)
            self._remember(seat, waiting)
        else:
            self._decide(self.actor(), action)

    def _decide(self, seat: int, number: int) -> None:
        """Take an action at once if it needs no chance; else it waits for the chance node."""
        before = self.position
        action = int(self.get_game().setup.window.outward(before, seat, number))
        after = before.copy()
        after.apply(seat, action)
        if (after.rng.word, after.rng.carry) == (before.rng.word, before.rng.carry):
            self.kept = Kept(self.room, after)
            self._remember(seat, action)
        else:
            self.pending = (seat, action)

    def _drawn(self, outcome: int) -> Rng:
        """The generator of a chance outcome, and new words for the next chance node."""
        game: SpielGame = self.get_game()
        word, carry = self.draw
        if game.chance == 1:
            word, carry = int(game.rng.bits()), int(game.rng.bits())
        key = f"{word} {carry} {outcome}".encode()
        words = hashlib.blake2b(key, digest_size=16).digest()
        self.draw = (int.from_bytes(words[:4], "big"), int.from_bytes(words[4:8], "big"))
        return seeded(int.from_bytes(words[8:12], "big"), int.from_bytes(words[12:], "big"))

    def _remember(self, actor: int, action: int) -> None:
        """Perfect recall: fold what each seat now sees, and its own action, into its digest."""
        look = self.get_game().look
        for seat, before in enumerate(self.recall):
            look.observe(self.position, seat)
            own = action if seat == actor else -1
            data = before + own.to_bytes(4, "big", signed=True) + bytes(memoryview(look.seen))
            self.recall[seat] = hashlib.blake2b(data, digest_size=DIGEST).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        setup: Setup = self.get_game().setup
        return setup.game.words.write(int(setup.window.outward(self.position, player, action)))

    def returns(self) -> list[float]:
        """Every seat's outcome; zeros before the end."""
        seats = len(self.recall)
        if not self.is_terminal():
            return [0.0] * seats
        return [self.position.outcome(seat) for seat in range(seats)]

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> "SpielState":
        """A state that the player cannot tell from this one: all it cannot know is dealt anew."""
        return resample(self, player)

    def __str__(self) -> str:
        text = "before the deal" if self.kept is None else to_bytes(self.position).decode()
        return text + (f"|waiting={self.pending}" if self.pending else "")


def resample(state: SpielState, player: int) -> SpielState:
    """For ``ISMCTSBot.set_resampler``; the bot's own default asks the state for the same."""
    game: SpielGame = state.get_game()
    other: SpielState = state.clone()
    rng = seeded(game.rng.bits(), game.rng.bits())
    other.position.conceal(player, rng)
    other.draw = (int(rng.bits()), int(rng.bits()))
    # where all play at once, what the others did this round is unknown, so they owe it again
    other.preferred = player
    return other


class Observer:
    """The seat's observation by named pieces. With perfect recall, a last piece of 128 bits stands
    for all the seat saw and did before: two histories differ in it, and nothing else can be read
    from it. Learners want the observation without it.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known, got {params}")
        self.setup = game.setup
        self.recall = bool(kind.perfect_recall)
        size = self.setup.size
        self.tensor: Floats = np.zeros(size + (8 * DIGEST if self.recall else 0), np.float32)
        self.dict = {name: self.tensor[where] for name, where in slices(self.setup.game).items()}
        if self.recall:
            self.dict["history"] = self.tensor[size:]
        self.look = self.setup.look()

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        if state.kept is None:
            return
        self.look.observe(state.position, player)
        self.tensor[: self.setup.size] = floats(self.look.seen)
        if self.recall:
            self.tensor[self.setup.size :] = np.unpackbits(np.frombuffer(state.recall[player], np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.kept is None:
            return "before the deal"
        view = json.dumps(
            self.setup.game.words.view(state.position, player), sort_keys=True, separators=(",", ":")
        )
        return f"{view} {state.recall[player].hex()}" if self.recall else view


class EstimateEvaluator:
    """For OpenSpiel's MCTSBot and ISMCTSBot: the room's estimate instead of a random playout."""

    def evaluate(self, state: SpielState) -> Floats:
        """How good the state is for every seat."""
        seats = range(len(state.recall))
        if state.kept is None:
            return np.full(len(seats), 1.0 / len(seats), np.float32)
        judge = GAMES[state.kept.game].judge
        return np.array([judge.estimate(state.position, seat) for seat in seats], np.float32)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal action as likely; at a chance node its outcomes."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal: list[int] = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def register_all() -> None:
    known = set(pyspiel.registered_names())
    for room in ROOMS:
        if short_name(room) in known:
            continue
        kind = game_type(room)
        name = f"Spiel{room.title().replace('_', '')}"
        made = type(name, (SpielGame,), {"room": room, "kind": kind, "__module__": __name__})
        globals()[name] = made  # where pickle looks for it
        pyspiel.register_game(kind, made)


register_all()

__all__ = ["CHANCE", "EstimateEvaluator", "Observer", "SpielGame", "SpielState", "resample", "short_name"]
