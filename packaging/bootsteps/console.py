"""Messages of the set-up to the user, always on stderr, in Japanese on a Japanese system and else in English."""

import locale
import os
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


def either(english: str, japanese: str) -> str:
    """The one of two wordings that the user reads; English where the terminal can't show Japanese."""
    variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, variables), None) or locale.getlocale()[0] or ""
    if not language.lower().startswith("ja"):
        return english
    try:
        japanese.encode(sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        return english
    return japanese
