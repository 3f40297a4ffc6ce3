"""What the keys do: everywhere, at the table, and in the game that is played."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.shell.dialog import Dialog
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.page import Column, heading
from cardtable_gui.views.theme import Space

_TABLE: tuple[tuple[str, Message], ...] = (
    ("Tab", QT_TRANSLATE_NOOP("keys", "To the next place: cards, buttons, tools")),
    ("← → ↑ ↓", QT_TRANSLATE_NOOP("keys", "From card to card")),
    ("Space", QT_TRANSLATE_NOOP("keys", "Pick a card or put it back; press a button")),
    ("Return", QT_TRANSLATE_NOOP("keys", "Do what the highlighted button says")),
    ("Esc", QT_TRANSLATE_NOOP("keys", "Let go of the picked cards")),
    ("H", QT_TRANSLATE_NOOP("keys", "Hint")),
    ("?", QT_TRANSLATE_NOOP("keys", "These keys")),
)
_WINDOW: tuple[tuple[str, Message], ...] = (
    ("Ctrl+Z", QT_TRANSLATE_NOOP("keys", "Undo")),
    ("Ctrl+Shift+Z", QT_TRANSLATE_NOOP("keys", "Redo")),
    ("Ctrl+N", QT_TRANSLATE_NOOP("keys", "New match")),
    ("Ctrl+Shift+N", QT_TRANSLATE_NOOP("keys", "Again with the same seats")),
    ("Ctrl+R", QT_TRANSLATE_NOOP("keys", "Restart this deal")),
    ("Ctrl+W", QT_TRANSLATE_NOOP("keys", "Back to the start screen")),
    ("Ctrl+O", QT_TRANSLATE_NOOP("keys", "Open a record")),
    ("Ctrl+S", QT_TRANSLATE_NOOP("keys", "Save the record")),
    ("Ctrl+P", QT_TRANSLATE_NOOP("keys", "Pause the bots")),
    ("Ctrl+Right", QT_TRANSLATE_NOOP("keys", "One move of a bot, while paused")),
    ("Ctrl+Space", QT_TRANSLATE_NOOP("keys", "Skip the animation")),
    ("Ctrl+L", QT_TRANSLATE_NOOP("keys", "Log")),
    ("F1", QT_TRANSLATE_NOOP("keys", "Rules of this game")),
    ("Ctrl+F", QT_TRANSLATE_NOOP("keys", "Find in the rules")),
    ("Ctrl++", QT_TRANSLATE_NOOP("keys", "Larger text")),
    ("Ctrl+-", QT_TRANSLATE_NOOP("keys", "Smaller text")),
    ("F11", QT_TRANSLATE_NOOP("keys", "Full screen")),
    ("Ctrl+,", QT_TRANSLATE_NOOP("keys", "Settings")),
    ("Ctrl+Q", QT_TRANSLATE_NOOP("keys", "Quit")),
)


class KeysDialog(Dialog):
    """A list of keys. The game's own are those that may be pressed at this moment of it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """No match yet."""
        super().__init__(look, QSize(560, 640), parent)
        self._game_keys: tuple[tuple[str, Message], ...] = ()
        self._names: tuple[str, ...] = ()
        self._column = Column(look)
        self._column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        self._list: QWidget | None = None
        self.lines.addWidget(self._column)
        self.retranslate()

    def show_session(self, session: Session | None) -> None:
        """List the keys of this match as well."""
        self._game_keys = ()
        if session is not None and session.is_humans_turn:
            commands = session.box.table.commands(session.view, {})
            self._game_keys = tuple((command.key, command.label) for command in commands if command.key)
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
        self._part(grid, QCoreApplication.translate("keys", "Now in this game"), self._game_keys)
        self._part(grid, QCoreApplication.translate("keys", "At the table"), _TABLE)
        self._part(grid, QCoreApplication.translate("keys", "Everywhere"), _WINDOW)
        self._column.lines.insertWidget(0, self._list)

    def _part(self, grid: QGridLayout, title: str, keys: tuple[tuple[str, Message], ...]) -> None:
        if not keys:
            return
        head = heading()
        head.setText(title)
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)
        for key, message in keys:
            row = grid.rowCount()
            native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            cap = QLabel(key if " " in key or not native else native)
            cap.setProperty("kind", "key")
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words = QLabel(i18n.text(message, self._names))
            words.setWordWrap(True)
            grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)
