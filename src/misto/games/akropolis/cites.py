"""The paragraphs of RULES.md behind events and score sheets."""

from misto.core.cites import Cites

CITES = Cites(
    events={
        "take": "AK-3.3",
        "place": "AK-4.1",
        "open_stack": "AK-7.1",
        "chief": "AK-7.2",
        "architect_take": "AK-S3",
        "over": "AK-7.4",
    },
    lines={
        "houses": "AK-6.5",
        "markets": "AK-6.6",
        "barracks": "AK-6.7",
        "temples": "AK-6.8",
        "gardens": "AK-6.9",
        "stones": "AK-7.6",
    },
)
