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


def joined_mark(session: str, code: str) -> str:
    """What a device's row keeps of the join code: of no use on another device, and void with another code."""
    return hashed(f"join {session} {code}")


# --- names

# Letters and signs that show nothing: fillers of Hangul and Khmer, the empty Braille cell, blank
# hieroglyphs, a note without a head.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159\ufffc")
MARKS_MOST = 4  # on one letter; more climb over the lines around it


def clean_name(given: str) -> str:
    """A name of what can be seen, at most 40 long; empty if nothing is left."""
    return clean_line(given)[:NAME_LENGTH].rstrip()


def clean_line(given: str) -> str:
    """One line of what can be seen: nothing that steers, turns the writing round or climbs out of its line."""
    kept = "".join(seen_of(c) for c in unicodedata.normalize("NFC", given))
    words = (carried(word) for word in kept.split())
    return " ".join(word for word in words if word)


def seen_of(c: str) -> str:
    if c.isspace() or c in BLANK:
        return " "
    return "" if unicodedata.category(c)[0] == "C" else c


def carried(word: str) -> str:
    """The word without marks that stand on no letter, or too many on one."""
    out, marks = "", MARKS_MOST  # as if too many had come: the first must be a letter
    for c in word:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks <= MARKS_MOST:
            out += c
    return out


# --- codes that people type

CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none is taken for another
CODE_LENGTH, CODE_GROUP = 24, 4  # 120 bits
LOOKALIKES = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})


def recovery_code() -> str:
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(code[n : n + CODE_GROUP] for n in range(0, CODE_LENGTH, CODE_GROUP))


def code_hash(typed: str) -> str:
    """The same for every way to write a code: small letters, spaces, O for 0."""
    plain = typed.upper().translate(LOOKALIKES)
    return hashed("recovery " + "".join(c for c in plain if c in CODE_LETTERS))


# --- devices

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_label(agent: str) -> str:
    """A browser's family and its system, as "Firefox, Android"; never the whole User-Agent."""
    agent = agent[:400]
    found = [next((name for part, name in kinds if part in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    if not any(found):
        first = re.match(r"[A-Za-z][A-Za-z0-9 .-]{0,19}", agent)
        return first.group().strip() if first else ""
    return ", ".join(name for name in found if name)
