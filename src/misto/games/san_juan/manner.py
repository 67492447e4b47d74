"""How San Juan is searched, and was."""

from dataclasses import replace

from misto.core.manner import RACED

FIRST = replace(RACED, second=15_000, slip=0.6, mood=0.3, ahead=1, near=0.001)  # v0.1.0
# A good player often passes to save cards for something dearer, which one look does not see: of expert's
# passes it would have built or sold something in three of five, by more than 0.08 in one of ten.
MANNER = replace(FIRST, errs=0.08)
