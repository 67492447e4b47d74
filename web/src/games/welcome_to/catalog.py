"""What is printed on the plans and tracks of Welcome To."""

from misto.games.welcome_to import catalog


def printed() -> dict[str, object]:
    plans = {
        row[0]: {
            "letter": catalog.LETTERS[row[3]],
            # estates of a plan that asks for more than them are told in words
            "estates": list(row[5]) if not row[2] else [],
            "first": row[11],
            "later": row[12],
        }
        for row in catalog.PLANS
    }
    return {"plans": plans, "tracks": {name: list(values) for name, values in catalog.TRACKS.items()}}
