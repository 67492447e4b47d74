"""The command line: play, simulate, replay, bench, games, rules, score, version."""

from misto.cli.app import main

__all__ = ["main"]
