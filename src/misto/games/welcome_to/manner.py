"""How Welcome To is searched, and was."""

from dataclasses import replace

from misto.core.manner import RACED

FIRST = replace(RACED, second=15_000, slip=0.5, mood=0.25, ahead=4, farther=1_000, near=0.001)  # v0.1.0
MANNER = FIRST
