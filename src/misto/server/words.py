"""Names and secrets: table ids that can be read out, tokens nobody can guess, names within bounds."""

import hashlib
import re
import secrets
import unicodedata

FIRST = (  # noqa: SIM905  a word list reads better as prose
    "amber autumn azure birch bold brave brick bright bronze calm cedar clear clever coral cosy crisp "
    "dawn eager early fair fern frosty gentle gilded golden grand green happy hazel honest indigo ivory "
    "jolly keen kind lilac linen lively lucky lunar maple marble mellow merry misty mossy noble olive "
    "opal pearl plum proud quiet rapid rosy royal ruby rustic sandy silver spring steady sunny velvet"
).split()
SECOND = (  # noqa: SIM905  a word list reads better as prose
    "alley anchor arch avenue bakery balcony barn bay bell bridge cafe canal castle chapel cottage court "
    "dock dome farm ferry forge fountain garden gate hall harbor haven hill house inn island kiosk lamp "
    "lane lantern library lighthouse loft manor market meadow mill mosaic orchard park path pier plaza "
    "pond port quarry quay roof school shore square stable station stone street temple terrace tower "
    "village"
).split()
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
TAIL = 8
NAME_LENGTH = 40


def table_id() -> str:
    """Two words to tell tables apart and a tail of about 40 bits that cannot be guessed."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(TAIL))
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{tail}"


def is_table_id(text: str) -> bool:
    """Whether a table may be called so: what no database takes is not even looked up."""
    return re.fullmatch(r"[A-Za-z0-9-]{1,48}", text) is not None


def token() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(given: str) -> str:
    """A name without control characters, at most 40 long; empty if nothing is left."""
    kept = "".join(
        " " if c.isspace() else c for c in given if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return " ".join(kept.split())[:NAME_LENGTH].rstrip()
