"""How Template Room is searched."""

from misto.core.manner import RACED

MANNER = RACED
