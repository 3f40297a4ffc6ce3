"""The window: painted before it is filled, restored to its place, and without heavy imports at first."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.data_files import CRASH, DAMAGED, LOG, PICTURES, SETTINGS
from cardtable_gui.core.files.record import dumps
from cardtable_gui.diagnostics.log_file import LogFile
from cardtable_gui.i18n import language
from cardtable_gui.settings import LANGUAGE, PLACE, THEME, Settings
from cardtable_gui.single_instance import second_start
from cardtable_gui.single_instance.start_request import StartRequest
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.navigation import window_geometry
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.chores import Chores
from cardtable_gui.views.window.program import Program

SCREEN = QRect(0, 0, 1920, 1080)
LEFT = QRect(-1280, 0, 1280, 1024)


class Drawn(QWidget):
    """Remembers whether it was painted."""

    drawn = False

    def paintEvent(self, event: QPaintEvent) -> None:
        self.drawn = True
        super().paintEvent(event)


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(100, 100, 1280, 800),
        QRect(-1200, 50, 1024, 700),
        QRect(-600, 100, 1280, 800),
        QRect(0, 0, 1920, 1080),
    ],
)
def test_a_window_that_is_wholly_seen_stays_also_across_two_screens(wanted: QRect) -> None:
    assert window_geometry.fitted(wanted, [SCREEN, LEFT]) == wanted


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (QRect(900, 300, 1280, 800), QRect(640, 280, 1280, 800)),
        (QRect(100, -25, 1280, 825), QRect(100, 0, 1280, 825)),
        (QRect(-2000, 300, 1280, 800), QRect(-1280, 224, 1280, 800)),
        (QRect(0, 300, 1280, 1200), QRect(0, 0, 1280, 1080)),
    ],
)
def test_a_window_that_stands_out_of_its_screen_is_moved_in_and_no_further(wanted: QRect, expected: QRect) -> None:
    assert window_geometry.fitted(wanted, [SCREEN, LEFT]) == expected


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(-1200, 50, 1024, 700),
        QRect(5000, 5000, 1280, 800),
        QRect(100, -700, 1280, 800),
        QRect(1900, 10, 1280, 800),
        QRect(0, 1075, 1280, 800),
        QRect(4000, 0, 5000, 4000),
    ],
)
def test_a_window_on_a_screen_that_is_gone_comes_back_into_sight(wanted: QRect) -> None:
    place = window_geometry.fitted(wanted, [SCREEN])
    assert SCREEN.contains(place)


def test_a_window_larger_than_its_screen_comes_back_as_large_as_that_is() -> None:
    small = QRect(0, 0, 1366, 768)
    assert window_geometry.fitted(QRect(0, 0, 2560, 1400), [small]) == small


def test_the_window_comes_back_where_it_was(qtbot: QtBot, look: Look, settings: Settings) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    window.show()
    wanted = QRect(room.topLeft() + QPoint(10, 20), window_geometry.LEAST)
    window.setGeometry(wanted)
    window.close()
    assert settings.value(PLACE)
    again = MainWindow(look, settings)
    qtbot.addWidget(again)
    assert again.size() == wanted.size()


def test_a_page_is_not_drawn_in_the_turn_in_which_it_is_made(qtbot: QtBot, look: Look, settings: Settings) -> None:
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    first, second = Drawn(), Drawn()
    window.show_page(first)
    window.show()
    qtbot.waitUntil(lambda: first.drawn)
    window.show_page(second)
    second.repaint()
    assert not second.drawn
    qtbot.waitUntil(lambda: second.drawn)


def test_a_page_that_is_shown_while_nothing_may_be_drawn_waits_as_well(
    qtbot: QtBot, look: Look, settings: Settings
) -> None:
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    page = Drawn()
    window.setUpdatesEnabled(False)
    window.show_page(page)
    window.show()
    turns: list[None] = []
    QTimer.singleShot(0, window, lambda: turns.append(None))
    qtbot.waitUntil(lambda: bool(turns))
    assert not window.pages.updatesEnabled()
    window.setUpdatesEnabled(True)
    qtbot.waitUntil(lambda: page.drawn)


def test_a_spoilt_geometry_is_no_harm(qtbot: QtBot, look: Look, settings: Settings) -> None:
    settings.set(PLACE, "99999 -99999 99999 0")
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    assert (
        window.height() < min(room.height(), window_geometry.USUAL.height())
        or room.height() > window_geometry.USUAL.height() + 40
    )
    assert window.size().boundedTo(window_geometry.USUAL) == window.size()
    assert window.size().expandedTo(window_geometry.LEAST) == window.size()


# The program


def program(qtbot: QtBot, qapp: QApplication, arguments: StartArguments) -> Program:
    made = Program(qapp, arguments)
    qtbot.addWidget(made.window)
    made.open()
    return made


def end(made: Program) -> None:
    made.window.close()
    made.reports.stop()


def test_the_window_is_painted_first_and_furnished_then(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    made = Program(qapp, StartArguments(data_dir=tmp_path))
    qtbot.addWidget(made.window)
    bare = made.window.pages.grab().toImage().pixelColor(50, 50)
    assert bare == made.look.theme.surface
    furnished: list[bool] = []
    made.window.painted.connect(lambda: furnished.append(made.shell is not None))
    made.open()
    assert furnished == [False]
    assert made.shell is not None
    assert made.window.pages.currentWidget() is made.shell.home
    assert made.window.pages.count() == 1
    end(made)


def test_an_update_before_the_system_shows_the_window_is_not_its_painting(
    qtbot: QtBot, look: Look, settings: Settings
) -> None:
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    with qtbot.assertNotEmitted(window.painted, wait=50):
        window.winId()
        QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
        window.grab()
    with qtbot.waitSignal(window.painted):
        window.open()


def test_a_record_of_the_command_line_is_opened(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    match = Match.new("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("Cho")), {}, 12)
    file = tmp_path / "x.cardtable"
    file.write_text(dumps(match.record))
    made = program(qtbot, qapp, StartArguments(file=file, data_dir=tmp_path / "data"))
    assert made.shell is not None
    assert made.shell.match_manager.session is not None
    assert made.shell.match_manager.session.match.seed == 12
    assert '"seed": 12' in made._record()
    end(made)


def game_that_is_set_up(shell: Shell) -> str:
    setup = shell.pages.shown_setup
    assert setup is not None
    assert setup.game is not None
    return setup.game.id


def test_the_game_of_the_command_line_is_set_up(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    made = program(qtbot, qapp, StartArguments(game="godan", data_dir=tmp_path))
    assert made.shell is not None
    assert game_that_is_set_up(made.shell) == "godan"
    end(made)


def test_the_page_of_the_set_up_is_made_while_a_player_looks_at_the_start_screen(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path))
    shell = made.shell
    assert shell is not None
    qtbot.waitUntil(lambda: made.window.pages.count() == 2)
    ready = made.window.pages.widget(1)
    assert made.window.pages.currentWidget() is shell.home
    shell.set_up("gunjo")
    assert shell.pages.shown_setup is ready
    assert made.window.pages.count() == 2
    end(made)


def test_a_later_start_sets_up_a_game_and_one_that_is_not_known_only_shows_the_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path))
    assert made.shell is not None
    made.take_request(StartRequest(game="a-later-version-s"))
    assert made.shell.pages.at_home
    made.take_request(StartRequest(game="kobayakawa"))
    assert game_that_is_set_up(made.shell) == "kobayakawa"
    end(made)


def test_the_command_line_s_language_holds_until_another_is_chosen(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    made = program(qtbot, qapp, StartArguments(language="ja", data_dir=tmp_path))
    assert language() == "ja"
    assert made.shell is not None
    ticked = [action.data() for action in made.shell.actions.group(LANGUAGE) if action.isChecked()]
    assert ticked == ["ja"]
    made.settings.sync()
    assert Settings(tmp_path / SETTINGS).value(LANGUAGE) == "system"
    made.settings.set(LANGUAGE, "en")
    assert language() == "en"
    end(made)
    assert Settings(tmp_path / SETTINGS).value(LANGUAGE) == "en"


def test_settings_are_on_disk_soon_and_at_the_end(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path))
    made.settings.set(THEME, "dark")
    qtbot.waitUntil(lambda: Settings(tmp_path / SETTINGS).value(THEME) == "dark")
    made.settings.set(THEME, "light")
    end(made)
    assert Settings(tmp_path / SETTINGS).value(THEME) == "light"


def test_damaged_settings_are_told(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_bytes(b"\xff\xfe")
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path))
    assert made.shell is not None
    assert str(tmp_path / DAMAGED / SETTINGS) in made.shell.notifications.notice.words
    end(made)


def test_a_data_folder_that_cant_be_written_is_told_and_a_match_can_be_played(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path / "data"))
    shell = made.shell
    assert shell is not None
    qtbot.waitUntil(lambda: str(tmp_path / "data") in shell.notifications.notice.words)
    shell.set_up("kobayakawa")
    shell.play_again("kobayakawa")
    assert shell.match_manager.session is not None
    end(made)


def test_a_data_folder_that_can_be_written_is_not_spoken_of(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path / "data"))
    assert made.shell is not None
    made.shell.notifications.warn_if_nothing_is_kept(tmp_path / "data")
    assert made.shell.notifications.notice.words == ""
    # Nothing but covers, if they are drawn by now.
    assert {each.name for each in (tmp_path / "data").iterdir()} <= {PICTURES}
    end(made)


def test_a_later_start_brings_the_window_back_and_opens_its_file(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path))
    assert made.shell is not None
    opened: list[Path] = []
    monkeypatch.setattr(made.shell.match_manager, "open_file", opened.append)
    made.window.showMinimized()
    made.take_request(StartRequest())
    assert not made.window.isMinimized()
    assert opened == []
    made.take_request(StartRequest(tmp_path / "match.cardtable"))
    assert opened == [tmp_path / "match.cardtable"]
    end(made)


def test_an_unexpected_error_in_the_program_is_told_and_the_match_goes_on(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    made = program(qtbot, qapp, StartArguments(data_dir=tmp_path))
    assert sys.excepthook == made.reports._unexpected
    try:
        raise RuntimeError("odd")
    except RuntimeError:
        sys.excepthook(*sys.exc_info())
    qtbot.waitUntil(lambda: made.reports.dialog is not None)
    assert made.reports.dialog is not None
    made.reports.dialog.close()
    assert made.window.isVisible()
    end(made)


def test_a_start_after_a_crash_tells_of_it_once_and_shows_its_report(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    report, arguments = tmp_path / CRASH, StartArguments(data_dir=tmp_path)
    report.write_text("Card Table 0.2.0\n\nFatal Python error: Segmentation fault\n")
    for crashed in (True, False):
        made = program(qtbot, qapp, arguments)
        claim = second_start.begin(tmp_path, arguments, {"XDG_RUNTIME_DIR": str(tmp_path)})
        log_file = LogFile(tmp_path)
        chores = Chores(made.window, made.reports, tmp_path, log_file, claim)
        chores.start_soon()
        qtbot.waitUntil(lambda: report.exists() and "Segmentation" not in report.read_text())
        dialog = made.reports.dialog
        assert (dialog is not None) == crashed
        if dialog is not None:
            assert "Segmentation fault" in dialog.report.toPlainText()
            dialog.close()
        qtbot.waitUntil((tmp_path / LOG).exists)
        chores.stop()
        log_file.stop()
        end(made)
        assert not report.exists()


def test_a_queued_call_is_no_harm_to_a_closed_window(qtbot: QtBot, look: Look, settings: Settings) -> None:
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    window.show()
    QTimer.singleShot(0, window.close)
    qtbot.waitUntil(lambda: not window.isVisible())


FILES_BY_EVENTS = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from cardtable_gui.app import Application
from cardtable_gui.views.window.program import Program
from cardtable_gui.single_instance.start_request import StartRequest
from cardtable_gui.start_arguments import StartArguments

application = Application(["cardtable-gui"])
program = Program(application, StartArguments(data_dir=Path(sys.argv[1])))
application.file_opened.connect(program.open_file)
first, second = sys.argv[2:]
QCoreApplication.sendEvent(application, QFileOpenEvent(first))

def look():
    manager = program.shell and program.shell.match_manager
    if manager and manager.session and manager.session.match.seed == 12:
        QCoreApplication.sendEvent(application, QFileOpenEvent(second))
    elif manager and manager.session and manager.session.match.seed == 13:
        print("both")
        program.window.close()
        application.quit()

program.open()
timer = QTimer(interval=20)
timer.timeout.connect(look)
timer.start()
sys.exit(application.exec())
"""


def test_files_that_the_desktop_asks_for_by_an_event_are_opened_also_before_there_is_a_table(tmp_path: Path) -> None:
    files = []
    for seed in (12, 13):
        file = tmp_path / f"{seed}.cardtable"
        file.write_text(dumps(Match.new("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("Cho")), {}, seed).record))
        files.append(str(file))
    command = [sys.executable, "-c", FILES_BY_EVENTS, str(tmp_path / "data"), *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, "both\n"), done.stderr


def test_a_window_that_filled_the_screen_is_as_large_again_as_before(
    qtbot: QtBot, look: Look, settings: Settings
) -> None:
    window = MainWindow(look, settings)
    qtbot.addWidget(window)
    window.showMaximized()
    window.toggle_full_screen(True)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isMaximized()
    assert not window.isFullScreen()
