"""Misto: one table for four city-building games."""

from misto import _plain  # noqa: F401  must come first: MISTO_PURE=1 decides what is imported next
from misto.version import __version__

__all__ = ["__version__"]
