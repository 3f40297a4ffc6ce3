"""A complete window with a store of its own, and a language in which every text is marked."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.settings import ANIMATION, BOT_SPEED, Settings
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.keymap import Keymap
from cardtable_gui.views.shell.matches import covers
from cardtable_gui.views.shell.matches.covers import Covers
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.shell.window.main_window import MainWindow
from cardtable_gui.views.shell.window.motion_setting import Motion
from tests.support.stepped_clock import process_events
from tests.views.shell.scenes import Show

MARK = "«"


class Marker(QTranslator):
    """A translator that puts every text between marks."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"{MARK}{text}»"


@pytest.fixture(autouse=True)
def _plain_look(qapp: QApplication) -> Iterator[None]:
    """Restore palette, font and language, once the windows of the test are deleted: they need not follow."""
    palette, font = qapp.palette(), qapp.font()
    yield
    process_events()
    for spoken in i18n._installed:
        qapp.removeTranslator(i18n._translator(spoken))
    i18n._installed.clear()
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture(scope="session")
def drawn_covers() -> Iterator[dict[tuple[str, str, int, int], QImage]]:
    """The covers drawn for any test, by game, title and size."""
    drawn: dict[tuple[str, str, int, int], QImage] = {}
    yield drawn
    drawn.clear()


@pytest.fixture(autouse=True)
def _covers_drawn_once(drawn_covers: dict[tuple[str, str, int, int], QImage], monkeypatch: pytest.MonkeyPatch) -> None:
    """Share drawn covers between windows: drawing them is a third of the work of each new window."""
    draw = covers.draw

    def drawn(game: str, title: str, pixels: QSize) -> QImage:
        key = game, title, pixels.width(), pixels.height()
        if key not in drawn_covers:
            drawn_covers[key] = draw(game, title, pixels)
        return drawn_covers[key]

    monkeypatch.setattr(covers, "draw", drawn)


@pytest.fixture
def settings() -> Settings:
    """Settings that are not saved."""
    made = Settings()
    made.set(ANIMATION, "off")
    made.set(BOT_SPEED, "instant")
    return made


@pytest.fixture
def look(qapp: QApplication, settings: Settings) -> Look:
    """The whole look."""
    made = Look(qapp, settings)
    made.complete()
    return made


@pytest.fixture
def shown(qtbot: QtBot, look: Look) -> Show:
    """Apply the look to a widget and show it, with the focus."""

    def show(widget: QWidget) -> QWidget:
        qtbot.addWidget(widget)
        look.dress(widget)
        widget.resize(1100, 760)
        widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return widget

    return show


@pytest.fixture
def home(look: Look, settings: Settings, shown: Show) -> HomePage:
    """The start screen alone."""
    page = HomePage(look, Covers(), settings, Motion(settings), Keymap(settings))
    shown(page)
    return page


@pytest.fixture
def open_shell(qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path) -> Iterator[Callable[[], Shell]]:
    """Open complete windows on one store; they are closed at the end."""
    opened: list[Shell] = []

    def make() -> Shell:
        made = Look(qapp, settings)
        window = MainWindow(made, settings)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        opened.append(Shell(window, made, settings, Store(tmp_path), SystemClock(), InlineRunner(1)))
        return opened[-1]

    yield make
    for shell in opened:
        shell.window.close()


@pytest.fixture
def shell(open_shell: Callable[[], Shell]) -> Shell:
    """One complete window."""
    return open_shell()


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """Mark every text in place of the Japanese translation."""
    real, marker = i18n._translator, Marker()
    monkeypatch.setattr(i18n, "_translator", lambda spoken: marker if spoken == "ja" else real(spoken))
    yield
    qapp.removeTranslator(marker)
