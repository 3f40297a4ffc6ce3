"""A complete window with a store of its own, and a language in which every text is marked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.settings import ANIMATION, ASKED_WHO, BOT_SPEED, Settings
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures import covers
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.navigation.first_parts import FirstParts
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.table.presenters import table_presenter
from cardtable_gui.views.window.preparation import Preparation
from tests.support.stepped_clock import process_events
from tests.support.table_tops import TableTops
from tests.views.window_scenes import Show

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
    qapp.setPalette(palette)
    qapp.setFont(font)


@dataclass
class Drawn:
    """Pictures drawn for any test: covers by game, title and size, the art of games, table tops."""

    covers: dict[tuple[str, str, int, int], QImage] = field(default_factory=dict)
    art: dict[tuple[str, tuple[str, ...]], Art] = field(default_factory=dict)
    tops: TableTops = field(default_factory=TableTops)


@pytest.fixture(scope="session")
def drawn(qapp: QApplication) -> Iterator[Drawn]:
    """Pictures that the tests share; they go before Qt does."""
    del qapp
    made = Drawn()
    yield made
    for pictures in (made.covers, made.art):
        pictures.clear()
    made.tops.forget()


@pytest.fixture(scope="package", autouse=True)
def _drawn_once(drawn: Drawn) -> Iterator[None]:
    """Share pictures between windows: drawing them is a third of the work of each new window and table.

    Covers of letters are shared, too: Qt paints a large letter a fraction of a pixel aside, depending on what text it
    painted before, and tests compare whole windows.
    """

    def cover(how: Callable[[str, str, QSize], QImage], game: str, title: str, pixels: QSize) -> QImage:
        key = game, title, pixels.width(), pixels.height()
        if key not in drawn.covers:
            drawn.covers[key] = how(game, title, pixels)
        return drawn.covers[key]

    def art_of(game: str, faces: tuple[str, ...], suit_colours: tuple[tuple[str, str], ...]) -> Art:
        return drawn.art.setdefault((game, faces), Art(game, faces, suit_colours))

    with pytest.MonkeyPatch.context() as patch:
        for name in ("draw", "_plain"):
            patch.setattr(covers, name, partial(cover, getattr(covers, name)))
        patch.setattr(table_presenter, "art_of", art_of)
        yield


@pytest.fixture(autouse=True)
def _tops_painted_once(drawn: Drawn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Share table tops, whose painting took a tenth of all tests of the table; the table top's own tests don't."""
    drawn.tops.share(monkeypatch)


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    """A bare widget as the parent of parts of the table."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    return widget


@pytest.fixture
def settings() -> Settings:
    """Settings that are not saved, of somebody who needn't be asked who plays."""
    made = Settings()
    made.set(ANIMATION, "off")
    made.set(BOT_SPEED, "instant")
    made.set(ASKED_WHO, True)
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
        look.apply_look(widget)
        widget.resize(1100, 760)
        widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return widget

    return show


@pytest.fixture
def home_covers() -> Covers:
    """The covers of the start screen alone."""
    return Covers()


@pytest.fixture
def home(look: Look, home_covers: Covers, settings: Settings, shown: Show) -> HomePage:
    """The start screen alone."""
    page = HomePage(look, home_covers, settings, Keymap(settings))
    shown(page)
    return page


@pytest.fixture
def open_shell(qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path) -> Iterator[Callable[[], Shell]]:
    """Open complete windows on one store; they are closed at the end."""
    opened: list[Shell] = []
    runners: list[InlineRunner] = []

    def make() -> Shell:
        made = Look(qapp, settings)
        window = MainWindow(made, settings)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        runners.append(InlineRunner(1))
        opened.append(Shell(FirstParts(window, made, settings, SystemClock()), Store(tmp_path), runners[-1]))
        Learning(opened[-1], made, SystemClock(), tmp_path)
        Preparation(opened[-1])
        return opened[-1]

    yield make
    for shell in opened:
        shell.window.close()
    for runner in runners:
        # As at the end of the program: nobody is answered any more.
        runner.close()


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
