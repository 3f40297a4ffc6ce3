"""How a command ends before it has done anything."""

from cardtable_gui.core.messages import Message


class UsageError(Exception):
    """Raised for wrong use or bad input: told in one line, exit code 2."""

    def __init__(self, message: Message) -> None:
        """Keep the message for the console."""
        super().__init__(message.text)
        self.message = message


class HelpShown(Exception):  # noqa: N818 - not an error: help was asked for and given
    """Raised when the arguments asked for help and it was written."""
