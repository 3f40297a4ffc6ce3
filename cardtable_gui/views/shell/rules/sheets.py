"""What there is of a game on paper: its rules, quick rules on one page, a reference card, a score sheet."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLength,
    QTextTable,
    QTextTableCell,
    QTextTableFormat,
)
from PySide6.QtWidgets import QApplication

from cardtable_gui import games, i18n
from cardtable_gui.core.aids.reference_tables import Cell, ReferenceTable, on_paper
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import complete
from cardtable_gui.games import GamePackage, own_houses
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.kit.text.plain_text import Document
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.plan.game_credits import designers
from cardtable_gui.views.plan.match_setup import USUAL_SEATS
from cardtable_gui.views.shell.rules import rules_page, rules_words
from cardtable_gui.views.shell.rules.pdf import Page, Paper, on_one_page, written


class Sheet(StrEnum):
    """What can be printed of a game."""

    RULES = "rules"
    QUICK = "quick"
    REFERENCE = "reference"
    SCORES = "scores"


TITLES: Final = {
    Sheet.RULES: QT_TRANSLATE_NOOP("print", "Rules"),
    Sheet.QUICK: QT_TRANSLATE_NOOP("print", "Quick rules on one page"),
    Sheet.REFERENCE: QT_TRANSLATE_NOOP("print", "Reference card"),
    Sheet.SCORES: QT_TRANSLATE_NOOP("print", "Score sheet"),
}
_COLUMNS: Final = {Sheet.RULES: 1, Sheet.QUICK: 2, Sheet.REFERENCE: 2, Sheet.SCORES: 1}
_TITLE: Final = QT_TRANSLATE_NOOP("print", "{game}: {sheet}")

_PAPER: Final = replace(
    LIGHT, panel=QColor("white"), panel_deep=QColor("#efece6"), ink=QColor("black"), ink_soft=QColor("#333333")
)
"""The colours of paper: no grounds that cost ink."""
_SHARP: Final = 3.0
"""Pixels of a picture for each pixel of the window: 288 to an inch."""
_RULES_PERCENT: Final = 95
_RULING = re.compile(r"^> (?:\*Our ruling|\*\*裁定).*\n?", re.MULTILINE)
"""What settles an open point. Answers of the publisher and house rules are needed to play."""
_MARK = re.compile(r"^> \*+[^*]*\*+[:：]?\s*", re.MULTILINE)
_PICTURES = re.compile(r"^(?!\|).*!\[[^\]]*\]\((?:cards|step|table):[^)]*\).*\n?", re.MULTILINE)
"""Lines with pictures, but for the rows of tables."""
_ABOUT_THE_PAGE = re.compile(r"(?<=\n\n)(?!#|<a)(?:[^\n]+\n)+\n(?=<a id)")
"""What a chapter says before its first rule."""
_RULE = '<a id="'
_EMPTY_LINES = re.compile(r"\n{3,}")
_TIGHT_LEADING: Final = 112
"""The height of a line on a page that holds much, in percent."""
_ABOVE_TABLE: Final = 150
"""The room on a score sheet for what isn't its table, in pixels."""
_AROUND_A_CELL: Final = 12
"""A cell's padding and line."""
_MOST_ROW: Final = 40.0
"""The height of a row to write in, in pixels, where there's room enough."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A PDF and the number of its pages."""

    data: bytes
    pages: int


def printed(game: str, sheet: Sheet, paper: Paper) -> Printed:
    """A sheet of a game as a PDF in the language in force.

    Raises:
        KeyError: there is no such game.
    """
    package = games.package(game).with_house_rules(own_houses.of_new_matches(game))
    title = i18n.text(_TITLE.put(game=package.game.title, sheet=TITLES[sheet]))
    words = QCoreApplication.translate("print", "{title}. {credits} Made with Card Table, an unofficial program.")
    foot = words.format(title=title, credits=_sentence(designers(package.game)))
    page = Page(paper, columns=_COLUMNS[sheet], lying=sheet is Sheet.SCORES)
    document = _document(package, sheet, page)
    return Printed(*written(document, page, title, foot))


def printed_alone(game: str, sheet: Sheet, paper: Paper, language: i18n.Language) -> Printed:
    """As `printed`, in a program without a window, for which Qt is started without a display."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication(["cardtable-gui"])
    i18n.install(application, language)
    return printed(game, sheet, paper)


def _document(package: GamePackage, sheet: Sheet, page: Page) -> Document:
    game = package.game.id
    match sheet:
        case Sheet.RULES:
            return _set(game, _rules(game), _RULES_PERCENT)
        case Sheet.QUICK:
            return _quick(game, page)
        case Sheet.REFERENCE:
            return on_one_page(partial(_reference, package), page) or _reference(package, _RULES_PERCENT)
        case Sheet.SCORES:
            return _score_sheet(package, page)


def file_name(game: str, sheet: Sheet) -> str:
    """What a sheet's file is called."""
    return f"{game}-{sheet}-{i18n.language()}.pdf"


def quick(markdown: str) -> str:
    """What must be known to play: the chapter in one minute and those with rules, without rulings and pictures."""
    first, *chapters = markdown.split("\n## ")
    kept = [chapter for number, chapter in enumerate(chapters) if number == 0 or _RULE in chapter]
    text = rules_words.LINK.sub(r"\1", "\n## ".join((first, *kept)))
    for left_out in (_RULING, _MARK, _PICTURES):
        text = left_out.sub("", text)
    return _ABOUT_THE_PAGE.sub("", _EMPTY_LINES.sub("\n\n", text), count=1)


