"""The paragraphs of RULES.md behind events, options and score sheets."""

from misto.core.cites import Cites

# What an option does, and the paragraph it stands on.
OPTIONS = {
    "option-build": ("build", "TR-2.3"),
    "option-roll": ("roll", "TR-2.1"),
    "option-again": ("roll", "TR-2.2"),
    "option-pass": ("pass", "TR-2.4"),
}
CITES = Cites(
    events={"roll": "TR-2.1", "build": "TR-2.3", "pass": "TR-2.4", "end": "TR-3.1"},
    lines={"houses": "TR-3.2", "row": "TR-3.3"},
)
