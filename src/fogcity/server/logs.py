"""Logs without secrets (no cookies, codes, queries, names or chat): JSON for programs, text for people."""

import asyncio
import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

STANDARD = frozenset(vars(logging.makeLogRecord({})))


def more_of(record: logging.LogRecord) -> dict[str, Any]:
    """The `extra` of a record, without what libraries add to every record (Ray's names begin with `_`)."""
    marks = (*STANDARD, "color_message")
    return {name: value for name, value in vars(record).items() if name not in marks and not name.startswith("_")}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= more_of(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class Lines(logging.Formatter):
    """A record for people: time, level, message and place."""

    def format(self, record: logging.LogRecord) -> str:
        more = ", ".join(f"{name} {value}" for name, value in more_of(record).items() if value is not None)
        message = f"{record.getMessage()} ({more})" if more else record.getMessage()
        line = f"{datetime.fromtimestamp(record.created):%H:%M:%S} {record.levelname.lower()}: {message}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def is_no_cancellation(record: logging.LogRecord) -> bool:
    """Leave out the tracebacks of whatever was still under way when the server stopped."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def for_people(kind: str) -> bool:
    """Whether a person reads the logs: they are `text`, or `auto` and a terminal is attached."""
    return kind == "text" or (kind == "auto" and sys.stderr.isatty())


def set_up(level: str, kind: str) -> None:
    """Write all logs of this process to stderr: as `text`, as `json`, or `auto`."""
    text = for_people(kind)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if text else JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"  # the server writes its own line for each request
    logging.getLogger("uvicorn.error").addFilter(is_no_cancellation)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if text and level == "info":  # a line for each request is not for people
        logging.getLogger().setLevel(logging.WARNING)
