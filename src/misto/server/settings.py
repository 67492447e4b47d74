"""Settings by MISTO_*: every one has a default that plays on one machine."""

import os
import socket
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from misto.core.trouble import Trouble

MEMORY, POSTGRES, REDIS = "memory", "postgres", "redis"
PREFIX = "MISTO_"
# names that other parts of Misto read: the language, the rules, the bots; the tests and the page's tools
NO_SETTINGS = ("LANG", "PURE", "OVERRIDES", "BOT_SCALE", "PATHS", "PYTHON", "CHROMIUM", "SERVER", "NO_PAGE")


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="MISTO_", extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8765, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    root_path: str = ""
    database_url: str = "sqlite:///misto.db"
    bus: Literal["memory", "postgres", "redis"] = "memory"
    redis_url: str = "redis://127.0.0.1:6379/0"
    public_url: str = ""  # how people reach the server, if a proxy stands before it
    allowed_origins: str = ""  # further origins that may act, with commas
    allowed_hosts: str = ""  # further names by which people reach the server, with commas; * allows all
    trusted_proxies: str = "127.0.0.1"
    cookie_secure: bool = False
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    bot_workers: int = Field(default=0, ge=0, le=64)  # for each worker; 0: the cores, divided by the workers
    bot_wait_s: float = Field(default=1.5, ge=0.1, le=60)  # budgets shrink so that no live move takes longer
    bot_timeout_s: float = Field(default=20.0, gt=0, le=600)
    bot_pause_s: float = Field(default=0.15, ge=0, le=10)  # each step of a bot gets a message of its own

    body_bytes: int = Field(default=65536, ge=1024, le=4 << 20)
    requests_per_s: float = Field(default=20.0, ge=0)  # for each address; 0 switches a limit off
    moves_per_s: float = Field(default=10.0, ge=0)  # for each table and seat
    tables_per_hour: float = Field(default=120.0, ge=0)  # for each address
    guests_per_hour: float = Field(default=120.0, ge=0)  # new ones, for each address; twice as many at once
    talk_per_minute: float = Field(default=20.0, ge=0)  # signs and lines of each person at a table
    hints_waiting_per_guest: int = Field(default=2, ge=0)
    hints_waiting_per_address: int = Field(default=8, ge=0)
    sockets_per_address: int = Field(default=64, ge=0)
    sockets_per_table: int = Field(default=400, ge=0)
    connections_per_address: int = Field(default=200, ge=0)  # proxies that are trusted have no such limit
    header_timeout_s: float = Field(default=10.0, gt=0, le=600)  # until a request's head is here
    body_timeout_s: float = Field(default=30.0, gt=0, le=600)  # until its body is
    read_timeout_s: float = Field(default=20.0, gt=0, le=600)  # how long nobody may read what we sent
    stream_s: float = Field(default=40.0, gt=0, le=3600)  # then a /stream ends, to be asked for again
    tables_in_memory: int = Field(default=2000, ge=1)

    expire_open_hours: float = Field(default=48.0, ge=0)  # 0 keeps them
    expire_playing_days: float = Field(default=90.0, ge=0)
    expire_over_days: float = Field(default=365.0, ge=0)
    expire_guests_days: float = Field(default=90.0, ge=0)  # not seen so long, and at no table
    expire_sessions_days: float = Field(default=365.0, ge=0)  # a device not seen so long
    drain_s: float = Field(default=10.0, ge=0, le=300)
    metrics: bool = True

    join_code: SecretStr = SecretStr("")  # asked once a device; empty leaves the door open
    who_opens: Literal["everyone", "hosts", "code"] = "everyone"  # who may open tables
    board: bool = False  # open tables that everybody may see and join
    codes_per_hour: float = Field(default=20.0, ge=0)  # join and recovery codes tried, for each address

    push_origins: str = ""  # push services beside the known ones, as https://push.example.org, with commas
    push_contact: str = ""  # mailto: or https:, for push services that want to complain
    ntfy_url: str = ""  # an ntfy server that tells people of their turn as well
    ntfy_token: SecretStr = SecretStr("")

    @field_validator("root_path")
    @classmethod
    def one_leading_slash(cls, path: str) -> str:
        path = path.strip().rstrip("/")
        return path if path.startswith("/") or not path else "/" + path

    @model_validator(mode="after")
    def fits_together(self) -> "Settings":
        kind = self.database_url.partition(":")[0].partition("+")[0]
        if kind not in ("sqlite", "postgresql"):
            raise Trouble("setting-database")
        if self.bus == POSTGRES and kind != "postgresql":
            raise Trouble("setting-bus")
        if self.workers > 1 and self.bus == MEMORY:
            raise Trouble("setting-workers")
        if self.who_opens == "code" and not self.code:
            raise Trouble("setting-code")
        for name, urls in (("MISTO_PUSH_ORIGINS", self.push_allowed()), ("MISTO_NTFY_URL", self.ntfy())):
            if not all(is_web_address(url) for url in urls):
                raise Trouble("setting-web", name=name)
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise Trouble("setting-contact")
        return self

    @property
    def code(self) -> str:
        return self.join_code.get_secret_value().strip()

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.bus != MEMORY

    def thinkers(self) -> int:
        """In how many processes this worker's bots think."""
        # not every system tells which cores this process may use
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return self.bot_workers or max(1, cores // self.workers)

    def async_url(self) -> str:
        return with_driver(self.database_url, "aiosqlite")

    def sync_url(self) -> str:
        return with_driver(self.database_url, "pysqlite")

    def origins(self) -> set[str]:
        given = [self.public_url, *self.allowed_origins.split(",")]
        return {origin.strip().rstrip("/").lower() for origin in given if origin.strip()}

    def hosts(self) -> set[str]:
        """Names by which people may reach the server, beside localhost and its own addresses."""
        urls = [self.public_url, *self.allowed_origins.split(",")]
        named = [urlsplit(url.strip()).hostname or "" for url in urls]
        given = [name.strip().lower().strip("[]") for name in self.allowed_hosts.split(",")]
        machine = socket.gethostname().lower()
        own = [self.host.lower(), machine, f"{machine.partition('.')[0]}.local"]
        return {name for name in [*named, *given, *own] if name}

    def push_allowed(self) -> list[str]:
        return [origin.strip().rstrip("/") for origin in self.push_origins.split(",") if origin.strip()]

    def ntfy(self) -> list[str]:
        """The address of the ntfy server, if there is one."""
        return [self.ntfy_url.strip().rstrip("/")] if self.ntfy_url.strip() else []

    def page_folder(self) -> Path:
        return Path(__file__).parent / "page"

    def docs_folder(self) -> Path:
        return Path(__file__).parent / "docs"


def is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


def must_know_all(names: Mapping[str, str] | None = None) -> None:
    """Refuse a MISTO_* that nobody reads: a slip of the pen would leave a default in force."""
    known = {PREFIX + name.upper() for name in (*Settings.model_fields, *NO_SETTINGS)}
    given = os.environ if names is None else names
    for name in sorted(given):
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            near = get_close_matches(name.upper(), sorted(known), 1, 0.6)
            raise Trouble(
                "unknown-setting-near" if near else "unknown-setting", name=name[:80], near="".join(near)
            )


def with_driver(url: str, sqlite_driver: str) -> str:
    kind, _, rest = url.partition(":")
    driver = sqlite_driver if kind.startswith("sqlite") else "psycopg"
    return f"{kind.partition('+')[0]}+{driver}:{rest}"
