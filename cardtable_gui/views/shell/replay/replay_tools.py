"""Tools for a replay besides playback: choose the onlooker, open all hands, play on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import Label, explain

_SPECTATOR, _MOVER = -1, -2


class ReplayTools(QWidget):
    """A list of possible onlookers, a button that opens all hands of a finished match, and “Play on”.

    The last entry of the list shows each moment as the seat to move saw it.
    """

    play_on_asked = Signal()
    """A new match is to continue from the moment that is shown."""

    def __init__(self, look: Look) -> None:
        """Start without a replay."""
        super().__init__()
        self._replay: Replay | None = None
        self._label = Label()
        self._label.setProperty("type", "caption")
        self._label.setProperty("tone", "soft")
        self.who = Choice(look, ())
        self.who.activated.connect(self._chosen)
        self.open = Button()
        self.open.setCheckable(True)
        self.open.setProperty("kind", "toggle")
        self.open.clicked.connect(self._opened)
        self._label.setBuddy(self.who)
        self.play_on = Button()
        self.play_on.setProperty("kind", "square")
        self.play_on.clicked.connect(self.play_on_asked)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        row.addWidget(self._label)
        row.addWidget(self.who)
        row.addWidget(self.open)
        row.addWidget(self.play_on)
        for control in (self.who, self.open, self.play_on):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_replay(self, replay: Replay | None) -> None:
        """Show the tools for this replay; None: hide."""
        self._replay = replay
        self.setVisible(replay is not None)
        self.who.clear()
        if replay is not None:
            for seat in replay.onlookers:
                self.who.addItem("", _SPECTATOR if seat is None else seat)
            if replay.may_follow_mover:
                self.who.addItem("", _MOVER)
            self.open.setVisible(replay.may_open_hands)
            replay.moved.connect(self._moved)
            self._retranslate()

    def be_brief(self, *, brief: bool) -> None:
        """Set whether to use less room, without the label before the list; the list keeps it as its accessible name."""
        self._label.setHidden(brief)
        self._row.setSpacing(Space.TIGHT if brief else Space.SNUG)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _chosen(self) -> None:
        if self._replay is not None:
            seat = int(self.who.chosen)
            if seat == _MOVER:
                self._replay.follow_mover(on=True)
            else:
                self._replay.look(None if seat == _SPECTATOR else seat)
            self._moved()

    def _opened(self, on: bool) -> None:
        if self._replay is not None:
            self._replay.open_hands(on)

    def _moved(self) -> None:
        """Show the current onlooker, or the one about to be shown."""
        replay = self._replay
        if replay is not None:
            seat = replay.onlooker if replay.hand_over is None else replay.hand_over
            self.who.chosen = _MOVER if replay.follows_mover else _SPECTATOR if seat is None else seat
            self.open.setChecked(replay.hands_are_open)
            over = QCoreApplication.translate("replay", "The match is over here. Go back a move to play from there.")
            self.play_on.setEnabled(replay.can_branch)
            explain(self.play_on, "" if replay.can_branch else over)

    def _retranslate(self) -> None:
        label = QCoreApplication.translate("replay", "View as")
        self._label.setText(label)
        self.who.setAccessibleName(label)
        self.open.setText(QCoreApplication.translate("replay", "Show hands"))
        explain(self.open, QCoreApplication.translate("replay", "Turn all hands face up"))
        self.play_on.setText(QCoreApplication.translate("replay", "Play from here"))
        if self._replay is not None:
            spectator = QCoreApplication.translate("replay", "Spectator")
            names = self._replay.names
            words = [spectator if seat is None else i18n.seat_name(seat, names) for seat in self._replay.onlookers]
            if self._replay.may_follow_mover:
                words.append(QCoreApplication.translate("replay", "Player to move"))
            self.who.set_words(words)
            self._moved()
