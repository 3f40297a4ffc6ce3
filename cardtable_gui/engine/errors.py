"""Why a request gets no answer."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class ProtocolError(Exception):
    """Raised when a request is refused: a code for programs, a message for people, more fields of the answer."""

    def __init__(self, code: str, message: Message, **fields: str) -> None:
        """Keep what the answer will hold."""
        super().__init__(code)
        self.code = code
        self.message = message
        self.fields = fields


def bad_request(message: Message) -> ProtocolError:
    """The error for a request that is not of the protocol's form."""
    return ProtocolError("bad_request", message)


def over() -> ProtocolError:
    """The error for whatever wants a seat to move after the end."""
    return ProtocolError("over", QT_TRANSLATE_NOOP("engine", "The match is over."))
