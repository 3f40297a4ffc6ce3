"""The keys of each game, of the table, and of the whole program; each can be changed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.models import searching
from cardtable_gui.views.kit.controls.icons import SIZE, IconButton
from cardtable_gui.views.kit.controls.search_field import SearchField
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import HOME, REPLAY, RESULT, RULES, SETUP, SHEET, TABLE, WINDOW, Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.text.plain_text import Label, explain
from cardtable_gui.views.plan import start_keys
from cardtable_gui.views.shell.replay.replay_bar import bindings

_REMOVING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class KeyCap(QPushButton):
    """A key. Once pressed, it waits for a new key; Escape keeps the old one, Backspace removes it."""

    changed = Signal(str, str)
    """The old key and the new one; empty for none."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        """Show a key; empty: an offer to add one."""
        super().__init__(parent)
        self.key = key
        self._waiting = False
        self.setProperty("kind", "keycap")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._wait)
        self._show()

    @property
    def waiting(self) -> bool:
        """Whether the next key press will be taken."""
        return self._waiting

    def show_key(self, key: str) -> None:
        """Show another key; empty: an offer to add one."""
        if key != self.key:
            self.key = key
            self._show()

    def event(self, event: QEvent) -> bool:
        if self._waiting and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._stop()
        super().focusOutEvent(event)

    def _wait(self) -> None:
        self._waiting = True
        self._show()

    def _stop(self) -> None:
        if self._waiting:
            self._waiting = False
            self._show()

    def _take(self, event: QKeyEvent) -> None:
        plain = not event.modifiers()
        if event.key() == Qt.Key.Key_Escape and plain:
            self._stop()
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            # Tab always moves on, so that nobody is trapped.
            self._stop()
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
        elif event.key() in _REMOVING and plain:
            self._stop()
            self.changed.emit(self.key, "")
        elif key := keymap.key_of(event):
            self._stop()
            self.changed.emit(self.key, key)

    def _show(self) -> None:
        if self._waiting:
            text = i18n.text(QT_TRANSLATE_NOOP("keys", "Press a key…"))
        else:
            text = keymap.label(self.key) if self.key else "+"
        self.setText(text)
        tip = QT_TRANSLATE_NOOP("keys", "Change this key") if self.key else QT_TRANSLATE_NOOP("keys", "Add a key")
        explain(self, i18n.text(tip))
        mark(self, waiting="yes" if self._waiting else "", tone="" if self.key else "soft")


class KeyRow(QWidget):
    """A binding's text and keys. A key that is already in use is taken over only after confirmation."""

    def __init__(self, binding: str, text: str, keys: Keymap, look: Look) -> None:
        """Show the current keys; call `show_keys` after changes."""
        super().__init__()
        self.binding = binding
        self.text = text
        self._keymap = keys
        self._wanted: tuple[str, str] | None = None
        self._words = words()
        self._words.setText(text)
        self.reset_button = IconButton("restart", look)
        self.reset_button.clicked.connect(lambda: keys.reset(binding))
        self.reset_button.tell(QCoreApplication.translate("keys", "Reset to default: {deed}").format(deed=text))
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(policy)
        self._caps: list[KeyCap] = []
        self._caps_line = QHBoxLayout()
        self._caps_line.setSpacing(Space.TIGHT)
        top = QHBoxLayout()
        top.setSpacing(Space.EASY)
        top.addWidget(self._words, 1)
        top.addLayout(self._caps_line)
        top.addWidget(self.reset_button)
        self.clash_label = words("bad", "caption")
        self.use_button = QPushButton()
        self.use_button.setAutoDefault(False)
        self.use_button.setProperty("kind", "chip")
        self.use_button.clicked.connect(self._use)
        below = QHBoxLayout()
        below.setSpacing(Space.EASY)
        below.addWidget(self.clash_label, 1)
        below.addWidget(self.use_button)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.HAIR)
        lines.addLayout(top)
        lines.addLayout(below)
        self.use_button.setText(QCoreApplication.translate("keys", "Use it here instead"))
        self.show_keys()

    @property
    def caps(self) -> tuple[KeyCap, ...]:
        """The keys, and last the offer to add one."""
        return tuple(self._caps)

    def show_keys(self) -> None:
        """Show the current keys."""
        self._show_clash(None)
        keys = (*self._keymap.keys(self.binding), "")
        for key in keys[len(self._caps) :]:
            self._add_cap(key)
        while len(self._caps) > len(keys):
            self._drop_cap()
        for cap, key in zip(self._caps, keys, strict=True):
            cap.show_key(key)
            cap.setAccessibleName(f"{self.text}: {keymap.label(key)}" if key else self.text)
        usual = self._keymap.is_usual(self.binding)
        if usual and self.reset_button.hasFocus():
            self._caps[0].setFocus()
        self.reset_button.setHidden(usual)

    def _add_cap(self, key: str) -> None:
        cap = KeyCap(key, self)
        cap.changed.connect(self._change)
        self._caps_line.addWidget(cap)
        cap.show()
        if self._caps:
            QWidget.setTabOrder(self._caps[-1], cap)
        QWidget.setTabOrder(cap, self.reset_button)
        self._caps.append(cap)

    def _drop_cap(self) -> None:
        cap = self._caps.pop()
        if cap.hasFocus():
            self._caps[-1].setFocus()
        self._caps_line.removeWidget(cap)
        cap.hide()
        cap.deleteLater()

    def _change(self, old: str, new: str) -> None:
        if old == new:
            return
        self._wanted = (old, new)
        takers = self._keymap.takers(self.binding, new) if new else ()
        if not takers:
            self._use()
            return
        template = QCoreApplication.translate("keys", "{key} is already used for: {deeds}")
        uses = ", ".join(dict.fromkeys(i18n.text(taker.words).rstrip("…") for taker in takers))
        self._show_clash(template.format(key=keymap.label(new), deeds=uses))
        if any(taker.fixed for taker in takers):
            self.use_button.hide()
        else:
            self.use_button.setFocus()

    def _use(self) -> None:
        """Take the wanted key from any other binding."""
        if self._wanted is None:
            return
        old, new = self._wanted
        self._show_clash(None)
        keys = [*self._keymap.keys(self.binding), ""]
        keys[keys.index(old) if old in keys else -1] = new
        if self.use_button.hasFocus():
            self._caps[0].setFocus()
        self._keymap.choose(self.binding, [key for key in keys if key])

    def _show_clash(self, text: str | None) -> None:
        if text is None:
            self._wanted = None
        self.clash_label.setText(text or "")
        self.clash_label.setVisible(text is not None)
        self.use_button.setVisible(text is not None)


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
