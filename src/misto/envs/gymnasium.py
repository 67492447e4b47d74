"""Gymnasium: one seat learns, named bots play the others.

``gymnasium.make("misto.envs:misto/MachiKoro-v1", seats=4, bots="greedy")``
"""

from collections.abc import Sequence
from copy import deepcopy
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from misto.bots import ask, make_bot
from misto.core.rng import Rng, seeded
from misto.core.state import State
from misto.envs.rendering import MODES, check_mode
from misto.envs.setup import BOUND, USUAL, Floats, IllegalAction, Marks, Setup, floats, picture
from misto.envs.snapshot import Kept, Snapshot, remade, words_of
from misto.envs.versions import version
from misto.games.registry import ROOMS

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """A table as one seat meets it. The observation is the flat vector; the mask is in the info.

    ``seat`` learns; ``bots`` names who plays the others, one name for all or one for each in order
    of seats. ``reward`` is "outcome" or "margin", given when the game ends. ``illegal``: "end" ends
    the game with reward -1 at an illegal action, "raise" raises ValueError; either way the position
    stays as it was. ``window``: how wide a part of a large table the actions name, where the room has
    such a window; None names all of it. All other keywords are options of the game. A limit on
    decisions is Gymnasium's own: ``gymnasium.make(…, max_episode_steps=100)``.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "outcome",
        illegal: str = "end",
        render_mode: str | None = None,
        window: int | str | None = USUAL,
        **options: object,
    ) -> None:
        self._asked = {"game": game, "seats": seats, "seat": seat, "bots": bots, "reward": reward, **options}
        self._asked |= {"illegal": illegal, "render_mode": render_mode, "window": window}
        self._setup = Setup(game, seats, options, reward, window)
        others = self._setup.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise ValueError(f"{len(names)} bots for {others} other seats")
        if not 0 <= seat < self._setup.seats:
            raise ValueError(f"seat {seat} is not in 0 … {self._setup.seats - 1}")
        if illegal not in ("end", "raise"):
            raise ValueError('illegal is "end" or "raise"')
        check_mode(self.metadata, render_mode)
        self.render_mode = render_mode
        self._seat = seat
        self._raises = illegal == "raise"
        players = [make_bot(name) for name in names]
        self._bots = [*players[:seat], None, *players[seat:]]
        self._look = self._setup.look()
        self.observation_space = spaces.Box(-BOUND, BOUND, (self._setup.size,), np.float32)
        self.action_space = spaces.Discrete(self._setup.actions)
        self._state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """A new game, played up to this seat's first decision."""
        super().reset(seed=seed)
        words = self.np_random.integers(0, 2**32, 4)
        self._bot_rng = seeded(int(words[2]), int(words[3]))
        self._choose_rng = seeded(int(words[3]), int(words[2]))
        self._state = self._setup.new(seeded(int(words[0]), int(words[1])))
        self._play_others(self._state)
        return self._observation(self._state), self._info()

    def _play_others(self, state: State) -> None:
        """Let the bots decide until the learning seat must, or the game is over."""
        while state.turn() >= 0 and not state.owes(self._seat):
            seat = int(state.turn())
            bot = self._bots[seat]
            assert bot is not None
            state.apply(seat, ask(bot, self._setup.game, state, seat, self._bot_rng))

    def _observation(self, state: State) -> Floats:
        self._look.observe(state, self._seat)
        return floats(self._look.seen).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Marks:
        """1 for each legal action of the learning seat (also read by sb3-contrib's MaskablePPO)."""
        if self._state is None:
            raise RuntimeError("reset() comes first")
        self._look.legal(self._state, self._seat)
        marks: Marks = np.asarray(self._look.mask).view(np.int8).copy()
        return marks

    def sample(self) -> int:
        """A legal action, each as likely: far quicker than ``action_space.sample`` with a mask."""
        if self._state is None or not self._state.owes(self._seat):
            raise RuntimeError("the game is over or not begun: reset() comes first")
        self._look.legal(self._state, self._seat)
        return self._look.sample(self._choose_rng)

    def snapshot(self) -> Snapshot:
        """Where the environment stands, chance and bots included: for ``restore``, as often as you like."""
        rest: dict[str, Any] = {
            "np_random": deepcopy(self._np_random),
            "np_random_seed": self._np_random_seed,
        }
        if self._state is None:
            return Snapshot(self._asked, None, rest)
        rest |= {"bots": words_of(self._bot_rng), "choices": words_of(self._choose_rng)}
        return Snapshot(self._asked, Kept(self._setup.game.name, self._state.copy()), rest)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this environment, or of another with the same keywords."""
        snapshot.check(self._asked)
        rest = snapshot.rest
        self._np_random, self._np_random_seed = deepcopy(rest["np_random"]), rest["np_random_seed"]
        self._state = None
        if snapshot.kept is not None:
            self._state = snapshot.kept.state.copy()
            self._bot_rng, self._choose_rng = Rng(*rest["bots"]), Rng(*rest["choices"])

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        more = {"spec": deepcopy(self.spec, memo), "action_space": deepcopy(self.action_space, memo)}
        return remade(type(self), self._asked, self.snapshot(), more)

    def __reduce__(self) -> tuple[Any, ...]:
        more = {"spec": self.spec, "action_space": self.action_space}
        return remade, (type(self), self._asked, self.snapshot(), more)

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """This seat acts, then the bots, up to its next decision or the end."""
        state = self._state
        if state is None or not state.owes(self._seat):
            raise RuntimeError("the game is over or not begun: reset() comes first")
        try:
            state.apply(self._seat, self._setup.window.outward(state, self._seat, index(action)))
        except (IllegalAction, TypeError, ValueError, OverflowError):
            why = self._setup.refusal(state, self._seat, action)
            if self._raises:
                raise ValueError(why) from None
            shown = self._observation(state), self._info()
            self._state = None
            return shown[0], ILLEGAL_REWARD, True, False, shown[1] | {"illegal": why}
        self._play_others(state)
        over = state.turn() < 0
        reward = self._setup.reward(state, self._seat) if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(state), reward, over, False, self._info()

    def render(self) -> Any:
        """The board as this seat sees it, as text; None in the mode that prints it."""
        if self._state is None:
            return None
        text = picture(self._setup.game, self._state, self._seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


def env_id(room: str) -> str:
    """misto/MachiKoro-v1"""
    return f"misto/{''.join(word.capitalize() for word in room.split('_'))}-v{version(room)}"


def register_all() -> None:
    for room in ROOMS:
        if env_id(room) not in gymnasium.registry:
            gymnasium.register(
                env_id(room), entry_point="misto.envs.gymnasium:SeatEnv", kwargs={"game": room}
            )
