"""The bar under the table that leads through a recorded match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.shell.icons import IconButton
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.replay.timeline import Timeline
from cardtable_gui.views.theme import Space

PLAY_KEY = "Space"
"""Pressed where nothing else takes it."""
WAYS: dict[str, tuple[str, str, Message]] = {
    "first": ("first", "Home", QT_TRANSLATE_NOOP("replay", "To the start")),
    "deal_back": ("deal-back", "PgUp", QT_TRANSLATE_NOOP("replay", "To the start of the round, or the one before")),
    "back": ("back", "Left", QT_TRANSLATE_NOOP("replay", "One action back")),
    "play": ("play", PLAY_KEY, QT_TRANSLATE_NOOP("replay", "Play, or stop")),
    "forward": ("next", "Right", QT_TRANSLATE_NOOP("replay", "One action on")),
    "deal_on": ("deal-next", "PgDown", QT_TRANSLATE_NOOP("replay", "To the next round")),
    "last": ("last", "End", QT_TRANSLATE_NOOP("replay", "To the end")),
}
"""The buttons from left to right: icon, key, words."""
_BACKWARD, _FORWARD = ("first", "deal_back", "back"), ("forward", "deal_on", "last")


class ReplayBar(QWidget):
    """Buttons, keys and a slider for one replay after another. The keys work in the whole of `place`."""

    def __init__(self, look: Look, place: QWidget) -> None:
        """Hidden until there is a replay."""
        super().__init__(place)
        self._replay: Replay | None = None
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.timeline = Timeline(look)
        self.timeline.chosen.connect(self._seek)
        self._where = QLabel()
        self._where.setProperty("type", "caption")
        self._where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.SNUG, Space.HAIR, Space.EASY, Space.HAIR)
        row.setSpacing(Space.TIGHT)
        self.buttons: dict[str, IconButton] = {}
        self._keys: list[QShortcut] = []
        for name, (icon, key, _) in WAYS.items():
            button = IconButton(icon, look)
            button.clicked.connect(lambda _on=False, name=name: self.go(name))
            row.addWidget(button)
            self.buttons[name] = button
            if key != PLAY_KEY:
                shortcut = QShortcut(QKeySequence(key), place)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(lambda name=name: self.go(name))
                self._keys.append(shortcut)
        row.addSpacing(Space.SNUG)
        row.addWidget(self.timeline, 1)
        row.addWidget(self._where)
        self.show_replay(None)

    def show_replay(self, replay: Replay | None) -> None:
        """Lead through this one; None: hide."""
        self._replay = replay
        self.setVisible(replay is not None)
        for shortcut in self._keys:
            shortcut.setEnabled(replay is not None)
        if replay is not None:
            self.timeline.show_match(replay.length, replay.deals)
            replay.moved.connect(self._moved)
            self._retranslate()

    def go(self, way: str) -> None:
        """One of `WAYS`."""
        replay = self._replay
        if replay is None:
            return
        ways: dict[str, Callable[[], None]] = {
            "first": lambda: replay.jump(0),
            "deal_back": replay.previous_deal,
            "back": replay.back,
            "play": replay.pause if replay.playing else replay.play,
            "forward": replay.forward,
            "deal_on": replay.next_deal,
            "last": lambda: replay.jump(replay.length),
        }
        ways[way]()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _seek(self, at: int) -> None:
        if self._replay is not None:
            self._replay.jump(at)

    def _moved(self) -> None:
        replay = self._replay
        if replay is None:
            return
        self.timeline.stand_at(replay.at, replay.view.deal)
        self._where.setText(f"{replay.at} / {replay.length}")
        self.buttons["play"].show_icon("pause" if replay.playing else "play")
        for name in _BACKWARD:
            self._allow(name, replay.at > 0)
        for name in _FORWARD:
            self._allow(name, replay.at < replay.length)
        self._allow("play", replay.length > 0)

    def _allow(self, name: str, on: bool) -> None:
        """A button that has the keyboard hands it on before it is switched off."""
        button = self.buttons[name]
        if not on and button.hasFocus():
            self.timeline.setFocus()
        button.setEnabled(on)

    def _retranslate(self) -> None:
        for name, (_, key, words) in WAYS.items():
            native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            self.buttons[name].tell(f"{i18n.text(words)} ({native})")
        self.timeline.retranslate()
        if self._replay is not None:
            # As wide as it ever becomes, so that the slider does not change its length.
            widest = f"{self._replay.length} / {self._replay.length}"
            self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(widest) + Space.SNUG)
            self._moved()
