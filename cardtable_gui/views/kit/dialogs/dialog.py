"""The base of all dialogs: style, a close button, texts that follow the language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space


class Dialog(QDialog):
    """A dialog with room for `lines` above a row of `buttons`; subclasses set their texts in `retranslate`."""

    def __init__(self, look: Look, usual: QSize, parent: QWidget | None = None) -> None:
        """`usual` is the size at normal text size; it never exceeds the parent window, or without one the screen."""
        super().__init__(parent)
        self.look = look
        self._usual = usual
        self.lines = QVBoxLayout()
        self.lines.setSpacing(Space.EASY)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(Space.SNUG)
        self.close_button = Button()
        self.close_button.clicked.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.close_button)
        page = QVBoxLayout(self)
        page.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.WIDE)
        page.setSpacing(Space.WIDE)
        page.addLayout(self.lines, 1)
        page.addLayout(self.buttons)
        if parent is None:
            look.apply_look(self)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Resize to the usual size at the current text size, or more if the texts need it."""
        parent = self.parentWidget()
        # A window may be on any of several screens, and has been fitted into it.
        screen = QGuiApplication.primaryScreen().availableSize()
        room = screen * 0.92 if parent is None else parent.window().size() * 0.96
        wanted = QSize(self.look.scaled(self._usual.width()), self.look.scaled(self._usual.height()))
        wanted.setWidth(min(wanted.width(), room.width()))
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            layout.activate()
            wanted.setHeight(max(wanted.height(), layout.totalHeightForWidth(wanted.width())))
        self.resize(wanted.boundedTo(room))

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.close_button.setText(QCoreApplication.translate("window", "Close"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return press the button that has the keyboard, which Qt does for buttons that can be the default only."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton | QToolButton):
            if not event.isAutoRepeat():
                button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit()
        super().changeEvent(event)
