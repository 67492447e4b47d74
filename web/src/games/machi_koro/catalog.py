"""What is printed on the cards of Machi Koro."""

from misto.games.machi_koro import catalog

VERBS = (
    "bank",
    "per_symbol",
    "per_kind",
    "catch",
    "roller",
    "each",
    "one",
    "swap",
    "each_per_shop",
    "each_half",
)


def printed() -> dict[str, object]:
    cards = [
        {
            "id": row[0],
            "colour": row[2],
            "rolls": list(row[3]),
            "cost": row[4],
            "symbol": row[5],
            "does": VERBS[row[6]],
            "amount": row[7],
            "per": row[8],
            "needs_harbor": row[9],
        }
        for row in catalog.ROWS
    ]
    landmarks = [{"id": row[0], "cost": row[2]} for row in catalog.LANDMARK_ROWS]
    return {"cards": cards, "landmarks": landmarks, "reconstructed": list(catalog.RECONSTRUCTED)}
