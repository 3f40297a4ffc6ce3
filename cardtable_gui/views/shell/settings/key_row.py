"""One row of the list of keys: an action, its keys, and buttons to change them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.text.plain_text import explain

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
        self._clash = words("bad", "caption")
        self.use_button = QPushButton()
        self.use_button.setAutoDefault(False)
        self.use_button.setProperty("kind", "chip")
        self.use_button.clicked.connect(self._use)
        below = QHBoxLayout()
        below.setSpacing(Space.EASY)
        below.addWidget(self._clash, 1)
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

    @property
    def clash_label(self) -> QLabel:
        """The label that names another use of the wanted key; hidden if there is none."""
        return self._clash

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
        self._clash.setText(text or "")
        self._clash.setVisible(text is not None)
        self.use_button.setVisible(text is not None)
