"""A question before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import heading, words


class ConfirmDialog(Dialog):
    """Asks one question at a time. Its answers are a verb and “Cancel”, which has the keyboard."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a question."""
        super().__init__(look, QSize(460, 220), parent)
        self.setModal(True)
        self._done: Callable[[], None] | None = None
        self.title = heading()
        self.text = words()
        self.lines.addWidget(self.title)
        self.lines.addWidget(self.text)
        self.lines.addStretch(1)
        self.yes_button = Button()
        self.yes_button.setAutoDefault(False)
        self.yes_button.clicked.connect(self._agree)
        self.buttons.insertWidget(0, self.yes_button)
        self.close_button.setDefault(True)
        self.retranslate()

    def ask(self, title: str, text: str, verb: str, done: Callable[[], None]) -> None:
        """Ask; `done` is called if the answer is the verb."""
        self._done = done
        self.setWindowTitle(title)
        self.title.setText(title)
        self.text.setText(text)
        self.yes_button.setText(verb)
        self.fit()
        self.open()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        """Update the texts that are always the same to the current language."""
        super().retranslate()
        self.close_button.setText(QCoreApplication.translate("window", "Cancel"))

    def _agree(self) -> None:
        self.accept()
        if self._done is not None:
            self._done()
