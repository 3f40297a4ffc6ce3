"""The commands of the laboratory, found by name: a bundle may leave `cardtable_gui.lab` out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from cardtable_gui.commands.console import Console
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

_PACKAGE: Final = "cardtable_gui.lab"
COMMANDS: Final = ("arena", "balance", "train", "puzzles", "bench", "gallery")
"""The module `commands/<name>_command` of the laboratory has each as `run`."""


def is_there() -> bool:
    """Whether the program has its laboratory."""
    return find_spec(_PACKAGE) is not None


def command(word: str) -> Callable[[Sequence[str], Console], int]:
    """One of the commands. Raises `UsageError` where the laboratory is left out."""
    if not is_there():
        message = QT_TRANSLATE_NOOP(
            "cli", "“{command}” isn’t part of this package. To have it, install Card Table with pip."
        )
        raise UsageError(message.put(command=word))
    run: Callable[[Sequence[str], Console], int] = import_module(f"{_PACKAGE}.commands.{word}_command").run
    return run
