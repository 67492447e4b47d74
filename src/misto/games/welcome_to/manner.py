"""How Welcome To is searched."""

from dataclasses import replace

from misto.core.manner import RACED

MANNER = replace(RACED, second=15_000, slip=0.5, mood=0.25, ahead=4, farther=1_000, near=0.001)
