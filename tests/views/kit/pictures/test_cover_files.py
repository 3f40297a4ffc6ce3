"""Covers are kept on the disk as ready pictures, which a later start shows at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable_gui import __version__, games
from cardtable_gui.views.kit.pictures import cover_files, covers
from cardtable_gui.views.kit.pictures.cover_files import CoverFiles
from cardtable_gui.views.kit.pictures.covers import Covers, draw

PLACE = QSizeF(200, 90)


def drawn(folder: Path, qtbot: QtBot, place: QSizeF = PLACE) -> None:
    """Draw a cover for this place, and keep it."""
    made = Covers(folder=folder)
    made.pixmap("meow", "", place, 1.0)
    qtbot.waitUntil(lambda: not made.drawing)


def test_a_later_start_shows_a_cover_at_once_as_it_was_drawn(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn(tmp_path / "new", qtbot)
    fresh = draw("meow", "", PLACE.toSize()).convertToFormat(QImage.Format.Format_RGB32)
    monkeypatch.setattr(covers, "draw", lambda *_: pytest.fail("it was drawn again"))
    made = Covers(folder=tmp_path / "new")
    shown = made.pixmap("meow", "", PLACE, 1.0)
    assert shown is not None
    assert shown.toImage().convertToFormat(QImage.Format.Format_RGB32) == fresh
    assert not made.drawing


def test_another_size_and_another_scale_are_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    drawn(tmp_path, qtbot)
    made = Covers(folder=tmp_path)
    assert made.pixmap("meow", "", PLACE, 2.0) is None
    assert made.drawing
    made.close()


def test_covers_of_another_version_are_deleted_and_not_shown(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn(tmp_path, qtbot)
    before = set(tmp_path.iterdir())
    monkeypatch.setattr(cover_files, "__version__", "99.0")
    assert CoverFiles(tmp_path).read("meow", PLACE.toSize()) is None
    drawn(tmp_path, qtbot)
    assert len(before) == len(set(tmp_path.iterdir())) == 1
    assert not before & set(tmp_path.iterdir())


def test_the_oldest_covers_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover_files, "KEPT", 2)
    files = CoverFiles(tmp_path)
    for width in (10, 20, 30):
        image = QImage(width, 10, QImage.Format.Format_RGB32)
        image.fill(0)
        files.write("meow", image)
        os.utime(next(tmp_path.glob(f"*-{width}x*")), (width, width))
    assert files.read("meow", QSize(10, 10)) is None
    assert files.read("meow", QSize(30, 10)) is not None


def test_a_disk_that_takes_no_file_only_costs_the_drawing(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    drawn(tmp_path / "file", qtbot)
    assert CoverFiles(tmp_path / "file").read("meow", PLACE.toSize()) is None


def test_covers_of_earlier_versions_are_deleted_and_what_else_lies_there_stays(tmp_path: Path) -> None:
    for name in ("meow-200x90-0.4.0.bmp", "new-meow-200x90-0.4.0.bmp", "mine.png", "start_screen.picture"):
        (tmp_path / name).touch()
    (tmp_path / "folder.bmp").mkdir()
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    CoverFiles(tmp_path).write("meow", image)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"mine.png", "start_screen.picture", "folder.bmp", f"meow-10x10-{__version__}.cover"}


@pytest.mark.parametrize("kind", ["png", "bmp", "another size", "another game", "longer", "a pipe", "a folder"])
def test_whatever_else_lies_in_the_place_of_a_cover_is_drawn_over_and_read_by_no_decoder(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    if kind == "a pipe" and os.name == "nt":
        pytest.skip("no pipes with names there")
    drawn(tmp_path, qtbot)
    (file,) = tmp_path.iterdir()
    good = file.read_bytes()
    if kind in ("png", "bmp"):
        image = QImage(PLACE.toSize(), QImage.Format.Format_RGB32)
        image.fill(0)
        assert image.save(str(file), kind)  # type: ignore[call-overload]
    elif kind in ("a pipe", "a folder"):
        file.unlink()
        os.mkfifo(file) if kind == "a pipe" else file.mkdir()
    else:
        changed = {"another size": good.replace(b"200x90", b"20x900"), "another game": good.replace(b"meow", b"meoW")}
        file.write_bytes(changed.get(kind, good + b"\0"))
    assert CoverFiles(tmp_path).read("meow", PLACE.toSize()) is None
    made = Covers(folder=tmp_path)
    assert made.pixmap("meow", "", PLACE, 1.0) is None
    qtbot.waitUntil(lambda: not made.drawing)
    assert kind == "a folder" or file.read_bytes() == good


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_cover_is_never_written_through_a_link(qtbot: QtBot, tmp_path: Path) -> None:
    drawn(tmp_path / "pictures", qtbot)
    (file,) = (tmp_path / "pictures").iterdir()
    theirs = tmp_path / "theirs"
    theirs.write_bytes(b"kept")
    file.unlink()
    file.symlink_to(theirs)
    drawn(tmp_path / "pictures", qtbot)
    assert theirs.read_bytes() == b"kept"
    assert not file.is_symlink()


def test_a_damaged_file_is_drawn_again(qtbot: QtBot, tmp_path: Path) -> None:
    drawn(tmp_path, qtbot)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:40])
    made = Covers(folder=tmp_path)
    assert made.pixmap("meow", "", PLACE, 1.0) is None
    qtbot.waitUntil(lambda: not made.drawing)
    assert made.pixmap("meow", "", PLACE, 1.0) is not None


def test_without_ready_covers_all_are_drawn_ahead_and_shown_first(qtbot: QtBot, tmp_path: Path) -> None:
    made = Covers(folder=tmp_path)
    made.draw_ahead(games.ids())
    qtbot.waitUntil(lambda: not made.drawing_ahead)
    shown = made.pixmap("godan", "", QSizeF(600, 300), 1.0)
    assert shown is not None
    assert shown.width() == 480
    qtbot.waitUntil(lambda: not made.drawing)
    shown = made.pixmap("godan", "", QSizeF(600, 300), 1.0)
    assert shown is not None
    assert shown.width() == 600
