"""Plays with the keyboard alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar, QWidget

from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.shell.start.tile import CoverTile
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.e2e.hands import Hands, OutOfReachError, menu_of

_MOST_STEPS = 400


class Keys(Hands):
    """Reaches widgets by Tab and arrow keys, and presses Space or Return."""

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key, whatever has the focus."""
        QTest.keyClick(self.target, key, modifier)

    def type(self, text: str) -> None:
        """Type lower-case letters and digits over the text of the focused field."""
        self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.key(Qt.Key.Key_Delete)
        for letter in text.upper():
            self.key(Qt.Key(ord(letter)))

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until the widget has the focus."""
        wanted = widget.focusProxy() or widget
        passed: list[str] = []
        for _ in range(_MOST_STEPS):
            focus = QApplication.focusWidget()
            if focus is wanted:
                return
            passed.append("nowhere" if focus is None else f"{type(focus).__name__} “{focus.accessibleName()}”")
            self.key(Qt.Key.Key_Tab)
        raise OutOfReachError(f"Tab never comes to “{widget.accessibleName()}”, but to {', '.join(passed[:60])}")

    def press(self, button: QAbstractButton) -> None:
        self.tab_to(button)
        self.key(Qt.Key.Key_Return if isinstance(button, CoverTile) else Qt.Key.Key_Space)

    def skip(self, sheet: QWidget) -> None:
        del sheet
        self.key(Qt.Key.Key_Space)

    def choose(self, field: Choice, row: int) -> None:
        self.tab_to(field)
        self.key(Qt.Key.Key_Home)
        for _ in range(row):
            self.key(Qt.Key.Key_Down)

    def count_to(self, stepper: Stepper, number: int) -> None:
        self.tab_to(stepper)
        self.type(str(number))
        self.key(Qt.Key.Key_Tab)

    def choose_in_menu(self, bar: QMenuBar, action: QAction) -> None:
        title, menu = menu_of(bar, action)
        letter = title.text().partition("&")[2][:1].upper()
        self.key(Qt.Key(ord(letter)), Qt.KeyboardModifier.AltModifier)
        if not menu.isVisible():
            raise OutOfReachError(f"Alt+{letter} does not open “{title.text()}”")
        for _ in menu.actions():
            if menu.activeAction() is action:
                self.key(Qt.Key.Key_Return)
                return
            self.key(Qt.Key.Key_Down)
        raise OutOfReachError(f"no arrow leads to “{action.text()}” in “{title.text()}”")

    def reaches(self, card: CardButton) -> bool:
        return card.focusPolicy() != Qt.FocusPolicy.NoFocus

    def pick(self, card: CardButton) -> None:
        self.go_to(card)
        self.key(Qt.Key.Key_Space)

    def go_to(self, card: CardButton) -> None:
        """Press Up and Down to the card's zone, then Left and Right to the card."""
        for arrow in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            for _ in range(_MOST_STEPS):
                before = self._card_with_focus()
                if before is not None and before.zone == card.zone:
                    break
                self.key(arrow)
                if self._card_with_focus() is before is not None:
                    break
        for _ in range(_MOST_STEPS):
            at = self._card_with_focus()
            if at is card:
                return
            if at is None or at.zone != card.zone:
                break
            self.key(Qt.Key.Key_Right if at.pose.x < card.pose.x else Qt.Key.Key_Left)
        raise OutOfReachError(f"no arrow leads to “{card.accessibleName()}”")

    @staticmethod
    def _card_with_focus() -> CardButton | None:
        focus = QApplication.focusWidget()
        return focus if isinstance(focus, CardButton) else None
