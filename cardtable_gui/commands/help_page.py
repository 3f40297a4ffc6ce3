"""The page that `--help` writes, wrapped for the terminal in any script."""

from __future__ import annotations

import re
import shutil
from argparse import Action
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardtable_gui import games
from cardtable_gui.commands.console import PROGRAM, Console, display_width
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_NARROWEST, _WIDEST = 50, 100
"""The limits of a page's width, in columns."""
_UNIT = re.compile(r" +|[「（]*(?:[!-~‘’“”–…]+|[ァ-ヺー]+|[^ ])[、。）」！？：ー]*")
"""What a line break doesn't divide: a word, or a full-width character, each with its punctuation."""


@dataclass(frozen=True, slots=True)
class Example:
    """A command line to learn from: arguments, in which `{game}` is a game and `{other}` another; and what it does."""

    arguments: str
    what: Message

    @property
    def line(self) -> str:
        """The arguments with games that the program has."""
        game, other = (package.game.id for package in games.packages()[:2])
        return self.arguments.format(game=game, other=other)


@dataclass(frozen=True, slots=True)
class HelpPage:
    """What a page of help says. `usage` holds the forms of the command, without the program's name."""

    usage: Sequence[str]
    about: Message
    arguments: Sequence[tuple[str, Message]]
    options: Sequence[tuple[str, Message]]
    commands: Sequence[tuple[str, Message]]
    examples: Sequence[Example]

    def lines(self, console: Console) -> Iterator[str]:
        """The page in the console's language."""
        width = min(max(shutil.get_terminal_size().columns, _NARROWEST), _WIDEST)
        optional = console.text(QT_TRANSLATE_NOOP("cli", "[options]"))
        head = console.text(QT_TRANSLATE_NOOP("cli", "Usage: {form}").put(form=""))
        for number, form in enumerate(self.usage):
            indent = head if number == 0 else " " * display_width(head)
            yield indent + " ".join(filter(None, (PROGRAM, form.format(options=optional))))
        yield ""
        yield from wrapped(console.text(self.about), width)
        for title, rows in (
            (QT_TRANSLATE_NOOP("cli", "Commands:"), self.commands),
            (QT_TRANSLATE_NOOP("cli", "Arguments:"), self.arguments),
            (QT_TRANSLATE_NOOP("cli", "Options:"), self.options),
        ):
            if rows:
                yield from ("", console.text(title))
                yield from _table([(name, console.text(what)) for name, what in rows], width)
        yield from ("", console.text(QT_TRANSLATE_NOOP("cli", "Examples:")))
        for example in self.examples:
            yield f"  {PROGRAM} {example.line}".rstrip()
            yield from ("      " + line for line in wrapped(console.text(example.what), width - 6))


def signature(action: Action) -> str:
    """How an argument is written: `--at N`, `FILE`."""
    names = ", ".join(action.option_strings)
    metavar = "" if action.nargs == 0 else str(action.metavar or action.dest)
    return f"{names} {metavar}".strip()


def wrapped(text: str, width: int) -> list[str]:
    """Break a text into lines of at most `width` columns, if no word of it is longer."""
    lines = [""]
    for unit in _UNIT.findall(text):
        if lines[-1] and display_width(lines[-1] + unit.rstrip()) > width:
            lines.append("")
        if lines[-1] or unit.strip():
            lines[-1] += unit
    return [line.rstrip() for line in lines]


def _table(rows: Sequence[tuple[str, str]], width: int) -> Iterable[str]:
    """Names on the left, what they mean on the right."""
    left = max(display_width(name) for name, _ in rows) + 4
    for name, what in rows:
        first, *more = wrapped(what, width - left)
        yield f"  {name}".ljust(left) + first
        yield from (" " * left + line for line in more)
