"""`engine`: the protocol on stdin and stdout."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import SystemRandom

from cardtable_gui.commands.console import Console
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.engine import serve


def run(arguments: Sequence[str], console: Console) -> int:
    """Answer requests until stdin ends."""
    about = QT_TRANSLATE_NOOP(
        "cli",
        "Lets other programs use the rules and the bots: reads a JSON request per line, answers each with a line.",
    )
    examples = (Example("engine < requests.jsonl", QT_TRANSLATE_NOOP("cli", "answer the requests of a file")),)
    Parser("engine", about, console, examples=examples).read(arguments)
    serve(sys.stdin.buffer, sys.stdout.buffer, SystemRandom())
    return 0
