"""The server: HTTP and WebSockets, storage, clocks and bot workers around tables."""

from fogcity.extras import need

need(
    "server",
    "aiosqlite",
    "alembic",
    "argon2",
    "asyncpg",
    "cryptography",
    "fastapi",
    "fluent.syntax",
    "greenlet",
    "httptools",
    "openskill",
    "orjson",
    "prometheus_client",
    "pydantic",
    "pydantic_settings",
    "segno",
    "sqlalchemy",
    "tzdata",
    "uvicorn",
    "websockets",
)
