"""The keys of each game, of the table, and of the whole program; each can be changed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.models import searching
from cardtable_gui.views.kit.controls.icons import SIZE
from cardtable_gui.views.kit.controls.search_field import SearchField
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import HOME, REPLAY, RESULT, RULES, SETUP, SHEET, TABLE, WINDOW, Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.text.plain_text import Label, explain
from cardtable_gui.views.plan import start_keys
from cardtable_gui.views.shell.replay.replay_bar import bindings
from cardtable_gui.views.shell.settings.key_row import KeyRow

_IN_WORDS: tuple[tuple[str, str, Message], ...] = (
    (TABLE, "Tab", QT_TRANSLATE_NOOP("keys", "Go to the next area: cards, buttons or tools")),
    (TABLE, "1–9", QT_TRANSLATE_NOOP("keys", "Choose one of the options offered")),
    (HOME, "Tab", QT_TRANSLATE_NOOP("keys", "Go to the next match, game or button")),
    (RULES, "Return", QT_TRANSLATE_NOOP("keys", "Go to the next search result")),
    (RULES, "Shift+Return", QT_TRANSLATE_NOOP("keys", "Go to the previous search result")),
    (WINDOW, "Esc", QT_TRANSLATE_NOOP("keys", "Leave full screen; close a dialog")),
)
"""Fixed keys, the same as in any program; they cannot be used for anything else in their places."""


class KeysDialog(Dialog):
    """A list of keys in sections. During a match the other games are left out."""

    def __init__(self, look: Look, keys: Keymap, parent: QWidget | None = None) -> None:
        """For the keys of this keymap, which `show_session` lists."""
        super().__init__(look, QSize(620, 680), parent)
        self._keymap = keys
        keys.add((*bindings(), *start_keys.bindings()))
        for package in games.packages():
            keys.add_game(package.game.id, package.table)
        self._game = ""
        self.rows: list[KeyRow] = []
        self._parts: list[tuple[QWidget, list[tuple[QWidget, str]]]] = []
        self.search = SearchField(look)
        self.search.textChanged.connect(self._filter)
        self._note = words("soft", "caption")
        self._column = Column(look)
        self._column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        self._list: QWidget | None = None
        self.lines.addWidget(self.search)
        self.lines.addWidget(self._note)
        self.lines.addWidget(self._column)
        self.close_button.setAutoDefault(False)
        self.reset_button = QPushButton()
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(keys.reset_all)
        self.buttons.insertWidget(0, self.reset_button)
        keys.changed.connect(self._show_keys)
        self.retranslate()

    def show_session(self, session: Session | None) -> None:
        """List the keys of this match's game first."""
        self._game = "" if session is None else session.package.game.id
        self._make_list()
        self.search.clear()
        self.search.setFocus()

    def row(self, binding: str) -> KeyRow:
        """The row of a binding."""
        return next(row for row in self.rows if row.binding == binding)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("keys", "Keys"))
        self.search.tell(QCoreApplication.translate("keys", "Search keys and actions"))
        self._note.setText(
            QCoreApplication.translate(
                "keys", "To change a key, click it, then press the new one. Backspace removes it, Esc cancels."
            )
        )
        self.reset_button.setText(QCoreApplication.translate("keys", "Reset all keys"))
        if self.isVisible():
            self._make_list()

    def _make_list(self) -> None:
        """List the keys in the current language; a hidden dialog does it when it is shown."""
        if self._list is not None:
            self._column.lines.removeWidget(self._list)
            self._list.hide()
            self._list.deleteLater()
        self._list = QWidget()
        self.rows, self._parts = [], []
        lines = QVBoxLayout(self._list)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.WIDE)
        if self._game:
            self._add_games(lines, [games.package(self._game)])
        self._add_part(lines, QCoreApplication.translate("keys", "At the table"), (TABLE,))
        self._add_part(lines, QCoreApplication.translate("keys", "When a match is over"), (RESULT, SHEET))
        self._add_part(lines, QCoreApplication.translate("keys", "Everywhere"), (WINDOW,))
        self._add_part(lines, QCoreApplication.translate("keys", "In a replay"), (REPLAY,))
        self._add_part(lines, QCoreApplication.translate("keys", "On the start screen"), (HOME,))
        self._add_part(lines, QCoreApplication.translate("keys", "When setting up a match"), (SETUP,))
        self._add_part(lines, QCoreApplication.translate("keys", "When searching the rules"), (RULES,))
        if not self._game:
            self._add_games(lines, games.packages())
        lines.addStretch(1)
        self._column.lines.insertWidget(0, self._list)
        self._filter(self.search.text())
        self._offer_usual()

    def _add_games(self, lines: QVBoxLayout, packages: Iterable[games.GamePackage]) -> None:
        for package in packages:
            self._add_part(lines, i18n.text(package.game.title), (package.game.id,))

    def _add_part(self, lines: QVBoxLayout, title: str, places: tuple[str, ...]) -> None:
        """Add a heading and a row for each key of some places, after those that cannot be changed."""
        here = [binding for binding in self._keymap.bindings if binding.place in places]
        fixed = [(key, i18n.text(message)) for place, key, message in _IN_WORDS if place in places]
        fixed += [(key, i18n.text(binding.words)) for binding in here if binding.fixed for key in binding.usual[:1]]
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        head = heading()
        head.setText(title)
        column.addWidget(head)
        shown: list[tuple[QWidget, str]] = []
        for key, text in fixed:
            line = _fixed_line(key, text, self.look)
            column.addWidget(line)
            shown.append((line, f"{title} {text} {key}"))
        for binding in here:
            if binding.fixed:
                continue
            row = KeyRow(binding.id, i18n.text(binding.words).rstrip("…"), self._keymap, self.look)
            column.addWidget(row)
            self.rows.append(row)
            shown.append((row, f"{title} {row.text}"))
        lines.addWidget(part)
        self._parts.append((part, shown))

    def _show_keys(self) -> None:
        for row in self.rows:
            row.show_keys()
        self._offer_usual()

    def _offer_usual(self) -> None:
        """Enable the button for all usual keys if some keys are others, else say why not."""
        usual = self._keymap.all_usual
        self.reset_button.setEnabled(not usual)
        reason = QCoreApplication.translate("keys", "All keys are at their defaults.")
        explain(self.reset_button, reason if usual else "")

    def _filter(self, wanted: str) -> None:
        """Show the rows in which each word occurs, as part of the action or of a key."""
        asked = searching.words(wanted)
        for part, lines in self._parts:
            found = 0
            for line, text in lines:
                keys = self._keymap.keys(line.binding) if isinstance(line, KeyRow) else ()
                said = searching.folded(" ".join((text, *map(keymap.label, keys))))
                meant = all(word in said for word in asked)
                line.setVisible(meant)
                found += meant
            part.setVisible(bool(found))


def _fixed_line(key: str, text: str, look: Look) -> QWidget:
    """A row for a fixed key."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(Space.EASY)
    meaning = words()
    meaning.setText(text)
    cap = Label(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key)
    cap.setProperty("kind", "key")
    row.addWidget(meaning, 1)
    row.addWidget(cap, 0, Qt.AlignmentFlag.AlignVCenter)
    # As high as the rows below, which have a button behind their keys.
    beside = look.scaled(SIZE) + 2 * Space.SNUG
    row.addSpacing(Space.EASY + beside)
    line.setMinimumHeight(beside)
    return line
