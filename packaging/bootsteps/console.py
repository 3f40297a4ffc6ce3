"""Messages of the set-up to the user, always on stderr."""

import sys


class Stop(Exception):  # noqa: N818 - a controlled stop, not an error of the program
    """The set-up cannot go on.

    Attributes:
        code: exit code; 2 if the user must do something first, 1 if a step failed.
    """

    def __init__(self, line: str, code: int = 2) -> None:
        super().__init__(line)
        self.code = code


def say(line: str) -> None:
    """Write one line to stderr at once."""
    print(line, file=sys.stderr, flush=True)
