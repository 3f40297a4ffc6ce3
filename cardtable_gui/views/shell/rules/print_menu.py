"""“Print…” in the rules window: a sheet of the game as a PDF, in the language in force."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.dialogs.file_dialog import ask_where_to_save, write_file
from cardtable_gui.views.shell.rules.pdf import Paper
from cardtable_gui.views.shell.rules.sheets import TITLES, Sheet, file_name, printed


class PrintMenu(QMenu):
    """What can be printed of a game, and on which paper."""

    def __init__(self, window: QWidget, tell: Callable[[str], None]) -> None:
        """Start without a game.

        Args:
            window: where files are asked for.
            tell: called with what came of it, in words.
        """
        super().__init__(window)
        self._window = window
        self._tell = tell
        self.game = ""
        """The id of the game to print."""
        self.sheets = {sheet: self.addAction("") for sheet in Sheet}
        for sheet, action in self.sheets.items():
            action.triggered.connect(lambda _=False, sheet=sheet: self._ask(sheet))
        self.addSeparator()
        group = QActionGroup(self)
        self.papers = {paper: self.addAction("") for paper in Paper}
        for paper, action in self.papers.items():
            action.setCheckable(True)
            action.setChecked(paper is Paper.usual())
            group.addAction(action)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        for sheet, action in self.sheets.items():
            action.setText(f"{i18n.text(TITLES[sheet])}…")
        self.papers[Paper.A4].setText(QCoreApplication.translate("print", "Paper: A4"))
        self.papers[Paper.LETTER].setText(QCoreApplication.translate("print", "Paper: Letter"))

    def save(self, sheet: Sheet, path: Path) -> None:
        """Write a sheet to a file, and tell what came of it."""
        paper = next(paper for paper, action in self.papers.items() if action.isChecked())
        reason: Message | None = write_file(path, printed(self.game, sheet, paper).data)
        file = plain_file.shown(path.name)
        if reason is None:
            self._tell(QCoreApplication.translate("print", "Saved as “{file}”.").format(file=file))
        else:
            words = QCoreApplication.translate("print", "Can’t write “{file}”. {reason}")
            self._tell(words.format(file=file, reason=i18n.text(reason)))

    def _ask(self, sheet: Sheet) -> None:
        title = QCoreApplication.translate("print", "Save as PDF")
        kind = QCoreApplication.translate("print", "PDF files (*.{suffix})").format(suffix="pdf")
        ask_where_to_save(self._window, title, kind, file_name(self.game, sheet), lambda path: self.save(sheet, path))
