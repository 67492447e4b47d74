"""How Akropolis is searched, and was."""

from dataclasses import replace

from misto.core.manner import RACED

FIRST = replace(RACED, second=2_500, slip=0.5, mood=0.5, width=8.0, ahead=2)  # v0.1.0
MANNER = FIRST
