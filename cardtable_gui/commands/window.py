"""The window, which opens without a command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cardtable_gui import __version__, input_methods
from cardtable_gui.commands.console import PROGRAM, Console, write
from cardtable_gui.commands.errors import HelpShown
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.start_arguments import StartArguments

COMMANDS: dict[str, Message] = {
    "engine": QT_TRANSLATE_NOOP("cli", "the rules for other programs: JSON lines on standard input and output"),
    "simulate": QT_TRANSLATE_NOOP("cli", "bots play matches"),
    "arena": QT_TRANSLATE_NOOP("cli", "bots play the same deals on all seats"),
    "replay": QT_TRANSLATE_NOOP("cli", "tells where a recorded match stands"),
    "bench": QT_TRANSLATE_NOOP("cli", "measures how fast the rules are"),
    "gallery": QT_TRANSLATE_NOOP("cli", "draws every screen as PNG files"),
    "selftest": QT_TRANSLATE_NOOP("cli", "checks that this copy of the program is complete"),
}
"""The other commands, for the help text."""

_WITH_VALUE = frozenset(
    {
        "display",
        "fontengine",
        "geometry",
        "icon",
        "name",
        "platform",
        "platformpluginpath",
        "platformtheme",
        "plugin",
        "qwindowgeometry",
        "qwindowicon",
        "qwindowtitle",
        "session",
        "style",
        "stylesheet",
        "title",
    }
)
_WITHOUT_VALUE = frozenset({"dograb", "nograb", "reverse", "sync", "widgetcount"})


def run(arguments: Sequence[str], console: Console) -> int:
    """Open the window. Errors before it opens are reported in the terminal."""
    # Most starts have no arguments; skip the parser to start faster.
    start = read(arguments, console) if arguments else StartArguments()
    if start is None:
        return 0
    if start.file is not None and sys.stderr is not None:
        # Without a terminal the window itself reports what is wrong with a file.
        from cardtable_gui.commands import record_file

        record_file.check(start.file)
    modules = input_methods.wanted(os.environ)
    if modules is not None:
        os.environ[input_methods.VARIABLE] = modules
    from cardtable_gui import app

    return app.run(start, console.complain)


def read(arguments: Sequence[str], console: Console) -> StartArguments | None:
    """Parse the arguments; None: the version was requested and written. Raises `UsageError`."""
    from cardtable_gui.commands.parser import Parser

    own, qt = split(arguments)
    about = QT_TRANSLATE_NOOP("cli", "Japanese card games on one table. Qt's own arguments are understood too.")
    reader = Parser("", about, console)
    reader.add(
        "file",
        metavar="FILE",
        nargs="?",
        type=Path,
        help_text=QT_TRANSLATE_NOOP("cli", "a match record (.cardtable) to open"),
    )
    reader.add(
        "--data-dir",
        metavar="DIR",
        type=Path,
        help_text=QT_TRANSLATE_NOOP("cli", "the folder for settings and matches (the user's by default)"),
    )
    reader.add("--version", action="store_true", help_text=QT_TRANSLATE_NOOP("cli", "show the version"))
    try:
        given = reader.read(own)
    except HelpShown:
        console.say(QT_TRANSLATE_NOOP("cli", "Or one of these commands; each has its own --help:"))
        for command, what in COMMANDS.items():
            write(f"  {command:<10}{console.text(what)}")
        raise
    if given.version:
        write(f"{PROGRAM} {__version__}")
        return None
    return StartArguments(given.file, given.lang, given.data_dir, qt)


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Separate our own arguments from Qt's, which have one dash or two and a value after a space or `=`."""
    own: list[str] = []
    qt: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, _ = argument.partition("=")
        option = name.removeprefix("-").removeprefix("-") if name.startswith("-") else ""
        if argument == "--":
            own += [argument, *rest]
        elif option in _WITH_VALUE:
            qt.append(argument)
            if not equals:
                qt += [value for value in [next(rest, None)] if value is not None]
        elif option in _WITHOUT_VALUE:
            qt.append(argument)
        else:
            own.append(argument)
    return own, qt
