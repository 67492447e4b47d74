"""What is printed on the tiles of Akropolis."""

from misto.games.akropolis import catalog


def printed() -> dict[str, object]:
    start = [{"q": q, "r": r, "kind": catalog.KIND_IDS[kind]} for q, r, kind in catalog.START]
    return {"start": start, "tile": catalog.hexes_of(1)}
