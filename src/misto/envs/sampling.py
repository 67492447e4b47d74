"""A legal action at random, quickly.

``space.sample(mask)`` of Gymnasium checks the mask anew at every call, which takes longer than the
game's own step. ``env.sample()`` of every environment here needs no mask: it draws from the legal
actions themselves. ``sample(mask)`` is for masks that come from anywhere else.
"""

import random

import numpy as np
from numpy.typing import NDArray


def sample(mask: NDArray[np.int8] | NDArray[np.bool_], rng: random.Random | None = None) -> int:
    """One of the actions that the mask marks, each as likely; ValueError if it marks none."""
    legal = np.flatnonzero(mask.view(np.bool_))
    if not legal.size:
        raise ValueError("the mask marks no action")
    return int(legal[int((rng or random).random() * legal.size)])
