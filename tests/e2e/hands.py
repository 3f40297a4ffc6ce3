"""What a player can do at the window, with real events of one input device.

Events are sent to the window, as those of the system are: Qt finds the target widget itself, so a covered, disabled or
unfocused widget is in the way as it is for a player.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QAction, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMenuBar, QPushButton, QWidget

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.window.program import Program

_MOST_LOOKS = 200
"""How often it is checked whether a list has opened."""


class OutOfReachError(AssertionError):
    """The device cannot reach the target."""


class Hands(ABC):
    """One input device."""

    carries = False
    """Whether cards can be dragged to a zone."""

    def __init__(self, window: QWidget) -> None:
        """Play in this window."""
        self.window = window

    def begin(self, program: Program) -> None:
        """Prepare the program for this device."""
        assert program.window is self.window

    @property
    def target(self) -> QWindow:
        """The window that receives the events."""
        handle = (QApplication.activePopupWidget() or QApplication.activeWindow() or self.window).windowHandle()
        assert handle is not None
        return handle

    @abstractmethod
    def press(self, button: QAbstractButton) -> None:
        """Press a button."""

    @abstractmethod
    def skip(self, sheet: QWidget) -> None:
        """End what lies over the table until any press or key."""

    @abstractmethod
    def choose(self, field: Choice, row: int) -> None:
        """Choose an item of a list."""

    @abstractmethod
    def count_to(self, stepper: Stepper, number: int) -> None:
        """Set a number field to this number."""

    @abstractmethod
    def choose_in_menu(self, bar: QMenuBar, action: QAction) -> None:
        """Open the menu that holds an action, and choose it."""

    @abstractmethod
    def reaches(self, card: CardButton) -> bool:
        """Whether the card is visible enough to be picked."""

    @abstractmethod
    def pick(self, card: CardButton) -> None:
        """Pick a card."""

    def carry(self, card: CardButton, table: TableView, zone: Zone) -> bool:
        """Drag a card to a zone; return whether the zone was highlighted. If not, the card is dragged back."""
        raise NotImplementedError


class Pointer(Hands):
    """A mouse or a finger."""

    carries = True
    steps = (0.1, 0.35, 0.7, 1.0)

    @abstractmethod
    def down(self, window: QWindow, at: QPoint) -> None:
        """Press at this point, in the window's coordinates."""

    @abstractmethod
    def move(self, window: QWindow, at: QPoint) -> None:
        """Move while pressed."""

    @abstractmethod
    def up(self, window: QWindow, at: QPoint) -> None:
        """Release."""

    @abstractmethod
    def scroll(self, window: QWindow, at: QPoint, down: int) -> None:
        """Scroll what is at this point, by this many pixels."""

    def tap(self, widget: QWidget, at: QPoint) -> None:
        """Press and release at a point of a widget."""
        top = widget.window()
        window = top.windowHandle()
        assert window is not None
        spot = window.mapFromGlobal(widget.mapToGlobal(at))
        self.down(window, spot)
        self.up(window, spot)

    def press(self, button: QAbstractButton) -> None:
        self._bring_into_sight(button)
        self.tap(button, button.rect().center())

    def skip(self, sheet: QWidget) -> None:
        self.tap(sheet, sheet.rect().center())

    def choose(self, field: Choice, row: int) -> None:
        self._bring_into_sight(field)
        self.tap(field, field.rect().center())
        entries = field.view()
        for _ in range(_MOST_LOOKS):
            place = entries.visualRect(field.model().index(row, 0))
            if entries.isVisible() and entries.viewport().rect().contains(place):
                self.tap(entries.viewport(), place.center())
                return
            QTest.qWait(5)
        raise OutOfReachError(f"row {row} of “{field.accessibleName()}” is not in sight: {field.count()} rows")

    def count_to(self, stepper: Stepper, number: int) -> None:
        less, more = stepper.findChildren(QPushButton)
        while stepper.value != number:
            before = stepper.value
            self.press(less if number < before else more)
            if stepper.value == before or before < number < stepper.value or before > number > stepper.value:
                raise OutOfReachError(f"“{stepper.field.accessibleName()}” does not come to {number}")

    def choose_in_menu(self, bar: QMenuBar, action: QAction) -> None:
        title, menu = menu_of(bar, action)
        self.tap(bar, bar.actionGeometry(title).center())
        if not menu.isVisible():
            raise OutOfReachError(f"the menu “{title.text()}” does not open")
        self.tap(menu, menu.actionGeometry(action).center())

    def reaches(self, card: CardButton) -> bool:
        return next(_free_spots(card), None) is not None

    def pick(self, card: CardButton) -> None:
        self._approach(card)
        self.tap(card, card.mapFromParent(free_spot(card)))

    def _approach(self, card: CardButton) -> None:
        """Move near the card and locate it again: a hand opens under a mouse."""

    def carry(self, card: CardButton, table: TableView, zone: Zone) -> bool:
        window = table.window().windowHandle()
        assert window is not None
        self._approach(card)
        start = free_spot(card)
        grip = QPointF(start) - QPointF(card.pose.x, card.pose.y)
        goal = (table.area(zone).center() + grip).toPoint()

        def spot(at: QPoint) -> QPoint:
            return window.mapFromGlobal(table.mapToGlobal(at))

        self.down(window, spot(start))
        for share in self.steps:
            self.move(window, spot(start + (goal - start) * share))
        highlighted = zone in table.widgets.surface.highlighted
        if not highlighted:
            self.move(window, spot(start))
        self.up(window, spot(goal if highlighted else start))
        return highlighted

    def _bring_into_sight(self, widget: QWidget) -> None:
        """Wait until nothing moves, and scroll until the middle of the widget is visible."""
        window = widget.window()
        handle = window.windowHandle()
        assert handle is not None
        before = None
        for _ in range(60):
            QApplication.processEvents()
            spot = widget.mapTo(window, widget.rect().center())
            if spot != before:
                before = spot
                continue
            found = window.childAt(spot)
            if found is not None and (found is widget or widget.isAncestorOf(found)):
                return
            page = next(_pages(widget), None)
            if page is None:
                break
            middle = page.mapTo(window, page.rect().center())
            self.scroll(handle, middle, 60 if spot.y() > middle.y() else -60)
        raise OutOfReachError(f"{type(widget).__name__} “{widget.accessibleName()}” is covered")


