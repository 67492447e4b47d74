"""Research environments: PettingZoo, Gymnasium, OpenSpiel and batches of games.

Importing this package registers the games with Gymnasium, where that is installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from misto.envs.gymnasium import register_all

    register_all()
