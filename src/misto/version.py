"""The version of misto, kept apart so that a build can read it without importing anything."""

__version__ = "0.2.0"
