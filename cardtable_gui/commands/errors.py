"""Exceptions that end a command: each is told in one line on the error stream."""

from typing import ClassVar

from cardtable_gui.core.messages import Message


class CommandError(Exception):
    """Raised to end a command with a message."""

    code: ClassVar[int]
    """The exit code."""

    def __init__(self, message: Message) -> None:
        """Keep the message for the console."""
        super().__init__(message.text)
        self.message = message


class UsageError(CommandError):
    """Raised for wrong use or bad input."""

    code = 2


class OutputError(CommandError):
    """Raised when what a command has done can't be written, to the output or to a file."""

    code = 1


class HelpShown(Exception):  # noqa: N818 - not an error: the requested help was written
    """Raised after writing the help that the arguments asked for."""
