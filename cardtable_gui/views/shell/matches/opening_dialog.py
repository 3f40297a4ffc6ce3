"""The progress of opening a match that takes longer than a moment, with a way to cancel it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words

_PARTS = 1000


class OpeningDialog(Dialog):
    """Shows what is being opened, and its progress. The window behind is blocked and unchanged."""

    cancelled = Signal()
    """The player cancels: by the button, by Esc, or by closing the dialog."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Nothing is being opened yet."""
        super().__init__(look, QSize(420, 150), parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._message: Message | None = None
        self.what = words()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.lines.addStretch(1)
        self.lines.addWidget(self.what)
        self.lines.addSpacing(Space.SNUG)
        self.lines.addWidget(self.bar)
        self.lines.addStretch(1)
        self.close_button.clicked.disconnect()
        self.close_button.clicked.connect(self.reject)
        self.close_button.setDefault(True)
        self.retranslate()

    def tell(self, message: Message) -> None:
        """Show what is being opened, with unknown progress."""
        self._message = message
        self.follow(0, 0)
        self.retranslate()
        self.fit()
        self.close_button.setFocus()

    @Slot(int, int)
    def follow(self, done: int, total: int) -> None:
        """Show the progress; with `total` 0 it is unknown."""
        self.bar.setRange(0, _PARTS if total else 0)
        if total:
            self.bar.setValue(_PARTS * done // total)

    @Slot()
    def rest(self) -> None:
        """Close: it was opened, or could not be opened."""
        self.bar.setRange(0, _PARTS)
        self.hide()

    def reject(self) -> None:
        super().reject()
        self.cancelled.emit()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("window", "Card Table"))
        text = "" if self._message is None else i18n.text(self._message)
        self.what.setText(text)
        self.bar.setAccessibleName(text)
        self.close_button.setText(QCoreApplication.translate("window", "Cancel"))
