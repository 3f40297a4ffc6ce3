"""Icons are drawn for the size, the screen and the state in which they are shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from cardtable_gui.views.kit.controls.icons import icon
from cardtable_gui.views.kit.pictures import drawings

INK = QColor(200, 30, 60)


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    del qapp


def _strongest(picture: QImage) -> QColor:
    every = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return max(every, key=QColor.alpha)


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0, 3.0])
def test_an_icon_has_all_the_pixels_of_its_screen(scale: float) -> None:
    pixmap = icon("home", INK, 20).pixmap(QSize(20, 20), scale)
    assert pixmap.width() == round(20 * scale)
    assert pixmap.deviceIndependentSize().toSize() == QSize(20, 20)


def test_an_icon_is_never_larger_than_its_side() -> None:
    made = icon("home", INK, 20)
    assert made.actualSize(QSize(64, 64)) == QSize(20, 20)
    assert made.pixmap(QSize(64, 64)).width() == 20
    assert made.pixmap(QSize(16, 16)).width() == 16
    assert made.pixmap(QSize(0, 20)).isNull()


def test_an_icon_has_the_given_colour_and_is_pale_where_it_is_disabled() -> None:
    made = icon("home", INK, 20)
    usual = _strongest(made.pixmap(QSize(20, 20)).toImage())
    pale = _strongest(made.pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled).toImage())
    assert (usual.red(), usual.green(), usual.blue(), usual.alpha()) == (200, 30, 60, 255)
    assert 0 < pale.alpha() < 128


def test_a_copy_of_an_icon_that_is_changed_leaves_it_as_it_was() -> None:
    made = icon("home", INK, 20)
    copy = QIcon(made)
    copy.addPixmap(made.pixmap(QSize(20, 20)))
    assert made.pixmap(QSize(20, 20)).width() == 20


@pytest.mark.parametrize("side", [16, 40, 200])
def test_a_portrait_is_drawn_at_any_size_alike_whether_or_not_it_is_disabled(side: int) -> None:
    made = drawings.icon("assets/portraits/hana-calm.svg")
    shown = made.pixmap(QSize(side, side + 9))
    assert shown.width() == shown.height() == side
    assert made.pixmap(QSize(side, side), 1.0, QIcon.Mode.Disabled).toImage() == shown.toImage()
