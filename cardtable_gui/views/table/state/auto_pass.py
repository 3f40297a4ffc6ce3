"""Automatic passing for a player with no other action: announce it, wait a moment, pass."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QObject

from cardtable_gui.controller.hints import hint
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games import GamePackage
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState

READING_MS = 1800
"""How long the reason is shown before the pass."""


def forced_pass(package: GamePackage, view: AnyView) -> Action | None:
    """The only legal action, if it involves no card of the player's choice; None otherwise."""
    first = list(islice(view.legal_actions(), 2))
    if len(first) != 1 or hint(package, view, first[0]).picked:
        return None
    action: Action = first[0]
    return action


class AutoPass(QObject):
    """Passes automatically if the player has enabled it, but never on a turn that was taken back."""

    def __init__(self, state: ViewState, selection: Selection) -> None:
        super().__init__(selection)
        self._state = state
        self._selection = selection
        self._action: Action | None = None
        self._timer = state.clock.timer(self, self._pass)

    @property
    def reason(self) -> Message | None:
        """What is about to be done and why; None if nothing is."""
        if self._action is None:
            return None
        words = QT_TRANSLATE_NOOP("table", "Your only move is “{action}”. It’s made for you unless you press Esc.")
        return words.put(action=self._state.session.package.game.describe(self._action))

    def consider(self) -> None:
        """Start the countdown if the turn that has just begun allows only a pass."""
        turn = self._selection.turn
        if not self._state.look.auto_pass or turn is None:
            return
        self._action = forced_pass(self._state.session.package, turn.view)
        if self._action is not None:
            self._timer.start(reading_time.of(READING_MS))

    def cancel(self) -> bool:
        """Cancel because the player acts; return whether a pass was pending."""
        pending = self._action is not None
        self._action = None
        self._timer.stop()
        return pending

    def _pass(self) -> None:
        action, self._action = self._action, None
        if action is not None and self._selection.turn is not None:
            self._state.session.act(action)
