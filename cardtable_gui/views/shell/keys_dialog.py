"""What the keys do: everywhere, at the table, and in the game that is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.table import Command
from cardtable_gui.views.shell.actions import Actions
from cardtable_gui.views.shell.dialog import Dialog
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.page import Column, heading
from cardtable_gui.views.theme import Space

_TABLE: tuple[tuple[str, Message], ...] = (
    ("Tab", QT_TRANSLATE_NOOP("keys", "To the next place: cards, buttons, tools")),
    ("← → ↑ ↓", QT_TRANSLATE_NOOP("keys", "From card to card")),
    ("Space", QT_TRANSLATE_NOOP("keys", "Pick a card or put it back; press a button")),
    ("Shift+Space", QT_TRANSLATE_NOOP("keys", "Pick all equal cards")),
    ("Alt+← →", QT_TRANSLATE_NOOP("keys", "Move a card in your hand")),
    ("Return", QT_TRANSLATE_NOOP("keys", "Do what the highlighted button says")),
    ("Esc", QT_TRANSLATE_NOOP("keys", "Let go of the picked cards")),
    ("H", QT_TRANSLATE_NOOP("keys", "Hint")),
    ("?", QT_TRANSLATE_NOOP("keys", "These keys")),
)


class KeysDialog(Dialog):
    """A list of keys. The game's own are those that may be pressed at this moment of it."""

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        """List the keys of these actions; no match yet."""
        super().__init__(look, QSize(560, 640), parent)
        self._actions = actions
        self._commands: Sequence[Command[Any]] = ()
        self._names: tuple[str, ...] = ()
        self._column = Column(look)
        self._column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        self._list: QWidget | None = None
        self.lines.addWidget(self._column)
        self.retranslate()

    def show_session(self, session: Session | None) -> None:
        """List the keys of this match as well."""
        self._commands = ()
        if session is not None and session.is_humans_turn:
            self._commands = session.box.table.commands(session.view, {})
            self._names = session.names
        self.retranslate()

    def retranslate(self) -> None:
        """Read all words anew."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("keys", "Keys"))
        if self._list is not None:
            self._column.lines.removeWidget(self._list)
            self._list.hide()
            self._list.deleteLater()
        self._list = QWidget()
        grid = QGridLayout(self._list)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.WIDE)
        grid.setVerticalSpacing(Space.SNUG)
        grid.setColumnStretch(1, 1)
        now = [(command.key, i18n.text(command.label, self._names)) for command in self._commands if command.key]
        table = [(key, i18n.text(message)) for key, message in _TABLE]
        _add_part(grid, QCoreApplication.translate("keys", "Now in this game"), now)
        _add_part(grid, QCoreApplication.translate("keys", "At the table"), table)
        _add_part(grid, QCoreApplication.translate("keys", "Everywhere"), self._actions.key_list())
        self._column.lines.insertWidget(0, self._list)


def _add_part(grid: QGridLayout, title: str, keys: Sequence[tuple[str, str]]) -> None:
    """A heading and a line a key; nothing where there are no keys."""
    if not keys:
        return
    head = heading()
    head.setText(title)
    grid.addWidget(head, grid.rowCount(), 0, 1, 2)
    for key, meaning in keys:
        row = grid.rowCount()
        native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        cap = QLabel(key if " " in key or not native else native)
        cap.setProperty("kind", "key")
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = QLabel(meaning)
        words.setWordWrap(True)
        grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
