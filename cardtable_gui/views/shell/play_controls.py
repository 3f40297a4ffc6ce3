"""What the menus and the tools do with the match on the table: undo, hint, the bots' pace."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from cardtable_gui.controller.course import Course
from cardtable_gui.controller.session import Session
from cardtable_gui.views.shell.actions import MATCH_ONLY, WATCHING, Actions


class PlayControls(QObject):
    """Does the actions that belong to a session, and allows them as its turns go."""

    def __init__(self, actions: Actions, parent: QObject | None = None) -> None:
        """No session yet: nothing is allowed."""
        super().__init__(parent)
        self._actions = actions
        self._session: Session | None = None
        deeds: dict[str, Callable[[Session], None]] = {
            "restart": Session.restart,
            "undo": Session.undo,
            "redo": Session.redo,
            "hint": Session.hint,
            "pause": _pause_or_resume,
            "step": Session.step,
        }
        for name, deed in deeds.items():
            actions[name].triggered.connect(lambda _on=False, deed=deed: self._do(deed))
        actions.enable(MATCH_ONLY, False)

    def follow(self, course: Course | None) -> None:
        """Control this session from now on; a replay has controls of its own."""
        session = self._session = course if isinstance(course, Session) else None
        self._actions.enable(MATCH_ONLY, session is not None)
        self._actions.enable(WATCHING, course is not None)
        if session is not None:
            session.turn_changed.connect(self._turn_changed)
            self._turn_changed()

    def _do(self, deed: Callable[[Session], None]) -> None:
        if self._session is not None:
            deed(self._session)

    @Slot()
    def _turn_changed(self) -> None:
        session = self._session
        if session is None:
            return
        actions = self._actions
        bots = any(seat.level is not None for seat in session.match.seats)
        actions["undo"].setEnabled(session.can_undo)
        actions["redo"].setEnabled(session.can_redo)
        actions["restart"].setEnabled(bool(session.match.steps))
        actions["watch"].setEnabled(bool(session.match.steps))
        actions["hint"].setEnabled(session.is_humans_turn)
        actions["pause"].setEnabled(bots and session.to_move is not None)
        actions["pause"].setChecked(session.paused)
        actions["step"].setEnabled(bots and session.paused and session.to_move is not None)


def _pause_or_resume(session: Session) -> None:
    if session.paused:
        session.resume()
    else:
        session.pause()
