"""The current look, credits and licences, and error reports."""

import sys
import threading
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import __version__, games, i18n, project_addresses
from cardtable_gui.games import GamePackage
from cardtable_gui.settings import TEXT_PERCENT, THEME, Settings
from cardtable_gui.views.kit.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import DARK, LIGHT, Type
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.kit.text.phrases import JOINER
from cardtable_gui.views.plan.game_credits import designers
from cardtable_gui.views.shell.dialogs.about_dialog import AboutDialog, licence_files
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.crash_reports import CrashReports

# The look


def test_the_theme_is_the_chosen_one_and_painters_hear_of_it(look: Look, settings: Settings, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.changed):
        settings.set(THEME, "dark")
    assert look.theme is DARK
    assert QApplication.palette().window().color() == DARK.panel_deep
    settings.set(THEME, "light")
    assert look.theme is LIGHT


def test_lengths_grow_with_the_text(look: Look, settings: Settings) -> None:
    settings.set(TEXT_PERCENT, 150)
    assert look.scaled(20) == 30
    assert QApplication.font().pixelSize() == look.px(Type.BODY)


# About


def test_about_credits_every_game_and_says_that_it_is_unofficial(qtbot: QtBot, look: Look) -> None:
    about = AboutDialog(look, Covers())
    qtbot.addWidget(about)
    said = " ".join(label.text() for label in about.findChildren(QLabel))
    for package in games.packages():
        assert i18n.text(package.game.title) in said
        for name in (package.game.designer, package.game.publisher):
            assert name is None or i18n.text(name) in said
    assert "{" not in said
    assert "unofficial" in said
    assert "MIT" in said
    assert __version__ in said


def test_a_traditional_game_names_no_designer(qtbot: QtBot, look: Look, small_games: Mapping[str, GamePackage]) -> None:
    about = AboutDialog(look, Covers())
    qtbot.addWidget(about)
    said = [label.text() for label in about.findChildren(QLabel)]
    traditional = [package.game.id for package in games.packages() if package.game.designer is None]
    assert said.count("A traditional game.") == len(traditional)
    assert set(traditional) >= small_games.keys()
    assert said.count("The rulebook doesn’t name a designer.") == 1, "of GODAN"


@pytest.mark.parametrize(
    ("game", "name"),
    [("kobayakawa", "佐々木隼"), ("merchant", "林尚志"), ("meow", "米光一成"), ("gunjo", "Kamoto、Mr. Kou")],
)
def test_designers_are_named_in_japanese_script_where_it_is_known(qapp: QApplication, game: str, name: str) -> None:
    i18n.install(qapp, "ja")
    credit = designers(games.game(game))
    i18n.install(qapp, "en")
    assert credit.partition("　")[0] == f"ゲームデザイン：{name}"


def test_about_has_no_link_to_newer_versions_while_no_address_is_known(qtbot: QtBot, look: Look) -> None:
    about = AboutDialog(look, Covers())
    qtbot.addWidget(about)
    assert about.newer_version is None


