"""The picture of the last start screen: shown at once by the next start, if the start screen will look like it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.data_files import PICTURES
from cardtable_gui.core.files.record import dumps
from cardtable_gui.settings import LANGUAGE, TEXT_PERCENT, THEME, VOLUME, seats_of
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.window.program import Program
from cardtable_gui.views.window.start_picture import FILE
from tests.controller.statistics.played import finished, put_away

Start = Callable[..., Program]


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    """Make the program, which is not open yet; all that were made are closed at the end."""
    made: list[Program] = []

    def make(game: str | None = None) -> Program:
        program = Program(qapp, StartArguments(data_dir=tmp_path, game=game))
        qtbot.addWidget(program.window)
        made.append(program)
        return program

    yield make
    for program in made:
        close(program)


def close(program: Program) -> None:
    program.window.close()
    program.reports.stop()
    program.picture.wait()


def looks(program: Program) -> QImage:
    return program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.fixture(scope="module")
def once_used(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, QImage]:
    """The data folder of a player who opened the program and closed it, and what the start screen looked like."""
    folder = tmp_path_factory.mktemp("used")
    program = Program(qapp, StartArguments(data_dir=folder))
    program.open()
    while not (folder / PICTURES / FILE).exists():
        qapp.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        program.picture.wait()
    shown = looks(program)
    close(program)
    return folder, shown


@pytest.fixture
def before(once_used: tuple[Path, QImage], tmp_path: Path) -> QImage:
    """What the start screen looked like the last time; the data folder is that player's."""
    folder, shown = once_used
    copytree(folder, tmp_path, dirs_exist_ok=True)
    return shown


def test_the_next_start_shows_the_start_screen_before_anything_else_is_loaded(
    start: Start, tmp_path: Path, before: QImage, qtbot: QtBot
) -> None:
    program = start()
    first: list[QImage] = []
    program.window.painted.connect(lambda: first.append(looks(program)))
    program.open()
    assert first == [before]
    assert program.shell is not None
    assert program.shell.pages.at_home
    qtbot.waitUntil(lambda: looks(program) == before)


@pytest.mark.parametrize(
    "change",
    [
        lambda program, _: program.settings.set(THEME, "dark"),
        lambda program, _: program.settings.set(LANGUAGE, "ja"),
        lambda program, _: program.settings.set(TEXT_PERCENT, 120),
        lambda program, _: program.settings.set(seats_of("meow"), {"seats": []}),
        lambda program, _: program.window.resize(1100, 700),
        lambda _, folder: ((folder / "matches").mkdir(), (folder / "matches" / "x.cardtable").touch()),
        lambda _, folder: put_away(Store(folder), finished()),
    ],
    ids=["theme", "language", "text size", "last match", "size of the window", "matches", "finished matches"],
)
def test_a_picture_of_anything_else_is_not_shown(
    start: Start, tmp_path: Path, before: QImage, change: Callable[[Program, Path], object]
) -> None:
    program = start()
    assert program.picture.load(program.window) is not None
    change(program, tmp_path)
    assert program.picture.load(program.window) is None


@pytest.mark.parametrize("change", ["more", "another state", "fewer"])
def test_a_picture_of_other_matches_is_not_shown(start: Start, tmp_path: Path, before: QImage, change: str) -> None:
    store = Store(tmp_path)
    unfinished, over = store.new(), put_away(store, finished())
    store.write(unfinished, dumps(finished().branch(3).record))
    program = start()
    program.open()
    program.picture.keep(program.window)
    program.picture.wait()
    assert program.picture.load(program.window) is not None
    if change == "more":
        put_away(store, finished(seed=2))
    elif change == "another state":
        store.write(unfinished, dumps(finished().branch(4).record))
    else:
        store.remove_finished(over)
    assert program.picture.load(program.window) is None
    store.release(unfinished)


def test_however_many_matches_are_there_none_of_them_is_looked_at(
    start: Start, tmp_path: Path, before: QImage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        put_away(Store(tmp_path), finished(seed=seed))
    program, asked = start(), list[str]()
    real = Path.stat

    def stat(path: Path, **named: bool) -> object:
        asked.append(path.name)
        return real(path, **named)

    monkeypatch.setattr(Path, "stat", stat)
    monkeypatch.setattr("os.scandir", lambda _: pytest.fail("all of them are looked at"))
    monkeypatch.setattr("os.listdir", lambda _: pytest.fail("all of them are looked at"))
    program.picture.shows(program.window)
    assert "finished" in asked
    assert not [name for name in asked if name.endswith(".cardtable")]


def test_settings_that_it_does_not_show_leave_it_valid(start: Start, tmp_path: Path, before: QImage) -> None:
    program = start()
    program.settings.set(VOLUME, 20)
    assert program.picture.load(program.window) is not None


@pytest.mark.parametrize("left", [0, 5, 300, -7])
def test_a_damaged_picture_is_not_shown(start: Start, tmp_path: Path, before: QImage, left: int) -> None:
    file = tmp_path / PICTURES / FILE
    file.write_bytes(file.read_bytes()[:left])
    program = start()
    assert program.picture.load(program.window) is None


def test_a_picture_of_another_size_is_not_shown(start: Start, tmp_path: Path, before: QImage) -> None:
    """Nothing in the file says how large it is: that is what the window is."""
    file = tmp_path / PICTURES / FILE
    data = file.read_bytes()
    file.write_bytes(data[:12] + b"\xff\xff\xff\xff" + data[16:])
    assert start().picture.load(start().window) is None


@pytest.mark.skipif(os.name == "nt", reason="no pipes with names there")
def test_nothing_waits_for_a_pipe_in_the_place_of_the_picture(start: Start, tmp_path: Path, before: QImage) -> None:
    file = tmp_path / PICTURES / FILE
    file.unlink()
    os.mkfifo(file)
    program = start()
    assert program.picture.load(program.window) is None
    program.open()
    program.picture.keep(program.window)
    program.picture.wait()
    assert file.is_file()


def test_a_start_with_a_game_to_set_up_shows_no_start_screen(start: Start, tmp_path: Path, before: QImage) -> None:
    program = start(game="meow")
    program.open()
    assert not program._pictured
    assert program.shell is not None
    assert program.shell.pages.shown_setup is not None


def test_a_tile_under_the_pointer_is_not_raised_in_the_picture(
    start: Start, tmp_path: Path, before: QImage, qtbot: QtBot
) -> None:
    program = start()
    program.open()
    assert program.shell is not None
    home = program.shell.home
    qtbot.waitUntil(lambda: looks(program) == before)
    home.tiles[1]._lifted(1.0)
    assert looks(program) != before
    home.lower_tiles(lowered=True)
    assert looks(program) == before
