"""The keyboard focus on the table: where it starts at a turn, and where Tab leads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable_gui.views.table.presenters.table_input import TableInput
from cardtable_gui.views.table.scene import keyboard_navigation
from cardtable_gui.views.table.state.input_mode import LAST
from cardtable_gui.views.table.widgets.bubbles import RefusalBubble
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandBar, CommandButton
from cardtable_gui.views.table.widgets.curtain import Curtain
from cardtable_gui.views.table.widgets.recap import RecapSheet
from cardtable_gui.views.table.widgets.result_panel import ResultPanel

_TAB, _OTHER = Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason


class TableFocus:
    """Moves the focus within one table widget. It never takes it from outside the table."""

    def __init__(
        self,
        table: QWidget,
        bar: CommandBar,
        bubble: RefusalBubble,
        panel: ResultPanel,
        recap: RecapSheet,
        *curtains: Curtain,
    ) -> None:
        """Start with an empty table."""
        self._table = table
        self._bar = bar
        self._bubble = bubble
        self._panel = panel
        self._recap = recap
        self._curtains = curtains
        self._input: TableInput | None = None

    def follow(self, table_input: TableInput | None) -> None:
        """Use the input side of a new match; None: no match is on the table."""
        self._input = table_input

    def take(self) -> None:
        """Pass the table's focus on: to an open sheet, or at the player's turn to the first card or command.

        With a pointer in use the table itself keeps it, so that no ring appears.
        """
        sheet = self._sheet()
        if self._recap.isVisible():
            self._recap.setFocus(_OTHER)
        elif sheet:
            if not any(button.hasFocus() for button in sheet):
                covers = [self._panel.buttons, *(curtain.buttons for curtain in self._curtains)]
                sheet[-1 if sheet in covers else 0].setFocus(_OTHER)
        elif self._input is not None and self._input.selection.turn is not None and LAST.by_keys:
            first = self._input.keys.given = self._first(self._input)
            if first is not None:
                first.setFocus(_OTHER)
        self.show_ring()

    def show_ring(self) -> None:
        """Show in the bar that the table itself has the focus: keys work while waiting, too."""
        self._bar.show_ring(self._table.hasFocus() and LAST.by_keys)

    def enter(self, *, forward: bool) -> None:
        """Focus the first place on entry by Tab, the last one by Shift+Tab."""
        sheet, table_input = self._sheet(), self._input
        if sheet:
            sheet[0 if forward else -1].setFocus(_TAB)
        elif table_input is not None:
            buttons = self._buttons(table_input)
            card = keyboard_navigation.next_zone(table_input.stage, None, 1 if forward else -1)
            if card is None or (buttons and not forward):
                if buttons:
                    buttons[0 if forward else -1].setFocus(_TAB)
            else:
                keyboard_navigation.go_to(card)

    def step(self, *, forward: bool) -> bool:
        """Move on by Tab: from zone to zone, to the buttons, to a linked rule. False: there is no further place."""
        table_input = self._input
        if table_input is None or self._sheet():
            return False
        focus, step = QApplication.focusWidget(), 1 if forward else -1
        buttons = self._buttons(table_input)
        if focus in buttons:
            at = buttons.index(focus) + step
            if 0 <= at < len(buttons):
                buttons[at].setFocus(_TAB)
                return True
            card = None if forward else keyboard_navigation.next_zone(table_input.stage, None, -1)
        else:
            card = keyboard_navigation.next_zone(table_input.stage, focus, step)
            if card is None and forward and buttons:
                buttons[0].setFocus(_TAB)
                return True
        if card is None:
            return False
        table_input.floating.uncover()
        keyboard_navigation.go_to(card)
        return True

    def offered(self) -> list[list[QAbstractButton]]:
        """What can be done now, in groups: an open sheet's buttons, the main one first; else usable cards and commands.

        Cards are grouped by zone, in reading order, the commands are the last group. There is no empty group.
        """
        sheet = self._sheet()
        if sheet:
            main = [button for button in _free(sheet) if button.face.primary]
            return [[*main, *(button for button in _free(sheet) if not button.face.primary)]]
        if self._input is None:
            return []
        zones = keyboard_navigation.rows(self._input.stage)
        groups: list[list[QAbstractButton]] = [
            [card for card in zone if card.playable or card.picked] for zone in zones
        ]
        groups.append([*_free(self._bar.buttons)])
        return [group for group in groups if group]

    def settled(self, fresh: bool) -> None:
        """Update the focus when everything is in place; `fresh`: a new turn of the player has begun."""
        focus: QWidget | None = self._table.window().focusWidget()
        if (
            self._input is None
            or focus is self._recap
            or (focus is not None and focus is not self._table and not self._table.isAncestorOf(focus))
        ):
            return
        if isinstance(focus, CardButton) and focus not in self._cards(self._input):
            # It was played, or is covered by others now.
            self._table.setFocus(_OTHER)
        elif fresh and LAST.by_keys and not self._is_of_use(focus):
            self.take()

    def _is_of_use(self, focus: QWidget | None) -> bool:
        """Whether the player can go on from the focused widget."""
        if isinstance(focus, CardButton):
            return focus.playable
        return isinstance(focus, CommandButton) and focus in self._bar.buttons and not focus.face.blocked

    def _sheet(self) -> Sequence[CommandButton]:
        """The buttons of the open sheet; empty if none is open."""
        for curtain in self._curtains:
            if not curtain.isHidden():
                return curtain.buttons
        if not self._panel.isHidden():
            return self._panel.buttons
        choice = None if self._input is None else self._input.sheets.choice
        return () if choice is None or choice.isHidden() else choice.buttons

    def _buttons(self, table_input: TableInput) -> list[QWidget]:
        """The buttons that Tab reaches after the cards, in reading order."""
        sheets = table_input.sheets
        found: list[QWidget] = [each for each in (sheets.details.button, sheets.details.link) if each.isVisible()]
        found += self._bar.buttons
        for remark in (sheets.hint_bubble, sheets.answer, self._bubble):
            found += remark.links if remark.isVisible() else ()
        return found

    def _first(self, table_input: TableInput) -> QWidget | None:
        """The first playable card, else the first enabled command."""
        cards = self._cards(table_input)
        home = keyboard_navigation.home(table_input.stage)
        if home is not None and home.playable:
            return home
        free = _free(self._bar.buttons)
        primary = [button for button in free if button.face.primary]
        return next(iter((*primary, *free, *((home,) if home in cards else ()), *self._bar.buttons)), None)

    @staticmethod
    def _cards(table_input: TableInput) -> list[CardButton]:
        return [card for zone in keyboard_navigation.rows(table_input.stage) for card in zone]


def _free(buttons: Sequence[CommandButton]) -> list[CommandButton]:
    """The visible, enabled buttons among these."""
    return [button for button in buttons if button.isVisible() and not button.face.blocked]
