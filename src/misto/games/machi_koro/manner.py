"""How Machi Koro is searched, and was."""

from dataclasses import replace

from misto.core.manner import RACED

FIRST = replace(RACED, second=50_000, slip=1.6, ahead=3)  # v0.1.0
MANNER = replace(RACED, second=1_000, slip=1.6, width=6.0, ahead=1, near=0.002, gap=0.03)
