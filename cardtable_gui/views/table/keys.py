"""Playing by keys alone: what each key does at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.views.table import keyboard
from cardtable_gui.views.table.bubbles import RuleLink
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.commandbar import CommandBar, CommandButton

if TYPE_CHECKING:
    from cardtable_gui.views.table.table_input import TableInput

_ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
"""With Alt these keys move a card of the hand."""
_DOING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keys:
    """The keyboard at one sitting."""

    def __init__(self, sitting: TableInput, bar: CommandBar) -> None:
        self._sitting = sitting
        self._bar = bar
        self.given: QWidget | None = None
        """What got the keyboard as the turn began, until the player does anything with keys."""

    def press(self, key: Qt.Key, typed: str, modifiers: Qt.KeyboardModifier) -> bool:
        """A key went down on the table; whether it meant anything. While something is played it shows the end."""
        sitting = self._sitting
        if sitting.playback.busy:
            sitting.playback.skip()
            return True
        sitting.playback.skip()
        focus = QApplication.focusWidget()
        if key not in _DOING:
            self.given = None
        if isinstance(focus, CardButton):
            focus.show_ring()
        if modifiers & Qt.KeyboardModifier.AltModifier:
            return isinstance(focus, CardButton) and key in _ALONG and sitting.sorting.move(focus, _ALONG[key])
        match key:
            case Qt.Key.Key_Escape:
                return sitting.gestures.let_go()
            case Qt.Key.Key_Space if isinstance(focus, CardButton):
                focus.modifiers = modifiers
                focus.click()
            case Qt.Key.Key_Space if isinstance(focus, CommandButton):
                focus.click()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._return(focus)
            case _ if key in keyboard.ARROWS:
                by, to_zone = keyboard.ARROWS[key]
                sitting.uncover()
                keyboard.go_to(keyboard.step(sitting.stage, focus, by, to_zone=to_zone))
            case Qt.Key.Key_I if isinstance(focus, CardButton):
                if not sitting.details.put_away():
                    sitting.tell_about(focus)
            case _:
                return self._letter(typed.upper())
        return True

    def _return(self, focus: QWidget | None) -> None:
        """The focused button; a hint; with nothing picked the obvious act of the focused card; the primary command.

        A card that got the keyboard as the turn began was not chosen by the player: nothing is done with it.
        """
        if isinstance(focus, CommandButton | RuleLink):
            focus.click()
            return
        gestures = self._sitting.gestures
        if gestures.do_hint():
            return
        chosen = isinstance(focus, CardButton) and focus is not self.given
        if isinstance(focus, CardButton) and chosen and not gestures.picking and gestures.do_obvious(focus):
            return
        primary = next((button.face.id for button in self._bar.buttons if button.face.primary), None)
        if primary is not None:
            gestures.run_command(primary)

    def _letter(self, typed: str) -> bool:
        buttons = self._bar.buttons if typed else ()
        found = next((button.face.id for button in buttons if button.face.key.upper() == typed), None)
        if found is None:
            return False
        self._sitting.gestures.run_command(found)
        return True
