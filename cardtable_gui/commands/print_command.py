"""`print`: a game's rules, reference card or score sheet as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable_gui.commands.console import Console, write_json
from cardtable_gui.commands.errors import OutputError, UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser, game_ids
from cardtable_gui.commands.paths import path
from cardtable_gui.commands.suggestions import suggestion
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import shortened

_SHEETS = ("rules", "quick", "reference", "scores")
_PAPERS = ("a4", "letter")


def run(arguments: Sequence[str], console: Console) -> int:
    """Write one sheet of a game as a PDF."""
    given = _reader(console).read(arguments)
    # Qt is imported only once the arguments are known to be good.
    from cardtable_gui.views.kit.dialogs.file_dialog import write_file
    from cardtable_gui.views.shell.rules import pdf, sheets

    printed = sheets.printed_alone(given.game.id, sheets.Sheet(given.what), pdf.Paper(given.paper), console.language)
    reason = write_file(given.out, printed.data)
    if reason is not None:
        message = QT_TRANSLATE_NOOP("cli", "Can’t write “{file}”. {reason}")
        raise OutputError(message.put(file=plain_file.shown(str(given.out)), reason=reason))
    if given.json:
        write_json({"file": str(given.out), "pages": printed.pages})
    else:
        message = QT_TRANSLATE_NOOP("cli", "{file}: %n page(s)")
        console.say(message.put(file=plain_file.shown(str(given.out)), n=printed.pages))
    return 0


def _reader(console: Console) -> Parser:
    example = Example(
        f"print {game_ids()[0]} --what scores --out scores.pdf",
        QT_TRANSLATE_NOOP("cli", "a score sheet for an evening at a real table"),
    )
    about = QT_TRANSLATE_NOOP("cli", "Writes a game’s rules, reference card or score sheet as a PDF for printing.")
    reader = Parser("print", about, console, examples=(example,))
    reader.add_game(game_ids())
    reader.add(
        "--what",
        metavar="SHEET",
        default=_SHEETS[0],
        type=_one_of("--what", _SHEETS),
        help_text=QT_TRANSLATE_NOOP("cli", "rules, quick (one page), reference or scores (default: rules)"),
    )
    reader.add(
        "--paper",
        metavar="PAPER",
        default=_PAPERS[0],
        type=_one_of("--paper", _PAPERS),
        help_text=QT_TRANSLATE_NOOP("cli", "a4 or letter (default: a4)"),
    )
    reader.add(
        "--out", metavar="FILE", type=path, required=True, help_text=QT_TRANSLATE_NOOP("cli", "the file to write")
    )
    reader.add_json()
    return reader


def _one_of(option: str, known: Sequence[str]) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value in known:
            return value
        message = QT_TRANSLATE_NOOP("cli", "“{option}” can’t be “{value}”. {suggestion}")
        raise UsageError(message.put(option=option, value=shortened(value), suggestion=suggestion(value, known)))

    return read
