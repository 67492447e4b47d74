"""What a seat observes."""

from librt.vecs import vec
from mypy_extensions import i64

from misto.games.welcome_to.state import Fields

PIECES = (("round", 1),)


def observe(state: Fields, seat: i64, out: vec[float]) -> None:
    out[0] = float(state.round_count)
