"""Names of players, games, files, options and keys that look like markup are shown literally everywhere."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.set_aside import Damaged
from cardtable_gui.core.messages import Message
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.crash_dialog import CrashDialog
from tests.support.hostile import NAMES, TOKENS, Trap, guessing, mangled, pasted, pointing_to, record, told
from tests.support.recorded import ALL_GAMES
from tests.views.window_scenes import begun, paste, problem, watch

PEOPLE = dict(zip(TOKENS, NAMES, strict=True))
FILE = "<img src=&#47;nowhere.png alt=Qx3>.cardtable"
TAIL = ' <a href="x">Qx4</a>'
ALL = {**PEOPLE, "Qx3": FILE, "Qx4": TAIL}

both_languages = pytest.mark.parametrize("language", i18n.LANGUAGES)


class Loud(QTranslator):
    """A translator that appends markup to every text."""

    def __init__(self, spoken: QTranslator) -> None:
        super().__init__()
        self._spoken = spoken

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return (self._spoken.translate(context, text) or text) + TAIL


@pytest.fixture
def speak(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Append markup to every text of the language."""
    loud: dict[str, Loud] = {spoken: Loud(i18n._translator(spoken)) for spoken in i18n.LANGUAGES}
    monkeypatch.setattr(i18n, "_translator", lambda spoken: loud[spoken])
    monkeypatch.setattr(
        i18n, "_translated", lambda message, spoken: loud[spoken].translate(message.context, message.text)
    )

    def install(language: str) -> None:
        i18n.install(qapp, language)  # type: ignore[arg-type]
        qapp.processEvents()

    yield install
    for each in loud.values():
        qapp.removeTranslator(each)


def check(root: QWidget, *wanted: str) -> None:
    """Check that all texts are shown completely, these texts among them."""
    QApplication.processEvents()
    assert guessing(root) == []
    texts = list(told(root))
    assert mangled(texts, ALL) == []
    assert [each for each in wanted if not any(each in text for _, text in texts)] == []


@pytest.mark.sampled
@both_languages
@pytest.mark.parametrize("game", ALL_GAMES)
def test_names_like_markup_are_read_as_they_are_at_the_table_and_in_every_list(
    shell: Shell, qtbot: QtBot, speak: Callable[[str], None], game: str, language: str
) -> None:
    names = NAMES[: games.game(game).players[1]]
    speak(language)
    session = begun(shell, record(game))
    check(shell.window, *names, TAIL)
    seats = shell.dialogs.seats(session, None, lambda _seat, _who: None)
    check(seats, TAIL)
    seats.close()
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    check(shell.window, *names, TAIL)
    shell.home.cards[0].delete()
    check(shell.window, TAIL)
    replay = watch(shell, record(game, over=True))
    replay.jump(replay.length)
    check(shell.window, *names, TAIL)
    replay.jump(0)
    dialog = shell.dialogs.play_on(replay.match.seats, lambda seats: None)
    check(dialog, TAIL)
    dialog.close()


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trap]:
    """A pipe in the working folder that nobody may open."""
    monkeypatch.chdir(tmp_path)
    made = Trap(tmp_path / "pipe")
    yield made
    made.lift()


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
@pytest.mark.parametrize("game", ALL_GAMES)
def test_no_file_that_a_name_points_to_is_opened(
    open_shell: Callable[[], Shell], qtbot: QtBot, trap: Trap, tmp_path: Path, game: str
) -> None:
    names = pointing_to(trap.path.name)
    begun_file, over_file = tmp_path / "begun.cardtable", tmp_path / "over.cardtable"
    begun_file.write_text(record(game, names), encoding="utf-8")
    over_file.write_text(record(game, names, over=True), encoding="utf-8")
    shell = open_shell()
    shell.match_manager.open_file(over_file)
    assert shell.match_manager.replay is not None
    shell.match_manager.open_file(begun_file)
    assert shell.match_manager.session is not None
    read_all(shell)
    shell.window.close()
    again = open_shell()
    qtbot.waitUntil(lambda: len(again.home.cards) == 1)
    read_all(again)
    again.home.cards[0].open_button.click()
    assert again.match_manager.session is not None
    read_all(again)
    again.go_home()
    again.home.cards[0].delete()
    read_all(again)
    again.home.settle()
    assert again.lists.saved.rowCount() == 0
    assert trap.sprung == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_a_trap_tells_that_it_was_opened(qtbot: QtBot, trap: Trap) -> None:
    assert trap.path.read_bytes() == b""
    qtbot.waitUntil(lambda: trap.sprung == 1)
    QLabel(f'<img src="{trap.path.name}">').grab()
    qtbot.waitUntil(lambda: trap.sprung > 1)


