"""What a later start asks of the window that is open: one small JSON object."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, NamedTuple

from cardtable_gui.core.files import strict_json

LARGEST: Final = 10_000
"""The maximum size of a request in bytes; paths are shorter on every system."""
TAKEN: Final = b"taken"
"""The answer to a request that the window carries out."""
_TOKEN = re.compile(r"[!-~]{0,200}")
_KEYS: Final = {"open", "token"}


class RequestError(ValueError):
    """Raised for data that is no request."""


class StartRequest(NamedTuple):
    """Come to the front, and open a file.

    Attributes:
        file: the absolute path of a record; None: only come to the front.
        token: what Wayland's desktop gave the later start, so that a window may come to the front; empty: nothing.
    """

    file: Path | None = None
    token: str = ""

    def encoded(self) -> bytes:
        """The request as JSON in one line. Raises `RequestError` for a path that is no text."""
        data = json.dumps({"open": None if self.file is None else str(self.file), "token": self.token}).encode()
        decoded(data)
        return data


def decoded(data: bytes) -> StartRequest:
    """Read a request from anybody. Raises `RequestError`."""
    try:
        value = strict_json.parse(data) if len(data) <= LARGEST else None
    except strict_json.JsonError as error:
        raise RequestError(str(error)) from error
    if not isinstance(value, dict) or value.keys() != _KEYS:
        raise RequestError("not a request")
    file, token = value["open"], value["token"]
    if not isinstance(token, str) or not _TOKEN.fullmatch(token):
        raise RequestError("not a token")
    if file is None:
        return StartRequest(None, token)
    if not isinstance(file, str) or "\0" in file or not Path(file).is_absolute():
        raise RequestError("not an absolute path")
    return StartRequest(Path(file), token)
