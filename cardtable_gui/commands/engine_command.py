"""`engine`: the protocol on stdin and stdout."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import SystemRandom
from typing import BinaryIO

from cardtable_gui.commands.console import Console, output
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.engine import serve


def run(arguments: Sequence[str], console: Console) -> int:
    """Answer requests until stdin ends."""
    about = QT_TRANSLATE_NOOP(
        "cli",
        (
            "Lets other programs use the rules and the bots: reads one JSON request per line and answers each with a "
            "line."
        ),
    )
    examples = (Example("engine < requests.jsonl", QT_TRANSLATE_NOOP("cli", "answer the requests in a file")),)
    Parser("engine", about, console, examples=examples).read(arguments)
    if sys.stdin is None:
        raise UsageError(QT_TRANSLATE_NOOP("cli", "Can’t read the input: it’s closed."))
    with output() as answers:
        serve(_Input(sys.stdin.buffer), answers.buffer, SystemRandom())
    return 0


class _Input:
    """The lines of stdin."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def readline(self, limit: int) -> bytes:
        """The next line. Raises `UsageError` if it can't be read."""
        try:
            return self._stream.readline(limit)
        except OSError as error:
            message = QT_TRANSLATE_NOOP("cli", "Can’t read the input. {reason}")
            raise UsageError(message.put(reason=cause(error))) from None
