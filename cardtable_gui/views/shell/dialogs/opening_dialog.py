"""What is shown while a match is opened that takes longer than a moment: how far it is, and a way to call it off."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.views.shell.dialogs.dialog import Dialog
from cardtable_gui.views.shell.start.start_column import words
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.theme import Space

_PARTS = 1000


class OpeningDialog(Dialog):
    """Tells what is being opened, and how far that is. The window behind it waits, and is as it was."""

    cancelled = Signal()
    """The player does not want to wait: by the button, by Esc, or by closing the dialog."""

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
        """This is being opened; how far it is nobody knows yet."""
        self._message = message
        self.follow(0, 0)
        self.retranslate()
        self.fit()
        self.close_button.setFocus()

    @Slot(int, int)
    def follow(self, done: int, total: int) -> None:
        """So much of it is done. Of nothing nobody knows how much there is."""
        self.bar.setRange(0, _PARTS if total else 0)
        if total:
            self.bar.setValue(_PARTS * done // total)

    @Slot()
    def rest(self) -> None:
        """It was opened, or it could not be."""
        self.bar.setRange(0, _PARTS)
        self.hide()

    def reject(self) -> None:
        super().reject()
        self.cancelled.emit()

    def retranslate(self) -> None:
        """Read all words anew."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("window", "Card Table"))
        told = "" if self._message is None else i18n.text(self._message)
        self.what.setText(told)
        self.bar.setAccessibleName(told)
        self.close_button.setText(QCoreApplication.translate("window", "Cancel"))