def read_all(shell: Shell) -> None:
    """Paint the window, and read every text that it exposes."""
    QApplication.processEvents()
    shell.window.grab()
    assert any(text for _, text in told(shell.window))


@pytest.mark.sampled
@both_languages
@pytest.mark.parametrize("part", ["settings", "about", "keys", "rules"])
def test_dialogs_show_markup_in_any_text_as_it_is(
    shell: Shell, speak: Callable[[str], None], part: str, language: str
) -> None:
    speak(language)
    begun(shell, record("kobayakawa"))
    dialogs: dict[str, Callable[[], QWidget]] = {
        "settings": shell.dialogs.settings,
        "about": shell.dialogs.about,
        "keys": lambda: shell.dialogs.keys(shell.match_manager.session),
        "rules": lambda: shell.dialogs.rules("merchant"),
    }
    dialog = dialogs[part]()
    check(dialog, TAIL)
    dialog.close()


def test_house_rules_and_seats_like_markup_are_read_as_they_are_in_the_set_up(
    shell: Shell, speak: Callable[[str], None], tmp_path: Path
) -> None:
    speak("ja")
    game = games.game("godan")
    ours = resource(game.houses[0].file).read_text(encoding="utf-8")
    house, other = tmp_path / "house.toml", tmp_path / FILE
    house.write_text(ours.replace('"house-1"', json.dumps(NAMES[0])), encoding="utf-8")
    other.write_text(f"{json.dumps(NAMES[1])} = 2026-11-22\n{ours}", encoding="utf-8")
    shell.begin(MatchSetup("godan", (Seat("<i>"), Seat("&lt;"), Seat("<a href=x>")), {}, 3))
    shell.set_up("godan")
    page = shell.setup_page
    page.more_button.setChecked(True)
    page.house.read(house)
    check(shell.window, NAMES[0], TAIL)
    assert [row.name_field.text() for row in page.seats.rows] == ["<i>", "&lt;", "<a href=x>"]
    page.house.read(other)
    check(shell.window, FILE, NAMES[1], TAIL)
    page.seats.rows[1].name_field.setText("<b>x</b>")
    page.seats.rows[0].name_field.setText("<b>x</b>")
    check(shell.window, "<b>x</b>")


@pytest.mark.sampled
@both_languages
@pytest.mark.parametrize("name", [NAMES[0], "&lt;b&gt;"])
def test_a_record_that_is_refused_is_quoted_as_it_is(
    shell: Shell, speak: Callable[[str], None], tmp_path: Path, name: str, language: str
) -> None:
    speak(language)
    quoted = []
    for number, text in enumerate(pasted(name)):
        paste(shell, text)
        check(shell.dialogs._made["problem"], TAIL)
        quoted.append(name in problem(shell))
        (tmp_path / f"{number}{FILE}").write_text(text, encoding="utf-8")
        shell.match_manager.open_file(tmp_path / f"{number}{FILE}")
        check(shell.dialogs._made["problem"], FILE)
        problem(shell)
    assert quoted.count(True) >= 4


def test_notices_and_reports_are_read_as_they_are(shell: Shell, look: Look, speak: Callable[[str], None]) -> None:
    speak("ja")
    notifications = shell.notifications
    tellings: list[Callable[[], None]] = [
        lambda: notifications.written(FILE),
        lambda: notifications.not_written(FILE, NAMES[0]),
        lambda: notifications.nothing_kept(Path("/tmp") / FILE, Message("store", NAMES[0])),
        lambda: notifications.damaged(Damaged(FILE, Message("store", NAMES[0]), Path("/tmp") / FILE)),
    ]
    for tell in tellings:
        tell()
        check(shell.window, FILE, TAIL)
    dialog = CrashDialog(look, "\n".join(NAMES), shell.window)
    check(dialog, *NAMES)
    dialog.close()


def test_a_name_of_two_hundred_letters_keeps_every_page_in_the_window(shell: Shell, qtbot: QtBot) -> None:
    long = ("W" * 200, "あ" * 200, "e\u0301" * 100)
    before = shell.window.size()
    begun(shell, record("kobayakawa", long))
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    replay = watch(shell, record("kobayakawa", long, over=True))
    replay.jump(replay.length)
    shell.match_manager.open_file(Path("W" * 250))
    assert shell.dialogs._made["problem"].width() < before.width()
    assert "W" * 60 in problem(shell)
    QApplication.processEvents()
    assert shell.window.size() == before
