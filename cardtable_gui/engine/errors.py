"""Errors of refused requests."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class ProtocolError(Exception):
    """Raised when a request is refused: a code for programs, a message for people, further fields of the answer."""

    def __init__(self, code: str, message: Message, **fields: str) -> None:
        """Keep the fields of the answer."""
        super().__init__(code)
        self.code = code
        self.message = message
        self.fields = fields


def bad_request(message: Message) -> ProtocolError:
    """The error for a malformed request."""
    return ProtocolError("bad_request", message)


def over() -> ProtocolError:
    """The error for a request that needs a seat to move, after the end of the match."""
    return ProtocolError("over", QT_TRANSLATE_NOOP("engine", "The match is over."))
