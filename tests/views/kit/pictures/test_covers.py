"""Covers are drawn in a thread: small ones first, and the window stays responsive."""

from pathlib import Path
from threading import Event, Thread, Timer

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.pictures import covers
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers, draw

LARGE = QSizeF(1600, 1000)


def white(pixels: QSize) -> QImage:
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFFFFFFFF)
    return image


def test_the_window_goes_on_while_a_cover_is_drawn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, allowed = Event(), Event()

    def slow(_game: str, _title: str, pixels: QSize) -> QImage:
        begun.set()
        assert allowed.wait(20)
        return white(pixels)

    monkeypatch.setattr(covers, "draw", slow)
    made = Covers()
    assert made.pixmap("godan", "", LARGE, 1.0) is None
    qtbot.waitUntil(begun.is_set)
    for _ in range(3):
        qtbot.wait(1)
        assert made.drawing
    allowed.set()
    qtbot.waitUntil(lambda: not made.drawing)
    assert made.pixmap("godan", "", LARGE, 1.0) is not None


def test_a_picture_that_is_drawn_leaves_the_other_threads_of_python_alone() -> None:
    drawing = Thread(target=draw, args=("godan", "", QSize(2400, 1500)))
    turns, pause = 0, Event()
    drawing.start()
    while drawing.is_alive():
        pause.wait(0.0005)
        turns += 1
    # A thread that blocks the window leaves time for two or twenty turns, this one for hundreds.
    assert turns > 80


def test_every_game_has_a_small_cover_before_the_first_large_one_is_drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, int]] = []

    def noted(game: str, _title: str, pixels: QSize) -> QImage:
        drawn.append((game, pixels.width()))
        return white(pixels)

    monkeypatch.setattr(covers, "draw", noted)
    made, games = Covers(), ("godan", "gunjo", "meow")
    for game in games:
        made.pixmap(game, "", LARGE, 1.0)
    qtbot.waitUntil(lambda: not made.drawing)
    assert [game for game, _ in drawn] == [*games, *games]
    assert [width for _, width in drawn] == [240] * 3 + [1600] * 3
    assert all([pixmap.width() for pixmap in made._drawn[game]] == [1600] for game in games)
    for width in (96, 800):
        made.pixmap("meow", "", QSizeF(width, width / ASPECT), 1.0)
        qtbot.waitUntil(lambda: not made.drawing)
    assert [pixmap.width() for pixmap in made._drawn["meow"]] == [1600, 96, 800]
    assert len(drawn) == 8


def test_sizes_of_a_moment_ago_are_not_drawn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody drags the edge of the window, only the last size is worth drawing."""
    drawn: list[int] = []

    def noted(_game: str, _title: str, pixels: QSize) -> QImage:
        drawn.append(pixels.width())
        return white(pixels)

    monkeypatch.setattr(covers, "draw", noted)
    made = Covers()
    for width in range(700, 900, 10):
        made.pixmap("godan", "", QSizeF(width, width / ASPECT), 1.0)
    qtbot.waitUntil(lambda: not made.drawing)
    assert drawn == [240, 890]


def test_when_the_program_ends_nothing_is_drawn_any_more(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    drawn: list[str] = []
    begun, closing, ended = Event(), Event(), Event()

    def slow(game: str, _title: str, pixels: QSize) -> QImage:
        drawn.append(game)
        begun.set()
        assert closing.wait(20)
        ended.set()
        return white(pixels)

    monkeypatch.setattr(covers, "draw", slow)
    made = Covers()
    for game in ("godan", "gunjo"):
        made.pixmap(game, "", LARGE, 1.0)
    qtbot.waitUntil(begun.is_set)
    Timer(0.05, closing.set).start()
    made.close()
    assert ended.is_set()
    qtbot.wait(1)
    assert drawn == ["godan"]
    assert not made.drawing


def test_the_plain_cover_of_a_game_without_a_picture_is_there_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    made = Covers(folder=tmp_path)
    found = made.pixmap("no-such-game", "Go Fish", QSizeF(320, 200), 1.0)
    assert found is not None
    assert found.size() == QSize(320, 200)
    assert not made.drawing
    assert list(tmp_path.iterdir()) == [], "its initial depends on the language"
