"""Exceptions that end a command before it runs."""

from cardtable_gui.core.messages import Message


class UsageError(Exception):
    """Raised for wrong use or bad input: reported in one line, exit code 2."""

    def __init__(self, message: Message) -> None:
        """Keep the message for the console."""
        super().__init__(message.text)
        self.message = message


class HelpShown(Exception):  # noqa: N818 - not an error: the requested help was written
    """Raised after writing the help that the arguments asked for."""
