"""Golden pictures: what counts as the same picture, by the version of Qt that drew it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tests.lab.gallery import goldens

NAME = "app-start-en-light-1280x800"


@pytest.fixture
def golden(qapp: QApplication) -> QPixmap:
    """A golden picture in the size of the window."""
    return QPixmap(str(goldens.FOLDER / f"{NAME}.png")).scaled(1280, 800)


def moved(picture: QPixmap, down: int) -> QPixmap:
    """The picture with its lower half some pixels further down."""
    found = QPixmap(picture)
    with QPainter(found) as painter:
        half = picture.height() // 2
        painter.drawPixmap(0, half + down, picture, 0, half, picture.width(), half - down)
    return found


def without_a_part(picture: QPixmap) -> QPixmap:
    """The picture with a part painted over."""
    found = QPixmap(picture)
    with QPainter(found) as painter:
        painter.fillRect(QRect(100, 200, 300, 100), Qt.GlobalColor.black)
    return found


def test_a_picture_is_like_itself(golden: QPixmap) -> None:
    assert goldens.difference(NAME, golden) == ""


@pytest.mark.parametrize(("version", "alike"), [(goldens.QT, False), ("6.11.3", True)])
def test_only_another_qt_may_draw_something_beside_its_place(
    golden: QPixmap, monkeypatch: pytest.MonkeyPatch, version: str, *, alike: bool
) -> None:
    monkeypatch.setattr(goldens, "qVersion", lambda: version)
    assert (goldens.difference(NAME, moved(golden, 16)) == "") == alike


@pytest.mark.parametrize("version", [goldens.QT, "6.11.3"])
def test_what_is_missing_is_found_with_every_qt(golden: QPixmap, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(goldens, "qVersion", lambda: version)
    assert NAME in goldens.difference(NAME, without_a_part(golden))
