"""The stops of the one-button cursor: the usable controls of the active window, in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.controls.value_controls import Slider
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandButton

MOST_SINGLE = 8
"""Up to this many targets are visited one by one; with more, each group comes as a whole and can be entered."""
_PIECE = 6
"""Larger groups are divided into pieces of at most this many targets."""
_ROW = 20
"""Targets whose upper edges differ by less, in logical pixels, are in one row."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that a press of the button does.

    Attributes:
        widget: what the cursor frames.
        act: does it.
        stays: whether the cursor stays, since another press does more of the same.
        action: the entry of a menu or menu bar; None for a whole widget.
        meaning: tells apart what one widget means at different times.
    """

    widget: QWidget
    act: Callable[[], object] = field(compare=False)
    stays: bool = False
    action: QAction | None = None
    meaning: str = ""

    def place(self, window: QWidget) -> QRect:
        """Where it is in its window, as far as it is visible."""
        if isinstance(self.widget, QMenuBar) and self.action is not None:
            rect = self.widget.actionGeometry(self.action)
        else:
            rect = self.widget.visibleRegion().boundingRect()
        return QRect(self.widget.mapTo(window, rect.topLeft()), rect.size())

    def take_focus(self) -> None:
        """Give it the keyboard focus, so that it scrolls into sight and a screen reader tells it."""
        if isinstance(self.widget, QMenu):
            if self.action is not None:
                self.widget.setActiveAction(self.action)
        elif self.widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self.widget.setFocus(Qt.FocusReason.TabFocusReason)


@dataclass(frozen=True, slots=True)
class Group:
    """Targets that belong together. `apart`: it comes as a whole, however few targets there are."""

    targets: tuple[Target, ...]
    apart: bool = False


def steps(groups: Iterable[Group]) -> list[tuple[Target, ...]]:
    """Where the cursor stops, in order: at single targets, and at several that can be entered."""
    groups = [group for group in groups if group.targets]
    singly = sum(len(group.targets) for group in groups if not group.apart) <= MOST_SINGLE
    found: list[tuple[Target, ...]] = []
    for group in groups:
        if singly and not group.apart:
            found += [(target,) for target in group.targets]
        else:
            found += _pieces(group.targets)
    return found


def _pieces(targets: Sequence[Target]) -> list[tuple[Target, ...]]:
    """The targets in pieces of about the same size."""
    count = -(-len(targets) // _PIECE) if len(targets) > MOST_SINGLE else 1
    cuts = [round(number * len(targets) / count) for number in range(count + 1)]
    return [tuple(targets[start:end]) for start, end in pairwise(cuts)]


def on_screen(table: TableView | None, after: QWidget | None) -> list[Group]:
    """The groups of the active window, or of the menu that is open; empty if no window is active.

    `table`: the table that is shown, if one is. `after`: the card that was pressed last: the next ones come first.
    """
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        return [Group(tuple(_entries(popup)))]
    window = QApplication.activeWindow()
    if window is None:
        return []
    found: list[Group] = []
    on_main = isinstance(window, QMainWindow)
    if table is not None and on_main:
        found += at_table(table, after)
    found += _controls(window, table if on_main else None)
    if isinstance(window, QMainWindow):
        bar = window.menuBar()
        found.append(Group(tuple(_titles(bar)), apart=True))
    return found


def at_table(table: TableView, after: QWidget | None = None) -> list[Group]:
    """What can be done at the table now: an open sheet's buttons, or the usable cards by zone and the commands.

    Commands come last, or first if cards are picked.
    """
    offered = table.offered()
    commands = [Group(tuple(_button(button) for button in row)) for row in offered if not _cards(row)]
    zones = [_cards(row) for row in offered if _cards(row)]
    cards = [Group(tuple(_card(card) for card in _rotated(zone, after))) for zone in zones]
    picked = any(card.picked for zone in zones for card in zone)
    return [*commands, *cards] if picked else [*cards, *commands]


def _cards(row: Sequence[QAbstractButton]) -> list[CardButton]:
    return [button for button in row if isinstance(button, CardButton)]


def _rotated(cards: Sequence[CardButton], after: QWidget | None) -> list[CardButton]:
    """The cards from the one after `after` on, if that is among them."""
    start = next((number + 1 for number, card in enumerate(cards) if card is after), 0)
    return [*cards[start:], *cards[:start]]


def _card(card: CardButton) -> Target:
    return Target(card, card.click)


def _button(button: QAbstractButton) -> Target:
    meaning = button.face.id if isinstance(button, CommandButton) else ""
    return Target(button, button.click, stays=button.isCheckable(), meaning=meaning)


def _entries(menu: QMenu) -> list[Target]:
    """The enabled entries of an open menu, and a way to close it: its own edge."""
    entries = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
    found = [Target(menu, partial(_choose, menu, action), action=action) for action in entries]
    return [*found, Target(menu, menu.close)]


def _choose(menu: QMenu, action: QAction) -> None:
    """Open a submenu, or close all menus and trigger an entry."""
    menu.setActiveAction(action)
    submenu = action.menu()
    if isinstance(submenu, QMenu):
        submenu.popup(menu.mapToGlobal(menu.actionGeometry(action).topRight()))
        return
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    action.trigger()


def _titles(bar: QMenuBar) -> list[Target]:
    found = []
    for title in bar.actions():
        menu = title.menu()
        if isinstance(menu, QMenu) and title.isVisible() and bar.isVisible():
            spot = bar.actionGeometry(title).bottomLeft()
            found.append(Target(bar, partial(menu.popup, bar.mapToGlobal(spot)), action=title))
    return found


def _controls(window: QWidget, table: TableView | None) -> list[Group]:
    """The controls of a window outside the table: its main button first, then what lies together.

    Beside a table all of them come in groups, behind what can be done at the table.
    """
    found = list(_within(window, table))
    main = [target for _, target in found if target.widget.property("kind") == "primary" and table is None]
    found = [(around, target) for around, target in found if target not in main]
    surroundings = [around for around, _ in found]
    order = [(_corner(around, window), surroundings.index(around)) for around in surroundings]
    within = [_corner(target.widget, window) for _, target in found]
    numbers = sorted(range(len(found)), key=lambda number: (order[number], within[number]))
    groups = [Group((target,)) for target in main]
    for _, together in groupby(numbers, key=lambda number: order[number]):
        groups.append(Group(tuple(found[number][1] for number in together), apart=table is not None))
    return groups


def _within(around: QWidget, table: TableView | None) -> Iterator[tuple[QWidget, Target]]:
    """The usable controls within a visible widget, each with the widget that it lies in; those of the table not."""
    for child in around.children():
        if not isinstance(child, QWidget) or child.isWindow() or child is table:
            continue
        if child.isVisible() and child.isEnabled():
            target = _control(child)
            if target is not None:
                yield around, target
            yield from _within(child, table)


def _corner(widget: QWidget, window: QWidget) -> tuple[int, int]:
    """The position for reading order: rows from above, each from the left."""
    corner = QPoint() if widget is window else widget.mapTo(window, QPoint())
    return corner.y() // _ROW, corner.x()


def _control(widget: QWidget) -> Target | None:
    """What a press does to a control; None if it takes no focus by Tab, or needs more than one button."""
    if isinstance(widget.parentWidget(), Stepper):
        return Target(widget, widget.click, stays=True) if isinstance(widget, QAbstractButton) else None
    if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or widget.focusProxy() is not None:
        return None
    if isinstance(widget, QAbstractButton):
        # A key cap waits for the key that it is to get.
        return None if widget.property("kind") == "keycap" else _button(widget)
    act: Callable[[], object] | None = None
    if isinstance(widget, QComboBox):
        act = partial(_next_choice, widget)
    elif isinstance(widget, Slider):
        act = partial(_next_number, widget)
    elif isinstance(widget, QTabBar):
        act = partial(_next_tab, widget)
    elif isinstance(widget, QTextEdit | QPlainTextEdit):
        bar = widget.verticalScrollBar()
        act = partial(_read_on, bar) if bar.maximum() > bar.minimum() else None
    return None if act is None else Target(widget, act, stays=True)


def _next_choice(choice: QComboBox) -> None:
    index = (choice.currentIndex() + 1) % choice.count()
    choice.setCurrentIndex(index)
    choice.activated.emit(index)


def _next_tab(bar: QTabBar) -> None:
    bar.setCurrentIndex((bar.currentIndex() + 1) % bar.count())


def _next_number(control: Slider) -> None:
    """The next value, and the least one after the largest."""
    more = control.value() + control.singleStep()
    control.setValue(control.minimum() if control.value() == control.maximum() else min(more, control.maximum()))


def _read_on(bar: QScrollBar) -> None:
    """Scroll a page down, and to the beginning from the end."""
    bar.setValue(bar.minimum() if bar.value() == bar.maximum() else bar.value() + bar.pageStep())
