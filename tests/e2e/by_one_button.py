"""Plays with one key alone, whatever has the focus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenuBar, QPushButton, QWidget

from cardtable_gui.settings import CURSOR_SPEED, ONE_BUTTON
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.shell.one_button.scanner import Scanner
from cardtable_gui.views.shell.one_button.targets import Target
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.window.program import Program
from tests.e2e.hands import Hands, OutOfReachError, menu_of
from tests.support.stepped_clock import SteppedClock, process_events

_MOST_STEPS = 300
_TICK_MS = 100


class OneButton(Hands):
    """Waits until the cursor is at what is wanted, and presses the space bar."""

    def begin(self, program: Program) -> None:
        program.settings.set(CURSOR_SPEED, "fastest")
        program.settings.set(ONE_BUTTON, True)
        assert program.shell is not None
        assert isinstance(program._clock, SteppedClock)
        self._scanner: Scanner = program.shell.pages.one_button.scanner
        self._clock = program._clock

    def press(self, button: QAbstractButton) -> None:
        self._choose(lambda target: target.widget is button, button.accessibleName() or button.text())

    def skip(self, sheet: QWidget) -> None:
        del sheet
        QTest.keyClick(self.target, Qt.Key.Key_Space)
        process_events()

    def choose(self, field: Choice, row: int) -> None:
        self._repeat(field, lambda: field.currentIndex() == row)

    def count_to(self, stepper: Stepper, number: int) -> None:
        less, more = stepper.findChildren(QPushButton)
        self._repeat(less if number < stepper.value else more, lambda: stepper.value == number)

    def choose_in_menu(self, bar: QMenuBar, action: QAction) -> None:
        title, _ = menu_of(bar, action)
        self._choose(lambda target: target.action is title, title.text())
        self._choose(lambda target: target.action is action, action.text())

    def reaches(self, card: CardButton) -> bool:
        return card.focusPolicy() != Qt.FocusPolicy.NoFocus

    def pick(self, card: CardButton) -> None:
        self._choose(lambda target: target.widget is card, card.accessibleName())

    def _repeat(self, widget: QWidget, done: Callable[[], bool]) -> None:
        for _ in range(_MOST_STEPS):
            if done():
                return
            self._choose(lambda target: target.widget is widget, widget.accessibleName())
        raise OutOfReachError(f"“{widget.accessibleName()}” does not come to the value")

    def _choose(self, wanted: Callable[[Target], bool], words: str) -> None:
        """Press whenever the cursor is at the target, or at a group that contains it, until it was pressed itself."""
        passed = []
        for _ in range(_MOST_STEPS):
            while not self._scanner.listens:
                self._let_pass(_TICK_MS)
            step = self._scanner.current
            if any(wanted(target) for target in step):
                QTest.keyClick(self.target, Qt.Key.Key_Space)
                process_events()
                if len(step) == 1:
                    return
                continue
            passed.append(" + ".join(target.widget.accessibleName() for target in step))
            while self._scanner.current == step:
                self._let_pass(_TICK_MS)
        raise OutOfReachError(f"the cursor never comes to “{words}”, but to {passed[:40]}")

    def _let_pass(self, ms: int) -> None:
        self._clock.step(ms)
        process_events()
