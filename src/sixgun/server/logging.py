"""Structured logs: a line of JSON for each event, with no secret in it."""

from __future__ import annotations

import json
import logging
import sys
import time

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {name: str(value)[:200] for name, value in vars(record).items() if name not in PLAIN}
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "at": when,
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **extra,
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to standard error. Of libraries only warnings: their details hold headers and values, and so secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("sixgun").setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
