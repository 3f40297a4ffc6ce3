"""The Tab order of a page: its reading order, whatever was created first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLayout, QScrollArea, QSplitter, QStackedWidget, QWidget

from cardtable_gui.views.kit.controls.cells import Cells


def order_tabs(page: QWidget) -> None:
    """Set the Tab order of a page to its reading order. To be called again after widgets were added."""
    for before, after in pairwise(in_reading_order(page)):
        QWidget.setTabOrder(before, after)


def in_reading_order(widget: QWidget) -> Iterator[QWidget]:
    """The widgets that Tab reaches, in the order of the layouts."""
    inside = None if widget.focusProxy() else _parts(widget)
    if inside is not None:
        for part in inside:
            yield from in_reading_order(part)
    elif widget.focusProxy() or widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
        if isinstance(widget, QAbstractButton):
            # A tile contains a button of its own.
            yield from widget.findChildren(QAbstractButton)


def _parts(widget: QWidget) -> Iterator[QWidget] | None:
    """The children that make up a widget; None: it has no such parts."""
    match widget:
        case Cells():
            return iter(widget.cells)
        case QScrollArea():
            return _there([widget.widget()])
        case QStackedWidget() | QSplitter():
            return _there(widget.widget(number) for number in range(widget.count()))
        case _ if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
            return None
        case _:
            layout = widget.layout()
            if layout is not None:
                return _laid_out(layout)
            # Buttons that go on in further rows are placed without a layout.
            return iter(widget.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly))


def _there(widgets: Iterable[QWidget | None]) -> Iterator[QWidget]:
    return (widget for widget in widgets if widget is not None)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        assert item is not None
        widget: QWidget | None = item.widget()
        inner: QLayout | None = item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid_out(inner)
