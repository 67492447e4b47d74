"""How San Juan is searched."""

from dataclasses import replace

from misto.core.manner import RACED

MANNER = replace(RACED, second=15_000, slip=0.6, mood=0.3, ahead=1, near=0.001)