def menu_of(bar: QMenuBar, action: QAction) -> tuple[QAction, QMenu]:
    """The title and the menu that contain an action."""
    for menu in bar.findChildren(QMenu):
        if action in menu.actions():
            return menu.menuAction(), menu
    raise OutOfReachError(f"no menu holds “{action.text()}”")


def _pages(widget: QWidget) -> Iterator[QWidget]:
    """The scroll areas that contain a widget."""
    parent = widget.parentWidget()
    while parent is not None:
        if parent.objectName() == "qt_scrollarea_viewport":
            yield parent
        parent = parent.parentWidget()


def _free_spots(card: CardButton) -> Iterator[QPoint]:
    """Points of the table at which this card is visible."""
    table = card.parentWidget()
    assert table is not None
    above = [other for other in table.children() if isinstance(other, CardButton) and not other.isHidden()]
    above = above[above.index(card) + 1 :] if card in above else []
    pose = card.pose
    for across in (-0.35, 0.0, 0.35, -0.45, 0.46):
        for down in (0.0, -0.4, 0.4, -0.47):
            point = QPointF(pose.x + across * pose.width, pose.y + down * pose.height).toPoint()
            open_ = card.holds(QPointF(point)) and not any(other.holds(QPointF(point)) for other in above)
            if open_ and QRect(QPoint(), table.size()).contains(point) and isinstance(table.childAt(point), CardButton):
                yield point


def free_spot(card: CardButton) -> QPoint:
    """A point of the table at which the card is visible."""
    spot = next(_free_spots(card), None)
    if spot is None:
        raise OutOfReachError(f"“{card.accessibleName()}” is covered")
    return spot
