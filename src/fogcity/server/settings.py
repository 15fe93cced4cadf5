"""Settings of the server: flags of `fogcity serve` override environment variables, which override the defaults."""

from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import platformdirs
from pydantic import BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from fogcity.simulation import cores

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = platformdirs.user_data_path("fogcity", ensure_exists=True)
    return f"sqlite+aiosqlite:///{folder / 'fogcity.sqlite3'}"


class Rate(NamedTuple):
    """A number of times in a number of seconds."""

    times: int
    seconds: int


def _read_rate(value: Any) -> Any:
    if isinstance(value, str):
        times, _, seconds = value.partition("/")
        if not (times.isdecimal() and seconds.isdecimal() and int(times) and int(seconds)):
            raise ValueError("write how often in how many seconds, such as 60/3600")
        return Rate(int(times), int(seconds))
    return value


Limit = Annotated[Rate, NoDecode, BeforeValidator(_read_rate)]
"""A rate as settings write it: `60/3600` is 60 times an hour."""


class Settings(BaseSettings):
    """Everything a host can set; the variable of `database` is FOGCITY_DATABASE, and so on."""

    model_config = SettingsConfigDict(env_prefix="FOGCITY_", extra="ignore", use_attribute_docstrings=True)

    database: str = Field(default_factory=default_database)
    """Where everything is kept: a SQLAlchemy URL, sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME."""
    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for all of this machine."""
    lan: bool = False
    """Listen in the local network and on this machine, instead of at `host`; no other name is answered to."""
    port: int = Field(default=8000, ge=0, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    """Processes that serve; more than one needs PostgreSQL."""
    forwarded_allow_ips: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    origins: list[str] = []
    """Origins that are this server's own where a proxy changes Host, as a JSON list: ["https://play.example.org"]."""
    hosts: list[str] = []
    """Names of the server, as a JSON list: ["play.example.org"]; if there are any, requests for others are refused."""
    metrics: Literal["local", "all", "off"] = "local"
    """Who may read /metrics: clients on this machine, everybody, or nobody."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    logs: Literal["auto", "text", "json"] = "auto"
    """Logs for people (warnings and errors), or everything as JSON, one object a line; auto: text on a terminal."""
    bot_processes: int = Field(default_factory=lambda: max(1, cores() // 2), ge=1, le=256)
    """Processes in which bots think, for each worker."""
    bot_seconds: float = Field(default=10, gt=0, le=600)
    """A bot that has not moved after this time has failed."""
    first_bot_seconds: float = Field(default=300, gt=0)
    """The same for the first move of each level, which may have to be compiled for this machine."""
    warm_up: bool = True
    """Load the bots when the server starts, instead of when somebody first plays one."""
    open_days: float = Field(default=2, gt=0)
    """Tables that did not start are closed after this time."""
    abandoned_days: float = Field(default=21, gt=0)
    """Games without a clock are closed after this time without an action."""
    quota_open_tables: int = Field(default=30, ge=1)
    """Open and running tables created by one account."""
    quota_address_tables: int = Field(default=300, ge=1)
    """The same for all accounts of one address together."""
    quota_bot_games: int = Field(default=5, ge=0)
    """Running bot-only games created by one account."""
    quota_all_bot_games: int = Field(default=50, ge=0)
    """Running bot-only games on this server."""
    quota_stored_games: int = Field(default=2000, ge=1)
    """Finished games created by one account; beyond this, the oldest are purged."""
    quota_address_games: int = Field(default=20_000, ge=1)
    """The same for all accounts of one address together."""
    quota_sockets: int = Field(default=30, ge=1)
    """WebSockets that one account has open at a worker."""
    quota_address_sockets: int = Field(default=2000, ge=1)
    """The same for all accounts of one address together."""
    quota_clubs: int = Field(default=5, ge=0)
    """Clubs that one account has founded."""
    quota_memberships: int = Field(default=50, ge=0)
    """Clubs that one account belongs to, or has asked to."""
    quota_members: int = Field(default=500, ge=1)
    """Members of a club, with those who have asked."""
    quota_events: int = Field(default=10, ge=0)
    """Events of a club that are to come or under way."""
    quota_entrants: int = Field(default=500, ge=2)
    """Players in an event."""
    purge_closed_days: float = Field(default=7, ge=0)
    """Tables that were closed without a result are deleted after this time."""
    purge_finished_days: float = Field(default=0, ge=0)
    """Finished games are deleted after this time; 0 keeps them forever."""
    records: Path | None = None
    """A folder for the records of games before they are purged; without it they are gone."""
    invitation_only: bool = False
    """Whether new guests need an invitation: to a table, or a link of `fogcity admin invite`."""
    rate_one_address: bool = False
    """Whether games between people who come from one address count for ratings, as in a household or a club room."""
    notice_seconds: float = Field(default=5, ge=0)
    """Delay before a notice is sent; opening the table in that time cancels it."""
    smtp_host: str = ""
    """The SMTP server; if unset, no e-mail is sent."""
    smtp_port: int = Field(default=587, ge=1, le=65535)
    smtp_user: str = ""
    smtp_password: SecretStr = SecretStr("")
    smtp_tls: Literal["starttls", "tls", "off"] = "starttls"
    """How the way to that server is encrypted."""
    smtp_from: str = ""
    """Who our e-mail is from: an address, or Fog City <games@example.org>."""
    mail_minutes: float = Field(default=10, ge=0)
    """Delay before an unseen notice is sent by e-mail."""
    webhook: str = ""
    """A URL that gets the starts and ends of public games, such as an incoming webhook of a chat."""
    webhook_language: Literal["en", "fr", "nl", "ko"] = "en"
    private_targets: bool = False
    """Whether notices may also go to private networks and without TLS."""
    limit_notices: Limit = Rate(120, 3600)
    """Notices for one account."""
    limit_mails: Limit = Rate(5, 3600)
    """E-mails that one account asks for: to confirm an address, or to set a password."""
    limit_reports: Limit = Rate(10, 3600)
    """Messages and names that one account reports."""
    limit_requests: Limit = Rate(3000, 60)
    """Requests from one address."""
    limit_guests: Limit = Rate(300, 3600)
    """New guest accounts from one address; those who come by an invitation are not counted here."""
    limit_invited: Limit = Rate(60, 3600)
    """New guest accounts by one invitation."""
    limit_invited_from: Limit = Rate(600, 3600)
    """New guest accounts through all invitations to tables created from one address."""
    limit_logins: Limit = Rate(60, 60)
    """Attempts to log in, or to change a password, from one address."""
    limit_account_logins: Limit = Rate(20, 600)
    """Attempts to log in with one name, from anywhere."""
    limit_wrong_codes: Limit = Rate(60, 600)
    """Invitation codes that do not exist, tried from one address."""
    limit_sockets: Limit = Rate(300, 60)
    """WebSockets opened from one address."""
    limit_tables: Limit = Rate(30, 60)
    """Tables that one account makes or joins."""
    limit_new_tables: Limit = Rate(600, 3600)
    """Tables created from one address."""
    limit_messages: Limit = Rate(30, 10)
    """Actions and other messages of one account."""
    limit_address_messages: Limit = Rate(1000, 10)
    """WebSocket messages from one address."""
    limit_chat: Limit = Rate(8, 10)
    """Lines of chat of one account."""
    limit_hints: Limit = Rate(20, 60)
    """Hints for one account."""
    limit_heavy: Limit = Rate(120, 60)
    """Replays, drawings and records of events for one address."""
    limit_deals: Limit = Rate(30, 3600)
    """Attempts at deals of the day of one account."""
    limit_address_deals: Limit = Rate(600, 3600)
    """Attempts at deals of the day from one address."""
    limit_puzzles: Limit = Rate(600, 3600)
    """Answers to puzzles of one account."""
    limit_exports: Limit = Rate(10, 3600)
    """Data exports for one account."""
    limit_friends: Limit = Rate(120, 3600)
    """People that one account follows, blocks, or stops to."""
    limit_invitations: Limit = Rate(40, 3600)
    """Invitations by name that one account sends."""
    limit_invitations_to: Limit = Rate(6, 86400)
    """Those of them to one person."""
    limit_address_invitations: Limit = Rate(400, 3600)
    """Invitations by name from one address."""
    limit_searches: Limit = Rate(60, 600)
    """Searches for opponents by one account."""
    limit_clubs: Limit = Rate(120, 3600)
    """Changes that one account makes to clubs and events: founding, joining, entering, leaving."""
    limit_address_clubs: Limit = Rate(20, 3600)
    """Clubs founded from one address."""
    rate_factor: float = Field(default=1, gt=0)
    """A factor for all rate limits: 2 allows twice as much."""

    @property
    def on_sqlite(self) -> bool:
        """Whether the database is a SQLite file."""
        return self.database.startswith("sqlite")

    @property
    def site(self) -> str | None:
        """The address of this server for links in what it sends; never one that a request claims."""
        if self.origins:
            return self.origins[0]
        return f"https://{self.hosts[0]}" if self.hosts else None