def _quick(game: str, page: Page) -> Document:
    """The quick rules on one page. If they don't fit, the last chapter is left out: that's a variant of the game."""
    markdown = quick(_rules(game))
    without_variant = markdown.rpartition("\n## ")[0]
    pages = (on_one_page(partial(_set_tightly, game, text), page) for text in (markdown, without_variant))
    return next((found for found in pages if found is not None), _set_tightly(game, markdown, _RULES_PERCENT))


def _rules(game: str) -> str:
    return rules_text.source(game, i18n.language())


def _sentence(words: str) -> str:
    full_stop = QCoreApplication.translate("print", ".")
    return words if words.endswith(full_stop) else f"{words}{full_stop}"


def _set(game: str, markdown: str, percent: int) -> Document:
    made, _ = rules_page.document(game, markdown, _PAPER, percent, _SHARP)
    return made


def _set_tightly(game: str, markdown: str, percent: int) -> Document:
    """As `_set`, with less room between the lines."""
    made = _set(game, markdown, percent)
    block = made.begin()
    while block.isValid():
        form = QTextBlockFormat()
        form.setLineHeight(_TIGHT_LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setTopMargin(block.blockFormat().topMargin() / 2)
        form.setBottomMargin(block.blockFormat().bottomMargin() / 2)
        QTextCursor(block).mergeBlockFormat(form)
        block = block.next()
    return made


def _reference(package: GamePackage, percent: int) -> Document:
    """The primer, and all tables of the reference card."""
    markdown = _rules(package.game.id)
    title, paragraphs = rules_text.primer(markdown)
    lines = [f"# {i18n.text(package.game.title)}", f"## {title}", *paragraphs] if paragraphs else []
    view = _first_view(package)
    for table in on_paper(package.reference_card(view)):
        lines += [f"## {i18n.text(table.title)}", _table(table), *(i18n.text(note) for note in table.notes)]
    return _set(package.game.id, rules_words.LINK.sub(r"\1", "\n\n".join(lines)), percent)


def _first_view(package: GamePackage) -> AnyView:
    """The view of the first seat as a match begins, with all cards that the box may add."""
    least, most = package.game.players
    players = max(least, min(most, USUAL_SEATS))
    every = {each.id: [item.value for item in each.choices] for each in package.game.options if each.kind == "set"}
    options = complete(package.game.options, every)
    return package.game.start(players, options, package.game.numbered_dealer(players, options, 1)).view(0)


def _table(table: ReferenceTable) -> str:
    """A table as Markdown; numbers are at the right, a sentence has its card's picture before it."""
    sides = [
        "---" if number == 0 or (table.prose and number == len(table.columns) - 1) else "---:"
        for number in range(len(table.columns))
    ]
    rows = [[i18n.text(column) for column in table.columns], sides]
    for row in table.rows:
        cells = [_said(cell) for cell in row.cells]
        if table.prose and row.card is not None:
            cells[0] = f"![{cells[0]}](cards:{row.card})"
        rows.append(cells)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _said(cell: Cell) -> str:
    return i18n.text(cell) if isinstance(cell, Message) else cell


def _score_sheet(package: GamePackage, page: Page) -> Document:
    """A sheet to fill in: a row for each deal, two columns for each player, and how points are counted."""
    game, layout = package.game, package.table.layout
    seats = game.players[1]
    title = i18n.text(_TITLE.put(game=game.title, sheet=TITLES[Sheet.SCORES]))
    lines = [f"# {title}", QCoreApplication.translate("print", "Date and place:"), "&nbsp;"]
    made = _set(game.id, "\n\n".join(lines), _RULES_PERCENT)
    cursor = QTextCursor(made)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    form = QTextTableFormat()
    form.setHeaderRowCount(2)
    shares = [15.0, *([84.0 / (2 * seats)] * (2 * seats))]
    form.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, share) for share in shares])
    table = cursor.insertTable(layout.sheet_rows + 3, 2 * seats + 1, form)
    for seat in range(seats):
        table.mergeCells(0, 2 * seat + 1, 1, 2)
        _write(table, 1, 2 * seat + 1, "±")
        _write(table, 1, 2 * seat + 2, i18n.text(layout.score_title))
    _write(table, 0, 0, QCoreApplication.translate("print", "Name"))
    for row in range(layout.sheet_rows):
        _write(table, row + 2, 0, i18n.text(layout.deal_words.numbered.put(number=row + 1)))
    _write(table, layout.sheet_rows + 2, 0, QCoreApplication.translate("print", "Place"))
    rules_page.set_table(table, _PAPER)
    spare = page.room.height() - _ABOVE_TABLE
    for row in range(table.rows()):
        for column in range(table.columns()):
            _make_room(table.cellAt(row, column), min(_MOST_ROW, spare / table.rows() - _AROUND_A_CELL))
    return made


def _write(table: QTextTable, row: int, column: int, words: str) -> None:
    table.cellAt(row, column).firstCursorPosition().insertText(words)


def _make_room(cell: QTextTableCell, height: float) -> None:
    """Give a cell this height, with its text in the middle."""
    form = cell.format().toTableCellFormat()
    form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    cell.setFormat(form)
    line = QTextBlockFormat()
    line.setLineHeight(height, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
    line.setBottomMargin(0)
    cell.firstCursorPosition().mergeBlockFormat(line)
