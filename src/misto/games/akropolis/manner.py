"""How Akropolis is searched."""

from dataclasses import replace

from misto.core.manner import RACED

MANNER = replace(RACED, second=2_500, slip=0.5, mood=0.5, width=8.0, ahead=2)
