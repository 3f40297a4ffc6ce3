"""Tab through a window as a player does, and see at each step where the keyboard is: on the pixels."""

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.rule_link import RuleLink
from tests.support.contrast import contrast

ENOUGH = 3.0
"""A ring is seen where pixels with it and without it differ by this contrast."""
MOST_STEPS = 400
_ROOM = 4
"""Pixels around a widget in which its ring may lie."""
_EDGE = 5
"""So near to its outermost pixels a ring is looked for."""
_SHARE = 0.45
"""So much of each side of a ring is seen; of a circle, so much lies near its outermost pixels."""
_LEAST_SIDE = 12
_SAME = 40
"""Two colours whose parts differ by less in all look alike."""


def tab_through(window: QWidget, theme: Theme) -> list[str]:
    """Press Tab until the keyboard is where it began, then Shift+Tab once round; what was wrong on the way."""
    found: list[str] = []
    seen: list[QWidget] = []
    start = QApplication.focusWidget()
    if start is None or start.window() is not window:
        return [f"nothing has the keyboard but {told(start)}"]
    found += wrong(window, start, theme)
    for area in window.findChildren(QScrollArea):
        # The player looks at the end of the page by the wheel; Tab goes on from where the keyboard is.
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    first: QWidget | None = None
    for _ in range(MOST_STEPS):
        _press(window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is None or focus.window() is not window:
            return [*found, f"Tab leads away from {told(seen[-1] if seen else start)} to {told(focus)}"]
        if focus is first:
            break
        if focus in seen:
            return [*found, f"Tab goes round without {told(first)}: {told(focus)} came twice"]
        first = first or focus
        seen.append(focus)
        found += wrong(window, focus, theme)
    else:
        return [*found, f"Tab never comes back to {told(first)}"]
    found += [f"Tab never comes to {told(widget)}" for widget in reachable(window) if widget not in seen]
    lasting = [widget for widget in seen if not isinstance(widget, RuleLink)]
    back: list[QWidget] = []
    for _ in seen:
        if len(back) == len(lasting):
            break
        _press(window, Qt.Key.Key_Backtab)
        focus = QApplication.focusWidget()
        if focus is not None and not isinstance(focus, RuleLink):
            back.append(focus)
    if back != [*reversed(lasting[1:]), lasting[0]]:
        found.append(f"Shift+Tab goes another way: {[told(each) for each in back]}")
    return found


def _press(window: QWidget, key: Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)
    QApplication.processEvents()


def reachable(window: QWidget) -> Iterator[QWidget]:
    """Everything in a window that is shown, enabled, and takes the keyboard by Tab."""
    for widget in window.findChildren(QWidget):
        if (
            widget.window() is window
            and widget.isVisibleTo(window)
            and widget.isEnabled()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None
            and not isinstance(widget, TableView)
        ):
            yield widget


def wrong(window: QWidget, focus: QWidget, theme: Theme) -> list[str]:
    """What is wrong with the place that the keyboard came to."""
    found = []
    if not focus.isVisible() or not focus.isEnabled():
        found.append(f"{told(focus)} is hidden or disabled")
    hidden = clipped(window, focus)
    if hidden:
        found.append(f"{told(focus)} is out of sight: {hidden}")
    elif not has_ring(window, focus, theme):
        found.append(f"{told(focus)} has no ring")
    return found


def clipped(window: QWidget, focus: QWidget) -> str:
    """What hides a widget, or a part of it: the edge of something around it, or something that lies on it."""
    whole = whole_of(focus).translated(focus.mapTo(window, QPoint()))
    around: QWidget | None = focus.parentWidget()
    while around is not None:
        room = around.rect().translated(around.mapTo(window, QPoint()))
        if not room.contains(whole):
            return f"{whole.getRect()} in {type(around).__name__} {room.getRect()}"
        around = None if around is window else around.parentWidget()
    if isinstance(focus, CardButton):
        # Others may lie on it.
        return ""
    for point in (whole.center(), *_corners(whole)):
        top = window.childAt(point)
        if top is not focus and (top is None or not focus.isAncestorOf(top)) and not _is_mere_frame(top, focus):
            return f"{told(top)} lies on it"
    return ""


def _is_mere_frame(top: QWidget | None, focus: QWidget) -> bool:
    """Whether what lies there holds the widget: the corner of a disc is its parent's."""
    return top is not None and top.isAncestorOf(focus)


def whole_of(focus: QWidget) -> QRect:
    """The part of a widget that must be seen, in its own coordinates."""
    if isinstance(focus, CardButton):
        return focus.pose.bounds().toAlignedRect().translated(-focus.pos())
    if isinstance(focus, Unrolled) and focus.visibleRegion().boundingRect() != focus.rect():
        # It's as high as all its rows.
        return focus.visualRect(focus.currentIndex()).translated(focus.viewport().pos())
    return focus.rect()


def _corners(rect: QRect) -> Iterator[QPoint]:
    inner = rect.adjusted(2, 2, -2, -2)
    yield from (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())


def has_ring(window: QWidget, focus: QWidget, theme: Theme) -> bool:
    """Whether a ring is seen around a widget that has the keyboard, and is not seen without."""
    where = whole_of(focus).translated(focus.mapTo(window, QPoint())).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
    where = where.intersected(window.rect())
    with_ring = window.grab(where).toImage()
    focus.clearFocus()
    without = window.grab(where).toImage()
    focus.setFocus(Qt.FocusReason.TabFocusReason)
    if isinstance(focus, CardButton):
        # It is turned, others may lie on it, and without the keyboard it may lie elsewhere.
        ring = theme.focus.rgb()
        seen, else_there = (
            sum(_alike(each, ring) for row in _pixels(image) for each in row) for image in (with_ring, without)
        )
        return seen - else_there >= _SHARE * 2 * (where.width() + where.height())
    return encloses(changed(with_ring, without), sides=3)


@cache
def _alike(one: int, other: int) -> bool:
    """Whether two colours look alike."""
    shifts = (0, 8, 16)
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in shifts) < _SAME


