"""The window, which opens without a command."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardtable_gui import __version__, input_methods
from cardtable_gui.commands.console import PROGRAM, Console, write
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.suggestions import suggestion
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened
from cardtable_gui.start_arguments import StartArguments

COMMANDS: dict[str, Message] = {
    "engine": QT_TRANSLATE_NOOP("cli", "rules and bots for other programs"),
    "simulate": QT_TRANSLATE_NOOP("cli", "have bots play matches"),
    "arena": QT_TRANSLATE_NOOP("cli", "compare bot levels"),
    "balance": QT_TRANSLATE_NOOP("cli", "measure how games go and end"),
    "train": QT_TRANSLATE_NOOP("cli", "have bots learn a game by self-play"),
    "puzzles": QT_TRANSLATE_NOOP("cli", "find positions with one best move"),
    "replay": QT_TRANSLATE_NOOP("cli", "show the scores of a recorded match"),
    "review": QT_TRANSLATE_NOOP("cli", "find the mistakes in a recorded match"),
    "print": QT_TRANSLATE_NOOP("cli", "write rules and score sheets as PDF files"),
    "bench": QT_TRANSLATE_NOOP("cli", "measure the speed"),
    "gallery": QT_TRANSLATE_NOOP("cli", "draw every screen as a PNG file"),
    "selftest": QT_TRANSLATE_NOOP("cli", "check that nothing is missing"),
}
"""The other commands, for the help text."""

_LIKE_A_COMMAND = re.compile("[A-Za-z][A-Za-z-]*")
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
_DESKTOP_VARIABLES = ("DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "GIO_LAUNCHED_DESKTOP_FILE")
"""A Linux desktop tells a program by one of these that it was started there, such as by a double click on a file."""


def run(arguments: Sequence[str], console: Console) -> int:
    """Open the window. Errors before it opens are reported in the terminal.

    What is wrong with a file is reported by the window itself if the program was started by a desktop.
    """
    # Most starts have no arguments; skip the parser to start faster.
    start = read(arguments, console) if arguments else StartArguments()
    if start is None:
        return 0
    if start.file is not None and sys.stderr is not None:
        from cardtable_gui.commands import record_file

        if not (_started_by_desktop() and plain_file.is_there(start.file)):
            record_file.check(start.file)
    from cardtable_gui.commands import paths
    from cardtable_gui.settings import data_folder

    paths.check_data_folder(data_folder(start.data_dir))
    modules = input_methods.wanted(os.environ)
    if modules is not None:
        os.environ[input_methods.VARIABLE] = modules
    # Modules live as long as the program: nothing among them is worth looking for while they are imported.
    gc.disable()
    try:
        from cardtable_gui import app
    except ImportError as error:
        from cardtable_gui import missing_libraries

        reason = missing_libraries.behind(error)
        if reason is None:
            raise
        console.complain(reason)
        return 2
    return app.run(start, console.complain)


def read(arguments: Sequence[str], console: Console) -> StartArguments | None:
    """Parse the arguments; None: the version was requested and written. Raises `UsageError`."""
    from cardtable_gui.commands import parser, paths

    own, qt = split(arguments)
    about = QT_TRANSLATE_NOOP(
        "cli",
        "Opens Card Table, or runs one of the commands below; “cardtable-gui COMMAND --help” explains a command. "
        "Qt’s options, such as -platform, work too.",
    )
    examples = (
        Example("", QT_TRANSLATE_NOOP("cli", "open the start screen")),
        Example("match.cardtable --lang ja", QT_TRANSLATE_NOOP("cli", "open a recorded match, in Japanese")),
        Example("simulate --help", QT_TRANSLATE_NOOP("cli", "how to have bots play matches")),
    )
    reader = parser.Parser("", about, console, examples=examples, commands=_commands_there())
    reader.add(
        "file",
        metavar="FILE",
        nargs="?",
        type=paths.path,
        help_text=QT_TRANSLATE_NOOP("cli", "a match record to open (.cardtable)"),
    )
    reader.add(
        "--data-dir",
        metavar="DIR",
        type=paths.path,
        help_text=QT_TRANSLATE_NOOP("cli", "the folder for settings and matches (default: your data folder)"),
    )

    def which() -> Message:
        return QT_TRANSLATE_NOOP("cli", "the game to set up: {games}").put(games=", ".join(parser.game_ids()))

    reader.add("--game", metavar="GAME", type=parser.game, help_text=which)
    reader.add("--version", action="store_true", help_text=QT_TRANSLATE_NOOP("cli", "show the version"))
    given = reader.read(own)
    if given.version:
        write(f"{PROGRAM} {__version__}")
        return None
    if given.file is not None:
        check_command(str(given.file))
    if given.file is not None and given.game is not None:
        raise UsageError(QT_TRANSLATE_NOOP("cli", "Give a file to open or a game to set up, not both."))
    return StartArguments(given.file, given.lang, given.data_dir, qt, None if given.game is None else given.game.id)


def _commands_there() -> Mapping[str, Message]:
    """The commands that this program has."""
    from cardtable_gui.commands import laboratory

    left_out = () if laboratory.is_there() else laboratory.COMMANDS
    return {name: about for name, about in COMMANDS.items() if name not in left_out}


def check_command(word: str) -> None:
    """Raise `UsageError` for a word that looks like a command and is neither one nor a file."""
    if _LIKE_A_COMMAND.fullmatch(word) and word not in COMMANDS and not plain_file.is_there(Path(word)):
        message = QT_TRANSLATE_NOOP("cli", "Unknown command “{command}”. {suggestion}")
        raise UsageError(message.put(command=shortened(word), suggestion=suggestion(word, list(COMMANDS))))


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


def _started_by_desktop() -> bool:
    """Whether standard error leads into the log of the desktop that started the program."""
    return not sys.stderr.isatty() and any(map(os.environ.get, _DESKTOP_VARIABLES))
