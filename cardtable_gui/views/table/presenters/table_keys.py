"""Playing with the keyboard: what each key does at the table.

Apart from the rest of the input, since it is all that knows keys.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.views.table.presenters.acting import Acting
from cardtable_gui.views.table.presenters.cancellation import Cancellation
from cardtable_gui.views.table.presenters.commands import Commands
from cardtable_gui.views.table.presenters.floating import Floating
from cardtable_gui.views.table.presenters.hand_sorting import Sorting
from cardtable_gui.views.table.presenters.inspector import Inspector
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.scene import keyboard_navigation
from cardtable_gui.views.table.scene.stage import Stage
from cardtable_gui.views.table.state.picking import Picking
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from cardtable_gui.views.table.widgets.rule_link import RuleLink

_ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
"""With Alt these keys move a card within the hand."""
_DOING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keys:
    """Handles the keys of one table."""

    def __init__(
        self,
        stage: Stage,
        playback: Playback,
        picking: Picking,
        sorting: Sorting,
        floating: Floating,
        inspector: Inspector,
        acting: Acting,
        commands: Commands,
        cancellation: Cancellation,
    ) -> None:
        self._stage = stage
        self._playback = playback
        self._picking = picking
        self._sorting = sorting
        self._floating = floating
        self._inspector = inspector
        self._acting = acting
        self._commands = commands
        self._cancellation = cancellation
        self.given: QWidget | None = None
        """The widget that got the focus when the turn began, until the player uses a key."""

    def press(self, key: Qt.Key, typed: str, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a key press; return whether it had an effect. During an animation it skips it, or ends all waiting.

        While cards are carried, Escape returns them, and no other key opens or does anything over them.
        """
        if self._playback.busy:
            if not self._commands.run_key(typed.upper()):
                self._playback.skip()
            return True
        self._playback.skip()
        focus = QApplication.focusWidget()
        if key not in _DOING:
            self.given = None
        if self._cancellation.carrying and key != Qt.Key.Key_Escape:
            return True
        if isinstance(focus, CardButton):
            focus.show_ring()
        if modifiers & Qt.KeyboardModifier.AltModifier:
            return isinstance(focus, CardButton) and key in _ALONG and self._sorting.move(focus, _ALONG[key])
        match key:
            case Qt.Key.Key_Escape:
                return self._cancellation.step_back()
            case Qt.Key.Key_Space if isinstance(focus, CardButton):
                self._acting.click(focus, with_equals=bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
            case Qt.Key.Key_Space if isinstance(focus, CommandButton):
                focus.click()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._return(focus)
            case _ if key in keyboard_navigation.ARROWS:
                by, to_zone = keyboard_navigation.ARROWS[key]
                self._floating.uncover()
                keyboard_navigation.go_to(keyboard_navigation.step(self._stage, focus, by, to_zone=to_zone))
            case Qt.Key.Key_I if isinstance(focus, CardButton):
                if not self._inspector.close():
                    self._inspector.show(focus)
            case _:
                return self._commands.run_key(typed.upper())
        return True

    def _return(self, focus: QWidget | None) -> None:
        """Handle Return: press the focused button, take a hint, do a card's obvious action, or run the primary command.

        The obvious action of the focused card is done only with nothing picked, and never for a card that was focused
        just because the turn began: the player did not choose it.
        """
        if isinstance(focus, CommandButton | RuleLink):
            focus.click()
            return
        if self._commands.do_hint():
            return
        chosen = isinstance(focus, CardButton) and focus is not self.given
        if isinstance(focus, CardButton) and chosen and not self._picking and self._acting.do_default(focus):
            return
        self._commands.run_primary()
