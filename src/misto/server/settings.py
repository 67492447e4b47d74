"""Settings by MISTO_*: every one has a default that plays on one machine."""

from pathlib import Path
from typing import Literal

from pydantic import Field, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

MEMORY, POSTGRES, REDIS = "memory", "postgres", "redis"


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
    trusted_proxies: str = "127.0.0.1"
    cookie_secure: bool = False
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    bot_workers: int = Field(default=1, ge=1, le=64)
    bot_timeout_s: float = Field(default=20.0, gt=0, le=600)
    bot_pause_s: float = Field(default=0.4, ge=0, le=10)  # so that people can follow what a bot does

    body_bytes: int = Field(default=65536, ge=1024, le=4 << 20)
    requests_per_s: float = Field(default=20.0, ge=0)  # for each address; 0 switches a limit off
    moves_per_s: float = Field(default=10.0, ge=0)  # for each table and seat
    tables_per_hour: float = Field(default=120.0, ge=0)  # for each address
    sockets_per_address: int = Field(default=64, ge=0)
    sockets_per_table: int = Field(default=400, ge=0)
    tables_in_memory: int = Field(default=2000, ge=1)

    expire_open_hours: float = Field(default=48.0, ge=0)  # 0 keeps them
    expire_playing_days: float = Field(default=90.0, ge=0)
    expire_over_days: float = Field(default=365.0, ge=0)
    drain_s: float = Field(default=10.0, ge=0, le=300)
    metrics: bool = True

    @field_validator("root_path")
    @classmethod
    def one_leading_slash(cls, path: str) -> str:
        path = path.strip().rstrip("/")
        return path if path.startswith("/") or not path else "/" + path

    @model_validator(mode="after")
    def fits_together(self) -> "Settings":
        kind = self.database_url.partition(":")[0].partition("+")[0]
        if kind not in ("sqlite", "postgresql"):
            raise ValueError("MISTO_DATABASE_URL must begin with sqlite: or postgresql:")
        if self.bus == POSTGRES and kind != "postgresql":
            raise ValueError("MISTO_BUS=postgres needs a PostgreSQL MISTO_DATABASE_URL")
        if self.workers > 1 and self.bus == MEMORY:
            raise ValueError("several MISTO_WORKERS need MISTO_BUS=postgres or MISTO_BUS=redis")
        return self

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.bus != MEMORY

    def async_url(self) -> str:
        return with_driver(self.database_url, "aiosqlite")

    def sync_url(self) -> str:
        return with_driver(self.database_url, "pysqlite")

    def origins(self) -> set[str]:
        given = [self.public_url, *self.allowed_origins.split(",")]
        return {origin.strip().rstrip("/").lower() for origin in given if origin.strip()}

    def page_folder(self) -> Path:
        return Path(__file__).parent / "page"


def with_driver(url: str, sqlite_driver: str) -> str:
    kind, _, rest = url.partition(":")
    driver = sqlite_driver if kind.startswith("sqlite") else "psycopg"
    return f"{kind.partition('+')[0]}+{driver}:{rest}"