def test_a_newer_version_is_looked_for_in_the_players_browser(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(project_addresses, "RELEASES_PAGE", "https://example.org/releases")
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    about = AboutDialog(look, Covers())
    qtbot.addWidget(about)
    assert about.newer_version is not None
    assert about.newer_version.text() == "Check for a newer version"
    assert opened == []
    about.newer_version.click()
    assert opened == [QUrl("https://example.org/releases")]


def test_about_shows_every_licence_text(qtbot: QtBot, look: Look) -> None:
    about = AboutDialog(look, Covers())
    qtbot.addWidget(about)
    files = licence_files()
    assert {"LGPL-3.0", "OFL"} <= {file.stem for file in files}
    for index, file in enumerate(files):
        about.licence_choice.setCurrentIndex(index)
        assert about.licence_text.toPlainText().strip() == file.read_text(encoding="utf-8").strip()


# Error reports


class Thrower(QObject):
    """Raises an exception in a slot."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._throw)

    def _throw(self) -> None:
        raise LookupError("in a slot")


@pytest.fixture
def window(qtbot: QtBot, look: Look) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    look.apply_look(made)
    made.setGeometry(60, 40, 700, 560)
    made.show()
    return made


@pytest.fixture
def reports(window: QWidget, look: Look) -> Iterator[CrashReports]:
    made = CrashReports(window, look, lambda: '{"game": "toy"}')
    made.listen()
    yield made
    made.stop()
    if made.dialog is not None:
        made.dialog.close()
        made.dialog.deleteLater()


def throw(text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError:
        sys.excepthook(*sys.exc_info())


def told(reports: CrashReports) -> str:
    assert reports.dialog is not None
    assert reports.dialog.isVisible()
    return reports.dialog.report.toPlainText()


def test_an_error_is_told_with_versions_trace_and_record(reports: CrashReports, qtbot: QtBot) -> None:
    throw("odd")
    qtbot.waitUntil(lambda: reports.dialog is not None)
    text = told(reports)
    assert "ValueError: odd" in text
    assert f"Card Table {__version__}" in text
    assert "test_dialogs.py" in text
    assert '{"game": "toy"}' in text
    assert reports.dialog is not None
    QTest.mouseClick(reports.dialog.copy_button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == text


@pytest.mark.qt_no_exception_capture
def test_an_error_in_a_slot_is_told(reports: CrashReports, qtbot: QtBot) -> None:
    thrower = Thrower()
    thrower.asked.emit()
    qtbot.waitUntil(lambda: reports.dialog is not None)
    assert "LookupError: in a slot" in told(reports)


@pytest.mark.qt_no_exception_capture
def test_an_error_in_a_timer_is_told_and_the_event_loop_goes_on(reports: CrashReports, qtbot: QtBot) -> None:
    def fail() -> None:
        raise LookupError("in a timer")

    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: reports.dialog is not None)
    assert "LookupError: in a timer" in told(reports)


def test_an_error_in_a_thread_is_told_in_the_window_s_thread(reports: CrashReports, qtbot: QtBot) -> None:
    def fail() -> None:
        raise LookupError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: reports.dialog is not None)
    assert "LookupError: in a thread" in told(reports)


def test_one_dialog_at_a_time_counts_the_others(reports: CrashReports, qtbot: QtBot) -> None:
    throw("first")
    qtbot.waitUntil(lambda: reports.dialog is not None)
    first = reports.dialog
    throw("second")
    throw("third")
    assert first is not None
    qtbot.waitUntil(lambda: "2" in first._more.text())
    assert reports.dialog is first
    assert "ValueError: first" in told(reports)


def test_what_fails_again_and_again_is_told_once(reports: CrashReports, qtbot: QtBot) -> None:
    def fail_alike() -> None:
        throw("alike")

    for _ in range(2):
        fail_alike()
        qtbot.waitUntil(lambda: reports.dialog is not None)
        assert reports.dialog is not None
        reports.dialog.close()
        qtbot.wait(20)
        assert not reports.dialog.isVisible()


def test_the_report_lies_over_the_middle_of_the_window_which_waits_for_it(
    window: QWidget, reports: CrashReports, qtbot: QtBot
) -> None:
    throw("odd")
    qtbot.waitUntil(lambda: reports.dialog is not None and reports.dialog.isVisible())
    dialog = reports.dialog
    assert dialog is not None
    assert dialog.parentWidget() is window
    assert dialog.windowModality() == Qt.WindowModality.WindowModal
    away = dialog.frameGeometry().center() - window.frameGeometry().center()
    assert away.manhattanLength() <= 12
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()


@pytest.fixture
def secret_reports(window: QWidget, look: Look) -> Iterator[CrashReports]:
    made = CrashReports(window, look, lambda: '{"deck": ["7"]}', lambda: True)
    made.listen()
    yield made
    made.stop()
    if made.dialog is not None:
        made.dialog.close()
        made.dialog.deleteLater()


def test_where_several_people_play_the_report_is_shown_when_asked_for_and_copied_unseen(
    window: QWidget, secret_reports: CrashReports, qtbot: QtBot
) -> None:
    """The report contains everybody's cards, and the error message may contain some."""
    throw("the 7 of Ben")
    qtbot.waitUntil(lambda: secret_reports.dialog is not None and secret_reports.dialog.isVisible())
    dialog = secret_reports.dialog
    assert dialog is not None
    assert not dialog.report.isVisible()
    assert any("everyone’s cards" in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
    shown = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "7" not in shown
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert '"7"' in QApplication.clipboard().text()
    assert not dialog.report.isVisible()
    QTest.mouseClick(dialog.show_button, Qt.MouseButton.LeftButton)
    assert dialog.report.isVisible()
    assert '"7"' in dialog.report.toPlainText()
    assert dialog.report.hasFocus()
    assert not dialog.show_button.isVisible()


def test_the_log_says_what_went_wrong_where_but_not_what_the_error_says(
    reports: CrashReports, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """The terminal beside the window must not show anybody's cards."""

    def play() -> None:
        try:
            throw_on("the 7 of Ben")
        except LookupError as error:
            raise ValueError("not the 8") from error

    def throw_on(text: str) -> None:
        raise LookupError(text)

    try:
        play()
    except ValueError:
        sys.excepthook(*sys.exc_info())
    qtbot.waitUntil(lambda: reports.dialog is not None)
    assert "the 7 of Ben" in told(reports)
    assert "throw_on" in caplog.text
    assert "LookupError\nwhich led to:\n" in caplog.text
    assert "of Ben" not in caplog.text.replace('throw_on("the 7 of Ben")', "")
    assert "not the 8" not in caplog.text.replace('raise ValueError("not the 8")', "")


def test_a_record_that_cannot_be_given_does_not_cost_the_report(window: QWidget, qtbot: QtBot, look: Look) -> None:
    def fail() -> str:
        raise KeyError("no record")

    made = CrashReports(window, look, fail)
    made._show_soon("trace")
    qtbot.waitUntil(lambda: made.dialog is not None)
    assert made.dialog is not None
    assert "trace" in made.dialog.report.toPlainText()
    assert "no record" in made.dialog.report.toPlainText()
    made.dialog.close()
    made.dialog.deleteLater()


def test_a_dialog_is_made_once(shell: Shell) -> None:
    first = shell.dialogs.settings()
    first.close()
    assert shell.dialogs.settings() is first
    first.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_the_button_that_has_the_keyboard(qtbot: QtBot, look: Look, key: Qt.Key) -> None:
    dialog = ConfirmDialog(look)
    qtbot.addWidget(dialog)
    answers: list[str] = []
    dialog.ask("Delete it?", "", "Delete", lambda: answers.append("deleted"))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert (dialog.isHidden(), answers) == (True, []), "at first that's “Cancel”"
    dialog.ask("Delete it?", "", "Delete", lambda: answers.append("deleted"))
    dialog.yes_button.setFocus()
    QTest.keyClick(dialog.yes_button, key)
    assert answers == ["deleted"]


def test_what_is_copied_from_a_japanese_label_has_no_joiners(window: QWidget, qtbot: QtBot) -> None:
    label = words()
    label.setParent(window)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setText("記録を開けません。")
    label.show()
    label.setSelection(0, len(QLabel.text(label)))
    assert JOINER in label.selectedText()
    QTest.keySequence(label, QKeySequence.StandardKey.Copy)
    assert QApplication.clipboard().text() == "記録を開けません。"
