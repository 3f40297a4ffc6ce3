"""Rows of sheets and plates: where their cells lie, how high they are, and what is said, all from one declaration."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.widgets.player_plates import Plate, PlateBadge, TokenCount
from cardtable_gui.views.table.widgets.rows import Cell, Row, height_of, paint_all, spoken, words

AREA = QRectF(10, 5, 100, 20)


def edges(row: Row) -> list[tuple[float, float]]:
    """The left and right edges of the cells that are shown."""
    return [(place.left(), place.right()) for _, place in row.places(AREA)]


def test_cells_lie_at_both_sides_of_the_one_that_takes_the_rest() -> None:
    row = Row((Cell(width=20, gap=2), Cell(), Cell(width=10, gap=3), Cell(width=5)))
    assert edges(row) == [(10, 30), (32, 92), (95, 105), (105, 110)]
    assert all((place.top(), place.height()) == (5, 20) for _, place in row.places(AREA))
    assert row.rest(AREA.width()) == 60


def test_without_a_rest_they_lie_in_the_middle() -> None:
    assert edges(Row((Cell(width=20, gap=10), Cell(width=30)))) == [(30, 50), (60, 90)]


@pytest.mark.parametrize(("width", "left"), [(100, [15, 25]), (70, [25]), (60, [15]), (40, [])])
def test_optional_cells_stay_from_the_last_on_if_the_rest_keeps_its_least_width(width: int, left: list[int]) -> None:
    row = Row((Cell(width=20), Cell(least=30), Cell(width=15, optional=True), Cell(width=25, optional=True)))
    assert [cell.width for cell in row.shown(width) if cell.optional] == left


def test_the_rest_asks_for_no_more_than_its_share() -> None:
    row = Row((Cell(least=1_000), Cell(width=54, optional=True), Cell(width=2, optional=True)))
    assert [cell.width for cell in row.shown(100)] == [None, 2]


def test_a_row_is_as_high_as_its_wrapped_text_and_what_is_added(qtbot: QtBot) -> None:
    del qtbot
    long = words("Some words that need several lines in a narrow column", 14, LIGHT.ink, wrap=True)
    narrow, wide = (Row((Cell(width=20), long), 5).height(width) for width in (100, 1_000))
    assert narrow > 2 * wide - 5 > 5
    assert Row((Cell(width=20), words("A long line", 14, LIGHT.ink)), 30).height(50) == 30
    assert height_of([Row(high=4), Row((long,), 6)], 1_000) == 4 + wide + 1


def test_rows_are_painted_one_below_the_other(qtbot: QtBot) -> None:
    del qtbot
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)

    def filled(colour: str) -> Cell:
        return Cell(lambda painter, place: painter.fillRect(place, QColor(colour)), 10)

    painter = QPainter(image)
    paint_all(
        painter, [Row((filled("red"), Cell()), 8), Row(high=4), Row((Cell(), filled("blue")), 6)], QRectF(image.rect())
    )
    painter.end()
    reds = {(x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y) == QColor("red")}
    blues = {(x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y) == QColor("blue")}
    assert reds == {(x, y) for x in range(10) for y in range(8)}
    assert blues == {(x, y) for x in range(30, 40) for y in range(12, 18)}


def test_what_is_said_follows_the_cells(qtbot: QtBot) -> None:
    del qtbot
    ink = LIGHT.ink
    rows = [Row((words("A", 14, ink, spoken="first"), Cell())), Row((Cell(spoken="second"), words("x", 14, ink)))]
    assert spoken(rows) == ["first", "second"]


def test_a_plate_says_and_tells_everything_that_it_shows(qtbot: QtBot) -> None:
    del qtbot
    badges = (PlateBadge("Last round"), PlateBadge("Has the fan", "start"))
    tokens = (TokenCount("coin", "Coins", 4),)
    plate = Plate("Ben", "Easy bot", "Easy", 3, tokens, badges, ("Known cards: 2",), to_move=True)
    told = ["Ben", "Easy bot", "Last round", "Has the fan", "3 cards", "Coins: 4", "Known cards: 2"]
    assert plate.tip.split("\n") == told
    assert plate.spoken.split(", ") == [*told[:4], "current player", *told[4:]]
    own = Plate("Ann", "Human", own=True)
    assert (own.spoken, own.tip) == ("Ann, you", "Ann")
    assert Plate("You", "Human", own=True).spoken == "You"
