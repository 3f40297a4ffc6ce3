"""Shows that a hint is being worked out, if that takes a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.view_state import ViewState

QUICK_MS = 150
"""A hint that comes sooner seems to come at once."""


class HintSearch(QObject):
    """Follows the search for a hint, which the player may stop."""

    changed = Signal()
    """`notice` has changed."""

    def __init__(self, state: ViewState, speech: Speech, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._speech = speech
        self._shown = False
        self._timer = state.clock.timer(self, self._show, QUICK_MS)

    @property
    def notice(self) -> Message | None:
        """What is told in place of the prompt; None: nothing, no hint is looked for or not for long."""
        return QT_TRANSLATE_NOOP("table", "Looking for a hint…") if self._shown else None

    @Slot(bool)
    def show_searching(self, on: bool) -> None:
        """A hint is looked for, or no more."""
        if on:
            self._timer.start()
            return
        self._timer.stop()
        if self._shown:
            self._shown = False
            self.changed.emit()

    def stop(self) -> bool:
        """Stop looking for a hint; return whether one was looked for."""
        return self._state.session.drop_hint()

    def _show(self) -> None:
        self._shown = True
        self.changed.emit()
        if self.notice is not None:
            self._speech.say(Kind.NOTE, self._state.wording.say(self.notice))
