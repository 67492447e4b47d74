"""How Machi Koro is searched."""

from dataclasses import replace

from misto.core.manner import RACED

MANNER = replace(RACED, second=50_000, slip=1.6, ahead=3)
