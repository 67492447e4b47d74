"""PettingZoo: ``from misto.envs.pettingzoo import machi_koro_v1``, then ``machi_koro_v1.env()``.

Every room of the registry has its module here, named with its version; each offers ``raw_env`` and
``env`` (with the usual wrappers), and ``parallel_env`` where all play at once.
"""

import sys
from types import ModuleType
from typing import Any

from misto.envs.pettingzoo.aec import SeatsEnv
from misto.envs.pettingzoo.parallel import AllAtOnceEnv
from misto.envs.pettingzoo.referee import Referee
from misto.envs.rendering import MODES
from misto.envs.versions import version
from misto.games.registry import GAMES, ROOMS


def env_name(room: str) -> str:
    """The name of a room's module here: the room and the version of its observation and actions."""
    return f"{room}_v{version(room)}"


def env_module(room: str) -> ModuleType:
    """The module of a room: it looks like those of PettingZoo's own games."""
    name = env_name(room)
    module = ModuleType(f"{__name__}.{name}", f"{room} as a PettingZoo environment.")
    about = {"render_modes": list(MODES), "name": name, "render_fps": 2}
    kinds: dict[str, tuple[type[Any], dict[str, bool]]] = {
        "raw_env": (SeatsEnv, {"is_parallelizable": False})
    }
    if GAMES[room].rules.simultaneous:
        kinds["parallel_env"] = (AllAtOnceEnv, {"is_parallelizable": True})
    for kind, (base, more) in kinds.items():
        body = {
            "room": room,
            "metadata": about | more,
            "__module__": module.__name__,
            "__doc__": base.__doc__,
        }
        setattr(module, kind, type(kind, (base,), body))

    def env(**options: Any) -> Any:
        return Referee(module.raw_env(**options))

    module.env = env  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    return module


MODULES = {room: env_module(room) for room in ROOMS}
globals().update({env_name(room): module for room, module in MODULES.items()})


def __getattr__(name: str) -> ModuleType:
    raise AttributeError(f"no environment {name}; there are {', '.join(map(env_name, ROOMS))}")