def changed(one: QImage, other: QImage) -> list[list[bool]]:
    """Which pixels of two pictures differ by enough contrast, row by row."""
    if one == other:
        return []
    return [
        [here != there and _differ(here, there) for here, there in zip(row, before, strict=True)]
        if row != before
        else [False] * len(row)
        for row, before in zip(_pixels(one), _pixels(other), strict=True)
    ]


def _pixels(image: QImage) -> Iterator[list[int]]:
    """The colours of a picture, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    colours = memoryview(plain.constBits()).cast("I")
    for row in range(plain.height()):
        start = row * plain.bytesPerLine() // 4
        yield colours[start : start + plain.width()].tolist()


@cache
def _differ(one: int, other: int) -> bool:
    return contrast(QColor(one), QColor(other)) >= ENOUGH


def encloses(marks: list[list[bool]], sides: int) -> bool:
    """Whether marked pixels form a frame, of which so many sides are seen."""
    rows = [y for y, row in enumerate(marks) if any(row)]
    columns = [x for x in range(len(marks[0]) if marks else 0) if any(row[x] for row in marks)]
    if not rows or not columns:
        return False
    top, bottom, left, right = rows[0], rows[-1], columns[0], columns[-1]
    wide, high = right - left + 1, bottom - top + 1
    if min(wide, high) < _LEAST_SIDE:
        return False
    across, down = range(left, right + 1), range(top, bottom + 1)
    shares = (
        sum(any(marks[y][x] for y in range(top, min(bottom, top + _EDGE))) for x in across) / wide,
        sum(any(marks[y][x] for y in range(max(top, bottom - _EDGE + 1), bottom + 1)) for x in across) / wide,
        sum(any(marks[y][x] for x in range(left, min(right, left + _EDGE))) for y in down) / high,
        sum(any(marks[y][x] for x in range(max(left, right - _EDGE + 1), right + 1)) for y in down) / high,
    )
    return sum(share >= _SHARE for share in shares) >= sides


def told(widget: QWidget | None) -> str:
    """A widget for a reader."""
    if widget is None:
        return "nothing"
    words = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
    return f"{type(widget).__name__} “{words[:40]}”"
