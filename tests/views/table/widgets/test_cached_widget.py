"""Cached widgets are painted once."""

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.table.widgets.cached_widget import CachedWidget


class Counted(CachedWidget):
    """Counts how often it is painted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.times = 0
        self.colour = QColor("#123456")

    def draw(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(self.rect(), self.colour)


def test_it_is_painted_anew_only_for_another_look_or_size(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    still = Counted(board)
    still.resize(40, 30)
    seen = [still.grab().toImage().pixelColor(5, 5) for _ in range(3)]
    assert still.times == 1
    assert seen == [still.colour] * 3
    still.colour = QColor("#654321")
    still.redraw()
    assert still.grab().toImage().pixelColor(5, 5) == still.colour
    still.resize(50, 60)
    assert still.grab().toImage().pixelColor(45, 55) == still.colour
    assert still.times == 3
