"""What a seat cannot know (TR-4.1): here only the dice to come. Where there are hands and a deck, they are
gathered, put in a fixed order and dealt anew by ``rng``.
"""

from misto.core.rng import Rng
from misto.template.room.state import Fields


def conceal_dice(state: Fields, rng: Rng) -> None:
    state.rng.reseed(rng.bits(), rng.bits())
