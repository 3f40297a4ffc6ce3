"""The command line: finds the command and runs it.

    cardtable-gui [FILE] [--lang en|ja] [--data-dir DIR] [--version]     the window
    cardtable-gui engine | simulate | arena | balance | train | puzzles | replay | review | print | bench | gallery …

`--lang` may also stand before the command.

Exit codes: 0 done, 1 a check failed, the output can't be written or an internal error, 2 wrong use or bad input (both
with one line on stderr), 130 Ctrl+C.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardtable_gui.commands.console import Console, discard_output, flush
from cardtable_gui.commands.errors import CommandError, HelpShown, OutputError
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import LANGUAGES, Language

_PATIENCE_S = 2.0
Command: TypeAlias = Callable[[Sequence[str], Console], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (None: those of the process) and return its exit code."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        from cardtable_gui import parent_console, unpacked_folders

        freeze_support()
        unpacked_folders.hold_own()
        if sys.argv[1:]:
            parent_console.attach()
    given = list(sys.argv[1:] if arguments is None else arguments)
    console = Console(_asked_language(given))
    try:
        return _run(given, console)
    except CommandError as error:
        console.complain(error.message)
        if isinstance(error, OutputError):
            discard_output()
        return error.code
    except KeyboardInterrupt:
        if not _threads_end():
            os._exit(130)
        return 130
    except BrokenPipeError:
        # The reader has what it wanted.
        discard_output()
        return 0


def _run(arguments: list[str], console: Console) -> int:
    """Run a command to its last output. Raises `CommandError`."""
    try:
        command, rest = _command(arguments)
        code = command(rest, console)
    except HelpShown:
        code = 0
    except BrokenPipeError:
        raise
    except OSError as error:
        # Such as a temporary folder on a full disk: no command has anything else to say of it.
        message = QT_TRANSLATE_NOOP("cli", "Can’t continue: {reason}")
        raise OutputError(message.put(reason=cause(error))) from error
    flush()
    return code


def _threads_end() -> bool:
    """Wait for other threads; one of a pool that was interrupted at its start would block the exit forever."""
    others = [thread for thread in threading.enumerate() if thread is not threading.current_thread()]
    for thread in others:
        thread.join(_PATIENCE_S)
    return not any(thread.is_alive() for thread in others if not thread.daemon)


def _asked_language(arguments: Sequence[str]) -> Language | None:
    """The language chosen by the arguments, if any; needed for messages about the arguments themselves."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else "".join(arguments[index + 1 : index + 2])
            return next((known for known in LANGUAGES if known == wanted), None)
    return None


def _command(arguments: list[str]) -> tuple[Command, list[str]]:
    """The command and its arguments; commands are imported lazily, since the window needs none.

    Raises:
        CommandError: the first word is a mistyped command, or one that this bundle leaves out.
    """
    place = 0
    while place < len(arguments) and arguments[place].partition("=")[0] == "--lang":
        place += 1 if "=" in arguments[place] else 2
    word = "".join(arguments[place : place + 1])
    rest = arguments[:place] + arguments[place + 1 :]
    command: Command
    match word:
        case "engine":
            from cardtable_gui.commands import engine_command

            command = engine_command.run
        case "simulate":
            from cardtable_gui.commands import simulate_command

            command = simulate_command.run
        case "replay":
            from cardtable_gui.commands import replay_command

            command = replay_command.run
        case "review":
            from cardtable_gui.commands import review_command

            command = review_command.run
        case "print":
            from cardtable_gui.commands import print_command

            command = print_command.run
        case "selftest":
            from cardtable_gui.commands import selftest

            command = selftest.run
        case "arena" | "balance" | "train" | "puzzles" | "bench" | "gallery":
            from cardtable_gui.commands import laboratory

            command = laboratory.command(word)
        case _:
            from cardtable_gui.commands import window

            if not word.startswith("-"):
                window.check_command(word)
            command = window.run
            rest = arguments
    return command, rest
