"""The dialog that says why something could not be opened."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import heading, words


class ProblemDialog(Dialog):
    """Shows one problem at a time, with its place and reason; nothing was changed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a message."""
        super().__init__(look, QSize(460, 200), parent)
        self.setModal(True)
        self._message: Message | None = None
        self._title = heading()
        self.reason = words()
        self.reason.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.lines.addWidget(self._title)
        self.lines.addWidget(self.reason)
        self.lines.addStretch(1)
        self.close_button.setDefault(True)
        self.retranslate()

    def tell(self, message: Message) -> None:
        """Show this message."""
        self._message = message
        self.retranslate()
        self.fit()
        self.close_button.setFocus()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("window", "Card Table"))
        self._title.setText(QCoreApplication.translate("window", "This couldn’t be opened"))
        self.reason.setText("" if self._message is None else i18n.text(self._message))
