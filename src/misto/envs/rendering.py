"""Which pictures there are: text only. Anything else is refused as Gymnasium has it."""

from collections.abc import Mapping
from typing import Any

from gymnasium.error import UnsupportedMode

MODES = ("human", "ansi")


class NoSuchPicture(UnsupportedMode, TypeError, ValueError):
    """Gymnasium's error for a render_mode that an environment does not have.

    It is a TypeError too: who asks for a mode on trial (make_vec_env of Stable-Baselines3 asks for
    rgb_array) takes that for an environment which does not know the mode, and goes on without.
    """


def check_mode(metadata: Mapping[str, Any], render_mode: str | None) -> None:
    if render_mode is not None and render_mode not in metadata["render_modes"]:
        allowed = ", ".join(map(repr, metadata["render_modes"]))
        raise NoSuchPicture(f"render_mode {render_mode!r} is not one of {allowed}; None draws nothing")
