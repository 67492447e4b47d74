"""What keeps a database from working, told from its own error codes, and which answer people get."""

import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, NotSupportedError, SQLAlchemyError

from misto.server.errors import Refused

DOWN, FULL, READ_ONLY = "database-down", "database-full", "database-read-only"
DAMAGED, BUSY = "database-damaged-now", "database-busy"

SHOWN = {  # what /readyz says
    DOWN: "no database",
    FULL: "database full",
    READ_ONLY: "database read-only",
    DAMAGED: "database damaged",
    BUSY: "database busy",
}

# SQLite's primary result codes; an extended code holds its primary one in the lowest byte.
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_ERROR: DAMAGED,  # a table is missing: the file was replaced under us
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CONSTRAINT: BUSY,  # what it was about went away meanwhile
}
# PostgreSQL's SQLSTATE, the longest that fits.
POSTGRES = {
    "23": BUSY,
    "25006": READ_ONLY,
    "40": BUSY,
    "42501": READ_ONLY,
    "42P01": DAMAGED,
    "53": BUSY,
    "53100": FULL,
    "57014": BUSY,
    "58030": DAMAGED,
    "XX": DAMAGED,
}
DEFECTS = ("0A", "22", "42")  # no such feature; data that do not fit; syntax, unknown names


def outage(why: SQLAlchemyError) -> str:
    """Which of the troubles this is; what cannot be told apart counts as out of reach."""
    cause = why.orig if isinstance(why, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        return SQLITE.get(code & 0xFF, DOWN) if code is not None else DOWN
    state = getattr(cause, "sqlstate", None) or ""
    return next((POSTGRES[state[:n]] for n in (5, 2) if state[:n] in POSTGRES), DOWN)


def is_defect(why: SQLAlchemyError) -> bool:
    """Whether the statement was wrong, not the database: that is ours to mend, not to wait for.

    Drivers raise kinds of their own below the names that all know: PostgreSQL's own class of an error says it
    better, and where there is none (what a driver refuses itself, and SQLite) the kind's ancestors do.
    """
    state = getattr(getattr(why, "orig", None), "sqlstate", None) or ""
    if state:
        return state[:2] in DEFECTS and not {state, state[:2]} & POSTGRES.keys()
    return isinstance(why, (DataError, NotSupportedError))


def unavailable(why: SQLAlchemyError) -> Refused:
    return Refused(503, outage(why))
