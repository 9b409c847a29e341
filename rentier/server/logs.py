"""What a server writes down of itself: lines of text or of JSON, without tokens, codes, links or seeds."""

from __future__ import annotations

import json
import logging
import sys
import time

EXTRA = ("mistake", "limit")  # what a line may have beside its message


class Json(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        told |= {key: getattr(record, key) for key in EXTRA if hasattr(record, key)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class ToStandardError(logging.Handler):
    """Whatever that is when a line is written."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            print(self.format(record), file=sys.stderr, flush=True)
        except Exception:
            self.handleError(record)


# What uvicorn says of clients that send no request, or that are not let in: they could fill the disk with it.
OF_CLIENTS = ("Invalid HTTP request", "ASGI callable returned without completing handshake")


def is_worth_a_line(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(OF_CLIENTS)


def set_up(form: str, level: str) -> None:
    """Everything that is logged from now on goes to the standard error in this form."""
    handler = ToStandardError()
    handler.setFormatter(Json() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    # A request's path has a table's link in it: only `rentier.server` says what was asked.
    logging.getLogger("uvicorn.access").disabled = True
