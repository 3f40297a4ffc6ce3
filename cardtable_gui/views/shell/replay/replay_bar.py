"""The bar of playback controls under the table in a replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.key_shortcuts import KeyShortcuts
from cardtable_gui.views.kit.keys.keymap import REPLAY, Binding, Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.shell.replay.chance_curve import ChanceCurve
from cardtable_gui.views.shell.replay.replay_timeline import Timeline

_PRESSING = "Space"
"""Presses the focused button, else plays or pauses the replay."""
WAYS: dict[str, tuple[str, str, Message]] = {
    "first": ("first", "Home", QT_TRANSLATE_NOOP("replay", "Go to the start")),
    "deal_back": (
        "deal-back",
        "PgUp",
        QT_TRANSLATE_NOOP("replay", "Go to the start of this deal, or of the one before"),
    ),
    "back": ("back", "Left", QT_TRANSLATE_NOOP("replay", "Go back one move")),
    "play": ("play", _PRESSING, QT_TRANSLATE_NOOP("replay", "Play or pause")),
    "forward": ("next", "Right", QT_TRANSLATE_NOOP("replay", "Go forward one move")),
    "deal_on": ("deal-next", "PgDown", QT_TRANSLATE_NOOP("replay", "Go to the next deal")),
    "last": ("last", "End", QT_TRANSLATE_NOOP("replay", "Go to the end")),
}
"""The buttons from left to right: icon, default key, text."""
_BACKWARD, _FORWARD = ("first", "deal_back", "back"), ("forward", "deal_on", "last")


def _binding(way: str) -> str:
    return f"{REPLAY}/{way}"


def bindings() -> tuple[Binding, ...]:
    """The key bindings of a replay."""
    return tuple(Binding(_binding(way), REPLAY, words, (key,)) for way, (_, key, words) in WAYS.items())


class ReplayBar(QWidget):
    """Buttons, keys and a slider for a replay, and below them the curves of its review.

    The keys work in the whole of `place`.
    If the match of the replay waits to be played on, there is a button to return to it.
    """

    back_asked = Signal()
    """The match is to be played on from where it was left."""

    def __init__(self, look: Look, place: QWidget, keys: Keymap, review: QAction) -> None:
        """Hidden until there is a replay. `review`: the action that reviews the match."""
        super().__init__(place)
        self._keymap = keys
        keys.add(bindings())
        self._replay: Replay | None = None
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.timeline = Timeline(look)
        self.timeline.chosen.connect(self._seek)
        self._where = Label()
        self._where.setProperty("type", "caption")
        self._where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.setContentsMargins(Space.SNUG, Space.HAIR, Space.EASY, Space.HAIR)
        row.setSpacing(Space.TIGHT)
        self.curve = ChanceCurve(look, self.timeline)
        self.curve.chosen.connect(self._seek)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.curve)
        self.buttons: dict[str, IconButton] = {}
        for name, (icon, _, _) in WAYS.items():
            button = IconButton(icon, look)
            button.clicked.connect(lambda _on=False, name=name: self.go(name))
            row.addWidget(button)
            self.buttons[name] = button
        row.addSpacing(Space.SNUG)
        row.addWidget(self.timeline, 1)
        row.addWidget(self._where)
        self.review = IconButton("curve", look)
        self.review.follow(review)
        row.addWidget(self.review)
        self.back = Button()
        self.back.setProperty("kind", "strong")
        self.back.clicked.connect(self.back_asked)
        self.back.hide()
        row.addWidget(self.back)
        actions = {_binding(name): partial(self.go, name) for name in WAYS}
        self._keys = KeyShortcuts(place, keys, actions, but=frozenset({_PRESSING}))
        keys.changed.connect(self._retranslate)
        self._retranslate()
        self.show_replay(None)

    def show_replay(self, replay: Replay | None) -> None:
        """Control this replay; None: hide."""
        self._replay = replay
        self.setVisible(replay is not None)
        self._keys.enable(replay is not None)
        if replay is not None:
            words = replay.package.table.layout.deal_words
            self.timeline.show_match(replay.length, replay.deals, words.numbered)
            replay.moved.connect(self._moved)
            self._retranslate()

    def go(self, way: str) -> None:
        """Move in the replay; `way` is one of `WAYS`."""
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

    def press(self, key: str) -> bool:
        """Handle a key that nothing else has used; return whether it moves in the replay, or back to the match."""
        if key == "Esc" and not self.back.isHidden():
            self.back.click()
            return True
        way = next((name for name in WAYS if key in self._keymap.keys(_binding(name))), None)
        if way is None or self._replay is None:
            return False
        self.go(way)
        return True

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
        """Enable or disable a button; if it has the focus, that is passed on before the button is disabled."""
        button = self.buttons[name]
        if not on and button.hasFocus():
            self.timeline.setFocus()
        button.setEnabled(on)

    def _retranslate(self) -> None:
        for name, (_, _, words) in WAYS.items():
            key = self._keymap.key(_binding(name))
            text = i18n.text(words)
            self.buttons[name].tell(f"{text} ({keymap.label(key)})" if key else text)
        self.timeline.retranslate()
        self.curve.retranslate()
        self.back.setText(QCoreApplication.translate("replay", "Back to the match"))
        if self._replay is not None:
            # Its final width, so that the slider keeps its length.
            widest = f"{self._replay.length} / {self._replay.length}"
            self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(widest) + Space.SNUG)
            self._moved()
