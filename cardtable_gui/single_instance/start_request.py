"""The request of a later start to the window that is open: one small JSON object."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, NamedTuple

from cardtable_gui.core import strict_json

LARGEST: Final = 10_000
"""The maximum size of a request in bytes; paths are shorter on every system."""
TAKEN: Final = b"taken"
"""The answer to a request that the window carries out."""
_TOKEN = re.compile(r"[!-~]{0,200}")
_GAME = re.compile(r"[a-z][a-z0-9_-]{0,40}")
_KEYS: Final = {"open", "token"}
_MORE_KEYS: Final = {"game"}
"""Keys that are written only if they are needed, since windows of older versions don't know them."""


class RequestError(ValueError):
    """Raised for data that is no request."""


class StartRequest(NamedTuple):
    """Come to the front, and open a file or the set-up of a game.

    Attributes:
        file: the absolute path of a record; None: only come to the front.
        token: what Wayland's desktop gave the later start, so that a window may come to the front; empty: nothing.
        game: the id of a game to set up, which the window need not know; None: none.
    """

    file: Path | None = None
    token: str = ""
    game: str | None = None

    def encoded(self) -> bytes:
        """The request as JSON in one line. Raises `RequestError` for a path that is no text."""
        told = {"open": None if self.file is None else str(self.file), "token": self.token}
        data = json.dumps(told if self.game is None else {**told, "game": self.game}).encode()
        decoded(data)
        return data


def decoded(data: bytes) -> StartRequest:
    """Read a request from anybody. Raises `RequestError`."""
    try:
        value = strict_json.parse(data) if len(data) <= LARGEST else None
    except strict_json.JsonError as error:
        raise RequestError(str(error)) from error
    if not isinstance(value, dict) or value.keys() - _MORE_KEYS != _KEYS:
        raise RequestError("not a request")
    file, token, game = value["open"], value["token"], value.get("game")
    if not isinstance(token, str) or not _TOKEN.fullmatch(token):
        raise RequestError("not a token")
    if game is not None and not (isinstance(game, str) and _GAME.fullmatch(game)):
        raise RequestError("not a game's id")
    if file is None:
        return StartRequest(None, token, game)
    if not isinstance(file, str) or "\0" in file or not Path(file).is_absolute():
        raise RequestError("not an absolute path")
    return StartRequest(Path(file), token, game)
